"""What a good player of Caverna knows, as the search asks for it: what to try first, and how a position stands."""

from __future__ import annotations

from math import exp
from typing import Final

from filone.games.caverna import decisions as ask
from filone.games.caverna.actions import CAVERN_CAVERN
from filone.games.caverna.bot.appraisal import Appraisal
from filone.games.caverna.bot.layout import planned_piece, planned_room, planned_twin
from filone.games.caverna.bot.worth import BEGGING_POINTS, Worth, harvests_left, outlook, rounds_left
from filone.games.caverna.family import weakest
from filone.games.caverna.goods import BOAR, CATTLE, DONKEY, FOOD, GOLD, GRAIN, MARKET, RUBY, SHEEP, VEGETABLE
from filone.games.caverna.harvest import bill
from filone.games.caverna.homeboard import CELLS, Home, count
from filone.games.caverna.possible import GROUPS, NAMES, NEEDS, RANKS
from filone.games.caverna.scoring import lines
from filone.games.caverna.space import (
    BREED_MOVE,
    BUY_FOOD,
    BUY_MOVE,
    CLEAR,
    COINS_MOVE,
    DISARM,
    EXCHANGE,
    FEED,
    FINISH,
    FORGE_MOVE,
    FURNISH_MOVE,
    IMITATE_MOVE,
    INSTALL,
    LAY_MOVE,
    LOOT_MOVE,
    PART_MOVE,
    PASS,
    PUT_MOVE,
    SEND,
    SKIP,
    SOW_MOVE,
    STOP,
    SUBSTITUTE,
    SWAP,
    TRADE_MOVE,
    USE,
)
from filone.games.caverna.state import Caverna
from filone.games.caverna.trading import ANIMALS, GET, PAY_GOOD, PAY_NUMBER, PIECE, TILE
from filone.kernel.knowledge import Knowledge, result
from filone.kernel.state import OVER, State

KINDS: Final = len(ask.ASKS)
SPREAD: Final = 12.0
"""Points of difference that make one clearly better than another."""
SOLO_WORST: Final = -40.0
SOLO_BEST: Final = 160.0
"""What counts as nothing, and as all one can wish for, when playing alone."""
BOLDNESS: Final = 0.8
"""Points of difference that make a move look clearly better than another."""
HOPELESS: Final = 0.004
"""Moves that look worse than this beside the best are not considered."""
AHEAD: Final = 1
"""How many rounds after this one a thought goes at a table with others."""


