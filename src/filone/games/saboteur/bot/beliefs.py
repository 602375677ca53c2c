"""Who is a saboteur? What everybody did this round makes some castings of the roles likelier than others.

A saboteur may hide: dig like the others while it costs little, and strike when it counts. So each seat has two scores,
as a saboteur in the open and as one who hides, and counts as either as often as saboteurs do so.
"""

from __future__ import annotations

from itertools import combinations
from math import exp, log
from random import Random
from typing import Final

from filone.games.saboteur import moves
from filone.games.saboteur.bot.weights import Weights
from filone.games.saboteur.content.cards import DEAD_END
from filone.games.saboteur.content.numbers import DIGGER, GOAL_CELLS, ROLE_DECK, SABOTEUR, WIDTH
from filone.games.saboteur.pieces import OFFSETS, SIDES
from filone.games.saboteur.rules.tunnels import edges_played
from filone.games.saboteur.state import Saboteur
from filone.kernel.draws import draw_index

STRIKE: Final = 3
"""So near the goals even one who hides digs no further."""


class Beliefs:
    """All castings that the seat holds possible, with their weights."""

    def __init__(self, root: Saboteur, seat: int, weights: Weights) -> None:
        self.castings: list[list[int]] = []
        self.weights: list[float] = []
        seats = root.seats
        known = [root.roles[other] if other == seat or other < root.shown else -1 for other in range(seats)]
        alone, hidden, between = testimony(root, weights)
        for other in range(seats):
            open = (1.0 - weights.hiding) * exp(alone[other])
            alone[other] = log(open + weights.hiding * exp(hidden[other]))
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
                        score += alone[other]
                    for target in range(seats):
                        if casting[other] != casting[target]:
                            score += between[other * seats + target]
                self.castings.append(casting)
                self.weights.append(spare * exp(max(-30.0, min(30.0, score))))

    def assign(self, world: Saboteur, rng: Random) -> None:
        """Give the seats of an imagined world the roles of one casting."""
        if self.castings:
            world.roles = self.castings[draw_index(self.weights, rng)][:]
            world.forget()


def testimony(root: Saboteur, weights: Weights) -> tuple[list[float], list[float], list[float]]:
    """What the plays of the round say about each seat, if it would not hide and if it would, and about each pair of
    seats. Whoever hides does what diggers do, so that says nothing; but nobody digs the last cards in order to hide."""
    seats = root.seats
    alone = [0.0] * seats
    hidden = [0.0] * seats
    between = [0.0] * (seats * seats)
    dead: dict[int, bool] = {}
    ahead = 8
    for number, move in enumerate(root.plays):
        seat = root.players[number]
        if moves.PLACE.has(move):
            cell = moves.PLACE.cell.of(move)
            card = moves.PLACE.card.of(move)
            dead[cell] = DEAD_END[card]
            if DEAD_END[card]:
                alone[seat] += weights.dead_end_laid
                hidden[seat] += weights.dead_end_laid
                continue
            reach = way_left(cell, edges_played(move))
            said = weights.got_on if reach < ahead else weights.got_nowhere if reach > ahead + 1 else 0.0
            alone[seat] += said
            if said > 0.0 or reach < STRIKE:
                hidden[seat] += said
            ahead = min(ahead, reach)
        elif moves.BREAK.has(move):
            target = moves.BREAK.target.of(move)
            if target != seat:
                between[seat * seats + target] += weights.harm
        elif moves.REPAIR.has(move):
            target = moves.REPAIR.target.of(move)
            if target != seat:
                between[seat * seats + target] += weights.help
            else:
                alone[seat] += weights.mended_itself
        elif moves.ROCKFALL.has(move):
            cleared = dead.pop(moves.ROCKFALL.cell.of(move), False)
            alone[seat] += weights.cleared_dead_end if cleared else weights.broke_tunnel
            if not cleared:
                hidden[seat] += weights.broke_tunnel
    return alone, hidden, between


def way_left(cell: int, edges: int) -> int:
    """How far it is to the goals from the best opening of a card."""
    best = 99
    for side in SIDES[edges]:
        near: int = cell + OFFSETS[side]
        for goal in GOAL_CELLS:
            best = min(best, abs(near % WIDTH - goal % WIDTH) + abs(near // WIDTH - goal // WIDTH))
    return best
