"""Whether a step, a part or a whole space can be used: a dwarf may go only where something is carried out."""

from typing import Final

from filone.games.caverna.actions import (
    BREED,
    BUY,
    EXPEDITION,
    FOR_RUBY_MINES,
    FORGE,
    FURNISH,
    GROW,
    IMITATE,
    LAY,
    PER_ORE_MINE,
    PUT,
    SOW,
    TAKE,
    TRADE,
)
from filone.games.caverna.breeding import offspring
from filone.games.caverna.family import can_forge, can_grow
from filone.games.caverna.goods import FOOD, GOLD, GRAIN, ORE, VEGETABLE
from filone.games.caverna.homeboard import ORE_MINE, RUBY_MINE, Home, count
from filone.games.caverna.landscape import can_lay, can_put
from filone.games.caverna.rooms import tiles_to_buy
from filone.games.caverna.spaces import PART_NAMES, SPACES
from filone.games.caverna.table import Table

IMPOSSIBLE: Final = 0
NOTHING: Final = 1
"""Allowed, but it would do nothing, as taking goods where none lie."""
POSSIBLE: Final = 2

# The parts of every space as numbers. A step is packed as kind + 32 * first + 32 * 64 * second.
STEPS_OF: Final = [
    [[kind + 32 * first + 2048 * second for kind, first, second in part.steps] for part in space.parts]
    for space in SPACES
]
RANKS: Final = [[part.rank for part in space.parts] for space in SPACES]
GROUPS: Final = [[part.group for part in space.parts] for space in SPACES]
NEEDS: Final = [[part.needs for part in space.parts] for space in SPACES]
NAMES: Final = [[PART_NAMES.index(part.name) for part in space.parts] for space in SPACES]
FENCES: Final = [
    sum(1 << i for i, part in enumerate(space.parts) if part.name in ("small_pasture", "large_pasture"))
    for space in SPACES
]
IMITABLE: Final = [space.imitable for space in SPACES]


class Prospect:
    """What one dwarf of one player could do now. Answers are remembered while nothing changes."""

    def __init__(self, table: Table, home: Home, strength: int) -> None:
        self.table = table
        self.home = home
        self.strength = strength
        self.known: dict[int, int] = {}

    def space(self, space: int) -> bool:
        """Is there a part of this space to carry out?"""
        steps = STEPS_OF[space]
        needs = NEEDS[space]
        for i in range(len(steps)):
            if needs[i] < 0 and self.part(space, i, discount=True):
                return True
        return False

    def part(self, space: int, index: int, discount: bool) -> bool:
        """All of its steps must be possible, and at least one must do something."""
        best = NOTHING
        for packed in STEPS_OF[space][index]:
            found = self.step(space, packed, discount)
            if found == IMPOSSIBLE:
                return False
            if found == POSSIBLE:
                best = POSSIBLE
        return best == POSSIBLE

    def step(self, space: int, packed: int, discount: bool) -> int:
        kind = packed & 31
        if kind == TAKE:
            return POSSIBLE if self.table.on_space(space) else NOTHING
        if not discount:
            return self.judge(packed, discount)
        if packed in self.known:
            return self.known[packed]
        answer = self.judge(packed, discount)
        self.known[packed] = answer
        return answer

    def judge(self, packed: int, discount: bool) -> int:
        kind = packed & 31
        first = packed >> 5 & 63
        second = packed >> 11
        home = self.home
        if kind == PER_ORE_MINE:
            return POSSIBLE if home.land[ORE_MINE] else NOTHING
        if kind == FOR_RUBY_MINES:
            return POSSIBLE if count(home.land[RUBY_MINE]) >= second else NOTHING
        good = True
        if kind == LAY:
            good = can_lay(home, first, second, discount)
        elif kind == PUT:
            good = can_put(home, first, second, discount)
        elif kind == FURNISH:
            good = bool(tiles_to_buy(self.table, home, first, first_only=True))
        elif kind == GROW:
            good = can_grow(home)
        elif kind == SOW:
            good = (home.goods[GRAIN] > 0 or home.goods[VEGETABLE] > 0) and home.empty_fields() != 0
        elif kind == FORGE:
            good = self.strength == 0 and can_forge(home)
        elif kind == EXPEDITION:
            good = self.strength > 0
        elif kind == BUY:
            good = home.goods[GOLD] > 0
        elif kind == TRADE:
            good = home.goods[ORE] >= 2
        elif kind == BREED:
            good = bool(offspring(home, first))
        elif kind == IMITATE:
            good = home.goods[FOOD] >= first and bool(self.models(first, first_only=True))
        return POSSIBLE if good else IMPOSSIBLE

    def models(self, price: int, first_only: bool) -> list[int]:
        """The spaces that can be imitated once the price is paid."""
        table = self.table
        seat = table.active
        found: list[int] = []
        goods = self.home.goods
        goods[FOOD] -= price
        after = Prospect(table, self.home, self.strength)
        for space in range(len(IMITABLE)):
            occupant = table.occupant[space]
            if occupant >= 0 and occupant != seat and IMITABLE[space] and after.space(space):
                found.append(space)
                if first_only:
                    break
        goods[FOOD] += price
        return found
