"""What can be open. At the bottom lies the round; what players have to decide lies on it, and inside an action smaller
decisions on larger ones. Sets (of parts, tiles, loot, goods, spaces) are bit masks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from filone.kernel.decisions import Decision, OfChance, OfSeat, name_of

NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Round(OfChance):
    """Not a decision: the round, which goes on by itself when nothing lies on it. After the end it lies there alone."""


class Opening(OfChance):
    """Who has the starting player token (1.1)."""


class Reveal(OfChance):
    """The next round card (2.2)."""


class Token(OfChance):
    """The harvest token of the round (2.3)."""


# Work


@mypyc_attr(free_list_len=1, acyclic=True)
class Place(OfSeat):
    """Where the next dwarf goes (3.1)."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Part(OfSeat):
    """Which part of an action comes next: those `left` to choose from, those `done` (3.8)."""

    def __init__(self, seat: i64, space: i64, left: i64, done: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space
        self.left: i64 = left
        self.done: i64 = done


@mypyc_attr(free_list_len=1, acyclic=True)
class Steps(OfSeat):
    """Not a decision: the steps of a part, from `next` on, which are carried out once nothing lies on them."""

    def __init__(self, seat: i64, space: i64, part: i64, next: i64, discount: bool) -> None:
        super().__init__(seat)
        self.space: i64 = space
        self.part: i64 = part
        self.next: i64 = next
        self.discount = discount


class Imitate(OfSeat):
    """Which space to imitate, for so much food (15.1)."""

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat)
        self.price: i64 = price


# Steps of an action


@mypyc_attr(free_list_len=1, acyclic=True)
class Lay(OfSeat):
    """Where to lay one of these twin tiles, for so much wood (5.1)."""

    def __init__(self, seat: i64, twins: i64, price: i64) -> None:
        super().__init__(seat)
        self.twins: i64 = twins
        self.price: i64 = price


@mypyc_attr(free_list_len=1, acyclic=True)
class Put(OfSeat):
    """Where to put a piece; the price of a pasture is in wood, of a stable in stone (5.1). A tile paid `for_rubies` is
    laid before anything else (13.9)."""

    def __init__(self, seat: i64, piece: i64, price: i64, for_rubies: bool) -> None:
        super().__init__(seat)
        self.piece: i64 = piece
        self.price: i64 = price
        self.for_rubies = for_rubies


@mypyc_attr(free_list_len=1, acyclic=True)
class Furnish(OfSeat):
    """Which furnishing tile to buy: any, a dwelling, or the ordinary Dwelling as loot (7.1)."""

    def __init__(self, seat: i64, what: i64) -> None:
        super().__init__(seat)
        self.what: i64 = what


class Pay(OfSeat):
    """What to pay with ore: the Builder's choice (29.5)."""

    def __init__(self, seat: i64, tile: i64, what: i64) -> None:
        super().__init__(seat)
        self.tile: i64 = tile
        self.what: i64 = what


@mypyc_attr(free_list_len=1, acyclic=True)
class Install(OfSeat):
    """Where a tile goes that is paid for (7.1)."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: i64 = tile


class Sow(OfSeat):
    """How many crops (6.1)."""


class Forge(OfSeat):
    """How strong a weapon (12.1)."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Loot(OfSeat):
    """Which item next, of as many as are `left`; all weapons may `sharpen` at the end (12.6)."""

    def __init__(self, seat: i64, left: i64, taken: i64, sharpen: bool) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.taken: i64 = taken
        self.sharpen = sharpen


class Buy(OfSeat):
    """Which good next, at the Weekly market (24.18)."""

    def __init__(self, seat: i64, bought: i64) -> None:
        super().__init__(seat)
        self.bought: i64 = bought


class Trade(OfSeat):
    """How many times to trade ore (25.11)."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most


# Exchanges


@mypyc_attr(free_list_len=1, acyclic=True)
class Exchange(OfSeat):
    """Which exchange (13.1)."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Food(OfSeat):
    """How much food to buy with gold (13.4)."""


class Room(OfSeat):
    """Which animals go, of those that find no place (14.1)."""


# Harvest and end


class Skip(OfSeat):
    """Which phase of the harvest to leave out (17.7)."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Feed(OfSeat):
    """What to make food of before the meal, at so much food `each`; one dwarf may be `substituted` (18.2)."""

    def __init__(self, seat: i64, each: i64, substituted: bool) -> None:
        super().__init__(seat)
        self.each: i64 = each
        self.substituted = substituted


@mypyc_attr(free_list_len=1, acyclic=True)
class Breed(OfSeat):
    """Which newborns, of so many types at `most` (19.3)."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most


class Finish(OfSeat):
    """Last exchanges (20.1)."""


class Clear(OfSeat):
    """Which spaces to save from being emptied, playing alone (22.7)."""

    def __init__(self, seat: i64, saved: i64) -> None:
        super().__init__(seat)
        self.saved: i64 = saved


CHOICES: Final[list[Any]] = [
    Place,
    Part,
    Imitate,
    Lay,
    Put,
    Furnish,
    Pay,
    Install,
    Sow,
    Forge,
    Loot,
    Buy,
    Trade,
    Exchange,
    Food,
    Room,
    Skip,
    Feed,
    Breed,
    Finish,
    Clear,
]
"""What a seat can be asked for."""
ASKS: Final = [name_of(decision) for decision in CHOICES]
_ALL: Final[list[Any]] = [*CHOICES, Round, Opening, Reveal, Token, Steps]
DECISIONS: Final[dict[str, Callable[..., Decision]]] = {name_of(decision): decision for decision in _ALL}
