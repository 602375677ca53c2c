"""What can be open, in the order of a game. `seat` is whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from filone.games.valdora.content.cards import Card
from filone.kernel.decisions import OfChance, OfSeat


class Start(OfChance):
    """Who begins (1.4)."""


class Deal(OfChance):
    """The gems on the next road space (1.5)."""


class Uncover(OfChance):
    """The front of the next card of a book, which has come to the top of its right side (4.1)."""

    def __init__(self, seat: i64, book: i64) -> None:
        super().__init__(seat)
        self.book: i64 = book


class TurnOver(OfChance):
    """The back of a card that is being turned over to a side of a book (4.10)."""

    def __init__(self, seat: i64, book: i64, side: i64, card: Card) -> None:
        super().__init__(seat)
        self.book: i64 = book
        self.side: i64 = side
        self.card: Card = card


@mypyc_attr(free_list_len=1, acyclic=True)
class Go(OfSeat):
    """Where to (2.2)."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Act(OfSeat):
    """The action, or the next part of it (3.1)."""


class Replace(OfSeat):
    """Which commission to buy for the one that was returned (4.15)."""


class PayGold(OfSeat):
    """Which of several gold to pay for the equipment on a side of the catalogue (4.3)."""

    def __init__(self, seat: i64, side: i64, item: i64) -> None:
        super().__init__(seat)
        self.side: i64 = side
        self.item: i64 = item


class HandOver(OfSeat):
    """Which of several gems of a kind to deliver for a commission; `owed` is the heap that is still to come (6.2)."""

    def __init__(self, seat: i64, wants: i64, slot: i64, owed: i64) -> None:
        super().__init__(seat)
        self.wants: i64 = wants
        self.slot: i64 = slot
        self.owed: i64 = owed
