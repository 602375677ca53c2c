"""The race from here, in a quick sketch: how many turns an expedition still needs with the deck it has.

The sketch keeps the way, the cards and the market, and leaves out the other pawns. Its player is hasty: the card that
leads farthest is played first, what is left buys the best card for the rest of the way, and no card is kept.
"""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from filone.games.eldorado.bot.weights import Weights
from filone.games.eldorado.content.blocks import BLOCK_TERRAIN, BLOCK_VALUE
from filone.games.eldorado.content.cards import (
    COST,
    DRAWS,
    FIRST_FOR_SALE,
    HAND,
    ITEM,
    KINDS,
    NATIVE,
    POWER,
    REMOVES,
    SYMBOLS,
    TRANSMITTER,
    WORTH,
    opens,
)
from filone.games.eldorado.content.route import Route
from filone.games.eldorado.content.tiles import CAMP, RUBBLE
from filone.games.eldorado.position import ARRIVED, Position

FAR: Final = 1000.0
MOST: Final = 6
"""The highest power of a card."""

MOST_KNOWN: Final = 256
"""Fields that are kept: a thought seldom needs more."""
LONGEST: Final = 40
"""After so many turns the sketch gives up."""

NO_CARDS: Final = vec[i64]([0] * 64)
"""Room for more cards than an expedition can ever own."""
ONCE: Final = vec[i64]([int(item) for item in ITEM])
DRAWN: Final = vec[i64](DRAWS)
REMOVED: Final = vec[i64](REMOVES)
SHARE: Final = 16
"""Bits of a number for each landscape: three counts are one number."""
FIRST_SHARE: Final = (1 << SHARE) - 1


def shares_of(symbols: int) -> int:
    """A card as one of those that open each of its landscapes."""
    return sum(1 << SHARE * terrain for terrain in range(RUBBLE) if opens(symbols, terrain))


SHARES: Final = vec[i64]([shares_of(symbols) for symbols in SYMBOLS])

HIGHEST: Final = 4
"""The highest value of a space."""
ENOUGH: Final = 3
"""So many cards that can pay a toll are as good as more."""
COUNT: Final = 5
"""Bits of a number for each landscape and value: how many cards can enter such a space. No deck has more than 31."""
MOST_COUNTED: Final = (1 << COUNT) - 1


def one_for(terrain: int, value: int) -> int:
    """One card that can enter such a space: by plain numbers, for native ones would keep but 32 bits."""
    return 1 << COUNT * (HIGHEST * terrain + value - 1)


def pays_for(symbols: int, power: int) -> int:
    """A card as one of those that can enter each space."""
    return sum(
        one_for(terrain, value)
        for terrain in range(RUBBLE)
        if opens(symbols, terrain)
        for value in range(1, min(power, HIGHEST) + 1)
    )


PAYS: Final = vec[i64]([pays_for(SYMBOLS[kind], POWER[kind]) for kind in range(KINDS)])


class Ground:
    """Where a step leads. A node is a hex, or a block that a pawn on some hex has before it."""

    def __init__(self, route: Route, blocks: tuple[int, ...]) -> None:
        self.size: i64 = len(route.q)
        self.goal: i64 = route.goal
        self.terrain: list[int] = route.terrain[:]
        self.value: list[int] = route.value[:]
        self.block: list[int] = [0] * self.size
        """The number of the block that a node stands for, or 0."""
        self.near: list[list[int]] = []
        behind: list[list[int]] = []
        for h in range(self.size):
            self.near.append(self._neighbours(route, blocks, h, behind))
        self.near += behind
        self.nodes: i64 = len(self.near)
        self.before: list[list[int]] = [[] for _ in self.near]
        """From where a step leads to each node."""
        for node, neighbours in enumerate(self.near):
            for n in neighbours:
                self.before[n].append(node)

    def _neighbours(self, route: Route, blocks: tuple[int, ...], h: int, behind: list[list[int]]) -> list[int]:
        """Where a step from a hex leads; a block stands before the hexes behind it."""
        found: list[int] = []
        nodes: dict[int, int] = {}
        for n, seam in zip(route.near[h], route.gates[h], strict=True):
            block = blocks[seam] if seam >= 0 else 0
            if not block:
                found.append(n)
                continue
            if seam not in nodes:
                nodes[seam] = self.size + len(behind)
                found.append(nodes[seam])
                behind.append([])
                self.terrain.append(BLOCK_TERRAIN[block])
                self.value.append(BLOCK_VALUE[block])
                self.block.append(block)
            behind[nodes[seam] - self.size].append(n)
        return found


