"""What an analysis asks, and how it is answered: small questions, none longer than a bot's thought, in any process.

A decision is judged from the view of the seat that took it, and from nothing else: `look`, `compare` and `line_from`
are never shown a state. Chances are counted with all cards open, because the game is over.
"""

from importlib import import_module
from importlib.util import find_spec
from math import inf
from random import Random
from time import perf_counter
from typing import Any, Literal

import msgspec

from filone.bots.levels import knowledge_of
from filone.bots.search import Node, Search
from filone.kernel import CHANCE, OVER, FiloneError, Game, NotOver, Record, State, View
from filone.kernel.advice import Advice
from filone.kernel.knowledge import Thought
from filone.kernel.registry import load
from filone.teaching.hint import reasons

EVERY = 16
"""Of so many positions one is kept; the others are a few steps away."""
LONGEST = 6000
"""Steps of a game that is analysed: several times those of the longest among people."""
SURVEYED = 64
"""Moves that are compared at once, at most."""
LINE = 12
"""Moves of an alternative that are shown."""
SURE = 3
"""How often a move of a line was tried at least."""


class TooLong(FiloneError):
    package = "filone.teaching"
    key = "error-too-long"


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """`ask` about the position after `at` steps (`beliefs`: after each of `places`), with so many `nodes`.

    A `move` is looked at beside the best other one, compared with all that come into question or with `others`, or
    explained; nodes are worlds where moves are compared.
    """

    ask: Literal["plan", "look", "survey", "compare", "chances", "beliefs", "explain"]
    at: int = 0
    move: int = 0
    others: list[int] = []
    nodes: int = 0
    seed: int = 0
    places: list[int] = []
    seconds: float = inf
    """After so long it is answered with what is known by then."""


class Plan(msgspec.Struct, frozen=True):
    """Whose each step was, how many moves there were, and who won."""

    turns: list[int]
    choices: list[int]
    moves: list[int]
    result: list[float]
    believes: bool
    """Whether seats can hold each other for something."""


class Compared(msgspec.Struct, frozen=True):
    """By how much each of the `others` was better than what was played, added up over `count` worlds, and the squares.

    What was played is `plain` if it looked best at first sight.
    """

    others: list[int]
    count: int
    gains: list[float]
    squares: list[float]
    plain: bool = False


class Chances(msgspec.Struct, frozen=True):
    count: int
    totals: list[float]
    squares: list[float]


class Beliefs(msgspec.Struct, frozen=True):
    rows: list[list[list[int]]]
    truth: list[list[bool]]


class Explained(msgspec.Struct, frozen=True):
    line: list[int]
    why: list[Advice]


ANSWERS: dict[str, type[Any]] = {
    "plan": Plan,
    "look": Compared,
    "survey": Compared,
    "compare": Compared,
    "chances": Chances,
    "beliefs": Beliefs,
    "explain": Explained,
}


class Walked:
    """A recorded game, to be stood at any step of."""

    def __init__(self, record: Record) -> None:
        self.game: Game = load(record.game)
        self.steps: list[int] = []
        self.turns: list[int] = []
        self.choices: list[int] = []
        self._kept: list[State] = []
        state = record.start()
        for _, state, step in record.steps():
            if len(self.steps) == LONGEST:
                raise TooLong(limit=LONGEST)
            if len(self.steps) % EVERY == 0:
                self._kept.append(state.copy())
            self.steps.append(step)
            self.turns.append(state.turn)
            self.choices.append(len(state.legal()) if state.turn >= 0 else 1)
        self.end = state

    def at(self, step: int) -> State:
        state = self._kept[step // EVERY].copy() if step < len(self.steps) else self.end.copy()
        if step < len(self.steps):
            for move in self.steps[step - step % EVERY : step]:
                state.step(move)
        return state

    def answer(self, question: Question) -> Any:
        match question.ask:
            case "plan":
                return self._plan()
            case "beliefs":
                return self._beliefs(question.places)
            case "chances":
                return chances(self.game, self.at(question.at), question)
        state = self.at(question.at)
        view = state.view(state.turn)
        if question.ask == "look":
            return look(self.game, view, question)
        if question.ask == "survey":
            return survey(self.game, view, question)
        if question.ask == "compare":
            return compare(self.game, view, question)
        line = line_from(self.game, view, question)
        return Explained(played_on(state, line), reasons(self.game, view, question.move))

    def _plan(self) -> Plan:
        if self.end.turn != OVER:
            raise NotOver()
        return Plan(self.turns, self.choices, self.steps, shares(self.end), self._coach("suspects") is not None)

    def _beliefs(self, places: list[int]) -> Beliefs:
        suspects, culprits = self._coach("suspects"), self._coach("culprits")
        states = [self.at(place) for place in places]
        seats = range(self.end.seats)
        return Beliefs(
            [[suspects(state.view(seat)) for seat in seats] for state in states], [culprits(state) for state in states]
        )

    def _coach(self, name: str) -> Any:
        package = f"{self.game.package}.coach"
        return getattr(import_module(package), name, None) if find_spec(package) is not None else None


def shares(end: State) -> list[float]:
    """How a game ended: shares of the victory; of one who played alone, points in hundreds."""
    if end.seats == 1:
        return end.utilities()
    winners = end.outcome().winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(end.seats)]


