"""A real server for tests, in a thread of this process on a free port, and players who use it."""

import asyncio
import contextlib
import json
import os
import secrets
import signal
import ssl
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
from argon2 import PasswordHasher
from websockets.sync.client import ClientConnection, connect

from filone.bots.levels import knowledge_of
from filone.kernel import Game, State
from filone.server.app import Front
from filone.server.config import Config
from filone.server.hall import Hall
from filone.server.limits import Limits, Rate
from filone.server.quotas import Quotas
from filone.server.serve import Server, server

T = TypeVar("T")
FREE = Rate(1e6, 1e6)
UNLIMITED = Limits(
    address=FREE,
    record=FREE,
    guest=FREE,
    sign_in=FREE,
    name=FREE,
    mail=FREE,
    confirm=FREE,
    letter=FREE,
    download=FREE,
    token=FREE,
    write=FREE,
    table=FREE,
    chat=FREE,
    hint=FREE,
    invite=FREE,
    seek=FREE,
    announce=FREE,
    analysis=FREE,
    report=FREE,
    read=FREE,
    socket=FREE,
    sockets=10000,
    watched=10000,
)
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients that never use it: each would read all certificates of this machine, for longer than a game takes."""
WORKER = (sys.executable, str(Path(__file__).with_name("toy_worker.py")))


def config(database: str, **changes: Any) -> Config:
    given: dict[str, Any] = {
        "workers": 0,
        "port": 0,
        "limits": UNLIMITED,
        "quotas": Quotas(tables=10**6),
        "worker_command": WORKER,
        "private_hooks": True,
        "grace": 0.0,
        "bot_pause": 0.0,
    }
    return Config(database=database, **(given | changes))


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: where pages were tested before, this one has a loop already."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


class Running:
    """A server in a thread."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._ready = threading.Event()
        self._port = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: Server | None = None
        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(60), "the server does not start"
        if self._failure is not None:
            raise self._failure

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:  # noqa: BLE001  (told to the test)
            self._failure = error
            self._ready.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._server = server(self.config, self._listening)
        self.hall.accounts.hasher = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
        await self._server.serve()

    def _listening(self, port: int) -> None:
        self._port = port
        self._ready.set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}{self.config.root}"

    @property
    def hall(self) -> Hall:
        assert self._server is not None
        app = self._server.config.app
        assert isinstance(app, Front)
        hall: Hall = app.app.state.hall  # type: ignore[attr-defined]
        return hall

    @property
    def connections(self) -> int:
        """How many are open."""
        assert self._server is not None
        return len(self._server.server_state.connections)

    def inside(self, work: Any) -> Any:
        """Run a coroutine in the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def stop(self) -> None:
        assert self._server is not None
        self._server.should_exit = True
        self._thread.join(60)
        assert not self._thread.is_alive()


class Launcher:
    """Starts servers as processes; `launch.py` tells how. One of it is enough for all tests."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None

    def ask(self, *words: object) -> list[int]:
        with self._lock:
            if self._process is None:
                self._process = subprocess.Popen(
                    [sys.executable, Path(__file__).with_name("launch.py")],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            print(*words, file=self._process.stdin, flush=True)
            return [int(word) for word in self._process.stdout.readline().split()]


class Process:
    """A server in a process of its own, to be killed."""

    launcher = Launcher()

    def __init__(self, database: str, port: int = 0) -> None:
        self.database = database
        self.pid, self.port = self.launcher.ask("start", database, port)
        assert self.port, "the server does not start"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        os.kill(self.pid, how)
        return self.launcher.ask("wait", self.pid)[0]


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(status, error)
        self.status = status
        self.error = error

    @property
    def code(self) -> str:
        return str(self.error["error"])


def key() -> str:
    return secrets.token_urlsafe(12)


class Player:
    """Somebody with a session, or without one."""

    def __init__(self, address: str, name: str | None = None, lang: str = "en", token: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=30, headers={"accept-language": lang}, verify=PLAIN)
        self.token = token
        self.id = ""
        self.name = name
        if name is not None:
            session = self.post("guest", name=name, lang=lang)
            self.token, self.id = session["token"], session["me"]["id"]
            self.http.cookies.clear()
        if self.token is not None:
            self.http.headers["authorization"] = f"Bearer {self.token}"

    def go_to(self, address: str) -> None:
        """The same person at another server."""
        self.address = address
        self.http.base_url = httpx.URL(address)

    def call(self, method: str, path: str, **more: Any) -> Any:
        response = self.http.request(method, f"/api/{path}", **more)
        if response.status_code >= 400:
            raise Refused(response.status_code, response.json())
        return response.json() if response.content else None

    def get(self, path: str, **query: Any) -> Any:
        return self.call("GET", path, params=query)

    def post(self, path: str, **body: Any) -> Any:
        return self.call("POST", path, json=body)

    def command(self, table: str, command: str, **body: Any) -> Any:
        return self.post(f"tables/{table}/{command}", **({"key": key()} | body))

    def new_table(self, game: str = "toy", seats: int = 2, **more: Any) -> str:
        created = self.post("tables", **({"key": key(), "game": game, "seats": seats} | more))
        return str(created["table"])

    def position(self, table: str) -> Any:
        return self.get(f"tables/{table}")

    def move(self, position: Any, move: Any = None, **more: Any) -> Any:
        """Make a move: the first of the legal ones unless told."""
        body = {"seat": position["seat"], "version": position["version"], "move": move or position["moves"][0]}
        return self.command(position["table"]["id"], "move", **(body | more))

    @contextlib.contextmanager
    def socket(self, **headers: str) -> Iterator["Socket"]:
        if self.token is not None:
            headers.setdefault("authorization", f"Bearer {self.token}")
        address = f"ws{self.address[4:]}/api/ws"
        with connect(
            address, additional_headers=headers, compression=None, max_size=None, close_timeout=1
        ) as connection:
            yield Socket(connection)

    def close(self) -> None:
        self.http.close()


class Socket:
    """An open WebSocket, with the messages that came while another was waited for."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seen: list[Any] = []

    def send(self, type: str, **body: Any) -> None:
        self.connection.send(json.dumps({"type": type} | body))

    def next(self, timeout: float = 30) -> Any:
        return json.loads(self.connection.recv(timeout))

    def wait(self, type: str, timeout: float = 30, **wanted: Any) -> Any:
        """The next message of a type in which `wanted` holds."""
        while True:
            message = self.next(timeout)
            self.seen.append(message)
            if message["type"] == type and all(message.get(name) == value for name, value in wanted.items()):
                return message

    def watch(self, table: str, **known: Any) -> Any:
        self.send("watch", table=table, **known)
        while True:
            message = self.next()
            if message["type"] in {"position", "current", "error"}:
                return message


def changed(value: Any, change: Any) -> Any:
    """A value after a change, as clients work it out."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, list):
        after = dict(enumerate(value))
        for key, inner in change.items():
            if key != "length":
                after[int(key)] = changed(after.get(int(key)), inner)
        return [after[number] for number in range(change.get("length", [len(after)])[0])]
    kept = {key: inner for key, inner in value.items() if change.get(key, ...) is not None}
    return kept | {key: changed(kept.get(key), inner) for key, inner in change.items() if inner is not None}


def start(players: list[Player], game: str = "toy", **more: Any) -> str:
    """A table where these players sit in order, started."""
    host, *others = players
    bots = more.get("bots", {})
    table = host.new_table(game, more.pop("seats", len(players) + len(bots)), **more)
    for other in others:
        other.command(table, "join")
    host.command(table, "start")
    return table


def finished(ada: Player, ugo: Player) -> str:
    """A table where two have played the toy to its end."""
    table = start([ada, ugo])
    ada.move(ada.position(table), "keep")
    ugo.move(ugo.position(table), "keep")
    return table


def policy(game: Game) -> Callable[[State, Random], int]:
    """Moves of somebody who knows the game a little, so that it ends as games of people do."""
    knowledge = knowledge_of(game)
    return lambda state, rng: knowledge.think(state, state.turn, rng).roll(state)


def shortened(game: Game) -> dict[str, Any]:
    """Options that make a game short, where it has them."""
    return {option.name: 10 for option in game.options if option.name == "rounds"}
