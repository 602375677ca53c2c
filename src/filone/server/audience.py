"""How many watch a game. Each server writes down its own, for all of them to add up."""

from collections.abc import Sequence
from time import time

from sqlalchemy import Connection, delete, func, insert, or_, select

from filone.server import schema
from filone.server.database import Database
from filone.server.rooms import Rooms

FRESH = 90.0
"""Seconds that the word of a server is good for."""
AGAIN = 30.0


class Audience:
    def __init__(self, database: Database, rooms: Rooms, origin: str) -> None:
        self.database = database
        self.rooms = rooms
        self.origin = origin
        self._told: dict[str, int] = {}
        self._at = 0.0

    async def tell(self) -> None:
        """Write down who watches here, if that has changed or is about to be forgotten."""
        watched = {room.table.sheet.id: room.spectators for room in self.rooms.all() if room.spectators}
        now = time()
        if watched == self._told and (not watched or now - self._at < AGAIN):
            return
        await self.database.write(lambda connection: _write(connection, self.origin, watched, now))
        self._told, self._at = watched, now


def _write(connection: Connection, origin: str, watched: dict[str, int], now: float) -> None:
    columns = schema.watching.c
    connection.execute(delete(schema.watching).where(or_(columns.origin == origin, columns.at < now - FRESH)))
    rows = [{"origin": origin, "table_id": id, "watchers": number, "at": now} for id, number in watched.items()]
    if rows:
        connection.execute(insert(schema.watching), rows)


def watchers(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    columns = schema.watching.c
    rows = connection.execute(
        select(columns.table_id, func.sum(columns.watchers))
        .where(columns.table_id.in_(tables), columns.at > time() - FRESH)
        .group_by(columns.table_id)
    )
    return {id: int(number) for id, number in rows}
