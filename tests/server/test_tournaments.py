"""Tournaments: rounds come by themselves, once, across restarts and on several servers; who is absent loses."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from filone.bots.levels import SUBSTITUTE
from filone.server import schema, standings, tournaments
from filone.server.accounts import delete_account
from filone.server.limits import Rate
from filone.server.quotas import Quotas
from filone.server.storage import read_sheet
from server.harness import UNLIMITED, Player, Running, key
from server.test_history import play
from server.test_tables import refused

Make = Callable[..., Player]
Run = Callable[..., Running]
SLOW = {"type": "slow", "days": 1}
LIVE = {"type": "live", "turn": 600}


def announce(player: Player, minutes: int = 60, same: str | None = None, **terms: Any) -> str:
    body = {"name": "Cup", "game": "toy", "system": "swiss", "fewest": 2, "most": 2, "pace": SLOW} | terms
    return str(player.post("tournaments", key=same or key(), minutes=minutes, terms=body)["info"]["id"])


def enter(player: Player, id: str) -> Any:
    return player.call("POST", f"tournaments/{id}/enter")


def sweep(server: Running) -> None:
    server.inside(server.hall.organising.sweep())


def hurry(server: Running, what: str = "due") -> None:
    """What would come later comes now: the end of a round, then what was waited for."""
    sweep(server)
    column = schema.tournaments.c[what]
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.tournaments).where(column.is_not(None)).values({what: 1.0}))
    sweep(server)


def play_round(people: dict[str, Player], shown: Any) -> None:
    """The last one, as those do who sit there."""
    for table in shown["rounds"][-1]["tables"]:
        play([people[seat["name"]] for seat in table["seats"]], table["table"])


def test_a_swiss_of_eight_over_three_rounds_with_a_restart(run: Run) -> None:
    server = run()
    people = {name: Player(server.address, name) for name in ("Ada", "Ugo", "Eva", "Leo", "Ida", "Pia", "Gia", "Zoe")}
    ada, late = people["Ada"], Player(server.address, "Late")
    id = announce(ada, rated=True)
    for one in (*people.values(), ada):
        assert enter(one, id)["info"]["you"]
    (listed,) = ada.get("tournaments")["tournaments"]
    assert (listed["status"], listed["people"], listed["rounds"], listed["yours"]) == ("open", 8, 3, True)
    met: list[frozenset[str]] = []
    for number in range(1, 4):
        hurry(server)
        shown = ada.get(f"tournaments/{id}")
        assert (shown["info"]["status"], shown["info"]["round"]) == ("playing", number)
        met += [frozenset(seat["name"] for seat in table["seats"]) for table in shown["rounds"][-1]["tables"]]
        with refused("entries_closed", 409):
            enter(late, id)
        if number == 2:
            server.stop()
            server = run()
            for one in (*people.values(), late):
                one.go_to(server.address)
        play_round(people, shown)
        shown = ada.get(f"tournaments/{id}")
        assert sum(one["points"] for one in shown["standings"]) == 4 * number
    sweep(server)
    shown = ada.get(f"tournaments/{id}")
    assert shown["info"]["status"] == "over"
    assert len(set(met)) == 12, "nobody met twice"
    order = [(one["points"], one["opponents"]) for one in shown["standings"]]
    assert order == sorted(order, reverse=True)
    for place in shown["standings"]:
        tables = [table for round in shown["rounds"] for table in round["tables"]]
        gained = [seat["points"] for table in tables for seat in table["seats"] if seat["name"] == place["name"]]
        assert (len(gained), sum(gained)) == (3, place["points"])
    assert len(ada.get("club/results")["results"]) == 12
    for one in (*people.values(), late):
        one.close()


def test_the_points_of_a_round_are_worked_out_once(
    server: Running, player: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = {name: player(name) for name in ("Ada", "Ugo", "Eva", "Leo")}
    id = announce(people["Ada"], rounds=1)
    for one in people.values():
        enter(one, id)
    hurry(server)
    play_round(people, people["Ada"].get(f"tournaments/{id}"))
    worked: list[Any] = []
    points = standings.points

    def counting(table: Any) -> dict[int, int]:
        worked.append(table)
        return points(table)

    monkeypatch.setattr(standings, "points", counting)
    shown = people["Ada"].get(f"tournaments/{id}")
    assert len(worked) == len(shown["rounds"][0]["tables"]) == 2


def test_who_does_not_come_has_a_bot_in_the_seat_and_no_points(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    id = announce(ada, pace=LIVE, rounds=1)
    enter(ada, id)
    enter(ugo, id)
    with ada.socket() as socket:
        socket.wait("hello")
        hurry(server)
        told = socket.wait("told")
        assert (told["kind"], told["name"]) == ("started", "Cup")
        hurry(server, "gather")
        seats = ada.position(told["table"])["table"]["seats"]
        assert {seat["player"]: seat["bot"] for seat in seats} == {"Ada": None, "Ugo": SUBSTITUTE}
        play([ada], told["table"])
    sweep(server)
    shown = ada.get(f"tournaments/{id}")
    assert [(one["name"], one["points"]) for one in shown["standings"]] == [("Ada", 1.0), ("Ugo", 0.0)]
    assert shown["info"]["status"] == "over"


def test_who_has_moved_has_come(server: Running, player: Make) -> None:
    people = [player("Ada"), player("Ugo")]
    id = announce(people[0], pace=LIVE, rounds=1)
    for one in people:
        enter(one, id)
    hurry(server)
    (table,) = (one["table"] for one in people[0].get(f"tournaments/{id}")["rounds"][0]["tables"])
    (first,) = (one for one in people if one.position(table)["moves"])
    first.move(first.position(table), "keep")
    hurry(server, "gather")
    seats = first.position(table)["table"]["seats"]
    assert {seat["player"] == first.name: seat["bot"] for seat in seats} == {True: None, False: SUBSTITUTE}


def test_of_two_servers_one_makes_the_round(run: Run) -> None:
    servers = [run(), run()]
    people = {f"P{n}": Player(servers[n % 2].address, f"P{n}") for n in range(6)}
    id = announce(people["P0"])
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda one: enter(one, id), people.values()))
    for number in range(1, 3):
        sweep(servers[number % 2])
        with servers[0].hall.database.engine.begin() as connection:
            waits = schema.tournaments.c.due.is_not(None)  # or a server has just made the round by itself
            connection.execute(update(schema.tournaments).where(waits).values(due=1.0))
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(sweep, servers))
        with servers[0].hall.database.engine.connect() as connection:
            assert connection.scalar(select(func.count()).select_from(schema.tables)) == 3 * number
            assert connection.scalar(select(func.count()).select_from(schema.pairings)) == 6 * number
        play_round(people, people["P0"].get(f"tournaments/{id}"))
    for one in people.values():
        one.close()


def test_in_a_round_robin_everybody_meets_and_a_bot_plays_for_who_left(server: Running, player: Make) -> None:
    people = {name: player(name) for name in ("Ada", "Ugo", "Eva")}
    ada = people["Ada"]
    id = announce(ada, system="round_robin")
    for one in people.values():
        enter(one, id)
    met = set()
    for _ in range(3):
        hurry(server)
        shown = ada.get(f"tournaments/{id}")
        assert (shown["info"]["rounds"], len(shown["rounds"][-1]["byes"])) == (3, 1)
        (table,) = shown["rounds"][-1]["tables"]
        names = {seat["name"] for seat in table["seats"]}
        met.add(frozenset(names))
        play([people[name] for name in names if name in people], table["table"])
        if eva := people.pop("Eva", None):
            eva.call("POST", f"tournaments/{id}/leave")
    sweep(server)
    shown = ada.get(f"tournaments/{id}")
    assert (len(met), shown["info"]["status"]) == (3, "over")
    assert [one["name"] for one in shown["standings"] if one["gone"]] == ["Eva"]
    seats = [seat for round in shown["rounds"] for table in round["tables"] for seat in table["seats"]]
    assert {(seat["name"], seat["points"]) for seat in seats if seat["bot"]} == {("Eva", 0.0)}


def test_in_a_duplicate_all_have_the_same_deal_which_nobody_else_sees_before_the_end(
    server: Running, player: Make
) -> None:
    people = {name: player(name) for name in ("Ada", "Ugo", "Eva", "Leo")}
    ada, stranger = people["Ada"], player()
    with refused("bad_seats", 400):
        announce(ada, duplicate=True, most=3)
    id = announce(ada, duplicate=True, rounds=1, rated=True)
    for one in people.values():
        enter(one, id)
    hurry(server)
    first, second = ada.get(f"tournaments/{id}")["rounds"][0]["tables"]
    with server.hall.database.engine.connect() as connection:
        sheets = [read_sheet(text) for text in connection.scalars(select(schema.tables.c.sheet))]
    assert sheets[0].secret == sheets[1].secret
    for looker in (stranger, people[second["seats"][0]["name"]]):
        with refused("sealed", 403):
            looker.position(first["table"])
    with refused("sealed", 403):
        people[second["seats"][0]["name"]].command(first["table"], "chat", text="The first card is an eight")
    play([people[seat["name"]] for seat in first["seats"]], first["table"])
    with refused("sealed", 403):
        stranger.position(first["table"])
    assert not any(one["points"] for one in ada.get(f"tournaments/{id}")["standings"]), "only all at once"
    name = first["seats"][0]["name"]
    assert not stranger.get("club/results")["results"]
    assert not stranger.get(f"players/{name}/results")["results"]
    assert not stranger.get(f"players/{name}/ratings", game="toy", size=2)["points"]
    assert len(people[name].get(f"players/{name}/results")["results"]) == 1
    play([people[seat["name"]] for seat in second["seats"]], second["table"])
    sweep(server)
    shown = ada.get(f"tournaments/{id}")
    assert shown["info"]["status"] == "over"
    assert {one["points"] for one in shown["standings"]} == {0.5}, "the same cards, the same moves"
    assert stranger.position(first["table"])["table"]["status"] == "over"
    assert len(stranger.get("club/results")["results"]) == 2
    assert len(stranger.get(f"players/{name}/ratings", game="toy", size=2)["points"]) == 1


def test_too_few_and_called_off(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    lonely, other = announce(ada), announce(ada)
    enter(ada, lonely)
    enter(ugo, other)
    assert ugo.call("POST", f"tournaments/{other}/leave")["info"]["people"] == 0
    with refused("not_organiser", 403):
        ugo.call("POST", f"tournaments/{other}/call-off")
    assert ada.call("POST", f"tournaments/{other}/call-off")["info"]["status"] == "off"
    hurry(server)
    assert {one["status"] for one in ada.get("tournaments")["tournaments"]} == {"off"}
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.tournaments).values(starts=1.0))
    server.inside(server.hall.organising.delete_expired())
    assert ada.get("tournaments")["tournaments"] == []


def test_who_goes_for_ever_leaves_the_points_of_the_others(server: Running, player: Make) -> None:
    people = {name: player(name) for name in ("Ada", "Ugo", "Eva", "Leo")}
    ada, leo = people["Ada"], people["Leo"]
    id = announce(leo, rounds=2)
    for one in people.values():
        enter(one, id)
    hurry(server)
    play_round(people, ada.get(f"tournaments/{id}"))
    server.inside(server.hall.database.write(lambda connection: delete_account(connection, leo.id, "test")))
    hurry(server)
    shown = ada.get(f"tournaments/{id}")
    assert shown["info"]["organiser"] is None
    assert len(shown["rounds"][1]["byes"]) == 1
    assert sum(one["points"] for one in shown["standings"]) == 2 + 1, "a bye is a win"
    assert [one["name"] for one in shown["standings"] if one["gone"]] == ["—"]


def test_what_is_announced_is_possible_and_not_without_end(run: Run) -> None:
    server = run(quotas=Quotas(tournaments=2))
    ada = Player(server.address, "Ada")
    for terms, code, status in (
        ({"game": "chess"}, "unknown_game", 404),
        ({"most": 9}, "bad_seats", 400),
        ({"system": "knockout"}, "malformed", 400),
        ({"pace": None}, "malformed", 400),
        ({"rounds": 99}, "malformed", 400),
        ({"name": "Cup\nhttps://evil.example"}, "malformed", 400),
        ({"options": {"luck": True}}, "bad_option", 400),
    ):
        with refused(code, status):
            announce(ada, **terms)
    same = key()
    assert announce(ada, same=same) == announce(ada, same=same)
    announce(ada)
    with refused("too_many_tournaments", 409):
        announce(ada)
    with refused("unknown_tournament", 404):
        enter(ada, "AAAAAAAAAAAA")
    ada.close()


def test_nobody_fills_the_list_with_what_is_far_off(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "SHOWN", 2)
    server = run(limits=msgspec.structs.replace(UNLIMITED, announce=Rate(0.0001, 4)))
    ada, greedy, more = (Player(server.address, name) for name in ("Ada", "Greedy", "More"))
    for minutes in (30 * 24 * 60, 60 * 24 * 60):
        announce(greedy, minutes)
    soon = announce(ada, 60)
    assert ada.get("tournaments")["tournaments"][0]["id"] == soon
    announce(more)
    with refused("too_fast", 429):
        announce(more)
    for one in (ada, greedy, more):
        one.close()


def test_a_tournament_is_full_at_its_limit(player: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tournaments.MOST, "swiss", 1)
    ada = player("Ada")
    id = announce(ada)
    enter(ada, id)
    with refused("tournament_full", 409):
        enter(player("Ugo"), id)
    monkeypatch.setattr(tournaments, "ENTERED", 1)
    with refused("too_many_tournaments", 409):
        enter(ada, announce(ada))
