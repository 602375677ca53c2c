"""`filone play`: a game in the terminal against bots, from its beginning or from where it was saved."""

import sys
from argparse import Namespace
from pathlib import Path
from random import Random
from typing import Any

from filone import bots, games
from filone.cli.arguments import Parser, UsageError, number, seat_of, table
from filone.cli.choices import Choices
from filone.cli.games import written
from filone.cli.session import Session
from filone.kernel import Game, Record
from filone.kernel.options import complete
from filone.kernel.texts import Value, Words, words_of


def arguments(parser: Parser) -> None:
    parser.add_table(asked=True)
    parser.add_argument(
        "--bots",
        default="random",
        metavar=parser.text("help-level-form"),
        help=parser.text("help-bots", levels=parser.levels(), styles=parser.styles()),
    )
    parser.add_argument("--seat", type=number, default=1, metavar="N", help=parser.text("help-seat"))
    parser.add_argument("--from", dest="start", type=number, metavar="N", help=parser.text("help-from"))
    parser.add_argument("--coach", action="store_true", help=parser.text("help-coach"))
    parser.add_seed()


def run(args: Namespace) -> int:
    words = words_of("filone.cli", args.lang)
    if args.game is None:
        args.game = which_game(words)
    saved = args.game not in games.names() and Path(args.game).is_file()
    record = load_saved(args) if saved else new_record(args, words)
    game = games.load(record.game)
    seat = seat_of(args.seat, record.seats)
    others = opponents(args.bots, seat, record.seats)
    seated = [bots.bring(game, name) for name in others]
    names = [*record.players, *[""] * record.seats][: record.seats]
    for place, name in enumerate(others):
        # Whoever sits in several seats has a name in one of them.
        known = bots.player(name, args.lang) if others.index(name) == place else ""
        names[place] = names[place] or known or words("player" if place == seat else "bot", seat=place + 1)
    record.players = names
    print(words("play-welcome", title=words_of(game.package, args.lang)("game-name"), name=record.players[seat]))
    for line in agreed(game, record.options, args.lang):
        print(line)
    Session(game, record, seat, seated, args.lang, Random(args.seed), args.coach).play()
    return 0


def opponents(named: str, seat: int, seats: int) -> list[str]:
    """Which bot sits where, in order round the player, who has a stand-in; the last one fills up."""
    line_up = [bots.level_named(name) for name in named.split(",")]
    line_up += line_up[-1:] * (seats - len(line_up))
    return [*line_up[:seat], "random", *line_up[seat : seats - 1]]


def agreed(game: Game, given: dict[str, Any], lang: str) -> list[str]:
    """The options that are not as usual, each with what the rulebook says about it."""
    words = words_of(game.package, lang)
    values = complete(game.name, game.options, given)
    return [
        f"  {option.name} = {written(values[option.name])}  {words.help(option.text)}"
        for option in game.options
        if option.type != "data" and values[option.name] != option.default
    ]


def which_game(words: Words) -> str:
    names = games.names()
    texts = [words_of(games.load(name).package, words.lang) for name in names]
    choices = Choices(words, words("play-which"), [(text("game-name"), text("game-tagline")) for text in texts])
    if sys.stdin.isatty():
        choices.print_first()
    while True:
        line = answer("play-game", words, words("help-game-name")).casefold()
        if (index := choices.index(line)) is not None:
            return names[index]
        if line in names:
            return line


def how_many(game: Game, words: Words) -> int:
    while True:
        line = answer("play-players", words, "--players", least=game.seats[0], most=game.seats[-1])
        if line.isdecimal() and int(line) in game.seats:
            return int(line)


def answer(key: str, words: Words, missing: str, **details: Value) -> str:
    """What a person at the keyboard says; without one, the argument is missing."""
    try:
        if sys.stdin.isatty():
            return input(f"{words(key, **details)} > ").strip()
    except EOFError:
        pass
    raise UsageError("wrong-missing", what=missing)


def new_record(args: Namespace, words: Words) -> Record:
    if args.players is None:
        args.players = how_many(games.load(args.game), words)
    game, options = table(args)
    return Record.new(game, args.players, options)


def load_saved(args: Namespace) -> Record:
    """A game that was saved here or comes from a table, or what it was after some moves; its chance is no longer the
    table's."""
    record = Record.load(args.game)
    record.dice = None
    return record if args.start is None else record.upto(args.start)
