"""The cards in the hands, in the pile and on the discards."""

from __future__ import annotations

from random import Random
from typing import Any

from filone.kernel import position
from toy.content.cards import CARDS
from toy.decisions import Deal


class Position(position.Position):
    """Whoever has no card holds a 0."""

    hands: list[int]
    pile: list[int]
    discards: list[int]

    # Made by `make fields` from the declaration above.
    def copy_fields(self, twin: Position) -> None:
        twin.hands = self.hands[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats)
        self.options = options

    def begin(self) -> None:
        self.hands = [0] * self.seats
        self.pile = list(CARDS)
        self.discards = []
        self.ask_instead(Deal(0))

    def redeal(self, seat: int, rng: Random) -> None:
        others = [other for other in range(self.seats) if other != seat and self.hands[other]]
        cards = [self.hands[other] for other in others] + self.pile + self.discards
        rng.shuffle(cards)
        for other in others:
            self.hands[other] = cards.pop()
        self.discards = [cards.pop() for _ in self.discards]
        self.pile = sorted(cards)
        self.forget()

    def census(self) -> dict[str, int]:
        return {"cards": sum(1 for card in self.hands if card) + len(self.pile) + len(self.discards)}
