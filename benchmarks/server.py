"""How much a server bears on this machine: `python benchmarks/server.py load`, `idle` or `soak`.

`load` plays many tables at once, every seat with an open WebSocket, and measures durable moves a second, the time from
sending a move to its answer, and the processor and the bytes that a move takes. With `--servers 2 --database
postgresql://...` the seats of every table are spread over two servers; with `--servers 1 2 1 2` they are measured in
turn. What they bear where there are cores for all is a move for every time that the busiest computes for one. `idle`
opens many WebSockets that do nothing and measures the memory of the server. `soak` plays as `load` does, while
strangers read everything they can, and tells the memory of the server as time goes by. Servers are processes of their
own; the players are this one.
"""

import argparse
import asyncio
import base64
import os
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from collections import deque
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from statistics import linear_regression, median
from typing import Any, NamedTuple

import msgspec
import psycopg
from visiting import LIMITS, Http, Refused, Traffic, address_of, changed, memory
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from filone.server.config import Config
from filone.server.quotas import Quotas
from filone.server.serve import server

SEATS = 4
WARM = 5.0
WATCHED = 50
"""Tables that a stranger watches at once: without limits, what is watched would never leave the memory."""


class Table(msgspec.Struct):
    id: str
    turn: int
    status: str


class Position(msgspec.Struct):
    """As much of a position as a player needs here."""

    table: Table
    version: int
    moves: list[dict[str, Any]] | None


class TableChange(msgspec.Struct, frozen=True):
    status: Any = None


class BodyChange(msgspec.Struct, frozen=True):
    table: TableChange = TableChange()
    moves: Any = None


class Message(msgspec.Struct):
    """As much of any message: `change` is one to what was sent before."""

    type: str
    version: int = 0
    change: BodyChange = BodyChange()


class Borne(NamedTuple):
    """Moves a second: so many here, and so many where the busiest server has a core for itself."""

    here: float
    alone: float


class Counting(ClientConnection):
    def data_received(self, data: bytes) -> None:
        Traffic.received += len(data)
        super().data_received(data)


_arrived = count()


class Seat:
    """A player: an HTTP connection to move on and a WebSocket to be told on."""

    def __init__(self, port: int, whole: bool = False) -> None:
        self.port = port
        self.whole = whole
        self.http = Http(port, address_of(next(_arrived)))

    async def enter(self) -> None:
        session = msgspec.json.decode(await self.http.post("guest", {"name": secrets.token_hex(8)}))
        self.http.token = session["token"]

    async def watch(self, table: str) -> ClientConnection:
        headers = {"authorization": f"Bearer {self.http.token}"}
        socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/ws",
            additional_headers=headers,
            compression=None if self.whole else "deflate",
            create_connection=Counting,
        )
        changes = {} if self.whole else {"changes": True}
        await socket.send(msgspec.json.encode({"type": "watch", "table": table} | changes).decode())
        return socket


async def play(
    ports: list[int],
    whole: bool,
    end: float,
    times: list[float],
    rng: Random,
    pause: float,
    known: list[str] | None = None,
) -> None:
    """One table, game after game: whoever is told that it is their turn moves. The tables are made `known`."""
    seats = [Seat(ports[number % len(ports)], whole) for number in range(SEATS)]
    for seat in seats:
        await seat.enter()
    while time.perf_counter() < end:
        created = msgspec.json.decode(
            await seats[0].http.post("tables", {"key": secrets.token_hex(8), "game": "saboteur", "seats": SEATS})
        )
        table = created["table"]
        if known is not None:
            known.append(table)
        for seat in seats[1:]:
            await seat.http.post(f"tables/{table}/join", {"key": secrets.token_hex(8)})
        sockets = [await seat.watch(table) for seat in seats]
        await seats[0].http.post(f"tables/{table}/start", {"key": secrets.token_hex(8)})
        try:
            async with asyncio.TaskGroup() as playing:
                for number, (seat, socket) in enumerate(zip(seats, sockets, strict=True)):
                    playing.create_task(play_seat(table, number, seat, socket, end, times, rng, pause))
        except* ConnectionClosed:
            Traffic.lost += 1
        for socket in sockets:
            await socket.close()


