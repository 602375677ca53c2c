"""`filone backup FILE`: a copy of everything, taken while the server runs; `--restore` brings one back."""

from argparse import Namespace
from pathlib import Path

from filone.cli.arguments import Parser
from filone.cli.database import at_database
from filone.cli.settings import add_settings, settings_of
from filone.kernel.texts import words_of


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar=parser.text("help-file-name"), help=parser.text("help-backup-file"))
    parser.add_argument("--restore", action="store_true", help=parser.text("help-restore"))
    add_settings(parser)


def run(args: Namespace) -> int:
    from filone.server.backup import backup, restore  # noqa: PLC0415  (other commands need no server)

    words, database = words_of("filone.cli", args.lang), settings_of(args).database
    with at_database():
        if args.restore:
            print(words("backup-restored", rows=restore(Path(args.file), database)))
        else:
            print(words("backup-taken", rows=backup(database, Path(args.file)), file=args.file))
    return 0
