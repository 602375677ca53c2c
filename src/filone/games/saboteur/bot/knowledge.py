"""What a good player of Saboteur knows: which way to dig, whom to trust, and what a card is worth in whose hands."""

from __future__ import annotations

from math import comb, exp
from random import Random
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from filone.games.saboteur import moves
from filone.games.saboteur.bot.beliefs import GUESSES, STRIKE, UNKNOWN, Beliefs, Hearsay, begins, hearsay
from filone.games.saboteur.bot.ground import Ground, outlook, steps_gained, targets
from filone.games.saboteur.bot.weights import Weights
from filone.games.saboteur.content.cards import (
    COUNTS,
    DEAD_END,
    EDGES,
    FIRST_BREAK,
    FIRST_REPAIR,
    KINDS,
    MAP,
    ROCKFALL,
    TOOLS_OF,
    WAYS_UP,
    turned_over,
)
from filone.games.saboteur.content.numbers import CELLS, DIGGER, MOST_GOLD, PAY, SABOTEUR
from filone.games.saboteur.decisions import Play, under_way
from filone.games.saboteur.maze import Maze
from filone.games.saboteur.pieces import TO_START, is_dead, is_live, is_open
from filone.games.saboteur.position import NOBODY
from filone.games.saboteur.rows import numbers
from filone.games.saboteur.shuffle import draw_number
from filone.games.saboteur.state import Saboteur
from filone.kernel.knowledge import Knowledge, Thought
from filone.kernel.state import OVER, State, holds


def at_least(wanted: int, drawn: int, chance: float) -> float:
    """How likely so many of the cards drawn are of a kind."""
    return sum(comb(drawn, k) * chance**k * (1 - chance) ** (drawn - k) for k in range(wanted, drawn + 1))


NUGGETS: Final = [
    [1.0 + at_least(best + 1, drawn, 12 / 28) + at_least(best + 1, drawn, 4 / 28) for best in range(drawn)]
    for drawn in range(MOST_GOLD + 1)
]
"""What the best, the second best ... of so many gold cards is worth on average: 12 of 28 show two nuggets or more, 4
show three."""
ALL_NUGGETS: Final = [sum(nuggets) for nuggets in NUGGETS]
HORIZON: Final = 6
"""Moves that a roll-out goes on: a round among bots is foretold from there as well as by playing it out."""
LOST: Final = 14
"""A way so long is as good as none."""


