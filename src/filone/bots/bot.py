"""A bot sees a view and a budget and returns a move. It never meets the state."""

from math import inf
from random import Random
from time import perf_counter
from typing import Any, Protocol

import msgspec

from filone.bots.memory import Memory
from filone.bots.search import ENDLESS, Search
from filone.bots.search_line import LineSearch
from filone.kernel import Game, View
from filone.kernel.knowledge import Knowledge, Thought


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one move: seconds at most, or `nodes` iterations without any clock.

    What is thought in nodes can be repeated exactly.
    """

    seconds: float = inf
    nodes: int | None = None


class Bot(Protocol):
    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        """A legal move for the seat of the view, which is on turn."""


class RandomBot:
    """Any legal move, each as likely as the others."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        return rng.choice(self.game.imagine(view, rng).legal())


class PolicyBot:
    """The move that looks best at first sight; `slips` is how often it takes another promising one."""

    def __init__(self, game: Game, knowledge: Knowledge, slips: float = 0.0) -> None:
        self.game = game
        self.knowledge = knowledge
        self.slips = slips

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        root = self.game.imagine(view, rng)
        if len(root.legal()) == 1:
            return root.legal()[0]
        thought = self.knowledge.think(root, view.seat, rng)
        state = thought.world()
        if rng.random() < self.slips:
            return thought.roll(state)
        legal = state.legal()
        priors = thought.priors(state, legal)
        return legal[priors.index(max(priors))]


class SearchBot:
    """Thinks ahead over imagined worlds for its own `seconds`, or less if the budget says so; `slips` is how often it
    does not think and takes any promising move.

    What it thought of the rest of its turn it remembers, and goes on from there if it is asked what it expected.
    """

    def __init__(self, game: Game, knowledge: Knowledge, seconds: float, slips: float = 0.0) -> None:
        self.game = game
        self.knowledge = knowledge
        self.seconds = seconds
        self.slips = slips
        self.memory = Memory()

    def __reduce__(self) -> tuple[Any, ...]:
        """What it remembers stays behind: elsewhere it thinks anew."""
        return type(self), (self.game, self.knowledge, self.seconds, self.slips)

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        deadline, nodes = self.limits(budget)
        root = self.game.imagine(view, rng)
        if len(root.legal()) == 1:  # what is expected comes after it
            return root.legal()[0]
        thought = self.knowledge.think(root, view.seat, rng)
        if rng.random() < self.slips:
            return thought.roll(thought.world())
        if thought.foreseen():
            kept = self.memory.take(view)
            plan = kept if isinstance(kept, LineSearch) else LineSearch()
            move = plan.choose(thought, deadline, nodes)
            root.advance(move)
            self.memory.keep(root.view(view.seat), plan)
            return move
        search = self.search_from(view, thought)
        move = search.choose(deadline, nodes)
        self.expect(search, move)
        return move

    def limits(self, budget: Budget) -> tuple[float, int]:
        """Until when, and for how many iterations at most."""
        if budget.nodes is not None:
            return inf, budget.nodes
        return perf_counter() + min(self.seconds, budget.seconds), ENDLESS

    def search_from(self, view: View, thought: Thought) -> Search:
        """What was thought of this position before, or a new thought."""
        kept = self.memory.take(view)
        if not isinstance(kept, Search):
            return Search(thought)
        kept.resume(thought.root, thought.rng)
        return kept

    def expect(self, search: Search, move: int) -> None:
        """The move is made: remember what was thought of the decision that comes after it."""
        if search.goes_on_after(move):
            self.memory.keep(search.thought.root.view(search.thought.seat), search)
