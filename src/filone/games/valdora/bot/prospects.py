"""What each stop on the map is worth to the player on turn: points delivered, gems that bring a commission nearer,
cards or coins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from filone.games.valdora.bot.weights import Weights
from filone.games.valdora.content import gems
from filone.games.valdora.content.box import BONUS_POINTS, COLOUR_POINTS, NO_COLOUR, NOBODY, PURSE
from filone.games.valdora.content.cards import LEFT, RIGHT
from filone.games.valdora.content.commissions import BILLS, COIN, MOST_OPEN
from filone.games.valdora.content.equipment import EMPTY, FIRST_CARRIER, ITEM_COUNT, MISSING, PAN, is_carrier
from filone.games.valdora.content.gems import FULL, GEM_COUNT, GOLD, ONES, WIDTH
from filone.games.valdora.content.spaces import (
    BOOK_COUNT,
    FIRST_HARBOUR,
    FIRST_HOUSE,
    FIRST_MINE,
    FIRST_ROAD,
    HARBOUR_CITY,
    SHIPS,
    SPACE_COUNT,
    is_catalogue,
)
from filone.games.valdora.content.valley import Valley
from filone.games.valdora.position import Book, Position
from filone.games.valdora.rules.completing import brings_bonus, craftsman_for

ONE: Final = vec[i64](ONES)
KINDS: Final = vec[i64]([FULL * one for one in ONES])
"""All bits of a kind of gem in a heap."""
DEMANDS: Final = vec[i64](BILLS)
SIZES: Final = vec[i64]([gems.size(bill) for bill in BILLS])
"""How many gems each commission wants."""


def kinds(heap: i64) -> i64:
    """A heap with all bits of every kind of gem that there is in another."""
    mask: i64 = 0
    gem: i64
    for gem in range(GEM_COUNT):
        if gems.count(heap, gem):
            mask |= KINDS[gem]
    return mask


class Prospects:
    """The plans of the player on turn: what each of the `open` commissions is worth, the most valuable first, and the
    gems still missing for it.

    Thinking looks at many positions, one after the other, and so there is one of these that is written anew each time.
    """

    def __init__(self, valley: Valley, weights: Weights) -> None:
        self.weights = weights
        self.valley = valley
        self.fee = vec[i64](valley.fee)
        self.takers = vec[i64](
            [sum([1 << item for item in range(ITEM_COUNT) if valley.holds(item, gem)]) for gem in range(GEM_COUNT)]
        )
        """The items that are made for each gem, as bits."""
        patience = weights.patience
        self.discount = vec[float](
            [
                0.0 if here == there else patience[min(valley.steps[here][there], len(patience) - 1)]
                for here in range(SPACE_COUNT)
                for there in range(SPACE_COUNT)
            ]
        )
        """What a value is worth from one space to another."""
        self.nearest = max(self.discount)
        self.farthest = min(patience)
        self.seat: i64 = 0
        self.coins: i64 = 0
        self.spare: i64 = 0
        self.open: i64 = 0
        self.wants = vec[i64]([0] * MOST_OPEN)
        self.worth = vec[float]([0.0] * MOST_OPEN)
        self.missing = vec[i64]([0] * MOST_OPEN)
        self.owned: i64 = 0
        self.empty: i64 = 0
        self.rooms: i64 = 0
        """Items that the player has, empty tools, and what a gem can be loaded on, as bits."""
        self.useful: i64 = 0
        """The kinds of gems that loading them is worth something for."""
        self.stops = vec[float]([0.0] * SPACE_COUNT)
        self.tempting = vec[i64]([0] * SPACE_COUNT)
        self.lures: i64 = 0
        """The first so many of `tempting` are the stops that may be the best to go to next."""

    def look(self, state: Position) -> None:
        """At the plans of the player on turn there."""
        self.state = state
        self.seat = state.open.seat
        self.coins = state.coins[self.seat]
        self.cargo = state.cargo[self.seat]
        self.spare = state.load_of(self.seat)
        self.open = 0
        for card in state.commissions[self.seat]:
            self.rank(card.face)
        self.useful = 0
        at: i64
        gem: i64
        for at in range(self.open):
            bill = DEMANDS[self.wants[at]]
            missing: i64 = 0
            for gem in range(GEM_COUNT):
                need = gems.count(bill, gem)
                if need:
                    have = min(need, gems.count(self.spare, gem))
                    self.spare -= have << gem * WIDTH
                    missing += need - have << gem * WIDTH
            self.missing[at] = missing
            self.useful |= kinds(missing)
        self.take_stock()

    def rank(self, want: i64) -> None:
        """Another open commission, behind those that are worth as much."""
        value = self.value(want)
        at = self.open
        while at > 0 and self.worth[at - 1] < value:
            self.wants[at] = self.wants[at - 1]
            self.worth[at] = self.worth[at - 1]
            at -= 1
        self.wants[at] = want
        self.worth[at] = value
        self.open += 1

    def take_stock(self) -> None:
        self.owned = 0
        self.empty = 0
        self.rooms = 0
        item: i64
        for item in range(ITEM_COUNT):
            held: i64 = self.cargo[item]
            if held != MISSING:
                self.owned |= 1 << item
                if held == EMPTY:
                    self.rooms |= 1 << item
                    if not is_carrier(item):
                        self.empty |= 1 << item
                elif is_carrier(item) and gems.count(self.spare, held):
                    self.rooms |= 1 << item
        gem: i64
        for gem in range(GEM_COUNT):
            if self.takers[gem] & self.empty:
                self.useful |= KINDS[gem]

    def value(self, want: i64) -> float:
        """Points that completing a commission would bring, now and in prospect."""
        state = self.state
        valley = self.valley
        crest = valley.crest[want]
        value = float(valley.points[want])
        if brings_bonus(state, self.seat, crest):
            value += BONUS_POINTS
        colour = craftsman_for(state, crest)
        if colour == NO_COLOUR:
            return value
        crew: i64 = state.crew[self.seat][colour]
        if not crew:
            value += COLOUR_POINTS
        if state.workshops[colour] == NOBODY:
            needed: i64 = valley.needed[colour]
            prize = valley.prize[colour] + self.weights.workshop_bonus * BONUS_POINTS
            if crew + 1 >= needed:
                value += prize
            elif crew + state.craftsmen[colour] >= needed:
                value += self.weights.workshop_hope * prize * float(crew + 1) / float(needed)
        return value

    def owns(self, item: i64) -> bool:
        return self.owned >> item & 1 == 1

    def ease(self, want: i64) -> float:
        """How likely it is, from 0 to 1, that the player gets together what a commission wants."""
        if want == COIN:
            return 1.0
        carriers: i64 = 0
        item: i64
        for item in range(FIRST_CARRIER, ITEM_COUNT):
            if self.owns(item):
                carriers += 1
        ease = 1.0
        bill = DEMANDS[want]
        gem: i64
        for gem in range(GEM_COUNT):
            number = gems.count(bill, gem)
            while number > 0:
                number -= 1
                if self.has_tool(gem):
                    ease *= self.weights.ease_tool
                elif carriers:
                    carriers -= 1
                    ease *= self.weights.ease_carrier
                else:
                    ease *= self.weights.ease_nothing
        return ease

    def has_tool(self, gem: i64) -> bool:
        return self.takers[gem] & self.owned & ((1 << FIRST_CARRIER) - 1) != 0

    # What each stop is worth

    def weigh_stops(self) -> None:
        state = self.state
        stops = self.stops
        somewhere = self.weights.somewhere
        space: i64
        for space in range(BOOK_COUNT):
            book = state.books[space]
            stops[space] = max(somewhere, self.catalogue(book) if is_catalogue(space) else self.commissions(book))
        source: i64 = state.discard
        stops[HARBOUR_CITY] = max(somewhere, self.heap(source, SHIPS[HARBOUR_CITY]))
        for space in range(FIRST_HARBOUR, FIRST_MINE):
            stops[space] = self.heap(source, SHIPS[space])
        space = FIRST_ROAD
        for source in state.roads:
            stops[space] = self.heap(source, ITEM_COUNT)
            space += 1
        mine = self.mine()
        for space in range(FIRST_MINE, FIRST_HOUSE):
            stops[space] = mine
        self.weigh_houses()
        self.find_lures()

    def weigh_houses(self) -> None:
        stops = self.stops
        space: i64
        for space in range(FIRST_HOUSE, SPACE_COUNT):
            stops[space] = 0.0
        coins = self.coins
        at: i64
        for at in range(self.open):
            want = self.wants[at]
            if not self.missing[at]:
                if want == COIN:
                    if not coins:
                        continue
                    coins -= 1
                crest: i64 = self.valley.crest[want]
                stops[FIRST_HOUSE + crest] += self.worth[at]

    def best_after(self, space: i64) -> float:
        """The best of the other stops, seen from here."""
        best = 0.0
        first = space * SPACE_COUNT
        stops = self.stops
        discount = self.discount
        tempting = self.tempting
        at: i64
        for at in range(self.lures):
            there = tempting[at]
            best = max(best, stops[there] * discount[first + there])
        return best

    def find_lures(self) -> None:
        """Leave out the stops that are not the best to go to next from anywhere: wherever the player stands, the best
        but one is worth more, even from afar."""
        stops = self.stops
        first = 0.0
        second = 0.0
        value: float
        for value in stops:
            if value > first:
                second = first
                first = value
            elif value > second:
                second = value
        least = second * self.farthest
        self.lures = 0
        space: i64
        for space in range(SPACE_COUNT):
            if stops[space] > 0.0 and stops[space] * self.nearest >= least:
                self.tempting[self.lures] = space
                self.lures += 1

    def mine(self) -> float:
        if self.coins >= 4:
            return self.weights.mine_rich
        return self.weights.mine_coin * float(PURSE - self.coins) + (self.weights.mine_poor if self.coins < 2 else 0.0)

    def heap(self, source: i64, ships: i64) -> float:
        """What loading from a heap is worth."""
        return self.loading(source, ships) if source & self.useful else 0.0

    def loading(self, source: i64, ships: i64) -> float:
        """The share of commissions that gems from here would bring, and a little for gems that may be of use."""
        weights = self.weights
        value = 0.0
        coins = self.coins
        rooms = self.rooms
        takers = self.takers
        at: i64
        gem: i64
        item: i64
        for at in range(self.open):
            missing = self.missing[at]
            if not missing:
                continue
            found: i64 = 0
            for gem in range(GEM_COUNT):
                number = min(gems.count(missing, gem), gems.count(source, gem))
                while number > 0 and ships > 0:
                    item = self.room(gem, rooms, coins)
                    if item < 0:
                        break
                    rooms ^= 1 << item
                    coins -= self.fee[item]
                    ships -= 1
                    source -= ONE[gem]
                    found += 1
                    number -= 1
            if found:
                share = float(found) / float(SIZES[self.wants[at]])
                complete = found == gems.size(missing)
                value += self.worth[at] * share * (weights.gems_complete if complete else weights.gems_in_part)
        rooms &= self.empty
        item = 0
        while rooms and ships > 0:
            if rooms & 1:
                for gem in range(GEM_COUNT):
                    if takers[gem] >> item & 1 and gems.count(source, gem):
                        value += weights.spare_gold if item == PAN else weights.spare_gem
                        ships -= 1
            rooms >>= 1
            item += 1
        return value

    def room(self, gem: i64, rooms: i64, coins: i64) -> i64:
        """The item to load a gem on: an empty tool, or else an empty cart or horse; -1 if there is none."""
        fitting = self.takers[gem] & rooms
        item: i64 = 0
        while fitting:
            if fitting & 1 and self.fee[item] <= coins:
                return item
            fitting >>= 1
            item += 1
        return -1

    def catalogue(self, book: Book) -> float:
        if not gems.count(self.spare, GOLD):
            return 0.0
        best = 0.0
        for side in (LEFT, RIGHT):
            card = book.top(side)
            if card is not None:
                best = max(best, self.item(card.face))
        return max(best, self.weights.unseen_page * self.page(book))

    def item(self, item: i64) -> float:
        """What another piece of equipment is worth: most when a commission waits for it, less towards the end."""
        if self.owns(item):
            return 0.0
        weights = self.weights
        ahead = sum(self.state.craftsmen) / (8.0 * self.state.seats)
        value = (weights.carrier if is_carrier(item) else weights.tool) * min(1.0, ahead)
        at: i64
        gem: i64
        for at in range(self.open):
            for gem in range(GEM_COUNT):
                if gems.count(self.missing[at], gem) and self.takers[gem] >> item & 1 and not self.has_tool(gem):
                    value += weights.tool_wanted * self.worth[at] / float(SIZES[self.wants[at]])
                    if is_carrier(item):
                        return value
        return value

    def page(self, book: Book) -> float:
        return 0.0 if book.is_empty() else self.weights.page

    def commissions(self, book: Book) -> float:
        room = min(MOST_OPEN - self.open, self.coins)
        if room <= 0:
            return 0.0
        first = 0.0
        second = 0.0
        for side in (LEFT, RIGHT):
            card = book.top(side)
            if card is not None:
                value = self.commission(card.face)
                if value > first:
                    first, second = value, first
                else:
                    second = max(second, value)
        if room == 1:
            return max(first, self.weights.unseen_page * self.page(book))
        return first + max(second, self.weights.unseen_page * self.page(book))

    def commission(self, want: i64) -> float:
        """What buying a commission is worth: more if its gems are at hand."""
        value = self.value(want) * self.ease(want)
        at_hand = want == COIN or gems.covers(self.spare, DEMANDS[want])
        return (self.weights.buy_at_hand if at_hand else self.weights.buy_ahead) * value
