"""Everything of mine: to take along, and to make go."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, Table, delete, select

from filone.bots.levels import SUBSTITUTE
from filone.server import schema
from filone.server.accounts import Account, bots_of, delete_account
from filone.server.caretaker import CLEANING
from filone.server.database import Database
from filone.server.messages import TableInfo
from filone.server.order import strike
from filone.server.positions import info
from filone.server.storage import Notice, sheets_after, tables_of, vacate

ROWS = 500
NOBODY = "—"
"""The name that stays on games whose player wants to be forgotten."""


def personal() -> list[tuple[Table, Column[Any]]]:
    """Every table of the database that says whose its rows are, and by which column: also those to come."""
    return [
        (table, column)
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if any(key.column is schema.accounts.c.id for key in column.foreign_keys)
    ]


async def everything(database: Database, account: Account) -> AsyncIterator[bytes]:
    """All that is stored about an account, as JSON, a piece at a time; but for what opens its doors."""
    yield b"{"
    for name, (table, mine) in _owned(account.id).items():
        yield b"%s:[" % msgspec.json.encode(name)
        async for part in _parts(database, partial(_rows, table=table, mine=mine)):
            yield part
        yield b"],"
    yield b'"games":['
    last = ""
    while games := await database.read(partial(_games, account=account.id, after=last)):
        yield (b"," if last else b"") + msgspec.json.encode(games)[1:-1]
        last = games[-1].id
    yield b"]}"


def _owned(account: str) -> dict[str, tuple[Table, ColumnElement[bool]]]:
    """What is told under which name: rows of which table, and which of them. Some say twice whose they are."""
    columns = schema.accounts.c
    owned = {"accounts": (schema.accounts, columns.id == account), "bots": (schema.accounts, columns.owner == account)}
    for table, column in personal():
        if not column.info.get("theirs"):
            name, mine = str(table.name), column == account
            owned[name] = table, owned[name][1] | mine if name in owned else mine
    return owned


async def _parts(database: Database, read: Any) -> AsyncIterator[bytes]:
    start = 0
    while rows := await database.read(partial(read, start=start)):
        yield (b"," if start else b"") + msgspec.json.encode(rows)[1:-1]
        start += ROWS


def _rows(connection: Connection, table: Table, mine: ColumnElement[bool], start: int) -> list[dict[str, object]]:
    shown = [one for one in table.columns if not one.info.get("secret")]
    query = select(*shown).where(mine).order_by(*table.primary_key.columns).offset(start).limit(ROWS)
    return [{str(name): value for name, value in row.items()} for row in connection.execute(query).mappings()]


def _games(connection: Connection, account: str, after: str) -> list[TableInfo]:
    """Tables as their player sees them listed."""
    return [info(sheet, account, set()) for sheet in sheets_after(connection, account, after)]


async def forget(database: Database, account: Account) -> None:
    """A bot goes on with what is being played, what was said goes, and no game bears the name; nor that of a bot that
    somebody had come from outside.

    One table at a time, so that nobody waits for it; if it is broken off the account is still there to ask again.
    """
    gone = [*await database.read(partial(bots_of, owner=account.id)), account.id]
    for id in gone:
        for table in await database.read(partial(tables_of, account=id)):
            notice = Notice(origin=CLEANING, table=table, lobby=True)
            await database.write(partial(vacate, id=table, account=id, bot=SUBSTITUTE, notice=notice, name=NOBODY))

    def rest(connection: Connection) -> None:
        strike(connection, gone)
        connection.execute(delete(schema.chat).where(schema.chat.c.account.in_(gone)))
        delete_account(connection, account.id, CLEANING)

    await database.write(rest)
