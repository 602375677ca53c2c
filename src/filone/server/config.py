"""How a server runs: what the command line says, and what tests and benchmarks change."""

import os
import sys
from pathlib import Path

import msgspec

from filone.server.limits import Limits
from filone.server.quotas import Quotas


def data_folder() -> Path:
    """The user's own folder for the data of programs, where the operating system wants it."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "filone"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "filone"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "filone"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'filone.db'}"


def default_workers() -> int:
    """One for each core but one, which is the server's own."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """`workers` is how many processes think for bots; with none, bots do not think.

    `root` is the path that a reverse proxy shows the server under.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    root: str = ""
    workers: int = msgspec.field(default_factory=default_workers)
    origins: tuple[str, ...] = ()
    """Origins that may open the WebSocket besides the server's own."""
    proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that `/metrics` is told to: how long a bot thought tells its opponents whether it had a choice."""
    private_hooks: bool = False
    """Web hooks may go to loopback and private addresses."""
    url: str = ""
    """Where people reach the server, for links in mails."""
    smtp: str | None = None
    """The SMTP server that sends mails; without one there are none."""
    mail_from: str = ""
    push: str | None = None
    """Whom push services may ask about us (`mailto:` or `https:`); without it browsers are told nothing."""
    chat: bool = True
    """People may talk at tables; each table can still do without."""
    bot_seconds: float = 1.0
    """How long a bot may think; two seconds later the table goes on without it."""
    bot_pause: float = 1.2
    """How long a bot takes over a move where people play, once it has a worker: longer than it thinks, so that nobody
    can tell whether it had a choice."""
    worker_command: tuple[str, ...] = (sys.executable, "-m", "filone.server.worker")
    limits: Limits = Limits()
    quotas: Quotas = Quotas()
    rooms: int = 128_000_000
    """Bytes of the tables kept in memory when they are over or nobody watches them."""
    cache: int = 32_000_000
    """Bytes of positions kept as they were sent."""
    patience: float = 10.0
    """Seconds that the database may take for one answer."""
    hosts: tuple[str, ...] = ()
    """Names that the server is known by, besides those of the machine and its addresses."""
    grace: float = 10.0
    """After a start nobody loses on time for so many seconds: the server was away, not the player."""
