"""What happened, told to those it concerns: who watches the table, whose turn it is, who looks at the lobby.

What this server did is told at once; what another did arrives as a notice through the database.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from filone.server import storage
from filone.server.accounts import Accounts
from filone.server.database import Database
from filone.server.errors import Denial
from filone.server.hooks import Hooks
from filone.server.messages import LobbyChanged, Told, YourTurn
from filone.server.notes import turn_note
from filone.server.presence import Presence
from filone.server.push import Push
from filone.server.room import Room
from filone.server.rooms import Rooms
from filone.server.storage import Notice
from filone.server.tasks import Tasks
from filone.table import Table

T = TypeVar("T")
log = logging.getLogger(__name__)
GATHERED = 0.5


class News:
    def __init__(
        self,
        database: Database,
        accounts: Accounts,
        rooms: Rooms,
        presence: Presence,
        hooks: Hooks,
        push: Push,
        tasks: Tasks,
        origin: str,
    ) -> None:
        self.database = database
        self.accounts = accounts
        self.rooms = rooms
        self.presence = presence
        self.hooks = hooks
        self.push = push
        self.tasks = tasks
        self.origin = origin
        """This server's name: notices that carry it are our own."""
        self._own = msgspec.json.encode(Notice(origin=origin)).decode().removesuffix("}")
        """How they begin."""
        self.carriers: list[Callable[[str, Told], Awaitable[None]]] = []
        """Whatever else brings people what they are told: each is given the account and the message."""
        self._lobby_told = False
        """A word about the lobby is on its way."""

    # From here

    async def change_lobby(self, job: Callable[[Connection], T]) -> T:
        """Change what the lobby shows; everybody who looks at it is told."""
        notice = Notice(origin=self.origin, lobby=True)

        def changed(connection: Connection) -> T:
            result = job(connection)
            storage.notify(connection, notice)
            return result

        result = await self.database.write(changed)
        self.spread(notice)
        return result

    def table_changed(self, room: Room, notice: Notice) -> None:
        """We changed a table, and it is on disk."""
        room.push_position()
        self.spread(notice)

    def spread(self, notice: Notice) -> None:
        """Something is on disk: everybody it concerns is told, those at other servers by the same notice."""
        self.lobby_changed(notice)
        for account in notice.to:
            self.notify(account, told(notice))
        if notice.turn:
            self.presence.push(notice.turn, your_turn(notice))
            if self.accounts.may_have_hook(notice.turn):
                self.tasks.start(self._call_hook(notice))
            self.push.tell(notice.turn, "turn", lambda lang: turn_note(notice, lang))

    def notify(self, account: str, message: Told) -> None:
        """Somebody is told on every connection here, and by whatever else carries it."""
        self.presence.push(account, message)
        for carry in self.carriers:
            self.tasks.start(carry(account, message))

    def lobby_changed(self, notice: Notice) -> None:
        """Told to everybody, but not each time: what changes within a moment is told at its end."""
        if notice.lobby and not self._lobby_told:
            self._lobby_told = True
            asyncio.get_running_loop().call_later(GATHERED, self._tell_of_lobby)

    def _tell_of_lobby(self) -> None:
        self._lobby_told = False
        self.presence.push_to_all(LobbyChanged())

    # From other servers

    def receive(self, payload: str) -> None:
        """Every server hears everything, also its own words; moves come by far the most often."""
        if payload.startswith(self._own):
            return
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.DecodeError:
            log.warning("a notice that is not understood")
            return
        room = self.rooms.in_memory(notice.table)
        if room is not None and not room.lock.locked() and self.rooms.apply(room, notice):
            self._pass_on(notice)
        else:
            self.tasks.start(self._learn(notice))

    async def _learn(self, notice: Notice) -> None:
        if notice.account:
            await self.presence.learn(notice.account)
            return
        if notice.gone:
            self.rooms.remove(notice.table)
        room = self.rooms.in_memory(notice.table) or await self._watched(notice.table)
        if room is not None and notice.chat:
            await self._learn_chat(room, notice)
        elif room is not None:
            async with room.lock:
                if notice.version != room.table.sheet.version and not self.rooms.apply(room, notice):
                    await self.rooms.reread(room)
        self._pass_on(notice)

    async def _watched(self, table: str) -> Room | None:
        """A table that was let go while somebody here still watches it, as the database has it now."""
        if not self.rooms.is_watched(table):
            return None
        try:
            room = await self.rooms.get(table, fresh=False)
        except Denial:
            return None
        room.push_position()
        return room

    def _pass_on(self, notice: Notice) -> None:
        """What concerns people wherever they are."""
        if notice.turn:
            self.presence.push(notice.turn, your_turn(notice))
        for account in notice.to:
            self.presence.push(account, told(notice))
        self.lobby_changed(notice)

    async def _learn_chat(self, room: Room, notice: Notice) -> None:
        lines = await self.database.read(
            lambda connection: storage.chat_since(connection, notice.table, notice.chat - 1)
        )
        for line in lines:
            if line.number == notice.chat:
                room.push(line)

    async def _call_hook(self, notice: Notice) -> None:
        hook = await self.accounts.hook_of(notice.turn)
        if hook is not None:
            self.hooks.call(notice.turn, hook, your_turn(notice))


def started(table: Table, origin: str) -> Notice:
    """A game has begun for the people who sit there."""
    sheet = table.sheet
    turn = sheet.chairs[table.turn] if table.turn >= 0 else None
    return Notice(
        origin=origin,
        table=sheet.id,
        version=sheet.version,
        lobby=True,
        name=sheet.name,
        game=sheet.game,
        turn=(turn.account or "") if turn is not None and turn.person else "",
        to=[chair.account for chair in sheet.chairs if chair.person and chair.account],
        told="started",
    )


def your_turn(notice: Notice) -> YourTurn:
    return YourTurn(table=notice.table, name=notice.name, game=notice.game, version=notice.version)


def told(notice: Notice) -> Told:
    assert notice.told is not None
    return Told(
        kind=notice.told,
        table=notice.table,
        name=notice.name,
        game=notice.game,
        who=notice.who,
        winners=notice.winners,
    )
