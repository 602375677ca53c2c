"""`filone rules GAME`: the rulebook, clause by clause."""

import textwrap
from argparse import Namespace

from filone import games
from filone.cli.arguments import Parser
from filone.cli.output import print_json, width
from filone.kernel.rulebook import Clause, rulebook


def arguments(parser: Parser) -> None:
    parser.add_game()
    parser.add_json()


def run(args: Namespace) -> int:
    book = rulebook(games.load(args.game).package, args.lang)
    if args.json:
        print_json(book)
        return 0
    print(book.title)
    for section in book.sections:
        print(f"\n{section.number} {section.title}\n")
        for clause in section.clauses:
            print(paragraph(clause))
    return 0


def paragraph(clause: Clause) -> str:
    """The clause as wide as the terminal, a list or table under it as it stands."""
    text, *more = clause.text.split("\n\n")
    first = textwrap.fill(text, width(), initial_indent=f"{clause.number:<6}", subsequent_indent=" " * 6)
    return "\n".join([first, *(textwrap.indent(block, " " * 6) for block in more)])
