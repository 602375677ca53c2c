"""Two server processes on one PostgreSQL: one service."""

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from filone import games
from filone.server import hall, storage
from filone.server.database import Database, announce
from filone.server.storage import Notice
from filone.table import Chair, Table
from server.conftest import new_database
from server.harness import Player, Process, Refused, Running, Socket, apart, key, start


@pytest.fixture
def processes(postgres: str) -> Iterator[list[Process]]:
    with new_database(postgres) as database:
        running = [Process(database), Process(database)]
        yield running
        for process in running:
            assert process.stop() == 0


def at(processes: list[Process], *names: str) -> list[Player]:
    """People who sit down at one server and the other in turn."""
    return [Player(processes[number % 2].address, name) for number, name in enumerate(names)]


def follow(socket: Socket, table: str, log: list[Any]) -> Any:
    """Take in positions until the game is over, keeping a log as a client does."""
    versions = [-1]
    message = socket.watch(table)
    while True:
        assert message["version"] > versions[-1], "versions never go back"
        versions.append(message["version"])
        log[message["log"]["start"] :] = message["log"]["entries"]
        if message["table"]["status"] == "over":
            return message
        message = socket.wait("position")


def test_players_on_different_processes_play_one_game(processes: list[Process]) -> None:
    players = at(processes, "Ada", "Ugo", "Pia", "Leo")
    table = start(players, "saboteur")
    rng = Random(5)
    logs: list[list[Any]] = [[] for _ in players]
    watchers = [Player(player.address, token=player.token) for player in players]

    def watch(number: int) -> Any:
        with watchers[number].socket() as socket:
            return follow(socket, table, logs[number])

    with ThreadPoolExecutor(len(players)) as pool:
        ends = [pool.submit(watch, number) for number in range(len(players))]
        position = players[0].position(table)
        while (turn := position["table"]["turn"]) >= 0:
            position = players[turn].position(table)
            position = players[turn].move(position, rng.choice(position["moves"]))
        outcomes = [end.result(60)["outcome"] for end in ends]
    assert outcomes == [position["outcome"]] * len(players)
    for player, log in zip(players, logs, strict=True):
        # What was told on the way, in the log that lies open at the end.
        whole = player.get(f"tables/{table}/log")["entries"]
        assert [(entry["number"], entry["seat"]) for entry in log] == [
            (entry["number"], entry["seat"]) for entry in whole
        ]
        assert all(told["move"].items() <= entry["move"].items() for told, entry in zip(log, whole, strict=True))
    for one in players + watchers:
        one.close()


def test_of_moves_sent_to_both_at_once_one_is_played(processes: list[Process]) -> None:
    ada, ugo = at(processes, "Ada", "Ugo")
    twins = [Player(process.address, token=ada.token) for process in processes]

    def attempt(twin: Player, position: Any, same: str | None) -> str:
        try:
            twin.move(position, "keep", **({"key": same} if same else {}))
        except Refused as refusal:
            return refusal.code
        return "played"

    with ThreadPoolExecutor(2) as pool:
        for repeated in (None, key(), None, key()):
            table = start([ada, ugo])
            position = ada.position(table)
            answers = sorted(pool.map(lambda twin: attempt(twin, position, repeated), twins))  # noqa: B023
            assert answers == (["played", "played"] if repeated else ["played", "stale"])
            moves = [entry for entry in ugo.get(f"tables/{table}/log")["entries"] if entry["seat"] == 0]
            assert len(moves) == 1
            assert ada.position(table)["version"] == ugo.position(table)["version"] == position["version"] + 1
    for one in (ada, ugo, *twins):
        one.close()


def test_a_lost_connection_to_the_database_is_made_again(processes: list[Process], postgres: str) -> None:
    ada, ugo = at(processes, "Ada", "Ugo")
    table = start([ada, ugo])
    with ugo.socket() as socket:
        socket.watch(table)
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        same = key()
        position = patient(lambda: ada.position(table))
        patient(lambda: ada.move(position, "keep", key=same))
        while socket.wait("position")["moves"] is None:
            pass
    ada.close()
    ugo.close()


def test_a_notice_that_is_not_understood_is_passed_over(processes: list[Process]) -> None:
    ada, ugo = at(processes, "Ada", "Ugo")
    table = start([ada, ugo])
    with ugo.socket() as socket:
        socket.watch(table)
        with psycopg.connect(processes[0].database, autocommit=True) as connection:
            connection.execute("NOTIFY filone, 'nonsense'")
        ada.move(ada.position(table), "keep")
        while socket.wait("position")["moves"] is None:
            pass
    ada.close()
    ugo.close()


