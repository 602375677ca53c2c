"""`filone verify RECORD`: is the record sound, and was its chance fair?"""

from argparse import Namespace

from filone.cli.arguments import Parser
from filone.kernel import Record
from filone.kernel.texts import words_of
from filone.table import dice_from, verify


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar=parser.text("help-file-name"), help=parser.text("help-file"))


def run(args: Namespace) -> int:
    record = Record.load(args.file)
    rolls = verify(record)
    words = words_of("filone.table", args.lang)
    print(words("verify-no-dice") if rolls is None else words("verify-good", rolls=rolls))
    if rolls is not None and (moves := dice_from(record)):
        print(words("verify-elsewhere", moves=moves))
    return 0
