"""Who moves next: chance by its weights, a seat by its bot, which is shown a view and nothing else."""

from collections.abc import Callable, Iterator
from itertools import count

from filone.kernel import CHANCE, OVER, State, View
from filone.kernel.legality import require_legal


def drive(
    state: State, roll: Callable[[int, State], int], choose: Callable[[View], int], until: int = OVER
) -> Iterator[int]:
    """The moves to the end, or `until` a seat is on turn; whoever asks carries each out before asking for the next.

    `roll` is told how many moves came before, counted from here.
    """
    for step in count():
        if state.turn in (until, OVER):
            return
        if state.turn == CHANCE:
            yield roll(step, state)
        else:
            move = choose(state.view(state.turn))
            require_legal(state, move)
            yield move
