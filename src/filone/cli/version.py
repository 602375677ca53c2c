"""`filone version`: which Filone this is."""

import platform
from argparse import Namespace

from filone.cli.arguments import Parser
from filone.cli.build import COMPILED, VERSION
from filone.cli.output import print_json
from filone.kernel.texts import words_of


def arguments(parser: Parser) -> None:
    parser.add_json()


def run(args: Namespace) -> int:
    if args.json:
        print_json({"version": VERSION, "compiled": COMPILED, "python": platform.python_version()})
        return 0
    words = words_of("filone.cli", args.lang)
    build = words("version-compiled" if COMPILED else "version-interpreted")
    print(f"filone {VERSION} ({build}), Python {platform.python_version()}")
    return 0
