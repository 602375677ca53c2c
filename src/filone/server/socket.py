"""The WebSocket: what happens at the tables somebody watches, as it happens.

A connection that is slow to read is not sent every position in between: when it is ready it gets the newest, with the
log since the last one it got.
"""

import asyncio
import logging
from collections import deque

import msgspec
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocket, WebSocketDisconnect

from filone.kernel import FiloneError
from filone.server.accounts import Account
from filone.server.clock import time
from filone.server.doors import SAY, TOGETHER, Say
from filone.server.errors import Denial, error_message, let_go, too_fast
from filone.server.hall import Hall
from filone.server.limits import count_down
from filone.server.messages import (
    ClientMessage,
    Current,
    Error,
    Gone,
    Hello,
    Look,
    Ping,
    Pong,
    ServerMessage,
    Unwatch,
    Watch,
)
from filone.server.room import Edition, Room, Visitor
from filone.server.routing import address_of, check_origin, language, who

log = logging.getLogger(__name__)

OUTBOX = 500
BAD = 20
"""So many messages that are not understood, and the connection ends."""
MALFORMED, SIGNED_OUT, TOO_SLOW, TOO_MANY = 4400, 4401, 4408, 4429

_decode = msgspec.json.Decoder(ClientMessage).decode
_encode = msgspec.json.Encoder().encode


class Watched:
    """A table that a connection follows, and what it was sent of it: up to which version, and which body if any."""

    def __init__(self, version: int, changes: bool) -> None:
        self.version = version
        self.changes = changes
        self.base: Edition | None = None

    def news(self, room: Room, account: str | None) -> bytes | None:
        """What there is to send, as if it were sent."""
        since, self.version = self.version, room.table.sheet.version
        if self.version == since:
            return None
        base, self.base = self.base, room.edition_for(account)
        if base is None or not self.changes or since > self.version:
            return room.encoded(account, since if since < self.version else -1)
        return room.encoded_change(account, since, base)


class Connection(Visitor):
    """One WebSocket: a task reads from it, another writes to it what cannot be said at once."""

    def __init__(self, socket: WebSocket, hall: Hall, account: Account | None, token: str | None) -> None:
        super().__init__(account.id if account is not None else None)
        self.socket = socket
        self.hall = hall
        self.address = address_of(socket)
        self.sender = self.account or self.address
        self.token = token
        self.lang = language(socket, account)
        self.watched: dict[str, Watched] = {}
        self.bad = 0
        self._outbox: deque[ServerMessage] = deque()
        self._changed: dict[str, None] = {}
        self._session_in_doubt = False
        self._news = asyncio.Event()
        self._writing = True
        """What there is to say is being seen to, and so is what comes now."""
        self._failure: Exception | None = None
        self._say: Say | None = socket.scope.get("extensions", {}).get(SAY)
        self._loop = asyncio.get_running_loop()

    # What the hall calls

    def push(self, message: ServerMessage) -> None:
        """One too many is kept as the sign of a connection too slow to keep; what comes after it is not."""
        if len(self._outbox) <= OUTBOX:
            self._outbox.append(message)
        self._wake()

    def push_position(self, table: str) -> None:
        self._changed[table] = None
        self._wake()

    def check_session(self) -> None:
        self._session_in_doubt = True
        self._wake()

    def _wake(self) -> None:
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._write_at_once)

    # Writing

    def _write_at_once(self) -> None:
        """Mostly nothing has to be waited for, and to wake a task costs as much as what it would do."""
        if self._say is None or self._session_in_doubt or len(self._outbox) > OUTBOX or not self._say([]):
            self._news.set()
            return
        said: list[bytes] = []
        size = 0
        try:
            while size < TOGETHER and (news := self._at_hand()) is not None:
                said.append(news)
                size += len(news)
        except Exception as error:  # noqa: BLE001  (of a game, say; it ends the connection, and no other)
            self._failure = error
            self._news.set()
            return
        self.hall.metrics.pushes.inc(len(said))
        self._say(said)
        if self._outbox or self._changed:
            self._news.set()
        else:
            self._writing = False

    def _at_hand(self) -> bytes | None:
        """What comes next, if it need not be waited for."""
        if self._outbox:
            return self._message()
        while self._changed:
            table = next(iter(self._changed))
            room = self.hall.rooms.in_memory(table)
            if room is None and table in self.watched:
                return None
            del self._changed[table]
            news = self._news_of(table, room)
            if news is not None:
                return news
        return None

    async def write(self) -> int:
        """Send what there is to send; gives the code to close with."""
        while True:
            self._writing = bool(self._outbox or self._changed or self._session_in_doubt)
            if not self._writing:
                await self._news.wait()
            self._news.clear()
            if self._failure is not None:
                raise self._failure
            if self._session_in_doubt:
                self._session_in_doubt = False
                if self.token is not None and await self.hall.accounts.of_token(self.token) is None:
                    return SIGNED_OUT
            if len(self._outbox) > OUTBOX:
                return TOO_SLOW
            while self._outbox:
                await self._send(self._message())
            while self._changed:
                await self._send_position(next(iter(self._changed)))

    def _message(self) -> bytes:
        message = self._outbox.popleft()
        if isinstance(message, Gone):
            self._unwatch(message.table)
        return _encode(message)

    async def _send_position(self, table: str) -> None:
        del self._changed[table]
        if table not in self.watched:
            return
        news = self._news_of(table, self.hall.rooms.in_memory(table) or await self._read_again(table))
        if news is not None:
            await self._send(news)

    def _news_of(self, table: str, room: Room | None) -> bytes | None:
        """What there is to send of a table that has changed."""
        if room is None or table not in self.watched:
            return None
        news = self.watched[table].news(room, self.account)
        if news is not None:
            self.hall.allowances.charge(self.address, news)
        return news

    async def _read_again(self, table: str) -> Room | None:
        """A table that was let go before what came last was sent."""
        try:
            return await self.hall.rooms.get(table, fresh=False)
        except Denial as denial:
            if denial.code == "busy":
                self.push_position(table)
            return None

    async def _send(self, data: bytes) -> None:
        self.hall.metrics.pushes.inc()
        more = bool(self._outbox or self._changed)
        await self.socket.send({"type": "websocket.send", "text": data.decode(), "more": more})

    # Reading

    async def read(self) -> int:
        """Answer what the client sends; gives the code to close with."""
        rate = self.hall.config.limits.socket
        sender = str(id(self))
        while True:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return 1000
            try:
                wait = self.hall.buckets.wait("socket", sender, rate)
                if wait:
                    raise too_fast(wait)
                await self.hall.allowances.take("address", self.address)
                await self._answer(_read(message.get("text")))
            except OperationalError as error:
                self.push(error_about(Denial("busy", wait=1), self.lang, message.get("text")))
                let_go(error)
            except FiloneError as error:
                self.push(error_about(error, self.lang, message.get("text")))
                let_go(error)
                self.bad += 1
                if self.bad >= BAD:
                    return MALFORMED

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self.push(Pong(id=message.id))
            case Look():
                self.looks = message.here
            case Unwatch():
                self._unwatch(message.table)
            case Watch():
                await self._watch(message)

    async def _watch(self, message: Watch) -> None:
        if message.table not in self.watched and self.hall.watched[self.sender] >= self.hall.config.limits.watched:
            raise too_fast(1)
        room = await self.hall.rooms.get(message.table)
        room.table.require_shown(self.account, time())
        if message.table not in self.watched:
            self.hall.watched[self.sender] += 1
        self.hall.rooms.watch(message.table, self)
        self.bad = 0
        current = room.table.sheet.version
        if message.version == current and message.hash == room.hash(self.account):
            self.watched[message.table] = Watched(current, message.changes)
            self.push(Current(table=message.table, version=current))
            return
        known = message.version if message.version is not None and message.version < current else -1
        self.watched[message.table] = Watched(known, message.changes)
        self.push_position(message.table)

    def _unwatch(self, table: str) -> None:
        if table in self.watched:
            del self.watched[table]
            self.hall.rooms.unwatch(table, self)
            count_down(self.hall.watched, self.sender)

    def leave(self) -> None:
        for table in list(self.watched):
            self._unwatch(table)