def test_listening_goes_on_after_a_database_that_failed_at_the_wrong_moment(postgres: str) -> None:
    missed = asyncio.Semaphore(0)
    times = 0

    async def reread() -> None:
        nonlocal times
        times += 1
        missed.release()
        if times == 1:
            raise OperationalError("", {}, Exception())

    async def listen(database: Database) -> None:
        listening = asyncio.create_task(database.listen(lambda _: None, reread))
        for _ in range(2):
            await asyncio.wait_for(missed.acquire(), 30)
        listening.cancel()

    with new_database(postgres) as address:
        database = Database(address)
        apart(listen(database))
        database.stop()


def test_a_line_that_breaks_without_a_word_is_made_again(postgres: str) -> None:
    missed = asyncio.Semaphore(0)
    heard: asyncio.Queue[str] = asyncio.Queue()

    async def reread() -> None:
        missed.release()

    async def listen(database: Database) -> None:
        listening = asyncio.create_task(database.listen(heard.put_nowait, reread))
        line = database._line
        assert line is not None
        for _ in range(3):
            await asyncio.wait_for(missed.acquire(), 5)
            while line._connection is None:
                await asyncio.sleep(0.01)
            with socket.socket(fileno=os.dup(line._connection.socket)) as cable:
                cable.shutdown(socket.SHUT_RDWR)
        await asyncio.wait_for(missed.acquire(), 5)
        with database.engine.begin() as connection:
            announce(connection, "still here")
        assert await asyncio.wait_for(heard.get(), 5) == "still here"
        listening.cancel()

    with new_database(postgres) as address:
        database = Database(address)
        apart(listen(database))
        database.stop()


def test_who_is_still_connected_to_one_is_there(processes: list[Process]) -> None:
    ada, ugo = at(processes, "Ada", "Ugo")
    table = start([ada, ugo])
    elsewhere = Player(ugo.address, token=ada.token)
    with elsewhere.socket() as other:
        other.wait("hello")
        with ada.socket() as watching:
            watching.wait("hello")
        settled = 0
        for _ in range(100):
            # That she left the one may be heard before that she is still at the other.
            settled = settled + 1 if ada.position(table)["table"]["seats"][0]["connected"] else 0
            if settled == 10:
                break
            sleep(0.1)
        assert settled == 10
    for one in (ada, ugo, elsewhere):
        one.close()


def patient(ask: Callable[[], Any]) -> Any:
    """Ask again while the server is busy."""
    for _ in range(50):
        try:
            return ask()
        except Refused as refusal:
            if refusal.code != "busy":
                raise
            sleep(0.1)
    raise TimeoutError


def test_everything_that_happens_on_one_is_heard_on_the_other(processes: list[Process]) -> None:
    ada, ugo = at(processes, "Ada", "Ugo")
    with ugo.socket() as socket:
        socket.wait("hello")
        table = ada.new_table()
        socket.wait("lobby")
        ugo.command(table, "join")
        socket.watch(table)
        said = ada.command(table, "chat", text="Hello")
        assert socket.wait("chat") == said
        with ada.socket() as other:
            other.wait("hello")
            assert socket.wait("presence", seat=0, connected=True)
        assert socket.wait("presence", seat=0, connected=False)
        started = ada.command(table, "start")
        ada.move(started, "keep")
        assert socket.wait("your_turn")["table"] == table
        ugo.post("password", password="correct horse")
        elsewhere = Player(ada.address)
        signed_in = Player(ada.address, token=elsewhere.post("sign-in", name="Ugo", password="correct horse")["token"])
        signed_in.post("sign-out-everywhere")
        with pytest.raises(Exception, match="4401"):
            socket.wait("never")
    with pytest.raises(Refused, match="not_signed_in"):
        ugo.get("me")
    for one in (ada, ugo, elsewhere, signed_in):
        one.close()