class SaboteurThought(Thought):
    """Thinks of the round: what comes after does not depend on it."""

    def __init__(self, root: State, seat: int, rng: Random, weights: Weights) -> None:
        super().__init__(root, seat, rng, HORIZON)
        assert isinstance(root, Saboteur)
        self.weights = weights
        self.digging = under_way(root.open)
        self.round = root.round
        self.beliefs: Beliefs | None = None
        """Which roles are how likely, once the first world is asked for."""
        self.plays = root.plays[:]
        self.hearsay = hearsay(root, weights)
        self.last_plays = self.plays
        """What was heard last, and what it was heard of: a roll-out asks again after every move."""
        self.last_heard = self.hearsay

    def world(self) -> State:
        """Roles as likely as what everybody did makes them."""
        root = self.root
        assert isinstance(root, Saboteur)
        world = root.copy()
        world.redeal(self.seat, self.rng)
        if self.beliefs is None:
            self.beliefs = Beliefs(root, self.seat, self.weights)
        self.beliefs.assign(world, self.rng)
        return world

    def heard(self, state: Saboteur) -> Hearsay:
        """What everybody can tell of everybody by what was played."""
        if self.last_heard is self.hearsay or not begins(state.plays, self.last_plays):
            if not begins(state.plays, self.plays):
                return hearsay(state, self.weights)
            if len(state.plays) == len(self.plays):
                return self.hearsay
            self.last_heard = self.hearsay.copy()
        if self.last_heard.heard < len(state.plays):
            self.last_heard.hear(state)
            self.last_plays = state.plays[:]
        return self.last_heard

    def mind(self, state: State) -> int:
        """Everybody knows their own role."""
        assert isinstance(state, Saboteur)
        return 0 if state.turn == self.seat else state.roles[state.turn] + 1

    def over(self, state: State) -> bool:
        """The round is over as soon as it is decided; who already holds the gold thinks until it is shared out."""
        assert isinstance(state, Saboteur)
        if self.digging:
            return not under_way(state.open) or state.turn == OVER
        return state.turn == OVER or state.round != self.round

    def values(self, state: State) -> list[float]:
        """The nuggets of the round, which are what the game is counted in."""
        assert isinstance(state, Saboteur)
        stake = self.weights.stake
        if self.digging:
            gains = (
                nuggets_hoped_for(state, self.heard(state), self.weights)
                if under_way(state.open)
                else nuggets_decided(state)
            )
            return [gain / stake for gain in gains]
        return [state.gold.nuggets(seat, self.round) / stake for seat in range(state.seats)]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Saboteur)
        return [prior for prior in self._weigh(state, numbers(legal), False)]  # noqa: C416  (as in `listed`)

    def roll(self, state: State) -> int:
        """Roll-outs look hastily: many that are roughly right tell more than a few that are exact."""
        assert isinstance(state, Saboteur)
        open = state.open
        legal = state.find_plays() if type(open) is Play else numbers(state.legal())
        if len(legal) == 1:
            return legal[0]
        return legal[draw_number(self._weigh(state, legal, True), self.rng.random())]

    def _weigh(self, state: Saboteur, legal: vec[i64], hasty: bool) -> vec[float]:
        if moves.KEEP.has(legal[0]):
            return vec[float]([10.0 ** moves.KEEP.nuggets.of(move) for move in legal])
        weights = self.weights
        seat: i64 = state.turn
        digs = state.roles[seat] != SABOTEUR
        hand = state.hands[seat]
        treasure = treasure_seen(state, seat)
        seen = treasure != UNKNOWN
        last_place: i64 = moves.PLACE.base + moves.PLACE.size - 1
        if moves.AGREE.has(legal[0]):
            lost = Ground(state.maze, targets(state, seat), hasty).front >= LOST
            return vec[float]([1.0, 0.05] if not digs or lost else [0.05, 1.0])
        suspicions = vec[float]()
        ground = UNSEEN
        waits = False
        # Whoever can neither dig nor make a rockfall need not look at the ground.
        if legal[0] <= last_place or holds(hand, ROCKFALL):
            ground = Ground(state.maze, targets(state, seat), hasty)
            if not digs and float(ground.front) > weights.strike_from and self.may_wait(state, seat):
                suspicions = self.heard(state).suspicions(seat, SABOTEUR, treasure)
                waits = not self.has_mate(suspicions, seat)
        ways = vec[i64]()
        priors = vec[float](capacity=len(legal))
        # Of a card, one way up, the placings lie side by side: `edges` is what it opens, 0 for a dead end.
        first: i64 = 0
        after: i64 = 0
        edges: i64 = 0
        for move in legal:
            if move <= last_place:
                if move >= after:
                    card = moves.PLACE.card.of(move)
                    turned = moves.PLACE.turned.of(move)
                    first = moves.PLACE.of(card, turned, 0)
                    after = first + CELLS
                    edges = OPENED[2 * card + turned]
                    if digs and not hasty:
                        ways = exits(hand, card)
                if digs:
                    prior = place(ground, move - first, edges, ways, weights)
                else:
                    prior = hinder(ground, move - first, edges, waits, weights)
            elif moves.DISCARD.has(move):
                prior = discard(moves.DISCARD.card.of(move), digs, seen, weights)
            elif moves.BREAK.has(move):
                target = moves.BREAK.target.of(move)
                if not len(suspicions):
                    suspicions = self.heard(state).suspicions(seat, state.roles[seat], treasure)
                foe = suspicions[target] if digs else 1.0 - suspicions[target]
                prior = 0.0
                if target != seat and foe > (weights.break_above if digs else weights.break_above_as_saboteur):
                    prior = foe * (weights.break_sound if not state.broken[target] else weights.break_broken)
            elif moves.REPAIR.has(move):
                target = moves.REPAIR.target.of(move)
                if target == seat:
                    prior = weights.mend_self if digs else weights.mend_self_as_saboteur
                else:
                    if not len(suspicions):
                        suspicions = self.heard(state).suspicions(seat, state.roles[seat], treasure)
                    friend = 1.0 - suspicions[target] if digs else suspicions[target]
                    prior = friend * (weights.mend_friend if digs else weights.mend_friend_as_saboteur)
                    if friend < weights.mend_above:
                        prior = 0.0
            elif moves.ROCKFALL.has(move):
                prior = rockfall(ground, moves.ROCKFALL.cell.of(move), digs, weights)
                if waits:
                    prior = min(prior, weights.strike_early)
            elif moves.MAP.has(move):
                goal = moves.MAP.goal.of(move)
                prior = 0.02 if state.has_looked(seat, goal) or seen else weights.look
            else:
                prior = 0.02
            priors = append(priors, prior)
        return priors

    def may_wait(self, state: Saboteur, seat: i64) -> bool:
        """Whether a saboteur is in no hurry: trusted still, and without much to strike with."""
        if not state.deck_size or self.heard(state).alone[GUESSES * seat] > 0.0:
            return False
        weapons = 0.0
        card: i64
        for card in state.hands[seat]:
            weapons += 1.0 if HARMFUL[card] else 0.0
        return weapons < self.weights.strike_with

    def has_mate(self, suspicions: vec[float], seat: i64) -> bool:
        """Whether a saboteur sees another at it: two who strike at once have an easy time; one alone is stopped."""
        at: i64
        for at in range(len(suspicions)):
            if at != seat and suspicions[at] > self.weights.mate_above:
                return True
        return False


