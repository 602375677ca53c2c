"""What a good expedition leader knows: the easy way to El Dorado, what a card is worth, and how long the rest takes.

Thinking goes to the end of the own turn. What comes after it is sketched by `race.py`, each time with another draw of
the cards: the fewer turns it takes on average, the better was this turn.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, cast

from filone.games.eldorado import moves
from filone.games.eldorado.bot.race import Field, Race, Ways
from filone.games.eldorado.bot.weights import Weights
from filone.games.eldorado.content.cards import (
    CARTOGRAPHER,
    COIN,
    COMPASS,
    KINDS,
    NATIVE,
    POWER,
    SCIENTIST,
    SYMBOLS,
    TRANSMITTER,
    TRAVEL_LOG,
    WORTH,
    opens,
    other_symbols,
)
from filone.games.eldorado.content.tiles import CAMP, RUBBLE
from filone.games.eldorado.content.tokens import REMOVE_ONE, REPLACE, TOKEN_POWER, TOKEN_SYMBOL
from filone.games.eldorado.decisions import Act, Discard, Price, Toll
from filone.games.eldorado.position import ARRIVED, NOBODY
from filone.games.eldorado.rules.blocks import block_of
from filone.games.eldorado.rules.caves import caves_beside
from filone.games.eldorado.rules.moving import hex_of
from filone.games.eldorado.rules.pawns import may_end_on, place_of
from filone.games.eldorado.rules.rubble import is_for_camp
from filone.games.eldorado.state import Eldorado
from filone.kernel import CHANCE, OVER, State
from filone.kernel.draws import draw_near_best
from filone.kernel.knowledge import Knowledge, Thought, final_values, values_for_seat

LITTLE: Final = 0.02
"""The weight of what is allowed but hardly ever right."""
TRIALS: Final = 16
"""Sketches that tell how long the race takes from where the thought begins."""


class EldoradoThought(Thought):
    """Looks to the end of the turn and sketches the rest of the race."""

    def __init__(self, root: State, seat: int, rng: Random, weights: Weights) -> None:
        super().__init__(root, seat, rng, horizon=0)
        self.weights = weights
        self.ways = Ways(weights)
        self.usual = 0.0
        self.usual_known = False
        """Whether `usual_turns` has been asked for: working it out takes draws, so nobody does before."""

    def world(self) -> State:
        """Nobody else's hand is looked at before the own turn ends."""
        return self.root.copy()

    def over(self, state: State) -> bool:
        return state.turn == OVER or cast("Eldorado", state).seat != self.seat

    def values(self, state: State) -> list[float]:
        game = cast("Eldorado", state)
        seat = self.seat
        while not self.over(game) and (game.turn == CHANCE or not isinstance(game.open, Act)):
            game.advance(game.draw(self.rng.random()) if game.turn == CHANCE else self.roll(game))
        if game.turn == OVER:
            return final_values(game)
        ahead = self.usual_turns() - self.turns_left(game, seat)
        for holder in game.holders:
            if holder == seat:
                ahead += self.weights.block
        return values_for_seat(0.5 + self.weights.turn * ahead, seat, game.seats)

    def usual_turns(self) -> float:
        """How long the race takes on average from where the thought began."""
        if not self.usual_known:
            self.usual_known = True
            root = cast("Eldorado", self.root)
            for _ in range(TRIALS):
                self.usual += self.turns_left(root, self.seat) / TRIALS
        return self.usual

    def ending(self, state: State) -> list[float]:
        """A sketch of everybody's race: whoever needs the fewest turns wins."""
        game = cast("Eldorado", state)
        while game.turn == CHANCE:
            game.proceed(game.draw(self.rng.random()))
        if game.turn == OVER:
            return final_values(game)
        turns = [self.turns_left(game, seat) for seat in range(game.seats)]
        for later in range(game.seat + 1, game.seats):
            turns[later] -= 1.0  # the turn of this round is still to come
        best = min(turns)
        winners = turns.count(best)
        return [1.0 / winners if mine == best else 0.0 for mine in turns]

    def turns_left(self, game: Eldorado, seat: int) -> float:
        """One sketch of the rest of a seat's race."""
        race = Race(game, seat, self.ways.field_for(game, seat), self.rng, self.weights)
        return race.turns(under_way=game.seat == seat)

    def roll(self, state: State) -> int:
        legal = state.legal()
        return draw_near_best(legal, self.priors(state, legal), self.rng)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        game = cast("Eldorado", state)
        open = game.open
        weights = [LITTLE] * len(legal)
        if isinstance(open, Act):
            self._act(game, legal, weights)
        elif isinstance(open, Price):
            for i in range(len(legal)):
                weights[i] = self._payment(legal[i])
        elif isinstance(open, Toll):
            for i in range(len(legal)):
                weights[i] = self._toll(game, moves.PAY.card.of(legal[i]))
        elif isinstance(open, Discard):
            way = self.ways.field_for(game, game.seat)
            for i in range(len(legal)):
                weights[i] = self._discard(game, way, legal[i])
        else:
            way = self.ways.field_for(game, game.seat)
            for i in range(len(legal)):
                weights[i] = self._other(game, way, legal[i])
        return weights

    # Phase 1

    def _act(self, game: Eldorado, legal: list[int], weights: list[float]) -> None:
        """Draw first, then move as far as cards go, then buy the best card that can be had."""
        numbers = self.weights
        way = self.ways.field_for(game, game.seat)
        moving = 0.0
        least = LITTLE if self._may_stray(game, way) else 0.0
        for i in range(len(legal)):
            move = legal[i]
            if moves.PLAY.has(move):
                weights[i] = self._card(game, way, moves.PLAY.card.of(move))
            elif moves.CHANGE.has(move):
                kind = moves.CHANGE.card.of(move)
                weights[i] = numbers.change * self._gain(game, way, other_symbols(kind), POWER[kind])
            elif moves.TOKEN.has(move):
                weights[i] = self._token(game, way, moves.TOKEN.token.of(move))
            elif moves.STEP.has(move) or moves.CLEAR.has(move):
                weights[i] = self._step(game, way, move)
            else:
                continue
            weights[i] = max(weights[i], least)
            moving = max(moving, weights[i])
        far = self._way_left(game, way)
        for i in range(len(legal)):
            move = legal[i]
            if moves.BUY.has(move):
                kind = moves.BUY.card.of(move)
                weights[i] = (
                    numbers.pace[kind] ** 2
                    * (numbers.buy_standing if moving < 1.0 else numbers.buy_moving)
                    * min(1.0, far / numbers.buy_near)
                )
                if moving < numbers.standstill:
                    weights[i] += 0.3 * self._gain(game, way, SYMBOLS[kind], POWER[kind])
            elif moves.END.has(move):
                weights[i] = numbers.end if moving < numbers.standstill else LITTLE

    def _way_left(self, game: Eldorado, way: Field) -> float:
        """The mean distance of the pawns from the finish."""
        far = 0.0
        for pawn in range(game.seat * game.each, (game.seat + 1) * game.each):
            if game.pawns[pawn] != ARRIVED:
                far += way.distance[game.pawns[pawn]]
        return far / game.each

    def _card(self, game: Eldorado, way: Field, kind: int) -> float:
        if kind in (CARTOGRAPHER, COMPASS, SCIENTIST, TRAVEL_LOG, TRANSMITTER):
            return self.weights.draw_first
        if kind == NATIVE:
            return self.weights.native
        gain = self._gain(game, way, SYMBOLS[kind], POWER[kind])
        return gain * (self.weights.coin_card if SYMBOLS[kind] & COIN and WORTH[kind] >= 4 else 1.0)

    def _token(self, game: Eldorado, way: Field, token: int) -> float:
        if TOKEN_SYMBOL[token]:
            return self.weights.token * self._gain(game, way, TOKEN_SYMBOL[token], TOKEN_POWER[token])
        return 0.5 if token in (REMOVE_ONE, REPLACE) else 1.0

    def _gain(self, game: Eldorado, way: Field, symbols: int, power: int) -> float:
        """The most distance that this power saves for one of the pawns, none of which enters where somebody is."""
        best = 0.0
        for pawn in range(game.seat * game.each, (game.seat + 1) * game.each):
            hex = game.pawns[pawn]
            if hex == ARRIVED:
                continue
            for node in way.ahead[hex]:
                terrain = way.terrain[node]
                if terrain < RUBBLE and way.value[node] <= power and opens(symbols, terrain) and may_end_on(game, node):
                    far = way.reach(terrain, power - way.value[node], node)
                    best = max(best, way.distance[hex] - way.distance[far])
        return best

    def _step(self, game: Eldorado, way: Field, move: int) -> float:
        """A step by what it saves, and what the rest of the power can save after it.

        One that comes no nearer is for nothing, unless something is to be had there, the deck has no card for the way
        straight on, or it is a detour that ends farther than that: so nobody goes back and forth.
        """
        hex = place_of(game, move)
        node = hex_of(game, move) if moves.STEP.has(move) else self._block(way, hex, block_of(move))
        here = way.distance[hex]
        far = node
        if way.terrain[node] < RUBBLE and game.power > way.value[node]:
            far = way.reach(way.terrain[node], game.power - way.value[node], node)
        if way.distance[node] >= here and moves.STEP.has(move) and not self._offers(game, hex, node):
            if not way.stuck(hex) and way.distance[far] >= way.distance[way.farthest(game.symbols, game.power, hex)]:
                return 0.0
        return exp(here - way.distance[far])

    def _offers(self, game: Eldorado, hex: int, near: int) -> bool:
        """Whether a neighbour is a base camp, where decks get thinner, or beside a cave that this move may explore."""
        if game.route.terrain[near] == CAMP:
            return True
        found = caves_beside(game, near) & ~caves_beside(game, hex)
        if game.pawn != NOBODY:
            found &= ~game.beside
        for cave in range(len(game.caves.piles)):
            if found >> cave & 1 and game.caves.piles[cave]:
                return True
        return False

    def _may_stray(self, game: Eldorado, way: Field) -> bool:
        """Whether even a move that comes no nearer may serve one of the pawns."""
        for pawn in range(game.seat * game.each, (game.seat + 1) * game.each):
            hex = game.pawns[pawn]
            if hex == ARRIVED:
                continue
            if way.stuck(hex):
                return True
            if game.with_caves:
                for near in game.route.near[hex]:
                    if self._offers(game, hex, near):
                        return True
        return False

    def _block(self, way: Field, hex: int, block: int) -> int:
        """The node of a block that is to be cleared, or the hex itself if the way does not lead there."""
        for node in way.ahead[hex]:
            if way.block[node] == block:
                return node
        return hex

    # Paying, and everything else

    def _discard(self, game: Eldorado, way: Field, move: int) -> float:
        """A card that does not help from here makes room for another; one that does is worth keeping."""
        if moves.KEEP.has(move):
            return self.weights.keep
        kind = moves.DISCARD.card.of(move)
        if not SYMBOLS[kind] or self._gain(game, way, SYMBOLS[kind], POWER[kind]) > 0.0:
            return self.weights.discard_useful / self.weights.pace[kind]
        return 1.0

    def _payment(self, move: int) -> float:
        """A card that pays well for what it is."""
        if not moves.PAY.has(move):
            return 0.5
        kind = moves.PAY.card.of(move)
        return float(WORTH[kind]) / self.weights.pace[kind] ** 2

    def _toll(self, game: Eldorado, kind: int) -> float:
        """The least useful card; in a base camp not the last of its symbol."""
        return LITTLE if is_for_camp(game) and self._last(game, kind) else 1.0 / self.weights.pace[kind] ** 3

    def _last(self, game: Eldorado, kind: int) -> bool:
        """Whether a card is the only one of the deck with one of its symbols."""
        decks = game.decks
        first = game.seat * KINDS
        for terrain in range(RUBBLE):
            if opens(SYMBOLS[kind], terrain):
                count = 0
                for other in range(KINDS):
                    if opens(SYMBOLS[other], terrain):
                        at = first + other
                        count += decks.draw[at] + decks.hand[at] + decks.played[at] + decks.discard[at]
                if count == 1:
                    return True
        return False

    def _other(self, game: Eldorado, way: Field, move: int) -> float:
        if moves.STEP.has(move) or moves.CLEAR.has(move):
            return self._step(game, way, move)
        if moves.STOP.has(move):
            return 0.4
        if moves.PLAY.has(move):
            return 1.0
        if moves.TAKE.has(move):
            return self.weights.pace[moves.TAKE.card.of(move)] ** 3
        if moves.REMOVE.has(move):
            kind = moves.REMOVE.card.of(move)
            return self.weights.remove if self.weights.pace[kind] <= 1.0 and not self._last(game, kind) else LITTLE
        if moves.SWAP.has(move):
            return 1.0 / self.weights.pace[moves.SWAP.card.of(move)]
        if moves.EXPLORE.has(move):
            return self.weights.explore
        return 0.5 if moves.DONE.has(move) else 0.3


class EldoradoKnowledge(Knowledge):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def think(self, root: State, seat: int, rng: Random) -> Thought:
        return EldoradoThought(root, seat, rng, self.weights)


KNOWLEDGE: Final = EldoradoKnowledge()
