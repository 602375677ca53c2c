"""What things are worth to a player of Caverna, in points, with the time that is left."""

from __future__ import annotations

from typing import Final

from filone.games.caverna.animals import would_fit
from filone.games.caverna.family import FAMILY
from filone.games.caverna.furnishings import ADDITIONAL_DWELLING, CUDDLE_ROOM
from filone.games.caverna.goods import (
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
from filone.games.caverna.harvest import NO_HARVEST, PAY_ONE, bill, kind_of_harvest
from filone.games.caverna.homeboard import CAVERN, DEEP, MEADOW, TUNNEL, Home, count
from filone.games.caverna.scoring import lines
from filone.games.caverna.table import LAST_ROUND, SKIPPED_ROUND, Table

# The numbers here and in the appraisal were first set by hand and then changed a little at a time, as long as games
# played alone by first sight ended better for it.

BEGGING_POINTS: Final = 3.0
DWARF_ROUND: Final = 2.2
"""What a dwarf brings in a round, his food paid."""
BED_ACTION: Final = 2.0
"""What it costs to fill a bed: the dwarf who makes a family could have done something else."""
MISSING_POINTS: Final = 2.0

# Food that an animal or crop gives, and the points that go with it.
MEAT: Final = (0, 0, 0, 2, 1, 0, 1, 2, 0, 1, 1, 2, 3)

DWELLING_WOOD: Final = 4
DWELLING_STONE: Final = 3
SAVING: Final = 0.22
"""The part of a bed's worth in each wood and stone that a dwelling still lacks."""
TASTE: Final = (0.3, 0.7, 1.9, 0.65)
"""Sheep, donkeys, boar, cattle: fitted to the scores of games for one, as the other figures here are."""

WANTED_WOOD: Final = 7
WANTED_STONE: Final = 6
WANTED_ORE: Final = 8


def rounds_left(table: Table) -> int:
    """The rounds after this one."""
    left = LAST_ROUND - table.round
    return left - 1 if table.seats <= 2 and table.round < SKIPPED_ROUND else left


def harvests_left(table: Table) -> float:
    """The breeding times still to come, this round's included."""
    left = rounds_left(table)
    if table.seats > 1:
        # Some of the question marks cost a harvest.
        return 0.75 * left + 0.75
    early = 1 if table.round <= 3 else 0
    return min(left + 1, 7) + early


def next_meal(table: Table) -> int:
    """Food for each dwarf at the next feeding: 2, or 1 where everybody pays 1."""
    kind = kind_of_harvest(table)
    return 1 if kind == PAY_ONE else 2


def rounds_to_meal(table: Table) -> int:
    """0 if there is feeding at the end of this round."""
    if table.round < 3:
        return 3 - table.round
    return 1 if kind_of_harvest(table) == NO_HARVEST else 0


def larder(home: Home) -> float:
    """Food that can be had without harm: what lies there, and what is easily turned into it."""
    goods = home.goods
    food = float(goods[FOOD])
    for animal in range(SHEEP, CATTLE + 1):
        if goods[animal] > 2:
            food += (goods[animal] - 2) * MEAT[animal]
    return food + 0.7 * goods[GRAIN] + goods[VEGETABLE] + goods[RUBY] + 0.6 * max(goods[GOLD] - 1, 0)


def hunger(table: Table, home: Home) -> float:
    """Food that the next meal still lacks."""
    return bill(home, next_meal(table), False) - larder(home)


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

    def __init__(self, table: Table, home: Home) -> None:
        self.table = table
        self.home = home
        self.left = rounds_left(table)
        self.harvests = harvests_left(table)
        self.time = min(1.0, self.left / 3.0)
        self.hunger = hunger(table, home)
        time = self.time
        goods = home.goods
        if self.hunger > 0:
            near = rounds_to_meal(table)
            self.food = 2.6 if near == 0 else 1.9 if near == 1 else 1.2
        else:
            self.food = 0.9 * time
        self.each: list[float] = [0.0] * len(goods)
        each = self.each
        each[WOOD] = 0.84 * time * (1.0 if goods[WOOD] < WANTED_WOOD else 0.4)
        each[STONE] = 0.8 * time * (1.0 if goods[STONE] < WANTED_STONE else 0.4)
        saving = SAVING * self.bed()
        if goods[WOOD] < DWELLING_WOOD:
            each[WOOD] += saving
        if goods[STONE] < DWELLING_STONE:
            each[STONE] += saving
        each[ORE] = 0.14 + 0.5 * time * (1.0 if goods[ORE] < WANTED_ORE else 0.5)
        each[RUBY] = 1.0 + 0.8 * time
        each[FOOD] = self.food
        each[GOLD] = 1.1
        fields = count(home.empty_fields())
        each[GRAIN] = 0.6 + time * (1.0 if goods[GRAIN] < min(fields + 1, 2) else 0.25)
        each[VEGETABLE] = 1.2 + time * (0.95 if goods[VEGETABLE] < min(fields + 1, 2) else 0.35)
        each[DOG] = 1.1 + 0.2 * time
        for animal in range(SHEEP, CATTLE + 1):
            each[animal] = TASTE[animal - SHEEP] * self.animal(animal)

    def animal(self, animal: int) -> float:
        """A point, the end of a gap, a mate; or else a meal."""
        number = self.home.goods[animal]
        worth = 1.0 + 0.15 * MEAT[animal] * self.time
        if number == 0:
            worth += MISSING_POINTS + 0.25 * self.harvests
        elif number == 1:
            worth += (0.55 + 0.15 * MEAT[animal]) * self.harvests
        if room_for(self.home, animal):
            return worth
        return max(self.food * MEAT[animal], 0.5 * worth if self.left else 0.0)

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


def outlook(table: Table, home: Home) -> float:
    """Points now, and a guess at what the rest of the game makes of what is there."""
    points = float(sum(lines(home)))
    left = rounds_left(table)
    goods = home.goods
    lacking = hunger(table, home)
    if lacking > 0:
        points -= (1.8 if rounds_to_meal(table) == 0 else 1.2) * lacking
    if left <= 0:
        return points
    time = min(1.0, left / 3.0)
    harvests = harvests_left(table)
    points += time * (1.0 * min(goods[WOOD], WANTED_WOOD) + 0.4 * max(goods[WOOD] - WANTED_WOOD, 0))
    points += time * (1.1 * min(goods[STONE], WANTED_STONE) + 0.4 * max(goods[STONE] - WANTED_STONE, 0))
    points += (0.2 + 0.5 * time) * goods[ORE] + 0.8 * time * goods[RUBY]
    points += time * 0.6 * goods[FOOD]
    points += time * (0.4 * goods[GRAIN] + 0.5 * goods[VEGETABLE])
    dwarfs = len(home.dwarfs)
    points += DWARF_ROUND * left * dwarfs
    spare = home.beds() - dwarfs
    if home.has(ADDITIONAL_DWELLING):
        spare += 1
    if spare > 0:
        points += max(0.0, DWARF_ROUND * (left - 1) - BED_ACTION) * min(spare, 2)
    for animal in range(SHEEP, CATTLE + 1):
        number = goods[animal]
        if number >= 2:
            points += (0.5 + 0.1 * MEAT[animal]) * harvests * (1.0 if room_for(home, animal) else 0.5)
        elif number == 1:
            points += 0.25 * harvests
    for strength in home.dwarfs:
        if strength:
            points += (0.3 + 0.09 * strength) * min(left, 5) + 0.5
    land = home.land
    points += time * (0.4 * count(land[CAVERN]) + 0.5 * count(land[TUNNEL]) + 0.7 * count(land[DEEP]))
    points += time * (0.5 * count(land[MEADOW]) + 0.5 * count(home.empty_fields()))
    if home.has(CUDDLE_ROOM):
        points += 0.5 * time
    return points
