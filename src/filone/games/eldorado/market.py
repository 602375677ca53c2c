"""The market: six places, and the reserve above it."""

from __future__ import annotations

from typing import Any

from filone.games.eldorado.cards import COPIES, FIRST_FOR_SALE, FIRST_IN_RESERVE, KINDS, PLACES


class Market:
    """`left[kind]` cards are in each pile; `stalls` has a bit for every kind whose pile stands in the market row."""

    def __init__(self, left: list[int], stalls: int, held: int) -> None:
        self.left = left
        self.stalls = stalls
        self.held = held
        """How many places hold a pile."""

    def copy(self) -> Market:
        return Market(self.left[:], self.stalls, self.held)

    def __reduce__(self) -> tuple[Any, ...]:
        return Market, (self.left, self.stalls, self.held)

    def sells(self, kind: int) -> bool:
        """The six piles of the market; and, while a place is empty, those of the reserve."""
        return self.left[kind] > 0 and (self.stalls >> kind & 1 == 1 or self.held < PLACES)

    def sell(self, kind: int) -> None:
        """A pile of the reserve moves to the empty place; a pile that runs out leaves its place empty."""
        if not self.stalls >> kind & 1:
            self.stalls |= 1 << kind
            self.held += 1
        self.give(kind)

    def give(self, kind: int) -> None:
        """Without payment no pile moves."""
        self.left[kind] -= 1
        if self.left[kind] == 0 and self.stalls >> kind & 1:
            self.stalls ^= 1 << kind
            self.held -= 1


def new_market() -> Market:
    left = [0] * FIRST_FOR_SALE + [COPIES] * (KINDS - FIRST_FOR_SALE)
    return Market(left, (1 << FIRST_IN_RESERVE) - (1 << FIRST_FOR_SALE), PLACES)
