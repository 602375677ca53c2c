"""How a server is set up: a file of settings (TOML), and flags that go before it."""

import tomllib
from argparse import Namespace
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from filone.cli.arguments import Parser, UsageError
from filone.server.config import default_database, default_workers
from filone.server.limits import Limits
from filone.server.quotas import Quotas


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """What may stand in the file. `docs/server.md` tells what each means."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] | None = None
    database: str = msgspec.field(default_factory=default_database)
    workers: Annotated[int, Meta(ge=0)] = msgspec.field(default_factory=default_workers)
    root: Annotated[str, Meta(pattern="^(/.*)?$")] = ""
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    proxies: str = "127.0.0.1"
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")
    private_hooks: bool = False
    url: Annotated[str, Meta(pattern="^(https?://.+)?$")] = ""
    smtp: Annotated[str, Meta(pattern=r"^(smtp|smtp\+starttls|smtps)://[^/]+$")] | None = None
    mail_from: Annotated[str, Meta(pattern="^([^@]+@[^@]+)?$")] = ""
    push: Annotated[str, Meta(pattern="^(mailto:[^@]+@[^@]+|https://.+)$")] | None = None
    no_chat: bool = False
    log: Literal["debug", "info", "warning", "error"] = "warning"
    limits: Limits = Limits()
    quotas: Quotas = Quotas()


def add_settings(parser: Parser) -> None:
    file = parser.text("help-file-name")
    parser.add_argument("--settings", default=None, metavar=file, help=parser.text("help-settings"))
    parser.add_argument("--database", default=None, metavar="URL", help=parser.text("help-database"))


def add_quotas(parser: Parser) -> None:
    form, help = parser.text("help-quota-name"), parser.text("help-quota")
    parser.add_argument("--quota", dest="quota", action="append", default=[], metavar=form, help=help)


def settings_of(args: Namespace) -> Settings:
    """What the file says, if one is named, and over it what the command line says."""
    written = Settings() if args.settings is None else read_settings(args.settings)
    flags = {name: getattr(args, name, None) for name in Settings.__struct_fields__}
    flags["quotas"] = quotas_of(getattr(args, "quota", []), written.quotas)
    given = {
        name: tuple(flag) if isinstance(flag, list) else flag
        for name, flag in flags.items()
        if flag is not None and flag is not False and flag != []
    }
    return checked(msgspec.structs.replace(written, **given))


def checked(settings: Settings) -> Settings:
    """What the command line said is held to the same as the file; and a letter needs a sender and an address."""
    try:
        msgspec.convert(msgspec.to_builtins(settings), Settings)
    except msgspec.ValidationError as error:
        raise UsageError("wrong-setting", why=str(error)) from error
    if settings.smtp is not None and not (settings.url and settings.mail_from):
        raise UsageError("wrong-mail")
    return settings


def quotas_of(flags: list[str], written: Quotas) -> Quotas:
    """`--quota tables=50`, over what is written."""
    given = dict(flag.partition("=")[::2] for flag in flags)
    try:
        return msgspec.convert(msgspec.structs.asdict(written) | given, Quotas, strict=False)
    except msgspec.ValidationError as error:
        raise UsageError("wrong-quota", value=" ".join(flags), why=str(error)) from error


def read_settings(file: str) -> Settings:
    try:
        return msgspec.convert(tomllib.loads(Path(file).read_text("utf-8")), Settings)
    except OSError as error:
        raise UsageError("wrong-file", file=file, why=error.strerror or str(error)) from error
    except (msgspec.ValidationError, ValueError) as error:
        raise UsageError("wrong-settings", file=file, why=str(error)) from error
