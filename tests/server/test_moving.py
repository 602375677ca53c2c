"""Moves at several tables, written together: what each would have written by itself, all of it or nothing."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import delete, update

from filone.server import schema, storage
from filone.server.database import Database
from filone.server.moving import Clash, write_rows, write_rows_in_file
from filone.server.storage import Done, Notice
from filone.table import Chair, Table
from server.conftest import new_database

WRITTEN = {
    "tables": "SELECT id, version, status, open, changed, deadline, sheet FROM tables ORDER BY id",
    "moves": "SELECT * FROM moves ORDER BY table_id, number",
    "commands": "SELECT account, scope, key, result FROM commands ORDER BY scope, key",
}
Change = tuple[Table, Table, float | None, Done | None]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            address = f"sqlite:///{tmp_path / 'filone.db'}"
        else:
            address = stack.enter_context(new_database(request.getfixturevalue("postgres")))
        opened = Database(address)
        yield opened
        opened.stop()


def played(database: Database, count: int, done: bool = True) -> list[Change]:
    """Tables as they are on disk, each with a move that is not there yet."""
    changes: list[Change] = []
    with database.engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO accounts (id, name, handle, lang, created, connected) VALUES ('ada', 'Ada', 'ada', 'en', 0, 0)"
            " ON CONFLICT DO NOTHING"
        )
        for number in range(count):
            table = Table.new(game="saboteur", seats=3, options={}, now=0.0, host=None, name="Été \\ “x”")
            for seat in range(3):
                table.set_chair(seat, Chair(bot="random"))
            table.change(host="0")
            table.start("0", 1.5)
            table.update_sheet(1.5)
            storage.create(connection, table, None, None, Notice(origin=""))
            after = table.copy()
            after.play_for(after.turn, after.play.state.legal()[0], 1 / 3 + number)
            after.update_sheet(1e9 / 7)
            changes.append(
                (table, after, None if number % 2 else 1e9 / 3, Done("ada", table.sheet.id, "k") if done else None)
            )
    return sorted(changes, key=lambda change: change[0].sheet.id)


def written(database: Database) -> dict[str, Any]:
    with database.engine.begin() as connection:
        return {name: [tuple(row) for row in connection.exec_driver_sql(query)] for name, query in WRITTEN.items()}


def write(database: Database, changes: list[Change]) -> None:
    rows = [storage.row_of(*change) for change in changes]
    if database.sqlite:
        with database.engine.begin() as connection:
            write_rows_in_file(connection.connection.driver_connection, rows)
        return
    with psycopg.connect(database.url.set(drivername="postgresql").render_as_string(), autocommit=True) as driver:
        write_rows(driver, rows)


@pytest.mark.parametrize("done", [True, False])
def test_together_they_write_what_each_would_write_alone(database: Database, done: bool) -> None:
    changes = played(database, 5, done)
    write(database, changes)
    together = written(database)
    with database.engine.begin() as connection:
        for table in (schema.moves, schema.commands, schema.tables):
            connection.execute(delete(table))
        for before, after, deadline, command in changes:
            storage.create(connection, before, None, None, Notice(origin=""))
            storage.save(connection, before, after, deadline, command, None)
    assert together == written(database)
    assert len(together["moves"]) > 5
    assert [storage.read_sheet(row[-1]) for row in together["tables"]] == [change[1].sheet for change in changes]


@pytest.mark.parametrize("why", ["another version", "another command", "no account"])
def test_if_one_cannot_be_written_none_is(database: Database, why: str) -> None:
    changes = played(database, 4)
    before, after, deadline, command = changes[2]
    assert command is not None
    with database.engine.begin() as connection:
        match why:
            case "another version":
                version = update(schema.tables).where(schema.tables.c.id == before.sheet.id).values(version=99)
                connection.execute(version)
            case "another command":
                storage.remember(connection, command)
            case "no account":
                changes[2] = before, after, deadline, Done("ugo", before.sheet.id, "k")
    found = written(database)
    with pytest.raises((psycopg.Error, sqlite3.Error, Clash)):
        write(database, changes)
    assert written(database) == found
