"""The suite runs on a real SQLite file and on a real PostgreSQL, which the tests start themselves."""

import secrets
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import delete

from filone.server import schema
from filone.server.database import Database
from server.harness import Player, Running, config
from server.postgres import postgres


@pytest.fixture(scope="session", name="postgres")
def running_postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own. Nobody pulls its plug, so it need not wait for the disk."""
    with postgres("-c fsync=off -c full_page_writes=off") as address:
        yield address


QUERIES = ("accounts", "club", "history", "moves", "operations", "order", "renewal", "seeks", "tournaments")
"""What asks a database for more than rows by their keys is tried on both at every commit, all else in the long run."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The databases of a test that does not name its own."""
    named = any("backend" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "backend" in metafunc.fixturenames and not named:
        often = metafunc.module.__name__.rpartition("test_")[2] in QUERIES
        metafunc.parametrize("backend", ["sqlite", pytest.param("postgresql", marks=[] if often else pytest.mark.long)])


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file as a server makes it when it first starts: copied faster than made."""
    file = tmp_path_factory.mktemp("made") / "filone.db"
    Database(f"sqlite:///{file}").stop()
    return file


@pytest.fixture(scope="session")
def made_postgres(postgres: str) -> Iterator[str]:
    """The address of a database in PostgreSQL that is made already."""
    with new_database(postgres) as address:
        Database(address).stop()
        yield address


@pytest.fixture
def database(backend: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without anybody in it; for a test that is marked `empty`, without tables too."""
    empty = request.node.get_closest_marker("empty") is not None
    if backend == "sqlite":
        file = tmp_path / "filone.db"
        if not empty:
            shutil.copy(request.getfixturevalue("made"), file)
        yield f"sqlite:///{file}"
        return
    if empty:
        with new_database(request.getfixturevalue("postgres")) as address:
            yield address
        return
    address = request.getfixturevalue("made_postgres")
    yield address
    empty_tables(address)


def empty_tables(address: str) -> None:
    """As if nobody had been there, and whoever still is must go: faster than a new database."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        everything = [str(delete(table)) for table in reversed(schema.metadata.sorted_tables)]
        connection.execute(";".join(everything).encode())


class new_database:  # noqa: N801
    """A database in a PostgreSQL, with nothing in it."""

    def __init__(self, postgres: str) -> None:
        self.postgres = postgres
        self.name = f"filone_{secrets.token_hex(6)}"

    def __enter__(self) -> str:
        self._execute(f"CREATE DATABASE {self.name}")
        return self.postgres.replace("/postgres?", f"/{self.name}?")

    def __exit__(self, *_: object) -> None:
        self._execute(f"DROP DATABASE {self.name} WITH (FORCE)")

    def _execute(self, command: str) -> None:
        with psycopg.connect(self.postgres, autocommit=True) as connection:
            connection.execute(command.encode())


@pytest.fixture
def run(database: str) -> Iterator[Callable[..., Running]]:
    """Starts servers on the database."""
    running: list[Running] = []

    def start(**changes: Any) -> Running:
        server = Running(config(database, **changes))
        running.append(server)
        return server

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def server(run: Callable[..., Running]) -> Running:
    return run()


@pytest.fixture
def player(server: Running) -> Iterator[Callable[..., Player]]:
    """Makes players at the server."""
    made: list[Player] = []

    def make(name: str | None = None, **more: Any) -> Player:
        made.append(Player(server.address, name, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()
