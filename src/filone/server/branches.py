"""What if: a finished game gone on with from one of its positions, at a table of its own.

Such a table is one that began elsewhere, and says so to everybody for ever; besides, it stands beside the game that it
left. Only a finished game can be left, so nobody sees what an unfinished one hides.
"""

from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, select

from filone.kernel import CHANCE, OVER, GameOver, Record
from filone.server import schema
from filone.server.database import insert_or
from filone.server.errors import Denial
from filone.server.messages import Answer, Count, Key, Request, Seat
from filone.table import Sheet, Table

LISTED = 50


class WhatIf(Request):
    """`at` is the number of steps of the log that stay. `sit` is the seat that you take, if any; friends come by
    invitation."""

    key: Key
    at: Count
    sit: Seat | None = None
    bots: dict[Annotated[str, Meta(pattern="^[0-9]{1,2}$")], Annotated[str, Meta(max_length=40)]] = msgspec.field(
        default_factory=dict
    )
    name: Annotated[str, Meta(max_length=60)] = ""


class BranchInfo(Answer):
    """A table that went on after `at` steps, who plays there, and who won."""

    table: str
    at: int
    players: list[str | None]
    status: str
    winners: list[int]


class Branches(Answer):
    """The newest first."""

    branches: list[BranchInfo]


def gone_on(source: Table, wish: WhatIf, now: float, host: str) -> Table:
    """A table where the game is as it was, waiting for players. Chance is the new table's own from there on."""
    if not wish.name.isprintable():
        raise Denial("malformed", why="name")
    steps = source.play.steps
    if wish.at > len(steps):
        raise Denial("malformed", why=f"at 0-{len(steps)}")
    record = source.play.record([], None)
    record = record.upto(recorded(record, [step.seat for step in steps], wish.at))
    table = Table.of_record(record, now=now, host=host, name=wish.name.strip(), scores=source.sheet.scores)
    if table.play.state.turn == OVER:
        raise GameOver()
    table.change(source=source.sheet.id)
    return table


def recorded(record: Record, seats: list[int], at: int) -> int:
    """How many moves of the record the first `at` steps are. What chance did after a move stays with it: whoever has
    seen the cards that fell does not draw others."""
    while 0 < at < len(seats) and seats[at] == CHANCE:
        at += 1
    numbers = [number for number, _, _ in record.steps()]
    return numbers[at - 1] if at else 0


def keep(connection: Connection, table: str, source: str, at: int, now: float) -> None:
    """Beside the game that it left; a command that is sent again finds it there."""
    values = {"table_id": table, "source": source, "at": at, "made": now}
    connection.execute(insert_or(connection, schema.branches).values(values).on_conflict_do_nothing())


def of(connection: Connection, source: str) -> Branches:
    columns = schema.branches.c
    rows = connection.execute(
        select(columns.table_id, columns.at, schema.tables.c.sheet)
        .join(schema.tables, schema.tables.c.id == columns.table_id)
        .where(columns.source == source)
        .order_by(columns.made.desc())
        .limit(LISTED)
    )
    sheets = [(row.table_id, row.at, msgspec.json.decode(row.sheet, type=Sheet)) for row in rows]
    return Branches(
        branches=[
            BranchInfo(
                table=id,
                at=at,
                players=[chair.name for chair in sheet.chairs],
                status=sheet.status,
                winners=list(sheet.winners),
            )
            for id, at, sheet in sheets
        ]
    )
