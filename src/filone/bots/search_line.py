"""Planning for one who plays alone and knows what comes: one whole line of moves to the end, made better and better.

Every iteration changes one move of the line and plays on: the rest of the line is kept wherever it still can be
played, and what looks promising fills the gaps. What ends no worse replaces the line; a little loss is accepted now
and then, because some improvements take two changes.
"""

from __future__ import annotations

from math import log
from random import Random
from time import perf_counter
from typing import Final

from filone.kernel.knowledge import Knowledge
from filone.kernel.state import State

PATIENCE: Final = 0.005
"""The loss that is accepted on average, as a part of the whole range of values."""
EVEN: Final = 0.5
"""The power of priors at the change: 1 tries moves as often as they promise, 0 all the same."""
REACH: Final = 16
"""How far ahead in the line a move is looked for that can be played now."""
KEPT: Final = 0.99
"""How often a move of the line is kept after the change."""
RETURN: Final = 2000
"""Iterations without a better line, after which the best one is taken up again."""


class Line:
    """Moves from a position to the end, and what they are worth."""

    def __init__(self, moves: list[int], value: float) -> None:
        self.moves = moves
        self.value = value


class LineSearch:
    """Keeps the best line from one decision to the next, as long as it is followed."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.best = Line([], -1.0)

    def choose(self, root: State, seat: int, rng: Random, deadline: float, nodes: int) -> int:
        """The first move of the best line; the rest is remembered for the next decision."""
        best = self.best
        if not best.moves:
            best = self.roll_out(root, seat, rng, [], -1)
        current = best
        quiet = 0
        for _ in range(nodes):
            if perf_counter() >= deadline:
                break
            change = int(rng.random() * len(current.moves))
            line = self.roll_out(root, seat, rng, current.moves, change)
            quiet += 1
            if line.value > best.value:
                best = line
                quiet = 0
            if quiet >= RETURN:
                current = best
                quiet = 0
            elif line.value >= current.value + PATIENCE * log(rng.random() + 1e-9):
                current = line
        self.best = Line(best.moves[1:], best.value)
        return best.moves[0]

    def roll_out(self, root: State, seat: int, rng: Random, line: list[int], change: int) -> Line:
        """Play the line with another move at `change` or soon after; with -1, whatever looks best."""
        knowledge = self.knowledge
        state = root.copy()
        moves: list[int] = []
        place = 0
        changed = False
        while not knowledge.over(state, root):
            move = -1
            if change < 0:
                move = first_sight(knowledge, state)
            elif len(moves) < change:
                move = line[place]
                place += 1
            elif not changed:
                move = self.other(state, rng, line[place]) if place < len(line) else knowledge.roll(state, rng)
                changed = place >= len(line) or move != line[place]
                place += 1
            elif rng.random() < KEPT:
                legal = state.legal()
                for ahead in range(place, min(place + REACH, len(line))):
                    if line[ahead] in legal:
                        move = line[ahead]
                        place = ahead + 1
                        break
            if move < 0:
                move = knowledge.roll(state, rng)
            moves.append(move)
            state.advance(move)
        return Line(moves, knowledge.values(state, root)[seat])

    def other(self, state: State, rng: Random, usual: int) -> int:
        """Another promising move than the usual one, if there is any."""
        legal = state.legal()
        priors = self.knowledge.priors(state, legal)
        total = 0.0
        for i in range(len(legal)):
            priors[i] = 0.0 if legal[i] == usual else priors[i] ** EVEN
            total += priors[i]
        point = rng.random() * total
        for i in range(len(legal)):
            point -= priors[i]
            if point < 0.0:
                return legal[i]
        return usual


def first_sight(knowledge: Knowledge, state: State) -> int:
    legal = state.legal()
    priors = knowledge.priors(state, legal)
    return legal[priors.index(max(priors))]
