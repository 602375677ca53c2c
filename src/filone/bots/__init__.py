"""Players that think. A bot is given what its seat may know and the legal moves, never the state."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Protocol

from filone.kernel import View


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, view: View, moves: Sequence[int]) -> int: ...


class RandomBot:
    """Every legal move is as good as any other."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, moves: Sequence[int]) -> int:
        return moves[int(self._rng.random() * len(moves))]


BOTS: Mapping[str, Callable[[Random], Bot]] = {"random": RandomBot}
