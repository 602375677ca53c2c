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
    if settled:
        yield from settle_as_before(state)


def settle_as_before(state: State) -> Iterator[int]:
    """Carry out what was taken unasked, each given just before: the only choices by the lists of that time."""
    while state.turn >= 0:
        listed = state.listed_before()
        if len(listed) != 1:
            break
        yield listed[0]
        state.step(listed[0])
