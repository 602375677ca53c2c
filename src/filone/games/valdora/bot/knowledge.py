"""What a good adventurer knows: what each stop on the map is worth now, and how far away the worth is.

Every space gets the value of the best action there (`prospects.py`). A journey is as good as the stop it leads to plus,
at a discount, the best stop after that.
Thinking ahead is planning the own next turns, as if the others rested: they hardly ever change what is good.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from filone.games.valdora import moves
from filone.games.valdora.bot.prospects import Prospects
from filone.games.valdora.content import gems
from filone.games.valdora.content.cards import RIGHT
from filone.games.valdora.content.commissions import BILLS, MOST_OPEN
from filone.games.valdora.content.equipment import ITEM_COUNT, is_carrier
from filone.games.valdora.content.gems import GOLD
from filone.games.valdora.content.spaces import FIRST_MINE, SPACE_COUNT, is_catalogue, is_mine
from filone.games.valdora.decisions import Go
from filone.games.valdora.state import Valdora
from filone.kernel import CHANCE, OVER, State
from filone.kernel.knowledge import Knowledge, chance, for_one, keen

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


class Alone(Valdora):
    """A position that is played on by one player only; after the first turn the others are in nobody's way."""

    def apply(self, move: int) -> None:
        seat = self.open.seat
        round = self.round
        super().apply(move)
        if self.open.seat != seat:
            self.have_another_turn(seat, round)

    def have_another_turn(self, seat: int, round: int) -> None:
        for other in range(self.seats):
            if other != seat:
                self.at[other] = FIRST_MINE
        self.round = round
        self.ask_instead(Go(seat))
        if self.ending or round == self.limit:
            self.turn = OVER
        else:
            self.round += 1


def alone(state: Valdora) -> Alone:
    twin = Alone(state.seats, state.valley, state.options)
    state.copy_into(twin)
    state.copy_fields(twin)
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
        return isinstance(table.open, Go) and table.round >= begin.round + PLAN

    def roll(self, state: State, rng: Random) -> int:
        return keen(state, self.priors(state, state.legal()), rng)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        table = cast("Valdora", state)
        if len(legal) == 1:
            return [1.0]
        prospects = Prospects(table)
        if isinstance(table.open, Go):
            return self.journeys(table, prospects, legal)
        return [max(NOTHING, self.deed(table, prospects, move)) for move in legal]

    def journeys(self, state: Valdora, prospects: Prospects, legal: list[int]) -> list[float]:
        stops = [prospects.stop(space) for space in range(SPACE_COUNT)]
        occupied = 0
        for seat in range(state.seats):
            if seat != prospects.seat:
                occupied |= 1 << state.at[seat]
        return [max(NOTHING, self.journey(prospects, stops, occupied, move)) ** 2 for move in legal]

    def journey(self, prospects: Prospects, stops: list[float], occupied: int, move: int) -> float:
        space = moves.GO.space.of(move)
        after = 0.0
        steps = prospects.valley.steps[space]
        for there in range(SPACE_COUNT):
            if there != space:
                after = max(after, stops[there] * PATIENCE[min(steps[there], 4)])
        value = stops[space] + after
        if occupied >> space & 1 and not is_mine(space):
            value -= 0.7
        if moves.GO.provisions.of(move):
            value -= 0.8
        return value

    def deed(self, state: Valdora, prospects: Prospects, move: int) -> float:
        """How good a part of an action looks."""
        if moves.LOAD.has(move):
            return self.loading(prospects, moves.LOAD.gem.of(move), moves.LOAD.item.of(move))
        if moves.TURN.has(move):
            return self.turning(state, prospects, moves.TURN.side.of(move))
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

    def turning(self, state: Valdora, prospects: Prospects, side: int) -> float:
        """Worth while there is something to buy with; the unknown ahead is better than what has been seen."""
        if is_catalogue(state.at[prospects.seat]):
            if not gems.count(prospects.spare, GOLD):
                return NOTHING
        elif len(prospects.wants) == MOST_OPEN or not prospects.coins:
            return NOTHING
        if state.paged and prospects.coins < 3:
            return NOTHING
        return 1.6 if side == RIGHT else 0.2

    def loading(self, prospects: Prospects, gem: int, item: int) -> float:
        """Tools always; cart and horse for a gem that a commission lacks."""
        lacking = 0.0
        for i in range(len(prospects.wants)):
            if gems.count(prospects.missing[i], gem):
                lacking = max(lacking, prospects.worth[i])
        held = prospects.cargo[item]
        if held >= 0 and not gems.count(prospects.spare, held):
            return NOTHING
        if is_carrier(item):
            return 0.4 * lacking - 0.2 * prospects.valley.fee[item]
        return 4.0 + lacking

    def values(self, state: State, root: State) -> list[float]:
        """Own points more or less than a plan from here usually makes."""
        table = cast("Valdora", state)
        seat = cast("Valdora", root).open.seat
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
                self.usual += self.worth(plan, begin.open.seat) / TRIALS
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
            size = gems.size(BILLS[want])
            here = size - gems.size(prospects.missing[i])
            points += soon * prospects.worth[i] * (0.2 + 0.5 * here / max(size, 1))
        points += soon * COIN_WORTH * prospects.coins
        later = min(1.0, time / 12.0)
        for item in range(1, ITEM_COUNT):
            if prospects.owns(item):
                points += later * (CARRIER_WORTH if is_carrier(item) else TOOL_WORTH)
        return points


KNOWLEDGE: Final = ValdoraKnowledge()