async def play_seat(
    table: str,
    number: int,
    seat: Seat,
    socket: ClientConnection,
    end: float,
    times: list[float],
    rng: Random,
    pause: float,
) -> None:
    moves: list[dict[str, Any]] = []
    while time.perf_counter() < end:
        try:
            data = await asyncio.wait_for(socket.recv(), 1)
        except TimeoutError:
            continue
        message = msgspec.json.decode(data, type=Message)
        if message.type == "position":
            position = msgspec.json.decode(data, type=Position)
            version, moves, over = position.version, position.moves or [], position.table.status == "over"
        elif message.type == "change":
            version, over = message.version, message.change.table.status == ["over"]
            moves = (moves if message.change.moves is None else changed(moves, message.change.moves)) or []
        else:
            continue
        if over:
            return
        choices = moves
        while choices and time.perf_counter() < end:
            if pause:
                await asyncio.sleep(rng.uniform(0, 2 * pause))
            body = {"key": secrets.token_hex(8), "seat": number, "version": version, "move": rng.choice(choices)}
            start = time.perf_counter()
            try:
                answer = await seat.http.post(f"tables/{table}/move", body)
            except Refused as refusal:
                if refusal.code == "busy":  # a machine that has no time for a while
                    Traffic.refused += 1
                    await asyncio.sleep(1)
                    continue
                if refusal.code not in {"stale", "over"}:
                    raise
                break
            times.append(time.perf_counter() - start)
            position = msgspec.json.decode(answer, type=Position)
            version, choices = position.version, position.moves or []


async def load(
    ports: list[int], processes: list[int], database: str, whole: bool, seconds: float, tables: int, pause: float
) -> Borne:
    """Measured once people are sitting and playing."""
    times: list[float] = []
    end = time.perf_counter() + WARM + seconds
    playing = asyncio.gather(*(play(ports, whole, end, times, Random(number), pause) for number in range(tables)))
    await asyncio.sleep(WARM)
    times.clear()
    begun, used, Traffic.received = time.perf_counter(), [cpu(process) for process in processes], 0
    beside = time.process_time(), database_cpu(database)
    await playing
    took = time.perf_counter() - begun
    times.sort()
    spent = [(cpu(process) - was) / len(times) * 1000 for process, was in zip(processes, used, strict=True)]
    borne = Borne(len(times) / took, 1000 / max(spent))
    generator, database_took = time.process_time() - beside[0], database_cpu(database) - beside[1]
    print(
        f"{len(ports)} server{'s' * (len(ports) > 1)}, {tables} tables of {SEATS}, {SEATS * tables} WebSockets: "
        f"{borne.here:.0f} moves a second, p50 {times[len(times) // 2] * 1000:.1f} ms, "
        f"p99 {times[len(times) * 99 // 100] * 1000:.1f} ms, slowest {times[-1] * 1000:.0f} ms; "
        f"{' + '.join(f'{each:.2f}' for each in spent)} ms of server CPU and "
        f"{Traffic.received / len(times) / 1000:.1f} kB for each; beside it {generator / len(times) * 1000:.2f} ms of "
        f"the players and {database_took / len(times) * 1000:.2f} ms of PostgreSQL; where every process has a core, "
        f"{borne.alone:.0f} moves a second",
        flush=True,
    )
    return borne


