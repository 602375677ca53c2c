"""Runs a server until it is told to stop: what is being answered is answered first."""

import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from filone.kernel.texts import words_of
from filone.server.app import create_app
from filone.server.config import Config
from filone.server.doors import protocols

MESSAGE = 16 * 1024
PATIENCE = 5
GARBAGE = 50_000
"""New objects after which rings of them are looked for: a move makes hundreds, and nearly all go by themselves."""
TURN = 0.0005
"""Seconds that a thread goes on while another waits, on PostgreSQL: whoever writes waits for every answer of it, and
would then wait ten times as long for the loop. A file answers at once, and changing threads would only cost."""


class Server(uvicorn.Server):
    """Says where it is when it is ready. A database that `answers_late` is another process."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None], answers_late: bool) -> None:
        super().__init__(config)
        self.ready = ready
        self.answers_late = answers_late

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being told to stop is no failure: what is being answered is answered, and the process ends well."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if threading.current_thread() is threading.main_thread():  # the process is the server's
            gc.freeze()
            gc.set_threshold(GARBAGE)
            if self.answers_late:
                sys.setswitchinterval(TURN)
        if not self.should_exit:
            self.ready(self.servers[0].sockets[0].getsockname()[1])


def server(config: Config, ready: Callable[[int], None]) -> Server:
    http, ws = protocols(config)
    return Server(
        uvicorn.Config(
            create_app(config),
            host=config.host,
            port=config.port,
            http=http,
            ws=ws,
            ws_max_size=MESSAGE,
            ws_per_message_deflate=False,
            forwarded_allow_ips=config.proxies,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=PATIENCE,
        ),
        ready,
        answers_late=not config.database.startswith("sqlite"),
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket at the first address of a host; `OSError` where that cannot be had."""
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    return socket.create_server((str(address[0]), int(address[1])), family=family)


def serve(config: Config, listening: socket.socket, lang: str, browser: bool) -> int:
    """Serve until interrupted; prints the address, and shows it in a browser if asked to."""

    def ready(port: int) -> None:
        host = "localhost" if config.host in {"127.0.0.1", "0.0.0.0", "::", "::1"} else config.host  # noqa: S104
        address = f"http://{host}:{port}{config.root}/"
        words = words_of("filone.server", lang)
        print(words("serve-ready", address=address), words("serve-stop"), sep="\n", file=sys.stderr, flush=True)
        if browser:
            webbrowser.open(address)

    running = server(config, ready)
    running.run(sockets=[listening])
    return 0 if running.started else 1
