"""The door of the server: who may come in how often, and how long a request may take to arrive.

Uvicorn waits for ever for the rest of a request. Its two protocols are taken as they are, with a timer and a count, and
with a compression that keeps no memory for every connection.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from filone.server.config import Config
from filone.server.limits import count_down, network_of

HEAD = 64 * 1024
"""Bytes of a request before its body."""
PIPELINED = 100
"""Requests of one connection that wait for the answers before them. Browsers send none; thousands fit in one packet of
Uvicorn's, and nobody else is heard while they are read."""
LONG = 2048
SAY = "filone.say"
"""Where the scope of a WebSocket has its `say`."""
Say: TypeAlias = Callable[[list[bytes]], bool]
TOGETHER = 64 * 1024
"""Bytes that go out together at the most: who reads slowly is waited for."""
WINDOW = 12
TEXT = b"\x81"
PACKED = b"\xc1"
"""How a frame begins that is a whole text, or one that is compressed."""


class Doors:
    """How many connections every address has; those of our own reverse proxy are the proxy's to count."""

    def __init__(self, config: Config) -> None:
        self.limits = config.limits
        self.proxies = ProxyHeadersMiddleware(None, config.proxies).trusted_hosts  # type: ignore[arg-type]
        self.open: Counter[str] = Counter()

    def enter(self, client: tuple[str, int] | None) -> bool:
        address = _address(client)
        self.open[network_of(address)] += 1
        return not address or address in self.proxies or self.open[network_of(address)] <= self.limits.connections

    def leave(self, client: tuple[str, int] | None) -> None:
        count_down(self.open, network_of(_address(client)))


def _address(client: tuple[str, int] | None) -> str:
    return "" if client is None else client[0]


class Answer:
    """The transport of one answer, whose head leaves with the body: a packet costs as much as a position."""

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle: RequestResponseCycle | None = cycle
        """Until its head is here: then nothing but the cycle holds this, and both go when it is over."""
        self._transport = cycle.transport
        self._begun = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if self._cycle is not None and self._cycle.response_started:
            self._cycle, self._begun = None, data
        else:
            begun, self._begun = self._begun, b""
            self._transport.write(begun + data)

    def close(self) -> None:
        if self._begun and not self._transport.is_closing():
            self.write(b"")
        self._transport.close()


class Http(HttpToolsProtocol):
    doors: Doors

    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes that came of a request whose body has not begun."""
    _inside = False
    _reading: asyncio.TimerHandle | None = None
    """When who does not read what is sent is given up."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = True
        if self.doors.enter(self.client):
            self._wait(self.doors.limits.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._go()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            self.transport.abort()
            raise ConnectionAbortedError  # so that the rest is not read either
        super().on_message_begin()
        self._wait(self.doors.limits.head_seconds)

    def on_headers_complete(self) -> None:
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before and self.scope["method"] != "HEAD":  # which has no body to wait for
            self.cycle.transport = Answer(self.cycle)  # type: ignore[assignment]
        self._head = 0
        self._wait(self.doors.limits.body_seconds)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        self._wait(None)

    def pause_writing(self) -> None:
        """Uvicorn waits for ever for somebody to read."""
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(self.doors.limits.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read()

    def timeout_keep_alive_handler(self) -> None:
        """The last of an answer is given as long: a connection that is closed still waits to be rid of it."""
        super().timeout_keep_alive_handler()
        if self._reading is None:
            self._reading = self.loop.call_later(self.doors.limits.body_seconds, self.transport.abort)

    def _read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _wait(self, seconds: float | None) -> None:
        """So long for what comes next; None when all is there."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def _go(self) -> None:
        """The connection has ended, or is a WebSocket from now on."""
        self._wait(None)
        self._read()
        if self._inside:
            self._inside = False
            self.doors.leave(self.client)


class LongOnes(PerMessageDeflate):
    """Most messages are short: a change, a word. What is long is compressed by itself, so that nothing is kept."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < LONG else super().encode(frame)


class Deflate(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(self, *given: Any) -> tuple[list[tuple[str, str | None]], LongOnes]:
        response, asked = super().process_request_params(*given)
        local = min(asked.local_max_window_bits, WINDOW)
        return response, LongOnes(True, True, asked.remote_max_window_bits, local, {"level": 1, "memLevel": 5})


class WebSocket(WebSocketsSansIOProtocol):
    doors: Doors

    _frames = b""
    """What goes out together."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn.available_extensions = [Deflate()]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.doors.enter(self.client)

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        extensions = scope.setdefault("extensions", {})
        extensions[SAY] = self.say
        try:
            await super().run_asgi()
        finally:
            del extensions[SAY]  # or the two would hold each other

    def say(self, texts: list[bytes]) -> bool:
        """Texts go out together, each as the one frame that it is. If they would have to wait, False: none does."""
        if not self._hears():
            return False
        if texts:
            self._frames += b"".join([self._frame(text) for text in texts])
            self._say()
        return True

    def _hears(self) -> bool:
        gone = self.disconnected or self.close_sent or not self.writable.is_set()
        return not gone and self.conn.state is State.OPEN

    async def send(self, message: Any) -> None:
        """A text goes out at once; one with `more` to come goes with that, if it comes."""
        data = message.get("text", "").encode()
        if not data or not self._hears():
            self._say()
            await super().send(message)
            return
        if message.get("more") and not self._frames:
            self.loop.call_soon(self._say)
        self._frames += self._frame(data)
        if not message.get("more") or len(self._frames) > TOGETHER:
            self._say()

    def _say(self) -> None:
        """Nothing, if the connection has ended meanwhile."""
        frames, self._frames = self._frames, b""
        if frames and not self.disconnected and self.conn.state is State.OPEN:
            self.transport.write(frames)

    def _frame(self, data: bytes) -> bytes:
        first = TEXT
        if len(data) >= LONG and self.conn.extensions:
            first, data = PACKED, bytes(self.conn.extensions[0].encode(Frame(Opcode.TEXT, data)).data)
        size = len(data)
        if size < 126:
            return first + bytes((size,)) + data
        return first + (b"\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x7f" + size.to_bytes(8)) + data

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it would wait for more, and hold what it reads for
        self.doors.leave(self.client)


def protocols(config: Config) -> tuple[type[Http], type[WebSocket]]:
    """The protocols of one server, which share its doors."""
    doors = {"doors": Doors(config)}
    return type("Http", (Http,), doors), type("WebSocket", (WebSocket,), doors)
