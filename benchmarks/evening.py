"""An evening at a club: `python benchmarks/evening.py --people 300 --minutes 20`.

People with a WebSocket each play live tables and slow ones, against bots and in a Swiss tournament; others watch and
read the pages of players, games and tournaments. It is told every minute, and for the whole evening at the end: how
long a move took for who made it, how much memory the server and its workers have, and what went wrong. The server is a
process of its own with its workers, and lets everybody be as fast as they like; the people are this process.
"""

import argparse
import asyncio
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import linear_regression
from typing import Any, NamedTuple

import msgspec
from visiting import LIMITS, Http, Refused, address_of, changed, memory
from websockets.asyncio.client import ClientConnection, connect

from filone.server.config import Config
from filone.server.quotas import Quotas
from filone.server.serve import server

BUDGET = 0.150
"""Seconds that a move may take for all but one in a hundred."""
MINUTE = 60.0
ARRIVING = 10.0
LATELY = 50
"""So many tables are watched: the last that began."""
LATE = {"stale", "over", "not_your_turn"}
"""What is no error: the table was faster."""


class Corner(NamedTuple):
    """What a part of the people does: tables of so many seats for so many people, and the seconds that a move takes to
    think about."""

    share: float
    game: str
    seats: int
    people: int
    pause: float
    more: dict[str, Any]


CORNERS = (
    Corner(0.24, "saboteur", 4, 4, 3.0, {"pace": {"type": "live", "turn": 120}}),
    Corner(0.16, "valdora", 4, 4, 3.0, {"pace": {"type": "live", "turn": 120}, "options": {"rounds": 6}}),
    Corner(0.18, "eldorado", 3, 3, 20.0, {"pace": {"type": "slow", "days": 2}, "options": {"rounds": 9}}),
    Corner(0.05, "saboteur", 4, 1, 3.0, {"bots": {"1": "novice", "2": "novice", "3": "novice"}}),
    Corner(0.05, "caverna", 2, 1, 3.0, {"bots": {"1": "novice"}}),
)
TOURNAMENT, WATCHING = 0.16, 0.16
TERMS = {
    "name": "Evening",
    "game": "saboteur",
    "system": "swiss",
    "fewest": 3,
    "most": 4,
    "rounds": 3,
    "pace": {"type": "live", "turn": 120},
}


class Info(msgspec.Struct):
    id: str
    status: str


class Position(msgspec.Struct):
    """As much of a position as a player needs here."""

    table: Info
    version: int
    seat: int
    moves: list[dict[str, Any]] | None


class InfoChange(msgspec.Struct, frozen=True):
    status: Any = None


class BodyChange(msgspec.Struct, frozen=True):
    table: InfoChange = InfoChange()
    moves: Any = None


class Change(msgspec.Struct):
    table: str
    version: int
    change: BodyChange


class Told(msgspec.Struct):
    kind: str
    table: str


class Kind(msgspec.Struct):
    type: str


class Evening:
    """What all of them share: until when it lasts, how long moves took, what went wrong, and where one can watch."""

    def __init__(self, port: int, minutes: float) -> None:
        self.port = port
        self.end = time.perf_counter() + MINUTE * minutes
        self.rng = Random(0)
        self.times: list[float] = []
        self.wrong: Counter[str] = Counter()
        self.tables: dict[str, None] = {}
        self.names: list[str] = []
        self.read = 0

    @property
    def goes_on(self) -> bool:
        return time.perf_counter() < self.end

    async def attempt(self, work: Callable[[], Awaitable[None]]) -> None:
        """Again and again until the end, whatever goes wrong. Not everybody begins at the same moment."""
        await asyncio.sleep(self.rng.uniform(0, ARRIVING))
        while self.goes_on:
            try:
                await work()
            except (Refused, OSError, EOFError) as problem:
                if self.goes_on:
                    self.wrong[problem.code if isinstance(problem, Refused) else type(problem).__name__] += 1
                    await asyncio.sleep(1)


