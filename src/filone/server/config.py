"""How a server runs: what the command line says, and what tests and benchmarks change."""

import os
import sys
from pathlib import Path

import msgspec

from filone.server.limits import Limits


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


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """`workers` is how many processes think for bots; with none, bots do not think.

    `root` is the path that a reverse proxy shows the server under.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    root: str = ""
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Origins that may open the WebSocket besides the server's own."""
    proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    private_hooks: bool = False
    """Web hooks may go to loopback and private addresses."""
    bot_seconds: float = 1.0
    """How long a bot may think; two seconds later its worker is replaced."""
    bot_pause: float = 1.2
    """How long a bot takes over a move where people play: longer than it thinks, so that nobody can tell whether it had
    a choice."""
    worker_command: tuple[str, ...] = (sys.executable, "-m", "filone.server.worker")
    limits: Limits = Limits()
    rooms: int = 2000
    """Tables kept in memory when nobody watches them."""
    patience: float = 10.0
    """Seconds that the database may take for one answer."""
    hosts: tuple[str, ...] = ()
    """Names that the server is known by, besides those of the machine and its addresses."""
    grace: float = 10.0
    """After a start nobody loses on time for so many seconds: the server was away, not the player."""
