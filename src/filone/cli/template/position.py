"""Everything that lies on the table and in the hands, and what a seat does not know of it."""

from __future__ import annotations

from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from filone.cli.template.content.cards import CARDS, NUGGETS
from filone.cli.template.decisions import Deal
from filone.kernel import position


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(position.Position):
    """`deck` and each hand are kept sorted, a row as it was laid. `stopped` says who has no more turns."""

    deck: list[int]
    hands: list[list[int]]
    rows: list[list[int]]
    stopped: list[bool]

    # Made by `make fields` from the declaration above.
    def copy_fields(self, twin: Position) -> None:
        twin.deck = self.deck[:]
        twin.hands = [row[:] for row in self.hands]
        twin.rows = [row[:] for row in self.rows]
        twin.stopped = self.stopped[:]

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats)
        self.options = options
        self.limit = int(options["limit"])

    def begin(self) -> None:
        """The table before the first card is dealt (1.1)."""
        self.deck = list(range(CARDS))
        self.hands = [[] for _ in range(self.seats)]
        self.rows = [[] for _ in range(self.seats)]
        self.stopped = [False] * self.seats
        self.ask_instead(Deal(0))

    def total(self, seat: int) -> int:
        """The nuggets in a row, whether or not the roof bears them."""
        return sum(NUGGETS[card] for card in self.rows[seat])

    def redeal(self, seat: int, rng: Random) -> None:
        """Fair, because a hand that the seat has not seen could as well be any other cards it has not seen."""
        hidden = self.deck[:]
        for other in range(self.seats):
            if other != seat:
                hidden += self.hands[other]
        rng.shuffle(hidden)
        for other in range(self.seats):
            if other != seat:
                size = len(self.hands[other])
                self.hands[other] = sorted(hidden[:size])
                hidden = hidden[size:]
        self.deck = sorted(hidden)
        self.forget()

    def census(self) -> dict[str, int]:
        """Every card, wherever it lies."""
        cards = self.deck[:]
        for seat in range(self.seats):
            cards += self.hands[seat] + self.rows[seat]
        return {f"card {NUGGETS[card]}": cards.count(card) for card in range(CARDS)}
