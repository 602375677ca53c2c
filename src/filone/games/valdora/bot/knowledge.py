"""What a good adventurer knows: what each stop on the map is worth now, and how far away the worth is.

Every space gets the value of the best action there (`prospects.py`). A journey is as good as the stop it leads to plus,
at a discount, the best stop after that.
Thinking ahead is planning the own next turns, while the others do what is foreseen of them (`rivals.py`).
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from mypy_extensions import i64

from filone.games.valdora import moves
from filone.games.valdora.bot.prospects import SIZES, Prospects
from filone.games.valdora.bot.rivals import foresee, repeat
from filone.games.valdora.bot.weights import Weights
from filone.games.valdora.content import gems
from filone.games.valdora.content.cards import RIGHT
from filone.games.valdora.content.commissions import MOST_OPEN
from filone.games.valdora.content.equipment import ITEM_COUNT, is_carrier
from filone.games.valdora.content.gems import GOLD
from filone.games.valdora.content.spaces import FIRST_MINE, is_catalogue, is_mine
from filone.games.valdora.content.valley import Valley
from filone.games.valdora.decisions import Go
from filone.games.valdora.rules.books import uncover_next
from filone.games.valdora.state import Valdora
from filone.kernel import CHANCE, OVER, State
from filone.kernel.decisions import OfChance
from filone.kernel.draws import draw_near_best
from filone.kernel.knowledge import Knowledge, Thought, values_for_seat

NOTHING: Final = 0.05
"""The weight of what is allowed but serves no purpose."""
PLAN: Final = 7
"""How many own turns a plan has."""
FORESIGHTS: Final = 16
"""Ways that the others may go: one serves several plans."""
PLANS_EACH: Final = 8
"""So many plans are made before another way is thought of."""
TRIALS: Final = 8
"""Plans that tell what is usual."""


class Meanwhile(OfChance):
    """What the others do between two turns of the one who plans: to a plan it is chance."""


class Alone(Valdora):
    """A position that is played on by one player. Between two turns the others do what is foreseen of them, as far as
    it can still be done; after the first turn they are in nobody's way."""

    def __init__(self, seats: int, valley: Valley, options: dict[str, Any]) -> None:
        super().__init__(seats, valley, options)
        self.trips: list[list[int]] = []
        self.gone = 0
        """How many of the trips are over."""
        self.thwarted = [False] * seats

    def draw(self, fraction: float) -> int:
        return 0 if isinstance(self.open, Meanwhile) else super().draw(fraction)

    def apply(self, move: int) -> None:
        seat = self.open.seat
        if isinstance(self.open, Meanwhile):
            self.let_others_go(seat)
            return
        round = self.round
        super().apply(move)
        if self.open.seat != seat:
            self.round = round
            if self.gone < len(self.trips):
                self.ask_instead(Meanwhile(seat))
            else:
                self.let_others_go(seat)

    def let_others_go(self, seat: int) -> None:
        """Then it is the player's turn again; a round that is the last is completed, whoever brought it about."""
        round = self.round
        self.ask_instead(Go(seat))
        for place in range(1, self.seats + 1):
            other = (seat + place) % self.seats
            if other == self.start:
                if self.ending or round == self.limit:
                    self.turn = OVER
                    return
                self.round += 1
            if other != seat:
                self.let_go(other)
        uncover_next(self, seat)

    def let_go(self, other: int) -> None:
        self.at[other] = FIRST_MINE
        if self.gone < len(self.trips):
            self.thwarted[other] = repeat(self, other, self.trips[self.gone], self.thwarted[other])
            self.gone += 1


def alone(state: Valdora) -> Alone:
    twin = Alone(state.seats, state.valley, state.options)
    state.copy_into(twin)
    state.copy_fields(twin)
    return twin


def turns_left(state: Valdora, weights: Weights) -> float:
    """About how many turns everybody still has, from the craftsmen that must go before the end."""
    return (sum(state.craftsmen) - max(state.craftsmen)) / (weights.hires * state.seats)


