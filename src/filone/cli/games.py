"""`filone games`: what there is to play, and with which options."""

from argparse import Namespace
from typing import Any

from filone import games
from filone.cli.arguments import Parser
from filone.cli.output import print_json
from filone.kernel import Game
from filone.kernel.texts import words_of


def arguments(parser: Parser) -> None:
    parser.add_json()


def run(args: Namespace) -> int:
    known = [games.load(name) for name in games.names()]
    if args.json:
        print_json([facts(game, args.lang) for game in known])
        return 0
    for game in known:
        describe(game, args.lang)
    return 0


def facts(game: Game, lang: str) -> dict[str, Any]:
    words = words_of(game.package, lang)
    return {
        "name": game.name,
        "title": words("game-name"),
        "tagline": words("game-tagline"),
        "rules": game.rules,
        "seats": [game.seats.start, game.seats.stop - 1],
        "moves": game.space.size,
        "options": [
            {"name": o.name, "type": o.type, "default": o.default, "allowed": o.allowed, "help": words.help(o.text)}
            for o in game.options
        ],
        "sets": [
            {"name": name, "title": words(f"set-{name}"), "options": options, "help": words.help(f"set-{name}")}
            for name, options in game.sets.items()
        ],
    }


def describe(game: Game, lang: str) -> None:
    words = words_of(game.package, lang)
    least, most = game.seats[0], game.seats[-1]
    players = words_of("filone.cli", lang)("games-players", least=least, most=most, more=most - least)
    print(f"{game.name:<10} {words('game-name')}, {players}. {words('game-tagline')}")
    for option in game.options:
        print(f"{'':<10}   {option.name} = {written(option.default)}  ({option.allowed})  {words.help(option.text)}")
    for name, options in game.sets.items():
        values = ", ".join(f"{option} = {written(value)}" for option, value in options.items())
        print(f"{'':<10}   --set {name}: {words(f'set-{name}')} ({values})  {words.help(f'set-{name}')}")


def written(value: Any) -> str:
    """A value as `--option` would have it."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case _:
            return str(value)
