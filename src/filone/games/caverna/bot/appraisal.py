"""What the places for a dwarf promise a player of Caverna: every step of every action, in points."""

from __future__ import annotations

from typing import Final

from filone.games.caverna.bot.worth import Worth
from filone.games.caverna.content.actions import (
    A_DWELLING,
    ANY_TILE,
    BREED,
    BUY,
    CAVERN_CAVERN,
    CAVERN_PIECE,
    CAVERN_TUNNEL,
    DEEP_RUBY_MINE_PIECE,
    EXPEDITION,
    FIELD_PIECE,
    FOR_RUBY_MINES,
    FORGE,
    FURNISH,
    GAIN,
    GROW,
    IMITATE,
    LAY,
    MEADOW_FIELD,
    MEADOW_PIECE,
    ORE_MINE_TILE,
    PER_ORE_MINE,
    PUT,
    RUBY_MINE_PIECE,
    SHARPEN,
    SMALL_PASTURE,
    SOW,
    TAKE,
    TOKEN,
    TRADE,
    TUNNEL_PIECE,
    Step,
)
from filone.games.caverna.content.board import CAVERN, CELLS, FOREST, LARGE, ORE_MINE, RUBY_MINE, SMALL, around, count
from filone.games.caverna.content.furnishings import (
    ADDITIONAL_DWELLING,
    BEDS,
    BEER_PARLOR,
    BLACKSMITH,
    BLACKSMITHING_PARLOR,
    BREAKFAST_ROOM,
    BREEDING_CAVE,
    BROOM_CHAMBER,
    CARPENTER,
    COOKING_CAVE,
    COSTS,
    COUPLE_DWELLING,
    CUDDLE_ROOM,
    FODDER_CHAMBER,
    FURNISHINGS,
    HUNTING_PARLOR,
    MAIN_STORAGE,
    MILKING_PARLOR,
    MINER,
    MINING_CAVE,
    MIXED_DWELLING,
    OFFICE_ROOM,
    POINTS,
    QUARRY,
    RUBY_SUPPLIER,
    SEAM,
    SLAUGHTERING_CAVE,
    STATE_PARLOR,
    STONE_CARVER,
    SUPPLIES_STORAGE,
    TRADER,
    WEAPON_STORAGE,
    WEAVING_PARLOR,
    WOOD_SUPPLIER,
    WORK_ROOM,
    WORKING_CAVE,
    WRITING_CHAMBER,
)
from filone.games.caverna.content.goods import CATTLE, FOOD, GOLD, GRAIN, ORE, SHEEP, STONE, VEGETABLE, WOOD
from filone.games.caverna.content.loot import LOOT_STEP, LOOT_STRENGTH
from filone.games.caverna.content.people import BLACKSMITH_SAVES, FAMILY, STRONGEST_FORGED
from filone.games.caverna.content.spaces import GROUPS, NEEDS, SLOT_GOOD, SLOTS, STEPS_OF
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.breeding import offspring, parents
from filone.games.caverna.rules.family import can_grow
from filone.games.caverna.rules.furnishing import floor, tiles_to_buy
from filone.games.caverna.rules.pieces import can_put, piece_price
from filone.games.caverna.rules.possible import STEP_COUNT
from filone.games.caverna.rules.scoring import lines, tile_bonus
from filone.games.caverna.rules.twins import can_lay, fence_price

IMPOSSIBLE: Final = -1000.0
UNKNOWN: Final = -2000.0

