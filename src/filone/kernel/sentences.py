"""Moves, and what came of them, in the words of a game."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from filone.kernel.game import Game
from filone.kernel.state import SPECTATOR
from filone.kernel.texts import Value, Words, words_of
from filone.kernel.told import continued


def sentence(
    game: Game,
    words: Words,
    prefix: str,
    description: Mapping[str, Any],
    players: Sequence[str],
    actor: int = -1,
    reader: int = SPECTATOR,
) -> str:
    """A described move in words: `prefix` is `move` for a choice, `log` for what happened.

    A description from which secrets were taken is told by the key that ends in `-hidden`. `$you` names the arguments
    that are the reader, `seat` for who acts: "seat", "target", "seat-target"; else it is "self" where they are all one
    seat, and "no". Facts beside the arguments, such as those of `Effects.where`, are for the texts as they are.
    """
    kind = game.space.kind(str(description["kind"]))
    nouns = {arg.name: arg.noun for arg in kind.args}
    hidden = "" if nouns.keys() <= description.keys() else "-hidden"
    nouns = {**dict.fromkeys(description, ""), **nouns}
    return _say_all(words, f"{prefix}-{kind.name}{hidden}", nouns, description, players, actor, reader)


def retell(game: Game, words: Words, told: Mapping[str, Any], players: Sequence[str], reader: int = SPECTATOR) -> str:
    """What came of a step in words, as `sentence` tells the step; who acted is told only if it is among the facts."""
    tale = game.tales[told["tale"]]
    hidden = "" if set(tale.secret) <= told.keys() else "-hidden"
    return _say_all(words, f"told-{tale.name}{hidden}", tale.nouns, told, players, -1, reader)


def _say_all(
    words: Words,
    key: str,
    nouns: Mapping[str, str],
    values: Mapping[str, Any],
    players: Sequence[str],
    actor: int,
    reader: int,
) -> str:
    args = {name: say(words, noun, values[name], players) for name, noun in nouns.items() if name in values}
    for name, noun in nouns.items():
        args |= way_to(name, values[name]) if not noun and isinstance(values.get(name), (list, tuple)) else {}
    seats = {name: values[name] for name, noun in nouns.items() if noun == "seat" and name in values}
    if actor >= 0:
        args["seat"] = players[actor]
        seats = {"seat": actor, **seats}
    alone = len(seats) > 1 and len(set(seats.values())) == 1
    you = "-".join(name for name, seat in seats.items() if seat == reader) or ("self" if alone else "no")
    return words(key, you=you, **args)


def say(words: Words, noun: str, value: object, players: Sequence[str]) -> Value:
    """One argument, ready to print."""
    if noun == "seat" and isinstance(value, int):
        return players[value]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return _join(words.lang, [words(f"{noun}-{name}", number=number) for name, number in value.items()])
    if isinstance(value, (list, tuple)):
        if all(isinstance(one, str) for one in value):
            return ", ".join(counted(words(f"{noun}-{one}" if noun else one), n) for one, n in Counter(value).items())
        return ",".join(map(str, value))
    if isinstance(value, str) and noun:
        return words(f"{noun}-{value}")
    return value if isinstance(value, (str, int, float)) else str(value)


def counted(name: str, number: int) -> str:
    """What is there more than once is named once."""
    return f"{number} × {name}" if number > 1 else name


def _join(lang: str, amounts: Sequence[str]) -> str:
    """What somebody would say who counts them up: 2 wood, 1 stone and 3 gold."""
    *most, last = amounts or [""]
    return words_of("filone.kernel", lang)("list-and", most=", ".join(most), last=last) if most else last


def way_to(name: str, cell: Sequence[Any]) -> dict[str, Value]:
    """How far a cell is from the first one, and which way, for texts that say so instead of naming coordinates."""
    if len(cell) != 2 or not all(isinstance(one, int) for one in cell):
        return {}
    x, y = cell
    return {
        f"{name}_x": abs(x),
        f"{name}_across": "left" if x < 0 else "right" if x else "no",
        f"{name}_y": abs(y),
        f"{name}_down": "up" if y < 0 else "down" if y else "no",
    }


# The log

Entry: TypeAlias = tuple[int, Mapping[str, Any], Sequence[Mapping[str, Any]]]
"""A step as its reader saw it: who acted (-1 for chance), the move, what came of it."""


def log_lines(
    game: Game, words: Words, entries: Iterable[Entry], players: Sequence[str], reader: int = SPECTATOR
) -> list[str]:
    """What happened, in sentences. Steps that tell one run are one line, and what else came of them follows in it."""
    lines: list[str] = []
    told: Mapping[str, Any] | None = None
    others: list[str] = []
    for actor, move, tellings in entries:
        runs = [one for one in tellings if game.tales[one["tale"]].run]
        came = [retell(game, words, one, players, reader) for one in tellings if one not in runs]
        told = continued(game.tales[runs[0]["tale"]], told, runs[0]) if runs and told else None
        if told:
            others += came
            lines[-1] = " ".join([retell(game, words, told, players, reader), *others])
        else:
            others = came
            told = runs[0] if runs else None
            lines.append(" ".join([sentence(game, words, "log", move, players, actor, reader), *others]))
    return lines
