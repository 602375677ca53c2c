"""A recorded move step by step."""

from __future__ import annotations

from collections.abc import Iterator

from filone.kernel.state import State


def unfold(state: State, move: int, settled: bool) -> Iterator[int]:
    """Carry out a legal move and, if they were `settled` unasked, the only choices after it.

    Each is given just before it is carried out. Only games from before every choice was asked have such moves.
    """
    yield move
    state.step(move)
    while settled and state.turn >= 0 and len(state.legal()) == 1:
        only = state.legal()[0]
        yield only
        state.step(only)
