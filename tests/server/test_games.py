"""Every game played through by four seats, each with a WebSocket of its own."""

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from filone.kernel import Record
from filone.table import verify
from server.harness import Player, Running, config, policy, start


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(config(f"sqlite:///{tmp_path_factory.mktemp('games') / 'filone.db'}"))
    yield running
    running.stop()


@pytest.mark.parametrize(
    "name",
    ["toy", "saboteur", *(pytest.param(name, marks=pytest.mark.long) for name in ("valdora", "eldorado", "caverna"))],
)
def test_four_seats_play_a_game_through(server: Running, name: str) -> None:
    rng = Random(6)
    players = [Player(server.address, f"{name}-{seat}") for seat in range(4)]
    table = start(players, name)
    room = server.inside(server.hall.rooms.get(table))
    choose = policy(room.table.game)
    logs: list[list[Any]] = [[] for _ in players]
    with ExitStack() as stack:
        sockets = [stack.enter_context(player.socket()) for player in players]
        seen = [socket.watch(table) for socket in sockets]
        while seen[0]["table"]["status"] == "playing":
            for log, position in zip(logs, seen, strict=True):
                log[position["log"]["start"] :] = position["log"]["entries"]
            turn = seen[0]["table"]["turn"]
            assert [position["moves"] is not None for position in seen] == [seat == turn for seat in range(4)]
            move = room.table.game.space.json(choose(room.table.play.state, rng))
            assert move in seen[turn]["moves"]
            answer = players[turn].move(seen[turn], move)
            seen = [socket.wait("position") for socket in sockets]
            assert {position["version"] for position in seen} == {answer["version"]}
            assert answer["hash"] == seen[turn]["hash"]
    assert {str(position["outcome"]) for position in seen} == {str(players[0].position(table)["outcome"])}
    record = Record.loads(players[0].http.get(f"/api/tables/{table}/record").content)
    assert record.result is not None
    assert verify(record) == sum(move["seat"] == -1 for move in players[0].get(f"tables/{table}/log")["entries"])
    for player in players:
        player.close()
