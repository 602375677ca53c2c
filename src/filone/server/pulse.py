"""Can the server do its work? Not asked but tried: a write that is committed, the space left, the file page by page."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from time import monotonic, time

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from filone.server import schema
from filone.server.database import Database
from filone.server.messages import Health, Trouble

FRESH = 1.0
"""Seconds that a finding is good for, however many ask."""
PROMPT = 3.0
"""Who writes no faster is not well."""
SPACE = 64 * 1024 * 1024
"""Bytes on the disk below which it is as good as full."""
CHECK = 10.0
EFFORT = 0.01
"""A file is read again after `CHECK` seconds, or later: reading it takes this part of the time at most."""


class Pulse:
    def __init__(self, database: Database, origin: str) -> None:
        self.database = database
        self.origin = origin
        self._lock = asyncio.Lock()
        self.found = Health()
        self._until = 0.0
        self._broken = False
        self._check_again = 0.0
        self._checking: asyncio.Task[None] | None = None

    async def look(self) -> Health:
        async with self._lock:
            if monotonic() >= self._until:
                self.found = Health(wrong=await self._examine())
                self._until = monotonic() + FRESH
            return self.found

    async def _examine(self) -> list[Trouble]:
        wrong: list[Trouble] = []
        try:
            async with asyncio.timeout(PROMPT):
                await self.database.write(lambda connection: beat(connection, self.origin))
        except (SQLAlchemyError, TimeoutError):
            wrong.append("write")
        file = self.database.file
        if file is not None:
            if free_space(file) < SPACE:
                wrong.append("disk")
            if await self._is_broken(file):
                wrong.append("file")
        return wrong

    async def _is_broken(self, file: Path) -> bool:
        """As found last; a large file is read while others ask."""
        if self._checking is None and monotonic() >= self._check_again:
            self._checking = asyncio.create_task(self._check(file))
        if self._checking is not None:
            await asyncio.wait({self._checking}, timeout=PROMPT)
        return self._broken

    async def _check(self, file: Path) -> None:
        start = monotonic()
        try:
            self._broken = not await asyncio.to_thread(is_sound, file)
        finally:
            self._check_again = monotonic() + max(CHECK, (monotonic() - start) / EFFORT)
            self._checking = None


def beat(connection: Connection, origin: str) -> None:
    """A row of our own, written anew."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = {"act": "pulse", "sender": origin, "level": 0.0, "at": time()}
    connection.execute(
        dialect.insert(schema.allowances)
        .values(row)
        .on_conflict_do_update(index_elements=["act", "sender"], set_={"at": row["at"]})
    )


def free_space(file: Path) -> int:
    return shutil.disk_usage(file.parent).free


def is_sound(file: Path) -> bool:
    """Reads the file itself: a connection that is open may remember what is no longer there."""
    connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=PROMPT)
    try:
        return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
    except sqlite3.OperationalError:  # it is locked, or gone: a write tells
        return True
    except sqlite3.DatabaseError:
        return False
    finally:
        connection.close()
