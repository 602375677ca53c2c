"""`filone admin`, where there is order to keep: the operator makes moderators, and can do what they can."""

from argparse import Namespace
from collections.abc import Callable
from functools import partial
from time import localtime, strftime
from typing import TYPE_CHECKING, Any, TypeAlias

from filone.cli.arguments import at_least
from filone.kernel.texts import Words

if TYPE_CHECKING:
    from filone.server.database import Database

Rows: TypeAlias = list[tuple[str, ...]]
ORIGIN = "admin"
LATELY = 1000


def when(seconds: float) -> str:
    return strftime("%Y-%m-%d %H:%M", localtime(seconds))


def reports(database: "Database", _: Namespace, words: Words) -> Rows:
    """Those that are open, the newest if there are many."""
    from filone.server.order import list_reports  # noqa: PLC0415  (other commands need no server)

    with database.reading.connect() as connection:
        found = list_reports(connection).reports
    rows: Rows = [tuple(words(f"admin-{head}") for head in ("id", "at", "by", "name", "table", "text"))]
    for one in found:
        said = "".join(f" “{line.text}”" for line in one.lines if line.number == one.line)
        rows.append((one.id, when(one.at), one.by or "-", one.name, one.table or "-", one.text + said))
    return rows


def log(database: "Database", _: Namespace, words: Words) -> Rows:
    """What moderators and the operator did, newest first."""
    from filone.server.order import list_acts  # noqa: PLC0415

    with database.reading.connect() as connection:
        found = list_acts(connection, show=LATELY).acts
    rows: Rows = [tuple(words(f"admin-{head}") for head in ("at", "by", "act", "name", "table", "until", "why"))]
    for one in found:
        by = words("admin-operator") if one.operator else one.by or "-"
        name = " ← ".join(filter(None, (one.name or "-", one.before)))
        until = "-" if one.until is None else when(one.until)
        rows.append((when(one.at), by, one.act, name, one.table or "-", until, one.why))
    return rows


def close(database: "Database", args: Namespace, words: Words) -> Rows:
    from filone.server import order  # noqa: PLC0415

    return _carry_out(database, words, partial(order.close, by=None, table=args.what, why=args.why, origin=ORIGIN))


def dismiss(database: "Database", args: Namespace, words: Words) -> Rows:
    from filone.server import order  # noqa: PLC0415

    return _carry_out(database, words, partial(order.dismiss, by=None, id=args.what, why=args.why))


def sentence(database: "Database", args: Namespace, words: Words) -> Rows:
    """`mute` and `ban`, for so many days or for ever."""
    from filone.server import order  # noqa: PLC0415

    if args.days is not None:
        at_least("--days", args.days, 1)
    body = order.Sentence(name=args.what, why=args.why, days=args.days)
    if args.act == "mute":
        return _carry_out(database, words, partial(order.mute, by=None, body=body))
    return _carry_out(database, words, partial(order.ban, by=None, body=body, origin=ORIGIN))


def lift(database: "Database", args: Namespace, words: Words) -> Rows:
    """`unmute` and `unban`."""
    from filone.server import order  # noqa: PLC0415

    kind, body = args.act.removeprefix("un"), order.Whom(name=args.what, why=args.why)
    return _carry_out(database, words, partial(order.lift, by=None, kind=kind, body=body))


def rename(database: "Database", args: Namespace, words: Words) -> Rows:
    from filone.server import order  # noqa: PLC0415

    body = order.Rename(name=args.what, new=args.file, why=args.why)
    return _carry_out(database, words, partial(order.rename, by=None, body=body, origin=ORIGIN))


def appoint(database: "Database", args: Namespace, words: Words) -> Rows:
    """`moderator` and `no-moderator`."""
    from filone.server import order  # noqa: PLC0415

    made = args.act == "moderator"
    return _carry_out(
        database, words, partial(order.appoint, name=args.what, moderator=made, why=args.why, origin=ORIGIN)
    )


def _carry_out(database: "Database", words: Words, act: Callable[..., Any]) -> Rows:
    with database.engine.begin() as connection:
        verdict = act(connection)
    for job in verdict.rest:
        with database.engine.begin() as connection:
            job(connection)
    return [(words("admin-done"),)]


ORDER: dict[str, tuple[Callable[["Database", Namespace, Words], Rows], int]] = {
    "close": (close, 1),
    "moderator": (appoint, 1),
    "no-moderator": (appoint, 1),
    "reports": (reports, 0),
    "dismiss": (dismiss, 1),
    "mute": (sentence, 1),
    "unmute": (lift, 1),
    "ban": (sentence, 1),
    "unban": (lift, 1),
    "rename": (rename, 2),
    "log": (log, 0),
}
"""What can be done, and how many arguments it needs."""