class Person:
    """Somebody with a connection to ask on and a WebSocket to be told on, who moves wherever it is their turn."""

    def __init__(self, evening: Evening, number: int, pause: float) -> None:
        self.evening = evening
        self.name = f"Person {number}"
        self.rng = Random(number)
        self.pause = pause
        self.http = Http(evening.port, address_of(number))
        self.over: dict[str, asyncio.Event] = {}
        self._moves: dict[str, list[dict[str, Any]]] = {}
        self._seats: dict[str, int] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._socket: ClientConnection | None = None

    async def come(self) -> asyncio.Task[None]:
        self.http.token = msgspec.json.decode(await self.http.post("guest", {"name": self.name}))["token"]
        self.evening.names.append(self.name)
        headers = {"authorization": f"Bearer {self.http.token}"}
        self._socket = await connect(
            f"ws://127.0.0.1:{self.evening.port}/api/ws",
            additional_headers=headers,
            local_addr=(self.http.address, 0),
        )
        return asyncio.create_task(self._listen(self._socket))

    async def command(self, path: str, **body: Any) -> bytes:
        return await self.http.post(path, {"key": secrets.token_hex(8)} | body)

    # Playing

    async def watch(self, table: str, watching: bool = True) -> None:
        assert self._socket is not None
        self.over.setdefault(table, asyncio.Event())
        message = (
            {"type": "watch", "table": table, "changes": True} if watching else {"type": "unwatch", "table": table}
        )
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _listen(self, socket: ClientConnection) -> None:
        """What happens where somebody sits; whoever is told of a table that began goes there."""
        async for data in socket:
            match msgspec.json.decode(data, type=Kind).type:
                case "position":
                    self._see(msgspec.json.decode(data, type=Position))
                case "change":
                    self._notice(msgspec.json.decode(data, type=Change))
                case "told" if (told := msgspec.json.decode(data, type=Told)).kind == "started":
                    self.evening.tables[told.table] = None
                    await self.watch(told.table)
        if self.evening.goes_on:
            self.evening.wrong["socket closed"] += 1

    def _see(self, position: Position) -> None:
        id = position.table.id
        self._seats[id], self._moves[id] = position.seat, position.moves or []
        self._go_on(id, position.version, position.table.status)

    def _notice(self, news: Change) -> None:
        if news.change.moves is not None:
            self._moves[news.table] = changed(self._moves.get(news.table, []), news.change.moves) or []
        status = news.change.table.status
        self._go_on(news.table, news.version, "playing" if status is None else status[0])

    def _go_on(self, table: str, version: int, status: str) -> None:
        if status == "over" and table in self.over:
            self.over.pop(table).set()
            self._moves.pop(table, None)
            return
        thinking = self._thinking.get(table)
        if self._moves.get(table) and (thinking is None or thinking.done()):
            self._thinking[table] = asyncio.create_task(self._move(table, version, self._moves[table]))

    async def _move(self, table: str, version: int, moves: list[dict[str, Any]]) -> None:
        """Turn by turn, as long as it is ours: what takes the time is the server from asking to answering."""
        while moves and self.evening.goes_on:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
            body = {"seat": self._seats[table], "version": version, "move": self.rng.choice(moves)}
            start = time.perf_counter()
            try:
                answer = await self.command(f"tables/{table}/move", **body)
            except Refused as refusal:
                if refusal.code not in LATE:
                    self.evening.wrong[refusal.code] += 1
                await self.watch(table)  # the whole position: whose turn it is now
                return
            self.evening.times.append(time.perf_counter() - start)
            position = msgspec.json.decode(answer, type=Position)
            version, moves = position.version, position.moves or []


# What people do


async def play(evening: Evening, corner: Corner, people: list[Person]) -> None:
    """A game, from putting up the table to its end."""
    host, *others = people
    made = msgspec.json.decode(
        await host.command("tables", game=corner.game, seats=corner.seats, rated=len(people) > 1, **corner.more)
    )
    table = made["table"]
    for other in others:
        await other.command(f"tables/{table}/join")
    ends = []
    for one in people:
        await one.watch(table)
        ends.append(one.over[table])
    await host.command(f"tables/{table}/start")
    evening.tables[table] = None
    await asyncio.wait_for(asyncio.gather(*(end.wait() for end in ends)), max(1.0, evening.end - time.perf_counter()))


async def compete(evening: Evening, people: list[Person]) -> None:
    """A tournament that makes its own tables; the people are told of them."""
    body = {"terms": TERMS, "minutes": 1}
    made = msgspec.json.decode(await people[0].command("tournaments", **body))
    id = made["info"]["id"]
    for one in people:
        await one.http.ask("POST", f"tournaments/{id}/enter")
    while evening.goes_on:
        await asyncio.sleep(5)
        shown = msgspec.json.decode(await people[0].http.ask("GET", f"tournaments/{id}"))
        if shown["info"]["status"] in {"over", "off"}:
            return


