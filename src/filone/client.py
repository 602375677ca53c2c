"""A client of a server, for programs: typed commands over HTTP, and what happens over a WebSocket.

    with Client("http://127.0.0.1:8000") as ada:
        ada.guest("Ada")
        table = ada.new_table("toy", seats=2, bots={"1": "novice"})
        position = ada.start(table)

What it sends and gets are the structs of `filone.server.messages`. Refusals are raised as `Refused`. A command whose
answer got lost is sent again with the same key, and so is made once.
"""

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from filone.server.messages import (
    Created,
    Error,
    GameInfo,
    Me,
    Position,
    ServerMessage,
    Session,
    Tables,
)

T = TypeVar("T")
TRIES = 4


class Refused(Exception):
    """The server said no: `error` has the code, the sentence and perhaps the clause."""

    def __init__(self, status: int, error: Error) -> None:
        super().__init__(error.text)
        self.status = status
        self.error = error


class Client:
    """Somebody at a server. Without a token or a name, a spectator."""

    def __init__(self, address: str, token: str | None = None, *, timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self._http = httpx.Client(base_url=f"{self.address}/api/", timeout=timeout)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    # Who one is

    def guest(self, name: str, lang: str = "en") -> Me:
        """Come in under a name that nobody keeps."""
        return self._enter(self.post("guest", Session, name=name, lang=lang))

    def sign_in(self, name: str, password: str) -> Me:
        return self._enter(self.post("sign-in", Session, name=name, password=password))

    def me(self) -> Me:
        return self.get("me", Me)

    def _enter(self, session: Session) -> Me:
        self.token = session.token
        self._http.cookies.clear()
        return session.me

    # What there is

    def games(self) -> list[GameInfo]:
        return self.get("games", list[GameInfo])

    def tables(self) -> Tables:
        """The open ones that wait for players, and one's own."""
        return self.get("tables", Tables)

    def position(self, table: str) -> Position:
        return self.get(f"tables/{table}", Position)

    # Commands

    def new_table(self, game: str, seats: int, **more: Any) -> str:
        """Put up a table; `more` are the other fields of `NewTable`."""
        return self.command("tables", Created, game=game, seats=seats, **more).table

    def join(self, table: str, **more: Any) -> Position:
        return self.command(f"tables/{table}/join", Position, **more)

    def start(self, table: str) -> Position:
        return self.command(f"tables/{table}/start", Position)

    def move(self, position: Position, move: Mapping[str, Any] | str) -> Position:
        """One of `position.moves`, or its notation; refused as `stale` if the table has gone on since."""
        return self.command(
            f"tables/{position.table.id}/move",
            Position,
            seat=position.seat,
            version=position.version,
            move=move,
        )

    def resign(self, position: Position) -> Position:
        return self.command(f"tables/{position.table.id}/resign", Position, seat=position.seat)

    # How

    def get(self, path: str, answer: type[T], **query: Any) -> T:
        return self._call("GET", path, answer, params=query)

    def post(self, path: str, answer: type[T], **body: Any) -> T:
        return self._call("POST", path, answer, json=body)

    def command(self, path: str, answer: type[T], **body: Any) -> T:
        """With a key of its own, so that it can be sent again when nobody knows what became of it."""
        body.setdefault("key", secrets.token_urlsafe(12))
        for last in range(TRIES):
            try:
                return self.post(path, answer, **body)
            except httpx.TransportError:
                if last == TRIES - 1:
                    raise
        raise AssertionError

    def _call(self, method: str, path: str, answer: type[T], **more: Any) -> T:
        headers = {} if self.token is None else {"authorization": f"Bearer {self.token}"}
        response = self._http.request(method, path, headers=headers, **more)
        if response.status_code >= 400:
            raise Refused(response.status_code, msgspec.json.decode(response.content, type=Error))
        return msgspec.json.decode(response.content, type=answer)

    # What happens

    @contextmanager
    def listen(self) -> Iterator["Listener"]:
        """An open WebSocket: it says whose turn it is, and what happens at the tables that it watches."""
        headers = {} if self.token is None else {"authorization": f"Bearer {self.token}"}
        scheme, _, rest = self.address.partition("://")
        address = f"{'wss' if scheme == 'https' else 'ws'}://{rest}/api/ws"
        with connect(address, additional_headers=headers, max_size=None) as connection:
            yield Listener(connection)


class Listener:
    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._decode = msgspec.json.Decoder(ServerMessage).decode

    def watch(self, table: str) -> None:
        """From now on its positions come too."""
        self._connection.send(msgspec.json.encode({"type": "watch", "table": table}).decode())

    def __iter__(self) -> Iterator[Any]:
        """Messages, one of `ServerMessage` each, until the connection ends."""
        while True:
            try:
                yield self._decode(self._connection.recv())
            except ConnectionClosed:
                return

    def positions(self, table: str) -> Iterator[Position]:
        """How a table goes on, from now."""
        self.watch(table)
        for message in self:
            if isinstance(message, Position) and message.table.id == table:
                yield message
