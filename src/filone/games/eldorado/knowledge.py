"""What a good expedition leader knows: the easy way to El Dorado, what a card is worth, and who is ahead.

Each space has a distance: the toll of the cheapest way from it to the finish. A move is as good as the distance it
saves, a purchase as good as the card makes the deck; who needs the fewest turns with the deck they have is ahead.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from math import exp
from typing import Final, cast

from filone.games.eldorado.cards import (
    CARDS,
    CARTOGRAPHER,
    COIN,
    COMPASS,
    JOKER,
    KINDS,
    NATIVE,
    POWER,
    SCIENTIST,
    SYMBOLS,
    TRANSMITTER,
    TRAVEL_LOG,
    WORTH,
)
from filone.games.eldorado.caves import REMOVE_ONE, REPLACE, TOKEN_POWER, TOKEN_SYMBOL
from filone.games.eldorado.position import (
    ARRIVED,
    AT_ACT,
    AT_DISCARD,
    AT_PRICE,
    AT_TOLL,
    BLOCK_TERRAIN,
    BLOCK_VALUE,
)
from filone.games.eldorado.route import Route
from filone.games.eldorado.space import (
    BUY,
    CHANGE,
    CLEAR,
    DISCARD,
    DONE,
    END,
    EXPLORE,
    KEEP,
    LEAVE,
    PAY,
    PLAY,
    REMOVE,
    STEP,
    STOP,
    SWAP,
    TAKE,
    TOKEN,
)
from filone.games.eldorado.state import Eldorado
from filone.kernel import OVER, State
from filone.kernel.knowledge import Knowledge, result

# How much a card brings the expedition forward when it is drawn, in spaces
_PACE: Final = {
    "explorer": 1.0,
    "traveler": 0.8,
    "sailor": 0.8,
    "scout": 2.0,
    "trailblazer": 2.9,
    "jack_of_all_trades": 1.3,
    "photographer": 1.6,
    "treasure_chest": 1.6,
    "transmitter": 2.2,
    "pioneer": 4.2,
    "giant_machete": 2.6,
    "captain": 2.2,
    "journalist": 2.3,
    "millionaire": 3.0,
    "adventurer": 2.4,
    "prop_plane": 2.6,
    "cartographer": 3.2,
    "compass": 2.2,
    "scientist": 2.6,
    "travel_log": 2.2,
    "native": 2.3,
}
PACE: Final = [_PACE[card] for card in CARDS]

CARDS_A_TURN: Final = 4.0
EAGERNESS: Final = 0.45
"""How sharply being a turn ahead tells."""
LITTLE: Final = 0.02
"""The weight of what is allowed but hardly ever right."""


TOLL: Final = [
    [0.0, 1.0, 2.1, 3.4, 5.0],  # jungle
    [0.0, 1.1, 2.5, 4.0, 12.0],  # river: only a Prop Plane has four paddles
    [0.0, 1.0, 2.1, 3.5, 5.0],  # village
    [0.0, 1.6, 3.5, 6.0, 9.0],  # rubble
    [0.0, 1.2, 2.6, 5.0, 9.0],  # base camp
]
"""What a space of each terrain and value costs; high values want cards that are rarely in hand."""


@lru_cache(maxsize=64)
def distances(route: Route) -> list[float]:
    """The least toll from each hex to the finish."""
    toll = [TOLL[terrain][value] if value else 0.0 for terrain, value in zip(route.terrain, route.value, strict=True)]
    far = 1000.0
    distance = [far] * len(route.q)
    border = [(0.0, hex) for hex in range(route.goal, len(route.q))]
    backwards: list[list[int]] = [[] for _ in route.q]
    for hex in range(len(route.q)):
        for near in route.near[hex]:
            backwards[near].append(hex)
    while border:
        cost, hex = heappop(border)
        if cost < distance[hex]:
            distance[hex] = cost
            for before in backwards[hex]:
                heappush(border, (cost + toll[hex], before))
    return distance


class Leader(Knowledge):
    """Looks a turn or two ahead and then judges by the way left and the decks."""

    def __init__(self) -> None:
        super().__init__(horizon=40)

    def values(self, state: State, root: State) -> list[float]:
        if state.turn == OVER:
            return result(state)
        game = cast("Eldorado", state)
        weights = [exp(-EAGERNESS * self.turns_left(game, seat)) for seat in range(game.seats)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def turns_left(self, game: Eldorado, seat: int) -> float:
        """The way of all pawns, at the pace of an average hand; who has acted this round is half a turn behind."""
        distance = distances(game.route)
        way = 0.0
        for pawn in range(seat * game.each, (seat + 1) * game.each):
            hex = game.pawns[pawn]
            if hex != ARRIVED:
                way += distance[hex]
        decks = game.decks
        first = seat * KINDS
        cards = 0
        pace = 0.0
        for kind in range(KINDS):
            at = first + kind
            count = decks.draw[at] + decks.hand[at] + decks.played[at] + decks.discard[at]
            cards += count
            pace += count * PACE[kind]
        speed = max(0.5, min(cards, CARDS_A_TURN) * pace / max(cards, 1))
        blocks = 0
        for holder in game.holders:
            if holder == seat:
                blocks += 1
        had_turn = (seat - game.start) % game.seats < (game.seat - game.start) % game.seats
        return way / speed - 0.1 * blocks + (0.5 if had_turn else 0.0)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        game = cast("Eldorado", state)
        at = game.at()
        weights = [LITTLE] * len(legal)
        if at == AT_ACT:
            self._act(game, legal, weights)
        elif at in (AT_PRICE, AT_TOLL):
            for i in range(len(legal)):
                weights[i] = self._payment(game, at, legal[i])
        elif at == AT_DISCARD:
            for i in range(len(legal)):
                weights[i] = 0.6 if legal[i] == KEEP else 1.2 / PACE[legal[i] - DISCARD]
        else:
            for i in range(len(legal)):
                weights[i] = self._other(game, legal[i])
        return weights

    # Phase 1

    def _act(self, game: Eldorado, legal: list[int], weights: list[float]) -> None:
        """Draw first, then move as far as cards go, then buy the best card that can be had."""
        moving = 0.0
        for i in range(len(legal)):
            move = legal[i]
            if move < CHANGE:
                weights[i] = self._card(game, move - PLAY)
            elif move < TOKEN:
                kind = move - CHANGE
                weights[i] = 0.7 * self._gain(game, JOKER & ~SYMBOLS[kind], POWER[kind])
            elif move < PAY:
                weights[i] = self._token(game, move - TOKEN)
            elif move < STOP:
                weights[i] = self._step(game, move)
            else:
                continue
            weights[i] = max(weights[i], LITTLE)
            moving = max(moving, weights[i])
        for i in range(len(legal)):
            move = legal[i]
            if BUY <= move < TAKE:
                weights[i] = PACE[move - BUY] ** 2 * (0.3 if moving < 1.0 else 0.04) * self._time_to_buy(game)
            elif move == END:
                weights[i] = 0.15 if moving < 0.5 else LITTLE

    def _time_to_buy(self, game: Eldorado) -> float:
        """A new card pays off only if it is drawn a few times before the end."""
        return min(1.0, self.turns_left(game, game.seat) / 8.0)

    def _card(self, game: Eldorado, kind: int) -> float:
        if kind in (CARTOGRAPHER, COMPASS, SCIENTIST, TRAVEL_LOG, TRANSMITTER):
            return 8.0
        if kind == NATIVE:
            return 1.5
        gain = self._gain(game, SYMBOLS[kind], POWER[kind])
        # Coins buy, at least while there is something worth buying
        return gain * (0.5 if SYMBOLS[kind] & COIN and WORTH[kind] >= 4 else 1.0)

    def _token(self, game: Eldorado, token: int) -> float:
        if TOKEN_SYMBOL[token]:
            return 0.8 * self._gain(game, TOKEN_SYMBOL[token], TOKEN_POWER[token])
        return 0.5 if token in (REMOVE_ONE, REPLACE) else 1.0

    def _gain(self, game: Eldorado, symbols: int, power: int) -> float:
        """The most distance that this power saves for one of the pawns."""
        best = 0.0
        distance = distances(game.route)
        first = game.seat * game.each
        for pawn in range(first, first + game.each):
            hex = game.pawns[pawn]
            if hex != ARRIVED:
                for terrain in range(3):
                    if symbols >> terrain & 1:
                        best = max(best, distance[hex] - self._reach(game, distance, hex, terrain, power))
        return best

    def _reach(self, game: Eldorado, distance: list[float], hex: int, terrain: int, power: int) -> float:
        """The least distance that this power leads to, going only forward."""
        route = game.route
        best = distance[hex]
        near = route.near[hex]
        gates = route.gates[hex]
        for i in range(len(near)):
            n = near[i]
            left = power
            if gates[i] >= 0 and game.blocks[gates[i]]:
                block = game.blocks[gates[i]]
                if BLOCK_TERRAIN[block] != terrain or BLOCK_VALUE[block] > left:
                    continue
                left -= BLOCK_VALUE[block]
                best = min(best, distance[hex] - 1.0)
            if route.terrain[n] != terrain or route.value[n] > left or distance[n] >= distance[hex]:
                continue
            if game.occupied(n) and not game.passing:
                continue
            left -= route.value[n]
            best = min(best, self._reach(game, distance, n, terrain, left) if left else distance[n])
        return best

    def _step(self, game: Eldorado, move: int) -> float:
        """A step by what it saves; in phase 1 it is one that cards must be paid for."""
        if move >= CLEAR:
            return 2.0
        distance = distances(game.route)
        pawn = game.seat * game.each + (move - STEP) % 2
        saved = distance[game.pawns[pawn]] - distance[game.route.hex_at[(move - STEP) // 2]]
        return exp(saved)

    # Paying, and everything else

    def _payment(self, game: Eldorado, at: int, move: int) -> float:
        """The least useful card; for a price, one that pays well for what it is."""
        if not PAY <= move < STEP:
            return 0.5
        kind = move - PAY
        if at == AT_PRICE:
            return WORTH[kind] / PACE[kind] ** 2
        return 1.0 / PACE[kind] ** 3

    def _other(self, game: Eldorado, move: int) -> float:
        if STEP <= move < STOP:
            return self._step(game, move)
        if move == STOP:
            return 0.4
        if move < TOKEN:
            return 1.0
        if TAKE <= move < REMOVE:
            return PACE[move - TAKE] ** 3
        if REMOVE <= move < SWAP:
            return 3.0 if PACE[move - REMOVE] <= 1.0 else LITTLE
        if SWAP <= move < EXPLORE:
            return 1.0 / PACE[move - SWAP]
        if EXPLORE <= move < LEAVE:
            return 5.0
        if move == DONE:
            return 0.5
        return 0.3


KNOWLEDGE: Final = Leader()