# From the view of whoever decided


def think(game: Game, view: View, rng: Random) -> Thought:
    thought = knowledge_of(game).think(game.imagine(view, rng), view.seat, rng)
    thought.judge_from_here()
    return thought


def look(game: Game, view: View, question: Question) -> Compared:
    """Which other move is best, and how much better or worse than the one that was played.

    It is found by a search and compared for as long again.
    """
    rng = Random(question.seed)
    thought = think(game, view, rng)
    tree = Search(thought).grow(perf_counter() + question.seconds, question.nodes)
    tried = {move: child.visits for move, child in tree.children.items()}
    legal = thought.root.legal()
    other = max((move for move in legal if move != question.move), key=lambda move: tried.get(move, 0))
    priors = thought.priors(thought.root, legal)
    found = compare(game, view, msgspec.structs.replace(question, others=[other], nodes=max(2, question.nodes // 2)))
    return msgspec.structs.replace(found, plain=priors[legal.index(question.move)] == max(priors))


def survey(game: Game, view: View, question: Question) -> Compared:
    """What was played beside everything else that comes into question, the most promising first."""
    thought = think(game, view, Random(question.seed))
    legal = thought.root.legal()
    promising = sorted(zip(thought.priors(thought.root, legal), legal, strict=True), reverse=True)
    others = [move for prior, move in promising if prior > 0.0 and move != question.move]
    return compare(game, view, msgspec.structs.replace(question, others=others[:SURVEYED]))


def compare(game: Game, view: View, question: Question) -> Compared:
    """Moves in the same worlds, each with a tree of its own."""
    rng = Random(question.seed)
    thought = think(game, view, rng)
    search = Search(thought)
    deadline = perf_counter() + question.seconds
    moves = [question.move, *question.others]
    trees = [Node(view.seats) for _ in moves]
    count, gains, squares = 0, [0.0] * len(question.others), [0.0] * len(question.others)
    while count < question.nodes and (count == 0 or perf_counter() < deadline):
        worth = []
        for move, tree in zip(moves, trees, strict=True):
            rng.seed(question.seed + count)
            world = thought.world()
            world.advance(move)
            before = tree.total[view.seat]
            search.iterate(tree, world)
            worth.append(tree.total[view.seat] - before)
        count += 1
        for i, other in enumerate(worth[1:]):
            gains[i] += other - worth[0]
            squares[i] += (other - worth[0]) ** 2
    return Compared(question.others, count, gains, squares)


def line_from(game: Game, view: View, question: Question) -> list[int]:
    """How the move would be gone on with: what was tried most, as long as that is sure enough."""
    rng = Random(question.seed)
    thought = think(game, view, rng)
    search = Search(thought)
    tree = Node(view.seats)
    deadline = perf_counter() + question.seconds
    for number in range(question.nodes):
        if number and perf_counter() >= deadline:
            break
        world = thought.world()
        world.advance(question.move)
        search.iterate(tree, world)
    line = [question.move]
    while tree.children and len(line) < LINE:
        move = max(tree.children, key=lambda move: tree.children[move].visits)
        tree = tree.children[move]
        if tree.visits < SURE:
            break
        line.append(move)
    return line


# With all cards open


def played_on(state: State, line: list[int]) -> list[int]:
    """As much of a line as can be shown on the board: to the end of the turn, the only choices on the way included."""
    seat, shown, rest = state.turn, list[int](), line[:]
    while state.turn == seat and len(shown) < LINE:
        legal = state.legal()
        if len(legal) > 1 and not (rest and rest[0] in legal):
            break
        move = legal[0] if len(legal) == 1 and rest[:1] != legal else rest.pop(0)
        shown.append(move)
        state.step(move)
    return shown


def chances(game: Game, state: State, question: Question) -> Chances:
    """Endings of the game from here, counted."""
    rng = Random(question.seed)
    deadline = perf_counter() + question.seconds
    count, totals, squares = 0, [0.0] * state.seats, [0.0] * state.seats
    while count < question.nodes and (count == 0 or perf_counter() < deadline):
        world = state.copy()
        if world.turn == CHANCE:
            world.advance(world.draw(rng.random()))
        ended = shares(world) if world.turn == OVER else knowledge_of(game).think(world, 0, rng).ending(world)
        count += 1
        for seat, share in enumerate(ended):
            totals[seat] += share
            squares[seat] += share * share
    return Chances(count, totals, squares)
