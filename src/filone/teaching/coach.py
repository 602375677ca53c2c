"""The coach: what is worth looking at now. It is shown the view of a seat alone, and never says what to do."""

from importlib import import_module
from importlib.util import find_spec

from filone.kernel import Game, View
from filone.kernel.advice import Advice

MOST = 2
"""So many sentences at once; the game's own coach says the most urgent first."""


def coach(game: Game, view: View) -> list[Advice]:
    """What the game's folder finds worth looking at, for the seat of the view when it is on turn."""
    if view.turn != view.seat or find_spec(f"{game.package}.coach") is None:
        return []
    found: list[Advice] = import_module(f"{game.package}.coach").advise(view)
    return found[:MOST]