HELP: Final = [0.0] * len(FURNISHINGS)
"""What the ability of a tile brings in a round, on average; those that depend on the home are reckoned apart."""
HELP[STONE_CARVER] = 1.17
HELP[CARPENTER] = 0.4
HELP[BLACKSMITH] = 0.3
HELP[OFFICE_ROOM] = 0.2
HELP[WORK_ROOM] = 0.2
HELP[TRADER] = 0.1
HELP[SEAM] = 0.3
HELP[QUARRY] = 0.2
HELP[MINER] = 0.4
HELP[SLAUGHTERING_CAVE] = 0.6
HELP[COOKING_CAVE] = 0.5
HELP[WORKING_CAVE] = 1.0
HELP[MINING_CAVE] = 0.3
HELP[BREEDING_CAVE] = 0.9
HELP[BREAKFAST_ROOM] = 0.3
HELP[CUDDLE_ROOM] = 0.3
HELP[MIXED_DWELLING] = 0.1
HELP[HUNTING_PARLOR] = 0.1
HELP[BEER_PARLOR] = 0.3
HELP[BLACKSMITHING_PARLOR] = 0.1
HELP[WEAVING_PARLOR] = 0.3
HELP[MILKING_PARLOR] = 0.4
HELP[FODDER_CHAMBER] = -0.49
HELP[WEAPON_STORAGE] = 0.4
HELP[WOOD_SUPPLIER] = 0.18
HELP[RUBY_SUPPLIER] = 0.55
NO_ANSWERS: Final = [UNKNOWN] * STEP_COUNT
SUPPLY: Final = (1.24, 0.51, 1.6)
"""A round of the wood, stone and ruby suppliers."""


