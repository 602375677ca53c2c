"""Challenges: one deal for everybody, once, sealed until the week is over; Caverna alone; the puzzles of the day."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection

from filone import games
from filone.kernel import Record
from filone.kernel.dice import Dice
from filone.server import challenges
from filone.server.challenges import Entry, standings, week_at
from filone.server.clock import time
from filone.server.quotas import DAY
from filone.table.verify import verify
from filone.teaching.puzzle import puzzle_names, puzzle_of
from server.harness import Player, Refused, Running, key
from teaching.test_lessons import GAMES

Make = Callable[..., Player]
CLOCKS = ("api.challenges", "api.tables", "positions", "socket")


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deal of every week is a game of two minutes."""
    monkeypatch.setattr(challenges, "GAMES", (("toy", 2),))


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the clocks forward."""

    def set_forward(seconds: float) -> None:
        for clock in CLOCKS:
            monkeypatch.setattr(f"filone.server.{clock}.time", lambda: time() + seconds)

    return set_forward


def play(player: Player, challenge: str = "deal") -> str:
    return str(player.post(f"challenges/{challenge}", key=key())["table"])


def finish(player: Player, table: str, pick: int = 0) -> Any:
    while (position := player.position(table))["table"]["status"] == "playing":
        if position["moves"]:
            player.move(position, position["moves"][min(pick, len(position["moves"]) - 1)])
    return position


def refusal(call: Callable[[], Any]) -> str:
    with pytest.raises(Refused) as refused:
        call()
    return refused.value.code


def test_everybody_is_dealt_the_same_and_plays_once(player: Make) -> None:
    ada, bo = player("Ada"), player("Bo")
    one, other = play(ada), play(bo)
    assert one != other
    assert ada.position(one)["view"] == bo.position(other)["view"]
    assert play(ada) == one
    finish(ada, one)
    assert play(ada) == one
    told = ada.get("challenges")["deal"]
    assert told["table"] == one
    assert [(standing["name"], standing["you"]) for standing in told["standings"]] == [("Ada", True)]


def test_a_sealed_table_is_seen_by_who_plays_there_and_only_as_they_saw_it(player: Make) -> None:
    ada, bo = player("Ada"), player("Bo")
    table = play(ada)
    for path in ("", "/log", "/past", "/record", "/chat"):
        assert refusal(partial(bo.get, f"tables/{table}{path}")) == "sealed"
    assert ada.get(f"tables/{table}/past")["seat"] == ada.position(table)["seat"]
    with bo.socket() as socket:
        assert socket.watch(table)["error"] == "sealed"
    over = finish(ada, table)
    assert over["outcome"]
    dealt = [entry["move"] for entry in ada.get(f"tables/{table}/log")["entries"] if entry["move"]["kind"] == "deal"]
    assert any("card" not in move for move in dealt)
    assert "moves" not in ada.get(f"tables/{table}/record")
    for path in ("replay", "scores", "analysis", "line", "what-ifs"):
        assert refusal(partial(ada.get, f"tables/{table}/{path}")) == "sealed"
    deal = bo.get("challenges")["deal"]
    assert deal["secret"] is None
    assert deal["standings"][0]["table"] is None


def test_in_a_challenge_there_are_no_hints_and_no_going_on_elsewhere(player: Make) -> None:
    ada = player("Ada")
    table = play(ada)
    while (position := ada.position(table))["moves"] is None:
        pass
    assert not position["table"]["hints"]
    seen = {"seat": position["seat"], "version": position["version"]}
    assert refusal(lambda: ada.command(table, "hint", **seen)) == "no_hints"
    assert refusal(lambda: ada.command(table, "adjourn")) == "not_elsewhere"


def test_when_the_week_is_over_everything_is_opened_and_can_be_checked(
    player: Make, later: Callable[[float], None]
) -> None:
    ada, bo = player("Ada"), player("Bo")
    table = play(ada)
    finish(ada, table)
    commitment = bo.get("challenges")["deal"]["commitment"]
    later(7 * DAY)
    told = bo.get("challenges")
    past = told["past"]
    assert past["standings"][0]["table"] == table
    assert Dice(bytes.fromhex(past["secret"])).commitment == past["commitment"] == commitment
    assert told["deal"]["commitment"] != commitment
    assert verify(Record.loads(bo.http.get(f"/api/tables/{table}/record").content))
    assert bo.get(f"tables/{table}/replay")["length"]


def test_a_seat_left_to_a_bot_does_not_count(player: Make) -> None:
    ada = player("Ada")
    table = play(ada)
    ada.command(table, "resign", seat=0)
    while ada.position(table)["table"]["status"] == "playing":
        pass
    assert ada.get("challenges")["deal"]["standings"] == []
    assert play(ada) == table


def test_names_younger_than_the_week_or_not_kept_are_out_of_competition() -> None:
    class Final:
        def __init__(self, *final: int) -> None:
            self.final, self.id = final, "table"

    def entry(name: str, kept: bool, created: float, *final: int) -> Entry:
        return Entry(name, name, kept, created, Final(*final))  # type: ignore[arg-type]

    told = standings(
        [
            entry("guest", False, 1.0, 9, 0),
            entry("new", True, 99.0, 8, 0),
            entry("old", True, 1.0, 5, 3),
            entry("far", True, 1.0, 5, 1),
        ],
        "new",
        10.0,
        shown=False,
    )
    assert [(one.name, one.ranked, one.better) for one in told] == [
        ("far", True, 33),
        ("old", True, 0),
        ("guest", False, 100),
        ("new", False, 67),
    ]
    assert [one.name for one in told if one.you] == ["new"]


def test_caverna_alone_starts_the_same_for_all_and_goes_on_until_it_is_finished(player: Make) -> None:
    ada, bo = player("Ada"), player("Bo")
    one, other = play(ada, "solo"), play(bo, "solo")
    assert ada.position(one)["view"] == bo.position(other)["view"]
    assert play(ada, "solo") == one
    assert ada.get("challenges")["solo"]["table"] == one
    bo.position(one)  # nothing is dealt, so there is nothing to seal


def test_weeks_begin_on_monday_and_change_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenges, "GAMES", (("saboteur", 4), ("valdora", 3)))
    sunday = datetime(2026, 11, 15, 23, 59, tzinfo=UTC).timestamp()
    before, after = week_at(sunday), week_at(sunday + 120)
    assert (before.name, after.name) == ("2026-W46", "2026-W47")
    assert before.end == after.start
    assert before.game != after.game


def test_today_s_puzzles_are_told_and_solved_by_strangers(player: Make) -> None:
    stranger = player()
    told = stranger.get("challenges")
    assert {one["game"] for one in told["puzzles"]} == set(GAMES)
    for one in told["puzzles"]:
        game = games.load(one["game"])
        assert one["name"] in puzzle_names(game)
        path, puzzle = f"games/{one['game']}/puzzles/{one['name']}", puzzle_of(game, one["name"])
        page = stranger.call("POST", path, json={"answers": []}, params={"lang": "it"})
        assert page["view"]["seat"] == page["seat"] == puzzle.seat
        assert page["asks"]
        wrong = next(text for text in puzzle.loss if text not in puzzle.answers)
        assert refusal(partial(stranger.post, path, answers=[wrong])) == "not_best"
        solved = stranger.post(path, answers=[puzzle.answers[0]])
        assert (solved["step"], solved["steps"], solved["news"]) == (1, 1, len(puzzle.played))
    assert refusal(lambda: stranger.post("games/valdora/puzzles/third", answers=[])) == "unknown_puzzle"


@pytest.mark.parametrize("backend", ["sqlite"])
def test_whoever_looks_again_writes_nothing(server: Running, player: Make) -> None:
    player().get("challenges")
    with server.hall.database.engine.begin():  # nobody else can write
        assert player().get("challenges")["deal"]


@pytest.mark.parametrize("backend", ["sqlite"])
def test_the_games_of_others_are_read_once_however_many_look(
    server: Running, player: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand sheets for everybody who looks would keep the server from everything else."""
    read: list[str] = []

    def finished(connection: Connection, challenge: str) -> list[Entry]:
        read.append(challenge)
        return challenges_finished(connection, challenge)

    challenges_finished = challenges.finished
    monkeypatch.setattr(challenges, "finished", finished)
    ada = player("Ada")
    table, stranger = play(ada), player()
    for _ in range(5):
        assert stranger.get("challenges")["deal"]["standings"] == []
    assert len(read) == len(set(read)) == 2
    finish(ada, table)
    for _ in range(5):
        assert [one["name"] for one in stranger.get("challenges")["deal"]["standings"]] == ["Ada"], "and never too late"
    assert len(read) == 3


def test_the_statistics_tell_nothing_of_a_sealed_table(player: Make) -> None:
    ada, stranger = player("Ada"), player()
    before = stranger.get("games/toy/statistics")
    finish(ada, play(ada))
    assert stranger.get("games/toy/statistics") == before


def test_a_key_that_made_another_table_makes_no_challenge_of_it(player: Make) -> None:
    ada, used = player("Ada"), key()
    table = ada.new_table("toy", 2, key=used, bots={"1": "random"})
    assert refusal(lambda: ada.post("challenges/deal", key=used)) == "malformed"
    assert ada.position(table)["table"]["status"] == "waiting", "nobody has started it"
    assert ada.get("challenges")["deal"]["table"] is None
