"""Where the tables stand: those in use are kept in memory, commands are carried out, those who watch are told.

A command is tried on a copy of the table; when the database has taken the change, the copy becomes the table. If
another server was faster, the table is read again and the command tried on what it is now.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from time import perf_counter, time

import msgspec

from filone.kernel import FiloneError
from filone.server import storage
from filone.server.accounts import Account, Accounts
from filone.server.caretaker import Caretaker
from filone.server.config import Config
from filone.server.database import Database
from filone.server.errors import Denial
from filone.server.hooks import Hooks
from filone.server.limits import Buckets
from filone.server.messages import (
    ChatLine,
    Gone,
    LobbyChanged,
    Presence,
    ServerMessage,
    Tables,
    YourTurn,
)
from filone.server.metrics import Metrics
from filone.server.positions import info
from filone.server.room import Room, Visitor
from filone.server.storage import Conflict, Done, Notice, Repeated
from filone.table import Chair, Refusal, Table

log = logging.getLogger(__name__)

ATTEMPTS = 20
SWEEP = 0.5
HEARTBEAT = 30.0
HOUR = 3600.0


class Hall:
    def __init__(self, config: Config, database: Database, accounts: Accounts, metrics: Metrics, origin: str) -> None:
        self.config = config
        self.database = database
        self.accounts = accounts
        self.metrics = metrics
        self.origin = origin
        self.caretaker = Caretaker(self)
        self.buckets = Buckets()
        self.hooks = Hooks(config.private_hooks, metrics)
        self.visitors: dict[str | None, set[Visitor]] = {}
        self.sockets: dict[str, int] = {}
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening and closing

    async def open(self) -> None:
        await self.caretaker.workers.start()
        self.spawn(self.database.listen(self._hear, self._reread_all))
        self.spawn(self._every(SWEEP, self.caretaker.sweep))
        self.spawn(self._every(HOUR, self.caretaker.forget))
        self.spawn(self._every(HEARTBEAT, self._heartbeat))
        for _ in range(4):
            self.spawn(self.hooks.run())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.caretaker.workers.close()

    def spawn(self, work: Awaitable[None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a task of the hall failed")

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        """Do a chore again and again; one that fails is tried again when its time comes."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await chore()
            except Exception:
                log.exception("a chore failed", extra={"chore": chore.__name__})

    # Rooms

    async def room(self, id: str, *, fresh: bool = True) -> Room:
        """The room of a table; if `fresh`, as the database has it now."""
        room = self._rooms.get(id)
        if room is None:
            return await self._load(id)
        self._rooms.move_to_end(id)
        if fresh:
            version = await self.database.read(lambda connection: storage.version_of(connection, id))
            if version != room.table.sheet.version:
                async with room.lock:
                    await self._reread(room)
        return room

    async def _load(self, id: str) -> Room:
        """Read a table from disk, once however many ask for it."""
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._read(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        room = await asyncio.shield(self._loading[id])
        if room is None:
            raise Denial("unknown_table")
        return room

    async def _read(self, id: str) -> Room | None:
        table = await self.database.read(lambda connection: storage.load(connection, id))
        if table is None:
            return None
        room = self._rooms[id] = Room(table, await self._present(table))
        for old in [key for key, other in self._rooms.items() if not other.watchers][: -self.config.rooms]:
            if not self._rooms[old].thinking and not self._rooms[old].lock.locked():
                del self._rooms[old]
        self.metrics.rooms.set(len(self._rooms))
        return room

    async def _present(self, table: Table) -> set[str]:
        """Who of those at a table is connected, here or to another server."""
        return await self.accounts.present([chair.account for chair in table.sheet.chairs if chair.account is not None])

    async def _replace(self, room: Room, table: Table) -> None:
        """What a room shows from now on. Who has just sat down may be here already."""
        if table.sheet.chairs != room.table.sheet.chairs:
            room.present = await self._present(table)
        room.replace(table)

    async def _reread(self, room: Room) -> None:
        """Take what the database has, while nobody else changes it; those who watch are told."""
        id = room.table.sheet.id
        table = await self.database.read(lambda connection: storage.load(connection, id))
        if table is None:
            self._remove(id)
            raise Denial("unknown_table")
        if table.sheet.version != room.table.sheet.version:
            await self._replace(room, table)
            self._stir(room)

    def _remove(self, id: str) -> None:
        room = self._rooms.pop(id, None)
        for watcher in list(room.watchers) if room is not None else []:
            watcher.tell(Gone(table=id))

    # Commands

    async def command(self, id: str, account: Account, key: str, act: Callable[[Table], object]) -> Room:
        """Carry out a command, once for each key."""
        room = await self.room(id, fresh=False)
        done = Done(account.id, id, key)
        async with room.lock:
            for _ in range(ATTEMPTS):
                try:
                    await self.carry_out(room, act, done)
                except (Conflict, FiloneError) as problem:
                    # Refused because it was carried out already, or because our table is not the newest?
                    if await self._was_done(done):
                        await self.refresh(room)
                        return room
                    if not await self.refresh(room) and not isinstance(problem, Conflict):
                        raise
                    self.metrics.conflicts.inc()
                except Repeated:
                    await self.refresh(room)
                    return room
                else:
                    return room
        raise Denial("busy", wait=1)

    async def carry_out(self, room: Room, act: Callable[[Table], object], done: Done | None) -> None:
        before = room.table
        after = before.copy()
        act(after)
        if after.sheet.version == before.sheet.version:
            return
        after.seal(time())
        turn = after.turn
        passed = turn >= 0 and (turn != before.turn or after.sheet.status != before.sheet.status)
        to = after.sheet.chairs[turn] if passed else None
        sheet = after.sheet
        notice = Notice(
            origin=self.origin,
            table=sheet.id,
            version=sheet.version,
            turn=to.account if to is not None and to.person and to.account is not None else "",
            lobby="waiting" in (before.sheet.status, sheet.status) and sheet.open,
        )
        deadline = self.caretaker.deadline(after)
        start = perf_counter()
        await self.database.write(lambda connection: storage.save(connection, before, after, deadline, done, notice))
        self.metrics.commit_seconds.observe(perf_counter() - start)
        await self._replace(room, after)
        self._heard(room, notice)
        if notice.turn:
            self.spawn(self._call_hook(notice.turn, after))
        self.caretaker.tend(room)

    async def refresh(self, room: Room) -> bool:
        """Was there anything new?"""
        id, version = room.table.sheet.id, room.table.sheet.version
        if await self.database.read(lambda connection: storage.version_of(connection, id)) == version:
            return False
        await self._reread(room)
        return True

    async def _was_done(self, done: Done) -> bool:
        found = await self.database.read(
            lambda connection: storage.recall(connection, done.account, done.scope, done.key)
        )
        return found is not None

    async def _stands(self, id: str) -> bool:
        """Is there still such a table?"""
        return await self.database.read(lambda connection: storage.version_of(connection, id)) is not None

    async def create(self, table: Table, account: Account, key: str) -> Table:
        """Put up a new table, or find the one that the same command made."""
        done = Done(account.id, "", key, table.sheet.id)
        notice = Notice(origin=self.origin, table=table.sheet.id, version=table.sheet.version, lobby=table.sheet.open)
        try:
            await self.database.write(
                lambda connection: storage.create(connection, table, self.caretaker.deadline(table), done, notice)
            )
        except Repeated:
            made = await self.database.read(lambda connection: storage.recall(connection, account.id, "", key))
            return (await self.room(made or "")).table
        if notice.lobby:
            self._tell_all(LobbyChanged())
        return table

    async def rematch(self, id: str, account: Account, key: str) -> Table:
        """The table of the next game, made by whoever asks first; each person finds the old seat there."""
        old = await self.room(id)
        seat = old.table.eyes(account.id)
        if seat is None:
            raise Refusal("not_your_seat")
        before = old.table.sheet.rematch
        if before is None or not await self._stands(before):
            made = await self.create(old.table.again(account.id, time()), account, key)
            await self.command(id, account, key, lambda table: _link(table, before, made.sheet.id))
            if old.table.sheet.rematch != made.sheet.id:
                await self.delete(made)
        follow = old.table.sheet.rematch
        assert follow is not None
        room = await self.room(follow)
        if room.table.sheet.status == "waiting" and room.table.seat_of(account.id) is None:
            chair = Chair(account.id, account.name)
            free = room.table.sheet.chairs[seat].free
            room = await self.command(follow, account, key, lambda table: table.sit(seat if free else None, chair))
        return room.table

    async def delete(self, table: Table) -> None:
        """Take a table away, unless somebody has just sat down."""
        id, version = table.sheet.id, table.sheet.version
        notice = Notice(origin=self.origin, table=id, gone=True, lobby=True)
        if await self.database.write(lambda connection: storage.delete_table(connection, id, notice, version)):
            self._remove(id)
            self._tell_all(LobbyChanged())

    async def say(self, id: str, account: Account, key: str, text: str) -> ChatLine:
        room = await self.room(id, fresh=False)
        seat = room.table.eyes(account.id)
        done = Done(account.id, id, key)
        try:
            line = await self.database.write(
                lambda connection: storage.say(connection, id, account.id, seat, account.name, text, done, self.origin)
            )
        except Repeated:
            lines = await self.database.read(lambda connection: storage.chat_since(connection, id, 0))
            said = [line for line in lines if line.name == account.name and line.text == text]
            if not said:
                raise Denial("malformed", why="key") from None
            return said[-1]
        for watcher in list(room.watchers):
            watcher.tell(line)
        return line

    # Lists

    async def tables(self, account: Account | None) -> Tables:
        who = account.id if account is not None else None
        waiting, mine = await self.database.read(
            lambda connection: (
                storage.waiting_sheets(connection),
                storage.sheets_of(connection, who) if who is not None else [],
            )
        )
        sitting = {chair.account for sheet in waiting + mine for chair in sheet.chairs if chair.account is not None}
        present = await self.accounts.present(sorted(sitting)) if sitting else set()
        return Tables(
            open=[info(sheet, who, present) for sheet in waiting], mine=[info(sheet, who, present) for sheet in mine]
        )

    # Visitors

    async def enter(self, visitor: Visitor) -> None:
        here = self.visitors.setdefault(visitor.account, set())
        here.add(visitor)
        self.metrics.connections.inc()
        if visitor.account is not None and len(here) == 1:
            await self.accounts.here(visitor.account, time())
            self._came_or_went(visitor.account, True)

    async def go(self, visitor: Visitor) -> None:
        here = self.visitors.get(visitor.account, set())
        here.discard(visitor)
        self.metrics.connections.dec()
        if not here:
            self.visitors.pop(visitor.account, None)
            if visitor.account is not None:
                await self.accounts.here(visitor.account, 0.0)
                self._came_or_went(visitor.account, False)

    def account_changed(self, account: str) -> None:
        """Sessions ended or settings changed."""
        self.accounts.forget(account)
        for visitor in self.visitors.get(account, ()):
            visitor.doubt()

    def _came_or_went(self, account: str, here: bool) -> None:
        for id, room in self._rooms.items():
            for seat, chair in enumerate(room.table.sheet.chairs):
                if chair.account == account and here != (account in room.present):
                    room.came_or_went(account, here)
                    for watcher in list(room.watchers):
                        watcher.tell(Presence(table=id, seat=seat, connected=here))

    def _stir(self, room: Room) -> None:
        for watcher in list(room.watchers):
            watcher.stir(room.table.sheet.id)

    def _tell_all(self, message: ServerMessage) -> None:
        for visitors in self.visitors.values():
            for visitor in visitors:
                visitor.tell(message)

    # News from here and from other servers

    def _heard(self, room: Room, notice: Notice) -> None:
        """A change of a table that we have."""
        self._stir(room)
        if notice.lobby:
            self._tell_all(LobbyChanged())
        if notice.turn:
            for visitor in self.visitors.get(notice.turn, ()):
                visitor.tell(_your_turn(room.table))

    def _hear(self, payload: str) -> None:
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.DecodeError:
            log.warning("a notice that is not understood")
            return
        if notice.origin != self.origin:
            self.spawn(self._learn(notice))

    async def _learn(self, notice: Notice) -> None:
        """Another server did something."""
        if notice.account:
            self.account_changed(notice.account)
            here = notice.account in await self.accounts.present([notice.account])
            self._came_or_went(notice.account, here)
            return
        if notice.gone:
            self._remove(notice.table)
        room = self._rooms.get(notice.table)
        if notice.turn in self.visitors and room is None and not notice.gone:
            room = await self.room(notice.table)
        if room is not None and notice.chat:
            await self._learn_chat(room, notice)
        elif room is not None:
            async with room.lock:
                await self._reread(room)
            for visitor in self.visitors.get(notice.turn, ()):
                visitor.tell(_your_turn(room.table))
        if notice.lobby:
            self._tell_all(LobbyChanged())

    async def _learn_chat(self, room: Room, notice: Notice) -> None:
        lines = await self.database.read(
            lambda connection: storage.chat_since(connection, notice.table, notice.chat - 1)
        )
        for line in lines[:1]:
            for watcher in list(room.watchers):
                watcher.tell(line)

    async def _reread_all(self) -> None:
        """The connection to the database was lost: anything may have happened."""
        for room in list(self._rooms.values()):
            async with room.lock:
                try:
                    await self._reread(room)
                except Denial:
                    continue

    async def _heartbeat(self) -> None:
        """Say that those who are connected still are."""
        here = [account for account in self.visitors if account is not None]
        if here:
            await self.accounts.still_here(here)

    async def _call_hook(self, account: str, table: Table) -> None:
        hook = await self.accounts.hook_of(account)
        if hook is not None:
            self.hooks.call(hook, _your_turn(table))


def _your_turn(table: Table) -> YourTurn:
    sheet = table.sheet
    return YourTurn(table=sheet.id, name=sheet.name, game=sheet.game, version=sheet.version)


def _link(table: Table, before: str | None, rematch: str) -> None:
    """Of two who ask at once, the second follows the first."""
    if table.sheet.rematch == before:
        table.change(rematch=rematch)
        table.bump()
