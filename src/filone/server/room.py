"""A table in memory, and those who watch it."""

import asyncio
from collections.abc import Hashable
from itertools import count
from typing import TypeAlias
from zlib import crc32

from filone.server.cache import Cache
from filone.server.deltas import Seen, Shared, encode
from filone.server.messages import ServerMessage, TableInfo
from filone.server.positions import (
    Body,
    clocks,
    info_after,
    log,
    log_seat,
    own_info,
    public_info,
    standing,
    view_seat,
)
from filone.table import Table

BARE = 40_000
STEP = 800
"""Bytes of a table in memory, and of a step of its log."""
EDITIONS = 4
SHORT = 4096
BODY = 10_000
SEEN = 6
MOVE = 1_000
"""Bytes of a body: bare, for every byte of its view with what that was written from, and for every legal move."""
Edition: TypeAlias = tuple[int, str | None]
"""A body that was sent: when, and to whom."""
_editions = count()


class Visitor:
    """Somebody who is connected: the hall says what there is to say, the connection says it when it can."""

    def __init__(self, account: str | None) -> None:
        self.account = account
        self.looks = True
        """The page is before somebody's eyes, as far as we were told."""

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
    """A table in memory, and who watches it. What is sent of it lies in a cache that all rooms share.

    There is `talk` if the server lets people chat.
    """

    def __init__(self, table: Table, present: set[str], watchers: set[Visitor], cache: Cache, talk: bool) -> None:
        self.table = table
        self.present = present
        self.watchers = watchers
        self._talk = talk
        self.lock = asyncio.Lock()
        self.address = ""
        """Where the last command came from that was carried out here; bots that it is followed by take its share."""
        self.thinking = False
        """Somebody sees to the moves of the seats that nobody moves for."""
        self._cache = cache
        self._kept: dict[int, list[Hashable]] = {}
        """What lies in the cache of each edition."""
        self._told: Shared | None = None
        self._seen: Shared | None = None
        """What was last sent to everybody, of the table and of its game."""
        self._change_edition(None)

    def _change_edition(self, info: TableInfo | None) -> None:
        """`info` is what the table is to anybody, if that is known already."""
        self.edition = next(_editions)
        """Another one whenever what is seen here changes; no other room has it."""
        self._info = info
        self._fresh: tuple[Shared, Shared | None] | None = None
        """What everybody sees of this edition."""
        self._logs: dict[int | None, tuple[int, bytes]] = {}
        """Of each seat, what was last told of the log if it was short, and since when."""
        self._insiders = {self.table.sheet.host, *(chair.account for chair in self.table.sheet.chairs)}

    def replace(self, table: Table) -> None:
        info = None if self._info is None else info_after(self._info, self.table.sheet, table.sheet)
        self.table = table
        self._change_edition(info)

    @property
    def weight(self) -> int:
        """About how many bytes the table takes in memory: it is its log that makes it heavy."""
        return BARE + STEP * len(self.table.play.steps)

    @property
    def talks(self) -> bool:
        """People may chat here."""
        return self._talk and self.table.sheet.chat

    @property
    def spectators(self) -> int:
        """How many connections watch a game that is being played and do not play it."""
        sheet = self.table.sheet
        if sheet.status != "playing":
            return 0
        playing = {chair.account for chair in sheet.chairs if chair.account is not None}
        return sum(watcher.account not in playing for watcher in self.watchers)

    def push(self, message: ServerMessage) -> None:
        """To all who watch."""
        for watcher in list(self.watchers):
            watcher.push(message)

    def push_position(self) -> None:
        for watcher in list(self.watchers):
            watcher.push_position(self.table.sheet.id)

    def viewer(self, account: str | None) -> str | None:
        """Everybody who neither sits here nor made the table sees the same."""
        return account if account in self._insiders else None

    def hash(self, account: str | None) -> str:
        """Of what an account sees."""
        return self._body(self.viewer(account)).standing.hash

    def encoded(self, account: str | None, since: int) -> bytes:
        """A position for the wire, with the log after version `since`."""
        viewer = self.viewer(account)
        return b'{"type":"position",' + self._body(viewer).text + self._rest(viewer, since)

    def encoded_change(self, account: str | None, since: int, base: Edition) -> bytes:
        """What changed since a body that was sent, at version `since`; the whole position if that is in doubt."""
        viewer = self.viewer(account)
        old = self._cache.get(base)
        if old is None or viewer != base[1]:
            return self.encoded(account, since)
        new = self._body(viewer)
        changed = new.changes.get(base[0])
        if changed is None:
            changed = new.changes[base[0]] = b'"change":%b,"check":%d' % (new.change(old), crc32(new.view))
        sheet = self.table.sheet
        head = b'{"type":"change","table":"%b","version":%d,"since":%d,' % (sheet.id.encode(), sheet.version, since)
        return head + changed + self._rest(viewer, since)

    def edition_for(self, account: str | None) -> Edition:
        """What somebody is sent now."""
        return self.edition, self.viewer(account)

    def _body(self, viewer: str | None) -> Body:
        """Made once for all who see the same."""
        key = self.edition, viewer
        found: Body | None = self._cache.get(key)
        if found is None:
            told, shown = self._shared()
            table = self.table
            seen = None if shown is None else Seen(shown, table.play.own(view_seat(table, viewer)))
            found = Body(Seen(told, own_info(table.sheet, viewer)), seen, standing(table, viewer, seen))
            self._keep(key, found, BODY + SEEN * len(found.view) + MOVE * len(found.standing.moves or ()))
        return found

    def _shared(self) -> tuple[Shared, Shared | None]:
        """What everybody sees of the table, and of its game from the start on."""
        if self._fresh is None:
            if self._info is None:
                self._info = public_info(self.table.sheet, self.present, self._talk)
            self._told = Shared(self._info, self._told)
            self._seen = None if self.table.sheet.status == "waiting" else Shared(self.table.play.seen(), self._seen)
            self._fresh = self._told, self._seen
        return self._fresh

    def _keep(self, key: Hashable, made: object, weight: int) -> None:
        """Of this edition and the last few that were sent: changes lead from one of them."""
        self._cache.keep(key, made, weight)
        self._kept.setdefault(self.edition, []).append(key)
        while len(self._kept) > EDITIONS:
            for old in self._kept.pop(next(iter(self._kept))):
                self._cache.drop(old)

    def _rest(self, viewer: str | None, since: int) -> bytes:
        """The end of a message: what is not the same for all or at all times."""
        seat = log_seat(self.table, viewer)
        known = self._logs.get(seat)
        told = known[1] if known is not None and known[0] == since else encode(log(self.table, seat, since))
        if len(told) < SHORT:
            self._logs[seat] = since, told
        return b',"log":%b,"clocks":%b}' % (told, encode(clocks(self.table)))

    def set_present(self, account: str, here: bool) -> None:
        if here:
            self.present.add(account)
        else:
            self.present.discard(account)
        self._change_edition(None)
