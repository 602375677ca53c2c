"""`filone doctor`: would a server run here? Every part is tried, and what fails is said with what to do."""

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from importlib.resources import files
from pathlib import Path
from time import time
from urllib.parse import urlsplit

from filone.cli.arguments import Parser, UsageError
from filone.cli.database import at_database
from filone.cli.output import printable
from filone.cli.serve import PORT, add_address, add_outside, first_free, is_filone
from filone.cli.settings import Settings, add_quotas, add_settings, settings_of
from filone.kernel.texts import words_of

DRIFT = 2.0
"""Seconds that the clocks of the server and of its database may differ."""
PATIENCE = 10.0
EVERYBODY = 0o004
"""The bit of a file that lets others read it."""


class Wrong(Exception):
    """A check failed; the words say why."""


def arguments(parser: Parser) -> None:
    add_settings(parser)
    add_quotas(parser)
    add_address(parser)
    add_outside(parser)


def run(args: Namespace) -> int:
    words = words_of("filone.cli", args.lang)
    settings = settings_of(args)
    failed = 0
    for name, check in checks(settings, args.settings):
        try:
            check()
        except (Wrong, UsageError) as error:
            why = error.sentence(args.lang) if isinstance(error, UsageError) else str(error)
            failed += 1
            print(f"✗ {words(f'doctor-{name}')}: {printable(why)}. {words(f'doctor-{name}-help')}")
        else:
            print(f"✓ {words(f'doctor-{name}')}")
    return 1 if failed else 0


def checks(settings: Settings, written: str | None) -> Iterator[tuple[str, Callable[[], None]]]:
    yield "database", lambda: check_database(settings.database)
    yield "secrets", lambda: check_secrets(settings.database, written)
    yield "disk", lambda: check_disk(settings.database)
    yield "clock", lambda: check_clock(settings.database)
    yield "page", check_page
    yield "worker", check_worker
    yield "port", lambda: check_port(settings)
    if settings.url:
        yield "proxy", lambda: check_proxy(settings.url)
    if settings.smtp is not None:
        yield "smtp", lambda: check_smtp(settings.smtp or "")
    if settings.push is not None:
        yield "push", lambda: check_push(settings)


def check_database(address: str) -> None:
    """Write something, and take it back; where there is no file yet, one could be made. Nothing is changed."""
    from sqlalchemy import text  # noqa: PLC0415  (other commands need no server)
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from filone.server.database import open_engine  # noqa: PLC0415
    from filone.server.pulse import is_sound  # noqa: PLC0415

    file = file_of(address)
    if file is not None and not file.exists():
        folder = next(parent for parent in file.absolute().parents if parent.exists())
        if not os.access(folder, os.W_OK):
            raise Wrong(str(folder))
        return
    with at_database():
        engine = open_engine(address)
        try:
            with engine.connect() as connection:
                connection.execute(text("CREATE TABLE filone_doctor (number INTEGER)"))
                connection.rollback()
        except SQLAlchemyError as error:
            raise Wrong(str(error).splitlines()[0]) from error
        finally:
            engine.dispose()
    if file is not None and not is_sound(file):
        raise Wrong(str(file))


def check_secrets(address: str, written: str | None) -> None:
    """The dice of games being played, and passwords of other servers, are nobody else's on this machine."""
    for file in (file_of(address), None if written is None else Path(written)):
        if file is not None and file.exists() and os.name == "posix" and file.stat().st_mode & EVERYBODY:
            raise Wrong(str(file))


def check_disk(address: str) -> None:
    from filone.server.pulse import SPACE, free_space  # noqa: PLC0415

    file = file_of(address)
    if file is not None and file.parent.exists() and free_space(file) < SPACE:
        raise Wrong(f"{free_space(file) >> 20} MB")


def check_clock(address: str) -> None:
    """A database on another machine has a clock of its own; a file must not come from the future."""
    from sqlalchemy import text  # noqa: PLC0415

    from filone.server.database import open_engine  # noqa: PLC0415

    file = file_of(address)
    if file is not None:
        ahead = file.stat().st_mtime - time() if file.exists() else 0.0
    else:
        with at_database():
            engine = open_engine(address)
            with engine.connect() as connection:
                theirs = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
            engine.dispose()
        ahead = abs(float(theirs) - time())
    if ahead > DRIFT:
        raise Wrong(f"{ahead:.0f} s")


def check_page() -> None:
    static = Path(str(files("filone.server"))) / "static" / "index.html"
    if not static.exists():
        raise Wrong(str(static))


def check_worker() -> None:
    """It starts, and ends when nobody asks."""
    command = [sys.executable, "-m", "filone.server.worker"]
    try:
        subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=True, timeout=PATIENCE)  # noqa: S603
    except (subprocess.SubprocessError, OSError) as error:
        raise Wrong(str(error)) from error


def check_port(settings: Settings) -> None:
    """Free, or ours already."""
    from filone.server.serve import listen  # noqa: PLC0415

    port = PORT if settings.port is None else settings.port
    if not is_filone(settings.host, port):
        first_free(listen, settings.host, [port]).close()


def check_proxy(url: str) -> None:
    """Through the front door: the name is allowed, TLS is known to the server, and a WebSocket gets through."""
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise Wrong(url)
    secure, root = parts.scheme == "https", parts.path.rstrip("/")
    ready, headers = ask(url, f"{root}/ready", {})
    if ready != 200:
        raise Wrong(f"GET {root}/ready: {ready}")
    if secure and "strict-transport-security" not in headers:
        raise Wrong("X-Forwarded-Proto")
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "Zmlsb25lIGRvY3RvciBrZQ==",
    }
    status, _ = ask(url, f"{root}/api/ws", upgrade)
    if status != 101:
        raise Wrong(f"WebSocket {root}/api/ws: {status}")


def check_smtp(address: str) -> None:
    """It lets us in; no letter is sent."""
    from filone.server.mail import Post  # noqa: PLC0415

    try:
        Post.of(address).open().quit()
    except (OSError, ValueError) as error:
        raise Wrong(str(error)) from error


def check_push(settings: Settings) -> None:
    """Browsers let only pages be told that came by TLS, or from the same machine."""
    parts = urlsplit(settings.url)
    if parts.scheme != "https" and parts.hostname not in {None, "localhost", "127.0.0.1"}:
        raise Wrong(settings.url)


def ask(url: str, path: str, headers: dict[str, str]) -> tuple[int, set[str]]:
    """The status, and which headers came with it."""
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, {name.lower() for name, _ in answer.getheaders()}
    except (OSError, HTTPException) as error:
        raise Wrong(str(error)) from error
    finally:
        connection.close()


def file_of(address: str) -> Path | None:
    """Where a SQLite database is."""
    return Path(address.removeprefix("sqlite:///")) if address.startswith("sqlite:///") else None
