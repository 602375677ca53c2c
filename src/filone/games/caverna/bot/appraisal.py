"""What the places for a dwarf promise a player of Caverna: every step of every action, in points."""

from __future__ import annotations

from typing import Final

from filone.games.caverna.bot.weights import Weights
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
from filone.games.caverna.content.board import CAVERN, CELLS, FOREST, LARGE, ORE_MINE, RUBY_MINE, SMALL, around
from filone.games.caverna.content.furnishings import (
    ADDITIONAL_DWELLING,
    BEDS,
    BEER_PARLOR,
    BLACKSMITH,
    BROOM_CHAMBER,
    COST_GOODS,
    COST_NUMBERS,
    COUPLE_DWELLING,
    GOOD_AT_ONCE,
    MAIN_STORAGE,
    MILKING_PARLOR,
    NUMBER_AT_ONCE,
    POINTS,
    STATE_PARLOR,
    SUPPLIES_STORAGE,
    SUPPLY_ROUNDS,
    WEAVING_PARLOR,
    WOOD_SUPPLIER,
    WRITING_CHAMBER,
)
from filone.games.caverna.content.goods import CATTLE, FOOD, GOLD, GRAIN, ORE, SHEEP, STONE, VEGETABLE, WOOD
from filone.games.caverna.content.loot import LOOT_STEP, LOOT_STRENGTH
from filone.games.caverna.content.people import BLACKSMITH_SAVES, FAMILY, STRONGEST_FORGED
from filone.games.caverna.content.spaces import GROUPS, SLOT_GOOD, SLOTS, STEPS_OF
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.breeding import offspring, parents
from filone.games.caverna.rules.family import can_grow
from filone.games.caverna.rules.furnishing import floor, tiles_to_buy
from filone.games.caverna.rules.pieces import can_put, piece_price
from filone.games.caverna.rules.possible import STEP_COUNT
from filone.games.caverna.rules.scoring import lines, tile_bonus
from filone.games.caverna.rules.twins import can_lay, fence_price
from filone.kernel.sets import count

IMPOSSIBLE: Final = -1000.0
UNKNOWN: Final = -2000.0

FORGES: Final = [any(step.does == FORGE for steps in parts for step in steps) for parts in STEPS_OF]
"""Whether a dwarf can get a weapon on a space, before it sets out from there."""
NO_ANSWERS: Final = [UNKNOWN] * STEP_COUNT


