"""What things are worth to a player of Caverna, in points, with the time that is left."""

from __future__ import annotations

from typing import Final

from filone.games.caverna.content.board import CAVERN, DEEP, MEADOW, TUNNEL, count
from filone.games.caverna.content.goods import (
    BOAR,
    CATTLE,
    DOG,
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
from filone.games.caverna.content.people import FAMILY
from filone.games.caverna.content.rounds import LAST_ROUND, NO_HARVEST, PAY_ONE, SKIPPED_ROUND
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.animals import would_fit
from filone.games.caverna.rules.feeding import MEAL, SMALL_MEAL, bill
from filone.games.caverna.rules.harvest import kind_of_harvest
from filone.games.caverna.rules.scoring import armed, lines

# The numbers here and in the appraisal were first set by hand and then changed a little at a time, as long as games
# played by first sight, alone and by two, ended better for it.

BEGGING_POINTS: Final = 3.0
DWARF_ROUND: Final = 2.27
"""What a dwarf brings in a round, his food paid."""
BED_ACTION: Final = 2.26
"""What it costs to fill a bed: the dwarf who makes a family could have done something else."""
MISSING_POINTS: Final = 2.0

# Food that an animal or crop gives, and the points that go with it.
MEAT: Final = (0, 0, 0, 2, 1, 0, 1, 2, 0, 1, 1, 2, 3)

DWELLING_WOOD: Final = 4
DWELLING_STONE: Final = 3
SAVING: Final = 0.17
"""The part of a bed's worth in each wood and stone that a dwelling still lacks."""
TASTE: Final = (0.44, 0.91, 0.82, 0.65)
"""Sheep, donkeys, boar, cattle: fitted to the scores of games for one, as the other figures here are."""

WANTED_WOOD: Final = 7
WANTED_STONE: Final = 6
WANTED_ORE: Final = 8


def rounds_left(position: Position) -> int:
    """The rounds after this one."""
    left = LAST_ROUND - position.round
    return left - 1 if position.seats <= 2 and position.round < SKIPPED_ROUND else left


def harvests_left(position: Position) -> float:
    """The breeding times still to come, this round's included."""
    left = rounds_left(position)
    if position.seats > 1:
        # Some of the question marks cost a harvest.
        return 0.75 * left + 0.75
    early = 1 if position.round <= 3 else 0
    return min(left + 1, 7) + early


def next_meal(position: Position) -> int:
    """Food for each dwarf at the next feeding: 2, or 1 where everybody pays 1."""
    kind = kind_of_harvest(position)
    return SMALL_MEAL if kind == PAY_ONE else MEAL


def rounds_to_meal(position: Position) -> int:
    """0 if there is feeding at the end of this round."""
    if position.round < 3:
        return 3 - position.round
    return 1 if kind_of_harvest(position) == NO_HARVEST else 0


def larder(home: Home) -> float:
    """Food that can be had without harm: what lies there, and what is easily turned into it."""
    goods = home.goods
    food = float(goods[FOOD])
    for animal in range(SHEEP, CATTLE + 1):
        if goods[animal] > 2:
            food += (goods[animal] - 2) * MEAT[animal]
    return food + 0.7 * goods[GRAIN] + goods[VEGETABLE] + goods[RUBY] + 0.6 * max(goods[GOLD] - 1, 0)


def hunger(position: Position, home: Home) -> float:
    """Food that the next meal still lacks."""
    return bill(home, next_meal(position), False) - larder(home)


def room_for(home: Home, animal: int) -> bool:
    goods = home.goods
    return would_fit(
        home,
        goods[SHEEP] + (animal == SHEEP),
        goods[DONKEY] + (animal == DONKEY),
        goods[BOAR] + (animal == BOAR),
        goods[CATTLE] + (animal == CATTLE),
    )


class Worth:
    """What one more of everything is worth to one player now."""

    def __init__(self, position: Position, home: Home) -> None:
        self.position = position
        self.home = home
        self.left = rounds_left(position)
        self.harvests = harvests_left(position)
        self.time = min(1.0, self.left / 2.37)
        self.hunger = hunger(position, home)
        time = self.time
        goods = home.goods
        if self.hunger > 0:
            near = rounds_to_meal(position)
            self.food = 2.6 if near == 0 else 2.23 if near == 1 else 1.2
        else:
            self.food = 0.9 * time
        self.each: list[float] = [0.0] * len(goods)
        each = self.each
        each[WOOD] = 0.84 * time * (1.11 if goods[WOOD] < WANTED_WOOD else 0.12)
        each[STONE] = 1.14 * time * (1.0 if goods[STONE] < WANTED_STONE else 0.55)
        saving = SAVING * self.bed()
        if goods[WOOD] < DWELLING_WOOD:
            each[WOOD] += saving
        if goods[STONE] < DWELLING_STONE:
            each[STONE] += saving
        each[ORE] = 0.1 + 0.62 * time * (0.96 if goods[ORE] < WANTED_ORE else 0.5)
        each[RUBY] = 0.87 + 0.94 * time
        each[FOOD] = self.food
        each[GOLD] = 1.24
        fields = count(home.empty_fields())
        each[GRAIN] = 0.27 + time * (1.78 if goods[GRAIN] < min(fields + 1, 2) else 0.25)
        each[VEGETABLE] = 2.55 + time * (1.25 if goods[VEGETABLE] < min(fields + 1, 2) else 0.35)
        each[DOG] = 1.1 + 0.2 * time
        for animal in range(SHEEP, CATTLE + 1):
            each[animal] = TASTE[animal - SHEEP] * self.animal(animal)

    def animal(self, animal: int) -> float:
        """A point, the end of a gap, a mate; or else a meal."""
        number = self.home.goods[animal]
        worth = 1.84 + 0.48 * MEAT[animal] * self.time
        if number == 0:
            worth += MISSING_POINTS + 0.25 * self.harvests
        elif number == 1:
            worth += (0.64 + 0.011 * MEAT[animal]) * self.harvests
        if room_for(self.home, animal):
            return worth
        return max(self.food * MEAT[animal], 0.21 * worth if self.left else 0.0)

    def child(self) -> float:
        return 1.0 + DWARF_ROUND * self.left

    def bed(self) -> float:
        """A place for one more dwarf."""
        home = self.home
        dwarfs = len(home.dwarfs)
        spare = home.beds() - dwarfs
        if spare > 0 or home.beds() >= FAMILY or self.left < 2:
            return 0.0
        return max(0.0, DWARF_ROUND * (self.left - 1) - BED_ACTION)


# What a farm has, by the points that each became worth in the end: now, and more for each round that is left. Fitted to
# how games of two and of four players ended that were played at first sight, with slips.
PROSPECTS: Final = (
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
)


def outlook(position: Position, home: Home) -> float:
    """The points that a farm may be expected to end with, but for what is the same for all."""
    left = rounds_left(position)
    possessed = possessions(position, home)
    points = 0.0
    for i in range(len(possessed)):
        now, later = PROSPECTS[i]
        points += (now + later * left) * possessed[i]
    return points


def possessions(position: Position, home: Home) -> list[int]:
    """How much there is of everything that has prospects."""
    goods = home.goods
    land = home.land
    pairs = 0
    for animal in range(SHEEP, CATTLE + 1):
        if goods[animal] >= 2 and room_for(home, animal):
            pairs += 1
    return [
        *lines(home),
        min(goods[WOOD], WANTED_WOOD),
        min(goods[STONE], WANTED_STONE),
        goods[ORE],
        goods[FOOD],
        max(0, int(hunger(position, home))),
        min(2, max(0, home.beds() - len(home.dwarfs))),
        pairs,
        armed(home),
        sum(home.dwarfs),
        count(land[CAVERN]),
        count(land[TUNNEL]),
        count(land[DEEP]),
        count(land[MEADOW]),
        count(home.empty_fields()),
    ]
