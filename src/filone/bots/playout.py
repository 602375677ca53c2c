"""Random play: what simulations, search and tests spend their time on."""

from random import Random
from typing import Final

from filone.kernel.state import CHANCE, OVER, State

_FINGER: Final = (1 << 30) - 1


def random_move(state: State, rng: Random) -> int:
    """A move of whoever is on turn: at CHANCE by the weights, otherwise all moves equally likely.

    An only choice takes nothing from the generator: a game is the same whether it is asked or passed over.
    """
    if state.turn == CHANCE:
        return state.draw(rng.random())
    return state.legal()[0] if state.is_forced() else state.choose(rng.random())


class Playout:
    """A game played at random from a position to the end, which is left in the position.

    `length` counts the moves; `fingerprint` depends on every one of them, so that two builds can be compared.
    """

    def __init__(self, state: State, rng: Random) -> None:
        length = 0
        fingerprint = 0
        random = rng.random
        while state.turn != OVER:
            if not length:
                move = random_move(state, rng)
            else:  # only choices have been passed over
                move = state.draw(random()) if state.turn == CHANCE else state.choose(random())
            fingerprint = (fingerprint * 31 + move + 1) & _FINGER
            length += 1
            state.proceed(move)
        self.length = length
        self.fingerprint = fingerprint
