"""Commissions: what they can want. Which there are, whose crest they bear and their points is in `valley.json`."""

from itertools import combinations_with_replacement
from typing import Final

from filone.games.valdora.content.gems import GEM_COUNT, GEMS, heap_of

SETS: Final = list(combinations_with_replacement(range(GEM_COUNT), 3))
WANTS: Final = ["coin", *GEMS, *("_".join(GEMS[gem] for gem in gems) for gems in SETS)]
WANT_COUNT: Final = 41
COIN: Final = 0

MOST_OPEN: Final = 3
"""The most open commissions a player may have."""

BILLS: Final = [
    0,
    *(heap_of([int(gem == wanted) for gem in range(GEM_COUNT)]) for wanted in range(GEM_COUNT)),
    *(heap_of([wanted.count(gem) for gem in range(GEM_COUNT)]) for wanted in SETS),
]
"""The gems to be delivered, as a heap; none for a coin."""

assert (len(WANTS), len(BILLS)) == (WANT_COUNT, WANT_COUNT)
