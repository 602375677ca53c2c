"""People who play while servers and databases fail, and what must be on disk afterwards."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from threading import Event, Thread
from typing import Any

import httpx
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidMessage

from filone.server import schema, storage
from filone.server.database import Database
from server.harness import Player, Refused, key

PLAYERS = 3
TABLES = 4


class Group:
    """The people of one table, who move in turn and send a move again with its key until they are answered.

    They know the addresses of all servers and go to the next one when theirs does not answer. When a game is over they
    begin another.
    """

    def __init__(self, addresses: list[str], number: int, ended: Event) -> None:
        self.addresses = addresses
        self.rng = Random(number)
        self.ended = ended
        self.sent: dict[str, list[dict[str, Any]]] = {}
        self.acknowledged = 0
        self.problem: BaseException | None = None
        address = addresses[number % len(addresses)]
        self.players = [Player(address, f"P{number}-{seat}") for seat in range(PLAYERS)]
        self.thread = Thread(target=self.play, daemon=True)
        self.thread.start()

    def play(self) -> None:
        try:
            while not self.ended.is_set():
                self.play_game()
        except BaseException as problem:  # noqa: BLE001  (told to the test)
            self.problem = problem

    def play_game(self) -> None:
        host, *others = self.players
        opening = key()
        table = self.again(host, lambda: host.new_table("saboteur", PLAYERS, key=opening))
        for other in others:
            self.command(other, table, "join")
        self.command(host, table, "start")
        self.sent[table] = []
        while not self.ended.is_set():
            turn = self.again(host, lambda: host.position(table))["table"]["turn"]
            if turn < 0:
                return
            player = self.players[turn]
            position = self.again(player, partial(player.position, table))
            move = self.rng.choice(position["moves"])
            self.sent[table].append(move)
            body = {"seat": turn, "version": position["version"], "move": move}
            self.command(player, table, "move", **body)
            self.acknowledged += 1

    def command(self, player: Player, table: str, command: str, **body: Any) -> Any:
        same = key()
        return self.again(player, lambda: player.command(table, command, key=same, **body))

    def again(self, player: Player, ask: Callable[[], Any]) -> Any:
        """Ask until a server answers."""
        while True:
            try:
                return ask()
            except httpx.TransportError:
                here = self.addresses.index(player.address)
                player.go_to(self.addresses[(here + 1) % len(self.addresses)])
            except Refused as refusal:
                if refusal.code != "busy":
                    raise
            time.sleep(0.05)

    def wait_for_moves(self, count: int = 1) -> None:
        """Until so many more are acknowledged."""
        goal, end = self.acknowledged + count, time.monotonic() + 60
        while self.acknowledged < goal:
            assert self.problem is None, self.problem
            assert time.monotonic() < end, "nobody can play"
            time.sleep(0.02)


class Watcher:
    """Somebody who watches a group's first table by WebSocket, and reconnects like the page does."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self.table = next(iter(group.sent))
        self.log: list[Any] = []
        self.position: Any = None
        self.connections = 0
        self.problem: BaseException | None = None
        self.thread = Thread(target=self.watch, daemon=True)
        self.thread.start()

    def watch(self) -> None:
        addresses = self.group.addresses
        try:
            while not self.group.ended.is_set():
                try:
                    self.follow(addresses[self.connections % len(addresses)])
                except (ConnectionClosed, InvalidMessage, OSError):  # also while it was being greeted
                    time.sleep(0.05)
        except BaseException as problem:  # noqa: BLE001  (told to the test)
            self.problem = problem

    def follow(self, address: str) -> None:
        known = {} if self.position is None else {"version": self.position["version"], "hash": self.position["hash"]}
        self.connections += 1
        with Player(address).socket() as socket:
            message = socket.watch(self.table, **known)
            while not self.group.ended.is_set():
                if message["type"] == "position":
                    assert self.position is None or message["version"] >= self.position["version"]
                    self.position = message
                    self.log[message["log"]["start"] :] = message["log"]["entries"]
                try:
                    message = socket.next(0.5)
                except TimeoutError:
                    message = {"type": "nothing"}


@contextmanager
def playing(addresses: list[str], database: str) -> Iterator[list[Group]]:
    """Groups that play meanwhile; when they have ended, what they did is on disk: nothing lost, doubled, reordered."""
    ended = Event()
    groups = [Group(addresses, number, ended) for number in range(TABLES)]
    try:
        for group in groups:
            group.wait_for_moves()
        yield groups
        for group in groups:
            group.wait_for_moves()
    finally:
        ended.set()
    for group in groups:
        group.thread.join(60)
        assert not group.thread.is_alive()
        assert group.problem is None, group.problem
        for player in group.players:
            player.close()
    stored = Database(database)
    try:
        with stored.engine.connect() as connection:
            over = connection.scalars(select(schema.tables.c.id).where(schema.tables.c.status == "over")).all()
            kept = connection.scalars(select(schema.results.c.table_id)).all()
        assert sorted(kept) == sorted(over), "one result of every game that is over"
        for group in groups:
            assert sum(map(len, group.sent.values())) == group.acknowledged
            for id, sent in group.sent.items():
                with stored.engine.connect() as connection:
                    table = storage.load(connection, id)
                assert table is not None
                space = table.game.space
                assert [space.json(played.move) for played in table.play.moves if played.seat >= 0] == sent
    finally:
        stored.stop()
