"""The market: six places, and the reserve above it."""

from __future__ import annotations

from filone.games.eldorado.cards import COPIES, FIRST_FOR_SALE, FIRST_IN_RESERVE, KINDS, PLACES


class Market:
    """`left[kind]` cards are in each pile; `stalls` has a bit for every kind whose pile stands in the market row."""

    def __init__(self) -> None:
        self.left: list[int] = [0] * FIRST_FOR_SALE + [COPIES] * (KINDS - FIRST_FOR_SALE)
        self.stalls: int = (1 << FIRST_IN_RESERVE) - (1 << FIRST_FOR_SALE)
        self.held: int = PLACES
        """How many places hold a pile."""

    def copy(self) -> Market:
        twin = Market.__new__(Market)
        twin.left = self.left[:]
        twin.stalls = self.stalls
        twin.held = self.held
        return twin

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
