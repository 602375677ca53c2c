"""Gems, and heaps of them as one int: eight bits for each kind."""

from math import comb
from typing import Final

from mypy_extensions import i64

GEMS: Final = ["gold", "ruby", "sapphire", "amethyst", "emerald"]
GEM_COUNT: Final = 5
GOLD: Final = 0
PILE: Final = 6
"""Gems on each road space at the start."""

WIDTH: Final = 8
FULL: Final = 255
ONES: Final = [1 << number * WIDTH for number in range(GEM_COUNT)]


def count(heap: i64, gem: i64) -> i64:
    return heap >> gem * WIDTH & FULL


def one(gem: i64) -> i64:
    return ONES[gem]


def heap_of(counts: list[int]) -> i64:
    heap: i64 = 0
    gem: i64
    for gem in range(GEM_COUNT):
        heap += counts[gem] * one(gem)
    return heap


def counts_of(heap: i64) -> list[int]:
    return [count(heap, gem) for gem in range(GEM_COUNT)]


def size(heap: i64) -> int:
    """How many gems there are in all."""
    total: i64 = 0
    gem: i64
    for gem in range(GEM_COUNT):
        total += count(heap, gem)
    return total


def covers(heap: i64, wanted: i64) -> bool:
    """Whether `heap` has at least what is wanted of each kind."""
    gem: i64
    for gem in range(GEM_COUNT):
        if count(heap, gem) < count(wanted, gem):
            return False
    return True


def _piles() -> list[int]:
    """Every pile of six, in the order of their moves: by gold, then ruby, and so on."""
    piles = [[0] * GEM_COUNT]
    for gem in range(GEM_COUNT):
        last = gem == GEM_COUNT - 1
        piles = [
            [*pile[:gem], n, *pile[gem + 1 :]]
            for pile in piles
            for n in range(PILE - sum(pile) if last else 0, PILE - sum(pile) + 1)
        ]
    return [heap_of(pile) for pile in piles]


PILES: Final = _piles()
_CHOOSE: Final = [[comb(n, k) for k in range(PILE + 1)] for n in range(FULL + 1)]


def ways(bag: i64, pile: i64) -> i64:
    """In how many ways six gems drawn from the bag make this pile."""
    product: i64 = 1
    gem: i64
    for gem in range(GEM_COUNT):
        product *= _CHOOSE[count(bag, gem)][count(pile, gem)]
    return product


def all_ways(bag: i64) -> int:
    """In how many ways six gems can be drawn from the bag."""
    return comb(size(bag), PILE)
