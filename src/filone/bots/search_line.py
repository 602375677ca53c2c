"""Planning for one who plays alone and knows what comes: one whole line of moves to the end, made better and better.

Every iteration changes one move of the line and plays on: what the line did at the same moment of the game is done
again wherever it still can be, and what looks best fills the gaps. What ends no worse replaces the line; a loss is
accepted now and then, because some improvements take several changes, but less and less of it as the end comes near.
"""

from __future__ import annotations

from math import log
from random import Random
from time import perf_counter
from typing import Final

from filone.kernel.knowledge import Knowledge, drawn
from filone.kernel.state import State

PATIENCE: Final = 0.005
"""The loss that is accepted on average at the beginning, as a part of the whole range of values, and ..."""
HASTE: Final = 0.0025
"""... how much is left of it at the end."""
EVEN: Final = 0.5
"""The power of priors at the change: 1 tries moves as often as they promise, 0 all the same."""
HOPE: Final = 0.03
"""What even a move without any promise has at the change, where the best has 1."""
SURE: Final = 4.0
"""The power of priors in the gaps."""
KEPT: Final = 0.99
"""How often the line is kept after the change where it can be."""


class Line:
    """Moves from a position to the end, the position and the moment before each of them, and what they are worth."""

    def __init__(self, moves: list[int], states: list[State], moments: list[int]) -> None:
        self.moves = moves
        self.states = states
        self.moments = moments
        self.value = 0.0

    def upto(self, place: int) -> Line:
        return Line(self.moves[:place], self.states[:place], self.moments[:place])

    def rest(self) -> Line:
        """All but the first move."""
        rest = Line(self.moves[1:], self.states[1:], self.moments[1:])
        rest.value = self.value
        return rest


class LineSearch:
    """Keeps the best line, and the one it is trying, from one decision to the next as long as the best is followed."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.best = Line([], [], [])
        self.current = self.best
        self.played = 0

    def choose(self, root: State, seat: int, rng: Random, deadline: float, nodes: int) -> int:
        """The first move of the best line; the rest is remembered for the next decision."""
        if not self.best.moves:
            self.best = self.first_line(root, seat)
            self.current = self.best
        best, current = self.best, self.current
        ahead = len(best.moves) / (self.played + len(best.moves))
        patience = HASTE + (PATIENCE - HASTE) * ahead
        for _ in range(nodes):
            if perf_counter() >= deadline:
                break
            place = int(rng.random() * len(current.moves))
            move = self.other(current.states[place], rng, current.moves[place])
            line = self.vary(current, place, move, seat, rng)
            if line.value > best.value:
                best = line
            if line.value >= current.value + patience * log(rng.random() + 1e-9):
                current = line
        move = best.moves[0]
        if current.moves[0] != move:
            current = self.vary(current, 0, move, seat, rng)
        self.best, self.current = best.rest(), current.rest()
        self.played += 1
        return move

    def first_line(self, root: State, seat: int) -> Line:
        """Whatever looks best at first sight."""
        line = Line([], [], [])
        state = root.copy()
        while not self.knowledge.over(state, root):
            legal = state.legal()
            priors = self.knowledge.priors(state, legal)
            self.play(line, state, legal[priors.index(max(priors))])
        line.value = self.knowledge.values(state, root)[seat]
        return line

    def vary(self, old: Line, place: int, move: int, seat: int, rng: Random) -> Line:
        """The line with another move at this place, and then again what it did at the same moments."""
        knowledge = self.knowledge
        root = old.states[0]
        plan: dict[int, list[int]] = {}
        for i in range(place + 1, len(old.moves)):
            moment = old.moments[i]
            if moment in plan:
                plan[moment].append(old.moves[i])
            else:
                plan[moment] = [old.moves[i]]
        line = old.upto(place)
        state = old.states[place].copy()
        self.play(line, state, move)
        while not knowledge.over(state, root):
            move = -1
            moment = knowledge.moment(state)
            if moment in plan and rng.random() < KEPT:
                legal = state.legal()
                planned = plan[moment]
                for i in range(len(planned)):
                    if planned[i] in legal:
                        move = planned.pop(i)
                        break
            if move < 0:
                legal = state.legal()
                move = drawn(legal, [prior**SURE for prior in knowledge.priors(state, legal)], rng)
            self.play(line, state, move)
        line.value = knowledge.values(state, root)[seat]
        return line

    def play(self, line: Line, state: State, move: int) -> None:
        line.moves.append(move)
        line.states.append(state.copy())
        line.moments.append(self.knowledge.moment(state))
        state.proceed(move)

    def other(self, state: State, rng: Random, usual: int) -> int:
        """Any other move than the usual one, a promising one most likely."""
        legal = state.legal()
        priors = self.knowledge.priors(state, legal)
        weights = [0.0 if legal[i] == usual else HOPE + priors[i] ** EVEN for i in range(len(legal))]
        return drawn(legal, weights, rng)
