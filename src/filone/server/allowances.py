"""Who may do how much: what `limits.py` says, counted where it is borne.

What is rare and dear (guests, tries of a password, mails, tables, invitations, tournaments, reports) is counted in the
database, for all servers together; what only one server has to bear is counted in its memory.
"""

from time import time

from sqlalchemy import Connection, case, select

from filone.server import schema
from filone.server.database import Database, insert_or
from filone.server.errors import too_fast
from filone.server.limits import Buckets, Limits, Rate

SHARED = frozenset(
    {
        "guest",
        "sign_in",
        "name",
        "mail",
        "confirm",
        "letter",
        "table",
        "record",
        "invite",
        "seek",
        "announce",
        "analysis",
        "report",
    }
)
LONG = 32 * 1024
"""Bytes of an answer that are counted like another request."""


class Allowances:
    def __init__(self, limits: Limits, buckets: Buckets, database: Database) -> None:
        self.limits = limits
        self.buckets = buckets
        self.database = database

    async def take(self, act: str, sender: str) -> None:
        """Take one, or be told to wait. Who is too fast for this server alone does not trouble the database."""
        rate: Rate = getattr(self.limits, act)
        wait = self.buckets.wait(act, sender, rate)
        if not wait and act in SHARED:
            wait = await self.database.write(lambda connection: take_shared(connection, act, sender, rate, time()))
        if wait:
            raise too_fast(wait)

    def charge(self, address: str, answer: bytes) -> None:
        """What was asked for turned out to be long."""
        if len(answer) >= LONG:
            self.buckets.charge("address", address, self.limits.address, len(answer) / LONG)


def take_shared(connection: Connection, act: str, sender: str, rate: Rate, now: float) -> float:
    """The same as `Buckets.wait`, in one statement: of two servers that take the last one, one finds none."""
    columns = schema.allowances.c
    filled = columns.level + case((columns.at < now, (now - columns.at) * rate.per_second), else_=0.0)
    level = case((filled > rate.burst, rate.burst), else_=filled)
    taken = connection.execute(
        insert_or(connection, schema.allowances)
        .values(act=act, sender=sender, level=rate.burst - 1, at=now)
        .on_conflict_do_update(index_elements=["act", "sender"], set_={"level": level - 1, "at": now}, where=level >= 1)
        .returning(columns.act)
    ).first()
    if taken is not None:
        return 0.0
    left = connection.scalar(select(level).where(columns.act == act, columns.sender == sender))
    return (1 - (left or 0.0)) / rate.per_second
