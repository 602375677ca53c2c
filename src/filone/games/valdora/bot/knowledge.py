"""What a good adventurer knows: what each stop on the map is worth now, and how far away the worth is.

Every space gets the value of the best action there: points delivered, gems that bring a commission nearer, cards or
coins. A journey is as good as the stop it leads to plus, at a discount, the best stop after that.
Thinking ahead is planning the own next turns, as if the others rested: they hardly ever change what is good.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from filone.games.valdora import gems
from filone.games.valdora.book import NO_CARD, Book, face_of
from filone.games.valdora.position import (
    CATALOGUES,
    COLOUR_COUNT,
    EMPTY,
    ITEM_COUNT,
    MISSING,
    MOVING,
    NOBODY,
    WANT_COUNT,
)
from filone.games.valdora.space import (
    BONUS_POINTS,
    BOOKS,
    BUY_COMMISSION,
    BUY_ITEM,
    COIN,
    COLOUR_POINTS,
    DELIVER,
    FIRST_CARRIER,
    FIRST_HARBOUR,
    FIRST_HOUSE,
    FIRST_MINE,
    FIRST_ROAD,
    GOLD,
    HARBOUR_CITY,
    LEFT,
    LOAD,
    OPEN,
    PAN,
    PAY,
    PROVISIONS,
    PURSE,
    RETURN,
    RIGHT,
    SPACES,
    STOP,
    TURN,
)
from filone.games.valdora.state import Valdora
from filone.kernel import CHANCE, OVER, State
from filone.kernel.knowledge import Knowledge, chance, for_one, keen

SPACE_COUNT: Final = 30
assert len(SPACES) == SPACE_COUNT
PATIENCE: Final = [1.0, 0.62, 0.36, 0.2, 0.1]
"""What a value is worth so many moves away."""
NOTHING: Final = 0.05
"""The weight of what is allowed but serves no purpose."""
PLAN: Final = 7
"""How many own turns a plan has."""
HIRES: Final = 0.3
"""How many craftsmen a player takes in a turn, on average."""
POINT: Final = 0.03
"""How much a point more or less changes the value of a plan."""
TRIALS: Final = 8
"""Plans that tell what is usual."""
COIN_WORTH: Final = 0.4
TOOL_WORTH: Final = 4.0
CARRIER_WORTH: Final = 3.0
"""What a coin and a piece of equipment bring after the plan, in points."""


class Prospects:
    """The plans of the player on turn: what each open commission is worth, and the gems still missing for it."""

    def __init__(self, state: Valdora) -> None:
        self.state = state
        self.valley = state.valley
        self.seat = state.mover
        self.coins = state.coins[self.seat]
        self.first_item = self.seat * ITEM_COUNT
        self.spare = state.load_of(self.seat)
        self.wants: list[int] = []
        self.worth: list[float] = []
        self.missing: list[int] = []
        for slot in range(self.seat * OPEN, self.seat * OPEN + OPEN):
            if state.open[slot] != NO_CARD:
                self.wants.append(face_of(state.open[slot]))
        self.wants.sort(key=self.value, reverse=True)
        for want in self.wants:
            bill = self.valley.bill[want]
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
        if state.workshops[crest] == self.seat and state.bonus:
            value += BONUS_POINTS
        colour = crest
        for _ in range(COLOUR_COUNT):
            if state.craftsmen[colour]:
                break
            colour = self.valley.after[colour]
        else:
            return value
        crew = state.crew[self.seat * COLOUR_COUNT + colour]
        if not crew:
            value += COLOUR_POINTS
        if state.workshops[colour] == NOBODY:
            needed = self.valley.needed[colour]
            prize = self.valley.prize[colour] + 0.5 * BONUS_POINTS
            if crew + 1 >= needed:
                value += prize
            elif crew + state.craftsmen[colour] >= needed:
                value += 0.4 * prize * (crew + 1) / needed
        return value

    def owns(self, item: int) -> bool:
        return self.state.cargo[self.first_item + item] != MISSING

    def ease(self, want: int) -> float:
        """How likely it is, from 0 to 1, that the player gets together what a commission wants."""
        if want == COIN:
            return 1.0
        carriers = 0
        for item in (FIRST_CARRIER, FIRST_CARRIER + 1):
            if self.owns(item):
                carriers += 1
        ease = 1.0
        for gem in range(gems.GEM_COUNT):
            for _ in range(gems.count(self.valley.bill[want], gem)):
                if self.has_tool(gem):
                    ease *= 0.9
                elif carriers:
                    carriers -= 1
                    ease *= 0.7
                else:
                    ease *= 0.4
        return ease

    def has_tool(self, gem: int) -> bool:
        for item in range(FIRST_CARRIER):
            if self.valley.takes[item] >> gem & 1 and self.owns(item):
                return True
        return False

    # What each kind of stop is worth

    def stop(self, space: int) -> float:
        if space >= FIRST_HOUSE:
            return self.house(space - FIRST_HOUSE)
        if space >= FIRST_MINE:
            return self.mine()
        if space >= FIRST_HARBOUR:
            return self.loading(self.state.discard, 1 + space - FIRST_HARBOUR)
        if space >= FIRST_ROAD:
            return self.loading(self.state.roads[space - FIRST_ROAD], ITEM_COUNT)
        if space == HARBOUR_CITY:
            return max(0.3, self.loading(self.state.discard, 1))
        if space < CATALOGUES:
            return max(0.3, self.catalogue(self.state.books[space]))
        return max(0.3, self.commissions(self.state.books[space]))

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
            return 0.2
        return 0.6 * (PURSE - self.coins) + (1.5 if self.coins < 2 else 0.0)

    def loading(self, source: int, ships: int) -> float:
        """The share of commissions that gems from here would bring, and a little for gems that may be of use."""
        value = 0.0
        coins = self.coins
        used = 0
        for i, want in enumerate(self.wants):
            missing = self.missing[i]
            if not missing:
                continue
            found = 0
            wanted = sum(gems.counts_of(missing))
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
                share = found / sum(gems.counts_of(self.valley.bill[want]))
                value += self.worth[i] * share * (0.7 if found == wanted else 0.5)
        for item in range(FIRST_CARRIER):
            if self.state.cargo[self.first_item + item] == EMPTY and not used >> item & 1 and ships > 0:
                for gem in range(gems.GEM_COUNT):
                    if self.valley.takes[item] >> gem & 1 and gems.count(source, gem):
                        value += 2.0 if item == PAN else 0.9
                        ships -= 1
        return value

    def room(self, gem: int, used: int, coins: int) -> int:
        """The item to load a gem on: an empty tool, or else an empty cart or horse; -1 if there is none."""
        for item in range(ITEM_COUNT):
            if self.valley.takes[item] >> gem & 1 and not used >> item & 1 and self.valley.fee[item] <= coins:
                held = self.state.cargo[self.first_item + item]
                if held == EMPTY or (item >= FIRST_CARRIER and held >= 0 and gems.count(self.spare, held)):
                    return item
        return -1

    def catalogue(self, book: Book) -> float:
        if not gems.count(self.spare, GOLD):
            return 0.0
        best = 0.0
        for side in (LEFT, RIGHT):
            card = book.top(side)
            if card != NO_CARD:
                best = max(best, self.item(face_of(card)))
        return max(best, 0.5 * self.page(book))

    def item(self, item: int) -> float:
        """What another piece of equipment is worth: most when a commission waits for it, less towards the end."""
        if self.owns(item):
            return 0.0
        ahead = sum(self.state.craftsmen) / (8.0 * self.state.seats)
        value = (4.0 if item < FIRST_CARRIER else 3.0) * min(1.0, ahead)
        for i in range(len(self.wants)):
            for gem in range(gems.GEM_COUNT):
                if gems.count(self.missing[i], gem) and self.valley.takes[item] >> gem & 1 and not self.has_tool(gem):
                    value += 0.35 * self.worth[i] / sum(gems.counts_of(self.valley.bill[self.wants[i]]))
                    if item >= FIRST_CARRIER:
                        return value
        return value

    def page(self, book: Book) -> float:
        return 2.0 if book.left or book.right else 0.0

    def commissions(self, book: Book) -> float:
        room = min(OPEN - len(self.wants), self.coins)
        if room <= 0:
            return 0.0
        first = 0.0
        second = 0.0
        for side in (LEFT, RIGHT):
            card = book.top(side)
            if card != NO_CARD:
                value = self.commission(face_of(card))
                if value > first:
                    first, second = value, first
                else:
                    second = max(second, value)
        if room == 1:
            return max(first, 0.5 * self.page(book))
        return first + max(second, 0.5 * self.page(book))

    def commission(self, want: int) -> float:
        """What buying a commission is worth: more if its gems are at hand."""
        value = self.value(want) * self.ease(want)
        at_hand = want == COIN or gems.covers(self.spare, self.valley.bill[want])
        return (0.6 if at_hand else 0.4) * value


class Alone(Valdora):
    """A position that is played on by one player only; after the first turn the others are in nobody's way."""

    def _end_turn(self) -> None:
        for seat in range(self.seats):
            if seat != self.mover:
                self.at[seat] = FIRST_MINE
        self.turn = self.mover
        self.phase = MOVING
        if self.ending or self.round == self.limit:
            self.turn = OVER
        else:
            self.round += 1


