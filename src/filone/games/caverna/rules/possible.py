"""Clauses 3.5 and 3.6: whether a step, a part or a whole space can be used, so that something is carried out."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from filone.games.caverna.content.actions import (
    BREED,
    BUY,
    EXPEDITION,
    FOR_RUBY_MINES,
    FORGE,
    FURNISH,
    GAIN,
    GROW,
    IMITATE,
    LAY,
    PER_ORE_MINE,
    PUT,
    SHARPEN,
    SOW,
    TAKE,
    TOKEN,
    TRADE,
    Step,
)
from filone.games.caverna.content.board import ORE_MINE, RUBY_MINE
from filone.games.caverna.content.goods import FOOD, GOLD, ORE
from filone.games.caverna.content.loot import LOOT_STEP
from filone.games.caverna.content.spaces import IMITABLE, NEEDS, NEEDS_TILE, STEPS_OF
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.breeding import offspring
from filone.games.caverna.rules.family import can_grow
from filone.games.caverna.rules.furnishing import tiles_to_buy
from filone.games.caverna.rules.market import TRADED_ORE
from filone.games.caverna.rules.pieces import can_put, piece_price
from filone.games.caverna.rules.sowing import can_sow
from filone.games.caverna.rules.twins import can_lay, fence_price
from filone.games.caverna.rules.weapons import can_forge
from filone.kernel.sets import count

IMPOSSIBLE: Final = 0
NOTHING: Final = 1
"""Allowed, but it would do nothing, as taking goods where none lie."""
POSSIBLE: Final = 2

STEPS: Final = {step for parts in STEPS_OF for steps in parts for step in steps} | set(LOOT_STEP)
STEP_COUNT: Final = len(STEPS)
SURE: Final[i64] = sum(step.bit for step in STEPS if step.does in (GAIN, TOKEN, SHARPEN))
"""The steps that nothing can prevent, as a set."""


def is_sure(space: int) -> bool:
    """Has a space a part that can always be carried out, whatever the options?"""
    for part, steps in enumerate(STEPS_OF[space]):
        gains = any(step.bit & SURE for step in steps)
        if gains and NEEDS[space][part] < 0 and NEEDS_TILE[space][part] < 0:
            if all(step.does == TAKE or step.bit & SURE for step in steps):
                return True
    return False


SURE_SPACES: Final[i64] = sum(1 << space for space in range(len(STEPS_OF)) if is_sure(space))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Prospect:
    """What one dwarf of one player could do now. What is found out about a step is remembered while nothing changes:
    `judged`, `possible` and `idle` are sets of steps, the last of those that would do nothing."""

    def __init__(self, position: Position, home: Home, strength: int) -> None:
        self.position = position
        self.home = home
        self.strength = strength
        self.judged: i64 = SURE
        self.possible: i64 = SURE
        self.idle: i64 = 0

    def space(self, space: i64) -> bool:
        """Is there a part of this space to carry out?"""
        if SURE_SPACES >> space & 1:
            return True
        first = self.position.first_parts(space)
        part: i64 = 0
        while first >> part:
            if first >> part & 1 and self.part(space, part, discount=True):
                return True
            part += 1
        return False

    def part(self, space: i64, index: i64, discount: bool) -> bool:
        """All of its steps must be possible, and at least one must do something."""
        best = NOTHING
        for step in STEPS_OF[space][index]:
            found = self.step(space, step, discount)
            if found == IMPOSSIBLE:
                return False
            if found == POSSIBLE:
                best = POSSIBLE
        return best == POSSIBLE

    def step(self, space: i64, step: Step, discount: bool) -> i64:
        if step.does == TAKE:
            return POSSIBLE if self.position.on_space(space) else NOTHING
        if not discount:
            return self.judge(step, discount)
        if not self.judged & step.bit:
            self.judged |= step.bit
            answer = self.judge(step, discount)
            if answer == POSSIBLE:
                self.possible |= step.bit
            elif answer == NOTHING:
                self.idle |= step.bit
            return answer
        if self.possible & step.bit:
            return POSSIBLE
        return NOTHING if self.idle & step.bit else IMPOSSIBLE

    def judge(self, step: Step, discount: bool) -> i64:
        does = step.does
        home = self.home
        if does == PER_ORE_MINE:
            return POSSIBLE if home.land[ORE_MINE] else NOTHING
        if does == FOR_RUBY_MINES:
            return POSSIBLE if count(home.land[RUBY_MINE]) >= step.number else NOTHING
        good = True
        if does == LAY:
            good = can_lay(home, step.what, fence_price(home, step.number, discount))
        elif does == PUT:
            good = can_put(home, step.what, piece_price(home, step.what, step.number, discount))
        elif does == FURNISH:
            good = bool(tiles_to_buy(self.position, home, step.what, first_only=True))
        elif does == GROW:
            good = can_grow(home)
        elif does == SOW:
            good = can_sow(home)
        elif does == FORGE:
            good = self.strength == 0 and can_forge(home)  # 12.1
        elif does == EXPEDITION:
            good = self.strength > 0  # 12.3
        elif does == BUY:
            good = home.goods[GOLD] > 0
        elif does == TRADE:
            good = home.goods[ORE] >= TRADED_ORE
        elif does == BREED:
            good = bool(offspring(home, step.number))
        elif does == IMITATE:
            good = home.goods[FOOD] >= step.number and bool(self.models(step.number, first_only=True))
        return POSSIBLE if good else IMPOSSIBLE

    def models(self, price: int, first_only: bool) -> list[int]:
        """The spaces that can be imitated once the price is paid (15.1)."""
        position = self.position
        seat = position.active
        found: list[int] = []
        goods = self.home.goods
        goods[FOOD] -= price
        after = Prospect(position, self.home, self.strength)
        for space in range(i64(len(IMITABLE))):
            occupant: i64 = position.occupant[space]
            if occupant >= 0 and occupant != seat and IMITABLE[space] and after.space(space):
                found.append(space)
                if first_only:
                    break
        goods[FOOD] += price
        return found
