"""Planning for one who plays alone and knows what comes: one whole line of moves to the end, made better and better.

Every iteration changes the line at one place and plays on. What the line did after it is done again, deed by deed, each
in its stage with all that belongs to it; where something cannot be done, something that could not be done before comes
instead, or else what looks best. A change is another move, a deed in between, a deed left out, or another order of
deeds; often one more deed is new soon after it, because some changes pay only together, as ore and a forge do. What
ends no worse replaces the line; a loss is accepted now and then, because some improvements take several changes, but
less and less of it as the end comes near.
"""

from __future__ import annotations

from math import inf, log
from random import Random
from time import perf_counter, process_time
from typing import Final

from filone.bots.search_nested import nested_moves
from filone.kernel.draws import draw_move
from filone.kernel.knowledge import BEGINS, BELONGS, Thought
from filone.kernel.state import State, holds

LOSS_AT_FIRST: Final = 0.005
"""The loss that is accepted on average at the beginning, as a part of the whole range of values, and ..."""
LOSS_AT_LAST: Final = 0.0025
"""... how much is left of it at the end."""
HOT: Final = 0.006
COLD: Final = 0.001
"""The same for a plan that is finished before the first move."""
NESTED: Final = 0.2
"""The part of the time in which such a plan looks for lines to begin with."""
BEGINNING: Final = 15.0
"""The seconds of the processor for which there is one line more to begin with."""
SLICE: Final = 50
"""Changes between two looks at the clock of the processor."""
DEED_RATE: Final = 0.5
"""How often a change is made where a deed begins."""
ORDER_RATE: Final = 0.4
"""How often a change is one of the order."""
INSERT_RATE: Final = 0.5
"""How often another deed comes before the one there, not instead of it."""
SEQUEL_RATE: Final = 0.5
"""How often a change has a sequel: a deed that is new as well, ..."""
SEQUEL_DEEDS: Final = 8
"""... at most so many deeds later."""
CHANGE_POWER: Final = 0.5
"""The power of priors at the change: 1 tries moves as often as they promise, 0 all the same."""
CHANGE_LEAST: Final = 0.03
"""What even a move without any promise has at the change, where the best has 1."""
GAP_POWER: Final = 4.0
"""The power of priors in the gaps."""
BEHIND: Final = 0.03
"""How far the prospects of a changed line may fall behind, before it is given up."""
KEEP_RATE: Final = 0.99
"""How often the line is kept after the change where it can be."""