class CavernaKnowledge(Knowledge):
    """Looks to the end of the next round and judges a farm by its points and by what it can still become."""

    def __init__(self) -> None:
        super().__init__(horizon=2000)

    def foreseen(self, root: State) -> bool:
        return root.seats == 1

    def moment(self, state: State) -> int:
        """The round and the kind of decision."""
        assert isinstance(state, Caverna)
        return state.round * KINDS + state.stack[-4]

    def over(self, state: State, root: State) -> bool:
        assert isinstance(state, Caverna)
        assert isinstance(root, Caverna)
        return state.turn == OVER or (state.seats > 1 and state.round > root.round + AHEAD)

    def values(self, state: State, root: State) -> list[float]:
        assert isinstance(state, Caverna)
        if state.seats == 1:
            points = float(state.scores()[0]) if state.turn == OVER else outlook(state, state.homes[0])
            return [max(0.0, min(1.0, (points - SOLO_WORST) / (SOLO_BEST - SOLO_WORST)))]
        if state.turn == OVER:
            return result(state)
        outlooks = [outlook(state, home) for home in state.homes]
        best = max(outlooks)
        shares = [exp((points - best) / SPREAD) for points in outlooks]
        total = sum(shares)
        return [share / total for share in shares]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Caverna)
        home = state.home()
        kind = state.stack[-4]
        if kind == ask.PLACE:
            return soften(placements(state, home, legal))
        if kind == ask.PART:
            return soften(parts(state, home, legal))
        if kind in (ask.FEEDING, ask.ROOM):
            return meals(state, home, legal, kind == ask.FEEDING)
        if kind == ask.TWIN:
            return lays(legal)
        if kind == ask.PIECE:
            return keep_best(
                [planned_piece(home, (move - PUT_MOVE) // CELLS, (move - PUT_MOVE) % CELLS) for move in legal]
            )
        if kind == ask.CELL:
            return keep_best(
                [planned_room(home, (move - INSTALL) // CELLS, (move - INSTALL) % CELLS) for move in legal]
            )
        if kind == ask.TILE:
            appraisal = Appraisal(state, home, 0)
            what = state.stack[-3]
            return soften([appraisal.tile(move - FURNISH_MOVE, what) for move in legal])
        if kind == ask.ITEM:
            return soften(loot(state, home, legal))
        if kind == ask.COPY:
            appraisal = Appraisal(state, home, home.dwarfs[state.actor])
            return soften([appraisal.space(move - IMITATE_MOVE) for move in legal])
        if kind == ask.LAST:
            return soften(last_swaps(state, home, legal))
        if kind == ask.MENU:
            return menu(legal)
        return [simple(state, home, move) for move in legal]


def soften(points: list[float]) -> list[float]:
    """Points as promises: the best is 1, and what lies hopelessly behind is not considered."""
    best = max(points)
    promises: list[float] = []
    for value in points:
        promise = exp((value - best) / BOLDNESS) if value > best - 20.0 else 0.0
        promises.append(promise if promise > HOPELESS else 0.0)
    return promises


def keep_best(scores: list[float]) -> list[float]:
    """One place is as good as the plan says: no thought is lost on others."""
    chosen = scores.index(max(scores))
    return [1.0 if number == chosen else 0.0 for number in range(len(scores))]


def placements(state: Caverna, home: Home, legal: list[int]) -> list[float]:
    dwarf = state.sent if state.sent >= 0 else weakest(home)
    appraisal = Appraisal(state, home, home.dwarfs[dwarf])
    points: list[float] = []
    best = 0.0
    for move in legal:
        if move < SEND:
            value = appraisal.space(move - USE)
            best = max(best, value)
            points.append(value)
        else:
            points.append(-100.0)
    for number, move in enumerate(legal):
        if move == PASS:
            points[number] = best
        elif SEND <= move < PASS:
            # A ruby for another order among the dwarfs pays rarely.
            points[number] = best - 4.5
    return points


def parts(state: Caverna, home: Home, legal: list[int]) -> list[float]:
    """The parts of an action, those first that would be lost otherwise; enough is when none is worth anything."""
    space = state.stack[-3]
    remaining = state.stack[-2]
    done = state.stack[-1]
    appraisal = Appraisal(state, home, home.dwarfs[state.actor])
    names = NAMES[space]
    ranks = RANKS[space]
    groups = GROUPS[space]
    needs = NEEDS[space]
    worth = [0.0] * len(names)
    block = [0.0] * len(names)
    for i in range(len(names)):
        if remaining >> i & 1:
            worth[i] = appraisal.part(space, i)
            if worth[i] > 0.0 and (needs[i] < 0 or done >> needs[i] & 1 or worth[needs[i]] > 0.0):
                block[groups[i]] += worth[i]
    points: list[float] = []
    for move in legal:
        if move == STOP:
            points.append(0.0)
        elif move == EXCHANGE:
            points.append(-100.0)
        else:
            value = -100.0
            for i in range(len(names)):
                if remaining >> i & 1 and names[i] == move - PART_MOVE and (needs[i] < 0 or done >> needs[i] & 1):
                    value = worth[i] if worth[i] <= 0.0 else block[groups[i]] + 5.0 * (3 - ranks[i])
                    break
            points.append(value)
    return points


def lays(legal: list[int]) -> list[float]:
    """Twins by the plan; where it leaves the choice, tunnels before caverns, and caverns for the last."""
    scores: list[float] = []
    for move in legal:
        number = move - LAY_MOVE
        twin = number // (CELLS * 4)
        score = planned_twin(twin, number % (CELLS * 4))
        if twin == CAVERN_CAVERN:
            score -= 0.5 if score > 2.0 else -0.5
        scores.append(score)
    best = max(scores)
    if best <= 0.0:
        return keep_best(scores)
    return [1.0 if score == best else 0.3 if best - 0.5 <= score else 0.1 if score > 0.5 else 0.0 for score in scores]


def loot(state: Caverna, home: Home, legal: list[int]) -> list[float]:
    appraisal = Appraisal(state, home, home.dwarfs[state.actor])
    items = appraisal.items()
    return [
        items[move - LOOT_MOVE] if LOOT_MOVE <= move < BUY_MOVE else 0.0 if move == STOP else -100.0 for move in legal
    ]


def price(state: Caverna, home: Home, good: int) -> float:
    """What is lost with one of these, in points."""
    number = home.goods[good]
    harvests = harvests_left(state)
    time = min(1.0, rounds_left(state) / 3.0)
    if good >= SHEEP:
        if number > 2:
            return 1.0
        if number == 2:
            return 1.0 + 0.8 * (harvests - 1.0)
        return 3.0 + 0.2 * harvests
    if good == GRAIN:
        return 0.5 + (0.7 * time if number <= 2 else 0.1 * time)
    if good == VEGETABLE:
        return 1.0 + (0.6 * time if number <= 2 else 0.1 * time)
    if good == RUBY:
        return 1.0 + 0.9 * time
    return 1.0 if good == GOLD else 0.7 * time


def meals(state: Caverna, home: Home, legal: list[int], feeding: bool) -> list[float]:
    """At table: what costs least for the food it gives. Where room is wanting, the animal that is missed least."""
    missing = 1000
    if feeding:
        missing = bill(home, state.stack[-3], state.stack[-2] != 0) - home.goods[FOOD]
    scores: list[float] = []
    for move in legal:
        score = -100.0
        if move == FEED:
            score = 0.0 if missing <= 0 else -BEGGING_POINTS
        elif missing <= 0 and SWAP <= move < COINS_MOVE:
            score = mate(state, home, move - SWAP)
        elif missing <= 0 or move == EXCHANGE:
            score = -100.0
        elif move == COINS_MOVE:
            score = -(1.0 + 1.0 / min(missing, home.goods[GOLD] - 1))
        elif SUBSTITUTE <= move < FEED:
            score = -0.3
        elif SWAP <= move < COINS_MOVE:
            score = swap_score(state, home, move - SWAP, missing)
        scores.append(score)
    best = max(scores)
    return [exp((score - best) / 0.25) if score > best - 1.5 else 0.0 for score in scores]


def mate(state: Caverna, home: Home, number: int) -> float:
    """Before the breeding: what a ruby gains by buying the animal that is missing."""
    bought = GET[number][0][0] if GET[number] else FOOD
    if PAY_GOOD[number][0] != RUBY or bought < SHEEP or home.goods[bought] > 1:
        return -100.0
    worth = Worth(state, home)
    return worth.each[bought] - worth.each[RUBY] - 0.5


def swap_score(state: Caverna, home: Home, number: int, missing: int) -> float:
    """Points lost for each food, as a negative number; food beyond what is missing counts half."""
    gained = 0.0
    for good, amount in GET[number]:
        if good == FOOD:
            food = amount + ANIMALS[number] if TILE[number] >= 0 else amount
            gained += min(food, missing) + 0.4 * max(0, food - missing)
    if gained <= 0.0:
        return -100.0
    lost = 0.0
    paid = PAY_GOOD[number]
    for i in range(len(paid)):
        lost += PAY_NUMBER[number][i] * price(state, home, paid[i])
    for good, amount in GET[number]:
        if good == GOLD:
            lost -= amount
    return -lost / gained


def last_swaps(state: Caverna, home: Home, legal: list[int]) -> list[float]:
    """At the very end every exchange is tried out."""
    points: list[float] = []
    before = sum(lines(home))
    for move in legal:
        if move == FINISH:
            points.append(0.0)
        elif move == COINS_MOVE or move >= DISARM or PIECE[move - SWAP] >= 0:
            points.append(-100.0)
        else:
            trial = state.copy()
            trial.step(move)
            after = sum(lines(trial.homes[state.active]))
            points.append(20.0 * (after - before) if after > before else -100.0)
    return points


def menu(legal: list[int]) -> list[float]:
    """Exchanges in the middle of the work are for rubies that buy what is missing."""
    return [1.0 if SWAP <= move < COINS_MOVE and PAY_GOOD[move - SWAP][0] == RUBY else 0.05 for move in legal]


def simple(state: Caverna, home: Home, move: int) -> float:
    """Decisions that need no plan."""
    if move < SOW_MOVE:
        return 1.0
    if move < FORGE_MOVE:
        code = move - SOW_MOVE
        return 0.01 + (code // 3 + code % 3) ** 4
    if move < LOOT_MOVE:
        return float((move - FORGE_MOVE + 1) ** 4)
    if BUY_MOVE <= move < TRADE_MOVE:
        return 1.0 / MARKET[move - BUY_MOVE] ** 2
    if TRADE_MOVE <= move < EXCHANGE:
        return float((move - TRADE_MOVE + 1) ** 3)
    if move == EXCHANGE:
        return 0.0
    if BUY_FOOD <= move < DISARM:
        return coins(state, home, move - BUY_FOOD + 1)
    if SKIP <= move < SUBSTITUTE:
        return skipping(home, move == SKIP)
    if BREED_MOVE <= move < FINISH:
        return 1.0 + 3.0 * count(move - BREED_MOVE)
    if move == CLEAR:
        return 1.0
    return 0.05


def coins(state: Caverna, home: Home, amount: int) -> float:
    """Exactly as much food as is missing, if this is a meal."""
    stack = state.stack
    if len(stack) >= 8 and stack[-8] == ask.FEEDING:
        missing = bill(home, stack[-7], stack[-6] != 0) - home.goods[FOOD]
        return 1.0 if amount == min(missing, home.goods[GOLD] - 1) else 0.0001
    return 1.0 / amount


def skipping(home: Home, field: bool) -> float:
    """Leave out the phase that brings less."""
    crops = count(home.sown())
    pairs = sum(1 for animal in (SHEEP, DONKEY, BOAR, CATTLE) if home.goods[animal] >= 2)
    if field:
        return 1.0 if crops <= pairs else 0.1
    return 1.0 if pairs <= crops else 0.1


KNOWLEDGE: Final = CavernaKnowledge()
