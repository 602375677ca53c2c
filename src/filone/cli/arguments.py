"""Arguments as people give them, and what is said when they are wrong."""

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from filone import bots, games
from filone.kernel import FiloneError, Game, Option
from filone.kernel.options import complete
from filone.kernel.space import whole
from filone.kernel.texts import Value, Words

_ARGPARSE = (
    (r"the following arguments are required: (?P<what>.+)", "wrong-missing"),
    (r"unrecognized arguments: (?P<what>.+)", "wrong-unknown"),
    (r"argument (?P<what>.+): expected .*", "wrong-no-value"),
    (r"argument (?P<what>.+): invalid choice: (?P<value>.+) \(choose from (?P<allowed>.+)\)", "wrong-choice"),
    (r"argument (?P<what>.+): invalid whole number value: (?P<value>.+)", "wrong-number"),
)
"""How argparse puts it, and the key under which we say it."""


class UsageError(FiloneError):
    """Something on the command line that only the command line can know is wrong."""

    package = "filone.cli"

    def __init__(self, key: str, **details: Value) -> None:
        super().__init__(**details)
        self.key = key


class Parser(argparse.ArgumentParser):
    """A parser that speaks the reader's language and refuses in one line."""

    def __init__(self, words: Words, **settings: Any) -> None:
        super().__init__(**settings, add_help=False, allow_abbrev=False, formatter_class=_formatter(words))
        self._words = words
        self._positionals.title = words("help-positionals")
        self._optionals.title = words("help-options")
        self.add_argument("-h", "--help", action="help", help=words("help-help"))

    def text(self, key: str, **details: Value) -> str:
        return self._words(key, **details)

    def error(self, message: str) -> NoReturn:
        for pattern, key in _ARGPARSE:
            if found := re.fullmatch(pattern, message):
                message = self._words(key, **found.groupdict())
                break
        self.exit(2, f"{self.prog.split()[0]}: {message}\n")

    # Arguments that several commands have

    def add_game(self) -> None:
        self.add_argument("game", metavar=self.text("help-game-name"), help=self.text("help-game"))

    def add_table(self, asked: bool = False) -> None:
        """A game, how many play it, and its options; what can be `asked` for may be missing, or be told by a file."""
        if asked:
            game = self.text("help-game-name")
            self.add_argument("game", nargs="?", metavar=game, help=self.text("help-game-or-file"))
        else:
            self.add_game()
        self.add_argument("--players", type=number, required=not asked, metavar="N", help=self.text("help-players"))
        self.add_argument("--set", metavar=self.text("help-set-form"), help=self.text("help-set"))
        form = self.text("help-option-form")
        self.add_argument("--option", action="append", default=[], metavar=form, help=self.text("help-option"))

    def levels(self) -> str:
        """The levels of bots as the command line knows them, each with its name in the reader's language."""
        lang = self._words.lang
        names = [(level, bots.title(level, lang)) for level in bots.LEVELS]
        return ", ".join(level if level == name else f"{level} ({name})" for level, name in names)

    def styles(self) -> str:
        """A bot of each style, and the name of whoever plays so."""
        lang = self._words.lang
        return ", ".join(f"{bots.styled('adept', style)} ({bots.character(style, lang)})" for style in bots.STYLES)

    def add_seed(self) -> None:
        self.add_argument("--seed", type=number, default=None, metavar="S", help=self.text("help-seed"))

    def add_json(self) -> None:
        self.add_argument("--json", action="store_true", help=self.text("help-json"))


def _formatter(words: Words) -> Callable[..., argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, words("help-usage") + " " if prefix is None else prefix)

    return Formatter


def number(text: str) -> int:
    value = whole(text)
    if value is None:
        raise ValueError(text)
    return value


number.__name__ = "whole number"  # argparse puts it into its message


def at_least(flag: str, value: int, least: int) -> int:
    if value < least:
        raise UsageError("wrong-small", what=flag, value=value, least=least)
    return value


def seat_of(number: int, seats: int) -> int:
    """The seat of the player with this number: people count from 1, as the boards do."""
    if not 1 <= number <= seats:
        raise UsageError("wrong-seat", value=number, most=seats)
    return number - 1


def options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """`name=value` pairs as the options they mean; what is wrong with them is a `BadOption`."""
    declared = {option.name: option for option in game.options}
    values: dict[str, Any] = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not equals:
            raise UsageError("wrong-option", value=pair)
        values[name] = value_of(declared[name], text) if name in declared else text
    complete(game.name, game.options, values)
    return values


def set_named(game: Game, name: str | None) -> dict[str, Any]:
    """The options of a named set; none without a name."""
    if name is not None and name not in game.sets:
        raise UsageError("wrong-set", game=game.name, value=name, allowed=", ".join(game.sets) or "-")
    return game.sets[name] if name is not None else {}


def value_of(option: Option, text: str) -> Any:
    if text == "null" and option.default is None:
        return None
    match option.type:
        case "flag":
            return {"true": True, "false": False}.get(text, text)
        case "number":
            value = whole(text)
            return text if value is None else value
        case "data":
            return read_json(Path(text))
        case _:
            return text


def read_json(path: Path) -> Any:
    try:
        return msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise UsageError("wrong-file", file=str(path), why=error.strerror or str(error)) from error
    except msgspec.DecodeError as error:
        raise UsageError("wrong-file", file=str(path), why=str(error)) from error


def table(args: argparse.Namespace) -> tuple[Game, dict[str, Any]]:
    """The game and its options, checked together with the number of players."""
    game = games.load(args.game)
    chosen = set_named(game, args.set) | options(game, args.option)
    game.start(args.players, chosen)
    return game, chosen
