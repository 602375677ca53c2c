"""The 48 types of furnishing tile: cost, points, and what most of them do, as data.

An ability that is not told here by a field is a rule of its own, found by the tile's number where that rule is played.
"""

from typing import Final, NamedTuple

from filone.games.caverna.content.goods import (
    BOAR,
    CATTLE,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)

DWELLING: Final = 0
SIMPLE_DWELLING_A: Final = 1
SIMPLE_DWELLING_B: Final = 2
MIXED_DWELLING: Final = 3
COUPLE_DWELLING: Final = 4
ADDITIONAL_DWELLING: Final = 5
CUDDLE_ROOM: Final = 6
BREAKFAST_ROOM: Final = 7
STUBBLE_ROOM: Final = 8
WORK_ROOM: Final = 9
GUEST_ROOM: Final = 10
OFFICE_ROOM: Final = 11
CARPENTER: Final = 12
STONE_CARVER: Final = 13
BLACKSMITH: Final = 14
MINER: Final = 15
BUILDER: Final = 16
TRADER: Final = 17
WOOD_SUPPLIER: Final = 18
STONE_SUPPLIER: Final = 19
RUBY_SUPPLIER: Final = 20
DOG_SCHOOL: Final = 21
QUARRY: Final = 22
SEAM: Final = 23
SLAUGHTERING_CAVE: Final = 24
COOKING_CAVE: Final = 25
WORKING_CAVE: Final = 26
MINING_CAVE: Final = 27
BREEDING_CAVE: Final = 28
PEACEFUL_CAVE: Final = 29
WEAVING_PARLOR: Final = 30
MILKING_PARLOR: Final = 31
STATE_PARLOR: Final = 32
HUNTING_PARLOR: Final = 33
BEER_PARLOR: Final = 34
BLACKSMITHING_PARLOR: Final = 35
STONE_STORAGE: Final = 36
ORE_STORAGE: Final = 37
SPARE_PART_STORAGE: Final = 38
MAIN_STORAGE: Final = 39
WEAPON_STORAGE: Final = 40
SUPPLIES_STORAGE: Final = 41
BROOM_CHAMBER: Final = 42
TREASURE_CHAMBER: Final = 43
FOOD_CHAMBER: Final = 44
PRAYER_CHAMBER: Final = 45
WRITING_CHAMBER: Final = 46
FODDER_CHAMBER: Final = 47

DWELLINGS: Final = range(DWELLING, ADDITIONAL_DWELLING + 1)
YELLOW: Final = range(WEAVING_PARLOR, FODDER_CHAMBER + 1)
"""Parlors, storages and chambers."""

Amounts = dict[int, int]


class Furnishing(NamedTuple):
    """A type of tile.

    `at_once` (good and number) is paid out when it is laid, `supply` (good and number of rounds) at the start of the
    rounds that follow; `beds` is how many dwarfs it houses; `bonus` is (points, for how many, of which goods).
    """

    name: str
    cost: Amounts
    points: int = 0
    intro: bool = False
    beds: int = 0
    at_once: tuple[int, int] = (0, 0)
    supply: tuple[int, int] = (0, 0)
    bonus: tuple[int, int, tuple[int, ...]] = (0, 1, ())


