"""A table in memory, and those who watch it."""

import asyncio
from itertools import count

from filone.server.cache import Cache
from filone.server.messages import Position, ServerMessage
from filone.server.positions import encode, position
from filone.table import Table

BARE = 40_000
STEP = 600
"""Bytes of a table in memory, and of a step of its log."""
_editions = count()


class Visitor:
    """Somebody who is connected: the hall says what there is to say, the connection says it when it can."""

    def __init__(self, account: str | None) -> None:
        self.account = account

    def push(self, message: ServerMessage) -> None:
        """Say this once."""
        raise NotImplementedError

    def push_position(self, table: str) -> None:
        """The table has changed: fetch its position."""
        raise NotImplementedError

    def check_session(self) -> None:
        """The session may have ended: look."""
        raise NotImplementedError


class Room:
    """A table in memory, and who watches it. What is sent of it lies in a cache that all rooms share."""

    def __init__(self, table: Table, present: set[str], cache: Cache) -> None:
        self.table = table
        self.present = present
        self.lock = asyncio.Lock()
        self.watchers: set[Visitor] = set()
        self.thinking = False
        """Somebody sees to the moves of the seats that nobody moves for."""
        self._cache = cache
        self._edition = next(_editions)
        """Another one whenever what is seen here changes; no other room has it."""

    def replace(self, table: Table) -> None:
        self.table = table
        self._edition = next(_editions)

    @property
    def weight(self) -> int:
        """About how many bytes the table takes in memory: it is its log that makes it heavy."""
        return BARE + STEP * len(self.table.play.steps)

    def push(self, message: ServerMessage) -> None:
        """To all who watch."""
        for watcher in list(self.watchers):
            watcher.push(message)

    def push_position(self) -> None:
        for watcher in list(self.watchers):
            watcher.push_position(self.table.sheet.id)

    def viewer(self, account: str | None) -> str | None:
        """Everybody who neither sits here nor made the table sees the same."""
        sheet = self.table.sheet
        if account == sheet.host or any(chair.account == account for chair in sheet.chairs):
            return account
        return None

    def position(self, account: str | None, since: int) -> Position:
        return position(self.table, account, self.present, since)

    def encoded(self, account: str | None, since: int) -> bytes:
        """A position for the wire, made once for all who get the same; with clocks it is never the same twice."""
        viewer = self.viewer(account)
        if self.table.sheet.pace is not None:
            return encode(self.position(viewer, since))
        key = self._edition, viewer, self.table.play.log_start(since)
        found = self._cache.get(key)
        if found is None:
            found = encode(self.position(viewer, since))
            self._cache.keep(key, found)
        return found

    def set_present(self, account: str, here: bool) -> None:
        if here:
            self.present.add(account)
        else:
            self.present.discard(account)
        self._edition = next(_editions)
