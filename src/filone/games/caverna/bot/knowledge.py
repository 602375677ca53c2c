"""What a good player of Caverna knows, as the search asks for it: what to try first, and how a position stands."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from filone.games.caverna import moves
from filone.games.caverna.bot.appraisal import Appraisal
from filone.games.caverna.bot.layout import planned_piece, planned_room, planned_twin
from filone.games.caverna.bot.weights import Weights, weights_for
from filone.games.caverna.bot.worth import BEGGING_POINTS, Worth, harvests_left, outlook, rounds_left
from filone.games.caverna.content.actions import CAVERN_CAVERN
from filone.games.caverna.content.exchanges import ANIMALS, GET, PAY_GOOD, PAY_NUMBER, PIECE, TILE
from filone.games.caverna.content.furnishings import DWELLINGS, PRAYER_CHAMBER
from filone.games.caverna.content.goods import (
    BOAR,
    CATTLE,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    MARKET,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from filone.games.caverna.content.loot import LOOT_STEP
from filone.games.caverna.content.rounds import SKIPPED_ROUND
from filone.games.caverna.content.spaces import FAMILY_LIFE, GROUPS, NAMES, PART_NAMES, RANKS, URGENT_WISH, WISH
from filone.games.caverna.decisions import (
    ASKS,
    CHOICES,
    Breed,
    Exchange,
    Feed,
    Finish,
    Food,
    Furnish,
    Imitate,
    Install,
    Lay,
    Loot,
    Part,
    Pay,
    Place,
    Put,
    Room,
    Sow,
)
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import WORK
from filone.games.caverna.rules.breeding import born_by
from filone.games.caverna.rules.feeding import bill
from filone.games.caverna.rules.harvest import FIELD
from filone.games.caverna.rules.scoring import lines
from filone.games.caverna.rules.work import next_dwarf
from filone.games.caverna.state import Caverna
from filone.kernel.knowledge import BEGINS, BELONGS, BY_ITSELF, Knowledge, Thought, final_values
from filone.kernel.sets import count
from filone.kernel.state import CHANCE, OVER, State

NUMBER: Final = {decision: number for number, decision in enumerate(CHOICES)}
"""The kinds of decision, counted."""
SPREAD: Final = 12.0
"""Points of difference that make one clearly better than another."""
SOLO_WORST: Final = -40.0
SOLO_BEST: Final = 160.0
"""What counts as nothing, and as 1, when playing alone; whoever does better is worth more."""
BOLDNESS: Final = 0.8
"""Points of difference that make a move look clearly better than another."""
HOPELESS: Final = 0.004
"""Moves that look worse than this beside the best are not considered."""
AHEAD: Final = 1
"""How many rounds after this one a thought goes at a table with others."""
CURIOSITY: Final = 0.3
"""At a table with others a good move and a bad one differ by some points, which are some hundredths of a victory: with
more, thinking would come to little else than what looks promising at first sight."""
TRIALS: Final = 8
"""Rounds at first sight that tell what is usually made of the farms."""


FAMILY_HOPE: Final = 4.5
"""How many times more promising beds and children look to one who plans a whole game, and ..."""
DWARF_CREDIT: Final = 0.01
"""... what each dwarf who goes to work counts then, in values; and ..."""
LOOT_CREDIT: Final = 0.0025
"""... what each loot counts; and ..."""
UNARMED_HOPE: Final = 0.01
"""... how much less promising the room for those without weapons looks: whoever has it never forges one."""
FAMILY_MOVES: Final = (
    *[moves.USE.of(space) for space in (WISH, URGENT_WISH, FAMILY_LIFE)],
    *[moves.PART.of(PART_NAMES.index(name)) for name in ("growth", "furnish_dwelling")],
    *[moves.FURNISH.of(tile) for tile in DWELLINGS],
)
HOPES: Final = {
    **dict.fromkeys(FAMILY_MOVES, FAMILY_HOPE),
    moves.FURNISH.of(PRAYER_CHAMBER): UNARMED_HOPE,
}
"""How many times more promising a move looks than at first sight."""
SLACK: Final = 0.1
MOST_SLACK: Final = 9
"""What is left of goods that score nothing, in points: whoever has more of it may soon do better."""
TIMELESS: Final[set[type]] = {Lay, Put, Install, Pay, Sow, Exchange, Food, Room, Feed, Breed, Finish}


class CavernaThought(Thought):
    """Looks to the end of the next round and judges a farm by its points and by what it can still become."""

    def __init__(self, root: State, seat: int, rng: Random, weights: Weights) -> None:
        super().__init__(root, seat, rng, horizon=2000, exploration=CURIOSITY)
        assert isinstance(root, Caverna)
        self.weights = weights
        self.last_round = root.round + AHEAD
        self.usual: list[float] = []
        """What each farm usually comes to, if that is not to count: see `judge_from_here`."""

    def foreseen(self) -> bool:
        return self.root.seats == 1

    def with_taste(self, number: int) -> Thought:
        return CavernaThought(self.root, self.seat, self.rng, weights_for(number))

    def hopes(self, state: State, legal: list[int]) -> list[float]:
        """Beds and children early, and nothing that speaks against weapons."""
        priors = self.priors(state, legal)
        for i in range(len(legal)):
            priors[i] *= HOPES.get(legal[i], 1.0)
        return priors

    def stage(self, state: State) -> int:
        assert isinstance(state, Caverna)
        return state.round if state.round < SKIPPED_ROUND else state.round - 1

    def role(self, state: State) -> int:
        """A deed is where a dwarf goes, and what it does there."""
        assert isinstance(state, Caverna)
        if state.phase != WORK:
            return BY_ITSELF
        return BEGINS if type(state.open) is Place else BELONGS

    def kind(self, state: State) -> int:
        """What is asked; at table, how much food is missing as well."""
        assert isinstance(state, Caverna)
        kind = NUMBER[type(state.open)]
        open = state.open
        if isinstance(open, Feed):
            home = state.home()
            missing = bill(home, open.each, open.substituted) - home.goods[FOOD]
            kind += max(0, missing) * len(ASKS)
        return kind

    def credit(self, state: State, move: int) -> float:
        """Every dwarf who goes to work, so that early children count, and every loot."""
        return DWARF_CREDIT if moves.USE.has(move) else LOOT_CREDIT if moves.LOOT.has(move) else 0.0

    def habit(self, state: State, move: int) -> int:
        """Work has its round; land, crops, meals and exchanges are the same in all rounds."""
        assert isinstance(state, Caverna)
        return move if type(state.open) in TIMELESS else state.round * moves.SPACE.size + move

    def over(self, state: State) -> bool:
        assert isinstance(state, Caverna)
        return state.turn == OVER or (state.seats > 1 and state.round > self.last_round)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Caverna)
        weights = self.weights
        if state.seats == 1:
            home = state.homes[0]
            points = float(state.scores()[0]) + slack(home) if state.turn == OVER else outlook(state, home, weights)
            return [(points - SOLO_WORST) / (SOLO_BEST - SOLO_WORST)]
        outlooks = self.outlooks(state)
        for seat in range(len(self.usual)):
            outlooks[seat] -= self.usual[seat]
        best = max(outlooks)
        shares = [exp((points - best) / SPREAD) for points in outlooks]
        total = sum(shares)
        values = [share / total for share in shares]
        if state.turn == OVER and not self.usual:
            # Who has won or lost for certain still farms well.
            won = final_values(state)
            for seat in range(len(values)):
                values[seat] = (won[seat] + values[seat]) / 2.0
        return values

    def outlooks(self, state: Caverna) -> list[float]:
        if state.turn == OVER:
            return [float(points) for points in state.scores()]
        return [outlook(state, home, self.weights) for home in state.homes]

    def judge_from_here(self) -> None:
        if self.root.seats == 1:
            return
        usual = [0.0] * self.root.seats
        for _ in range(TRIALS):
            world = self.world()
            self.play_on(world)
            assert isinstance(world, Caverna)
            for seat, points in enumerate(self.outlooks(world)):
                usual[seat] += points / TRIALS
        self.usual = usual

    def play_on(self, state: State) -> None:
        """To where a thought ends, at first sight."""
        while not self.over(state):
            state.proceed(state.draw(self.rng.random()) if state.turn == CHANCE else self.roll(state))

    def ending(self, state: State) -> list[float]:
        """At a table with others farms are judged where a thought ends: that is nearer the truth than a long way
        of first sights."""
        self.play_on(state)
        if state.turn == OVER:
            return state.utilities() if state.seats == 1 else final_values(state)
        return self.values(state)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """Exchanges are for meals and for the end: in the middle of the work nobody thinks of them."""
        assert isinstance(state, Caverna)
        answers = [move for move in legal if not moves.EXCHANGE.has(move)]
        promises = self.promises(state, answers) if len(answers) > 1 else [1.0]
        if len(answers) < len(legal):
            promises.insert(legal.index(moves.EXCHANGE.of()), 0.0)
        return promises

    def promises(self, state: Caverna, legal: list[int]) -> list[float]:
        """What the answers to a decision promise."""
        weights = self.weights
        home = state.home()
        open = state.open
        if isinstance(open, Place):
            return soften(placements(state, home, legal, weights))
        if isinstance(open, Part):
            return soften(parts(state, home, open, legal, weights))
        if isinstance(open, (Feed, Room)):
            return meals(state, home, legal, weights)
        if isinstance(open, Lay):
            return lays(legal)
        if isinstance(open, Put):
            put = moves.PUT
            return keep_best([planned_piece(home, put.piece.of(move), put.cell.of(move)) for move in legal])
        if isinstance(open, Install):
            return keep_best([planned_room(home, open.tile, moves.INSTALL.cell.of(move)) for move in legal])
        if isinstance(open, Furnish):
            appraisal = Appraisal(state, home, 0, weights)
            return soften([appraisal.tile(moves.FURNISH.tile.of(move), open.what) for move in legal])
        if isinstance(open, Loot):
            return soften(loot(state, home, legal, weights))
        if isinstance(open, Imitate):
            appraisal = Appraisal(state, home, home.dwarfs[state.actor], weights)
            return soften([appraisal.space(moves.IMITATE.space.of(move)) for move in legal])
        if isinstance(open, Finish):
            return soften(last_swaps(state, home, legal))
        if isinstance(open, Exchange):
            return menu(legal)
        return [simple(state, home, move) for move in legal]


def slack(home: Home) -> float:
    left = home.goods[WOOD] + home.goods[STONE] + home.goods[ORE] + home.goods[FOOD]
    return SLACK * float(min(left, MOST_SLACK))


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


def placements(state: Caverna, home: Home, legal: list[int], weights: Weights) -> list[float]:
    appraisal = Appraisal(state, home, home.dwarfs[next_dwarf(state, home)], weights)
    points: list[float] = []
    best = 0.0
    for move in legal:
        if moves.USE.has(move):
            value = appraisal.space(moves.USE.space.of(move))
            best = max(best, value)
            points.append(value)
        else:
            points.append(-100.0)
    for number, move in enumerate(legal):
        if moves.PASS.has(move):
            points[number] = best
        elif moves.SEND.has(move):
            # A ruby for another order among the dwarfs pays rarely.
            points[number] = best - 4.5
    return points


def parts(state: Caverna, home: Home, open: Part, legal: list[int], weights: Weights) -> list[float]:
    """The parts of an action, those first that would be lost otherwise; enough is when none is worth anything."""
    space: int = open.space
    left: int = open.left
    done: int = open.done
    appraisal = Appraisal(state, home, home.dwarfs[state.actor], weights)
    names = NAMES[space]
    ranks = RANKS[space]
    groups = GROUPS[space]
    needs = state.needs(space)
    worth = [0.0] * len(names)
    block = [0.0] * len(names)
    for i in range(len(names)):
        if left >> i & 1:
            worth[i] = appraisal.part(space, i)
            if worth[i] > 0.0 and (needs[i] < 0 or done >> needs[i] & 1 or worth[needs[i]] > 0.0):
                block[groups[i]] += worth[i]
    points: list[float] = []
    for move in legal:
        if moves.STOP.has(move):
            points.append(0.0)
        else:
            value = -100.0
            name = moves.PART.part.of(move)
            for i in range(len(names)):
                if left >> i & 1 and names[i] == name and (needs[i] < 0 or done >> needs[i] & 1):
                    value = worth[i] if worth[i] <= 0.0 else block[groups[i]] + 5.0 * (3 - ranks[i])
                    break
            points.append(value)
    return points


def lays(legal: list[int]) -> list[float]:
    """Twins by the plan; where it leaves the choice, tunnels before caverns, and caverns for the last."""
    scores: list[float] = []
    for move in legal:
        twin = moves.LAY.tile.of(move)
        score = planned_twin(twin, moves.LAY.cell.of(move), moves.LAY.toward.of(move))
        if twin == CAVERN_CAVERN:
            score -= 0.5 if score > 2.0 else -0.5
        scores.append(score)
    best = max(scores)
    if best <= 0.0:
        return keep_best(scores)
    return [1.0 if score == best else 0.3 if best - 0.5 <= score else 0.1 if score > 0.5 else 0.0 for score in scores]


def loot(state: Caverna, home: Home, legal: list[int], weights: Weights) -> list[float]:
    appraisal = Appraisal(state, home, home.dwarfs[state.actor], weights)
    return [appraisal.step(0, LOOT_STEP[moves.LOOT.item.of(move)]) if moves.LOOT.has(move) else 0.0 for move in legal]


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


def meals(state: Caverna, home: Home, legal: list[int], weights: Weights) -> list[float]:
    """At table: what costs least for the food it gives. Where room is wanting, the animal that is missed least."""
    missing = 1000
    open = state.open
    if isinstance(open, Feed):
        missing = bill(home, open.each, open.substituted) - home.goods[FOOD]
    scores: list[float] = []
    for move in legal:
        score = -100.0
        if moves.FEED.has(move):
            score = 0.0 if missing <= 0 else -BEGGING_POINTS
        elif missing <= 0 and moves.SWAP.has(move):
            score = mate(state, home, moves.SWAP.exchange.of(move), weights)
        elif missing <= 0:
            score = -100.0
        elif moves.COINS.has(move):
            score = -(1.0 + 1.0 / float(min(missing, home.goods[GOLD] - 1)))
        elif moves.SUBSTITUTE.has(move):
            score = -0.3
        elif moves.SWAP.has(move):
            score = swap_score(state, home, moves.SWAP.exchange.of(move), missing)
        scores.append(score)
    best = max(scores)
    return [exp((score - best) / 0.25) if score > best - 1.5 else 0.0 for score in scores]


def mate(state: Caverna, home: Home, number: int, weights: Weights) -> float:
    """Before the breeding: what a ruby gains by buying the animal that is missing."""
    bought = GET[number][0][0] if GET[number] else FOOD
    if PAY_GOOD[number][0] != RUBY or bought < SHEEP or home.goods[bought] > 1:
        return -100.0
    worth = Worth(state, home, weights)
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
        if moves.FINISH.has(move):
            points.append(0.0)
        elif not moves.SWAP.has(move) or PIECE[moves.SWAP.exchange.of(move)] >= 0:
            points.append(-100.0)
        else:
            trial = state.copy()
            trial.step(move)
            after = sum(lines(trial.homes[state.active]))
            points.append(20.0 * (after - before) if after > before else -100.0)
    return points


def menu(legal: list[int]) -> list[float]:
    """Exchanges in the middle of the work are for rubies that buy what is missing."""
    return [
        1.0 if moves.SWAP.has(move) and PAY_GOOD[moves.SWAP.exchange.of(move)][0] == RUBY else 0.05 for move in legal
    ]


def simple(state: Caverna, home: Home, move: int) -> float:
    """Decisions that need no plan."""
    if moves.PAY.has(move) or moves.CLEAR.has(move) or moves.STOP.has(move):
        return 1.0
    if moves.SOW.has(move):
        crops: int = moves.SOW.grain.of(move) + moves.SOW.vegetables.of(move)
        return 0.01 + crops**4
    if moves.FORGE.has(move):
        strength: int = moves.FORGE.strength.of(move) + 1
        return float(strength**4)
    if moves.BUY.has(move):
        price: int = MARKET[moves.BUY.good.of(move)]
        return 1.0 / price**2
    if moves.TRADE.has(move):
        times: int = moves.TRADE.times.of(move) + 1
        return float(times**3)
    if moves.FOOD.has(move):
        return coins(state, home, moves.FOOD.amount.of(move) + 1)
    if moves.SKIP.has(move):
        return skipping(home, moves.SKIP.phase.of(move) == FIELD)
    if moves.BREED.has(move):
        return 1.0 + 3.0 * count(born_by(move))
    return 0.05


def coins(state: Caverna, home: Home, amount: int) -> float:
    """Exactly as much food as is missing, if this is a meal."""
    meal = state.below()
    if isinstance(meal, Feed):
        missing = bill(home, meal.each, meal.substituted) - home.goods[FOOD]
        return 1.0 if amount == min(missing, home.goods[GOLD] - 1) else 0.0001
    return 1.0 / amount


def skipping(home: Home, field: bool) -> float:
    """Leave out the phase that brings less."""
    crops = count(home.sown())
    pairs = sum(1 for animal in (SHEEP, DONKEY, BOAR, CATTLE) if home.goods[animal] >= 2)
    if field:
        return 1.0 if crops <= pairs else 0.1
    return 1.0 if pairs <= crops else 0.1


class CavernaKnowledge(Knowledge):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def think(self, root: State, seat: int, rng: Random) -> Thought:
        return CavernaThought(root, seat, rng, self.weights)


KNOWLEDGE: Final = CavernaKnowledge()
