"""The numbers of Caverna's bots that games decide, in points: `benchmarks/fit/caverna.py` fits them."""

from __future__ import annotations

from typing import Final

from filone.games.caverna.content.furnishings import (
    BEER_PARLOR,
    BLACKSMITH,
    BLACKSMITHING_PARLOR,
    BREAKFAST_ROOM,
    BREEDING_CAVE,
    CARPENTER,
    COOKING_CAVE,
    CUDDLE_ROOM,
    FODDER_CHAMBER,
    FURNISHINGS,
    HUNTING_PARLOR,
    MILKING_PARLOR,
    MINER,
    MINING_CAVE,
    MIXED_DWELLING,
    OFFICE_ROOM,
    QUARRY,
    RUBY_SUPPLIER,
    SEAM,
    SLAUGHTERING_CAVE,
    STONE_CARVER,
    TRADER,
    WEAPON_STORAGE,
    WEAVING_PARLOR,
    WOOD_SUPPLIER,
    WORK_ROOM,
    WORKING_CAVE,
)
from filone.kernel.fields import Declared

HELP: Final = {
    STONE_CARVER: 1.17,
    CARPENTER: 0.4,
    BLACKSMITH: 0.3,
    OFFICE_ROOM: 0.2,
    WORK_ROOM: 0.2,
    TRADER: 0.1,
    SEAM: 0.3,
    QUARRY: 0.2,
    MINER: 0.4,
    SLAUGHTERING_CAVE: 0.6,
    COOKING_CAVE: 0.5,
    WORKING_CAVE: 1.0,
    MINING_CAVE: 0.3,
    BREEDING_CAVE: 0.9,
    BREAKFAST_ROOM: 0.3,
    CUDDLE_ROOM: 0.3,
    MIXED_DWELLING: 0.1,
    HUNTING_PARLOR: 0.1,
    BEER_PARLOR: 0.3,
    BLACKSMITHING_PARLOR: 0.1,
    WEAVING_PARLOR: 0.3,
    MILKING_PARLOR: 0.4,
    FODDER_CHAMBER: -0.49,
    WEAPON_STORAGE: 0.4,
    WOOD_SUPPLIER: 0.18,
    RUBY_SUPPLIER: 0.55,
}