class Appraisal:
    """The worth of every step to the player on turn, for a dwarf of this strength. Answers are remembered."""

    def __init__(self, position: Position, home: Home, strength: int) -> None:
        self.position = position
        self.home = home
        self.strength = strength
        self.worth = Worth(position, home)
        self.left = self.worth.left
        self.time = self.worth.time
        self.known = NO_ANSWERS[:]
        self.loot: list[float] = []
        self.crowded = -1

    # Spaces and parts

    def space(self, space: int) -> float:
        """The best that can be done there: parts together, or the best of several blocks."""
        total = 0.0
        best = IMPOSSIBLE
        group = -1
        groups = GROUPS[space]
        needs = NEEDS[space]
        for i in range(len(groups)):
            if groups[i] != group:
                if group >= 0 and total > best:
                    best = total
                total = 0.0
                group = groups[i]
            if needs[i] >= 0 and self.part(space, needs[i]) <= 0.0:
                continue
            value = self.part(space, i)
            if value > 0.0:
                total += value
        return max(best, total)

    def part(self, space: int, index: int) -> float:
        total = 0.0
        for step in STEPS_OF[space][index]:
            value = self.step(space, step)
            if value == IMPOSSIBLE:
                return IMPOSSIBLE
            total += value
        return total

    def step(self, space: int, step: Step) -> float:
        if step.does == TAKE:
            value = 0.0
            position = self.position
            for slot in SLOTS[space]:
                number = position.piles[slot]
                if number:
                    value += self.goods(SLOT_GOOD[slot], number)
            return value
        value = self.known[step.key]
        if value == UNKNOWN:
            value = self.judge(step)
            self.known[step.key] = value
        return value

    def goods(self, good: int, number: int) -> float:
        """Several of a good: food beyond the hunger is worth less, and so are animals after the pair."""
        each = self.worth.each[good]
        if good == FOOD and self.worth.hunger > 0 and number > self.worth.hunger:
            return each * self.worth.hunger + 0.7 * self.time * (number - self.worth.hunger)
        if good >= SHEEP and number > 1:
            mate = 2 - self.home.goods[good]
            return each + (number - 1) * (0.59 if mate < 2 else 0.31 + 0.31 * self.worth.harvests)
        if good <= ORE and number > 4:
            return each * (4 + 0.5 * (number - 4))
        return each * number

    def judge(self, step: Step) -> float:
        does = step.does
        home = self.home
        worth = self.worth
        if does == GAIN:
            return self.goods(step.what, step.number)
        if does == PER_ORE_MINE:
            return worth.each[step.what] * step.number * count(home.land[ORE_MINE])
        if does == FOR_RUBY_MINES:
            return worth.each[step.what] if count(home.land[RUBY_MINE]) >= step.number else 0.0
        if does == TOKEN:
            return 0.5 if self.position.seats > 1 else 0.0
        if does == IMITATE:
            return 4.0 - step.number * worth.food
        if does == LAY:
            return self.twin(step.what, step.number)
        if does == PUT:
            return self.piece(step.what, step.number)
        if does == FURNISH:
            return self.best_tile(step.what)
        if does == GROW:
            return worth.child() if can_grow(home) else IMPOSSIBLE
        if does == SOW:
            return self.sowing()
        if does == FORGE:
            return self.forging()
        if does == EXPEDITION:
            return self.expedition(step.number)
        if does == BUY:
            return 1.5 if home.goods[GOLD] else IMPOSSIBLE
        if does == TRADE:
            times = min(step.number, home.goods[ORE] // 2)
            return 1.43 * times * (4.34 + worth.food - 2.91 * worth.each[ORE]) if times else IMPOSSIBLE
        if does == BREED:
            return 1.2 * min(2, count(parents(home))) if offspring(home, step.number) else IMPOSSIBLE
        if does == SHARPEN:
            armed = sum(1 for strength in home.dwarfs if strength)
            return 0.45 * armed * min(1.0, self.left / 2.0)
        return 0.0

    # Land

    def twin(self, twins: int, price: int) -> float:
        home = self.home
        if not can_lay(home, twins, price, discount=True):
            return IMPOSSIBLE
        time = self.time
        if twins >> MEADOW_FIELD & 1:
            return 4.48 + 1.64 * time
        if twins >> CAVERN_TUNNEL & 1 or twins >> CAVERN_CAVERN & 1:
            return 3.6 + 0.87 * time + (2.5 * time if not home.land[CAVERN] else 0.0)
        if twins >> ORE_MINE_TILE & 1:
            return 2.38 + 0.55 * min(self.left, 5)
        wood = fence_price(home, price, discount=True)
        return 0.7 * (2.3 - 1.5 * time - wood * self.worth.each[WOOD] + self.room(4))

    def piece(self, piece: int, price: int) -> float:
        home = self.home
        if not can_put(home, piece, price, discount=True):
            return IMPOSSIBLE
        time = self.time
        if piece in (MEADOW_PIECE, FIELD_PIECE):
            return 1.2 + 0.5 * time
        if piece in (TUNNEL_PIECE, CAVERN_PIECE):
            return 1.54 + 2.79 * time
        if piece == RUBY_MINE_PIECE:
            return 4.4 + 0.25 * self.left
        if piece == DEEP_RUBY_MINE_PIECE:
            return 4.7 + 0.25 * self.left
        paid = piece_price(home, piece, price, discount=True)
        if piece == SMALL_PASTURE:
            return 1.37 - 0.11 * time - paid * self.worth.each[WOOD] + self.room(2)
        bare = 1.0 if FOREST & ~(home.forest_tiles() | home.stables) and not self.left else 0.0
        larger = 4 if home.land[LARGE] else 2 if home.land[SMALL] else 1
        return bare + 0.2 - paid * self.worth.each[STONE] + self.room(larger)

    def room(self, more: int) -> float:
        """Room for more animals: worth something where there will be animals to fill it."""
        if self.crowded < 0:
            home = self.home
            pairs = count(parents(home))
            born = offspring(home, 4) if pairs else []
            fit = max([count(types) for types in born]) if born else 0
            self.crowded = pairs - fit
        if self.crowded:
            return min(more, 4) * 0.21 * min(self.worth.harvests, 3.0)
        return more * 0.38 * self.time

    # Furnishing

    def best_tile(self, what: int) -> float:
        best = IMPOSSIBLE
        for tile in tiles_to_buy(self.position, self.home, what, first_only=False):
            best = max(best, self.tile(tile, what))
        return best

    def tile(self, tile: int, what: int) -> float:
        """A furnishing tile: its points and bonus now, its help in rounds to come, less what it costs."""
        home = self.home
        worth = self.worth
        value = float(POINTS[tile]) + HELP[tile] * self.left
        dwelling = BEDS[tile] > 0
        if what in (ANY_TILE, A_DWELLING):
            for good, number in COSTS[tile]:
                value -= number * (worth.each[good] if not dwelling else min(worth.each[good], 1.1))
        else:
            value -= 2 * min(worth.each[WOOD], 1.1) + 2 * min(worth.each[STONE], 1.1)
        if dwelling:
            value += worth.bed()
            if tile == COUPLE_DWELLING and home.beds() + 1 < FAMILY:
                value += 0.7 * worth.bed()
        elif tile == ADDITIONAL_DWELLING:
            value += 0.6 * worth.child() if len(home.dwarfs) == FAMILY and self.left else 0.0
        elif tile == STATE_PARLOR:
            value += self.state_parlor()
        elif tile == BROOM_CHAMBER:
            value += 5.0 if home.beds() >= FAMILY else 1.0
            if home.has(ADDITIONAL_DWELLING):
                value += 4.0
        elif tile == WRITING_CHAMBER:
            points = lines(home)
            value += min(7.0, -(points[1] + points[6] + points[12]) / (1.0 + 1.16 * self.left))
        elif tile == MAIN_STORAGE:
            value += 2.0 + tile_bonus(home, tile, 0) + 0.3 * self.left
        elif tile == SUPPLIES_STORAGE:
            value += tile_bonus(home, tile, 0) * (0.5 if self.left > 2 else 1.0)
        elif tile == WEAVING_PARLOR:
            value += tile_bonus(home, tile, 0) + 0.8 * worth.food * home.goods[SHEEP]
        elif tile == MILKING_PARLOR:
            value += tile_bonus(home, tile, 0) + 0.8 * worth.food * home.goods[CATTLE]
        elif tile == BEER_PARLOR:
            value += 0.8 * (home.goods[GRAIN] // 2)
        elif WOOD_SUPPLIER <= tile < WOOD_SUPPLIER + len(SUPPLY):
            number = tile - WOOD_SUPPLIER
            value += SUPPLY[number] * self.time * min(self.left, FURNISHINGS[tile].supply[1])
        else:
            value += tile_bonus(home, tile, 0)
            good, number = FURNISHINGS[tile].at_once
            value += number * worth.each[good]
        # An empty cavern is waiting for dwellings first.
        if not dwelling and worth.bed() > 0.0 and count(floor(home)) == 1:
            value -= 3.0
        return value

    def state_parlor(self) -> float:
        home = self.home
        near = 0
        cells = floor(home)
        dwellings = home.dwellings()
        for cell in range(CELLS):
            if cells >> cell & 1:
                near = max(near, count(around(1 << cell) & dwellings))
        return near * (4.0 + 2.0 * self.worth.food * 0.8)

    # Crops and weapons

    def sowing(self) -> float:
        home = self.home
        fields = count(home.empty_fields())
        grain = min(home.goods[GRAIN], 2)
        vegetables = min(home.goods[VEGETABLE], 2)
        if not fields or not grain + vegetables:
            return IMPOSSIBLE
        vegetables = min(vegetables, fields)
        grain = min(grain, fields - vegetables)
        return (0.74 + 1.0 * self.time) * grain + (1.0 + 0.6 * self.time) * vegetables

    def forged(self) -> int:
        """The strength of the weapon that this dwarf could have."""
        ore = self.home.goods[ORE]
        if self.home.has(BLACKSMITH):
            ore += BLACKSMITH_SAVES
        return min(ore, STRONGEST_FORGED)

    def forging(self) -> float:
        strength = self.forged()
        if self.strength or not strength:
            return IMPOSSIBLE
        gain = 0.1 + 0.16 * min(self.left + 1, 6) - 0.6 * self.worth.each[ORE]
        return 0.29 * (strength * gain + 0.3 * self.left)

    def expedition(self, level: int) -> float:
        strength = self.strength or self.forged()
        if not strength:
            return IMPOSSIBLE
        loot = self.items()
        found: list[float] = []
        for item in range(len(loot)):
            if LOOT_STRENGTH[item] > strength:
                break
            if loot[item] > 0.0:
                found.append(loot[item])
        found.sort()
        value = 0.4 * self.time
        for number in range(max(0, len(found) - level), len(found)):
            value += found[number]
        return value

    def items(self) -> list[float]:
        """What every item of loot is worth."""
        if not self.loot:
            for step in LOOT_STEP:
                if step.does == FURNISH:
                    self.loot.append(self.best_tile(step.what))
                else:
                    self.loot.append(self.step(0, step))
        return self.loot