def _unseen() -> Ground:
    maze = Maze(TO_START, False)
    maze.set_up()
    return Ground(maze, 0, True)


UNSEEN: Final = _unseen()
"""The ground for whoever does not look at it."""
OPENED: Final = vec[i64](
    [0 if DEAD_END[card] else edges for card in range(FIRST_BREAK) for edges in (EDGES[card], turned_over(EDGES[card]))]
)
"""What a tunnel card opens, one way up and the other; nothing for a dead end."""
HARMFUL: Final = [
    (card < FIRST_BREAK and DEAD_END[card]) or FIRST_BREAK <= card < FIRST_REPAIR or card == ROCKFALL
    for card in range(KINDS)
]
"""The cards that a saboteur strikes with."""


def nuggets_decided(state: Saboteur) -> list[float]:
    """The nuggets that a decided round brings to each seat on average."""
    seats = state.seats
    agreed = state.agreed
    gains = [0.0] * seats
    if state.finder == NOBODY:
        for seat in range(seats):
            if state.roles[seat] == SABOTEUR:
                gains[seat] = float(PAY[state.roles.count(SABOTEUR)])
        return gains
    # The gold goes round from the finder, and everybody keeps the best that is left.
    cards = min(seats, MOST_GOLD)
    seat = state.finder
    kept = 0
    passed = 0
    while kept < cards and passed < seats:
        is_foe = state.roles[seat] == SABOTEUR and not (agreed.finder_takes_first and kept == 0)
        if is_foe or (agreed.blocked_go_empty and state.broken[seat]):
            passed += 1
        else:
            gains[seat] += NUGGETS[cards][kept]
            kept += 1
            passed = 0
        seat = (seat - 1) % seats
    return gains


def nuggets_hoped_for(state: Saboteur, heard: Hearsay, weights: Weights) -> list[float]:
    """The nuggets that a round under way brings to each seat on average."""
    hope = chance_of_treasure(state, heard, weights)
    saboteurs = sum(role == SABOTEUR for role in state.roles)
    share = hope * ALL_NUGGETS[min(state.seats, MOST_GOLD)] / (state.seats - saboteurs)
    pay = (1.0 - hope) * PAY[saboteurs]
    return [pay if role == SABOTEUR else share for role in state.roles]


@mypyc_attr(acyclic=True)
class Standing:
    """How a round stands: the cards missing to the treasure (`front`), those that a seat will still draw (`draws`), the
    turns left to diggers and to saboteurs, those of them that broken tools make idle, whether nobody can tell yet which
    goal it is (`astray`), and which edges of a card would bring the tunnel nearer at once (`wanted`, a bit for each set
    of them)."""

    def __init__(self, state: Saboteur) -> None:
        goals = 0
        for goal in range(3):
            if state.goals[goal] == 0:
                goals = 1 << goal
                break
            if state.goals[goal] < 0:
                goals |= 1 << goal
        front, wanted = outlook(state.maze, goals)
        self.front: i64 = min(LOST, front)
        self.wanted: i64 = wanted
        self.astray = goals & (goals - 1) != 0
        self.turns = NO_TURNS[:]
        self.idle = NO_TURNS[:]
        self.draws = float(state.deck_size) / float(state.seats)
        for seat in range(state.seats):
            role: i64 = state.roles[seat]
            left = self.draws + float(len(state.hands[seat]))
            self.turns[role] += left
            if state.broken[seat]:
                self.idle[role] += left


NO_TURNS: Final = vec[float]([0.0, 0.0])


