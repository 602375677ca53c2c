"""A server killed with SIGKILL again and again while people play: what was acknowledged is there, and nothing twice."""

import time
from collections.abc import Callable
from random import Random
from threading import Event, Thread
from typing import Any

import httpx
import pytest

from filone.server import storage
from filone.server.database import Database
from server.harness import Player, Process, Refused, key

PLAYERS = 3
TABLES = 4


class Group:
    """The people of one table, who move in turn and send a move again with its key until they are answered."""

    def __init__(self, address: str, number: int, ended: Event) -> None:
        self.rng = Random(number)
        self.ended = ended
        self.sent: list[dict[str, Any]] = []
        self.acknowledged = 0
        self.problem: BaseException | None = None
        self.players = [Player(address, f"P{number}-{seat}") for seat in range(PLAYERS)]
        host, *others = self.players
        self.table = host.new_table("saboteur", PLAYERS)
        for other in others:
            other.command(self.table, "join")
        host.command(self.table, "start")
        self.thread = Thread(target=self.play, daemon=True)
        self.thread.start()

    def play(self) -> None:
        try:
            while not self.ended.is_set():
                position = self.again(lambda: self.players[0].position(self.table))
                turn = position["table"]["turn"]
                if turn < 0:
                    return
                self.move(self.players[turn])
        except BaseException as problem:  # noqa: BLE001  (told to the test)
            self.problem = problem

    def move(self, player: Player) -> None:
        position = self.again(lambda: player.position(self.table))
        move, same = self.rng.choice(position["moves"]), key()
        self.sent.append(move)
        self.again(lambda: player.move(position, move, key=same))
        self.acknowledged += 1

    def again(self, ask: Callable[[], Any]) -> Any:
        """Ask until the server answers."""
        while True:
            try:
                return ask()
            except httpx.TransportError:
                time.sleep(0.05)
            except Refused as refusal:
                if refusal.code != "busy":
                    raise
                time.sleep(0.05)


def crash(database: str, times: int) -> None:
    rng = Random(7)
    server = Process(database)
    ended = Event()
    groups = [Group(server.address, number, ended) for number in range(TABLES)]
    for _ in range(times):
        time.sleep(rng.uniform(0.05, 0.6))
        server.kill()
        server = Process(database, server.port)
    time.sleep(0.5)
    ended.set()
    for group in groups:
        group.thread.join(30)
        assert not group.thread.is_alive()
        assert group.problem is None
    assert server.stop() == 0
    stored = Database(database)
    try:
        for group in groups:
            with stored.engine.connect() as connection:
                table = storage.load(connection, group.table)
            assert table is not None
            space = table.game.space
            made = [space.json(played.move) for played in table.play.moves if played.seat >= 0]
            assert made == group.sent
            assert len(group.sent) == group.acknowledged > 0
            for player in group.players:
                player.close()
    finally:
        stored.stop()


def test_nothing_acknowledged_is_lost_by_killing_the_server(database: str) -> None:
    crash(database, 4)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_by_killing_the_server_fifty_times(database: str) -> None:
    crash(database, 50)
