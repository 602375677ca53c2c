"""The tables in use, kept in memory: read from the database when somebody asks, and again when it has a newer one."""

import asyncio
from collections import OrderedDict
from contextlib import suppress

from filone.server import storage
from filone.server.accounts import Accounts
from filone.server.cache import Cache
from filone.server.config import Config
from filone.server.database import READERS, Database
from filone.server.errors import Denial
from filone.server.messages import Gone
from filone.server.metrics import Metrics
from filone.server.room import Room, Visitor
from filone.server.storage import Notice
from filone.table import Table

LOADS = READERS // 2
"""Tables read at once: a long game is played again for a second, and whoever asks for anything else need not wait."""


class Rooms:
    def __init__(self, config: Config, database: Database, accounts: Accounts, metrics: Metrics) -> None:
        self.config = config
        self.database = database
        self.accounts = accounts
        self.metrics = metrics
        self._cache = Cache(config.cache)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._watchers: dict[str, set[Visitor]] = {}
        """Of the tables in memory, and of those that were let go and are still watched."""
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._loads = asyncio.Semaphore(LOADS)

    async def get(self, id: str, *, fresh: bool = True) -> Room:
        """The room of a table; if `fresh`, as the database has it now."""
        room = self._rooms.get(id)
        if room is None:
            return await self._load(id)
        self._rooms.move_to_end(id)
        if fresh and await self._version(id) != room.table.sheet.version:
            async with room.lock:
                await self.reread(room)
        return room

    def in_memory(self, id: str) -> Room | None:
        return self._rooms.get(id)

    def watch(self, id: str, visitor: Visitor) -> None:
        self._watchers.setdefault(id, set()).add(visitor)

    def unwatch(self, id: str, visitor: Visitor) -> None:
        self._watchers.get(id, set()).discard(visitor)
        self._forget_watchers(id)

    def is_watched(self, id: str) -> bool:
        return bool(self._watchers.get(id))

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    async def exists(self, id: str) -> bool:
        """Is there still such a table?"""
        return await self._version(id) is not None

    async def replace(self, room: Room, table: Table) -> None:
        """What a room shows from now on. Who has just sat down may be here already."""
        if table.sheet.chairs != room.table.sheet.chairs:
            room.present = await self._present(table)
        room.replace(table)

    async def refresh(self, room: Room) -> bool:
        """Was there anything new? Whoever calls holds the room's lock."""
        if await self._version(room.table.sheet.id) == room.table.sheet.version:
            return False
        await self.reread(room)
        return True

    async def reread(self, room: Room) -> None:
        """Take what the database has, while nobody else changes it; those who watch are told."""
        known = room.table
        table = await self.database.read(lambda connection: storage.catch_up(connection, known))
        if table is None:
            self.remove(known.sheet.id)
            raise Denial("unknown_table")
        if table.sheet.version != known.sheet.version:
            await self.replace(room, table)
            room.push_position()

    def apply(self, room: Room, notice: Notice) -> bool:
        """Make the moves that another server made, if the table is what it was there. Nobody else may hold the lock."""
        moved, known = notice.moved, room.table
        if moved is None or moved.before != known.sheet.version:
            return moved is not None and notice.version <= known.sheet.version  # what we read meanwhile
        sheet = moved.sheet_after(known.sheet, notice.version)
        room.replace(known.follow(sheet, moved.moves, len(known.play.moves)))
        room.push_position()
        return True

    async def reread_all(self) -> None:
        """The connection to the database was lost: anything may have happened."""
        await self._reread_each(self.all())

    async def poll(self) -> None:
        """On SQLite nobody announces what the operator does, and on PostgreSQL the word of a move is lost with the
        server that made it: see whether the tables that are watched have changed."""
        watched = {id: (room, room.table) for id, room in self._rooms.items() if room.watchers}
        found = await self.database.read(lambda connection: storage.versions_of(connection, list(watched)))
        await self._reread_each(
            [
                room
                for id, (room, table) in watched.items()
                if table is room.table and found.get(id) != table.sheet.version
            ]
        )

    def remove(self, id: str) -> None:
        self._rooms.pop(id, None)
        for watcher in list(self._watchers.pop(id, ())):
            watcher.push(Gone(table=id))

    async def _reread_each(self, rooms: list[Room]) -> None:
        for room in rooms:
            async with room.lock:
                with suppress(Denial):
                    await self.reread(room)

    async def _version(self, id: str) -> int | None:
        return await self.database.read(lambda connection: storage.version_of(connection, id))

    async def _load(self, id: str) -> Room:
        """Read a table from disk, once however many ask for it."""
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._read(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        try:
            async with asyncio.timeout(self.config.patience):
                room = await asyncio.shield(self._loading[id])
        except TimeoutError as error:
            raise Denial("busy", wait=1) from error
        if room is None:
            raise Denial("unknown_table")
        return room

    async def _read(self, id: str) -> Room | None:
        async with self._loads:
            table = await self.database.read(lambda connection: storage.load(connection, id))
        if table is None:
            return None
        present = await self._present(table)
        watchers = self._watchers.setdefault(id, set())
        room = self._rooms[id] = Room(table, present, watchers, self._cache, self.config.chat)
        self._make_space()
        self.metrics.rooms.set(len(self._rooms))
        return room

    def _make_space(self) -> None:
        """Of the tables that are over or that nobody watches, those not asked for the longest go; the newest stays.

        Strangers can watch any number of games that were played; if something is said there, the table is read again.
        """
        left = self.config.rooms
        for id, room in list(reversed(self._rooms.items()))[1:]:
            if (room.watchers and room.table.sheet.status != "over") or room.thinking or room.lock.locked():
                continue
            left -= room.weight
            if left < 0:
                del self._rooms[id]
                self._forget_watchers(id)

    def _forget_watchers(self, id: str) -> None:
        """There are none, and no room that would keep their place."""
        if id not in self._rooms and not self._watchers.get(id):
            self._watchers.pop(id, None)

    async def _present(self, table: Table) -> set[str]:
        """Who of those at a table is connected, here or to another server."""
        return await self.accounts.present([chair.account for chair in table.sheet.chairs if chair.account is not None])
