"""`filone admin`: the operator's hand, while the server runs or while it does not."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from time import localtime, strftime, time
from typing import TYPE_CHECKING

from filone.cli.arguments import Parser, UsageError
from filone.cli.database import add_database, at_database
from filone.cli.output import print_columns
from filone.kernel import Record
from filone.kernel.texts import Words, words_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

ORIGIN = "admin"


def arguments(parser: Parser) -> None:
    parser.add_argument("act", choices=tuple(ACTS), metavar=parser.text("help-act-name"), help=parser.text("help-act"))
    parser.add_argument("what", nargs="?", metavar=parser.text("help-what-name"), help=parser.text("help-what"))
    parser.add_argument("file", nargs="?", metavar=parser.text("help-file-name"), help=parser.text("help-admin-file"))
    add_database(parser)


def run(args: Namespace) -> int:
    from filone.server.database import Database  # noqa: PLC0415  (other commands need no server)

    words = words_of("filone.cli", args.lang)
    act, needs = ACTS[args.act]
    for name in ("what", "file")[:needs]:
        if getattr(args, name) is None:
            raise UsageError("wrong-missing", what=words(f"help-{name}-name"))
    with at_database():
        database = Database(args.database, create=False)
        try:
            with database.engine.begin() as connection:
                act(connection, args, words)
        finally:
            database.stop()
    return 0


def tables(connection: "Connection", _: Namespace, words: Words) -> None:
    from filone.server import storage  # noqa: PLC0415

    rows = [
        (words("admin-id"), words("admin-game"), words("admin-status"), words("admin-changed"), words("admin-seats"))
    ]
    for sheet in storage.list_tables(connection):
        seats = ", ".join(chair.name or chair.bot or "-" for chair in sheet.chairs)
        rows.append((sheet.id, sheet.game, sheet.status, when(sheet.changed), seats))
    print_columns(rows)


def accounts(connection: "Connection", _: Namespace, words: Words) -> None:
    from filone.server.accounts import list_accounts  # noqa: PLC0415

    rows = [(words("admin-id"), words("admin-name"), words("admin-kind"), words("admin-created"))]
    for account, created in list_accounts(connection):
        rows.append((account.id, account.name, words("admin-guest" if account.guest else "admin-kept"), when(created)))
    print_columns(rows)


def close(connection: "Connection", args: Namespace, words: Words) -> None:
    from filone.server import storage  # noqa: PLC0415

    notice = storage.Notice(origin=ORIGIN, table=args.what, lobby=True)
    require_found(storage.close_table(connection, args.what, notice), args)
    print(words("admin-done"))


def export(connection: "Connection", args: Namespace, words: Words) -> None:
    from filone.server import storage  # noqa: PLC0415

    table = storage.load(connection, args.what)
    if table is None:
        raise UsageError("wrong-what", value=args.what)
    table.record().save(Path(args.file))
    print(words("play-saved", file=args.file))


def import_record(connection: "Connection", args: Namespace, words: Words) -> None:
    from filone.server import storage  # noqa: PLC0415
    from filone.table import Table  # noqa: PLC0415

    table = Table.of_record(Record.load(args.what), now=time(), host=None, open=False)
    notice = storage.Notice(origin=ORIGIN, table=table.sheet.id)
    storage.create(connection, table, None, None, notice)
    print(words("admin-imported", id=table.sheet.id, invitation=table.sheet.invitation))


def delete(connection: "Connection", args: Namespace, words: Words) -> None:
    """A table or an account, whichever has this id."""
    from filone.server import storage  # noqa: PLC0415
    from filone.server.accounts import delete_account  # noqa: PLC0415

    gone = storage.delete_table(
        connection, args.what, storage.Notice(origin=ORIGIN, table=args.what, gone=True, lobby=True)
    )
    require_found(gone or delete_account(connection, args.what, ORIGIN), args)
    print(words("admin-done"))


def require_found(found: bool, args: Namespace) -> None:
    if not found:
        raise UsageError("wrong-what", value=args.what)


def when(seconds: float) -> str:
    return strftime("%Y-%m-%d %H:%M", localtime(seconds))


ACTS: dict[str, tuple[Callable[["Connection", Namespace, Words], None], int]] = {
    "tables": (tables, 0),
    "accounts": (accounts, 0),
    "close": (close, 1),
    "export": (export, 2),
    "import": (import_record, 1),
    "delete": (delete, 1),
}
"""What can be done, and how many arguments it needs."""
