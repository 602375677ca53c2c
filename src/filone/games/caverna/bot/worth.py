"""What things are worth to a player of Caverna, in points, with the time that is left."""

from __future__ import annotations

from typing import Final

from filone.games.caverna.bot.weights import Weights
from filone.games.caverna.content.board import CAVERN, DEEP, MEADOW, TUNNEL
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
from filone.kernel.sets import count

BEGGING_POINTS: Final = 3.0
MISSING_POINTS: Final = 2.0

# Food that an animal or crop gives, and the points that go with it.
MEAT: Final = (0, 0, 0, 2, 1, 0, 1, 2, 0, 1, 1, 2, 3)

DWELLING_WOOD: Final = 4
DWELLING_STONE: Final = 3

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
            food += float((goods[animal] - 2) * MEAT[animal])
    food += 0.7 * float(goods[GRAIN])
    food += float(goods[VEGETABLE])
    food += float(goods[RUBY])
    return food + 0.6 * float(max(goods[GOLD] - 1, 0))


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

    def __init__(self, position: Position, home: Home, weights: Weights) -> None:
        self.weights = weights
        self.position = position
        self.home = home
        self.left = rounds_left(position)
        self.harvests = harvests_left(position)
        self.time = min(1.0, self.left / weights.late)
        self.hunger = hunger(position, home)
        time = self.time
        goods = home.goods
        if self.hunger > 0:
            near = rounds_to_meal(position)
            self.food = weights.food_now if near == 0 else weights.food_soon if near == 1 else weights.food_later
        else:
            self.food = weights.food_spare * time
        self.each: list[float] = [0.0] * len(goods)
        each = self.each
        each[WOOD] = weights.wood * time * (weights.wood_wanted if goods[WOOD] < WANTED_WOOD else weights.wood_spare)
        each[STONE] = weights.stone * time * (1.0 if goods[STONE] < WANTED_STONE else weights.stone_spare)
        self.bed = self.one_more_bed()
        saving = weights.saving * self.bed
        if goods[WOOD] < DWELLING_WOOD:
            each[WOOD] += saving
        if goods[STONE] < DWELLING_STONE:
            each[STONE] += saving
        ore = weights.ore_wanted if goods[ORE] < WANTED_ORE else weights.ore_spare
        each[ORE] = weights.ore + weights.ore_in_time * time * ore
        each[RUBY] = weights.ruby + weights.ruby_in_time * time
        each[FOOD] = self.food
        each[GOLD] = weights.gold
        fields = count(home.empty_fields())
        wanted = min(fields + 1, 2)
        grain = weights.grain_wanted if goods[GRAIN] < wanted else weights.grain_spare
        each[GRAIN] = weights.grain + time * grain
        vegetable = weights.vegetable_wanted if goods[VEGETABLE] < wanted else weights.vegetable_spare
        each[VEGETABLE] = weights.vegetable + time * vegetable
        each[DOG] = weights.dog + weights.dog_in_time * time
        for animal in range(SHEEP, CATTLE + 1):
            each[animal] = weights.taste[animal - SHEEP] * self.animal(animal)

    def animal(self, animal: int) -> float:
        """A point, the end of a gap, a mate; or else a meal."""
        number = self.home.goods[animal]
        weights = self.weights
        worth = weights.animal + weights.meat * MEAT[animal] * self.time
        if number == 0:
            worth += MISSING_POINTS + weights.new_kind * self.harvests
        elif number == 1:
            worth += (weights.mate + weights.mate_meat * MEAT[animal]) * self.harvests
        if room_for(self.home, animal):
            return worth
        return max(self.food * MEAT[animal], weights.no_room * worth if self.left else 0.0)

    def child(self) -> float:
        return self.weights.grow + self.weights.dwarf_round * self.left

    def one_more_bed(self) -> float:
        """A place for one more dwarf."""
        beds = self.home.beds()
        if beds > len(self.home.dwarfs) or beds >= FAMILY or self.left < 2:
            return 0.0
        return max(0.0, self.weights.dwarf_round * (self.left - 1) - self.weights.bed_action)


def outlook(position: Position, home: Home, weights: Weights) -> float:
    """The points that a farm may be expected to end with, but for what is the same for all."""
    left = rounds_left(position)
    possessed = possessions(position, home)
    prospects = weights.prospects
    points = 0.0
    for i in range(len(possessed)):
        now, later = prospects[i]
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
