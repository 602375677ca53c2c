"""What each stop on the map is worth to the player on turn: points delivered, gems that bring a commission nearer,
cards or coins."""

from __future__ import annotations

from filone.games.valdora.bot.weights import Weights
from filone.games.valdora.content import gems
from filone.games.valdora.content.box import BONUS_POINTS, COLOUR_POINTS, NO_COLOUR, NOBODY, PURSE
from filone.games.valdora.content.cards import LEFT, RIGHT
from filone.games.valdora.content.commissions import BILLS, COIN, MOST_OPEN
from filone.games.valdora.content.equipment import EMPTY, FIRST_CARRIER, ITEM_COUNT, MISSING, PAN, is_carrier
from filone.games.valdora.content.gems import GOLD
from filone.games.valdora.content.spaces import (
    SHIPS,
    colour_of,
    is_catalogue,
    is_city,
    is_commission_book,
    is_house,
    is_mine,
    is_road,
    road_of,
)
from filone.games.valdora.position import Book, Position
from filone.games.valdora.rules.completing import brings_bonus, craftsman_for


class Prospects:
    """The plans of the player on turn: what each open commission is worth, and the gems still missing for it."""

    def __init__(self, state: Position, weights: Weights) -> None:
        self.weights = weights
        self.state = state
        self.valley = state.valley
        self.seat: int = state.open.seat
        self.coins = state.coins[self.seat]
        self.cargo = state.cargo[self.seat]
        self.spare = state.load_of(self.seat)
        self.wants = [card.face for card in state.commissions[self.seat]]
        self.worth: list[float] = []
        self.missing: list[int] = []
        self.wants.sort(key=self.value, reverse=True)
        for want in self.wants:
            bill = BILLS[want]
            missing = 0
            for gem in range(gems.GEM_COUNT):
                need = gems.count(bill, gem)
                have = min(need, gems.count(self.spare, gem))
                self.spare -= have * gems.one(gem)
                missing += (need - have) * gems.one(gem)
            self.worth.append(self.value(want))
            self.missing.append(missing)

    def value(self, want: int) -> float:
        """Points that completing a commission would bring, now and in prospect."""
        state = self.state
        crest = self.valley.crest[want]
        value = float(self.valley.points[want])
        if brings_bonus(state, self.seat, crest):
            value += BONUS_POINTS
        colour = craftsman_for(state, crest)
        if colour == NO_COLOUR:
            return value
        crew = state.crew[self.seat][colour]
        if not crew:
            value += COLOUR_POINTS
        if state.workshops[colour] == NOBODY:
            needed = self.valley.needed[colour]
            prize = self.valley.prize[colour] + self.weights.workshop_bonus * BONUS_POINTS
            if crew + 1 >= needed:
                value += prize
            elif crew + state.craftsmen[colour] >= needed:
                value += self.weights.workshop_hope * prize * (crew + 1) / needed
        return value

    def owns(self, item: int) -> bool:
        return self.cargo[item] != MISSING

    def ease(self, want: int) -> float:
        """How likely it is, from 0 to 1, that the player gets together what a commission wants."""
        if want == COIN:
            return 1.0
        carriers = 0
        for item in range(FIRST_CARRIER, ITEM_COUNT):
            if self.owns(item):
                carriers += 1
        ease = 1.0
        for gem in range(gems.GEM_COUNT):
            for _ in range(gems.count(BILLS[want], gem)):
                if self.has_tool(gem):
                    ease *= self.weights.ease_tool
                elif carriers:
                    carriers -= 1
                    ease *= self.weights.ease_carrier
                else:
                    ease *= self.weights.ease_nothing
        return ease

    def has_tool(self, gem: int) -> bool:
        for item in range(FIRST_CARRIER):
            if self.valley.holds(item, gem) and self.owns(item):
                return True
        return False

    # What each kind of stop is worth

    def stop(self, space: int) -> float:
        state = self.state
        if is_house(space):
            return self.house(colour_of(space))
        if is_mine(space):
            return self.mine()
        if is_road(space):
            return self.loading(state.roads[road_of(space)], ITEM_COUNT)
        if is_catalogue(space):
            return max(self.weights.somewhere, self.catalogue(state.books[space]))
        if is_commission_book(space):
            return max(self.weights.somewhere, self.commissions(state.books[space]))
        value = self.loading(state.discard, SHIPS[space])
        return max(self.weights.somewhere, value) if is_city(space) else value

    def house(self, colour: int) -> float:
        value = 0.0
        coins = self.coins
        for i, want in enumerate(self.wants):
            if self.valley.crest[want] == colour and not self.missing[i]:
                if want == COIN:
                    if not coins:
                        continue
                    coins -= 1
                value += self.worth[i]
        return value

    def mine(self) -> float:
        if self.coins >= 4:
            return self.weights.mine_rich
        return self.weights.mine_coin * (PURSE - self.coins) + (self.weights.mine_poor if self.coins < 2 else 0.0)

    def loading(self, source: int, ships: int) -> float:
        """The share of commissions that gems from here would bring, and a little for gems that may be of use."""
        weights = self.weights
        value = 0.0
        coins = self.coins
        used = 0
        for i, want in enumerate(self.wants):
            missing = self.missing[i]
            if not missing:
                continue
            found = 0
            wanted = gems.size(missing)
            for gem in range(gems.GEM_COUNT):
                for _ in range(min(gems.count(missing, gem), gems.count(source, gem))):
                    item = self.room(gem, used, coins)
                    if item >= 0 and ships > 0:
                        used |= 1 << item
                        coins -= self.valley.fee[item]
                        ships -= 1
                        source -= gems.one(gem)
                        found += 1
            if found:
                share = found / gems.size(BILLS[want])
                value += self.worth[i] * share * (weights.gems_complete if found == wanted else weights.gems_in_part)
        for item in range(FIRST_CARRIER):
            if self.cargo[item] == EMPTY and not used >> item & 1 and ships > 0:
                for gem in range(gems.GEM_COUNT):
                    if self.valley.holds(item, gem) and gems.count(source, gem):
                        value += weights.spare_gold if item == PAN else weights.spare_gem
                        ships -= 1
        return value

    def room(self, gem: int, used: int, coins: int) -> int:
        """The item to load a gem on: an empty tool, or else an empty cart or horse; -1 if there is none."""
        for item in range(ITEM_COUNT):
            if self.valley.holds(item, gem) and not used >> item & 1 and self.valley.fee[item] <= coins:
                held = self.cargo[item]
                if held == EMPTY or (is_carrier(item) and held >= 0 and gems.count(self.spare, held)):
                    return item
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

    def item(self, item: int) -> float:
        """What another piece of equipment is worth: most when a commission waits for it, less towards the end."""
        if self.owns(item):
            return 0.0
        weights = self.weights
        ahead = sum(self.state.craftsmen) / (8.0 * self.state.seats)
        value = (weights.carrier if is_carrier(item) else weights.tool) * min(1.0, ahead)
        for i in range(len(self.wants)):
            for gem in range(gems.GEM_COUNT):
                if gems.count(self.missing[i], gem) and self.valley.holds(item, gem) and not self.has_tool(gem):
                    value += weights.tool_wanted * self.worth[i] / gems.size(BILLS[self.wants[i]])
                    if is_carrier(item):
                        return value
        return value

    def page(self, book: Book) -> float:
        return 0.0 if book.is_empty() else self.weights.page

    def commissions(self, book: Book) -> float:
        room = min(MOST_OPEN - len(self.wants), self.coins)
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

    def commission(self, want: int) -> float:
        """What buying a commission is worth: more if its gems are at hand."""
        value = self.value(want) * self.ease(want)
        at_hand = want == COIN or gems.covers(self.spare, BILLS[want])
        return (self.weights.buy_at_hand if at_hand else self.weights.buy_ahead) * value
