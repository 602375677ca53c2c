"""How much of something an account has, before it gets more."""

from typing import Any

from sqlalchemy import Connection, Select, select

from filone.server import schema


def hold(connection: Connection, *accounts: str) -> None:
    """Whoever else would hold one of these waits until the transaction ends; who only refers to them does not."""
    columns = schema.accounts.c
    rows = select(columns.id).where(columns.id.in_(accounts)).order_by(columns.id)
    connection.execute(rows.with_for_update(key_share=True))


def count_of(connection: Connection, account: str, query: Select[Any]) -> int:
    """What `query` counts of an account. Of several who would add to it at once, each counts what the last added."""
    hold(connection, account)
    return connection.scalar(query) or 0
