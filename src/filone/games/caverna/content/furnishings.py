"""The 48 types of furnishing tile: what each costs, does and scores, and where its power is written as a rule."""

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

# The kinds of tile, by the section of the rulebook that tells of them.
KINDS: Final = ("dwelling", "room", "material", "cave", "parlor", "storage", "chamber")
A_DWELLING: Final = "dwelling"
ROOM: Final = "room"
MATERIAL: Final = "material"
CAVE: Final = "cave"
PARLOR: Final = "parlor"
STORAGE: Final = "storage"
CHAMBER: Final = "chamber"

Amounts = dict[int, int]


class Furnishing(NamedTuple):
    """A type of tile, all that there is to it.

    `at_once` (good and number) is paid out when it is laid, `supply` (good and number of rounds) at the start of the
    rounds that follow; `beds` is how many dwarfs it houses; `bonus` is (points, for how many, of which goods). What
    else it can do is its `power`, and `rules` are the functions that carry it out (of `position`, or of a module of the
    rules). A tile for an exchange is named in the list of exchanges.
    """

    name: str
    kind: str
    cost: Amounts
    points: int = 0
    intro: bool = False
    beds: int = 0
    at_once: tuple[int, int] = (0, 0)
    supply: tuple[int, int] = (0, 0)
    bonus: tuple[int, int, tuple[int, ...]] = (0, 1, ())
    power: str = ""
    rules: tuple[str, ...] = ()


