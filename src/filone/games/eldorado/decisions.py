"""What can be open. Chance decides the first four; the others are up to whoever is on turn.

Seams, caves and cards are numbers from 0, as the lists of the position and of the content count them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from filone.kernel.decisions import Decision, OfChance, OfSeat, name_of


class Start(OfChance):
    """Who begins (1.7)."""


class Block(OfChance):
    """The block on a seam (1.4)."""

    def __init__(self, seat: i64, seam: i64) -> None:
        super().__init__(seat)
        self.seam: i64 = seam


@mypyc_attr(free_list_len=1, acyclic=True)
class Draw(OfChance):
    """So many cards are still to be drawn (9.3)."""

    def __init__(self, seat: i64, cards: i64) -> None:
        super().__init__(seat)
        self.cards: i64 = cards


class Find(OfChance):
    """A token of a cave is turned up (12.2)."""

    def __init__(self, seat: i64, cave: i64) -> None:
        super().__init__(seat)
        self.cave: i64 = cave


@mypyc_attr(free_list_len=1, acyclic=True)
class Act(OfSeat):
    """Phase 1: what next (2.2)?"""


@mypyc_attr(free_list_len=1, acyclic=True)
class Move(OfSeat):
    """A card or token moves a pawn, step by step (3.2)."""


class Paused(OfSeat):
    """The move of a card with this much left, while a Native or a token moves the same pawn (3.12)."""

    def __init__(self, seat: i64, symbols: i64, power: i64) -> None:
        super().__init__(seat)
        self.symbols: i64 = symbols
        self.power: i64 = power


class Native(OfSeat):
    """The Native moves a pawn or tears down a block (8.7); between two steps of a move only the latter (3.11)."""

    def __init__(self, seat: i64, between_steps: bool) -> None:
        super().__init__(seat)
        self.between_steps = between_steps


class Cross(OfSeat):
    """The Native may cross the seam whose block it tore down (8.8)."""

    def __init__(self, seat: i64, seam: i64) -> None:
        super().__init__(seat)
        self.seam: i64 = seam


@mypyc_attr(free_list_len=1, acyclic=True)
class Toll(OfSeat):
    """Cards are paid for rubble, a base camp or a rubble block (4.1)."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Price(OfSeat):
    """Cards are paid for a purchase (6.9)."""


class Remove(OfSeat):
    """So many cards may leave the game (8.6), or `must` (13.4)."""

    def __init__(self, seat: i64, cards: i64, must: bool) -> None:
        super().__init__(seat)
        self.cards: i64 = cards
        self.must = must


class Take(OfSeat):
    """The Transmitter takes a card (8.2)."""


class Swap(OfSeat):
    """So many cards have been set aside to be replaced (13.5)."""

    def __init__(self, seat: i64, aside: i64) -> None:
        super().__init__(seat)
        self.aside: i64 = aside


class Explore(OfSeat):
    """These caves may be explored (12.2)."""

    def __init__(self, seat: i64, caves: Sequence[int]) -> None:
        super().__init__(seat)
        self.caves = tuple(caves)


class Item(OfSeat):
    """An item has been used and could be kept (13.6)."""

    def __init__(self, seat: i64, item: i64) -> None:
        super().__init__(seat)
        self.item: i64 = item


@mypyc_attr(free_list_len=1, acyclic=True)
class Discard(OfSeat):
    """Phase 2: which cards to discard (9.2)?"""


OF_SEATS: Final[list[type[Decision]]] = [
    Act,
    Move,
    Native,
    Cross,
    Toll,
    Price,
    Remove,
    Take,
    Swap,
    Explore,
    Item,
    Discard,
]
DECISIONS: Final[dict[str, Any]] = {name_of(cls): cls for cls in (Start, Block, Draw, Find, Paused, *OF_SEATS)}
"""By the names that views and texts give them."""