async def soak(port: int, process: int, seconds: float, tables: int, pause: float, strangers: int) -> None:
    """Memory now and then, and at the end how it grew over the second half."""
    begun = time.perf_counter()
    end = begun + seconds
    known: list[str] = []
    people = [play([port], False, end, [], Random(number), pause, known) for number in range(tables)]
    readers = [read_everything(port, end, Random(-number - 1), known) for number in range(strangers)]
    work = asyncio.gather(*people, *readers)
    samples: list[tuple[float, float]] = []
    while not work.done():
        await asyncio.wait([work], timeout=seconds / 30)
        samples.append((time.perf_counter() - begun, memory(process)))
        print(f"{samples[-1][0]:6.0f} s {samples[-1][1]:7.1f} MB, {len(known)} tables", flush=True)
    read = sum(found or 0 for found in await work)
    late = samples[len(samples) // 2 :]
    slope = linear_regression([at for at, _ in late], [size for _, size in late]).slope
    print(f"{read} answers to strangers, {Traffic.lost} connections lost, {Traffic.refused} moves put off")
    print(f"{slope * 3600:+.1f} MB an hour over the second half")


async def read_everything(port: int, end: float, rng: Random, known: list[str]) -> int:
    """A stranger: every list, every table since every version, every log, replay and record, by HTTP and WebSocket."""
    http, answers = Http(port), 0
    while not known:
        await asyncio.sleep(0.1)
    while time.perf_counter() < end:
        watching = await Seat(port).watch(known[0])
        drain = asyncio.ensure_future(swallow(watching))
        watched: deque[str] = deque()
        while time.perf_counter() < end:
            table = rng.choice(known)
            answers += await read_table(http, table, rng)
            watched.append(table)
            done = [watched.popleft()] if len(watched) > WATCHED else []
            try:
                await watching.send(msgspec.json.encode({"type": "watch", "table": table, "changes": True}).decode())
                for one in done:
                    if one not in watched:
                        await watching.send(msgspec.json.encode({"type": "unwatch", "table": one}).decode())
            except ConnectionClosed:
                Traffic.lost += 1
                break
        drain.cancel()
        await watching.close()
    return answers


async def read_table(http: Http, table: str, rng: Random) -> int:
    paths = (
        "tables",
        f"tables/{table}",
        f"tables/{table}?version={rng.randrange(300)}",
        f"tables/{table}/log?since={rng.randrange(300)}",
        f"tables/{table}/replay?at={rng.randrange(300)}",
        f"tables/{table}/record",
        f"tables/{table}/chat",
    )
    for path in paths:
        with suppress(Refused):
            await http.ask("GET", path)
    return len(paths)


async def swallow(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def idle(port: int, process: int, count: int) -> None:
    """WebSockets that only watch, opened by hand: a client library would weigh more than the server."""
    before = memory(process)
    host = Seat(port)
    await host.enter()
    created = msgspec.json.decode(
        await host.http.post("tables", {"key": secrets.token_hex(8), "game": "saboteur", "seats": SEATS})
    )
    watch = msgspec.json.encode({"type": "watch", "table": created["table"]})
    mask = b"\0\0\0\0"
    frame = bytes([0x81, 0x80 | len(watch)]) + mask + watch
    opened = []
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        nonce = base64.b64encode(secrets.token_bytes(16)).decode()
        writer.write(
            f"GET /api/ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {nonce}\r\nsec-websocket-version: 13\r\n\r\n".encode()
        )
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        writer.write(frame)
        opened.append((reader, writer))
    await asyncio.sleep(2)
    after = memory(process)
    print(f"{count} idle WebSockets: {after:.0f} MB, {(after - before) * 1024 / count:.0f} kB each")
    for _, writer in opened:
        writer.close()


def cpu(process: int, ended: bool = False) -> float:
    """The seconds that a process has computed; if asked for, with those that it began and that have `ended`."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if ended else 13])) / os.sysconf("SC_CLK_TCK")


def database_cpu(database: str) -> float:
    """The seconds that a PostgreSQL on this machine has computed, with all its processes; SQLite is in the server."""
    if database.startswith("sqlite"):
        return 0.0
    with psycopg.connect(database) as connection:
        folder = connection.execute("SHOW data_directory").fetchone()
        assert folder is not None
        first = int(Path(folder[0], "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return cpu(first, ended=True) + sum(cpu(int(child)) for child in children)


def serve(database: str, rooms: int) -> None:
    quotas = Quotas(tables=10**6)
    config = Config(database=database, port=0, workers=0, limits=LIMITS, quotas=quotas, rooms=rooms * 10**6)
    server(config, lambda port: print(port, flush=True)).run()


def measure(args: argparse.Namespace, servers: int, database: str) -> Borne | None:
    """What `load` gives."""
    command = [sys.executable, __file__, "serve", "--database", database, "--rooms", str(args.rooms)]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(servers)]
    try:
        ports = [int(process.stdout.readline()) for process in processes if process.stdout is not None]
        pids = [process.pid for process in processes]
        if args.what == "load":
            return asyncio.run(load(ports, pids, database, args.whole, args.seconds, args.tables, args.pause))
        if args.what == "soak":
            asyncio.run(soak(ports[0], pids[0], args.seconds, args.tables, args.pause, args.strangers))
        else:
            asyncio.run(idle(ports[0], pids[0], args.connections))
        return None
    finally:
        for process in processes:
            process.terminate()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["load", "idle", "soak", "serve"])
    parser.add_argument("--database", help="a new SQLite file by default")
    parser.add_argument("--servers", type=int, nargs="+", default=[1], help="how many, one measure for each number")
    parser.add_argument("--whole", action="store_true", help="whole positions, not compressed, as older servers send")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--pause", type=float, default=0, help="mean time that a player thinks")
    parser.add_argument("--rooms", type=int, default=128, help="MB of tables in memory; few are soon full")
    parser.add_argument("--strangers", type=int, default=8, help="who read everything they can")
    parser.add_argument("--connections", type=int, default=2000)
    args = parser.parse_args()
    if args.what == "serve":
        serve(args.database, args.rooms)
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 3 * args.connections)), hard))
    found: dict[int, list[Borne]] = {}
    for servers in args.servers:
        with tempfile.TemporaryDirectory(dir=".") as folder:
            borne = measure(args, servers, args.database or f"sqlite:///{Path(folder).resolve() / 'filone.db'}")
        if borne is not None:
            found.setdefault(servers, []).append(borne)
    medians = [(servers, Borne(*map(median, zip(*each, strict=True)))) for servers, each in found.items()]
    for servers, borne in medians[1:]:
        one, each = medians[0]
        print(
            f"{servers} bear {borne.alone / each.alone:.2f} times what {one} bears where every process has a core, "
            f"and {borne.here / each.here:.2f} times here (medians)"
        )


if __name__ == "__main__":
    main()
