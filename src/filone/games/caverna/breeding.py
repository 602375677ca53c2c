"""Breeding: which newborns there may be, and what they bring."""

from typing import Final

from filone.games.caverna.animals import would_fit
from filone.games.caverna.furnishings import BREEDING_CAVE, QUARRY
from filone.games.caverna.goods import BOAR, CATTLE, DONKEY, FOOD, SHEEP, STONE
from filone.games.caverna.homeboard import Home, count
from filone.games.caverna.table import Table

# A set of newborns has a bit for each type, in the order of the move: 8 sheep, 4 donkey, 2 boar, 1 cattle.
BREEDING_FOOD: Final = (0, 1, 2, 3, 5)


def parents(home: Home) -> int:
    """The types with at least two animals."""
    goods = home.goods
    types = 0
    for animal in range(SHEEP, CATTLE + 1):
        if goods[animal] >= 2:
            types |= 8 >> (animal - SHEEP)
    return types


def fit_born(home: Home, types: int) -> bool:
    goods = home.goods
    return would_fit(
        home,
        goods[SHEEP] + (types >> 3),
        goods[DONKEY] + (types >> 2 & 1),
        goods[BOAR] + (types >> 1 & 1),
        goods[CATTLE] + (types & 1),
    )


def offspring(home: Home, most: int) -> list[int]:
    """The largest sets of newborns, of at most so many types, for which there is room; empty if there are none."""
    possible = parents(home)
    found: list[int] = []
    if not possible:
        return found
    if count(possible) <= most and fit_born(home, possible):
        return [possible]
    for types in range(1, 16):
        if types & ~possible == 0 and count(types) <= most and fit_born(home, types):
            found.append(types)
    largest: list[int] = []
    for types in found:
        wider = False
        for other in found:
            if other != types and other & types == types:
                wider = True
        if not wider:
            largest.append(types)
    return largest


def bear(table: Table, home: Home, types: int) -> None:
    """These newborns come into the world together."""
    for animal in range(SHEEP, CATTLE + 1):
        if types & 8 >> (animal - SHEEP):
            home.goods[animal] += 1
    if types & 4 and home.has(QUARRY):
        table.gain(home, STONE, 1)
    if home.has(BREEDING_CAVE):
        table.gain(home, FOOD, BREEDING_FOOD[count(types)])
