"""How soon the pages of a club answer when much was played: `python benchmarks/club.py --games 100000`.

An empty database is filled with results of made-up people, some of whom play much more than others, the ratings and
tallies are worked out from them, and then every page is asked for again and again, over HTTP, from a server that has
nothing else to do. Those who play most are asked for most: their pages are the longest. `--database` is an empty
database of yours, SQLite or PostgreSQL; a file that is thrown away by default.
"""

import argparse
import secrets
import subprocess
import sys
import tempfile
import time
from bisect import bisect
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from sqlalchemy import Connection, insert, text

from filone import games
from filone.bots.levels import LEVELS
from filone.server import schema, storage
from filone.server.accounts import hash_of
from filone.server.config import Config
from filone.server.database import Database
from filone.server.renewal import Renewal
from filone.server.serve import server
from filone.server.tournaments import MOST
from filone.table import Chair, Table

PEOPLE = 2000
LIVE = 200
CHUNK = 5000
BUDGET = 0.150
SPAN = 3 * 365 * 86400.0
ASKED = 60
"""How often each page is asked for."""
ID = "AAAAAAAAAAAA"
CUP: dict[str, Any] = {
    "name": "Cup",
    "game": "saboteur",
    "system": "swiss",
    "fewest": 4,
    "most": 4,
    "rounds": 9,
    "pace": {"type": "slow", "days": 1},
}


