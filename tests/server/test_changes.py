"""Pushes that tell only what changed: put together they are the positions, for everybody who looks on."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest

from filone import games
from filone.server.deltas import difference
from server.harness import Player, Running, changed, shortened, start

Make = Callable[..., Player]
FRESH = ("log", "clocks")


@pytest.fixture
def backend() -> str:
    return "sqlite"


class Reader:
    """Somebody who watches for changes, and keeps the position as the page does."""

    def __init__(self, player: Player, table: str, stack: ExitStack) -> None:
        self.player = player
        self.table = table
        self.socket = stack.enter_context(player.socket())
        self.position = self.socket.watch(table, changes=True)
        self.log = self.position["log"]["entries"]
        self.received = self.whole = 0

    def follow(self, version: int) -> None:
        while self.position["version"] != version:
            message = self.socket.next()
            if message["type"] not in {"position", "change"}:
                continue
            self.received += len(json.dumps(message))
            self.whole += message["type"] == "position"
            if message["type"] == "change":
                assert message["since"] == self.position["version"]
                body = {key: value for key, value in self.position.items() if key not in FRESH}
                after = changed(body, message["change"])
                assert after["version"] == message["version"]
                assert message["check"] == crc32(
                    json.dumps(after["view"], separators=(",", ":"), sort_keys=True).encode()
                )
                message = after | {key: message[key] for key in FRESH}
            self.position = message
            self.log = self.log[: message["log"]["start"]] + message["log"]["entries"]
        whole = self.player.position(self.table)
        assert {key: value for key, value in whole.items() if key not in FRESH} == {
            key: value for key, value in self.position.items() if key not in FRESH
        }
        if whole["table"]["status"] != "over":  # then all of it is told again, open
            assert whole["log"]["entries"] == self.log


@pytest.mark.parametrize("game", games.names())
def test_changes_put_together_are_the_positions(player: Make, game: str) -> None:
    rules, rng = games.load(game), Random(7)
    players = [player(f"Player {seat}") for seat in range(max(2, rules.seats[0]))]
    table = start(players, game, options=shortened(rules), pace={"type": "live", "turn": 600})
    with ExitStack() as stack:
        readers = [Reader(one, table, stack) for one in (*players, player())]
        size = sum(len(json.dumps(reader.position)) for reader in readers)
        for _ in range(40):
            turn = readers[0].position["table"]["turn"]
            if turn < 0:
                break
            mover = readers[turn]
            if mover.position["undo"] and rng.random() < 0.2:
                body = {"seat": turn, "version": mover.position["version"], "to": mover.position["undo"][0]["to"]}
                version = players[turn].command(table, "undo", **body)["version"]
            else:
                version = players[turn].move(mover.position, rng.choice(mover.position["moves"]))["version"]
            for reader in readers:
                reader.follow(version)
        assert sum(reader.whole for reader in readers) == 0
        assert sum(reader.received for reader in readers) < 20 * size, "half of it at most"


def test_who_becomes_somebody_else_gets_the_whole(server: Running, player: Make) -> None:
    ada, ugo, nobody = player("Ada"), player("Ugo"), player()
    table = ada.new_table()
    with ExitStack() as stack:
        readers = [Reader(one, table, stack) for one in (ada, ugo, nobody)]
        for step in ("join", "leave", "join"):
            version = ugo.command(table, step)["version"]
            for reader in readers:
                reader.follow(version)
        assert [reader.whole for reader in readers] == [0, 3, 0]
        server.hall.rooms._cache.size = 0
        server.hall.rooms._cache.keep("", b"", 0)
        version = ada.command(table, "start")["version"]
        for reader in readers:
            reader.follow(version)
        assert [reader.whole for reader in readers] == [1, 4, 1], "what was sent is not known any more"


LONG = "a word that makes a value long enough to look into"


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        (1, 2, [2]),
        (None, {"a": LONG}, [{"a": LONG}]),
        ([LONG], {"a": LONG}, [{"a": LONG}]),
        ({"a": 1}, {"a": 2}, {"a": [2]}),
        ({"a": LONG, "b": 0, "c": 0}, {"a": LONG, "b": None, "d": {}}, {"b": [None], "c": None, "d": [{}]}),
        ({"a": {"b": {"c": 1, "d": LONG}}}, {"a": {"b": {"c": 3, "d": LONG}}}, {"a": {"b": {"c": [3]}}}),
        ([LONG, 2, 3, 4], [LONG, 5, 3, 4], {"1": [5]}),
        ([1, 2, 3, LONG], [5, 6, 7, LONG], [[5, 6, 7, LONG]]),
        ([LONG, 2], [LONG, 2, 3], {"2": [3]}),
        ([LONG, 2, 3], [LONG], {"length": [1]}),
        ([{"a": LONG, "b": 2}, 2, 3], [{"a": LONG, "b": 3}, 2], {"0": {"b": [3]}, "length": [2]}),
    ],
)
def test_a_difference_leads_from_one_to_the_other(old: Any, new: Any, change: Any) -> None:
    assert json.loads(msgspec.json.encode(difference(old, new))) == change
    assert changed(old, change) == new