def _read(text: str | None) -> ClientMessage:
    if text is None:
        raise Denial("malformed", why="text, not bytes")
    try:
        message: ClientMessage = _decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Denial("malformed", why=str(error)) from error
    return message


class _About(msgspec.Struct):
    table: str | None = None


def error_about(error: FiloneError, lang: str, text: str | None) -> Error:
    """The error, and which table it is about if that can be told."""
    try:
        table = msgspec.json.decode(text or "{}", type=_About).table
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        table = None
    return error_message(error, lang, table)


async def serve_socket(socket: WebSocket, hall: Hall) -> None:
    """From the first message to the last."""
    try:
        check_origin(socket, hall.config.origins)
    except Denial:
        await socket.close()  # before it was accepted: status 403
        return
    try:
        await hall.allowances.take("address", address_of(socket))
        account, token = await who(socket, hall)
        if account is not None:  # that somebody comes, and goes, is written down and told
            await hall.allowances.take("write", account.id)
    except Denial:
        await socket.accept()
        await socket.close(TOO_MANY)
        return
    await socket.accept()
    connection = Connection(socket, hall, account, token if account is not None else None)
    if hall.sockets[connection.sender] >= hall.config.limits.sockets:
        await socket.close(TOO_MANY)
        return
    hall.sockets[connection.sender] += 1
    connection.push(Hello(me=account.me() if account is not None else None))
    try:
        await hall.presence.enter(connection)
        await _talk(connection)
    finally:
        connection.leave()
        count_down(hall.sockets, connection.sender)
        await hall.presence.leave(connection)


async def _talk(connection: Connection) -> None:
    """Read and write until one of both ends."""
    tasks = [asyncio.create_task(connection.read()), asyncio.create_task(connection.write())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        code = next(iter(done)).result()
        if code != 1000:
            await connection.socket.close(code)
    except (WebSocketDisconnect, RuntimeError) as error:
        log.debug("a connection was lost")
        let_go(error)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