def prospects(state: Saboteur, heard: Hearsay) -> vec[float]:
    """What speaks for the diggers' finding the treasure: the features of a logistic regression."""
    now = Standing(state)
    turns = now.turns
    idle = now.idle
    able = turns[DIGGER] - 0.5 * idle[DIGGER]
    suspicions = heard.suspicions(NOBODY, DIGGER, UNKNOWN)
    doubted = NO_TURNS[:]
    # What saboteurs hold, and what diggers do.
    dead_ends = breaks = cave_ins = 0.0
    passages = repairs = clearings = 0.0
    ready = 0.0
    mending: i64 = 0
    hopeless = 0.0
    card: i64
    for seat in range(state.seats):
        if state.roles[seat] != SABOTEUR:
            for card in state.hands[seat]:
                if FIRST_REPAIR <= card < ROCKFALL:
                    mending |= TOOLS_OF[card]
    for seat in range(state.seats):
        role: i64 = state.roles[seat]
        hand = state.hands[seat]
        sound = not state.broken[seat]
        gets_on = False
        left = now.draws + float(len(hand))
        doubted[role] += suspicions[seat] * left
        if role != SABOTEUR and state.broken[seat] & ~mending:
            hopeless += left
        for card in hand:
            if role == SABOTEUR:
                if card < FIRST_BREAK:
                    dead_ends += 1.0 if DEAD_END[card] and sound else 0.0
                elif card < FIRST_REPAIR:
                    breaks += 1.0
                elif card == ROCKFALL:
                    cave_ins += 1.0
            elif card < FIRST_BREAK:
                passages += 0.0 if DEAD_END[card] else 1.0
                gets_on = gets_on or (sound and EITHER_WAY_UP[card] & now.wanted != 0)
            elif FIRST_REPAIR <= card < ROCKFALL:
                repairs += 1.0
            elif card == ROCKFALL:
                clearings += 1.0
        ready += 1.0 if gets_on else 0.0
    front = float(now.front)
    easy = ease(now.wanted)
    return vec[float](
        [
            1.0,
            -front,
            -front / (able + 2.0),
            -1.0 / (able + 1.0),
            turns[DIGGER],
            -idle[DIGGER],
            -turns[SABOTEUR],
            idle[SABOTEUR],
            -float(now.astray),
            -dead_ends,
            -breaks,
            -cave_ins,
            passages,
            repairs,
            clearings,
            -doubted[DIGGER],
            doubted[SABOTEUR],
            ready,
            1.0 if ready > 0.0 else 0.0,
            easy,
            -front / (able * (0.2 + easy) + 1.0),
            -hopeless,
        ]
    )


def ease(wanted: i64) -> float:
    """How many of the passages have such edges, as a part of all."""
    found: i64 = 0
    card: i64
    for card in range(FIRST_BREAK):
        if EITHER_WAY_UP[card] & wanted:
            found += COUNTS[card]
    return float(found) / PASSAGES


EITHER_WAY_UP: Final = vec[i64](
    [0 if DEAD_END[card] else sum(1 << edges for edges in WAYS_UP[card]) for card in range(FIRST_BREAK)]
)
"""Of each passage, the sets of edges it can be laid with, a bit each."""
PASSAGES: Final = float(sum(COUNTS[card] for card in range(FIRST_BREAK) if not DEAD_END[card]))


def chance_of_treasure(state: Saboteur, heard: Hearsay, weights: Weights) -> float:
    """How likely the diggers are to find the treasure."""
    score = 0.0
    factors = weights.find
    features = prospects(state, heard)
    number: i64
    for number in range(len(features)):
        score += factors[number] * features[number]
    return 1.0 / (1.0 + exp(-score))


# From which gain on a passage brings the tunnel nearer, and from which loss on it leads away; and how many times the
# promise becomes by clearly less than that, which spares the logarithm.
NEARER: Final = 0.8
NOT_NEARER: Final = 2.6
AWAY: Final = -0.2
NOT_AWAY: Final = 0.79


def place(ground: Ground, cell: i64, edges: i64, exits: vec[i64], weights: Weights) -> float:
    """What a digger thinks of a card that brings the tunnel nearer, alone or with the next one."""
    if not edges:
        return 0.0
    growth = ground.growth(cell, edges)
    if len(exits) or growth > NOT_NEARER:
        gain = steps_gained(growth)
        if len(exits):
            onward = ground.onward(cell, edges, exits)
            if onward < ground.front:
                gain = max(gain, weights.onward_gain * float(ground.front - onward)) + weights.onward_bonus
        if gain > NEARER:
            return weights.dig * exp(weights.dig_by_gain * min(gain, 3.0))
    # Where other openings are lost, being a card nearer is still good.
    return weights.dig_nearer if ground.leads(cell, edges) < ground.front else weights.dig_elsewhere


