"""Guests, passwords, sessions: kept, ended, stolen, expired."""

import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import time
from typing import Any

import pytest
from sqlalchemy import select, update

from filone.server import schema
from filone.server.errors import too_fast
from filone.server.limits import Limits, Rate
from server.harness import FREE, Player, Refused, Running, key

Make = Callable[..., Player]


def code(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refusal:
        act()
    return refusal.value.code


def test_a_guest_plays_at_once_and_keeps_the_name_with_a_password(server: Running, player: Make) -> None:
    ada = player("Ada", lang="it")
    assert ada.get("me") == {
        "id": ada.id,
        "name": "Ada",
        "lang": "it",
        "guest": True,
        "hook": None,
        "bot": False,
        "moderator": False,
    }
    for name in ("Ada", "ada", " ADA ", "ＡＤＡ"):
        assert code(partial(player().post, "guest", name=name)) == "name_taken"
    assert code(lambda: ada.post("password", password="short")) == "malformed"
    assert not ada.post("password", password="correct horse")["guest"]
    assert code(lambda: ada.post("password", password="battery staple")) == "wrong_password"
    ada.post("password", password="battery staple", old="correct horse")
    other = player()
    assert code(lambda: other.post("sign-in", name="Ada", password="correct horse")) == "wrong_password"
    assert code(lambda: other.post("sign-in", name="Nobody", password="correct horse")) == "wrong_password"
    assert other.post("sign-in", name="aDa", password="battery staple")["me"]["id"] == ada.id


def test_a_password_is_stored_as_argon2id_and_a_token_as_its_hash(server: Running, player: Make) -> None:
    ada = player("Ada")
    ada.post("password", password="correct horse")
    with server.hall.database.engine.connect() as connection:
        stored = connection.scalar(select(schema.accounts.c.password))
        assert stored is not None
        assert stored.startswith("$argon2id$")
        hashes = connection.scalars(select(schema.sessions.c.hash)).all()
    assert ada.token is not None
    assert ada.token not in hashes
    assert all(len(hashed) == 64 for hashed in hashes)


def test_names_without_letters_are_refused_and_tidied_otherwise(player: Make) -> None:
    assert code(lambda: player().post("guest", name=" \t ")) == "bad_name"
    assert code(lambda: player().post("guest", name="")) == "malformed"
    assert code(lambda: player().post("guest", name="x" * 31)) == "malformed"
    assert player().post("guest", name=" A\tda ")["me"]["name"] == "A da"


def test_a_password_ends_other_sessions_and_a_sign_out_ends_its_own(player: Make) -> None:
    ada = player("Ada")
    ada.post("password", password="correct horse")
    second = player(token=player().post("sign-in", name="Ada", password="correct horse")["token"])
    third = player(token=player().post("sign-in", name="Ada", password="correct horse")["token"])
    assert second.get("me")["name"] == third.get("me")["name"] == "Ada"
    second.post("sign-out")
    assert code(lambda: second.get("me")) == "not_signed_in"
    assert third.get("me")["id"] == ada.id
    ada.post("password", password="battery staple", old="correct horse")
    assert code(lambda: third.get("me")) == "not_signed_in"
    assert ada.get("me")["id"] == ada.id


def test_signing_out_everywhere_ends_everything_open_sockets_too(player: Make) -> None:
    ada = player("Ada")
    ada.post("password", password="correct horse")
    second = player(token=player().post("sign-in", name="Ada", password="correct horse")["token"])
    with second.socket() as socket:
        assert socket.next()["me"]["name"] == "Ada"
        ada.post("sign-out-everywhere")
        assert code(lambda: ada.get("me")) == "not_signed_in"
        assert code(lambda: second.get("me")) == "not_signed_in"
        with pytest.raises(Exception, match="4401"):
            socket.wait("never")


def test_invented_and_expired_tokens_are_nobodys(server: Running, player: Make) -> None:
    ada = player("Ada")
    table = ada.new_table()
    for token in ("x", "A" * 43, str(ada.token)[:-1], "%00"):
        thief = player(token=token)
        assert code(partial(thief.get, "me")) == "not_signed_in"
        assert code(partial(thief.command, table, "start")) == "not_signed_in"
        with thief.socket() as socket:
            assert socket.next()["me"] is None
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.sessions).values(expires=time() - 60))
    server.hall.accounts.forget(ada.id)
    assert code(lambda: ada.get("me")) == "not_signed_in"
    server.inside(server.hall.caretaker.delete_expired())
    with server.hall.database.engine.connect() as connection:
        assert connection.scalars(select(schema.sessions.c.hash)).all() == []


def test_a_guest_who_left_gives_the_name_back(server: Running, player: Make) -> None:
    ada = player("Ada")
    ada.post("sign-out")
    assert player("Ada").id != ada.id


def test_a_session_that_is_used_lasts(server: Running, player: Make) -> None:
    ada = player("Ada")
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.sessions).values(expires=time() + 5))
    server.hall.accounts.forget(ada.id)
    ada.get("me")
    with server.hall.database.engine.connect() as connection:
        assert (connection.scalar(select(schema.sessions.c.expires)) or 0) > time() + 86400


