"""Looks after the turns that nobody makes: those of bots, and of people whose time is over.

Once a bot thinks, a table never waits for it longer than its limit. Every table says until when somebody must have
moved, so that whichever server sees the time pass takes care of it, should the one that began have gone.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from random import Random
from time import monotonic
from typing import Any

import msgspec

from filone.bots.levels import SUBSTITUTE
from filone.kernel import FiloneError
from filone.server import history, order, storage
from filone.server.accounts import delete_account, expired_guests
from filone.server.clock import time
from filone.server.commands import Commands
from filone.server.config import Config
from filone.server.deltas import encode
from filone.server.errors import Denial
from filone.server.messages import Hints
from filone.server.room import Room
from filone.server.rooms import Rooms
from filone.server.storage import Conflict, Notice
from filone.server.tasks import Tasks
from filone.server.workers import Workers
from filone.table import Table

log = logging.getLogger(__name__)
CLEANING = "cleaning"
"""The origin of notices that this server hears like any other."""


def urgency(room: Room) -> int:
    """Which bots think first: where people are, then where people come back to, then where there are none."""
    people = [chair.account for chair in room.table.sheet.chairs if chair.person]
    if not people:
        return 2
    return 1 if room.present.isdisjoint(people) else 0


class Caretaker:
    def __init__(self, config: Config, rooms: Rooms, commands: Commands, workers: Workers, tasks: Tasks) -> None:
        self.config = config
        self.rooms = rooms
        self.commands = commands
        self.database = commands.database
        self.metrics = commands.metrics
        self.workers = workers
        self.tasks = tasks
        self.opened = time()

    def look_after(self, room: Room) -> None:
        """See to it that a seat nobody moves for gets its move."""
        if not room.thinking and self._needs_move(room.table):
            room.thinking = True
            self.tasks.start(self._move_while_needed(room))

    async def suggest(self, room: Room, seat: int, version: int) -> Hints:
        """What a master would do in the seat on turn, from what it sees; nothing once the table has gone on."""
        table = room.table
        if table.sheet.version != version:
            return Hints(hints=[])

        def ask() -> dict[str, Any] | None:
            if room.table.sheet.version != version:
                return None
            return {
                "game": table.sheet.game,
                "view": msgspec.Raw(encode(table.play.view(seat))),
                "seconds": self.workers.seconds,
                "seed": table.sheet.dice.seed(len(table.play.moves)),
                "hints": True,
            }

        found = await self.workers.answer(
            ask, partial(urgency, room), table.sheet.chairs[seat].account or "", room.address
        )
        if found is None and room.table.sheet.version == version:
            raise Denial("busy", wait=1)
        json = table.game.space.json
        return msgspec.convert({"hints": [one | {"move": json(one["move"])} for one in found or []]}, Hints)

    async def sweep(self) -> None:
        """Find the tables whose time is over, wherever they were last played."""
        here = [room.table.sheet.id for room in self.rooms.all() if room.thinking]
        for id in await self.database.read(partial(storage.overdue, now=time(), but=here)):
            try:
                self.look_after(await self.rooms.get(id))
            except Denial:
                continue

    async def delete_expired(self) -> None:
        """What nobody needs any more: some of it at a time, so that nobody waits for it."""
        now = time()
        await self.database.write(partial(storage.delete_expired, now=now))
        await self.database.write(partial(order.delete_expired, days=self.config.quotas.report_days, now=now))
        for account in await self.database.read(partial(expired_guests, now=now)):
            await self.database.write(partial(delete_account, id=account, origin=CLEANING))
        for id in await self.database.read(partial(storage.expired_tables, quotas=self.config.quotas, now=now)):
            notice = Notice(origin=CLEANING, table=id, gone=True, lobby=True)
            await self.database.write(partial(storage.delete_table, id=id, notice=notice))
            self.rooms.remove(id)

    async def catch_up(self) -> None:
        """The results of tables that were over before results were kept, one after the other; a restart goes on."""
        while id := await self.database.read(history.next_in_backlog):
            try:
                table = await self.database.read(partial(storage.load, id=id))
            except FiloneError:
                log.exception("a table of before cannot be read", extra={"table": id})
                table = None
            await self.database.write(partial(history.catch_up, id=id, table=table))

    def _out_of_time(self, table: Table) -> bool:
        deadline = table.deadline()
        return deadline is not None and max(deadline, self.opened + self.config.grace) <= time()

    def _needs_move(self, table: Table) -> bool:
        return table.turn >= 0 and (not table.sheet.chairs[table.turn].person or self._out_of_time(table))

    async def _move_while_needed(self, room: Room) -> None:
        """Move until it is the turn of somebody who is there. If this fails, a sweep after the deadline tries again."""
        try:
            while self._needs_move(room.table):
                await self._move_once(room)
        finally:
            room.thinking = False

    async def _move_once(self, room: Room) -> None:
        """One move for the seat on turn, from what it sees."""
        table = room.table
        seat, version = table.turn, table.sheet.version
        chair = table.sheet.chairs[seat]
        if chair.person and table.sheet.timeout == "seat":
            await self._change_at(room, version, lambda draft: draft.hand_over(seat, SUBSTITUTE))
            return
        seed = table.sheet.dice.seed(len(table.play.moves))
        people = any(chair.person for chair in table.sheet.chairs)
        begun = monotonic()

        def ask() -> dict[str, Any] | None:
            nonlocal begun
            begun = monotonic()
            if room.table.sheet.version != version:
                return None
            return {
                "game": table.sheet.game,
                "level": chair.bot or SUBSTITUTE,
                "view": msgspec.Raw(encode(table.play.view(seat))),
                "seconds": self.workers.seconds,
                "seed": seed,
                "steadily": people,
            }

        move = await self.workers.choose(ask, partial(urgency, room), table.sheet.host or "", room.address)
        if people:
            await asyncio.sleep(begun + self.config.bot_pause - monotonic())
        legal = table.play.state.legal()
        chosen = move if move is not None and move in legal else Random(seed).choice(legal)
        if await self._change_at(room, version, lambda draft: draft.play_for(seat, chosen, time())):
            self.metrics.moves.labels("bot").inc()

    async def _change_at(self, room: Room, version: int, act: Callable[[Table], None]) -> bool:
        """Do it unless the table has gone on."""
        async with room.lock:
            if room.table.sheet.version != version:
                return False
            try:
                await self.commands.change(room, act, None)
            except Conflict:
                await self.rooms.refresh(room)
                return False
            return True