class Appraisal:
    """The worth of every step to the player on turn, for a dwarf of this strength. Answers are remembered."""

    def __init__(self, position: Position, home: Home, strength: int, weights: Weights) -> None:
        self.weights = weights
        self.position = position
        self.home = home
        self.strength = strength
        self.worth = Worth(position, home, weights)
        self.left = self.worth.left
        self.time = self.worth.time
        self.known = NO_ANSWERS[:]
        self.crowded = -1

    # Spaces and parts

    def space(self, space: int) -> float:
        """The best that can be done there: parts together, or the best of several blocks."""
        total = 0.0
        best = IMPOSSIBLE
        group = -1
        groups = GROUPS[space]
        needs = self.position.needs(space)
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
        if step.does == EXPEDITION and not self.strength and not FORGES[space]:
            return IMPOSSIBLE
        value = self.known[step.key]
        if value == UNKNOWN:
            value = self.judge(step)
            self.known[step.key] = value
        return value

    def goods(self, good: int, number: int) -> float:
        """Several of a good: food beyond the hunger is worth less, and so are animals after the pair."""
        each = self.worth.each[good]
        if good == FOOD and self.worth.hunger > 0 and number > self.worth.hunger:
            return each * self.worth.hunger + self.weights.food_beyond * self.time * (number - self.worth.hunger)
        if good >= SHEEP and number > 1:
            mate = 2 - self.home.goods[good]
            weights = self.weights
            if mate < 2:
                return each + (number - 1) * weights.herd_more
            return each + (number - 1) * (weights.herd_new + weights.herd_new_harvest * self.worth.harvests)
        if good <= ORE and number > 4:
            return each * (4 + 0.5 * (number - 4))
        return each * number

    def judge(self, step: Step) -> float:
        does = step.does
        weights = self.weights
        home = self.home
        worth = self.worth
        if does == GAIN:
            return self.goods(step.what, step.number)
        if does == PER_ORE_MINE:
            return worth.each[step.what] * step.number * count(home.land[ORE_MINE])
        if does == FOR_RUBY_MINES:
            return worth.each[step.what] if count(home.land[RUBY_MINE]) >= step.number else 0.0
        if does == TOKEN:
            return weights.token if self.position.seats > 1 else 0.0
        if does == IMITATE:
            return weights.imitate - step.number * worth.food
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
            return weights.buy if home.goods[GOLD] else IMPOSSIBLE
        if does == TRADE:
            times = min(step.number, home.goods[ORE] // 2)
            if not times:
                return IMPOSSIBLE
            return (
                weights.trade * float(times) * (weights.trade_gold + worth.food - weights.trade_ore * worth.each[ORE])
            )
        if does == BREED:
            return weights.breed * min(2, count(parents(home))) if offspring(home, step.number) else IMPOSSIBLE
        if does == SHARPEN:
            armed = sum(1 for strength in home.dwarfs if strength)
            return weights.sharpen * armed * min(1.0, self.left / 2.0)
        return 0.0

    # Land

    def twin(self, twins: int, price: int) -> float:
        home = self.home
        wood = fence_price(home, price, discount=True)
        if not can_lay(home, twins, wood):
            return IMPOSSIBLE
        time = self.time
        weights = self.weights
        if twins >> MEADOW_FIELD & 1:
            return weights.meadow_field + weights.meadow_field_in_time * time
        if twins >> CAVERN_TUNNEL & 1 or twins >> CAVERN_CAVERN & 1:
            first = weights.first_cavern * time if not home.land[CAVERN] else 0.0
            return weights.cavern_twin + weights.cavern_twin_in_time * time + first
        if twins >> ORE_MINE_TILE & 1:
            return weights.ore_mine + weights.ore_mine_round * min(self.left, 5)
        return weights.large_pasture_all * (
            weights.large_pasture - weights.large_pasture_in_time * time - wood * self.worth.each[WOOD] + self.room(4)
        )

    def piece(self, piece: int, price: int) -> float:
        home = self.home
        paid = piece_price(home, piece, price, discount=True)
        if not can_put(home, piece, paid):
            return IMPOSSIBLE
        time = self.time
        weights = self.weights
        if piece in (MEADOW_PIECE, FIELD_PIECE):
            return weights.meadow + weights.meadow_in_time * time
        if piece in (TUNNEL_PIECE, CAVERN_PIECE):
            return weights.cavern + weights.cavern_in_time * time
        if piece == RUBY_MINE_PIECE:
            return weights.ruby_mine + weights.ruby_mine_round * self.left
        if piece == DEEP_RUBY_MINE_PIECE:
            return weights.deep_ruby_mine + weights.ruby_mine_round * self.left
        if piece == SMALL_PASTURE:
            return (
                weights.small_pasture
                - weights.small_pasture_in_time * time
                - paid * self.worth.each[WOOD]
                + self.room(2)
            )
        bare = 1.0 if FOREST & ~(home.forest_tiles() | home.stables) and not self.left else 0.0
        larger = 4 if home.land[LARGE] else 2 if home.land[SMALL] else 1
        return bare + weights.stable - paid * self.worth.each[STONE] + self.room(larger)

    def room(self, more: int) -> float:
        """Room for more animals: worth something where there will be animals to fill it."""
        if self.crowded < 0:
            home = self.home
            pairs = count(parents(home))
            born = offspring(home, 4) if pairs else []
            fit = max([count(types) for types in born]) if born else 0
            self.crowded = pairs - fit
        if self.crowded:
            return min(more, 4) * self.weights.room_needed * min(self.worth.harvests, 3.0)
        return more * self.weights.room_spare * self.time

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
        weights = self.weights
        value = float(POINTS[tile]) + weights.help[tile] * self.left
        dwelling = BEDS[tile] > 0
        if what in (ANY_TILE, A_DWELLING):
            goods = COST_GOODS[tile]
            numbers = COST_NUMBERS[tile]
            for i in range(len(goods)):
                each = worth.each[goods[i]]
                value -= float(numbers[i]) * (min(each, 1.1) if dwelling else each)
        else:
            value -= 2 * min(worth.each[WOOD], 1.1) + 2 * min(worth.each[STONE], 1.1)
        if dwelling:
            value += worth.bed
            if tile == COUPLE_DWELLING and home.beds() + 1 < FAMILY:
                value += weights.second_bed * worth.bed
        elif tile == ADDITIONAL_DWELLING:
            value += weights.last_dwarf * worth.child() if len(home.dwarfs) == FAMILY and self.left else 0.0
        elif tile == STATE_PARLOR:
            value += self.state_parlor()
        elif tile == BROOM_CHAMBER:
            value += weights.broom_full if home.beds() >= FAMILY else weights.broom_early
            if home.has(ADDITIONAL_DWELLING):
                value += weights.broom_dwelling
        elif tile == WRITING_CHAMBER:
            points = lines(home)
            lost = points[1] + points[6] + points[12]
            value += min(weights.writing_most, -lost / (1.0 + weights.writing_round * self.left))
        elif tile == MAIN_STORAGE:
            value += weights.storage + tile_bonus(home, tile, 0) + weights.storage_round * self.left
        elif tile == SUPPLIES_STORAGE:
            value += tile_bonus(home, tile, 0) * (0.5 if self.left > 2 else 1.0)
        elif tile == WEAVING_PARLOR:
            value += tile_bonus(home, tile, 0) + weights.parlor_food * worth.food * float(home.goods[SHEEP])
        elif tile == MILKING_PARLOR:
            value += tile_bonus(home, tile, 0) + weights.parlor_food * worth.food * float(home.goods[CATTLE])
        elif tile == BEER_PARLOR:
            value += weights.beer * float(home.goods[GRAIN] // 2)
        elif WOOD_SUPPLIER <= tile < WOOD_SUPPLIER + len(weights.supply):
            number = tile - WOOD_SUPPLIER
            value += weights.supply[number] * self.time * min(self.left, SUPPLY_ROUNDS[tile])
        else:
            value += tile_bonus(home, tile, 0)
            if NUMBER_AT_ONCE[tile]:
                value += float(NUMBER_AT_ONCE[tile]) * worth.each[GOOD_AT_ONCE[tile]]
        if not dwelling and worth.bed > 0.0 and count(floor(home)) == 1:
            value -= weights.cavern_kept
        return value

    def state_parlor(self) -> float:
        home = self.home
        near = 0
        cells = floor(home)
        dwellings = home.dwellings()
        for cell in range(CELLS):
            if cells >> cell & 1:
                near = max(near, count(around(1 << cell) & dwellings))
        return near * (self.weights.parlor_dwelling + 2.0 * self.worth.food * self.weights.parlor_food)

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
        weights = self.weights
        each_grain = weights.sow_grain + weights.sow_grain_in_time * self.time
        each_vegetable = weights.sow_vegetable + weights.sow_vegetable_in_time * self.time
        return each_grain * float(grain) + each_vegetable * float(vegetables)

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
        weights = self.weights
        in_time = weights.forge_strength_round * min(self.left + 1, 6)
        gain = weights.forge_strength + in_time - weights.forge_ore * self.worth.each[ORE]
        return weights.forge * (strength * gain + weights.forge_round * self.left)

    def expedition(self, level: int) -> float:
        strength = self.strength or self.forged()
        if not strength:
            return IMPOSSIBLE
        found: list[float] = []
        for item in range(len(LOOT_STEP)):
            if LOOT_STRENGTH[item] > strength:
                break
            value = self.step(0, LOOT_STEP[item])
            if value > 0.0:
                found.append(value)
        found.sort()
        value = self.weights.expedition * self.time
        for number in range(max(0, len(found) - level), len(found)):
            value += found[number]
        return value
