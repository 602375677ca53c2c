"""Looks after the turns that nobody makes: those of bots, and of people whose time is over.

A table never waits for a bot longer than its limit. Every table says until when somebody must have moved, so that
whichever server sees the time pass takes care of it, should the one that began have gone.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from time import time
from typing import Protocol

import msgspec

from filone.bots.levels import LEVELS
from filone.server import storage
from filone.server.config import Config
from filone.server.database import Database
from filone.server.errors import Denial
from filone.server.metrics import Metrics
from filone.server.positions import encode
from filone.server.room import Room
from filone.server.storage import Conflict, Done
from filone.server.workers import Workers
from filone.table import Table

SUBSTITUTE = "adept"
"""Plays for those who resign or whose time is over."""
assert SUBSTITUTE in LEVELS


class House(Protocol):
    """What a caretaker needs of the hall."""

    config: Config
    database: Database
    metrics: Metrics

    async def room(self, id: str) -> Room: ...

    async def carry_out(self, room: Room, act: Callable[[Table], object], done: Done | None) -> None: ...

    async def refresh(self, room: Room) -> bool: ...

    def spawn(self, work: Awaitable[None]) -> None: ...


class Caretaker:
    def __init__(self, house: House) -> None:
        config = house.config
        self.house = house
        self.workers = Workers(config.worker_command, config.workers, config.bot_seconds, house.metrics)
        self.opened = time()

    def deadline(self, table: Table) -> float | None:
        """When some server must look after the table."""
        if table.turn >= 0 and not table.sheet.chairs[table.turn].person:
            return time() + self.workers.limit + 2.0
        return table.deadline()

    def tend(self, room: Room) -> None:
        """See to it that a seat nobody moves for gets its move."""
        if not room.thinking and self._needs_us(room.table):
            room.thinking = True
            self.house.spawn(self._think(room))

    async def sweep(self) -> None:
        """Find the tables whose time is over, wherever they were last played."""
        for id in await self.house.database.read(partial(storage.overdue, now=time())):
            try:
                self.tend(await self.house.room(id))
            except Denial:
                continue

    async def forget(self) -> None:
        """What nobody needs any more."""
        await self.house.database.write(partial(storage.forget, now=time()))

    def _late(self, table: Table) -> bool:
        deadline = table.deadline()
        return deadline is not None and max(deadline, self.opened + self.house.config.grace) <= time()

    def _needs_us(self, table: Table) -> bool:
        return table.turn >= 0 and (not table.sheet.chairs[table.turn].person or self._late(table))

    async def _think(self, room: Room) -> None:
        """Move until it is the turn of somebody who is there. If this fails, a sweep after the deadline tries again."""
        try:
            while self._needs_us(room.table):
                await self._think_once(room)
        finally:
            room.thinking = False

    async def _think_once(self, room: Room) -> None:
        """One move for the seat on turn, from what it sees."""
        table = room.table
        seat, version = table.turn, table.sheet.version
        chair = table.sheet.chairs[seat]
        if chair.person and table.sheet.timeout == "seat":
            await self._try(room, version, lambda draft: draft.hand_over(seat, SUBSTITUTE))
            return
        view = msgspec.Raw(encode(table.play.view(seat)))
        level = chair.bot or SUBSTITUTE
        seed = table.sheet.dice.seed(len(table.play.moves))
        move = await self.workers.choose(table.sheet.game, level, view, seed)
        legal = table.play.state.legal()
        chosen = move if move is not None and move in legal else Random(seed).choice(legal)
        if await self._try(room, version, lambda draft: draft.play_for(seat, chosen, time())):
            self.house.metrics.moves.labels("bot").inc()

    async def _try(self, room: Room, version: int, act: Callable[[Table], None]) -> bool:
        """Do it unless the table has gone on."""
        async with room.lock:
            if room.table.sheet.version != version:
                return False
            try:
                await self.house.carry_out(room, act, None)
            except Conflict:
                await self.house.refresh(room)
                return False
            return True