class ValdoraThought(Thought):
    def __init__(self, root: State, seat: int, rng: Random, weights: Weights) -> None:
        super().__init__(root, seat, rng)
        self.weights = weights
        self.prospects = Prospects(cast("Valdora", root).valley, weights)
        self.last_round = cast("Valdora", root).round + PLAN
        self.plans = 0
        self.foresights: list[list[list[int]]] = []
        self.usual = 0.0
        self.usual_known = False
        """Whether `usual_worth` has been asked for: working it out takes draws, so nobody does before."""

    def world(self) -> State:
        """A plan, and one of the ways that the others may go meanwhile: every few plans another one is thought of."""
        if self.plans == PLANS_EACH * len(self.foresights) and len(self.foresights) < FORESIGHTS:
            self.foresights.append(foresee(self, PLAN))
        plan = alone(cast("Valdora", self.root))
        plan.trips = self.foresights[self.plans % len(self.foresights)]
        self.plans += 1
        return plan

    def over(self, state: State) -> bool:
        if state.turn == OVER:
            return True
        table = cast("Valdora", state)
        return isinstance(table.open, Go) and table.round >= self.last_round

    def roll(self, state: State) -> int:
        legal = state.legal()
        return draw_near_best(legal, self.priors(state, legal), self.rng)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        table = cast("Valdora", state)
        if len(legal) == 1:
            return [1.0]
        self.prospects.look(table)
        if isinstance(table.open, Go):
            return self.journeys(table, legal)
        return [max(NOTHING, self.deed(table, move)) for move in legal]

    def journeys(self, state: Valdora, legal: list[int]) -> list[float]:
        prospects = self.prospects
        prospects.weigh_stops()
        occupied: i64 = 0
        seat: i64
        for seat in range(state.seats):
            if seat != prospects.seat:
                occupied |= 1 << state.at[seat]
        looks: list[float] = []
        for move in legal:
            look = max(NOTHING, self.journey(move, occupied))
            looks.append(look * look)
        return looks

    def journey(self, move: i64, occupied: i64) -> float:
        space = moves.GO.space.of(move)
        value = self.prospects.stops[space] + self.prospects.best_after(space)
        if occupied >> space & 1 and not is_mine(space):
            value -= self.weights.occupied
        if moves.GO.provisions.of(move):
            value -= self.weights.provisions
        return value

    def deed(self, state: Valdora, move: i64) -> float:
        """How good a part of an action looks."""
        prospects = self.prospects
        if moves.LOAD.has(move):
            return self.loading(moves.LOAD.gem.of(move), moves.LOAD.item.of(move))
        if moves.TURN.has(move):
            return self.turning(state, moves.TURN.side.of(move))
        if moves.BUY_COMMISSION.has(move):
            return prospects.commission(moves.BUY_COMMISSION.wants.of(move))
        if moves.BUY_ITEM.has(move):
            return prospects.item(moves.BUY_ITEM.item.of(move))
        if moves.DELIVER.has(move):
            return 5.0 + prospects.value(moves.DELIVER.wants.of(move))
        if moves.RETURN.has(move):
            return NOTHING
        if moves.PROVISIONS.has(move):
            return 0.6
        return 0.5 if moves.STOP.has(move) else 1.0

    def turning(self, state: Valdora, side: i64) -> float:
        """Worth while there is something to buy with; the unknown ahead is better than what has been seen."""
        prospects = self.prospects
        if is_catalogue(state.at[prospects.seat]):
            if not gems.count(prospects.spare, GOLD):
                return NOTHING
        elif prospects.open == MOST_OPEN or not prospects.coins:
            return NOTHING
        if state.paged and prospects.coins < 3:
            return NOTHING
        return self.weights.turn_on if side == RIGHT else self.weights.turn_back

    def loading(self, gem: i64, item: i64) -> float:
        """Tools always; cart and horse for a gem that a commission lacks."""
        prospects = self.prospects
        held: i64 = prospects.cargo[item]
        if held >= 0 and not gems.count(prospects.spare, held):
            return NOTHING
        lacking = 0.0
        at: i64
        for at in range(prospects.open):
            if gems.count(prospects.missing[at], gem):
                lacking = max(lacking, prospects.worth[at])
        if is_carrier(item):
            return self.weights.load_carrier * lacking - self.weights.carrier_fee * float(prospects.fee[item])
        return self.weights.load_tool + lacking

    def values(self, state: State) -> list[float]:
        """Own points more or less than a plan from here usually makes."""
        ahead = self.worth(cast("Valdora", state), self.seat) - self.usual_worth()
        return values_for_seat(0.5 + self.weights.point * ahead, self.seat, state.seats)

    def usual_worth(self) -> float:
        """What comes of the plans that are made at first sight."""
        if not self.usual_known:
            self.usual_known = True
            for _ in range(TRIALS):
                plan = cast("Alone", self.world())
                while not self.over(plan):
                    plan.advance(plan.draw(self.rng.random()) if plan.turn == CHANCE else self.roll(plan))
                self.usual += self.worth(plan, self.seat) / TRIALS
        return self.usual

    def worth(self, state: Valdora, seat: int) -> float:
        """Points, and while the game goes on what is under way: gems for commissions, equipment, coins."""
        weights = self.weights
        points = float(sum(state.breakdown(seat).values()))
        if state.turn == OVER:
            return points
        time = turns_left(state, self.weights)
        prospects = self.prospects
        prospects.look(state)
        soon = min(1.0, time / 3.0)
        at: i64
        for at in range(prospects.open):
            size: i64 = SIZES[prospects.wants[at]]
            here = size - gems.size(prospects.missing[at])
            points += (
                soon
                * prospects.worth[at]
                * (weights.open_commission + weights.filled_commission * float(here) / float(max(size, 1)))
            )
        points += soon * weights.coin_worth * float(prospects.coins)
        later = min(1.0, time / 12.0)
        item: i64
        for item in range(1, ITEM_COUNT):
            if prospects.owns(item):
                points += later * (weights.carrier_worth if is_carrier(item) else weights.tool_worth)
        return points


class ValdoraKnowledge(Knowledge):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def think(self, root: State, seat: int, rng: Random) -> Thought:
        return ValdoraThought(root, seat, rng, self.weights)


KNOWLEDGE: Final = ValdoraKnowledge()
