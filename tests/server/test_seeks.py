"""Finding each other: seeks that fill and start by themselves, once, wherever people agree to them."""

import contextlib
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from filone.server import schema
from filone.server.accounts import delete_account
from filone.server.limits import Limits
from filone.server.quotas import Quotas
from server.harness import UNLIMITED, Player, Refused, Running, key
from server.test_tables import refused

Make = Callable[..., Player]
Run = Callable[..., Running]


def seek(player: Player, fewest: int = 2, most: int = 2, minutes: int = 60, **wish: Any) -> str:
    """The id of a new one."""
    known = {one["id"] for one in player.get("seeks")["seeks"]}
    body = {"game": "toy", "fewest": fewest, "most": most} | wish
    seeks = player.post("seeks", key=key(), wish=body, minutes=minutes)["seeks"]
    return next(str(one["id"]) for one in seeks if one["id"] not in known)


def agree(player: Player, id: str) -> Any:
    return player.call("POST", f"seeks/{id}/agree")


def tables_of(player: Player) -> list[Any]:
    return list(player.get("tables")["mine"])


def test_a_seek_starts_when_it_is_full_and_everybody_is_told(player: Make) -> None:
    ada, ugo, eva = player("Ada"), player("Ugo"), player("Eva")
    with ada.socket() as socket, eva.socket() as other:
        socket.wait("hello")
        id = seek(ada, 3, 3, rated=True, options={"lucky": True}, pace={"type": "slow", "days": 2})
        socket.wait("lobby")
        (shown,) = agree(ugo, id)["seeks"]
        assert (shown["people"], shown["you"], shown["starts"]) == (["Ada", "Ugo"], True, None)
        assert [one["you"] for one in player().get("seeks")["seeks"]] == [False]
        assert agree(eva, id)["seeks"] == []
        told = socket.wait("told")
        assert (told["kind"], told["game"]) == ("started", "toy")
        assert other.wait("told")["table"] == told["table"]
    tables = [table for one in (ada, ugo, eva) for table in tables_of(one)]
    assert len(tables) == 3
    for table in tables:
        assert (table["id"], table["status"], table["rated"]) == (told["table"], "playing", True)
        assert (table["options"], table["pace"]) == ({"lucky": True}, {"type": "slow", "days": 2})
        assert {seat["player"] for seat in table["seats"]} == {"Ada", "Ugo", "Eva"}
    with refused("unknown_seek", 404):
        agree(player("Leo"), id)


def test_with_enough_people_it_waits_a_moment_for_more(server: Running, player: Make) -> None:
    ada, ugo, eva, leo = (player(name) for name in ("Ada", "Ugo", "Eva", "Leo"))
    id = seek(ada, 3, 4)
    agree(ugo, id)
    (shown,) = agree(eva, id)["seeks"]
    assert shown["starts"] is not None
    (shown,) = eva.call("POST", f"seeks/{id}/withdraw")["seeks"]
    assert (shown["people"], shown["starts"]) == (["Ada", "Ugo"], None)
    agree(leo, id)
    server.inside(server.hall.seeking.sweep())
    assert tables_of(ada) == []
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.seeks).values(starts=1.0))
    server.inside(server.hall.seeking.sweep())
    (table,) = tables_of(leo)
    assert {seat["player"] for seat in table["seats"]} == {"Ada", "Ugo", "Leo"}


def test_of_many_who_agree_at_once_to_two_servers_one_table_comes(run: Run) -> None:
    servers = [run(), run()]
    people = [Player(servers[number % 2].address, f"P{number}") for number in range(8)]
    for round in range(3):
        id = seek(people[0], 3, 4)

        def try_it(one: Player, id: str = id) -> str:
            try:
                agree(one, id)
            except Refused as refusal:
                return refusal.code
            return "agreed"

        with ThreadPoolExecutor(7) as pool:
            answers = list(pool.map(try_it, people[1:]))
        assert answers.count("agreed") == 3
        assert set(answers) <= {"agreed", "seek_full", "unknown_seek"}
        for server in servers:
            server.inside(server.hall.seeking.sweep())
        with servers[0].hall.database.engine.connect() as connection:
            assert connection.scalar(select(func.count()).select_from(schema.tables)) == round + 1
            assert connection.scalar(select(func.count()).select_from(schema.seekers)) == 0
    for one in people:
        one.close()


