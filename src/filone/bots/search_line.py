"""Planning for one who plays alone and knows what comes: one whole line of moves to the end, made better and better.

Every iteration changes one move of the line and plays on: what the line did at the same moment of the game is done
again wherever it still can be, and what looks best fills the gaps. Some changes bring forward what the line would do
later, and put off until then what it would have done now. What ends no worse replaces the line; a loss is accepted now
and then, because some improvements take several changes, but less and less of it as the end comes near.
"""

from __future__ import annotations

from math import log
from time import perf_counter, process_time
from typing import Final

from filone.bots.search_nested import nested_moves
from filone.kernel.draws import draw_move
from filone.kernel.knowledge import Thought
from filone.kernel.state import State, holds

LOSS_AT_FIRST: Final = 0.005
"""The loss that is accepted on average at the beginning, as a part of the whole range of values, and ..."""
LOSS_AT_LAST: Final = 0.0025
"""... how much is left of it at the end."""
HOT: Final = 0.0035
COLD: Final = 0.0005
"""The same for a plan that is finished before the first move."""
NESTED: Final = 0.3
"""The part of the time in which such a plan looks for a line to begin with."""
SLICE: Final = 50
"""Changes between two looks at the clock of the processor."""
SWAP_RATE: Final = 0.3
"""How often a change brings forward what the line would do later."""
CHANGE_POWER: Final = 0.5
"""The power of priors at the change: 1 tries moves as often as they promise, 0 all the same."""
CHANGE_LEAST: Final = 0.03
"""What even a move without any promise has at the change, where the best has 1."""
GAP_POWER: Final = 4.0
"""The power of priors in the gaps."""
KEEP_RATE: Final = 0.99
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

    def __init__(self) -> None:
        self.best = Line([], [], [])
        self.current = self.best
        self.played = 0

    def choose(self, thought: Thought, deadline: float, nodes: int) -> int:
        """The first move of the best line; the rest is remembered for the next decision."""
        if not self.best.moves:
            self.best = first_line(thought)
            self.current = self.best
        ahead = len(self.best.moves) / (self.played + len(self.best.moves))
        patience = LOSS_AT_LAST + (LOSS_AT_FIRST - LOSS_AT_LAST) * ahead
        for _ in range(nodes):
            if perf_counter() >= deadline:
                break
            self.improve(thought, patience)
        move = self.best.moves[0]
        current = self.current
        if current.moves[0] != move:
            current = vary(thought, current, 0, move, swap=False)
        self.best, self.current = self.best.rest(), current.rest()
        self.played += 1
        return move

    def plan(self, thought: Thought, seconds: float) -> None:
        """Plan the whole line for so many seconds of the processor, before its first move is made."""
        self.best = line_of(thought, nested_moves(thought, NESTED * seconds))
        self.current = self.best
        self.cool(thought, (1.0 - NESTED) * seconds)

    def cool(self, thought: Thought, seconds: float) -> None:
        """Change the line, with less and less loss, for so many seconds of the processor."""
        begun = process_time()
        spent = 0.0
        while spent < seconds:
            patience: float = HOT * (COLD / HOT) ** (spent / seconds)
            for _ in range(SLICE):
                self.improve(thought, patience)
            spent = process_time() - begun

    def improve(self, thought: Thought, patience: float) -> None:
        """One change of the line that is being tried."""
        current = self.current
        rng = thought.rng
        place = int(rng.random() * len(current.moves))
        move = later_move(thought, current, place) if rng.random() < SWAP_RATE else -1
        swap = move >= 0
        if not swap:
            move = other_move(thought, current.states[place], current.moves[place])
        line = vary(thought, current, place, move, swap)
        if line.value > self.best.value:
            self.best = line
        if line.value >= current.value + patience * log(rng.random() + 1e-9):
            self.current = line


def first_line(thought: Thought) -> Line:
    """Whatever looks best at first sight."""
    line = Line([], [], [])
    state = thought.root.copy()
    while not thought.over(state):
        legal = state.legal()
        priors = thought.priors(state, legal)
        play(thought, line, state, legal[priors.index(max(priors))])
    line.value = thought.values(state)[thought.seat]
    return line


def line_of(thought: Thought, moves: list[int]) -> Line:
    """These moves, from the root to the end."""
    line = Line([], [], [])
    state = thought.root.copy()
    for move in moves:
        play(thought, line, state, move)
    line.value = thought.values(state)[thought.seat]
    return line


def vary(thought: Thought, old: Line, place: int, move: int, swap: bool) -> Line:
    """The line with another move at this place, and then again what it did at the same moments.

    With a `swap`, what is put off is done where the move would have come.
    """
    rng = thought.rng
    plan: dict[int, list[int]] = {}
    for i in range(place + 1, len(old.moves)):
        moment = old.moments[i]
        planned_move = old.moves[i]
        if swap and planned_move == move:
            planned_move = old.moves[place]
            swap = False
        if moment in plan:
            plan[moment].append(planned_move)
        else:
            plan[moment] = [planned_move]
    line = old.upto(place)
    state = old.states[place].copy()
    play(thought, line, state, move)
    while not thought.over(state):
        move = -1
        moment = thought.moment(state)
        if moment in plan and rng.random() < KEEP_RATE:
            legal = state.legal()
            planned = plan[moment]
            for i in range(len(planned)):
                if holds(legal, planned[i]):
                    move = planned.pop(i)
                    break
        if move < 0:
            legal = state.legal()
            move = draw_move(legal, [prior**GAP_POWER for prior in thought.priors(state, legal)], rng)
        play(thought, line, state, move)
    line.value = thought.values(state)[thought.seat]
    return line


def play(thought: Thought, line: Line, state: State, move: int) -> None:
    line.moves.append(move)
    line.states.append(state.copy())
    line.moments.append(thought.moment(state))
    state.proceed(move)


def other_move(thought: Thought, state: State, usual: int) -> int:
    """Any other move than the usual one, a promising one most likely."""
    legal = state.legal()
    priors = thought.priors(state, legal)
    weights = [0.0 if legal[i] == usual else CHANGE_LEAST + priors[i] ** CHANGE_POWER for i in range(len(legal))]
    return draw_move(legal, weights, thought.rng)


def later_move(thought: Thought, line: Line, place: int) -> int:
    """One of the other moves that the line makes later and could make now; -1 if there is none."""
    usual = line.moves[place]
    legal = line.states[place].legal()
    found: list[int] = []
    for i in range(place + 1, len(line.moves)):
        move = line.moves[i]
        if move != usual and holds(legal, move):
            found.append(move)
    return found[int(thought.rng.random() * len(found))] if found else -1
