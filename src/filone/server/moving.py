"""Moves at several tables, written down together: PostgreSQL is asked once, and SQLite three times, however many wait.

All of them are written or none: if a table is not what it was, or a command was carried out before, that fails, and who
tries each by itself finds out which it was.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from filone.table import Played

_GIVEN = """
WITH given AS (
    SELECT * FROM json_to_recordset(%s::json) AS each (
        id text, before bigint, after bigint, status text, changed float8, deadline float8, sheet json,
        account text, key text, at float8, known int, moves json
    )
), changed AS (
    UPDATE tables
    SET version = after, status = given.status, changed = given.changed, deadline = given.deadline,
        sheet = given.sheet::text
    FROM given
    WHERE tables.id = given.id AND tables.version = before
    RETURNING tables.id
), remembered AS (
    INSERT INTO commands (account, scope, key, result, at)
    SELECT account, id, key, '', at FROM given WHERE key IS NOT NULL
    ON CONFLICT DO NOTHING
    RETURNING key
), played AS (
    INSERT INTO moves (table_id, number, move, seat, at, version)
    SELECT id, known + place - 1, played.move, played.seat, played.at, played.version
    FROM given, ROWS FROM (
        json_to_recordset(moves) AS (move int, seat int, at float8, version bigint)
    ) WITH ORDINALITY AS played (move, seat, at, version, place)
)
"""
_ALL_OR_NONE = """
SELECT 1 / (
    (SELECT count(*) FROM changed) = (SELECT count(*) FROM given)
    AND (SELECT count(*) FROM remembered) = (SELECT count(key) FROM given)
)::int
"""


class Row(msgspec.Struct, frozen=True):
    """Moves at a table, and everything on disk that changes by them. They follow those that were `known`."""

    id: str
    before: int
    after: int
    status: str
    changed: float
    deadline: float | None
    sheet: msgspec.Raw
    account: str | None
    key: str | None
    """The command, if somebody gave it."""
    at: float
    known: int
    moves: list[Played]


_encode = msgspec.json.Encoder().encode


_CHANGE = "UPDATE tables SET version = ?, status = ?, changed = ?, deadline = ?, sheet = ? WHERE id = ? AND version = ?"
_REMEMBER = "INSERT INTO commands (account, scope, key, result, at) VALUES (?, ?, ?, '', ?) ON CONFLICT DO NOTHING"
_PLAY = "INSERT INTO moves (table_id, number, move, seat, at, version) VALUES (?, ?, ?, ?, ?, ?)"


class Clash(Exception):
    """One of them cannot be written."""


def write_rows_in_file(driver: Any, rows: Sequence[Row]) -> None:
    """On a connection of SQLite, in a transaction that goes no further if this fails."""
    changed = driver.executemany(
        _CHANGE,
        [(r.after, r.status, r.changed, r.deadline, bytes(r.sheet).decode(), r.id, r.before) for r in rows],
    )
    given = [(row.account, row.id, row.key, row.at) for row in rows if row.key is not None]
    if changed.rowcount != len(rows) or (given and driver.executemany(_REMEMBER, given).rowcount != len(given)):
        raise Clash
    driver.executemany(
        _PLAY,
        [
            (row.id, number, played.move, played.seat, played.at, played.version)
            for row in rows
            for number, played in enumerate(row.moves, row.known)
        ],
    )


def write_rows(driver: Any, rows: Iterable[Row]) -> None:
    """On a connection of psycopg that commits by itself; rows of different tables, in the order of their ids: of two
    who write the same ones at the same time, neither holds what the other one waits for."""
    driver.execute(_GIVEN + _ALL_OR_NONE, (_encode(list(rows)).decode(),))
