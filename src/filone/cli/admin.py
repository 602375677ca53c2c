"""`filone admin`: the operator's hand, while the server runs or while it does not.

An act gives what there is to print. It is printed when the database is closed: a pager holds nobody up.
"""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from filone.cli.admin_order import ORDER, ORIGIN, Rows, when
from filone.cli.arguments import Parser, UsageError, number
from filone.cli.database import at_database
from filone.cli.output import print_columns
from filone.cli.settings import add_settings, settings_of
from filone.kernel import Record
from filone.kernel.texts import Words, words_of

if TYPE_CHECKING:
    from filone.server.database import Database


def arguments(parser: Parser) -> None:
    parser.add_argument("act", choices=tuple(ACTS), metavar=parser.text("help-act-name"), help=parser.text("help-act"))
    parser.add_argument("what", nargs="?", metavar=parser.text("help-what-name"), help=parser.text("help-what"))
    parser.add_argument("file", nargs="?", metavar=parser.text("help-file-name"), help=parser.text("help-admin-file"))
    parser.add_argument("--days", type=number, default=None, metavar="N", help=parser.text("help-days"))
    reason = parser.text("help-why-name")
    parser.add_argument("--why", default="", metavar=reason, help=parser.text("help-why"))
    add_settings(parser)


def run(args: Namespace) -> int:
    from filone.server.database import Database  # noqa: PLC0415  (other commands need no server)

    words = words_of("filone.cli", args.lang)
    act, needs = ACTS[args.act]
    for name in ("what", "file")[:needs]:
        if getattr(args, name) is None:
            raise UsageError("wrong-missing", what=words(f"help-{name}-name"))
    with at_database():
        database = Database(settings_of(args).database, create=False)
        try:
            rows = act(database, args, words)
        finally:
            database.stop()
    print_columns(rows)
    return 0


def tables(database: "Database", _: Namespace, words: Words) -> Rows:
    from filone.server import storage  # noqa: PLC0415

    with database.reading.connect() as connection:
        sheets = storage.list_tables(connection)
    rows: Rows = [tuple(words(f"admin-{head}") for head in ("id", "game", "status", "changed", "seats"))]
    for sheet in sheets:
        seats = ", ".join(chair.name or chair.bot or "-" for chair in sheet.chairs)
        rows.append((sheet.id, sheet.game, sheet.status, when(sheet.changed), seats))
    return rows


def accounts(database: "Database", _: Namespace, words: Words) -> Rows:
    from filone.server.accounts import list_accounts  # noqa: PLC0415

    with database.reading.connect() as connection:
        found = list_accounts(connection)
    rows: Rows = [tuple(words(f"admin-{head}") for head in ("id", "name", "kind", "created"))]
    for account, created in found:
        kind = "moderator" if account.moderator else "guest" if account.guest else "kept"
        rows.append((account.id, account.name, words(f"admin-{kind}"), when(created)))
    return rows


def export(database: "Database", args: Namespace, words: Words) -> Rows:
    from filone.server import storage  # noqa: PLC0415

    with database.reading.connect() as connection:
        table = storage.load(connection, args.what)
    if table is None:
        raise UsageError("wrong-what", value=args.what)
    table.record().save(Path(args.file))
    return [(words("play-saved", file=args.file),)]


def import_record(database: "Database", args: Namespace, words: Words) -> Rows:
    from filone.server import storage  # noqa: PLC0415
    from filone.table import Table  # noqa: PLC0415

    table = Table.of_record(Record.load(args.what), now=time(), host=None)
    notice = storage.Notice(origin=ORIGIN, table=table.sheet.id)
    with database.engine.begin() as connection:
        storage.create(connection, table, None, None, notice)
    return [(words("admin-imported", id=table.sheet.id, invitation=table.sheet.invitation),)]


def delete(database: "Database", args: Namespace, words: Words) -> Rows:
    """A table or an account, whichever has this id."""
    from filone.server import storage  # noqa: PLC0415
    from filone.server.accounts import delete_account  # noqa: PLC0415

    notice = storage.Notice(origin=ORIGIN, table=args.what, gone=True, lobby=True)
    with database.engine.begin() as connection:
        gone = storage.delete_table(connection, args.what, notice)
        require_found(gone or delete_account(connection, args.what, ORIGIN), args)
    return [(words("admin-done"),)]


def ratings(database: "Database", _: Namespace, words: Words) -> Rows:
    """Work them out anew from the results."""
    from filone.server.database import MIGRATION, open_engine  # noqa: PLC0415
    from filone.server.renewal import Renewal  # noqa: PLC0415

    renewal = Renewal()
    with database.reading.connect() as connection:
        renewal.read(connection)
    patient = open_engine(database.url.render_as_string(hide_password=False), MIGRATION)
    with patient.begin() as connection:
        renewal.write(connection)
    patient.dispose()
    return [(words("admin-ratings", results=renewal.results, changed=len(renewal.changed)),)]


def require_found(found: bool, args: Namespace) -> None:
    if not found:
        raise UsageError("wrong-what", value=args.what)


ACTS: dict[str, tuple[Callable[["Database", Namespace, Words], Rows], int]] = {
    "tables": (tables, 0),
    "accounts": (accounts, 0),
    "export": (export, 2),
    "import": (import_record, 1),
    "delete": (delete, 1),
    "ratings": (ratings, 0),
    **ORDER,
}
"""What can be done, and how many arguments it needs."""
