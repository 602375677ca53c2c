"""What a good player knows of a game, as the search asks for it. A game fills it in `games/<game>/bot/knowledge.py`."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from filone.kernel.draws import draw_move
from filone.kernel.fields import Declared
from filone.kernel.state import CHANCE, OVER, State

__all__ = ["BEGINS", "BELONGS", "BY_ITSELF", "Knowledge", "Thought", "final_values", "values_for_seat"]


BY_ITSELF: Final = 0
BEGINS: Final = 1
BELONGS: Final = 2
"""The roles of a decision in what is done: see `Thought.role`."""
EXPLORATION: Final = 0.9
"""For values that a good move and a bad one tell apart clearly."""
LONGEST: Final = 5000
"""Moves after which a game that is played out counts as a draw: no game of players who want to win is as long."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought:
    """One decision being thought about: where it began, for which seat, with which dice, and what was found out since.

    Without a game's own, it knows nothing but the rules: every move is as good as another, and only the end tells who
    won.
    """

    def __init__(
        self, root: State, seat: int, rng: Random, horizon: int = 1000, exploration: float = EXPLORATION
    ) -> None:
        self.root = root
        self.seat = seat
        self.rng = rng
        self.horizon = horizon
        """How many moves a roll-out goes on before the position is judged."""
        self.exploration = exploration
        """How much what was seldom tried counts beside what came of it: less where moves hardly change `values`."""

    def world(self) -> State:
        """A world that the seat holds possible. A game that reads its opponents makes the likely ones more frequent."""
        world = self.root.copy()
        world.redeal(self.seat, self.rng)
        return world

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """How promising each move looks at first sight, relative to the others; 0 is not considered at all.

        It depends on the state alone, and so does `roll` but for the dice: any thought of the game can be asked.
        """
        return [1.0] * len(legal)

    def mind(self, state: State) -> int:
        """What the seat on turn knows of itself that others do not and that makes other moves good, as a number; 0 for
        the seat that thinks, which knows it in all worlds, and for a seat that knows no more than everybody.
        """
        return 0

    def over(self, state: State) -> bool:
        """Whether thinking on is useless: by default only the end of the game is the end."""
        return state.turn == OVER

    def values(self, state: State) -> list[float]:
        """The prospects of each seat, 0 for none, about 1 for a game won; at the end of the game, how well it ended."""
        return final_values(state)

    def judge_from_here(self) -> None:
        """From now on `values` tells what becomes better or worse, as if all stood equally well where thinking began.

        A game whose values are chances says how: where the game is as good as decided, no move would cost anything.
        """

    def roll(self, state: State) -> int:
        """A move of the roll-out: by default one of the promising ones, as often as it is promising."""
        legal = state.legal()
        return draw_move(legal, self.priors(state, legal), self.rng)

    def ending(self, state: State) -> list[float]:
        """One way that the game may end from here: shares of the victory, or the `utilities` of one who plays alone.

        Chances are counted from many. By default it is played out as it is rolled out; a game that can tell sooner
        says so. The position is used up.
        """
        left = LONGEST
        while state.turn != OVER and left > 0:
            if state.turn == CHANCE:
                state.proceed(state.draw(self.rng.random()))
            else:
                state.proceed(self.roll(state))
                left -= 1
        return state.utilities() if state.seats == 1 and state.turn == OVER else final_values(state)

    # For one who plays alone

    def foreseen(self) -> bool:
        """Whether nothing but the moves of one player decides what comes: then a whole line of play can be planned."""
        return False

    def stage(self, state: State) -> int:
        """How far the game is, as in a round: what a plan does in a stage can be put off until a later one."""
        return 0

    def role(self, state: State) -> int:
        """Whether a decision begins a deed, belongs to the deed begun last, or stands by itself."""
        return BY_ITSELF

    def kind(self, state: State) -> int:
        """What sort of decision this is: what a plan did in a deed at a decision of a kind it tries again there."""
        return 0

    def with_taste(self, number: int) -> Thought:
        """The same for one who looks for a line of another sort, by numbers that the game names; 0 is as it is."""
        return self

    def hopes(self, state: State, legal: list[int]) -> list[float]:
        """The `priors` of one who looks for a line to begin with: what pays in the long run may have more."""
        return self.priors(state, legal)

    def credit(self, state: State, move: int) -> float:
        """What a move counts, beyond how the game ends, for those who look for a line to begin with."""
        return 0.0

    def habit(self, state: State, move: int) -> int:
        """What is learnt by making this move: the same move at another time may be another habit."""
        return move


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Declared):
    """What is known before anything is thought about. It never changes: what is found out belongs to a `Thought`."""

    def think(self, root: State, seat: int, rng: Random) -> Thought:
        """Begin to think about what `seat`, which is on turn, should do in `root`."""
        return Thought(root, seat, rng)


def values_for_seat(value: float, seat: int, seats: int) -> list[float]:
    """The prospects of one seat, held between 0 and 1, as those of all: the others share the rest."""
    mine = min(1.0, max(0.0, value))
    values = [(1.0 - mine) / (seats - 1)] * seats
    values[seat] = mine
    return values


def final_values(state: State) -> list[float]:
    """A finished game as values: the winners share 1; an unfinished one is worth the same to all."""
    seats = state.seats
    if state.turn != OVER:
        return [1.0 / seats] * seats
    standings = [state.standing(seat) for seat in range(seats)]
    best = max(standings)
    winners = sum(1 for standing in standings if standing == best)
    return [1.0 / winners if standing == best else 0.0 for standing in standings]
