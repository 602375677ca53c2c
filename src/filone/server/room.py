"""A table in memory, and those who watch it."""

import asyncio

from filone.server.messages import Position, ServerMessage
from filone.server.positions import encode, position
from filone.table import Table


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
    """A table in memory, and who watches it."""

    def __init__(self, table: Table, present: set[str]) -> None:
        self.table = table
        self.present = present
        self.lock = asyncio.Lock()
        self.watchers: set[Visitor] = set()
        self.thinking = False
        """Somebody sees to the moves of the seats that nobody moves for."""
        self._encoded: dict[tuple[str | None, int], bytes] = {}

    def replace(self, table: Table) -> None:
        self.table = table
        self._encoded.clear()

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
        key = self.viewer(account), self.table.play.log_start(since)
        found = self._encoded.get(key)
        if found is None or self.table.sheet.pace is not None:
            found = encode(self.position(key[0], since))
            self._encoded[key] = found
        return found

    def set_present(self, account: str, here: bool) -> None:
        if here:
            self.present.add(account)
        else:
            self.present.discard(account)
        self._encoded.clear()