class Weights(Declared):
    """Those of first sight were first set by hand and then changed a little at a time, as long as games played by first
    sight, alone and by two, ended better for it."""

    def __init__(self) -> None:
        # What things are worth
        self.dwarf_round = 2.27
        """What a dwarf brings in a round, his food paid."""
        self.bed_action = 2.26
        """What it costs to fill a bed: the dwarf who makes a family could have done something else."""
        self.saving = 0.17
        """The part of a bed's worth in each wood and stone that a dwelling still lacks."""
        self.taste = [0.44, 0.91, 0.82, 0.65]
        """Sheep, donkeys, boar, cattle."""
        self.late = 2.37
        """With fewer rounds left, what needs time is worth less."""
        self.food_now = 2.6
        self.food_soon = 2.23
        self.food_later = 1.2
        self.food_spare = 0.9
        self.wood = 0.84
        self.wood_wanted = 1.11
        self.wood_spare = 0.12
        self.stone = 1.14
        self.stone_spare = 0.55
        self.ore = 0.1
        self.ore_in_time = 0.62
        self.ore_wanted = 0.96
        self.ore_spare = 0.5
        self.ruby = 0.87
        self.ruby_in_time = 0.94
        self.gold = 1.24
        self.grain = 0.27
        self.grain_wanted = 1.78
        self.grain_spare = 0.25
        self.vegetable = 2.55
        self.vegetable_wanted = 1.25
        self.vegetable_spare = 0.35
        self.dog = 1.1
        self.dog_in_time = 0.2
        self.animal = 1.84
        self.meat = 0.48
        self.new_kind = 0.25
        self.mate = 0.64
        self.mate_meat = 0.011
        self.no_room = 0.21

        # What the steps of an action are worth
        self.food_beyond = 0.7
        self.herd_more = 0.59
        self.herd_new = 0.31
        self.herd_new_harvest = 0.31
        self.token = 0.5
        self.imitate = 4.0
        self.buy = 1.5
        self.trade = 1.43
        self.trade_gold = 4.34
        self.trade_ore = 2.91
        self.breed = 1.2
        self.sharpen = 0.45
        self.meadow_field = 4.48
        self.meadow_field_in_time = 1.64
        self.cavern_twin = 3.6
        self.cavern_twin_in_time = 0.87
        self.first_cavern = 2.5
        self.ore_mine = 2.38
        self.ore_mine_round = 0.55
        self.large_pasture = 2.3
        self.large_pasture_in_time = 1.5
        self.large_pasture_all = 0.7
        self.meadow = 1.2
        self.meadow_in_time = 0.5
        self.cavern = 1.54
        self.cavern_in_time = 2.79
        self.ruby_mine = 4.4
        self.deep_ruby_mine = 4.7
        self.ruby_mine_round = 0.25
        self.small_pasture = 1.37
        self.small_pasture_in_time = 0.11
        self.stable = 0.2
        self.room_needed = 0.21
        self.room_spare = 0.38
        self.grow = 1.0
        self.sow_grain = 0.74
        self.sow_grain_in_time = 1.0
        self.sow_vegetable = 1.0
        self.sow_vegetable_in_time = 0.6
        self.forge = 0.29
        self.forge_strength = 0.1
        self.forge_strength_round = 0.16
        self.forge_ore = 0.6
        self.forge_round = 0.3
        self.expedition = 0.4

        # Furnishing
        self.help = [HELP.get(tile, 0.0) for tile in range(len(FURNISHINGS))]
        """What the ability of a tile brings in a round, on average; those that depend on the home are reckoned
        apart."""
        self.supply = [1.24, 0.51, 1.6]
        """A round of the wood, stone and ruby suppliers."""
        self.second_bed = 0.7
        self.last_dwarf = 0.6
        self.broom_full = 5.0
        self.broom_early = 1.0
        self.broom_dwelling = 4.0
        self.writing_most = 7.0
        self.writing_round = 1.16
        self.storage = 2.0
        self.storage_round = 0.3
        self.parlor_food = 0.8
        self.parlor_dwelling = 4.0
        self.beer = 0.8
        self.cavern_kept = 3.0
        """An empty cavern is waiting for dwellings first."""

        self.prospects = [
            # The lines of the score.
            (1.01, 0.148),  # animals
            (1.06, -0.117),  # missing animals
            (1.59, -0.306),  # grain
            (0.95, 0.335),  # vegetables
            (0.99, 0.292),  # rubies
            (3.53, 1.762),  # dwarfs
            (0.99, -0.060),  # unused cells
            (1.32, 0.074),  # pastures
            (1.16, 0.145),  # mines
            (1.08, 0.007),  # furnishings
            (0.96, -0.194),  # bonus
            (0.77, -0.028),  # gold
            (1.04, -0.049),  # begging
            (0.99, -0.103),  # writing
            # What scores nothing yet.
            (0.55, 0.128),  # wood
            (0.42, -0.104),  # stone
            (-0.12, 0.240),  # ore
            (0.72, 0.015),  # food
            (-1.24, 0.310),  # food that the next meal lacks
            (-4.91, 1.600),  # beds for children
            (0.49, 0.276),  # pairs with room for their young
            (-1.08, -0.648),  # armed dwarfs
            (0.27, 0.335),  # the strength of their weapons
            (-0.37, 0.101),  # caverns
            (0.15, 0.488),  # tunnels
            (1.30, 0.270),  # deep tunnels
            (0.71, 0.209),  # meadows
            (0.54, -0.285),  # empty fields
        ]
        """What a farm has, by the points that each became worth in the end: now, and more for each round that is left.
        Fitted to how games of two and of four players ended that were played at first sight, with slips."""


STYLES: Final[dict[str, dict[str, float]]] = {
    "bold": {"forge": 0.9, "forge_strength_round": 0.32, "expedition": 1.0},
    "careful": {"food_later": 1.6, "food_spare": 1.2, "sow_grain": 1.2, "sow_vegetable": 1.5},
    "trader": {"trade": 3.5, "ore": 0.3, "ore_in_time": 1.1, "gold": 1.6},
}
"""Tastes, by name: the numbers that are others for who plays in a style."""

ARMED: Final = {**STYLES["bold"], "ore_in_time": 1.2}
FRUITFUL: Final = {"dwarf_round": 3.0}
TASTES: Final[list[dict[str, float]]] = [{}, ARMED, FRUITFUL, {**ARMED, **FRUITFUL}]
"""Those of one who plans alone, who begins with lines of several sorts."""


def weights_for(taste: int) -> Weights:
    weights = Weights()
    for name, value in TASTES[taste % len(TASTES)].items():
        setattr(weights, name, value)
    return weights
