"""What an expedition can bring: 23 items, each with the strength it takes."""

from typing import Final, NamedTuple

from filone.games.caverna.actions import (
    ANY_TILE,
    BREED,
    CAVERN_PIECE,
    FIELD_PIECE,
    FURNISH,
    GAIN,
    LARGE_PASTURE,
    MEADOW_PIECE,
    PUT,
    SHARPEN,
    SMALL_PASTURE,
    SOW,
    STABLE,
    THE_DWELLING,
    TUNNEL_PIECE,
    Step,
    lay,
    step,
)
from filone.games.caverna.goods import BOAR, CATTLE, DOG, DONKEY, GOLD, GRAIN, ORE, SHEEP, STONE, VEGETABLE, WOOD


class Item(NamedTuple):
    name: str
    strength: int
    step: Step


LOOT: Final = (
    Item("all_weapons_plus_1", 1, step(SHARPEN)),
    Item("dog", 1, step(GAIN, DOG, 1)),
    Item("wood", 1, step(GAIN, WOOD, 1)),
    Item("grain", 2, step(GAIN, GRAIN, 1)),
    Item("sheep", 2, step(GAIN, SHEEP, 1)),
    Item("stone", 3, step(GAIN, STONE, 1)),
    Item("donkey", 3, step(GAIN, DONKEY, 1)),
    Item("vegetable", 4, step(GAIN, VEGETABLE, 1)),
    Item("ore_2", 4, step(GAIN, ORE, 2)),
    Item("boar", 5, step(GAIN, BOAR, 1)),
    Item("gold_2", 6, step(GAIN, GOLD, 2)),
    Item("furnish_cavern", 7, step(FURNISH, ANY_TILE)),
    Item("stable", 8, step(PUT, STABLE, 0)),
    Item("tunnel", 9, step(PUT, TUNNEL_PIECE)),
    Item("small_pasture", 9, step(PUT, SMALL_PASTURE, 1)),
    Item("cattle", 10, step(GAIN, CATTLE, 1)),
    Item("large_pasture", 10, lay(LARGE_PASTURE, 2)),
    Item("meadow", 11, step(PUT, MEADOW_PIECE)),
    Item("dwelling", 11, step(FURNISH, THE_DWELLING)),
    Item("field", 12, step(PUT, FIELD_PIECE)),
    Item("sow", 12, step(SOW)),
    Item("cavern", 14, step(PUT, CAVERN_PIECE)),
    Item("breed_2", 14, step(BREED, 2)),
)

LOOT_NAMES: Final = [item.name for item in LOOT]

LOOT_DWELLING: Final = {WOOD: 2, STONE: 2}
"""What the ordinary Dwelling costs as loot."""