@pytest.mark.parametrize("backend", ["postgresql"])
def test_moves_made_elsewhere_are_made_here_and_not_read_again(
    run: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "POLL", 600.0)
    servers = [run(), run()]
    ada, ugo = (Player(server.address, name) for server, name in zip(servers, ("Ada", "Ugo"), strict=True))
    table = start([ada, ugo], "caverna", seats=2)
    rng = Random(1)
    with ada.socket() as one, ugo.socket() as two:
        positions = [one.watch(table), two.watch(table)]
        read: list[str] = []

        def counted(name: str, original: Callable[..., Any]) -> Callable[..., Any]:
            def count(*given: Any) -> Any:
                read.append(name)
                return original(*given)

            return count

        for name in ("load", "catch_up"):
            monkeypatch.setattr(storage, name, counted(name, getattr(storage, name)))
        for _ in range(30):
            turn = positions[0]["table"]["turn"]
            player = (ada, ugo)[turn]
            version = player.move(positions[turn], rng.choice(positions[turn]["moves"]))["version"]
            positions = [socket.wait("position", version=version) for socket in (one, two)]
            here, there = (server.hall.rooms._rooms[table].table for server in servers)
            assert here.play.moves == there.play.moves
            assert here.play.steps == there.play.steps
            assert here.sheet == there.sheet
        assert read == []
        position = positions[positions[0]["table"]["turn"]]
        player = (ada, ugo)[position["seat"]]
        while not position["undo"]:
            position = player.move(position, rng.choice(position["moves"]))
        back = player.command(
            table, "undo", seat=position["seat"], version=position["version"], to=position["undo"][0]["to"]
        )
        for socket in (one, two):
            socket.wait("position", version=back["version"])
        here, there = (server.hall.rooms._rooms[table].table for server in servers)
        assert here.play.moves == there.play.moves
        assert here.play.state.view(0) == there.play.state.view(0)
        assert read == ["catch_up"]
    ada.close()
    ugo.close()


@pytest.mark.parametrize("backend", ["postgresql"])
def test_a_move_of_a_server_that_ended_before_it_told_the_others_is_seen(
    run: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ugo = (Player(run().address, name) for name in ("Ada", "Ugo"))
    table = start([ada, ugo])
    with ugo.socket() as socket:
        socket.watch(table)
        told: list[str] = []
        monkeypatch.setattr(Database, "tell", lambda _, payload: told.append(payload))
        version = ada.move(ada.position(table), "keep")["version"]
        assert len(told) == 1, "not within the transaction"
        assert socket.wait("position", version=version)["moves"] is not None
    ada.close()
    ugo.close()


@pytest.mark.parametrize("backend", ["postgresql"])
def test_a_table_that_somebody_holds_keeps_no_other_waiting(run: Callable[..., Running], database: str) -> None:
    server = run()
    ada, ugo = Player(server.address, "Ada"), Player(server.address, "Ugo")
    positions = [ada.position(start([ada, ugo])) for _ in range(6)]
    hands = [Player(server.address, token=ada.token) for _ in positions]
    with ThreadPoolExecutor(len(hands)) as pool:
        with psycopg.connect(database) as connection:
            held = min(position["table"]["id"] for position in positions)
            connection.execute("SELECT id FROM tables WHERE id = %s FOR UPDATE", (held,))
            moves = {
                position["table"]["id"]: pool.submit(hand.move, position, "keep")
                for hand, position in zip(hands, positions, strict=True)
            }
            waiting = moves.pop(held)
            for move in moves.values():
                assert move.result(5)["moves"] is None
            assert not waiting.done()
        assert waiting.result(10)["moves"] is None
    for one in (ada, ugo, *hands):
        one.close()


@pytest.mark.parametrize("game", games.names())
def test_catching_up_leads_where_reading_everything_leads(tmp_path: Path, game: str) -> None:
    """Whatever of a table is known: any state it was in before, moves taken back since included."""
    database, rng = Database(f"sqlite:///{tmp_path / 'filone.db'}"), Random(3)
    rules = games.load(game)
    table = Table.new(game=game, seats=rules.seats[0], options=rules.simulation, now=0.0, host=None)
    for seat in range(rules.seats[0]):
        table.set_chair(seat, Chair(bot="random"))
    table.change(host="0")
    with database.engine.begin() as connection:
        storage.create(connection, table, None, None, Notice(origin=""))
    known = [table]
    while (len(known) < 60 and known[-1].turn >= 0) or len(known) == 1:
        after = known[-1].copy()
        seat = after.turn
        if after.sheet.status == "waiting":
            after.start("0", 1.0)
        elif (undoable := after.play.undoable(seat)) and rng.random() < 0.3:
            after.play.undo(seat, undoable[0])
            after.raise_version()
        else:
            after.play_for(seat, rng.choice(after.play.state.legal()), float(len(known)))
        after.update_sheet(0.0)
        with database.engine.begin() as connection:
            storage.save(connection, known[-1], after, None, None, Notice(origin=""))
        known.append(after)
        with database.engine.connect() as connection:
            whole = storage.load(connection, table.sheet.id)
            found = storage.catch_up(connection, known[max(0, len(known) - rng.randint(1, 5))])
        assert whole is not None
        assert found is not None
        assert found.sheet == whole.sheet
        assert found.play.moves == whole.play.moves
        assert found.play.steps == whole.play.steps
        assert found.play.first_undoable == whole.play.first_undoable
        assert found.play.state.view(0) == whole.play.state.view(0)
    database.stop()
