"""What people do at tables, carried out once for each key.

A command is tried on a copy of the table; when the database has taken the change, the copy becomes the table. If
another server was faster, the table is read again and the command tried on what it is now.
"""

from collections.abc import Callable
from time import perf_counter

import msgspec
from sqlalchemy import Connection

from filone.kernel import FiloneError
from filone.server import storage
from filone.server.accounts import Account
from filone.server.clock import time
from filone.server.database import Database
from filone.server.errors import Denial
from filone.server.messages import ChatLine
from filone.server.metrics import Metrics
from filone.server.news import News
from filone.server.quotas import Quotas
from filone.server.room import Room
from filone.server.rooms import Rooms
from filone.server.sanctions import require_voice
from filone.server.storage import Conflict, Done, Moved, Notice, Repeated, common_length
from filone.table import Chair, Refusal, Sheet, Table

ATTEMPTS = 20
TOLD = 50
"""Moves that a notice has room for: PostgreSQL takes 8,000 bytes."""


class Commands:
    """`bot_limit` is how many seconds a table waits for a bot; `look_after` is told of every table that has changed."""

    def __init__(
        self,
        database: Database,
        rooms: Rooms,
        news: News,
        metrics: Metrics,
        quotas: Quotas,
        bot_limit: float,
        look_after: Callable[[Room], None],
    ) -> None:
        self.database = database
        self.rooms = rooms
        self.news = news
        self.metrics = metrics
        self.quotas = quotas
        self.origin = news.origin
        self.bot_limit = bot_limit
        self.look_after = look_after

    async def run(
        self, id: str, account: Account, key: str, act: Callable[[Table], object], address: str | None = None
    ) -> Room:
        """Carry out a command, once for each key; `address` is where it comes from, if somebody asks now."""
        room = await self.rooms.get(id, fresh=False)
        done = Done(account.id, id, key)
        async with room.lock:
            for _ in range(ATTEMPTS):
                try:
                    await self.change(room, act, done, address)
                except (Conflict, FiloneError) as problem:
                    # Refused because it was carried out already, or because our table is not the newest?
                    if await self._was_done(done):
                        await self.rooms.refresh(room)
                        return room
                    if not await self.rooms.refresh(room) and not isinstance(problem, Conflict):
                        raise
                    self.metrics.conflicts.inc()
                except Repeated:
                    await self.rooms.refresh(room)
                    return room
                else:
                    return room
        raise Denial("busy", wait=1)

    async def change(
        self, room: Room, act: Callable[[Table], object], done: Done | None, address: str | None = None
    ) -> None:
        """Try something on a copy of the table, store it, show it. Whoever calls holds the room's lock."""
        before = room.table
        after = before.copy()
        act(after)
        if after.sheet.version == before.sheet.version:
            return
        after.update_sheet(time())
        moved = _moved(before, after)
        notice = self._notice(before, after, moved)
        deadline = after.next_look(time() + self.bot_limit)
        row = None if moved is None else storage.row_of(before, after, deadline, done)
        told = notice if row is None else None  # of moves later: who misses that finds the table changed in a moment
        start = perf_counter()
        await self.database.write(lambda connection: storage.save(connection, before, after, deadline, done, told), row)
        if told is None and not self.database.sqlite:
            self.database.tell(storage.payload(notice))
        self.metrics.commit_seconds.observe(perf_counter() - start)
        await self.rooms.replace(room, after)
        room.address = room.address if address is None else address
        self.news.table_changed(room, notice)
        self.look_after(room)

    def _notice(self, before: Table, after: Table, moved: Moved | None) -> Notice:
        """What the others must know of a change: the moves, if there is no more."""
        turn, sheet = after.turn, after.sheet
        passed = turn >= 0 and (turn != before.turn or sheet.status != before.sheet.status)
        to = sheet.chairs[turn] if passed else None
        told = to.account if to is not None and to.person and to.account is not None else ""
        over = sheet.status == "over" != before.sheet.status
        return Notice(
            origin=self.origin,
            table=sheet.id,
            version=sheet.version,
            moved=moved,
            turn=told,
            name=sheet.name if told or over else "",
            game=sheet.game if told or over else "",
            to=[chair.account for chair in sheet.chairs if chair.person and chair.account] if over else [],
            told="over" if over else None,
            winners=[_winner(sheet.chairs[seat]) for seat in sheet.winners] if over else [],
            lobby="waiting" in (before.sheet.status, sheet.status) and sheet.open,
        )

    async def _was_done(self, done: Done) -> bool:
        found = await self.database.read(
            lambda connection: storage.recall(connection, done.account, done.scope, done.key)
        )
        return found is not None

    async def create(
        self, table: Table, account: Account, key: str, along: Callable[[Connection], None] | None = None
    ) -> Table:
        """Put up a new table, or find the one that the same command made. `along` is written with it, or neither is."""
        done = Done(account.id, "", key, table.sheet.id)
        notice = Notice(origin=self.origin, table=table.sheet.id, version=table.sheet.version, lobby=table.sheet.open)
        deadline = table.next_look(time() + self.bot_limit)

        def create(connection: Connection) -> None:
            storage.create(connection, table, deadline, done, notice, self.quotas.tables)
            if along is not None:
                along(connection)

        try:
            await self.database.write(create)
        except Repeated:
            made = await self.database.read(lambda connection: storage.recall(connection, account.id, "", key))
            found = (await self.rooms.get(made or "")).table
            if _sort(found.sheet) != _sort(table.sheet):
                raise Denial("malformed", why="key") from None
            return found
        self.news.lobby_changed(notice)
        return table

    async def rematch(self, id: str, account: Account, key: str) -> Table:
        """The table of the next game, made by whoever asks first; each person finds the old seat there."""
        old = await self.rooms.get(id)
        seat = old.table.seat_seen_by(account.id)
        if seat is None:
            raise Refusal("not_your_seat")
        before = old.table.sheet.rematch
        if before is None or not await self.rooms.exists(before):
            made = await self.create(old.table.next_game(account.id, time()), account, key)
            await self.run(id, account, key, lambda table: _link(table, before, made.sheet.id))
            if old.table.sheet.rematch != made.sheet.id:
                await self.delete(made)
            else:
                self._invite_back(old.table.sheet, account)
        follow = old.table.sheet.rematch
        assert follow is not None
        room = await self.rooms.get(follow)
        if room.table.sheet.status == "waiting" and room.table.seat_of(account.id) is None:
            chair = Chair(account.id, account.name)
            free = room.table.sheet.chairs[seat].free
            room = await self.run(follow, account, key, lambda table: table.sit(seat if free else None, chair))
        return room.table

    def _invite_back(self, sheet: Sheet, account: Account) -> None:
        """The others find their way from the table where they sat."""
        seated = [chair.account for chair in sheet.chairs if chair.person and chair.account]
        others = [other for other in seated if other != account.id]
        notice = Notice(origin=self.origin, table=sheet.id, name=sheet.name, game=sheet.game, who=account.name)
        self.news.spread(msgspec.structs.replace(notice, to=others, told="invitation"))

    async def delete(self, table: Table) -> None:
        """Take a table away, unless somebody has just sat down."""
        id, version = table.sheet.id, table.sheet.version
        notice = Notice(origin=self.origin, table=id, gone=True, lobby=True)
        if await self.database.write(lambda connection: storage.delete_table(connection, id, notice, version)):
            self.rooms.remove(id)
            self.news.lobby_changed(notice)

    async def say(self, id: str, account: Account, key: str, text: str) -> ChatLine:
        room = await self.rooms.get(id, fresh=False)
        room.table.require_shown(account.id, time())
        if not room.talks:
            raise Denial("no_chat")
        seat = room.table.seat_seen_by(account.id)
        done = Done(account.id, id, key)

        def say(connection: Connection) -> ChatLine:
            require_voice(connection, account.id)
            return storage.say(
                connection, id, account.id, seat, account.name, text, done, self.origin, self.quotas.chat
            )

        try:
            line = await self.database.write(say)
        except Repeated:
            lines = await self.database.read(lambda connection: storage.chat_since(connection, id, 0))
            said = [line for line in lines if line.name == account.name and line.text == text]
            if not said:
                raise Denial("malformed", why="key") from None
            return said[-1]
        room.push(line)
        return line


def _sort(sheet: Sheet) -> tuple[str, str, str | None]:
    """What a table was put up for: a key that was used for another sort of table is not the same command."""
    return sheet.game, sheet.challenge, sheet.source


def _winner(chair: Chair) -> str:
    return chair.name if chair.person and chair.name is not None else ""


def _moved(before: Table, after: Table) -> Moved | None:
    """The moves between two states of a table, if they are all there is between them, and few enough for a notice."""
    old, new, known = before.sheet, after.sheet, len(before.play.moves)
    moved = Moved(old.version, after.play.moves[known:], new.status, new.turn, new.changed)
    fits = 0 < len(moved.moves) <= TOLD and moved.sheet_after(old, new.version) == new
    return moved if fits and common_length(before.play.moves, after.play.moves) == known else None


def _link(table: Table, before: str | None, rematch: str) -> None:
    """Of two who ask at once, the second follows the first."""
    if table.sheet.rematch == before:
        table.change(rematch=rematch)
        table.raise_version()
