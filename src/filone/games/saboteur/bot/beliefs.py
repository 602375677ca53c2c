"""Who is a saboteur, and where does the treasure lie? What everybody did this round makes some castings of the roles
likelier than others, and where those dig who have looked at a map, some goals.

A deed is weighed by what a digger and what a saboteur would have done who know what its doer knows: a digger who has
seen the treasure digs there, breaks whom the deeds so far speak against and mends the others. A saboteur may hide: dig
like the others while it costs little, and strike when it counts. So each seat has two scores, as a saboteur in the open
and as one who hides, and counts as either as often as saboteurs do so.
"""

from __future__ import annotations

from itertools import combinations
from math import exp, log
from random import Random
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from filone.games.saboteur import moves
from filone.games.saboteur.bot.weights import Weights
from filone.games.saboteur.content.cards import DEAD_END
from filone.games.saboteur.content.numbers import (
    CELLS,
    DIGGER,
    GOAL_CELLS,
    MOST_SEATS,
    ORIGIN,
    ROLE_DECK,
    SABOTEUR,
    WIDTH,
)
from filone.games.saboteur.maze import is_goal
from filone.games.saboteur.pieces import ALL_SIDES, OFFSETS, is_open, opposite
from filone.games.saboteur.position import ALL_GOALS, NOBODY, UNDECIDED
from filone.games.saboteur.rules.tunnels import edges_played
from filone.games.saboteur.shuffle import draw_number
from filone.games.saboteur.state import Saboteur