class Field:
    """The way from every node to the finish, with a deck.

    `distance` is the least toll; `ahead` lists the neighbours of a node that are nearer to the finish.
    """

    def __init__(self, ground: Ground, others: tuple[int, ...], payers: i64, weights: Weights) -> None:
        self.payers = payers
        self.pace: vec[float] = vec[float](weights.pace)
        self.size: i64 = ground.size
        self.goal: i64 = ground.goal
        self.nodes: i64 = ground.nodes
        self.terrain = ground.terrain
        self.value = ground.value
        self.block = ground.block
        near = ground.near
        self.toll: list[float] = []
        for node in range(self.nodes):
            terrain = self.terrain[node]
            value = self.value[node]
            toll = weights.toll[terrain][value] if value else 0.0
            if terrain < RUBBLE:
                for point in range(1, value + 1):
                    count = self.payers_of(terrain, point)
                    if count == 0:
                        toll += weights.lack
                    elif count < ENOUGH:
                        toll += weights.few[count - 1]
            self.toll.append(toll)
        company = [0.0] * self.nodes
        for pawn in others:
            if pawn != ARRIVED:
                company[pawn] = weights.company
                self.toll[pawn] += weights.company
        self.distance: vec[float] = vec[float](self._distances(ground.before))
        self.ahead: list[list[int]] = [
            [n for n in near[node] if self.distance[n] + company[n] < self.distance[node]] for node in range(self.nodes)
        ]
        self.paid: vec[i64] = vec[i64](
            [int(any(self.terrain[n] >= RUBBLE for n in self.ahead[node])) for node in range(self.nodes)]
        )
        """Whether rubble or a base camp is ahead of a node."""
        self._reach: vec[i64] = vec[i64]([-1] * (3 * (MOST + 1) * self.nodes))
        self.known_far: vec[i64] = vec[i64]([-1] * (KINDS * self.nodes))
        """What `far` has found, KINDS nodes for each node."""
        self._saved: vec[float] = vec[float]([-1.0] * (KINDS * self.nodes))
        self._steps: vec[i64] = vec[i64]([0] * self.nodes)
        self.stretch = weights.stretch

    def _distances(self, before: list[list[int]]) -> list[float]:
        """Whatever a node is entered from, its toll is the same: so who is found first is found the shortest way."""
        distance = [FAR] * self.nodes
        border: list[tuple[float, int]] = []
        for node in range(self.goal, self.size):
            distance[node] = 0.0
            heappush(border, (self.toll[node], node))
        while border:
            cost, node = heappop(border)
            for b in before[node]:
                if distance[b] == FAR:
                    distance[b] = cost
                    heappush(border, (cost + self.toll[b], b))
        return distance

    def arrived(self, node: i64) -> bool:
        return self.goal <= node < self.size

    def stuck(self, node: int) -> bool:
        """Whether the deck has no card for any way ahead."""
        for n in self.ahead[node]:
            if self.terrain[n] >= RUBBLE or self.payers_of(self.terrain[n], self.value[n]):
                return False
        return True

    def payers_of(self, terrain: i64, value: i64) -> i64:
        """How many cards of the deck can enter such a space."""
        return self.payers >> COUNT * (HIGHEST * terrain + value - 1) & MOST_COUNTED

    def reach(self, terrain: i64, power: i64, node: i64) -> i64:
        """The node nearest to the finish that a card leads to, never away from it."""
        at = (terrain * (MOST + 1) + power) * self.nodes + node
        known = self._reach[at]
        if known >= 0:
            return known
        best = node
        if not self.arrived(node):
            n: i64
            for n in self.ahead[node]:
                if self.terrain[n] == terrain and self.value[n] <= power:
                    far = self.reach(terrain, power - self.value[n], n)
                    if self.distance[far] < self.distance[best]:
                        best = far
        self._reach[at] = best
        return best

    def far(self, kind: i64, node: i64) -> i64:
        """The node nearest to the finish that a kind of card leads to."""
        at = node * KINDS + kind
        far = self.known_far[at]
        if far < 0:
            far = self._after_native(node) if kind == NATIVE else self.farthest(SYMBOLS[kind], POWER[kind], node)
            self.known_far[at] = far
        return far

    def worth(self, kind: i64, node: i64) -> float:
        """The pace of a card on the rest of the way: by what it saves there on average; action cards serve anywhere."""
        if not SYMBOLS[kind]:
            return self.pace[kind]
        return self.stretch * self._saves(kind, node) / float(self._steps_from(node))

    def _saves(self, kind: i64, node: i64) -> float:
        """What a card saves on all nodes of the best way from here, added up."""
        at = node * KINDS + kind
        saved = self._saved[at]
        if saved < 0.0:
            next = self._after_native(node)
            saved = self.distance[node] - self.distance[self.far(kind, node)]
            if next != node:
                saved += self._saves(kind, next)
            self._saved[at] = saved
        return saved

    def _steps_from(self, node: i64) -> i64:
        """How many nodes the best way has, this one among them and the finish not."""
        steps = self._steps[node]
        if steps == 0:
            next = self._after_native(node)
            steps = 1
            if next != node and not self.arrived(next):
                steps += self._steps_from(next)
            self._steps[node] = steps
        return steps

    def _after_native(self, node: i64) -> i64:
        best = node
        n: i64
        for n in self.ahead[node]:
            if self.distance[n] < self.distance[best]:
                best = n
        return best

    def farthest(self, symbols: i64, power: i64, node: i64) -> i64:
        """The same for a card whose symbol may be a joker's."""
        best = node
        for terrain in range(i64(RUBBLE)):
            if opens(symbols, terrain):
                far = self.reach(terrain, power, node)
                if self.distance[far] < self.distance[best]:
                    best = far
        return best


