"""Who is a saboteur? What everybody did this round makes some castings of the roles likelier than others.

A saboteur may hide: dig like the others while it costs little, and strike when it counts. So each seat has two scores,
as a saboteur in the open and as one who hides, and counts as either as often as saboteurs do so.
"""

from __future__ import annotations

from itertools import combinations
from math import exp, log
from random import Random
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from filone.games.saboteur import moves
from filone.games.saboteur.bot.weights import Weights
from filone.games.saboteur.content.cards import DEAD_END
from filone.games.saboteur.content.numbers import CELLS, DIGGER, GOAL_CELLS, MOST_SEATS, ROLE_DECK, SABOTEUR, WIDTH
from filone.games.saboteur.pieces import OFFSETS, is_open
from filone.games.saboteur.rules.tunnels import edges_played
from filone.games.saboteur.state import Saboteur
from filone.kernel.draws import draw_index

STRIKE: Final = 3
"""So near the goals even one who hides digs no further."""
WHOLE_WAY: Final = 8
DEAD: Final = 100
"""The reach of a dead end."""
SILENCE: Final = vec[float]([0.0] * MOST_SEATS)
USUAL: Final = vec[float](
    [
        log((saboteurs - (known == SABOTEUR) + 0.001) / (diggers - (known == DIGGER)))
        for diggers, saboteurs in (ROLE_DECK.get(seats, (2, 1)) for seats in range(MOST_SEATS + 1))
        for known in (DIGGER, SABOTEUR, -1)
    ]
)
"""How much speaks for a seat being a saboteur before anything is played, by seats and by the one role that is known, or
none."""
NEAREST: Final = vec[i64](
    [
        min(abs(cell % WIDTH - goal % WIDTH) + abs(cell // WIDTH - goal // WIDTH) for goal in GOAL_CELLS)
        for cell in range(CELLS)
    ]
)
"""How far it is from a cell to the goals, if nothing lay in the way."""


class Hearsay:
    """What the plays of a round say about each seat, if it would not hide (`alone`) and if it would (`hidden`), and
    about each pair of seats. Whoever hides does what diggers do, so that says nothing; but nobody digs the last cards
    in order to hide."""

    def __init__(self, seats: int, weights: Weights) -> None:
        self.seats = seats
        self.weights = weights
        self.heard = 0
        self.alone: vec[float] = SILENCE[:seats]
        self.hidden: vec[float] = SILENCE[:seats]
        self.said: vec[float] = SILENCE[:seats]
        """How much speaks for each seat being a saboteur, who hides as often as saboteurs do."""
        self.pairs: vec[i64] = vec[i64]()
        self.apart: vec[float] = vec[float]()
        """Beside each pair, `seat * seats + target`: how much speaks for their being on different sides."""
        self.reach: dict[int, int] = {}
        """By cell, how much is missing from a passage; DEAD for a dead end."""
        self.ahead: i64 = WHOLE_WAY
        """How much is missing from the passage that is the nearest."""

    def copy(self) -> Hearsay:
        twin = Hearsay(self.seats, self.weights)
        twin.heard = self.heard
        twin.alone = self.alone[:]
        twin.hidden = self.hidden[:]
        twin.said = self.said[:]
        twin.pairs = self.pairs[:]
        twin.apart = self.apart[:]
        twin.reach = self.reach.copy()
        twin.ahead = self.ahead
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
                self.reach[cell] = DEAD
                self.alone[seat] += weights.dead_end_laid
                self.hidden[seat] += weights.dead_end_laid
                return
            ahead = self.ahead
            reach = way_left(cell, edges_played(move))
            self.reach[cell] = reach
            self.ahead = min(ahead, reach)
            said = weights.got_on if reach < ahead else weights.got_nowhere if reach > ahead + 1 else 0.0
            self.alone[seat] += said
            if said > 0.0 or reach < STRIKE:
                self.hidden[seat] += said
        elif moves.BREAK.has(move):
            target = moves.BREAK.target.of(move)
            if target != seat:
                self._tell_apart(seat, target, weights.harm)
        elif moves.REPAIR.has(move):
            target = moves.REPAIR.target.of(move)
            if target != seat:
                self._tell_apart(seat, target, weights.help)
            else:
                self.alone[seat] += weights.mended_itself
        elif moves.ROCKFALL.has(move):
            cleared = self.reach.pop(moves.ROCKFALL.cell.of(move), 0) == DEAD
            self.alone[seat] += weights.cleared_dead_end if cleared else weights.broke_tunnel
            if not cleared:
                self.hidden[seat] += weights.broke_tunnel
                self.ahead = min([WHOLE_WAY, *self.reach.values()])

    def _tell_apart(self, seat: i64, target: i64, said: float) -> None:
        pair = seat * self.seats + target
        at: i64
        for at in range(len(self.pairs)):
            if self.pairs[at] == pair:
                self.apart[at] += said
                return
        self.pairs = append(self.pairs, pair)
        self.apart = append(self.apart, said)

    def _sum_up(self, seat: i64) -> None:
        hiding = self.weights.hiding
        alone = self.alone[seat]
        hidden = self.hidden[seat]
        self.said[seat] = alone if alone == hidden else log((1.0 - hiding) * exp(alone) + hiding * exp(hidden))

    def suspicions(self, seat: i64, role: i64) -> vec[float]:
        """For how likely a saboteur one who has this role holds everybody; roughly, a seat at a time.

        Without a seat it is what everybody can tell."""
        seats: i64 = self.seats
        usual = USUAL[3 * seats + (role if seat >= 0 else 2)]
        scores = self.said[:]
        alone = SILENCE[:seats]
        at: i64
        for at in range(seats):
            scores[at] += usual
            alone[at] = likely(scores[at])
        if seat >= 0:
            alone[seat] = 1.0 if role == SABOTEUR else 0.0
        if not len(self.pairs):
            return alone
        for at in range(len(self.pairs)):
            one = self.pairs[at] // seats
            other = self.pairs[at] % seats
            differ = exp(self.apart[at])
            for _ in range(2):
                scores[one] += log((1.0 - alone[other]) * differ + alone[other])
                scores[one] -= log(1.0 - alone[other] + alone[other] * differ)
                one, other = other, one
        told_apart: i64 = 0
        for pair in self.pairs:
            told_apart |= 1 << pair // seats | 1 << pair % seats
        for at in range(seats):
            if at != seat and told_apart >> at & 1:
                alone[at] = likely(scores[at])
        return alone


def likely(score: float) -> float:
    """How likely something is for which so much speaks (the natural logarithm of the odds)."""
    return 1.0 / (1.0 + exp(-score))


class Beliefs:
    """All castings that the seat holds possible, with their weights."""

    def __init__(self, root: Saboteur, seat: int, weights: Weights) -> None:
        self.castings: list[list[int]] = []
        self.weights: list[float] = []
        seats = root.seats
        known = [root.roles[other] if other == seat or other < root.shown else -1 for other in range(seats)]
        heard = hearsay(root, weights)
        said = heard.said
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
                score = 0.0
                for other in range(seats):
                    if casting[other] == SABOTEUR:
                        score += said[other]
                for at, pair in enumerate(heard.pairs):
                    if casting[pair // seats] != casting[pair % seats]:
                        score += heard.apart[at]
                self.castings.append(casting)
                self.weights.append(spare * exp(max(-30.0, min(30.0, score))))

    def assign(self, world: Saboteur, rng: Random) -> None:
        """Give the seats of an imagined world the roles of one casting."""
        if self.castings:
            world.roles = self.castings[draw_index(self.weights, rng)][:]
            world.forget()


def hearsay(state: Saboteur, weights: Weights) -> Hearsay:
    """What the plays of the round say by now."""
    found = Hearsay(state.seats, weights)
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


def way_left(cell: i64, edges: i64) -> i64:
    """How far it is to the goals from the best opening of a card."""
    best: i64 = 99
    side: i64
    for side in range(4):
        if is_open(edges, side):
            best = min(best, NEAREST[cell + OFFSETS[side]])
    return best