def hinder(ground: Ground, cell: i64, edges: i64, waits: bool, weights: Weights) -> float:
    """What a saboteur thinks of a card that turns the tunnel away or stops it. One who waits may as well dig, as long
    as much is missing."""
    if waits and not edges:
        return weights.strike_early
    if waits and ground.leads(cell, edges) < STRIKE:
        return 0.1
    growth = ground.growth(cell, edges)
    gain = 0.0 if growth > NOT_AWAY else steps_gained(growth)
    if waits:
        return weights.pose if gain > AWAY else weights.stray
    return weights.hinder * exp(-weights.hinder_by_loss * max(-3.0, gain)) if gain < AWAY else 0.1


def exits(hand: list[int], without: i64) -> vec[i64]:
    """To which sides a hand leads on from each side, once a card of it is gone."""
    ways = NOWHERE[:]
    gone = False
    card: i64
    side: i64
    for card in hand:
        if card >= FIRST_BREAK:
            break
        if card == without and not gone:
            gone = True
            continue
        for side in range(4):
            ways[side] |= EXITS[4 * card + side]
    return ways


def _exits(card: int, side: int) -> int:
    """To which sides a tunnel card leads on from a side, whichever way up."""
    ways = 0
    for edges in WAYS_UP[card]:
        if is_open(edges, side) and not DEAD_END[card]:
            ways |= edges
    return ways


NOWHERE: Final = vec[i64]([0, 0, 0, 0])
EXITS: Final = vec[i64]([_exits(card, side) for card in range(FIRST_BREAK) for side in range(4)])


def rockfall(ground: Ground, cell: i64, digs: bool, weights: Weights) -> float:
    """A digger clears a dead end out of the way; a saboteur takes away what few cards can replace."""
    piece: i64 = ground.pieces[cell]
    if digs:
        gain = ground.front - ground.opened(cell) if is_dead(piece) else 0
        return weights.clear * exp(float(gain - 1)) if gain > 0 else 0.02
    if not is_live(piece):
        return 0.02
    joined, walled = ground.round_about(cell)
    cuts = joined & (joined - 1) != 0
    return (weights.collapse_as_saboteur if cuts else weights.shorten) * (1.0 - REPLACING[joined << 4 | walled])


REPLACING: Final = vec[float](
    [
        sum(
            COUNTS[card]
            for card in range(FIRST_BREAK)
            if not DEAD_END[card] and any(edges & joined == joined and not edges & walled for edges in WAYS_UP[card])
        )
        / PASSAGES
        for joined in range(16)
        for walled in range(16)
    ]
)
"""How many of the passages fit where these sides must be open and those walls, as a part of all."""


def discard(card: int, digs: bool, seen: bool, weights: Weights) -> float:
    """What is better in the discard pile than in the hand."""
    if card < FIRST_BREAK:
        if DEAD_END[card]:
            return weights.throw_dead_end if digs else 0.05
        return weights.throw_passage[EDGES[card]] if digs else 1.0
    if card == MAP:
        return weights.throw_map if seen else 0.1
    # Whoever digs cannot do it with a hand full of tools.
    return (weights.throw_tool_to_break if card < FIRST_REPAIR else weights.throw_tool_to_mend) if digs else 0.15


def treasure_seen(state: Saboteur, seat: int) -> int:
    """Which goal the seat knows to be the treasure, or UNKNOWN."""
    stones = 0
    for goal in range(3):
        if state.is_up(goal) or state.has_looked(seat, goal):
            if state.goals[goal] == 0:
                return goal
            stones |= 1 << goal
    return ONLY_LEFT[stones]


ONLY_LEFT: Final = [UNKNOWN, UNKNOWN, UNKNOWN, 2, UNKNOWN, 1, 0, UNKNOWN]
"""By the goals that are stones, a bit each, the treasure if only one is left."""


class SaboteurKnowledge(Knowledge):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def think(self, root: State, seat: int, rng: Random) -> Thought:
        return SaboteurThought(root, seat, rng, self.weights)


KNOWLEDGE: Final = SaboteurKnowledge()
