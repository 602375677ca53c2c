"""Over the wire, nobody can tell two worlds apart that look the same from their seat: every byte is compared.

Whole games are played on a running server. At every step, for some of the seats or a spectator, the table is swapped
for one in another world that this viewer cannot tell from the real one; everything the viewer can ask for is compared.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from filone import games
from filone.kernel import SPECTATOR
from filone.server.room import Room
from server.harness import Player, Running, config, start

STEPS = 40
LONG = 100_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(config(f"sqlite:///{tmp_path_factory.mktemp('secrecy') / 'filone.db'}"))
    yield running
    running.stop()


class Watcher:
    """Everything that one viewer receives."""

    def __init__(self, player: Player, table: str, seat: int) -> None:
        self.http = player.http
        self.account = player.id or None
        self.table = f"/api/tables/{table}"
        self.seat = seat

    def receives(self, room: Room, since: int, refusals: list[Any]) -> list[bytes]:
        """What is pushed, what is answered to every question, and how every wrong move is refused."""
        asked: list[httpx.Response] = [
            self.http.get(self.table),
            self.http.get(f"{self.table}/log", params={"since": since}),
            self.http.get(f"{self.table}/record"),
        ]
        version = room.table.sheet.version
        for move in refusals:
            body = {"seat": max(self.seat, 0), "version": version, "move": move}
            asked.append(self.http.post(f"{self.table}/why", json=body))
            if asked[-1].status_code != 200 or msgspec.json.decode(asked[-1].content)["clause"] is not None:
                asked.append(self.http.post(f"{self.table}/move", json=body | {"key": "aaaaaaaa"}))
        return [room.encoded(self.account, since), *[b"%d %s" % (a.status_code, a.content) for a in asked]]


def compare(server: Running, name: str, seats: int, steps: int, seed: int) -> None:
    players = [Player(server.address, f"{name}{seats}{seed}-{seat}") for seat in range(seats)]
    spectator = Player(server.address)
    try:
        compare_game(server, name, players, spectator, steps, Random(seed))
    finally:
        for one in (*players, spectator):
            one.close()


def compare_game(server: Running, name: str, players: list[Player], spectator: Player, steps: int, rng: Random) -> None:
    game = games.load(name)
    table = start(players, name, options=game.simulation, scores=True)
    watchers = [Watcher(player, table, seat) for seat, player in enumerate(players)]
    watchers.append(Watcher(spectator, table, SPECTATOR))
    room: Room = server.inside(server.hall.room(table))
    versions = [room.table.sheet.version]
    for _ in range(steps):
        real = room.table
        if real.turn < 0:
            break
        moves = real.play.legal(real.turn) or []
        for watcher in rng.sample(watchers, min(2, len(watchers))):
            tried = [{"kind": "nothing"}, *(game.space.json(rng.randrange(game.space.size)) for _ in range(3))]
            wrong = [move for move in tried if move not in moves]
            since = rng.choice(versions)
            here = watcher.receives(room, since, wrong)
            other = real.copy()
            other.play.state.redeal(watcher.seat, rng)
            room.replace(other)
            there = watcher.receives(room, since, wrong)
            room.replace(real)
            assert there == here
        position = players[real.turn].position(table)
        players[real.turn].move(position, rng.choice(moves))
        versions.append(room.table.sheet.version)


@pytest.mark.parametrize("name", games.names())
def test_worlds_that_look_the_same_are_the_same_over_the_wire(server: Running, name: str) -> None:
    compare(server, name, games.load(name).seats[1 if len(games.load(name).seats) > 1 else 0], STEPS, 1)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in games.names() for seats in games.load(name).seats]
)
def test_whole_games_at_every_number_of_seats(server: Running, name: str, seats: int) -> None:
    compare(server, name, seats, LONG, 2)


def test_the_comparison_notices_a_leak(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the scores of a game with secrets shown, the test above would fail."""
    monkeypatch.setattr(games.load("toy"), "open_scores", True)
    with pytest.raises(AssertionError):
        compare(server, "toy", 3, STEPS, 3)