def test_browsers_have_the_token_in_a_cookie_that_scripts_and_other_sites_cannot_use(
    server: Running, player: Make
) -> None:
    browser = player()
    answer = browser.http.post("/api/guest", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie
    assert browser.get("me")["name"] == "Ada"
    foreign = browser.http.post("/api/sign-out", headers={"origin": "https://evil.example"})
    assert foreign.json()["error"] == "bad_origin"
    assert browser.get("me")["name"] == "Ada"
    own = browser.http.post("/api/sign-out", headers={"origin": server.address})
    assert own.status_code == 204
    assert code(lambda: browser.get("me")) == "not_signed_in"


def test_settings(player: Make) -> None:
    ada = player("Ada")
    assert ada.call("PATCH", "me", json={"lang": "it"})["lang"] == "it"
    assert ada.get("me")["lang"] == "it"
    with pytest.raises(Refused) as refusal:
        ada.command("AAAAAAAAAAAA", "start")
    assert refusal.value.error["text"] == "Questo tavolo non esiste."
    assert code(lambda: ada.call("PATCH", "me", json={"lang": "de"})) == "malformed"
    assert ada.call("PATCH", "me", json={})["lang"] == "it"


def test_too_fast_is_an_answer_of_its_own(run: Callable[..., Running]) -> None:
    slow = Rate(0.01, 2)
    server = run(limits=Limits(guest=FREE, sign_in=slow, write=slow, table=FREE, read=FREE))
    ada = Player(server.address, "Ada")
    for _ in range(2):
        assert code(lambda: ada.command("AAAAAAAAAAAA", "start")) == "unknown_table"
    with pytest.raises(Refused) as refusal:
        ada.command("AAAAAAAAAAAA", "start")
    assert (refusal.value.code, refusal.value.status) == ("too_fast", 429)
    assert refusal.value.error["retry_after"] > 1
    assert too_fast(0.04).sentence("en") == "Too many requests: try again in 1 second."
    assert too_fast(2.4).sentence("it") == "Troppe richieste: riprova fra 3 secondi."
    ugo = Player(server.address, "Ugo")
    assert code(lambda: ugo.command("AAAAAAAAAAAA", "start")) == "unknown_table"
    for _ in range(2):
        assert code(lambda: ugo.post("sign-in", name="Ada", password="x")) == "wrong_password"
    assert code(lambda: ugo.post("sign-in", name="Ada", password="x")) == "too_fast"
    eve = Player(server.address, "Eve")
    assert eve.new_table(key=key())
    for one in (ada, ugo, eve):
        one.close()


def test_a_nul_in_an_address_is_nobody_and_nothing(player: Make) -> None:
    """PostgreSQL takes none in a text."""
    ada = player("Ada")
    ada.post("password", password="correct horse")
    ada.post("bots", name="Rusty")
    for method, path in (("POST", "bots/Ru%00sty/token"), ("DELETE", "bots/Ru%00sty"), ("DELETE", "bots/%00")):
        assert code(partial(ada.call, method, path)) == "unknown_player"
    assert code(lambda: ada.call("DELETE", "passkeys?id=a%00b")) == "malformed"
    assert ada.call("DELETE", "passkeys")["passkeys"] == []


def at_once(calls: Iterable[Callable[[], Any]]) -> list[str]:
    """What each is refused with, if it is."""
    begin = threading.Barrier(8)

    def call(one: Callable[[], Any]) -> str:
        begin.wait(30)
        try:
            one()
        except Refused as refused:
            return refused.code
        return ""

    with ThreadPoolExecutor(8) as people:
        return sorted(people.map(call, calls))


def test_whatever_is_sent_at_once_is_counted_and_done_as_if_one_came_after_the_other(
    server: Running, player: Make
) -> None:
    """PostgreSQL does many things at a time: each found room for one more."""
    ada, same = player("Ada"), key() + key()
    ada.post("password", password="correct horse")
    eight = [player(token=ada.token) for _ in range(8)]
    wish = {"game": "toy", "fewest": 2, "most": 2}
    terms = wish | {"name": "Cup", "system": "swiss", "pace": {"type": "live", "turn": 60}}
    seeks = at_once(partial(one.post, "seeks", key=key(), wish=wish) for one in eight)
    assert seeks.count("") <= 3, "two of an account are looked at together, the others are too fast"
    assert len(ada.get("seeks")["seeks"]) <= 3
    cups = at_once(partial(one.post, "tournaments", key=key(), minutes=60, terms=terms) for one in eight)
    assert cups.count("") <= 2
    assert len(ada.get("tournaments")["tournaments"]) <= 2
    bots = at_once(partial(one.post, "bots", name=f"Rusty {number}") for number, one in enumerate(eight))
    assert bots == [""] * 5 + ["too_many_bots"] * 3
    for bot in ada.get("bots")[:2]:
        ada.call("DELETE", f"bots/{bot['name']}")
    assert at_once(partial(one.post, "bots", name="Tin") for one in eight) == [""] + ["name_taken"] * 7
    assert at_once(partial(one.post, "challenges/solo", key=key()) for one in eight) == [""] * 8
    assert at_once(partial(one.post, "challenges/deal", key=key()) for one in eight) == [""] * 8
    assert len(ada.get("tables")["mine"]) == 2, "a game that is not finished goes on"
    guests = at_once(partial(player().post, "guest", name="Gia", key=same) for _ in range(8))
    assert guests == [""] * 8, "the same name and key are the same guest, however often they are sent"
    ugo = player("Ugo")
    asked = [partial(player(token=ada.token).post, "friends/ask", name="Ugo") for _ in range(4)]
    asked += [partial(player(token=ugo.token).post, "friends/ask", name="Ada") for _ in range(4)]
    assert at_once(asked) == [""] * 8
    assert [one["tie"] for one in ugo.get("friends")["people"]] == ["friend"]