FURNISHINGS: Final = (
    Furnishing(
        "dwelling",
        A_DWELLING,
        {WOOD: 4, STONE: 3},
        3,
        intro=True,
        beds=1,
        power="Room for a dwarf. It never runs out.",
        rules=("position.sell", "position.census", "furnishing.tiles_to_buy"),
    ),
    Furnishing("simple_dwelling_a", A_DWELLING, {WOOD: 4, STONE: 2}, intro=True, beds=1, power="Room for a dwarf."),
    Furnishing("simple_dwelling_b", A_DWELLING, {WOOD: 3, STONE: 3}, intro=True, beds=1, power="Room for a dwarf."),
    Furnishing(
        "mixed_dwelling",
        A_DWELLING,
        {WOOD: 5, STONE: 4},
        4,
        beds=1,
        power="Room for a dwarf, and for two animals of one type.",
        rules=("animals.would_fit", "animals.places"),
    ),
    Furnishing("couple_dwelling", A_DWELLING, {WOOD: 8, STONE: 6}, 5, beds=2, power="Room for two dwarfs."),
    Furnishing(
        "additional_dwelling",
        A_DWELLING,
        {WOOD: 4, STONE: 3},
        5,
        power="Room for the sixth dwarf, and for no other.",
        rules=("family.can_grow",),
    ),
    Furnishing(
        "cuddle_room",
        ROOM,
        {WOOD: 1},
        2,
        intro=True,
        power="Holds as many sheep as there are dwarfs.",
        rules=("animals.would_fit", "animals.arrange"),
    ),
    Furnishing(
        "breakfast_room",
        ROOM,
        {WOOD: 1},
        intro=True,
        power="Holds three cattle.",
        rules=("animals.would_fit", "animals.arrange"),
    ),
    Furnishing(
        "stubble_room",
        ROOM,
        {WOOD: 1, ORE: 1},
        1,
        intro=True,
        power="Each field without crops holds a farm animal.",
        rules=("animals.would_fit", "animals.places"),
    ),
    Furnishing(
        "work_room",
        ROOM,
        {STONE: 1},
        2,
        power="Furnishing tiles may also go on tunnels and deep tunnels.",
        rules=("furnishing.floor",),
    ),
    Furnishing("guest_room", ROOM, {WOOD: 1, STONE: 1}, power="Either/or becomes and/or.", rules=("work.begin_part",)),
    Furnishing(
        "office_room",
        ROOM,
        {STONE: 1},
        power="Twin tiles may stick out over the edge, for 2 gold.",
        rules=("twins.pairs_for", "twins.has_place", "twins.sticks_out"),
    ),
    Furnishing(
        "carpenter",
        MATERIAL,
        {STONE: 1},
        intro=True,
        power="1 wood less for furnishing and fencing.",
        rules=("furnishing.cost", "furnishing.affordable", "twins.fence_price"),
    ),
    Furnishing(
        "stone_carver",
        MATERIAL,
        {WOOD: 1},
        1,
        intro=True,
        at_once=(STONE, 2),
        power="1 stone less for furnishing and stables.",
        rules=("furnishing.cost", "furnishing.affordable", "pieces.stable_price"),
    ),
    Furnishing(
        "blacksmith",
        MATERIAL,
        {WOOD: 1, STONE: 2},
        3,
        intro=True,
        at_once=(ORE, 2),
        power="2 ore less for each weapon.",
        rules=("weapons.forging_price",),
    ),
    Furnishing(
        "miner",
        MATERIAL,
        {WOOD: 1, STONE: 1},
        3,
        power="At the start of a round 1 ore for each donkey in an ore mine.",
        rules=("rounds.start_of_round",),
    ),
    Furnishing(
        "builder",
        MATERIAL,
        {STONE: 1},
        2,
        power="On each tile an ore may stand for a wood, and an ore for a stone.",
        rules=("furnishing.payments", "furnishing.affordable"),
    ),
    Furnishing(
        "trader",
        MATERIAL,
        {WOOD: 1},
        2,
        power="An exchange. Shares a place with the Spare part storage.",
        rules=("furnishing.rival", "work.hopeful"),
    ),
    Furnishing(
        "wood_supplier",
        MATERIAL,
        {STONE: 1},
        2,
        intro=True,
        supply=(WOOD, 7),
        power="A good at the start of rounds to come. The first of the suppliers.",
        rules=("furnishing.install", "rounds.start_of_round"),
    ),
    Furnishing(
        "stone_supplier",
        MATERIAL,
        {WOOD: 1},
        1,
        intro=True,
        supply=(STONE, 5),
        power="A good at the start of rounds to come.",
    ),
    Furnishing(
        "ruby_supplier",
        MATERIAL,
        {WOOD: 2, STONE: 2},
        2,
        intro=True,
        supply=(RUBY, 4),
        power="A good at the start of rounds to come.",
    ),
    Furnishing("dog_school", MATERIAL, {}, power="1 wood for every dog that comes.", rules=("position.gain",)),
    Furnishing("quarry", MATERIAL, {WOOD: 1}, 2, power="1 stone for every donkey born.", rules=("breeding.bear",)),
    Furnishing("seam", MATERIAL, {WOOD: 2}, 1, power="1 ore for every stone that comes.", rules=("position.gain",)),
    Furnishing(
        "slaughtering_cave",
        CAVE,
        {WOOD: 2, STONE: 2},
        2,
        intro=True,
        power="1 food more for each farm animal that becomes food.",
        rules=("exchanges.extra_meat",),
    ),
    Furnishing("cooking_cave", CAVE, {STONE: 2}, 2, intro=True, power="An exchange."),
    Furnishing(
        "working_cave",
        CAVE,
        {WOOD: 1, STONE: 1},
        2,
        intro=True,
        power="One dwarf may be fed with wood, stone or ore.",
        rules=("feeding.can_substitute",),
    ),
    Furnishing(
        "mining_cave",
        CAVE,
        {WOOD: 3, STONE: 2},
        2,
        power="1 food less at table for each donkey in a mine.",
        rules=("feeding.bill",),
    ),
    Furnishing(
        "breeding_cave",
        CAVE,
        {GRAIN: 1, STONE: 1},
        2,
        power="Food for animals born together.",
        rules=("breeding.bear",),
    ),
    Furnishing(
        "peaceful_cave",
        CAVE,
        {WOOD: 2, STONE: 2},
        2,
        power="Weapons become food.",
        rules=(
            "exchanges.list_others",
            "exchanges.can_exchange",
            "exchanges.yields",
            "exchanges.cannot_disarm",
            "work.hopeful",
        ),
    ),
    Furnishing(
        "weaving_parlor",
        PARLOR,
        {WOOD: 2, STONE: 1},
        intro=True,
        bonus=(1, 2, (SHEEP,)),
        power="At once 1 food for each sheep.",
        rules=("furnishing.install",),
    ),
    Furnishing(
        "milking_parlor",
        PARLOR,
        {WOOD: 2, STONE: 2},
        intro=True,
        bonus=(1, 1, (CATTLE,)),
        power="At once 1 food for each cattle.",
        rules=("furnishing.install",),
    ),
    Furnishing(
        "state_parlor",
        PARLOR,
        {STONE: 3, GOLD: 5},
        power="For each dwelling beside it 2 food at once, and 4 points.",
        rules=("furnishing.install", "scoring.tile_bonus"),
    ),
    Furnishing(
        "hunting_parlor",
        PARLOR,
        {WOOD: 2},
        1,
        intro=True,
    ),
    Furnishing("beer_parlor", PARLOR, {WOOD: 2}, 3, intro=True, power="Two exchanges."),
    Furnishing("blacksmithing_parlor", PARLOR, {ORE: 3}, 2, power="An exchange."),
    Furnishing("stone_storage", STORAGE, {WOOD: 3, ORE: 1}, intro=True, bonus=(1, 1, (STONE,))),
    Furnishing("ore_storage", STORAGE, {WOOD: 1, STONE: 2}, intro=True, bonus=(1, 2, (ORE,))),
    Furnishing(
        "spare_part_storage",
        STORAGE,
        {WOOD: 2},
        power="An exchange. Shares a place with the Trader.",
        rules=("furnishing.rival", "exchanges.can_exchange"),
    ),
    Furnishing(
        "main_storage",
        STORAGE,
        {WOOD: 2, STONE: 1},
        intro=True,
        power="2 points for each yellow tile.",
        rules=("scoring.tile_bonus",),
    ),
    Furnishing(
        "weapon_storage",
        STORAGE,
        {WOOD: 3, STONE: 2},
        intro=True,
        power="3 points for each armed dwarf.",
        rules=("scoring.tile_bonus",),
    ),
    Furnishing(
        "supplies_storage",
        STORAGE,
        {FOOD: 3, WOOD: 1},
        power="8 points if all dwarfs are armed.",
        rules=("scoring.tile_bonus",),
    ),
    Furnishing(
        "broom_chamber",
        CHAMBER,
        {WOOD: 1},
        power="5 points with five dwarfs, 10 with six.",
        rules=("scoring.tile_bonus",),
    ),
    Furnishing("treasure_chamber", CHAMBER, {WOOD: 1, STONE: 1}, intro=True, bonus=(1, 1, (RUBY,))),
    Furnishing(
        "food_chamber",
        CHAMBER,
        {WOOD: 2, VEGETABLE: 2},
        intro=True,
        power="2 points for each pair of grain and vegetable.",
        rules=("scoring.tile_bonus",),
    ),
    Furnishing(
        "prayer_chamber", CHAMBER, {WOOD: 2}, power="8 points if no dwarf is armed.", rules=("scoring.tile_bonus",)
    ),
    Furnishing(
        "writing_chamber",
        CHAMBER,
        {STONE: 2},
        intro=True,
        power="Cancels up to 7 of the points lost.",
        rules=("scoring.lines",),
    ),
    Furnishing(
        "fodder_chamber", CHAMBER, {GRAIN: 2, STONE: 1}, intro=True, bonus=(1, 3, (SHEEP, DONKEY, BOAR, CATTLE))
    ),
)

