"""Turns that nobody makes: bots whose workers think, crash and hang; people whose time is over; hooks to call them."""

import asyncio
import contextlib
import json
import socket
import sys
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from threading import Thread
from time import monotonic, sleep
from typing import Any

import pytest

from filone import games
from filone.server.hooks import _post, _resolve
from server.harness import Player, Refused, Running, Socket, start

Make = Callable[..., Player]
Run = Callable[..., Running]

CRASHES = (sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(1)")
HANGS = (sys.executable, "-c", "import sys, time; sys.stdin.readline(); time.sleep(600)")
LIES = (sys.executable, "-u", "-c", "while input(): print(4)")


def until_over(socket: Socket, position: Any) -> Any:
    while position["table"]["status"] != "over":
        position = socket.wait("position")
    return position


@pytest.mark.parametrize(("backend", "game"), [("postgresql", "toy"), *(("sqlite", name) for name in games.names())])
def test_bots_play_with_people(run: Run, backend: str, game: str) -> None:
    rules = games.load(game)
    server = run(workers=1, bot_seconds=0.02)
    ada = Player(server.address, "Ada")
    seats = rules.seats[0]
    others = {str(seat): "random" for seat in range(1, seats)}
    table = ada.new_table(game, seats, bots=others, options=rules.simulation)
    with ada.socket() as socket:
        socket.watch(table)
        position = ada.command(table, "start")
        deadline = monotonic() + 5
        while position["table"]["status"] == "playing" and monotonic() < deadline:
            if position["moves"] is not None:
                position = ada.move(position)
            else:
                position = socket.wait("position")
                position = ada.position(table)
        assert any(entry["seat"] > 0 for entry in ada.get(f"tables/{table}/log")["entries"]) or seats == 1
    assert server.hall.metrics.bot_failures._value.get() == 0
    ada.close()


@pytest.mark.parametrize("command", [CRASHES, HANGS, LIES], ids=["crashes", "hangs", "lies"])
def test_a_worker_that_fails_is_replaced_and_the_move_made_all_the_same(run: Run, command: tuple[str, ...]) -> None:
    server = run(workers=1, bot_seconds=-1.5, worker_command=command)
    ada = Player(server.address, "Ada")
    before = set(server.hall.caretaker.workers._all)
    table = start([ada], seats=3, bots={"1": "random", "2": "random"})
    with ada.socket() as socket:
        socket.watch(table)
        begun = monotonic()
        over = until_over(socket, ada.move(ada.position(table), "keep"))
        assert monotonic() - begun < 30
    assert {entry["seat"] for entry in over["log"]["entries"]} >= {2}
    if command is not LIES:
        assert server.hall.metrics.bot_failures._value.get() >= 2
        assert before.isdisjoint(server.hall.caretaker.workers._all)
    ada.close()


def test_a_bots_turn_begun_by_a_server_that_went_is_taken_up_by_another(run: Run) -> None:
    first = run(workers=1, bot_seconds=0.0, worker_command=HANGS)
    ada = Player(first.address, "Ada")
    table = start([ada], seats=2, bots={"1": "random"})
    ada.move(ada.position(table), "keep")
    first.stop()
    second = run()
    again = Player(second.address, token=ada.token)
    with again.socket() as socket:
        until_over(socket, socket.watch(table))
    ada.close()
    again.close()


def answered_after(server: Running, nine: bool, bot: str) -> float:
    """The seconds that a bot takes which has drawn a nine, so that it has no choice, or has not."""
    ada = Player(server.address, "Ada")
    with ada.socket() as socket:
        while True:
            table = start([ada], seats=2, bots={"1": bot}, options={"lucky": True})
            position = socket.watch(table)
            room = server.hall.rooms.in_memory(table)
            assert room is not None
            if (room.table.play.view(1).card == 9) == nine:  # type: ignore[attr-defined]
                break
        begun = monotonic()
        until_over(socket, ada.move(position, "keep"))
        took = monotonic() - begun
    ada.close()
    return took


@pytest.mark.parametrize("nine", [True, False])
def test_a_bot_takes_its_time_whether_it_has_a_choice_or_not(run: Run, nine: bool) -> None:
    assert 0.5 <= answered_after(run(bot_pause=0.5), nine, "random") < 3


@pytest.mark.parametrize("nine", [True, False])
def test_a_bot_that_thinks_longer_than_its_pause_does_so_without_a_choice_too(run: Run, nine: bool) -> None:
    """As on a busy machine, where a thought is not over when the pause is."""
    assert 0.6 <= answered_after(run(workers=1, bot_seconds=0.6, bot_pause=0.05), nine, "master") < 10


def test_a_bot_s_time_begins_when_it_can_think(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one that waited in the queue and had no choice would be the quicker for it."""
    server = run(bot_pause=0.5)

    async def queue(ask: Callable[[], Any], *_: object) -> None:
        await asyncio.sleep(0.6)
        ask()

    monkeypatch.setattr(server.hall.caretaker.workers, "choose", queue)
    ada = Player(server.address, "Ada")
    table = start([ada], seats=2, bots={"1": "random"})
    with ada.socket() as socket:
        position = socket.watch(table)
        begun = monotonic()
        until_over(socket, ada.move(position, "keep"))
        assert 1.1 <= monotonic() - begun < 4
    ada.close()


def test_bots_among_themselves_do_not_dawdle(run: Run) -> None:
    server = run(bot_pause=60.0)
    ada = Player(server.address, "Ada")
    table = ada.new_table("toy", 2, bots={"0": "random", "1": "random"}, sit=False)
    with ada.socket() as socket:
        socket.watch(table)
        until_over(socket, ada.command(table, "start"))
    ada.close()


def test_people_may_take_back_while_a_bot_thinks(run: Run) -> None:
    server = run(workers=1, bot_seconds=-1.5, worker_command=HANGS)
    ada = Player(server.address, "Ada")
    table = start([ada], seats=2, bots={"1": "random"})
    moved = ada.move(ada.position(table), "keep")
    back = ada.command(table, "undo", seat=0, version=moved["version"], to=moved["undo"][0]["to"])
    assert back["moves"] is not None
    with ada.socket() as socket:
        socket.watch(table)
        until_over(socket, ada.move(back, "keep"))
    made = [entry["seat"] for entry in ada.get(f"tables/{table}/log")["entries"] if entry["seat"] >= 0]
    assert made == [0, 1]
    ada.close()


# Time


def hurry(server: Running, table: str, seconds: float) -> None:
    """Let time pass at a table."""

    async def later() -> None:
        room = await server.hall.rooms.get(table)
        async with room.lock:

            def back(draft: Any) -> None:
                draft.change(started=draft.sheet.started - seconds)
                draft.play.moves[:] = [
                    type(played)(played.move, played.seat, played.at - seconds, played.version)
                    for played in draft.play.moves
                ]
                draft.raise_version()

            await server.hall.commands.change(room, back, None)

    server.inside(later())


@pytest.mark.parametrize("pace", [{"type": "live", "turn": 30, "reserve": 10}, {"type": "slow", "days": 1}])
def test_when_time_runs_out_a_bot_plays_the_turn(server: Running, player: Make, pace: dict[str, Any]) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo], pace=pace)
    clocks = ada.position(table)["clocks"]
    assert [clock["running"] for clock in clocks] == [True, False]
    assert clocks[0]["turn"] > 29
    with ugo.socket() as socket:
        socket.watch(table)
        hurry(server, table, 35)
        assert ugo.position(table)["table"]["turn"] == 0
        hurry(server, table, 86400)
        while socket.wait("position")["moves"] is None:
            pass
    seats = ugo.position(table)["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, None]


def test_when_time_runs_out_a_bot_takes_the_seat_if_the_table_says_so(server: Running, player: Make) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo], pace={"type": "live", "turn": 5}, timeout="seat")
    with ugo.socket() as socket:
        socket.watch(table)
        hurry(server, table, 10)
        while socket.wait("position")["moves"] is None:
            pass
    seats = ugo.position(table)["table"]["seats"]
    assert [(seat["player"], seat["bot"]) for seat in seats] == [("Ada", "adept"), ("Ugo", None)]
    with pytest.raises(Refused, match="not_your_seat"):
        ada.command(table, "move", seat=0, version=1, move="keep")


def test_nobody_loses_on_time_because_the_server_was_away(run: Run) -> None:
    server = run(grace=60.0)
    ada, ugo = Player(server.address, "Ada"), Player(server.address, "Ugo")
    table = start([ada, ugo], pace={"type": "live", "turn": 5})
    hurry(server, table, 100)
    sleep(1.0)
    assert ada.position(table)["table"]["turn"] == 0
    assert ada.move(ada.position(table), "keep")["table"]["turn"] == 1
    ada.close()
    ugo.close()


# Hooks


class Receiver:
    """A web hook's other end."""

    def __init__(self) -> None:
        self.received: Queue[Any] = Queue()
        received = self.received

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                received.put((self.path, self.headers["content-type"], json.loads(body)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/turn?who=ugo"
        self.thread = Thread(target=self.server.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


def test_a_hook_is_called_when_it_becomes_your_turn(player: Make, receiver: Receiver) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    assert ugo.call("PATCH", "me", json={"hook": receiver.address})["hook"] == receiver.address
    table = start([ada, ugo], name="Sunday")
    moved = ada.move(ada.position(table), "keep")
    path, kind, body = receiver.received.get(timeout=30)
    assert (path, kind) == ("/turn?who=ugo", "application/json")
    assert body == {"type": "your_turn", "table": table, "name": "Sunday", "game": "toy", "version": moved["version"]}
    ugo.call("PATCH", "me", json={"hook": None})
    start([ugo, ada])
    assert receiver.received.empty()


def test_a_hook_that_answers_a_byte_at_a_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("filone.server.hooks.TIMEOUT", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def dribble() -> None:
            with listening.accept()[0] as connection, contextlib.suppress(OSError):
                for _ in range(50):
                    connection.send(b"H")
                    sleep(0.1)

        thread = Thread(target=dribble)
        thread.start()
        begun = monotonic()
        with pytest.raises(TimeoutError):
            _post(f"http://127.0.0.1:{listening.getsockname()[1]}/", b"{}", True, {})
        assert monotonic() - begun < 3
        thread.join()


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:9/",
        "http://localhost/",
        "http://10.0.0.1/",
        "http://192.168.1.1/x",
        "http://169.254.169.254/latest",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[fe80::1]/",
        "http://[64:ff9b::a00:1]/",
        "http://[2002:7f00:1::]/",
        "http://0.0.0.0/",
        "http://224.0.0.1/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://user:secret@127.0.0.1/",
        "http://",
        "nonsense",
        "http://127.1/",
        "http://2130706433/",
    ],
)
def test_hooks_to_loopback_and_private_addresses_are_refused(address: str) -> None:
    with pytest.raises((ValueError, OSError)):
        _resolve(address, private=False)


def test_a_refused_hook_is_told_so(run: Run) -> None:
    server = run(private_hooks=False)
    ada = Player(server.address, "Ada", lang="it")
    with pytest.raises(Refused) as refusal:
        ada.call("PATCH", "me", json={"hook": "http://127.0.0.1:9/"})
    assert refusal.value.code == "bad_hook"
    assert ada.get("me")["hook"] is None
    ada.close()