class Ways:
    """The fields that a thought has needed so far: most of the positions it meets share a few."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._grounds: dict[tuple[Route, tuple[int, ...]], Ground] = {}
        self._known: dict[tuple[Route, tuple[int, ...], tuple[int, ...], i64], Field] = {}
        self._last: Field | None = None
        self._last_route: Route | None = None
        self._last_seat = -1
        self._last_pawns: list[int] = []
        self._last_blocks: list[int] = []
        self._last_payers: i64 = -1

    def field_for(self, game: Position, seat: int) -> Field:
        """The way as a seat finds it, with its deck: mostly the same as last time."""
        payers = payers_in(game, seat)
        last = self._last
        if (
            last is not None
            and seat == self._last_seat
            and payers == self._last_payers
            and game.route is self._last_route
            and game.blocks == self._last_blocks
            and self._same_others(game)
        ):
            return last
        field = self._find(game, seat, enough(payers))
        self._last = field
        self._last_route = game.route
        self._last_seat = seat
        self._last_pawns = game.pawns[:]
        self._last_blocks = game.blocks[:]
        self._last_payers = payers
        return field

    def _same_others(self, game: Position) -> bool:
        """Whether all others stand where they stood last time."""
        pawns, before = game.pawns, self._last_pawns
        first: i64 = self._last_seat * game.each
        end: i64 = first + game.each
        for pawn in range(i64(len(pawns))):
            if (pawn < first or pawn >= end) and pawns[pawn] != before[pawn]:
                return False
        return True

    def _find(self, game: Position, seat: int, payers: i64) -> Field:
        first = seat * game.each
        others = tuple(game.pawns[:first] + game.pawns[first + game.each :])
        blocks = tuple(game.blocks)
        key = (game.route, others, blocks, payers)
        field = self._known.get(key)
        if field is None:
            if len(self._known) == MOST_KNOWN:
                self._known.clear()
                self._grounds.clear()
            ground = self._grounds.get((game.route, blocks))
            if ground is None:
                ground = Ground(game.route, blocks)
                self._grounds[game.route, blocks] = ground
            field = Field(ground, others, payers, self.weights)
            self._known[key] = field
        return field


def payers_in(game: Position, seat: i64) -> i64:
    """How many cards of the whole deck can enter each space."""
    decks = game.decks
    draw, hand, played, discard = decks.draw, decks.hand, decks.played, decks.discard
    first = seat * KINDS
    payers: i64 = 0
    for kind in range(i64(KINDS)):
        at = first + kind
        payers += PAYS[kind] * (draw[at] + hand[at] + played[at] + discard[at])
    return payers


def enough(payers: i64) -> i64:
    """The same, but for what is more than enough: so most decks share a field with others."""
    counted: i64 = 0
    for at in range(i64(HIGHEST * RUBBLE)):
        counted |= min(payers >> at * COUNT & MOST_COUNTED, i64(ENOUGH)) << at * COUNT
    return counted


class Race:
    """One expedition on its way, drawn card by card.

    A pile is a row of kinds with a number of cards: what lies behind that number is not there.
    """

    def __init__(self, game: Position, seat: i64, way: Field, rng: Random, weights: Weights) -> None:
        self.way = way
        self.weights = weights
        self.pace: vec[float] = way.pace
        self.rng = rng
        self.pawns: vec[i64] = NO_CARDS[:2]
        self.walking: i64 = 0
        """How many pawns are on their way."""
        first_pawn = seat * game.each
        for pawn in range(first_pawn, first_pawn + game.each):
            hex = game.pawns[pawn]
            if hex != ARRIVED:
                self.pawns[self.walking] = hex
                self.walking += 1
        self.hand: vec[i64] = NO_CARDS[:]
        self.draw: vec[i64] = NO_CARDS[:]
        self.played: vec[i64] = NO_CARDS[:]
        self.discard: vec[i64] = NO_CARDS[:]
        decks = game.decks
        first = seat * KINDS
        self.sources: i64 = 0
        """How many cards open each landscape, in shares."""
        self.in_hand: i64 = self._lay(decks.hand, first, self.hand)
        self.in_draw: i64 = self._lay(decks.draw, first, self.draw)
        self.in_played: i64 = self._lay(decks.played, first, self.played)
        self.in_discard: i64 = self._lay(decks.discard, first, self.discard)
        self.market = game.market
        self.own_market = False
        """Whether something was bought, so that the market is no longer the table's."""
        self.bought = game.bought and game.seat == seat

    def _lay(self, counts: vec[i64], first: i64, pile: vec[i64]) -> i64:
        """A pile as the table has it, in the order of the kinds; the number of its cards."""
        size: i64 = 0
        for kind in range(i64(KINDS)):
            for _ in range(counts[first + kind]):
                pile[size] = kind
                size += 1
                self.sources += SHARES[kind]
        return size

    def turns(self, under_way: bool) -> float:
        """The turns until all pawns have arrived, after the one that is `under_way`: no card is drawn for that."""
        turns: i64 = -1 if under_way else 0
        if not under_way:
            self.bought = False
        while self.walking:
            if turns == LONGEST:
                return LONGEST + 0.5 * self.left()
            if turns >= 0:
                self.take(HAND - self.in_hand)
            self.turn()
            turns += 1
        return float(turns) - float(self.in_hand) / (HAND + 1.0)

    def left(self) -> float:
        left = 0.0
        for pawn in range(self.walking):
            left += self.way.distance[self.pawns[pawn]]
        return left

    def take(self, count: i64) -> None:
        """Draw so many cards, in an order that only chance knows."""
        hand = self.hand
        rng = self.rng
        while count > 0:
            count -= 1
            if self.in_draw == 0:
                if self.in_discard == 0:
                    return
                self.draw, self.discard = self.discard, self.draw
                self.in_draw = self.in_discard
                self.in_discard = 0
            draw = self.draw
            left = self.in_draw
            at: i64 = int(rng.random() * float(left))
            hand[self.in_hand] = draw[at]
            self.in_hand += 1
            draw[at] = draw[left - 1]
            self.in_draw = left - 1

    def pop(self, at: i64) -> i64:
        """A card leaves the hand; the others keep their order."""
        hand = self.hand
        card = hand[at]
        last = self.in_hand - 1
        while at < last:
            hand[at] = hand[at + 1]
            at += 1
        self.in_hand = last
        return card

    def play(self, at: i64) -> None:
        """From the hand to the played cards."""
        self.played[self.in_played] = self.pop(at)
        self.in_played += 1

    def remove(self, at: i64) -> None:
        """From the hand out of the game."""
        self.sources -= SHARES[self.pop(at)]

    def turn(self) -> None:
        self.act()
        stuck = True
        if not self.bought:
            while self.walking and (self.move() or self.pay_way()):
                stuck = False
        if self.walking:
            if not self.bought:
                self.buy(stuck)
            discard = self.discard
            size = self.in_discard
            for at in range(self.in_hand):
                discard[size] = self.hand[at]
                size += 1
            for at in range(self.in_played):
                discard[size] = self.played[at]
                size += 1
            self.in_discard = size
            self.in_hand = 0
            self.in_played = 0
        self.bought = False

    def act(self) -> None:
        """Play the cards that draw, remove and take others."""
        at: i64 = 0
        while at < self.in_hand:
            kind = self.hand[at]
            if kind < TRANSMITTER or SYMBOLS[kind] or kind == NATIVE:
                at += 1
                continue
            if ONCE[kind]:
                self.pop(at)
            else:
                self.play(at)
            self.take(DRAWN[kind])
            for _ in range(REMOVED[kind]):
                worst = self.worst(1.0, True)
                if worst >= 0:
                    self.remove(worst)
            if kind == TRANSMITTER:
                self.gain(-1, False)

    def worst(self, most: float, for_good: bool) -> i64:
        """The worst card of the hand up to a pace, or -1; what goes for good is not the last of its symbol."""
        worst: i64 = -1
        lowest = 0.0
        pace = self.pace
        hand = self.hand
        for at in range(self.in_hand):
            kind = hand[at]
            if pace[kind] <= most and (worst < 0 or pace[kind] < lowest):
                if not for_good or self.spare(kind):
                    worst = at
                    lowest = pace[kind]
        return worst

    def spare(self, kind: i64) -> bool:
        """Whether a card is not the last of one of its symbols."""
        shares = SHARES[kind]
        sources = self.sources
        while shares:
            if shares & 1 and sources & FIRST_SHARE == 1:
                return False
            shares >>= SHARE
            sources >>= SHARE
        return True

    def move(self) -> bool:
        """Play the card that leads farthest; whether there was one."""
        way = self.way
        distance = way.distance
        known_far = way.known_far
        goal, size = way.goal, way.size
        hand = self.hand
        pace = self.pace
        item_gain = self.weights.item_gain
        best = 0.0
        card: i64 = -1
        pawn: i64 = -1
        target: i64 = -1
        for which in range(self.walking):
            node = self.pawns[which]
            here = distance[node]
            seen: i64 = 0
            for at in range(self.in_hand):
                kind = hand[at]
                bit = i64(1) << kind
                if seen & bit:
                    continue
                seen |= bit
                far = known_far[node * KINDS + kind]
                if far < 0:
                    far = way.far(kind, node)
                if far == node:
                    continue
                saved = here - distance[far]
                arrived = goal <= far < size
                if ONCE[kind] and saved < item_gain and not arrived:
                    continue
                saved -= 0.1 * pace[kind]  # a lesser card that does the same comes first
                if arrived:
                    saved += 1.0
                if saved > best or card < 0:
                    best = saved
                    card = at
                    pawn = which
                    target = far
        if card < 0:
            return False
        if ONCE[hand[card]]:
            self.remove(card)
        else:
            self.play(card)
        self.put(pawn, target)
        return True

    def put(self, pawn: i64, node: i64) -> None:
        if not self.way.arrived(node):
            self.pawns[pawn] = node
            return
        self.walking -= 1
        if pawn < self.walking:
            self.pawns[pawn] = self.pawns[self.walking]

    def pay_way(self) -> bool:
        """Pay any cards for rubble or a base camp ahead; whether that was possible."""
        way = self.way
        for pawn in range(self.walking):
            node = self.pawns[pawn]
            if not way.paid[node]:
                continue
            n: i64
            for n in way.ahead[node]:
                if way.terrain[n] >= RUBBLE and self.pay(way.value[n], way.terrain[n] == CAMP):
                    self.put(pawn, n)
                    return True
        return False

    def pay(self, due: i64, for_good: bool) -> bool:
        """Give up so many cards, the worst ones; whether there were enough."""
        if due > self.in_hand:
            return False
        for _ in range(due):
            at = self.worst(FAR, for_good)
            if at < 0:
                return False
            if for_good:
                self.remove(at)
            else:
                self.play(at)
        return True

    def buy(self, stuck: bool) -> None:
        """The best card that the rest of the hand pays for, if there is time to use it or no other way."""
        if stuck or self.left() > self.weights.too_late * float(self.walking):
            coins: i64 = 0
            for at in range(self.in_hand):
                coins += WORTH[self.hand[at]]
            self.gain(coins, stuck)

    def gain(self, coins: i64, stuck: bool) -> None:
        """Any card of the market for these half coins; with -1, for nothing and whatever its price."""
        market = self.market
        way = self.way
        best: i64 = -1
        highest = self.weights.worth_buying
        for kind in range(i64(FIRST_FOR_SALE), i64(KINDS)):
            if coins >= 0 and COST[kind] > coins:
                continue
            pace = way.worth(kind, self.pawns[0])
            if stuck and self.opens(kind):
                pace += self.weights.stuck
            if pace >= highest and (market.left[kind] > 0 if coins < 0 else market.sells(kind)):
                best = kind
                highest = pace
        if best < 0:
            return
        if not self.own_market:
            self.market = market.copy()
            self.own_market = True
        if coins < 0:
            self.market.give(best)
        else:
            self.market.sell(best)
        self.discard[self.in_discard] = best
        self.in_discard += 1
        self.sources += SHARES[best]

    def opens(self, kind: i64) -> bool:
        """Whether a card would bring a pawn forward from where it stands."""
        for pawn in range(self.walking):
            if self.way.far(kind, self.pawns[pawn]) != self.pawns[pawn]:
                return True
        return False