FURNISHINGS: Final = (
    Furnishing("dwelling", {WOOD: 4, STONE: 3}, 3, intro=True, beds=1),
    Furnishing("simple_dwelling_a", {WOOD: 4, STONE: 2}, intro=True, beds=1),
    Furnishing("simple_dwelling_b", {WOOD: 3, STONE: 3}, intro=True, beds=1),
    Furnishing("mixed_dwelling", {WOOD: 5, STONE: 4}, 4, beds=1),
    Furnishing("couple_dwelling", {WOOD: 8, STONE: 6}, 5, beds=2),
    Furnishing("additional_dwelling", {WOOD: 4, STONE: 3}, 5),
    Furnishing("cuddle_room", {WOOD: 1}, 2, intro=True),
    Furnishing("breakfast_room", {WOOD: 1}, intro=True),
    Furnishing("stubble_room", {WOOD: 1, ORE: 1}, 1, intro=True),
    Furnishing("work_room", {STONE: 1}, 2),
    Furnishing("guest_room", {WOOD: 1, STONE: 1}),
    Furnishing("office_room", {STONE: 1}),
    Furnishing("carpenter", {STONE: 1}, intro=True),
    Furnishing("stone_carver", {WOOD: 1}, 1, intro=True, at_once=(STONE, 2)),
    Furnishing("blacksmith", {WOOD: 1, STONE: 2}, 3, intro=True, at_once=(ORE, 2)),
    Furnishing("miner", {WOOD: 1, STONE: 1}, 3),
    Furnishing("builder", {STONE: 1}, 2),
    Furnishing("trader", {WOOD: 1}, 2),
    Furnishing("wood_supplier", {STONE: 1}, 2, intro=True, supply=(WOOD, 7)),
    Furnishing("stone_supplier", {WOOD: 1}, 1, intro=True, supply=(STONE, 5)),
    Furnishing("ruby_supplier", {WOOD: 2, STONE: 2}, 2, intro=True, supply=(RUBY, 4)),
    Furnishing("dog_school", {}),
    Furnishing("quarry", {WOOD: 1}, 2),
    Furnishing("seam", {WOOD: 2}, 1),
    Furnishing("slaughtering_cave", {WOOD: 2, STONE: 2}, 2, intro=True),
    Furnishing("cooking_cave", {STONE: 2}, 2, intro=True),
    Furnishing("working_cave", {WOOD: 1, STONE: 1}, 2, intro=True),
    Furnishing("mining_cave", {WOOD: 3, STONE: 2}, 2),
    Furnishing("breeding_cave", {GRAIN: 1, STONE: 1}, 2),
    Furnishing("peaceful_cave", {WOOD: 2, STONE: 2}, 2),
    Furnishing("weaving_parlor", {WOOD: 2, STONE: 1}, intro=True, bonus=(1, 2, (SHEEP,))),
    Furnishing("milking_parlor", {WOOD: 2, STONE: 2}, intro=True, bonus=(1, 1, (CATTLE,))),
    Furnishing("state_parlor", {STONE: 3, GOLD: 5}),
    Furnishing("hunting_parlor", {WOOD: 2}, 1, intro=True),
    Furnishing("beer_parlor", {WOOD: 2}, 3, intro=True),
    Furnishing("blacksmithing_parlor", {ORE: 3}, 2),
    Furnishing("stone_storage", {WOOD: 3, ORE: 1}, intro=True, bonus=(1, 1, (STONE,))),
    Furnishing("ore_storage", {WOOD: 1, STONE: 2}, intro=True, bonus=(1, 2, (ORE,))),
    Furnishing("spare_part_storage", {WOOD: 2}),
    Furnishing("main_storage", {WOOD: 2, STONE: 1}, intro=True),
    Furnishing("weapon_storage", {WOOD: 3, STONE: 2}, intro=True),
    Furnishing("supplies_storage", {FOOD: 3, WOOD: 1}),
    Furnishing("broom_chamber", {WOOD: 1}),
    Furnishing("treasure_chamber", {WOOD: 1, STONE: 1}, intro=True, bonus=(1, 1, (RUBY,))),
    Furnishing("food_chamber", {WOOD: 2, VEGETABLE: 2}, intro=True),
    Furnishing("prayer_chamber", {WOOD: 2}),
    Furnishing("writing_chamber", {STONE: 2}, intro=True),
    Furnishing("fodder_chamber", {GRAIN: 2, STONE: 1}, intro=True, bonus=(1, 3, (SHEEP, DONKEY, BOAR, CATTLE))),
)

ALL_TILES: Final = (1 << len(FURNISHINGS)) - 1
INTRODUCTORY: Final = sum(1 << number for number, tile in enumerate(FURNISHINGS) if tile.intro)
"""Sets of tiles are bit masks."""

COSTS: Final = [sorted(tile.cost.items()) for tile in FURNISHINGS]
TILES: Final = [tile.name for tile in FURNISHINGS]
POINTS: Final = [tile.points for tile in FURNISHINGS]
BEDS: Final = [tile.beds for tile in FURNISHINGS]
