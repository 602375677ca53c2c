"""The books of a game: what a step must do to every good, told from the tables of the game and not by its rules.

Crops count with those on the fields, so that reaping moves nothing.
"""

from typing import Any

from filone.games.caverna.content.actions import FOR_RUBY_MINES, GAIN, PER_ORE_MINE, TAKE, THE_DWELLING, TOKEN, Step
from filone.games.caverna.content.board import BOARD, FINDS, ORE_MINE, RUBY_MINE, TOWARD, around, at
from filone.games.caverna.content.board import STEPS as NEIGHBOUR
from filone.games.caverna.content.exchanges import EXCHANGES
from filone.games.caverna.content.furnishings import FURNISHINGS
from filone.games.caverna.content.goods import (
    CATTLE,
    DOG,
    DONKEY,
    FARM,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    MARKET,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from filone.games.caverna.content.loot import LOOT, LOOT_DWELLING
from filone.games.caverna.content.spaces import SLOTS, SPACE_NAMES, SPACES
from filone.games.caverna.decisions import Breed, Clear, Feed, Furnish, Imitate, Loot, Part, Pay, Steps
from filone.games.caverna.game import GAME
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import BREEDING, FEEDING, WORK
from filone.games.caverna.state import Caverna
from filone.kernel.sets import count

TILE = {tile.name: number for number, tile in enumerate(FURNISHINGS)}
SWAP = {exchange.name: exchange for exchange in EXCHANGES}
ITEMS = {item.name: item for item in LOOT}
CROPS = ((GRAIN, 1), (GRAIN, 2), (GRAIN, 3), (VEGETABLE, 1), (VEGETABLE, 2))
"""What lies on each sort of field."""
FENCE_WOOD = {"small_pasture": 2, "large_pasture": 4}
SUPPLIERS = ("wood_supplier", "stone_supplier", "ruby_supplier")
SUBSTITUTE = {"wood": 1, "stone": 1, "ore": 2}


def holdings(home: Home) -> list[int]:
    """All goods of a player, crops on the fields included."""
    goods: list[int] = list(home.goods)
    for fields, (crop, left) in zip(home.crops, CROPS, strict=True):
        goods[crop] += left * fields.bit_count()
    return goods


def action_of(state: Caverna) -> Part | None:
    """What is being done on a space of several parts."""
    return next((part for part in (state.open, *state.waiting) if isinstance(part, Part)), None)


class Ledger:
    """What everybody should own after a move, and what should lie on the action spaces."""

    def __init__(self, before: Caverna, move: int) -> None:
        self.before = before
        self.told: dict[str, Any] = GAME.describe(before, move)
        self.accounts = [holdings(home) for home in before.homes]
        self.piles = before.piles[:]
        self.tiles = [home.tiles for home in before.homes]
        self.supplies = [home.supplies[:] for home in before.homes]
        self.begging = [home.begging for home in before.homes]
        self.seat = before.active
        self.home = before.home()

    def check(self, after: Caverna) -> None:
        """Book the move and whatever came with it, and compare."""
        kind = self.told["kind"]
        getattr(self, f"book_{kind}", self.book_nothing)(after)
        self.book_what_comes_by_itself(after)
        self.book_births(after)
        if after.phase == WORK and (self.before.phase != WORK or self.before.round != after.round):
            self.book_new_round(after)
        for seat, home in enumerate(after.homes):
            found = dict(zip(GOODS, holdings(home), strict=True))
            assert found == dict(zip(GOODS, self.accounts[seat], strict=True)), f"seat {seat} after {self.told}"
            assert home.begging == self.begging[seat]
        assert after.piles == self.piles, self.told

    def owns(self, tile: str, seat: int | None = None) -> bool:
        return bool(self.tiles[self.seat if seat is None else seat] >> TILE[tile] & 1)

    def gain(self, good: int, number: int, seat: int | None = None) -> None:
        seat = self.seat if seat is None else seat
        account = self.accounts[seat]
        account[good] += number
        if good == STONE and self.owns("seam", seat):
            account[ORE] += number
        if good == DOG and self.owns("dog_school", seat):
            account[WOOD] += number

    def pay(self, good: int, number: int) -> None:
        self.accounts[self.seat][good] -= number
        assert self.accounts[self.seat][good] >= 0, self.told

    def book_nothing(self, after: Caverna) -> None:
        """Most decisions move no goods by themselves."""

    # Work

    def run(self, space: int, steps: tuple[Step, ...]) -> None:
        """What the space gives, as far as the next question to the player."""
        for step in steps:
            kind, what, number = step.does, step.what, step.number
            if kind == TAKE:
                for slot, (good, _, _) in zip(SLOTS[space], SPACES[space].pile, strict=True):
                    self.gain(good, self.piles[slot])
                    self.piles[slot] = 0
            elif kind == GAIN:
                self.gain(what, number)
            elif kind == PER_ORE_MINE:
                self.gain(what, number * count(self.home.land[ORE_MINE]))
            elif kind == FOR_RUBY_MINES:
                self.gain(what, 1 if count(self.home.land[RUBY_MINE]) >= number else 0)
            elif kind != TOKEN:
                break

    def go_on(self) -> None:
        """The rest of a part, once its question is answered."""
        below = self.before.below()
        if isinstance(below, Steps):
            self.run(below.space, SPACES[below.space].parts[below.part].steps[below.next :])

    def book_use(self, after: Caverna) -> None:
        space = SPACE_NAMES.index(self.told["space"])
        if len(SPACES[space].parts) == 1:
            self.run(space, SPACES[space].parts[0].steps)

    def book_what_comes_by_itself(self, after: Caverna) -> None:
        """Parts that nobody chose: as the action remembers them, or what it must have been once the action is over."""
        action = action_of(self.before)
        space = action.space if action else SPACE_NAMES.index(self.told.get("space", SPACE_NAMES[0]))
        if self.told["kind"] in ("save", "send") or (action is None and self.told["kind"] not in ("use", "imitate")):
            return
        parts = SPACES[space].parts
        done = {i for i in range(len(parts)) if action and action.done >> i & 1}
        done |= {i for i, part in enumerate(parts) if part.name == self.told.get("part")}
        goes_on = action_of(after)
        if len(parts) == 1:
            return
        if goes_on and after.active == self.seat and goes_on.space == space:
            new = {i for i in range(len(parts)) if goes_on.done >> i & 1} - done
        elif any(self.piles[slot] for slot in SLOTS[space]):
            new = {i for i, part in enumerate(parts) if part.name == "goods"}
        elif not done and len(after.homes[self.seat].dwarfs) == len(self.home.dwarfs):
            new = {next(i for i, part in enumerate(parts) if part.steps[0].does in (TAKE, GAIN))}
        else:
            new = set()
        for part in new - done:
            self.run(space, parts[part].steps)

    def book_send(self, after: Caverna) -> None:
        self.pay(RUBY, 1)

    def book_part(self, after: Caverna) -> None:
        action = self.before.open
        assert isinstance(action, Part)
        space = action.space
        self.run(space, next(part.steps for part in SPACES[space].parts if part.name == self.told["part"]))

    def book_imitate(self, after: Caverna) -> None:
        imitation = self.before.open
        assert isinstance(imitation, Imitate)
        self.pay(FOOD, imitation.price)
        self.book_use(after)

    # Landscape

    def cheap(self) -> bool:
        """Is this loot?"""
        return isinstance(self.before.below(), Loot)

    def cover(self, cells: int) -> None:
        for cell, good, number in FINDS:
            if cells & cell:
                self.gain(good, number)

    def fence(self, pasture: str) -> None:
        wood = FENCE_WOOD[pasture] // (2 if self.cheap() else 1)
        self.pay(WOOD, wood - self.owns("carpenter"))

    def book_lay(self, after: Caverna) -> None:
        cell = at(*self.told["cell"])
        cells = 1 << cell | 1 << cell + NEIGHBOUR[TOWARD.index(self.told["toward"])]
        if self.told["tile"] == "large_pasture":
            self.fence("large_pasture")
        elif self.told["tile"] != "ore_mine_deep_tunnel":
            self.cover(cells)
            if cells & ~BOARD:
                self.gain(GOLD, 2)
        self.go_on()

    def book_put(self, after: Caverna) -> None:
        piece = self.told["piece"]
        if piece == "small_pasture":
            self.fence(piece)
        elif piece == "stable":
            if not self.cheap() and not self.owns("stone_carver"):
                self.pay(STONE, 1)
        elif piece != "ruby_mine":
            self.cover(1 << at(*self.told["cell"]))
        self.go_on()

    # Furnishing

    def bill(self, tile: str, what: int) -> dict[int, int]:
        cost = dict(LOOT_DWELLING if what == THE_DWELLING else FURNISHINGS[TILE[tile]].cost)
        for good, saver in ((WOOD, "carpenter"), (STONE, "stone_carver")):
            if cost.get(good) and self.owns(saver):
                cost[good] -= 1
        return cost

    def swapped(self, cost: dict[int, int], *goods: int) -> dict[int, int]:
        """The bill with an ore in place of one of each of these goods."""
        return {
            good: cost.get(good, 0) - (good in goods) + (len(goods) if good == ORE else 0) for good in range(len(GOODS))
        }

    def book_furnish(self, after: Caverna) -> None:
        purchase = self.before.open
        assert isinstance(purchase, Furnish)
        cost = self.bill(self.told["tile"], purchase.what)
        ways = [self.swapped(cost)]
        if self.owns("builder"):
            ways += [self.swapped(cost, *goods) for goods in ((WOOD,), (STONE,), (WOOD, STONE))]
        account = self.home.goods
        ways = [way for way in ways if all(0 <= number <= account[good] for good, number in way.items())]
        if after.ask() == "pay":
            assert len(ways) > 1
            return
        for good, number in ways[0].items():
            self.pay(good, number)

    def book_pay(self, after: Caverna) -> None:
        purchase = self.before.open
        assert isinstance(purchase, Pay)
        cost = self.bill(list(TILE)[purchase.tile], purchase.what)
        goods = [good for good, word in ((WOOD, "for_wood"), (STONE, "for_stone")) if self.told[word]]
        for good, number in self.swapped(cost, *goods).items():
            self.pay(good, number)

    def book_install(self, after: Caverna) -> None:
        name = self.told["tile"]
        tile = FURNISHINGS[TILE[name]]
        self.gain(*tile.at_once)
        if name in SUPPLIERS:
            self.supplies[self.seat][SUPPLIERS.index(name)] = tile.supply[1]
        parlor_food = {
            "weaving_parlor": self.home.goods[SHEEP],
            "milking_parlor": self.home.goods[CATTLE],
            "state_parlor": 2 * int(around(1 << at(*self.told["cell"])) & self.home.dwellings()).bit_count(),
        }
        self.gain(FOOD, parlor_food.get(name, 0))
        self.tiles[self.seat] |= 1 << TILE[name]

    # Crops, weapons, trade

    def book_sow(self, after: Caverna) -> None:
        self.gain(GRAIN, 2 * self.told["grain"])
        self.gain(VEGETABLE, self.told["vegetables"])

    def book_forge(self, after: Caverna) -> None:
        self.pay(ORE, max(0, self.told["strength"] - 2 * self.owns("blacksmith")))

    def book_loot(self, after: Caverna) -> None:
        step = ITEMS[self.told["item"]].step
        if step.does == GAIN:
            self.gain(step.what, step.number)

    def book_buy(self, after: Caverna) -> None:
        good = GOODS.index(self.told["good"])
        self.pay(GOLD, MARKET[good])
        self.gain(good, 1)

    def book_trade(self, after: Caverna) -> None:
        times = self.told["times"]
        self.pay(ORE, 2 * times)
        self.gain(GOLD, 2 * times)
        self.gain(FOOD, times)

    # Exchanges

    def book_swap(self, after: Caverna) -> None:
        exchange = SWAP[self.told["exchange"]]
        for good, number in exchange.pay.items():
            self.pay(good, number)
        for good, number in exchange.get.items():
            self.gain(good, number)
        if self.owns("slaughtering_cave"):
            self.gain(FOOD, exchange.animals)

    def book_food(self, after: Caverna) -> None:
        self.pay(GOLD, self.told["amount"] + 1)
        self.gain(FOOD, self.told["amount"])

    def book_disarm(self, after: Caverna) -> None:
        self.gain(FOOD, self.home.dwarfs[self.told["dwarf"] - 1])

    # Harvest and rounds

    def book_substitute(self, after: Caverna) -> None:
        self.pay(GOODS.index(self.told["good"]), SUBSTITUTE[self.told["good"]])

    def book_feed(self, after: Caverna) -> None:
        meal = self.before.open
        assert isinstance(meal, Feed)
        meals = [min(meal.each, 1 if self.home.newborn >> dwarf & 1 else 2) for dwarf in range(len(self.home.dwarfs))]
        due = sum(meals) - (max(meals) if meal.substituted else 0)
        if self.owns("mining_cave"):
            due -= min(self.home.goods[DONKEY], count(self.home.land[ORE_MINE] | self.home.land[RUBY_MINE]))
        paid = min(self.home.goods[FOOD], max(due, 0))
        self.pay(FOOD, paid)
        self.begging[self.seat] += max(due, 0) - paid

    def book_births(self, after: Caverna) -> None:
        """At most one newborn of each type that had parents, where there is breeding."""
        if not (
            self.before.phase in (FEEDING, BREEDING)
            or self.told.get("item") == "breed_2"
            or any(isinstance(each, Breed) for each in (*self.before.waiting, self.before.open))
        ):
            return
        for seat, home in enumerate(after.homes):
            account = self.accounts[seat]
            born = [animal for animal in FARM if home.goods[animal] == account[animal] + 1 and account[animal] >= 2]
            for animal in born:
                account[animal] += 1
            if self.owns("quarry", seat) and DONKEY in born:
                self.gain(STONE, 1, seat)
            if self.owns("breeding_cave", seat):
                self.gain(FOOD, (0, 1, 2, 3, 5)[len(born)], seat)

    def book_start(self, after: Caverna) -> None:
        for turn, food in zip(range(after.seats), (1, 1, 2, 3, 3, 3, 3), strict=False):
            self.accounts[(self.told["target"] + turn) % after.seats][FOOD] += food

    def book_save(self, after: Caverna) -> None:
        self.pay(RUBY, 1)

    def book_new_round(self, after: Caverna) -> None:
        saved = clearing.saved if isinstance(clearing := self.before.open, Clear) else 0
        for number, space in enumerate(SPACES):
            slots = SLOTS[number]
            if after.seats == 1 and sum(self.piles[slot] for slot in slots) > 6 and not saved >> number & 1:
                for slot in slots:
                    self.piles[slot] = 0
            if not after.open_spaces >> number & 1:
                continue
            if space.name == "ruby_mining" and after.seats == 2 and after.round < 3:
                continue
            holds = any(self.piles[slot] for slot in slots)
            for slot, (_, empty, more) in zip(slots, space.pile, strict=True):
                self.piles[slot] += more if holds else empty
        for seat, home in enumerate(after.homes):
            for number, name in enumerate(SUPPLIERS):
                if self.supplies[seat][number]:
                    self.gain(FURNISHINGS[TILE[name]].supply[0], 1, seat)
            if self.owns("miner", seat):
                self.gain(ORE, min(self.accounts[seat][DONKEY], count(home.land[ORE_MINE])), seat)