def test_who_begins_to_play_live_is_not_waited_for_elsewhere(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    live, slow = seek(ugo, 2, 3), seek(ugo, 2, 2, pace={"type": "slow", "days": 1})
    mine = seek(ada, 2, 2)
    agree(ada, live)
    agree(ugo, mine)
    assert [one["id"] for one in ada.get("seeks")["seeks"]] == [slow], "nobody is left who waits for the other"


def test_of_two_seeks_that_fill_at_once_one_gets_who_agreed_to_both(run: Run) -> None:
    """Each is filled at a server of its own by somebody else; Ada sits down once."""
    servers = [run(), run()]
    ada, others = Player(servers[0].address, "Ada"), [Player(servers[n].address, f"P{n}") for n in range(2)]
    for number in range(4):
        before = len(tables_of(ada))
        ids = [seek(ada), seek(ada)]
        with ThreadPoolExecutor(2) as pool:
            for agreed in [pool.submit(agree, other, id) for other, id in zip(others, ids, strict=True)]:
                with contextlib.suppress(Refused):  # it waited for the other in vain
                    agreed.result()
        for server in servers:
            server.inside(server.hall.seeking.sweep())
        assert len(tables_of(ada)) == before + 1, f"round {number}"
        for one in (ada, *others):
            for left in one.get("seeks")["seeks"]:
                one.call("POST", f"seeks/{left['id']}/withdraw")
    for one in (ada, *others):
        one.close()


def test_a_seek_that_cannot_start_keeps_no_other_waiting(server: Running, player: Make) -> None:
    ada, ugo, eva, leo = (player(name) for name in ("Ada", "Ugo", "Eva", "Leo"))
    broken, sound = seek(ada, 2, 3), seek(eva, 2, 3)
    agree(ugo, broken)
    agree(leo, sound)
    with server.hall.database.engine.begin() as connection:
        columns = schema.seeks.c
        wish = {"game": "chess", "fewest": 2, "most": 3}
        connection.execute(update(schema.seeks).where(columns.id == broken).values(wish=json.dumps(wish)))
        connection.execute(update(schema.seeks).values(starts=1.0))
    server.inside(server.hall.seeking.sweep())
    assert (len(tables_of(ada)), len(tables_of(eva))) == (0, 1)


def test_what_is_asked_for_must_be_possible(player: Make) -> None:
    ada = player("Ada")
    for body, code, status in (
        ({"game": "chess"}, "unknown_game", 404),
        ({"most": 9}, "bad_seats", 400),
        ({"fewest": 3}, "bad_seats", 400),
        ({"fewest": 1}, "bad_seats", 400),
        ({"options": {"luck": True}}, "bad_option", 400),
        ({"pace": {"type": "fast"}}, "malformed", 400),
    ):
        with refused(code, status):
            seek(ada, **body)
    with refused("unknown_seek", 404):
        agree(ada, "x")
    with refused("not_signed_in", 401):
        agree(player(), "AAAAAAAAAAAA")


def test_a_seek_is_put_up_once_for_each_key_and_not_without_end(run: Run) -> None:
    server = run(quotas=Quotas(seeks=2))
    ada = Player(server.address, "Ada")
    same = {"key": key(), "wish": {"game": "toy", "fewest": 2, "most": 2}}
    for _ in range(2):
        assert len(ada.post("seeks", **same)["seeks"]) == 1
    seek(ada)
    with refused("too_many_seeks", 409):
        seek(ada)
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.seeks).values(until=1.0))
    assert ada.get("seeks")["seeks"] == []
    server.inside(server.hall.seeking.delete_expired())
    seek(ada)
    ugo, others = Player(server.address, "Ugo"), [Player(server.address, f"P{number}") for number in range(6)]
    found = [seek(one, 3, 3, pace={"type": "slow", "days": 1}) for one in others for _ in range(2)]
    for id in found[:10]:
        agree(ugo, id)
    with refused("too_many_seeks", 409):
        agree(ugo, found[10])
    for one in (ada, ugo, *others):
        one.close()


def test_the_guests_of_an_address_do_not_fill_the_list(run: Run) -> None:
    server = run(limits=msgspec.structs.replace(UNLIMITED, seek=Limits().seek))
    guests = [Player(server.address, f"Guest {number}") for number in range(9)]
    put_up = 0
    with refused("too_fast", 429):
        for guest in guests:
            for _ in range(3):
                seek(guest)
                put_up += 1
    assert put_up == 20
    for one in guests:
        one.close()


def test_whoever_is_blocked_does_not_come(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    ada.post("friends/block", name="Ugo")
    with refused("not_welcome", 403):
        agree(ugo, seek(ada))
    with refused("not_welcome", 403):
        agree(ada, seek(ugo))


@pytest.mark.parametrize("backend", ["sqlite"])
def test_with_the_last_who_withdraws_a_seek_goes(player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    id = seek(ada, 3, 3)
    agree(ugo, id)
    (left,) = ada.call("POST", f"seeks/{id}/withdraw")["seeks"]
    assert left["people"] == ["Ugo"]
    assert ugo.call("POST", f"seeks/{id}/withdraw")["seeks"] == []


@pytest.mark.parametrize("backend", ["sqlite"])
def test_a_seek_whose_people_are_gone_waits_for_others(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    id = seek(ada, 2, 3)
    agree(ugo, id)
    with server.hall.database.engine.begin() as connection:
        delete_account(connection, ugo.id, "test")
        connection.execute(update(schema.seeks).values(starts=1.0))
    server.inside(server.hall.seeking.sweep())
    (left,) = ada.get("seeks")["seeks"]
    assert (left["people"], left["starts"]) == (["Ada"], None)
