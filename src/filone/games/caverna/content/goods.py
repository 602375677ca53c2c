"""Goods: everything that a player owns as a number, animals included."""

from typing import Final

WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
FOOD: Final = 4
GOLD: Final = 5
GRAIN: Final = 6
VEGETABLE: Final = 7
DOG: Final = 8
SHEEP: Final = 9
DONKEY: Final = 10
BOAR: Final = 11
CATTLE: Final = 12

GOODS: Final = (
    "wood",
    "stone",
    "ore",
    "ruby",
    "food",
    "gold",
    "grain",
    "vegetable",
    "dog",
    "sheep",
    "donkey",
    "boar",
    "cattle",
)

FARM: Final = (SHEEP, DONKEY, BOAR, CATTLE)
"""Farm animals: they need a place and they breed. Dogs do neither."""

MARKET: Final = {
    WOOD: 1,
    STONE: 1,
    ORE: 1,
    GRAIN: 1,
    VEGETABLE: 2,
    DOG: 2,
    SHEEP: 1,
    DONKEY: 1,
    BOAR: 2,
    CATTLE: 3,
}
"""What the Weekly market asks for each good, in gold."""
