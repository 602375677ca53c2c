"""Valdora as a registered game."""

import json
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Any

from filone.games.valdora.space import COLOURS, SPACE
from filone.games.valdora.state import Valdora
from filone.games.valdora.survey import survey
from filone.games.valdora.valley import Valley
from filone.games.valdora.view import RULES, ValdoraView, restore
from filone.kernel import Game, data, number


@lru_cache(maxsize=16)
def _surveyed(text: str) -> Valley:
    return survey(json.loads(text))


RECONSTRUCTED = files(__package__).joinpath("valley.json").read_text("utf-8")
"""The valley played on unless a table brings its own."""


def valley_of(options: dict[str, Any]) -> Valley:
    return _surveyed(RECONSTRUCTED if options["map"] is None else json.dumps(options["map"]))


def begin(seats: int, options: dict[str, Any]) -> Valdora:
    state = Valdora(seats, valley_of(options), options)
    state.set_up()
    return state


def imagine(view: ValdoraView, rng: Random) -> Valdora:  # noqa: ARG001  (there is nothing to sample)
    state = begin(view.seats, view.options)
    restore(view, state)
    return state


def _check(file: Any) -> None:
    survey(file)


GAME = Game(
    name="valdora",
    rules=RULES,
    seats=range(3, 6),
    options=[data("map", _check), number("rounds", range(1, 1000), None)],
    space=SPACE,
    begin=begin,
    imagine=imagine,
    view=ValdoraView,
    asks=["move", "action", "gem"],
    categories=["commissions", "craftsmen", "workshops", "bonus", "gems"],
    open_scores=True,
    nouns={"colour": COLOURS},
)