STRIKE: Final = 3
"""So near the goals even one who hides digs no further."""
FAR: Final = 99
GUESSES: Final = 4
"""What may be taken for the treasure: one of the goals, or nobody knows which (UNKNOWN)."""
UNKNOWN: Final = 3
LAID: Final = ALL_SIDES + 1
"""Beside the open sides of a card, that there is one."""
SILENCE: Final = vec[float]([0.0] * (GUESSES * MOST_SEATS))
USUAL: Final = vec[float](
    [
        log((saboteurs - (known == SABOTEUR) + 0.001) / (diggers - (known == DIGGER)))
        for diggers, saboteurs in (ROLE_DECK.get(seats, (2, 1)) for seats in range(MOST_SEATS + 1))
        for known in (DIGGER, SABOTEUR, -1)
    ]
)
"""How much speaks for a seat being a saboteur before anything is played, by seats and by the one role that is known, or
none."""
AWAY: Final = vec[i64](
    [
        abs(cell % WIDTH - goal % WIDTH) + abs(cell // WIDTH - goal // WIDTH)
        for goal in GOAL_CELLS
        for cell in range(CELLS)
    ]
)
"""By goal and cell, how far it is from the cell to the goal, if nothing lay in the way."""


@mypyc_attr(acyclic=True)
class Hearsay:
    """What the plays of a round say about each seat, if it would not hide (`alone`) and if it would (`hidden`), and
    about each pair of seats. Whoever hides does what diggers do, so that says nothing; but nobody digs the last cards
    in order to hide.

    What a seat that has looked at goals did says one thing or another by where the treasure is: so `alone`, `hidden`
    and `said` have GUESSES numbers for each seat, the first three by the goal that is the treasure.
    """

    def __init__(self, seats: int, weights: Weights) -> None:
        # Nobody changes what it begins with: whoever hears something has a copy.
        self.seats = seats
        self.weights = weights
        self.heard = 0
        self.alone: vec[float] = SILENCE
        self.hidden: vec[float] = SILENCE
        self.said: vec[float] = SILENCE
        """How much speaks for each seat being a saboteur, who hides as often as saboteurs do."""
        self.pairs: vec[i64] = NOBODY_YET
        self.apart: vec[float] = NOTHING_YET
        self.differ: vec[float] = NOTHING_YET
        """Beside each pair, `seat * seats + target`: how much speaks for their being on different sides, and the odds
        of it."""
        self.looked: vec[i64] = NOTHING_SEEN
        """The goals that each seat has looked at, and those that everybody has seen (`up`), a bit each."""
        self.up: i64 = 0
        self.laid: vec[u8] = LAID_OUT
        """The open sides of what lies there, by cell, none for a dead end, and LAID; 0 where nothing lies."""
        self.openings: vec[i64] = ROUND_THE_START
        """The empty cells that passages lead to."""
        self.gaps: i64 = 0
        """How many cave-ins nobody has mended."""

    def copy(self) -> Hearsay:
        twin = Hearsay(self.seats, self.weights)
        twin.heard = self.heard
        twin.alone = self.alone[:]
        twin.hidden = self.hidden[:]
        twin.said = self.said[:]
        twin.pairs = self.pairs[:]
        twin.apart = self.apart[:]
        twin.differ = self.differ[:]
        twin.looked = self.looked[:]
        twin.up = self.up
        twin.laid = self.laid[:]
        twin.openings = self.openings[:]
        twin.gaps = self.gaps
        return twin

    def hear(self, state: Saboteur) -> None:
        """Everything that was played since."""
        plays = state.plays
        players = state.players
        while self.heard < len(plays):
            seat = players[self.heard]
            self._weigh(seat, plays[self.heard])
            self._sum_up(seat)
            self.heard += 1

    def _weigh(self, seat: i64, move: i64) -> None:
        weights = self.weights
        if moves.PLACE.has(move):
            cell = moves.PLACE.cell.of(move)
            if DEAD_END[moves.PLACE.card.of(move)]:
                self._tell(seat, weights.dead_end_laid)
                self._lay(cell, 0)
            else:
                edges = edges_played(move)
                self._weigh_passage(seat, cell, edges)
                self._lay(cell, edges)
        elif moves.BREAK.has(move):
            target = moves.BREAK.target.of(move)
            if target != seat:
                suspected = self.suspicions(NOBODY, DIGGER, UNKNOWN)[target]
                self._tell(seat, weights.broke_trusted * (1.0 - suspected) + weights.broke_suspect * suspected)
                self._tell_apart(seat, target, weights.harm)
        elif moves.REPAIR.has(move):
            target = moves.REPAIR.target.of(move)
            if target != seat:
                suspected = self.suspicions(NOBODY, DIGGER, UNKNOWN)[target]
                self._tell(seat, weights.mended_trusted * (1.0 - suspected) + weights.mended_suspect * suspected)
                self._tell_apart(seat, target, weights.help)
        elif moves.ROCKFALL.has(move):
            cell = moves.ROCKFALL.cell.of(move)
            self._tell(seat, weights.broke_tunnel if self._leads_on(cell) else weights.cleared_dead_end)
            self._clear(cell)
        elif moves.MAP.has(move):
            self.looked[seat] |= 1 << moves.MAP.goal.of(move)

    def _tell(self, seat: i64, said: float) -> None:
        """Something that says the same wherever the treasure is."""
        goal: i64
        for goal in range(3):
            self._tell_of(GUESSES * seat + goal, said, said > 0.0)

    def _tell_of(self, guess: i64, said: float, of_all: bool) -> None:
        self.alone[guess] += said
        if of_all:
            self.hidden[guess] += said

    def _weigh_passage(self, seat: i64, cell: i64, edges: i64) -> None:
        """A digger's leads to the treasure, if the seat has seen it, or else to where it may be."""
        weights = self.weights
        looked = self.looked[seat]
        goal: i64
        last: i64 = -1
        said = 0.0
        reach: i64 = FAR
        for goal in range(3):
            goals: i64 = 1 << goal if looked >> goal & 1 else ALL_GOALS & ~looked & ~self.up
            if goals != last:
                last = goals
                ahead: i64 = FAR
                for opening in self.openings:
                    ahead = min(ahead, away(opening, goals))
                reach = self._reach(cell, edges, goals)
                if reach < ahead or self._rejoins(cell, edges):
                    said = weights.got_on
                else:
                    said = weights.turned_away if away(cell, goals) == ahead < reach else 0.0
            self._tell_of(GUESSES * seat + goal, said, said > 0.0 or reach < STRIKE)

    def _reach(self, cell: i64, edges: i64, goals: i64) -> i64:
        """How far it is to the goals from the best opening of a passage."""
        best: i64 = FAR
        side: i64
        for side in range(4):
            if is_open(edges, side) and not self.laid[cell + OFFSETS[side]]:
                best = min(best, away(cell + OFFSETS[side], goals))
        return best

    def _rejoins(self, cell: i64, edges: i64) -> bool:
        """Whether a passage leads from one that lies there to another, after a cave-in."""
        if not self.gaps:
            return False
        joints: i64 = 0
        side: i64
        for side in range(4):
            if is_open(edges, side) and self._leads_on(cell + OFFSETS[side]):
                joints += 1
        return joints > 1

    def _leads_on(self, cell: i64) -> bool:
        """Whether a passage lies there."""
        return i64(self.laid[cell]) & ALL_SIDES != 0

    def _lay(self, cell: i64, edges: i64) -> None:
        if self.gaps and self._rejoins(cell, edges):
            self.gaps -= 1
        self.laid[cell] = u8(edges | LAID)
        self._close(cell)
        side: i64
        for side in range(4):
            near = cell + OFFSETS[side]
            if is_open(edges, side) and not self.laid[near]:
                if is_goal(near):
                    # A stone, or the round would be over; it leads on somewhere.
                    self.up |= 1 << (near - GOAL_CELLS[0]) // (2 * WIDTH)
                    self._lay(near, ALL_SIDES)
                else:
                    self._open(near)

    def _open(self, cell: i64) -> None:
        """A passage leads to a cell; another may already do so."""
        for other in self.openings:
            if other == cell:
                return
        self.openings = append(self.openings, cell)

    def _close(self, cell: i64) -> None:
        """No passage leads to a cell any more."""
        at: i64
        for at in range(len(self.openings)):
            if self.openings[at] == cell:
                self.openings, _ = pop(self.openings, at)
                return

    def _clear(self, cell: i64) -> None:
        """What lies on a cell is gone."""
        if self._leads_on(cell):
            self.gaps += 1
        self.laid[cell] = 0
        side: i64
        leads_here = False
        for side in range(4):
            near = cell + OFFSETS[side]
            if self.laid[near]:
                leads_here = leads_here or is_open(i64(self.laid[near]), opposite(side))
            elif not self._is_led_to(near):
                self._close(near)
        if leads_here:
            self._open(cell)

    def _is_led_to(self, cell: i64) -> bool:
        side: i64
        for side in range(4):
            if is_open(i64(self.laid[cell + OFFSETS[side]]), opposite(side)):
                return True
        return False

    def _tell_apart(self, seat: i64, target: i64, said: float) -> None:
        pair = seat * self.seats + target
        at: i64
        for at in range(len(self.pairs)):
            if self.pairs[at] == pair:
                self.apart[at] += said
                self.differ[at] = exp(self.apart[at])
                return
        self.pairs = append(self.pairs, pair)
        self.apart = append(self.apart, said)
        self.differ = append(self.differ, exp(said))

    def _sum_up(self, seat: i64) -> None:
        """Hiding or not; and if nobody knows where the treasure is, what is said on average."""
        hiding = self.weights.hiding
        first = GUESSES * seat
        guess: i64
        alone = hidden = said = 0.0
        innocence = 1.0
        innocent = 0.0
        goals = 0.0
        goal: i64
        for goal in range(3):
            guess = first + goal
            # Most deeds say the same of every goal, and there is no need to work that out three times.
            if alone != self.alone[guess] or hidden != self.hidden[guess]:
                alone = self.alone[guess]
                hidden = self.hidden[guess]
                said = alone if alone == hidden else log((1.0 - hiding) * exp(alone) + hiding * exp(hidden))
                innocence = exp(-said)
            self.said[guess] = said
            if not self.up >> goal & 1:
                innocent += innocence
                goals += 1.0
        if goals:
            self.said[first + UNKNOWN] = -log(innocent / goals)

    def suspicions(self, seat: i64, role: i64, treasure: i64) -> vec[float]:
        """For how likely a saboteur one who has this role, and knows where the treasure is or that it is UNKNOWN, holds
        everybody; roughly, a seat at a time.

        Without a seat it is what everybody can tell."""
        seats: i64 = self.seats
        usual = USUAL[3 * seats + (role if seat >= 0 else 2)]
        usually = likely(usual)
        scores = SILENCE[:seats]
        alone = SILENCE[:seats]
        at: i64
        for at in range(seats):
            said = self.said[GUESSES * at + treasure]
            scores[at] = said + usual
            alone[at] = likely(scores[at]) if said else usually
        if seat >= 0:
            alone[seat] = 1.0 if role == SABOTEUR else 0.0
        if not len(self.pairs):
            return alone
        for at in range(len(self.pairs)):
            one = self.pairs[at] // seats
            other = self.pairs[at] % seats
            scores[one] += told_by(alone[other], self.differ[at])
            scores[other] += told_by(alone[one], self.differ[at])
        told_apart: i64 = 0
        for pair in self.pairs:
            told_apart |= 1 << pair // seats | 1 << pair % seats
        for at in range(seats):
            if at != seat and told_apart >> at & 1:
                alone[at] = likely(scores[at])
        return alone


NOBODY_YET: Final = vec[i64]()
NOTHING_YET: Final = vec[float]()
NOTHING_SEEN: Final = vec[i64]([0] * MOST_SEATS)
LAID_OUT: Final = vec[u8]([u8(ALL_SIDES | LAID if cell == ORIGIN else 0) for cell in range(CELLS)])
ROUND_THE_START: Final = vec[i64]([ORIGIN + offset for offset in OFFSETS])


def away(cell: i64, goals: i64) -> i64:
    """How far it is from a cell to the nearest of some goals."""
    best: i64 = FAR
    goal: i64
    for goal in range(3):
        if goals >> goal & 1:
            best = min(best, AWAY[goal * CELLS + cell])
    return best


def likely(score: float) -> float:
    """How likely something is for which so much speaks (the natural logarithm of the odds)."""
    return 1.0 / (1.0 + exp(-score))


def told_by(suspicion: float, differ: float) -> float:
    """How much speaks for a seat being a saboteur when these are the odds that it is on another side than a suspect."""
    innocent = 1.0 - suspicion
    return log((innocent * differ + suspicion) / (innocent + suspicion * differ))


class Beliefs:
    """All castings that the seat holds possible, with a goal each that may be the treasure, and their weights."""

    def __init__(self, root: Saboteur, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.castings: list[list[int]] = []
        self.treasures: list[int] = []
        self.weights = vec[float]()
        seats = root.seats
        known = [root.roles[other] if other == seat or other < root.shown else -1 for other in range(seats)]
        heard = hearsay(root, weights)
        goals = [goal for goal in range(3) if may_be_treasure(root, seat, goal)]
        unknown = [other for other in range(seats) if known[other] < 0]
        diggers, saboteurs = ROLE_DECK[seats]
        saboteurs -= known.count(SABOTEUR)
        diggers -= known.count(DIGGER)
        # One card is left over, so one of the two kinds is a card short; each casting stands for as many deals.
        for count in (saboteurs - 1, saboteurs):
            spare = saboteurs if count < saboteurs else diggers
            if not 0 <= count <= len(unknown) or len(unknown) - count > diggers:
                continue
            for chosen in combinations(unknown, count):
                casting = [SABOTEUR if other in chosen else max(known[other], DIGGER) for other in range(seats)]
                between = 0.0
                for at, pair in enumerate(heard.pairs):
                    if casting[pair // seats] != casting[pair % seats]:
                        between += heard.apart[at]
                for goal in goals:
                    score = between
                    for other in unknown:
                        if casting[other] == DIGGER:
                            score -= heard.said[GUESSES * other + goal]
                    self.castings.append(casting)
                    self.treasures.append(goal)
                    self.weights = append(self.weights, spare * exp(max(-60.0, min(60.0, score))))

    def assign(self, world: Saboteur, rng: Random) -> None:
        """Give the seats of an imagined world the roles of one casting, and the goals that somebody has looked at
        their faces; what nobody has seen is drawn when somebody does."""
        if not self.castings:
            return
        drawn = draw_number(self.weights, rng.random())
        world.roles = self.castings[drawn][:]
        treasure = self.treasures[drawn]
        goals = world.goals
        before = goals.index(0) if 0 in goals else NOBODY
        if before != treasure:
            if goals[treasure] != UNDECIDED:
                if before >= 0:
                    goals[before] = goals[treasure]
                goals[treasure] = 0
            elif before >= 0:
                goals[before] = 1 if 1 not in goals else 2
        world.forget()


def may_be_treasure(state: Saboteur, seat: int, goal: int) -> bool:
    """Whether a goal may be the treasure for all that a seat knows."""
    if state.is_up(goal) or state.has_looked(seat, goal):
        return state.goals[goal] == 0
    for other in range(3):
        if state.goals[other] == 0 and (state.is_up(other) or state.has_looked(seat, other)):
            return False
    return True


def hearsay(state: Saboteur, weights: Weights) -> Hearsay:
    """What the plays of the round say by now."""
    found = Hearsay(state.seats, weights).copy()
    found.hear(state)
    return found


def begins(plays: vec[i64], first: vec[i64]) -> bool:
    """Whether what was played begins with these."""
    at: i64
    if len(plays) < len(first):
        return False
    for at in range(len(first)):
        if plays[at] != first[at]:
            return False
    return True