def alone(state: Valdora) -> Alone:
    twin = Alone(state.seats, state.valley, state.options)
    state.lay_out(twin)
    return twin


def turns_left(state: Valdora) -> float:
    """About how many turns everybody still has, from the craftsmen that must go before the end."""
    return (sum(state.craftsmen) - max(state.craftsmen)) / (HIRES * state.seats)


class ValdoraKnowledge(Knowledge):
    """Plans a few turns and judges by the points made and those in prospect."""

    def __init__(self) -> None:
        super().__init__(horizon=1000)
        self.rng = Random(0)
        self.root: State | None = None
        self.usual = 0.0

    def world(self, root: State, seat: int, rng: Random) -> State:
        self.rng = rng
        return alone(cast("Valdora", root))

    def over(self, state: State, root: State) -> bool:
        if state.turn == OVER:
            return True
        table = cast("Valdora", state)
        begin = cast("Valdora", root)
        return table.phase == MOVING and table.round >= begin.round + PLAN

    def roll(self, state: State, rng: Random) -> int:
        return keen(state, self.priors(state, state.legal()), rng)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        table = cast("Valdora", state)
        if len(legal) == 1:
            return [1.0]
        prospects = Prospects(table)
        if table.phase == MOVING:
            return self.journeys(table, prospects, legal)
        return [max(NOTHING, self.deed(table, prospects, move)) for move in legal]

    def journeys(self, state: Valdora, prospects: Prospects, legal: list[int]) -> list[float]:
        stops = [prospects.stop(space) for space in range(SPACE_COUNT)]
        occupied = 0
        for seat in range(state.seats):
            if seat != state.mover:
                occupied |= 1 << state.at[seat]
        return [max(NOTHING, self.journey(prospects, stops, occupied, move)) ** 2 for move in legal]

    def journey(self, prospects: Prospects, stops: list[float], occupied: int, move: int) -> float:
        space = move // 2
        after = 0.0
        steps = prospects.valley.steps
        for there in range(SPACE_COUNT):
            if there != space:
                after = max(after, stops[there] * PATIENCE[min(steps[space * SPACE_COUNT + there], 4)])
        value = stops[space] + after
        if occupied >> space & 1 and not FIRST_MINE <= space < FIRST_HOUSE:
            value -= 0.7
        if move % 2:
            value -= 0.8
        return value

    def deed(self, state: Valdora, prospects: Prospects, move: int) -> float:
        """How good a part of an action looks."""
        if move < BUY_COMMISSION:
            return prospects.item((move - BUY_ITEM) % ITEM_COUNT)
        if move < TURN:
            return prospects.commission((move - BUY_COMMISSION) % WANT_COUNT)
        if move < RETURN:
            return self.turning(state, prospects, move - TURN)
        if move < LOAD:
            return NOTHING
        if move < DELIVER:
            return self.loading(state, prospects, (move - LOAD) // ITEM_COUNT, (move - LOAD) % ITEM_COUNT)
        if move < PAY:
            return 5.0 + prospects.value((move - DELIVER) // OPEN)
        if move == PROVISIONS:
            return 0.6
        return 0.5 if move == STOP else 1.0

    def turning(self, state: Valdora, prospects: Prospects, side: int) -> float:
        """Worth while there is something to buy with; the unknown ahead is better than what has been seen."""
        space = state.at[state.mover]
        if space < CATALOGUES:
            if not gems.count(prospects.spare, GOLD):
                return NOTHING
        elif len(prospects.wants) == OPEN or not prospects.coins:
            return NOTHING
        if state.paged and prospects.coins < 3:
            return NOTHING
        value = 1.6 if side == RIGHT else 0.2
        return value if space < BOOKS else NOTHING

    def loading(self, state: Valdora, prospects: Prospects, gem: int, item: int) -> float:
        """Tools always; cart and horse for a gem that a commission lacks."""
        lacking = 0.0
        for i in range(len(prospects.wants)):
            if gems.count(prospects.missing[i], gem):
                lacking = max(lacking, prospects.worth[i])
        held = state.cargo[prospects.first_item + item]
        if held >= 0 and not gems.count(prospects.spare, held):
            return NOTHING
        if item < FIRST_CARRIER:
            return 4.0 + lacking
        return 0.4 * lacking - 0.2 * prospects.valley.fee[item]

    def values(self, state: State, root: State) -> list[float]:
        """Own points more or less than a plan from here usually makes."""
        table = cast("Valdora", state)
        seat = cast("Valdora", root).mover
        return for_one(0.5 + POINT * (self.worth(table, seat) - self.usual_worth(root)), seat, state.seats)

    def usual_worth(self, root: State) -> float:
        """What comes of the plans that are made at first sight."""
        if root is not self.root:
            self.root = root
            self.usual = 0.0
            begin = cast("Valdora", root)
            for _ in range(TRIALS):
                plan = alone(begin)
                while not self.over(plan, root):
                    plan.advance(chance(plan, self.rng) if plan.turn == CHANCE else self.roll(plan, self.rng))
                self.usual += self.worth(plan, begin.mover) / TRIALS
        return self.usual

    def worth(self, state: Valdora, seat: int) -> float:
        """Points, and while the game goes on what is under way: gems for commissions, equipment, coins."""
        points = float(state.scores()[seat])
        if state.turn == OVER:
            return points
        time = turns_left(state)
        prospects = Prospects(state)
        soon = min(1.0, time / 3.0)
        for i, want in enumerate(prospects.wants):
            size = sum(gems.counts_of(state.valley.bill[want]))
            here = size - sum(gems.counts_of(prospects.missing[i]))
            points += soon * prospects.worth[i] * (0.2 + 0.5 * here / max(size, 1))
        points += soon * COIN_WORTH * prospects.coins
        later = min(1.0, time / 12.0)
        for item in range(1, ITEM_COUNT):
            if prospects.owns(item):
                points += later * (TOOL_WORTH if item < FIRST_CARRIER else CARRIER_WORTH)
        return points


KNOWLEDGE: Final = ValdoraKnowledge()
