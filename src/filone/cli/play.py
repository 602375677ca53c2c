"""`filone play`: a game in the terminal against bots."""

from argparse import Namespace
from random import Random

from filone import bots
from filone.cli.arguments import Parser, number, seat_of, table
from filone.cli.session import Session
from filone.kernel import Record
from filone.kernel.texts import words_of


def arguments(parser: Parser) -> None:
    parser.add_table()
    parser.add_argument(
        "--bots",
        type=bots.named,
        choices=bots.LEVELS,
        default="random",
        metavar=parser.text("help-level-form"),
        help=parser.text("help-bots", levels=parser.levels()),
    )
    parser.add_argument("--seat", type=number, default=0, metavar="N", help=parser.text("help-seat"))
    parser.add_seed()


def run(args: Namespace) -> int:
    game, options = table(args)
    seat = seat_of(args.seat, args.players)
    words = words_of("filone.cli", args.lang)
    players = [words("player" if number == seat else "bot", seat=number) for number in range(args.players)]
    record = Record.new(game, args.players, options, players)
    print(words("play-welcome", title=words_of(game.package, args.lang)("game-name"), name=players[seat]))
    Session(game, record, seat, bots.load(game, args.bots), args.lang, Random(args.seed)).play()
    return 0
