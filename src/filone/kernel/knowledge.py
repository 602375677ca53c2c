"""What a good player knows of a game, as the search asks for it. A game fills it in `games/<game>/bot/knowledge.py`."""

from __future__ import annotations

from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from filone.kernel.draws import draw_move as drawn
from filone.kernel.draws import pick
from filone.kernel.state import OVER, State

__all__ = ["Knowledge", "chance", "drawn", "for_one", "keen", "result"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Without a game's own, nothing but the rules: every move is as good as another, and only the end tells who won."""

    def __init__(self, horizon: int = 1000) -> None:
        self.horizon = horizon
        """How many moves a roll-out goes on before the position is judged."""

    def __reduce__(self) -> tuple[Any, ...]:
        """What a game knows is its class: made anew, it knows the same."""
        return type(self), (self.horizon,) if type(self) is Knowledge else ()

    def world(self, root: State, seat: int, rng: Random) -> State:
        """A world that the seat holds possible. A game that reads its opponents makes the likely ones more frequent."""
        world = root.copy()
        world.redeal(seat, rng)
        return world

    def foreseen(self, root: State) -> bool:
        """Whether nothing but the moves of one player decides what comes: then a whole line of play can be planned."""
        return False

    def moment(self, state: State) -> int:
        """Where in the game a decision stands: what a plan did at a moment it tries again there, and only there."""
        return 0

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """How promising each move looks at first sight, relative to the others; 0 is not considered at all."""
        return [1.0] * len(legal)

    def over(self, state: State, root: State) -> bool:
        """Whether thinking on is useless: by default only the end of the game is the end."""
        return state.turn == OVER

    def values(self, state: State, root: State) -> list[float]:
        """The prospects of each seat, 0 for none, about 1 for a game won; at the end of the game, how well it ended."""
        return result(state)

    def roll(self, state: State, rng: Random) -> int:
        """A move of the roll-out: by default one of the promising ones, as often as it is promising."""
        legal = state.legal()
        return drawn(legal, self.priors(state, legal), rng)


def keen(state: State, priors: list[float], rng: Random) -> int:
    """Mostly the move that looks best at first sight, sometimes the next best."""
    legal = state.legal()
    best = 0
    highest = -1.0
    for i in range(len(legal)):
        chosen = priors[i] * rng.random()
        if chosen > highest:
            best, highest = i, chosen
    return legal[best]


def for_one(value: float, seat: int, seats: int) -> list[float]:
    """The prospects of one seat, held between 0 and 1, as those of all: the others share the rest."""
    mine = min(1.0, max(0.0, value))
    values = [(1.0 - mine) / (seats - 1)] * seats
    values[seat] = mine
    return values


def result(state: State) -> list[float]:
    """A finished game as values: the winners share 1; an unfinished one is worth the same to all."""
    seats = state.seats
    if state.turn != OVER:
        return [1.0 / seats] * seats
    standings = [state.standing(seat) for seat in range(seats)]
    best = max(standings)
    winners = sum(1 for standing in standings if standing == best)
    return [1.0 / winners if standing == best else 0.0 for standing in standings]


def chance(state: State, rng: Random) -> int:
    """What CHANCE does now."""
    return state.legal()[pick(state.weights(), rng.random())]
