"""The race from here, in a quick sketch: how many turns an expedition still needs with the deck it has.

The sketch keeps the way, the cards and the market, and leaves out the other pawns. Its player is hasty: the card that
leads farthest is played first, what is left buys the best card, and no card is kept.
"""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random
from typing import Final

from filone.games.eldorado.bot.weights import Weights
from filone.games.eldorado.content.blocks import BLOCK_TERRAIN, BLOCK_VALUE
from filone.games.eldorado.content.cards import (
    CARTOGRAPHER,
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


class Field:
    """The way from every node to the finish. A node is a hex, or a block that a pawn on some hex has before it.

    `distance` is the least toll; `ahead` lists the neighbours of a node that are nearer to the finish.
    """

    def __init__(
        self,
        route: Route,
        others: tuple[int, ...],
        blocks: tuple[int, ...],
        ceilings: tuple[int, ...],
        weights: Weights,
    ) -> None:
        self.ceilings = ceilings
        self.size: int = len(route.q)
        self.goal: int = route.goal
        self.terrain: list[int] = route.terrain[:]
        self.value: list[int] = route.value[:]
        self.block: list[int] = [0] * self.size
        """The number of the block that a node stands for, or 0."""
        near: list[list[int]] = []
        behind: list[list[int]] = []
        for h in range(self.size):
            near.append(self._neighbours(route, blocks, h, behind))
        near += behind
        self.nodes: int = len(near)
        self.toll: list[float] = []
        for node in range(self.nodes):
            terrain = self.terrain[node]
            value = self.value[node]
            toll = weights.toll[terrain][value] if value else 0.0
            if terrain < RUBBLE:
                toll += weights.lack * max(0, value - ceilings[terrain])
            self.toll.append(toll)
        company = [0.0] * self.nodes
        for pawn in others:
            if pawn != ARRIVED:
                company[pawn] = weights.company
                self.toll[pawn] += weights.company
        self.distance: list[float] = self._distances(near)
        self.ahead: list[list[int]] = [
            [n for n in near[node] if self.distance[n] + company[n] < self.distance[node]] for node in range(self.nodes)
        ]
        self._reach: list[int] = [-1] * (3 * (MOST + 1) * self.nodes)
        self._far: list[int] = [-1] * (KINDS * self.nodes)

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

    def _distances(self, near: list[list[int]]) -> list[float]:
        before: list[list[int]] = [[] for _ in near]
        for node, neighbours in enumerate(near):
            for n in neighbours:
                before[n].append(node)
        distance = [FAR] * len(near)
        border = [(0.0, node) for node in range(self.goal, self.size)]
        while border:
            cost, node = heappop(border)
            if cost < distance[node]:
                distance[node] = cost
                for b in before[node]:
                    heappush(border, (cost + self.toll[node], b))
        return distance

    def arrived(self, node: int) -> bool:
        return self.goal <= node < self.size

    def stuck(self, node: int) -> bool:
        """Whether the deck has no card for any way ahead."""
        for n in self.ahead[node]:
            if self.terrain[n] >= RUBBLE or self.value[n] <= self.ceilings[self.terrain[n]]:
                return False
        return True

    def reach(self, terrain: int, power: int, node: int) -> int:
        """The node nearest to the finish that a card leads to, never away from it."""
        at = (terrain * (MOST + 1) + power) * self.nodes + node
        known = self._reach[at]
        if known >= 0:
            return known
        best = node
        if not self.arrived(node):
            for n in self.ahead[node]:
                if self.terrain[n] == terrain and self.value[n] <= power:
                    far = self.reach(terrain, power - self.value[n], n)
                    if self.distance[far] < self.distance[best]:
                        best = far
        self._reach[at] = best
        return best

    def far(self, kind: int, node: int) -> int:
        """The node nearest to the finish that a kind of card leads to."""
        at = kind * self.nodes + node
        far = self._far[at]
        if far < 0:
            far = self._after_native(node) if kind == NATIVE else self.farthest(SYMBOLS[kind], POWER[kind], node)
            self._far[at] = far
        return far

    def _after_native(self, node: int) -> int:
        best = node
        for n in self.ahead[node]:
            if self.distance[n] < self.distance[best]:
                best = n
        return best

    def farthest(self, symbols: int, power: int, node: int) -> int:
        """The same for a card whose symbol may be a joker's."""
        best = node
        for terrain in range(RUBBLE):
            if opens(symbols, terrain):
                far = self.reach(terrain, power, node)
                if self.distance[far] < self.distance[best]:
                    best = far
        return best


class Ways:
    """The fields that a thought has needed so far: most of the positions it meets share a few."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._known: dict[tuple[Route, tuple[int, ...], tuple[int, ...], tuple[int, ...]], Field] = {}

    def field_for(self, game: Position, seat: int) -> Field:
        """The way as a seat finds it, with its deck."""
        first = seat * game.each
        others = tuple(game.pawns[:first] + game.pawns[first + game.each :])
        blocks = tuple(game.blocks)
        highest = ceilings(game, seat)
        key = (game.route, others, blocks, highest)
        field = self._known.get(key)
        if field is None:
            if len(self._known) == MOST_KNOWN:
                self._known.clear()
            field = Field(game.route, others, blocks, highest, self.weights)
            self._known[key] = field
        return field


def ceilings(game: Position, seat: int) -> tuple[int, ...]:
    """The highest power that the deck has for each landscape; four are enough for any space."""
    decks = game.decks
    first = seat * KINDS
    highest = [1] * RUBBLE
    for kind in range(FIRST_FOR_SALE, CARTOGRAPHER):
        at = first + kind
        if SYMBOLS[kind] and (decks.draw[at] or decks.hand[at] or decks.played[at] or decks.discard[at]):
            power = min(POWER[kind], 4)
            for terrain in range(RUBBLE):
                if power > highest[terrain] and opens(SYMBOLS[kind], terrain):
                    highest[terrain] = power
    return tuple(highest)


class Race:
    """One expedition on its way, drawn card by card."""

    def __init__(self, game: Position, seat: int, way: Field, rng: Random, weights: Weights) -> None:
        self.way = way
        self.weights = weights
        self.pace: list[float] = weights.pace
        self.rng = rng
        self.pawns: list[int] = [hex for hex in game.pawns[seat * game.each : (seat + 1) * game.each] if hex != ARRIVED]
        decks = game.decks
        self.hand: list[int] = []
        self.draw: list[int] = []
        self.played: list[int] = []
        self.discard: list[int] = []
        first = seat * KINDS
        for kind in range(KINDS):
            at = first + kind
            for _ in range(decks.hand[at]):
                self.hand.append(kind)
            for _ in range(decks.draw[at]):
                self.draw.append(kind)
            for _ in range(decks.played[at]):
                self.played.append(kind)
            for _ in range(decks.discard[at]):
                self.discard.append(kind)
        self.sources: list[int] = [0] * RUBBLE
        """How many cards open each landscape."""
        for pile in (self.hand, self.draw, self.played, self.discard):
            for kind in pile:
                self.count(kind, 1)
        self.market = game.market.copy()
        self.bought = game.bought and game.seat == seat

    def count(self, kind: int, change: int) -> None:
        for terrain in range(RUBBLE):
            if opens(SYMBOLS[kind], terrain):
                self.sources[terrain] += change

    def turns(self, under_way: bool) -> float:
        """The turns until all pawns have arrived, after the one that is `under_way`: no card is drawn for that."""
        turns = -1 if under_way else 0
        if not under_way:
            self.bought = False
        while self.pawns:
            if turns == LONGEST:
                return LONGEST + 0.5 * self.left()
            if turns >= 0:
                self.take(HAND - len(self.hand))
            self.turn()
            turns += 1
        return turns - len(self.hand) / (HAND + 1.0)

    def left(self) -> float:
        left = 0.0
        for node in self.pawns:
            left += self.way.distance[node]
        return left

    def take(self, count: int) -> None:
        """Draw so many cards, in an order that only chance knows."""
        for _ in range(count):
            if not self.draw:
                if not self.discard:
                    return
                self.draw, self.discard = self.discard, self.draw
            draw = self.draw
            at = int(self.rng.random() * len(draw))
            self.hand.append(draw[at])
            draw[at] = draw[-1]
            draw.pop()

    def turn(self) -> None:
        self.act()
        stuck = True
        if not self.bought:
            while self.pawns and (self.move() or self.pay_way()):
                stuck = False
        if self.pawns:
            if not self.bought:
                self.buy(stuck)
            self.discard += self.hand
            self.discard += self.played
            self.hand.clear()
            self.played.clear()
        self.bought = False

    def act(self) -> None:
        """Play the cards that draw, remove and take others."""
        at = 0
        while at < len(self.hand):
            kind = self.hand[at]
            if SYMBOLS[kind] or kind == NATIVE:
                at += 1
                continue
            self.hand.pop(at)
            if not ITEM[kind]:
                self.played.append(kind)
            self.take(DRAWS[kind])
            for _ in range(REMOVES[kind]):
                self.remove(self.worst(1.0, True))
            if kind == TRANSMITTER:
                self.gain(-1, False)

    def worst(self, most: float, for_good: bool) -> int:
        """The worst card of the hand up to a pace, or -1; what goes for good is not the last of its symbol."""
        worst = -1
        pace = self.pace
        for at in range(len(self.hand)):
            kind = self.hand[at]
            if pace[kind] <= most and (worst < 0 or pace[kind] < pace[self.hand[worst]]):
                if not for_good or self.spare(kind):
                    worst = at
        return worst

    def spare(self, kind: int) -> bool:
        for terrain in range(RUBBLE):
            if opens(SYMBOLS[kind], terrain) and self.sources[terrain] == 1:
                return False
        return True

    def remove(self, at: int) -> None:
        if at >= 0:
            self.count(self.hand.pop(at), -1)

    def move(self) -> bool:
        """Play the card that leads farthest; whether there was one."""
        way = self.way
        distance = way.distance
        hand = self.hand
        pace = self.pace
        item_gain = self.weights.item_gain
        best = 0.0
        card = pawn = target = -1
        for which in range(len(self.pawns)):
            node = self.pawns[which]
            here = distance[node]
            seen = 0
            for at in range(len(hand)):
                kind = hand[at]
                if seen >> kind & 1:
                    continue
                seen |= 1 << kind
                far = way.far(kind, node)
                if far == node:
                    continue
                saved = here - distance[far]
                if ITEM[kind] and saved < item_gain and not way.arrived(far):
                    continue
                saved -= 0.1 * pace[kind]  # a lesser card that does the same comes first
                if way.arrived(far):
                    saved += 1.0
                if saved > best or card < 0:
                    best, card, pawn, target = saved, at, which, far
        if card < 0:
            return False
        kind = self.hand.pop(card)
        if ITEM[kind]:
            self.count(kind, -1)
        else:
            self.played.append(kind)
        self.put(pawn, target)
        return True

    def put(self, pawn: int, node: int) -> None:
        if self.way.arrived(node):
            self.pawns.pop(pawn)
        else:
            self.pawns[pawn] = node

    def pay_way(self) -> bool:
        """Pay any cards for rubble or a base camp ahead; whether that was possible."""
        way = self.way
        for pawn in range(len(self.pawns)):
            for n in way.ahead[self.pawns[pawn]]:
                if way.terrain[n] >= RUBBLE and self.pay(way.value[n], way.terrain[n] == CAMP):
                    self.put(pawn, n)
                    return True
        return False

    def pay(self, due: int, for_good: bool) -> bool:
        """Give up so many cards, the worst ones; whether there were enough."""
        if due > len(self.hand):
            return False
        for _ in range(due):
            at = self.worst(FAR, for_good)
            if at < 0:
                return False
            if for_good:
                self.remove(at)
            else:
                self.played.append(self.hand.pop(at))
        return True

    def buy(self, stuck: bool) -> None:
        """The best card that the rest of the hand pays for, if there is time to use it or no other way."""
        if stuck or self.left() > self.weights.too_late * len(self.pawns):
            coins = 0
            for kind in self.hand:
                coins += WORTH[kind]
            self.gain(coins, stuck)

    def gain(self, coins: int, stuck: bool) -> None:
        """Any card of the market for these half coins; with -1, for nothing and whatever its price."""
        market = self.market
        best = -1
        highest = self.weights.worth_buying
        for kind in range(FIRST_FOR_SALE, KINDS):
            pace = self.pace[kind]
            if stuck and self.opens(kind):
                pace += self.weights.stuck
            if pace >= highest:
                if market.left[kind] > 0 if coins < 0 else COST[kind] <= coins and market.sells(kind):
                    best, highest = kind, pace
        if best < 0:
            return
        if coins < 0:
            market.give(best)
        else:
            market.sell(best)
        self.discard.append(best)
        self.count(best, 1)

    def opens(self, kind: int) -> bool:
        """Whether a card would bring a pawn forward from where it stands."""
        for node in self.pawns:
            if self.way.far(kind, node) != node:
                return True
        return False
