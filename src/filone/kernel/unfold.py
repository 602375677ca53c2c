"""A move step by step: what `State.advance` does at once, for those who want to see the forced choices as well."""

from __future__ import annotations

from collections.abc import Iterator

from filone.kernel.state import State


def unfold(state: State, move: int) -> Iterator[int]:
    """Carry out a legal move, then the forced choices; each is given just before it is carried out."""
    yield move
    state.step(move)
    while state.turn >= 0 and len(state.legal()) == 1:
        forced = state.legal()[0]
        yield forced
        state.step(forced)