class Filler:
    """Made-up people and what they played. The first of them plays most: one of `n` plays 1/n as much as the first."""

    def __init__(self, people: int) -> None:
        self.rng = Random(7)
        self.ids = [f"{number:024x}" for number in range(people)]
        self.often = list(accumulate(1 / (10 + number) for number in range(people)))
        self.start = time.time() - SPAN
        self.tables: list[str] = []
        """Where the tournament was played."""
        self.games = [games.load(name) for name in games.names()]
        self.things = {
            game.name: {
                kind: [name for of, name in game.things() if of == noun] or ["first", "serpentine", "swamplands"]
                for kind, noun in game.found.items()
            }
            for game in self.games
        }

    def somebody(self) -> str:
        return self.ids[min(bisect(self.often, self.rng.random() * self.often[-1]), len(self.ids) - 1)]

    def accounts(self) -> list[dict[str, Any]]:
        return [
            {
                "id": id,
                "name": f"Player {number}",
                "handle": f"player {number}",
                "skeleton": f"player {number}",
                "password": "-",
                "lang": "en",
                "created": self.start,
                "connected": 0.0,
            }
            for number, id in enumerate(self.ids)
        ]

    def result(self, number: int, of: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        rng = self.rng
        game = rng.choice(self.games)
        size = rng.choice([size for size in game.seats if 2 <= size <= 5])
        result: dict[str, Any] = {
            "number": number,
            "table_id": f"{number:024x}",
            "game": game.name,
            "size": size,
            "name": "",
            "finished": self.start + SPAN * number / of,
            "rated": rng.random() < 0.5,
            "public": rng.random() < 0.9,
            "counts": True,
        }
        if (game.name, size) == (CUP["game"], CUP["most"]):
            self.tables.append(result["table_id"])
        result["public"] = result["public"] or result["rated"]
        scores = sorted((rng.randrange(100) for _ in range(size)), reverse=True)
        people: list[str | None] = list(dict.fromkeys(self.somebody() for _ in range(size)))
        people += [None] * (size - len(people))
        rng.shuffle(people)
        seats = [
            {name: result[name] for name in ("number", "game", "size", "finished", "public")}
            | {
                "seat": seat,
                "player": player,
                "bot": None if player else rng.choice(LEVELS),
                "rank": seat + 1,
                "score": scores[seat],
                "won": seat == 0,
                "mu": None,
                "sigma": None,
                "findings": msgspec.json.encode(self.findings(game.name, seat)).decode(),
            }
            for seat, player in enumerate(people)
        ]
        return result, seats

    def findings(self, game: str, seat: int) -> list[tuple[int, str, str, bool | None]]:
        found: list[tuple[int, str, str, bool | None]] = [(seat, "place", str(seat + 1), None)]
        for kind, things in self.things[game].items():
            found += [(seat, kind, thing, None) for thing in self.rng.sample(things, min(6, len(things)))]
        return found

    def cup(self, connection: Connection) -> None:
        """The largest tournament that there can be."""
        people, size = MOST["swiss"], CUP["most"]
        rounds = min(CUP["rounds"], len(self.tables) // (people // size))
        values = {"id": ID, "account": self.ids[0], "created": self.start, "starts": self.start, "status": "over"}
        values |= {"terms": msgspec.json.encode(CUP).decode(), "round": rounds, "rounds": rounds, "seed": "cup"}
        connection.execute(insert(schema.tournaments).values(values))
        connection.execute(
            insert(schema.entrants),
            [
                {"tournament": ID, "number": number, "account": self.ids[number], "gone": False, "rating": 1000.0}
                for number in range(people)
            ],
        )
        for round in range(rounds):
            order = self.rng.sample(range(people), people)
            tables = self.tables[round * people // size :]
            connection.execute(
                insert(schema.pairings),
                [
                    {"tournament": ID, "round": round + 1, "number": number}
                    | {"table_id": tables[at // size], "seat": at % size}
                    for at, number in enumerate(order[: people // size * size])
                ],
            )

    def live(self) -> Iterator[Table]:
        for number in range(LIVE):
            table = Table.new(game="saboteur", seats=4, options={}, now=time.time(), host=self.ids[number])
            for seat in range(4):
                table.sit(seat, Chair(self.ids[4 * number + seat], f"Player {4 * number + seat}"))
            table.start(self.ids[number], time.time())
            yield table


def fill(database: Database, count: int, people: int) -> str:
    """Gives the token of the one who plays most."""
    filler, token = Filler(people), secrets.token_urlsafe(32)
    with database.engine.begin() as connection:
        connection.execute(insert(schema.accounts), filler.accounts())
        connection.execute(
            insert(schema.sessions).values(hash=hash_of(token), account=filler.ids[0], expires=time.time() + 10**7)
        )
        for table in filler.live():
            storage.create(connection, table, None, None, storage.Notice(origin="benchmark"))
    for first in range(1, count + 1, CHUNK):
        made = [filler.result(number, count) for number in range(first, min(first + CHUNK, count + 1))]
        with database.engine.begin() as connection:
            connection.execute(insert(schema.results), [result for result, _ in made])
            connection.execute(insert(schema.result_seats), [seat for _, seats in made for seat in seats])
    with database.engine.begin() as connection:
        filler.cup(connection)
    begun, renewal = time.perf_counter(), Renewal()
    with database.engine.connect() as connection:
        renewal.read(connection)
    read = time.perf_counter()
    with database.engine.begin() as connection:
        renewal.write(connection)
    print(f"ratings of {count} results: {read - begun:.1f} s to read, {time.perf_counter() - read:.1f} s to write")
    with database.engine.begin() as connection:
        connection.execute(text("ANALYZE"))
    return token


PAGES = {
    "club": ["club"],
    "club, older": ["club/results?before=50000", "club/results?before=1000"],
    "player": [f"players/player {number}" for number in (0, 1, 2, 5, 100, 1500)],
    "player, games": ["players/player 0/results", "players/player 0/results?before=20000&game=caverna"],
    "player, rating": ["players/player 0/ratings?game=caverna&size=4"],
    "game": [f"games/{game}/statistics" for game in ("saboteur", "valdora", "eldorado", "caverna")],
    "seeks": ["seeks"],
    "friends": ["friends"],
    "tables": ["tables"],
    "tournaments": ["tournaments"],
    "tournament": [f"tournaments/{ID}"],
}


@contextmanager
def serving(address: str) -> Iterator[str]:
    """A server of its own process, on any port."""
    process = subprocess.Popen([sys.executable, __file__, "--serve", address], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield f"http://127.0.0.1:{int(process.stdout.readline())}"
    finally:
        process.terminate()
        process.wait()


def measure(address: str, token: str) -> bool:
    """Is every page soon enough?"""
    good = True
    print(f"{'page':16}{'best':>10}{'median':>10}{'p95':>10}{'worst':>10}")
    with httpx.Client(base_url=address, headers={"authorization": f"Bearer {token}"}, timeout=60) as client:
        for page, paths in PAGES.items():
            taken = []
            for number in range(ASKED):
                begun = time.perf_counter()
                client.get(f"api/{paths[number % len(paths)]}").raise_for_status()
                taken.append(time.perf_counter() - begun)
                time.sleep(0.02)
            taken.sort()
            median, late = taken[ASKED // 2], taken[ASKED * 95 // 100]
            good &= late < BUDGET
            told = (taken[0], median, late, taken[-1])
            print(f"{page:16}" + "".join(f"{1000 * seconds:7.1f} ms" for seconds in told))
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=PEOPLE)
    parser.add_argument("--database")
    parser.add_argument("--again", metavar="TOKEN", help="ask a database that was filled before")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        server(Config(database=args.serve, port=0, workers=0), lambda port: print(port, flush=True)).run()
        return 0
    with tempfile.TemporaryDirectory() as folder:
        address = args.database or f"sqlite:///{Path(folder) / 'club.db'}"
        token = args.again
        if token is None:
            database = Database(address, patience=600)
            token = fill(database, args.games, args.people)
            database.stop()
            print(f"to ask again: --again {token}")
        with serving(address) as url:
            good = measure(url, token)
    print("every page in time" if good else f"not every page under {1000 * BUDGET:.0f} ms")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
