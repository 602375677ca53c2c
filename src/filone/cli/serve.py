"""`filone serve`: a server where people meet at tables."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from errno import EADDRINUSE
from http.client import HTTPConnection, HTTPException
from socket import socket

from filone.cli.arguments import Parser, UsageError, at_least, number
from filone.cli.database import at_database
from filone.cli.settings import add_quotas, add_settings, settings_of

PORT = 8000


def arguments(parser: Parser) -> None:
    add_address(parser)
    add_settings(parser)
    add_quotas(parser)
    parser.add_argument("--workers", type=number, default=None, metavar="N", help=parser.text("help-workers"))
    parser.add_argument("--root", default=None, metavar=parser.text("help-root-name"), help=parser.text("help-root"))
    add_listed(parser, "--origin", "origins", "URL", "help-origin")
    add_listed(parser, "--allow-host", "hosts", parser.text("help-host-name"), "help-allow-host")
    proxies = parser.text("help-proxies")
    parser.add_argument("--proxies", default=None, metavar=parser.text("help-host-name"), help=proxies)
    parser.add_argument("--private-hooks", action="store_true", help=parser.text("help-private-hooks"))
    add_outside(parser)
    parser.add_argument("--no-chat", action="store_true", help=parser.text("help-no-chat"))
    parser.add_argument("--no-browser", action="store_true", help=parser.text("help-no-browser"))
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log", choices=levels, default=None, help=parser.text("help-log"))


def add_address(parser: Parser) -> None:
    name = parser.text("help-host-name")
    parser.add_argument("--host", default=None, metavar=name, help=parser.text("help-host"))
    parser.add_argument("--port", type=number, default=None, metavar="N", help=parser.text("help-port"))


def add_outside(parser: Parser) -> None:
    """What needs somebody else's server; off until it is named."""
    parser.add_argument("--url", default=None, metavar="URL", help=parser.text("help-url"))
    parser.add_argument("--smtp", default=None, metavar="URL", help=parser.text("help-smtp"))
    address = parser.text("help-mail-name")
    parser.add_argument("--mail-from", default=None, metavar=address, help=parser.text("help-mail-from"))
    parser.add_argument("--push", default=None, metavar="URL", help=parser.text("help-push"))


def add_listed(parser: Parser, flag: str, dest: str, form: str, help: str) -> None:
    parser.add_argument(flag, dest=dest, action="append", default=[], metavar=form, help=parser.text(help))


def run(args: Namespace) -> int:
    from filone.server import logs  # noqa: PLC0415  (other commands need no server)
    from filone.server.config import Config  # noqa: PLC0415
    from filone.server.serve import listen, serve  # noqa: PLC0415

    if args.workers is not None:
        at_least("--workers", args.workers, 0)
    if args.root and not args.root.startswith("/"):
        raise UsageError("wrong-root", value=args.root)
    if args.port is not None and not 0 <= args.port < 65536:
        raise UsageError("wrong-port", value=str(args.port))
    settings = settings_of(args)
    ports = range(PORT, PORT + 10) if settings.port is None else [settings.port]
    listening = first_free(listen, settings.host, ports)
    logs.set_up(settings.log)
    config = Config(
        database=settings.database,
        host=settings.host,
        port=listening.getsockname()[1],
        root=settings.root.rstrip("/"),
        workers=settings.workers,
        origins=settings.origins,
        hosts=settings.hosts,
        proxies=settings.proxies,
        metrics=settings.metrics,
        private_hooks=settings.private_hooks,
        url=f"{settings.url.rstrip('/')}/",
        smtp=settings.smtp,
        mail_from=settings.mail_from,
        push=settings.push,
        chat=not settings.no_chat,
        limits=settings.limits,
        quotas=settings.quotas,
    )
    with listening, at_database():
        return serve(config, listening, args.lang, not args.no_browser and desktop())


def first_free(listen: Callable[[str, int], socket], host: str, ports: Sequence[int]) -> socket:
    """The first port that nobody has; where Filone answers already, it says so instead of running twice."""
    for port in ports:
        try:
            return listen(host, port)
        except OSError as error:
            taken = error.errno == EADDRINUSE
            if taken and port != 0 and is_filone(host, port):
                raise UsageError("wrong-running", address=f"http://{host}:{port}/") from error
            if not taken or port == ports[-1]:
                why = (error.strerror or str(error)).partition(" (")[0]  # in brackets follows the address again
                raise UsageError("wrong-address", address=f"{host}:{port}", why=why) from error
    raise AssertionError(ports)


def is_filone(host: str, port: int) -> bool:
    """Whether a server of ours answers there."""
    connection = HTTPConnection(host, port, timeout=1)
    try:
        connection.request("GET", "/api/games")
        return b'"saboteur"' in connection.getresponse().read(1 << 16)
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def desktop() -> bool:
    """Somebody sits before a screen that a browser could open on."""
    if not sys.stderr.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in {"darwin", "win32"} or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
