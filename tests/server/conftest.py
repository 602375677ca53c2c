"""The suite runs on a real SQLite file and on a real PostgreSQL, which the tests start themselves."""

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from server.harness import Player, Running, config
from server.postgres import postgres


@pytest.fixture(scope="session", name="postgres")
def running_postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def backend(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def database(backend: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if backend == "sqlite":
        yield f"sqlite:///{tmp_path / 'filone.db'}"
        return
    with new_database(request.getfixturevalue("postgres")) as address:
        yield address


class new_database:  # noqa: N801
    """An empty database in a PostgreSQL."""

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
