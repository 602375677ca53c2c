"""What an expedition can bring: 23 items, each with the strength it takes."""

from typing import Final, NamedTuple

from filone.games.caverna.content.actions import (
    ANY_TILE,
    CAVERN_PIECE,
    FIELD_PIECE,
    LARGE_PASTURE,
    MEADOW_PIECE,
    SMALL_PASTURE,
    STABLE,
    THE_DWELLING,
    TUNNEL_PIECE,
    Step,
    breed,
    furnish,
    gain,
    lay,
    put,
    sharpen,
    sow,
)
from filone.games.caverna.content.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    GOLD,
    GRAIN,
    ORE,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)


class Item(NamedTuple):
    name: str
    strength: int
    step: Step


LOOT: Final = (
    Item("all_weapons_plus_1", 1, sharpen()),
    Item("dog", 1, gain(DOG, 1)),
    Item("wood", 1, gain(WOOD, 1)),
    Item("grain", 2, gain(GRAIN, 1)),
    Item("sheep", 2, gain(SHEEP, 1)),
    Item("stone", 3, gain(STONE, 1)),
    Item("donkey", 3, gain(DONKEY, 1)),
    Item("vegetable", 4, gain(VEGETABLE, 1)),
    Item("ore_2", 4, gain(ORE, 2)),
    Item("boar", 5, gain(BOAR, 1)),
    Item("gold_2", 6, gain(GOLD, 2)),
    Item("furnish_cavern", 7, furnish(ANY_TILE)),
    Item("stable", 8, put(STABLE)),
    Item("tunnel", 9, put(TUNNEL_PIECE)),
    Item("small_pasture", 9, put(SMALL_PASTURE, price=1)),
    Item("cattle", 10, gain(CATTLE, 1)),
    Item("large_pasture", 10, lay(LARGE_PASTURE, price=2)),
    Item("meadow", 11, put(MEADOW_PIECE)),
    Item("dwelling", 11, furnish(THE_DWELLING)),
    Item("field", 12, put(FIELD_PIECE)),
    Item("sow", 12, sow()),
    Item("cavern", 14, put(CAVERN_PIECE)),
    Item("breed_2", 14, breed(2)),
)

LOOT_STRENGTH: Final = [item.strength for item in LOOT]
LOOT_STEP: Final = [item.step for item in LOOT]
LOOT_NAMES: Final = [item.name for item in LOOT]

LOOT_DWELLING: Final = {WOOD: 2, STONE: 2}
"""What the ordinary Dwelling costs as loot."""
