"""How much a server bears on this machine: `python benchmarks/server.py load` and `python benchmarks/server.py idle`.

`load` plays many tables at once, every seat with an open WebSocket, and measures durable moves a second and the time
from sending a move to its answer. `idle` opens many WebSockets that do nothing and measures the memory of the server.
The server is a process of its own; the players are this one.
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
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from filone.server.config import Config
from filone.server.limits import Limits, Rate
from filone.server.quotas import Quotas
from filone.server.serve import server

SEATS = 4
FREE = Rate(1e9, 1e9)
LIMITS = Limits(
    guest=FREE, sign_in=FREE, write=FREE, table=FREE, chat=FREE, read=FREE, socket=FREE, sockets=10**6, watched=10**6
)


class Table(msgspec.Struct):
    id: str
    turn: int
    status: str


class Position(msgspec.Struct):
    """As much of a position as a player needs here."""

    table: Table
    version: int
    moves: list[dict[str, Any]] | None


class Message(msgspec.Struct):
    type: str


class Http:
    """A connection that is kept: cheaper than a library, for the measure is the server."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.token = token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any) -> bytes:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        data = msgspec.json.encode(body)
        authorization = f"authorization: Bearer {self.token}\r\n" if self.token else ""
        head = f"POST /api/{path} HTTP/1.1\r\nhost: x\r\n{authorization}content-length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = next(line for line in answer.split(b"\r\n") if line.lower().startswith(b"content-length:"))
        content = await reader.readexactly(int(length.split(b":")[1]))
        if not answer.startswith(b"HTTP/1.1 2"):
            raise RuntimeError(content.decode())
        return content


class Seat:
    """A player: an HTTP connection to move on and a WebSocket to be told on."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = Http(port)

    async def enter(self) -> None:
        session = msgspec.json.decode(await self.http.post("guest", {"name": secrets.token_hex(8)}))
        self.http.token = session["token"]

    async def watch(self, table: str) -> ClientConnection:
        headers = {"authorization": f"Bearer {self.http.token}"}
        socket = await connect(f"ws://127.0.0.1:{self.port}/api/ws", additional_headers=headers, compression=None)
        await socket.send(msgspec.json.encode({"type": "watch", "table": table}).decode())
        return socket


async def play(port: int, end: float, times: list[float], rng: Random, pause: float) -> None:
    """One table, game after game: whoever is told that it is their turn moves."""
    seats = [Seat(port) for _ in range(SEATS)]
    for seat in seats:
        await seat.enter()
    while time.perf_counter() < end:
        created = msgspec.json.decode(
            await seats[0].http.post("tables", {"key": secrets.token_hex(8), "game": "saboteur", "seats": SEATS})
        )
        table = created["table"]
        for seat in seats[1:]:
            await seat.http.post(f"tables/{table}/join", {"key": secrets.token_hex(8)})
        sockets = [await seat.watch(table) for seat in seats]
        await seats[0].http.post(f"tables/{table}/start", {"key": secrets.token_hex(8)})
        await asyncio.gather(
            *(play_seat(number, seats[number], sockets[number], end, times, rng, pause) for number in range(SEATS))
        )
        for socket in sockets:
            await socket.close()


async def play_seat(
    number: int, seat: Seat, socket: ClientConnection, end: float, times: list[float], rng: Random, pause: float
) -> None:
    while time.perf_counter() < end:
        try:
            data = await asyncio.wait_for(socket.recv(), 1)
        except TimeoutError:
            continue
        if msgspec.json.decode(data, type=Message).type != "position":
            continue
        position = msgspec.json.decode(data, type=Position)
        if position.table.status == "over":
            return
        while position.moves and time.perf_counter() < end:
            if pause:
                await asyncio.sleep(rng.uniform(0, 2 * pause))
            body = {
                "key": secrets.token_hex(8),
                "seat": number,
                "version": position.version,
                "move": rng.choice(position.moves),
            }
            start = time.perf_counter()
            try:
                answer = await seat.http.post(f"tables/{position.table.id}/move", body)
            except RuntimeError as refusal:
                if not any(late in str(refusal) for late in ('"stale"', '"over"')):
                    raise
                break
            times.append(time.perf_counter() - start)
            position = msgspec.json.decode(answer, type=Position)


async def load(port: int, process: int, seconds: float, tables: int, pause: float) -> None:
    times: list[float] = []
    end = time.perf_counter() + seconds
    begun, used = time.perf_counter(), cpu(process)
    await asyncio.gather(*(play(port, end, times, Random(number), pause) for number in range(tables)))
    took = time.perf_counter() - begun
    times.sort()
    print(
        f"{tables} tables of {SEATS}, {SEATS * tables} WebSockets: {len(times) / took:.0f} moves a second, "
        f"p50 {times[len(times) // 2] * 1000:.1f} ms, p99 {times[len(times) * 99 // 100] * 1000:.1f} ms, "
        f"slowest {times[-1] * 1000:.0f} ms; {(cpu(process) - used) / len(times) * 1000:.2f} ms of server CPU each"
    )


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
            f"GET /api/ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
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


def memory(process: int) -> float:
    """The resident memory of a process, in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("no VmRSS")


def cpu(process: int) -> float:
    """The seconds that a process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def serve(database: str) -> None:
    config = Config(database=database, port=0, workers=0, limits=LIMITS, quotas=Quotas(tables=10**6))
    server(config, lambda port: print(port, flush=True)).run()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["load", "idle", "serve"])
    parser.add_argument("--database", help="a new SQLite file by default")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--pause", type=float, default=0, help="mean time that a player thinks")
    parser.add_argument("--connections", type=int, default=2000)
    args = parser.parse_args()
    if args.what == "serve":
        serve(args.database)
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 3 * args.connections)), hard))
    with tempfile.TemporaryDirectory(dir=".") as folder:
        database = args.database or f"sqlite:///{Path(folder).resolve() / 'filone.db'}"
        command = [sys.executable, __file__, "serve", "--database", database]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        port = int(process.stdout.readline())
        try:
            if args.what == "load":
                asyncio.run(load(port, process.pid, args.seconds, args.tables, args.pause))
            else:
                asyncio.run(idle(port, process.pid, args.connections))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