ALL_TILES: Final = (1 << len(FURNISHINGS)) - 1
INTRODUCTORY: Final = sum(1 << number for number, tile in enumerate(FURNISHINGS) if tile.intro)
"""Sets of tiles are bit masks."""

COSTS: Final = [sorted(tile.cost.items()) for tile in FURNISHINGS]
COST_GOODS: Final = [[good for good, _ in cost] for cost in COSTS]
COST_NUMBERS: Final = [[number for _, number in cost] for cost in COSTS]
TILES: Final = [tile.name for tile in FURNISHINGS]
POINTS: Final = [tile.points for tile in FURNISHINGS]
BEDS: Final = [tile.beds for tile in FURNISHINGS]
BONUS_POINTS: Final = [tile.bonus[0] for tile in FURNISHINGS]
BONUS_FOR: Final = [tile.bonus[1] for tile in FURNISHINGS]
BONUS_GOODS: Final = [list(tile.bonus[2]) for tile in FURNISHINGS]
GOOD_AT_ONCE: Final = [tile.at_once[0] for tile in FURNISHINGS]
NUMBER_AT_ONCE: Final = [tile.at_once[1] for tile in FURNISHINGS]
SUPPLY_ROUNDS: Final = [tile.supply[1] for tile in FURNISHINGS]