async def stroll(evening: Evening, person: Person) -> None:
    """Watch a game for a while, and read about who plays."""
    rng = person.rng
    table = rng.choice([*evening.tables][-LATELY:]) if evening.tables else None
    if table is not None:
        await person.watch(table)
    name = rng.choice(evening.names).replace(" ", "%20")
    for path in (
        "tables",
        "club",
        "tournaments",
        f"players/{name}",
        f"players/{name}/results",
        f"games/{rng.choice(CORNERS).game}/statistics",
    ):
        await person.http.ask("GET", path)
        evening.read += 1
        await asyncio.sleep(rng.uniform(0.5, 1.5) * person.pause)
    if table is not None:
        await person.watch(table, False)


async def spend(evening: Evening, people: int, process: int) -> None:
    """Everybody has a corner; whoever is left over strolls about."""
    crowd = [Person(evening, number, 3.0) for number in range(people)]
    listening = [await person.come() for person in crowd]
    work = []
    for corner in CORNERS:
        for _ in range(int(corner.share * people / corner.people)):
            group = [crowd.pop() for _ in range(corner.people)]
            for one in group:
                one.pause = corner.pause
            work.append(evening.attempt(lambda corner=corner, group=group: play(evening, corner, group)))  # type: ignore[misc]
    entrants = [crowd.pop() for _ in range(int(TOURNAMENT * people))]
    work.append(evening.attempt(lambda: compete(evening, entrants)))
    work += [evening.attempt(lambda person=person: stroll(evening, person)) for person in crowd]  # type: ignore[misc]
    await asyncio.gather(tell(evening, process), *work)
    for task in listening:
        task.cancel()


# What is told


async def tell(evening: Evening, process: int) -> None:
    begun, known = time.perf_counter(), 0
    samples: list[tuple[float, float]] = []
    while evening.goes_on:
        await asyncio.sleep(max(0.0, min(MINUTE, evening.end - time.perf_counter())))
        samples.append((time.perf_counter() - begun, memory(process)))
        workers = sum(map(memory, children(process)))
        print(
            f"{samples[-1][0] / MINUTE:5.1f} min: server {samples[-1][1]:.0f} MB, workers {workers:.0f} MB; "
            f"{spread(evening.times[known:])}; {evening.read} pages read, {sum(evening.wrong.values())} errors",
            flush=True,
        )
        known = len(evening.times)
    late = samples[len(samples) // 2 :]
    growth = linear_regression(*zip(*late, strict=True)).slope * 3600 if len(late) > 1 else 0.0
    slow = sorted(evening.times)[len(evening.times) * 99 // 100] if evening.times else 0.0
    kept = "within" if slow <= BUDGET else "over"
    print(f"{len(evening.tables)} tables, {spread(evening.times)}: {kept} {BUDGET * 1000:.0f} ms")
    print(f"Memory over the second half: {growth:+.1f} MB an hour; errors: {dict(evening.wrong) or 'none'}")


def spread(times: list[float]) -> str:
    if not times:
        return "no moves"
    ordered = sorted(times)
    middle, slow = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return f"{len(ordered)} moves, p50 {middle * 1000:.1f} ms, p99 {slow * 1000:.1f} ms"


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def serve(database: str, rooms: int) -> None:
    quotas = Quotas(tables=10**6, tournaments=10**6)
    config = Config(database=database, port=0, workers=1, limits=LIMITS, quotas=quotas, rooms=rooms * 10**6)
    server(config, lambda port: print(port, flush=True)).run()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=["play", "serve"], default="play")
    parser.add_argument("--people", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--database", help="a new SQLite file by default")
    parser.add_argument("--rooms", type=int, default=16, help="MB of tables in memory; few are soon full")
    args = parser.parse_args()
    if args.what == "serve":
        serve(args.database, args.rooms)
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 10 * args.people)), hard))
    with tempfile.TemporaryDirectory(dir=".") as folder:
        database = args.database or f"sqlite:///{Path(folder).resolve() / 'filone.db'}"
        command = [sys.executable, __file__, "serve", "--database", database, "--rooms", str(args.rooms)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                evening = Evening(int(process.stdout.readline()), args.minutes)
                asyncio.run(spend(evening, args.people, process.pid))
            finally:
                process.terminate()


if __name__ == "__main__":
    main()