class Line:
    """Moves from a position to the end, and what they are worth; before each of them the position, and the stage, the
    role and the kind of the decision. `prospects` are the values where stages begin."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.states: list[State] = []
        self.stages: list[int] = []
        self.roles: list[int] = []
        self.kinds: list[int] = []
        self.prospects: dict[int, float] = {}
        self.value = 0.0

    def part(self, begin: int, end: int) -> Line:
        """The moves from one place up to another."""
        part = Line()
        part.moves = self.moves[begin:end]
        part.states = self.states[begin:end]
        part.stages = self.stages[begin:end]
        part.roles = self.roles[begin:end]
        part.kinds = self.kinds[begin:end]
        part.prospects = self.prospects.copy()
        part.value = self.value
        return part

    def rest(self) -> Line:
        """All but the first move."""
        return self.part(1, len(self.moves))

    def play(self, thought: Thought, state: State, move: int) -> None:
        self.moves.append(move)
        self.states.append(state.copy())
        self.stages.append(thought.stage(state))
        self.roles.append(thought.role(state))
        self.kinds.append(thought.kind(state))
        state.proceed(move)


class Deed:
    """A move that begins something, or none, the stage in which it is due, and what belongs to it, with the kinds of
    the decisions."""

    def __init__(self, move: int, stage: int) -> None:
        self.move = move
        self.stage = stage
        self.kinds: list[int] = []
        self.moves: list[int] = []

    def note(self, kind: int, move: int) -> None:
        self.kinds.append(kind)
        self.moves.append(move)

    def next(self, kind: int, legal: list[int]) -> int:
        """What it does at such a decision, once; -1 if nothing that can be done."""
        for i in range(len(self.kinds)):
            if self.kinds[i] == kind and holds(legal, self.moves[i]):
                del self.kinds[i]
                return self.moves.pop(i)
        return -1


NOTHING: Final = -1


class Plan:
    """What a line does after a place: the rest of the deed there, the deeds that are left, and by stages what stands by
    itself."""

    def __init__(self, line: Line, place: int) -> None:
        self.now = Deed(line.moves[place], line.stages[place])
        self.deeds: list[Deed] = []
        self.between: dict[int, Deed] = {}
        deed = self.now
        for i in range(place + 1, len(line.moves)):
            role = line.roles[i]
            stage = line.stages[i]
            if role == BEGINS:
                deed = Deed(line.moves[i], stage)
                self.deeds.append(deed)
            elif role == BELONGS:
                deed.note(line.kinds[i], line.moves[i])
            else:
                if stage not in self.between:
                    self.between[stage] = Deed(NOTHING, stage)
                self.between[stage].note(line.kinds[i], line.moves[i])

    def next(self, stage: int, role: int, kind: int, legal: list[int]) -> int:
        """What is to be done at a decision; -1 if nothing that can be done. What is due in
        this stage comes first, and instead of what cannot be done one that could not be done before."""
        if role == BELONGS:
            return self.now.next(kind, legal)
        if role != BEGINS:
            return self.between[stage].next(kind, legal) if stage in self.between else -1
        found = -1
        for i in range(len(self.deeds)):
            deed = self.deeds[i]
            if deed.stage > stage:
                break
            if (found < 0 or deed.stage == stage) and holds(legal, deed.move):
                found = i
                if deed.stage == stage:
                    break
        if found >= 0:
            self.now = self.deeds.pop(found)
            return self.now.move
        self.now = Deed(NOTHING, stage)
        return -1

    def put(self, move: int, before: bool) -> None:
        """Another deed, `before` the one there or instead of it. If it is due in this stage anyway, the two change
        places."""
        now = self.now
        for i in range(len(self.deeds)):
            deed = self.deeds[i]
            if deed.stage > now.stage:
                break
            if deed.move == move:
                self.now = deed
                self.deeds[i] = now
                return
        if before:
            self.deeds.insert(0, now)
        self.now = Deed(move, now.stage)

    def add(self, stage: int, legal: list[int], hopes: list[float], rng: Random) -> int:
        """Another deed that is not due in this stage anyway comes before those that are, and its move is told; -1 if
        none is promising."""
        due = [deed.move for deed in self.deeds if deed.stage == stage]
        weights = [0.0 if legal[i] in due else hopes[i] for i in range(len(legal))]
        if max(weights) <= 0.0:
            return -1
        self.now = Deed(draw_move(legal, weights, rng), stage)
        return self.now.move

    def reorder(self, order: list[Deed]) -> None:
        """The deed there, and as many after it as there are, come in this order; what is due when stays."""
        stages = [self.now.stage, *[deed.stage for deed in self.deeds]]
        self.now = order[0]
        self.deeds[: len(order) - 1] = order[1:]
        for i in range(1, len(order)):
            self.deeds[i - 1].stage = stages[i]


class LineSearch:
    """Keeps the best line, and the one it is trying, from one decision to the next as long as the best is followed."""

    def __init__(self) -> None:
        self.best = Line()
        self.current = self.best
        self.played = 0

    def choose(self, thought: Thought, deadline: float, nodes: int) -> int:
        """The first move of the best line; the rest is remembered for the next decision."""
        if not self.best.moves:
            self.begin(first_line(thought))
        ahead = len(self.best.moves) / (self.played + len(self.best.moves))
        patience = LOSS_AT_LAST + (LOSS_AT_FIRST - LOSS_AT_LAST) * ahead
        for _ in range(nodes):
            if perf_counter() >= deadline:
                break
            self.improve(thought, patience)
        move = self.best.moves[0]
        current = self.current
        if current.moves[0] != move:
            current = vary(thought, current, 0, move, Plan(current, 0))
        self.best, self.current = self.best.rest(), current.rest()
        self.played += 1
        return move

    def plan(self, thought: Thought, seconds: float, beginning: float = BEGINNING) -> None:
        """Plan the whole line for so many seconds of the processor, before its first move is made: of several
        beginnings, each with a taste of its own, the better of two goes on, again and again; the first half meets the
        second, so that tastes that come round in turn meet last: what takes longer to pay has its time."""
        number = beginnings(seconds, beginning)
        stages = number.bit_length()
        tried: list[tuple[LineSearch, Thought]] = []
        for i in range(number):
            taste = thought.with_taste(i)
            search = LineSearch()
            search.begin(line_of(taste, nested_moves(taste, NESTED * seconds / number)))
            tried.append((search, taste))
        for stage in range(stages):
            for search, taste in tried:
                share = (1.0 - NESTED) * seconds / stages / len(tried)
                search.cool(taste, share, stage / stages, (stage + 1) / stages)
            half = len(tried) // 2
            if half:
                tried = [better(tried[i], tried[i + half]) for i in range(half)]
        self.best, self.current = tried[0][0].best, tried[0][0].current

    def begin(self, line: Line) -> None:
        self.best = self.current = line

    def cool(self, thought: Thought, seconds: float, begin: float = 0.0, end: float = 1.0) -> None:
        """Change the line for so many seconds of the processor, with less and less loss: from one part of the way
        between HOT and COLD to another."""
        begun = process_time()
        spent = 0.0
        while spent < seconds:
            patience: float = HOT * (COLD / HOT) ** (begin + (end - begin) * spent / seconds)
            for _ in range(SLICE):
                self.improve(thought, patience)
            spent = process_time() - begun

    def improve(self, thought: Thought, patience: float) -> None:
        """One change of the line that is being tried."""
        current = self.current
        line = changed(thought, current)
        if line.value > self.best.value:
            self.best = line
        if line.value >= current.value + patience * log(thought.rng.random() + 1e-9):
            self.current = line


# Lines to begin with


def beginnings(seconds: float, beginning: float) -> int:
    """How many lines are begun in so much time: a power of two."""
    number = 1
    while 2 * number * beginning <= seconds:
        number *= 2
    return number


def better(one: tuple[LineSearch, Thought], other: tuple[LineSearch, Thought]) -> tuple[LineSearch, Thought]:
    return other if other[0].best.value > one[0].best.value else one


def first_line(thought: Thought) -> Line:
    """Whatever looks best at first sight."""
    line = Line()
    state = thought.root.copy()
    while not thought.over(state):
        legal = state.legal()
        priors = thought.priors(state, legal)
        line.play(thought, state, legal[priors.index(max(priors))])
    line.value = thought.values(state)[thought.seat]
    return line


def line_of(thought: Thought, moves: list[int]) -> Line:
    """These moves, from the root to the end."""
    line = Line()
    state = thought.root.copy()
    for move in moves:
        line.prospects.setdefault(thought.stage(state), thought.values(state)[thought.seat])
        line.play(thought, state, move)
    line.value = thought.values(state)[thought.seat]
    return line


# Changes


def changed(thought: Thought, line: Line) -> Line:
    """The line with one change."""
    rng = thought.rng
    place = int(rng.random() * len(line.moves))
    if rng.random() < DEED_RATE:
        while line.roles[place] != BEGINS and place > 0:
            place -= 1
    plan = Plan(line, place)
    legal = line.states[place].legal()
    begins = line.roles[place] == BEGINS
    move = -1
    if rng.random() < ORDER_RATE:
        move = order_deeds(thought, plan, legal) if begins else exchange(thought, plan, legal, line.moves[place])
    if move < 0:
        move = other_move(thought, line.states[place], line.moves[place])
        if begins:
            plan.put(move, rng.random() < INSERT_RATE)
    sequel = 1 + int(rng.random() / SEQUEL_RATE * SEQUEL_DEEDS) if plan.deeds else 0
    return vary(thought, line, place, move, plan, BEHIND, sequel if sequel <= SEQUEL_DEEDS else 0)


def vary(thought: Thought, old: Line, place: int, move: int, plan: Plan, behind: float = inf, sequel: int = 0) -> Line:
    """The line with another move at this place, and then what is planned wherever that can be done. The `sequel` is the
    number of the deed after it that is new as well, if any. If the prospects fall too far `behind` those of the line,
    it is given up, and worth nothing."""
    rng = thought.rng
    line = old.part(0, place)
    state = old.states[place].copy()
    line.play(thought, state, move)
    reached = old.stages[place]
    while not thought.over(state):
        stage = thought.stage(state)
        if stage > reached:
            reached = stage
            prospects = thought.values(state)[thought.seat]
            if prospects < old.prospects.get(stage, prospects) - behind:
                line.value = -inf
                return line
            line.prospects[stage] = prospects
        legal = state.legal()
        role = thought.role(state)
        move = -1
        if role == BEGINS:
            sequel -= 1
        if role == BEGINS and sequel == 0:
            move = plan.add(stage, legal, thought.priors(state, legal), rng)
        if move < 0 and rng.random() < KEEP_RATE:
            move = plan.next(stage, role, thought.kind(state), legal)
        if move < 0:
            move = draw_move(legal, [prior**GAP_POWER for prior in thought.priors(state, legal)], rng)
        line.play(thought, state, move)
    line.value = thought.values(state)[thought.seat]
    return line


def other_move(thought: Thought, state: State, usual: int) -> int:
    """Any other move than the usual one, a promising one most likely."""
    legal = state.legal()
    priors = thought.priors(state, legal)
    weights = [0.0 if legal[i] == usual else CHANGE_LEAST + priors[i] ** CHANGE_POWER for i in range(len(legal))]
    return draw_move(legal, weights, thought.rng)


def order_deeds(thought: Thought, plan: Plan, legal: list[int]) -> int:
    """Put another deed first that could be done now, and tell its move: it changes places with the one there, or comes
    before it; or the one there comes after some others, or not at all. -1 if there is none."""
    rng = thought.rng
    now = plan.now
    deeds = plan.deeds
    found = [i for i in range(len(deeds)) if deeds[i].move != now.move and holds(legal, deeds[i].move)]
    if not found:
        return -1
    how = int(rng.random() * 4.0)
    if how >= 2 and found[0] == 0:
        last = int(rng.random() ** 2 * len(deeds)) if how == 2 else len(deeds) - 1
        plan.reorder([*deeds[: last + 1], now])
        if how == 3:
            deeds.pop()
    else:
        at = found[int(rng.random() ** 2 * len(found))]
        plan.reorder([deeds[at], *deeds[:at], now] if how == 0 else [deeds[at], now, *deeds[:at]])
    return plan.now.move


def exchange(thought: Thought, plan: Plan, legal: list[int], usual: int) -> int:
    """A move that the line makes later and could make now, which it tells, changes places with the one there. -1 if
    there is none."""
    found: list[tuple[Deed, int]] = []
    for deed in [plan.now, *plan.deeds, *plan.between.values()]:
        for i in range(len(deed.moves)):
            if deed.moves[i] != usual and holds(legal, deed.moves[i]):
                found.append((deed, i))
    if not found:
        return -1
    deed, i = found[int(thought.rng.random() * len(found))]
    move = deed.moves[i]
    deed.moves[i] = usual
    return move
