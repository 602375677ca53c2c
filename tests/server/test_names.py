"""Nobody takes another's name, however it is written, and nobody guesses a password fast or locks the owner out."""

import unicodedata
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import text

from filone.server.database import open_engine
from filone.server.limits import Limits, Rate, network_of
from filone.server.migrations import upgrade
from filone.server.names import handle_of, skeleton_of
from server.harness import FREE, UNLIMITED, Player, Refused, Running, key

Make = Callable[..., Player]
Run = Callable[..., Running]


def code(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refusal:
        act()
    return refusal.value.code


def test_what_looks_the_same_is_taken_and_what_hides_is_refused(player: Make) -> None:
    ada, paolo, nobody = player("Ada"), player("Paolo"), player()
    ada.post("password", password="correct horse")
    for name in ("ada", "ＡＤＡ", "𝐀𝐝𝐚", "ADA", "PaoIo", "Pao1o", "PA0LO"):
        assert code(partial(nobody.post, "guest", name=name)) == "name_taken", name
    for hidden in "\u034f\ufe0f\u200b\u2800\u3164\u115f\u00ad\u202e\U000e0041\U0001d159\x07":
        assert code(partial(nobody.post, "guest", name=f"Ada{hidden}")) == "bad_name", hidden
    for mixed in ("\u0410da", "Ad\u0430", "\u0391da"):
        assert code(partial(nobody.post, "guest", name=mixed)) == "bad_name", mixed
    for name in ("Zoë", "Ада", "さくら Ada", "D’Angelo", "Ada 🎲", "नेहा", "نور"):
        assert player(name).get("me")["name"] == unicodedata.normalize("NFKC", name)
    assert paolo.get("me")["guest"]


def test_a_whole_name_in_another_alphabet_is_taken_too(player: Make) -> None:
    player("coco")
    assert code(lambda: player().post("guest", name="\u0441\u043e\u0441\u043e")) == "name_taken"


def test_case_never_tells_two_names_apart() -> None:
    for sign in map(chr, range(0x21, 0x2FFF)):
        assert skeleton_of(sign) == skeleton_of(sign.upper()) == skeleton_of(sign.casefold()), hex(ord(sign))


@pytest.mark.empty
def test_accounts_of_before_are_found_also_those_that_look_alike(database: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        for number, name in enumerate(("Ian", "Lan", "Ad\u0430", "Ada", "IAN\n5")):
            handle = handle_of(name) if "\n" not in name else name.casefold()
            connection.execute(
                text("INSERT INTO accounts VALUES (:id, :name, :handle, :password, 'en', NULL, :number, 0)"),
                {"id": str(number), "name": name, "handle": handle, "password": f"${number}", "number": number},
            )
        upgrade(connection)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT id, handle, skeleton FROM accounts ORDER BY id")).all()
    engine.dispose()
    assert [row.handle for row in rows] == ["ian", "lan", "ad\u0430", "ada", "ian\n5"]
    assert len({row.skeleton for row in rows}) == 5
    assert [row.skeleton for row in rows if "\n" not in row.skeleton] == [skeleton_of("Ian"), skeleton_of("Ada")]


@pytest.fixture
def at() -> Iterator[Make]:
    """Makes players at any server."""
    made: list[Player] = []

    def make(*args: Any, **more: Any) -> Player:
        made.append(Player(*args, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


def limits(**rates: Any) -> Limits:
    return Limits(**({name: getattr(UNLIMITED, name) for name in UNLIMITED.__struct_fields__} | rates))


def tries(address: str, name: str, password: str = "x", **more: Any) -> str:
    """A try of a password from nowhere in particular."""
    with Player(address).http as http:
        answer = http.post("/api/sign-in", json={"name": name, "password": password}, **more)
    return "" if answer.status_code == 200 else str(answer.json()["error"])


def test_every_spelling_of_a_name_is_one_try(run: Run) -> None:
    server = run(limits=limits(name=Rate(0.001, 3)))
    spellings = ("Ada", "ADA", "ada", "ＡＤＡ", "Ａda", "aＤa", " Ada ")
    assert [tries(server.address, name) for name in spellings] == ["wrong_password"] * 3 + ["too_fast"] * 4


def test_nobody_locks_the_owner_out(run: Run, at: Make) -> None:
    server = run(limits=limits(name=Rate(0.001, 3)))
    ada = at(server.address, "Ada")
    ada.post("password", password="correct horse")
    device = ada.http.cookies.get("filone-device")
    for _ in range(8):
        tries(server.address, "Ada")
    assert tries(server.address, "Ada", "correct horse") == "too_fast"
    for stolen in ("x", "x.y", f"{device}0", "é"):
        cookie = {"cookie": f"filone-device={stolen}".encode()}
        assert tries(server.address, "Ada", "correct horse", headers=cookie) == "too_fast"
    cookie = {"cookie": f"filone-device={device}".encode()}
    assert tries(server.address, "Ada", "correct horse", headers=cookie) == ""
    assert [tries(server.address, "Ada", headers=cookie) for _ in range(3)] == ["wrong_password"] * 2 + ["too_fast"]


def test_an_ipv6_network_is_one_address(run: Run) -> None:
    server = run(limits=limits(sign_in=Rate(0.001, 3), guest=Rate(0.001, 2)))

    def coming(address: str) -> dict[str, Any]:
        return {"headers": {"x-forwarded-for": address}}

    inside = [tries(server.address, f"name{n}", **coming(f"2001:db8:1:2::{n:x}")) for n in range(5)]
    assert inside == ["wrong_password"] * 3 + ["too_fast"] * 2
    assert tries(server.address, "name", **coming("2001:db8:1:3::1")) == "wrong_password"
    assert tries(server.address, "name", **coming("192.0.2.1")) == "wrong_password"
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1")


def test_guests_are_limited_by_address_whoever_asks(run: Run, at: Make) -> None:
    server = run(limits=limits(guest=Rate(0.001, 2)))
    first = at(server.address, "Ada")
    second = at(server.address, token=first.post("guest", name="Ugo")["token"])
    assert code(lambda: second.post("guest", name="Eve")) == "too_fast"


def test_servers_count_together(run: Run, at: Make) -> None:
    rates = limits(sign_in=Rate(0.001, 3), guest=Rate(0.001, 3), table=Rate(0.001, 2))
    one, other = run(limits=rates), run(limits=rates)
    assert [tries(one.address, "Ada") for _ in range(2)] == ["wrong_password"] * 2
    assert [tries(other.address, "Ada") for _ in range(2)] == ["wrong_password", "too_fast"]
    ada = at(one.address, "Ada")
    there = at(other.address, token=ada.token)
    ada.new_table()
    there.new_table()
    for player in (ada, there):
        assert code(player.new_table) == "too_fast"


def test_an_invented_token_is_not_looked_up_before_the_limit(run: Run, at: Make) -> None:
    server = run(limits=limits(token=Rate(0.001, 3), read=FREE))
    ada = at(server.address, "Ada")
    assert ada.get("me")["name"] == "Ada"
    invented = [at(server.address, token=f"{'x' * 20}{n}") for n in range(4)]
    assert [code(partial(one.get, "me")) for one in invented] == ["not_signed_in"] * 2 + ["too_fast"] * 2
    with invented[3].socket() as socket, pytest.raises(Exception, match="4429"):
        socket.wait("hello")
    assert ada.get("me")["name"] == "Ada"


def test_a_guest_whose_answer_was_lost_asks_again(run: Run, at: Make) -> None:
    one, other = run(), run()
    once = key()
    first = at(one.address).post("guest", name="Ada", key=once)
    again = at(other.address).post("guest", name="Ada", key=once)
    assert (again["token"], again["me"]) == (first["token"], first["me"])
    assert code(lambda: at(one.address).post("guest", name="Ada", key=key())) == "name_taken"
    assert code(lambda: at(one.address).post("guest", name="Ada", key="short567")) == "malformed"
    ada = at(one.address, token=first["token"])
    ada.post("sign-out")
    assert code(lambda: at(other.address).post("guest", name="Ada", key=once)) == "name_taken"
