"""A bot sees a view and a budget and returns a move. It never meets the state."""

from random import Random
from typing import Protocol

import msgspec

from filone.bots.search import Search
from filone.bots.search_line import LineSearch
from filone.kernel import Game, State, View
from filone.kernel.knowledge import Knowledge


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one move: seconds, or iterations for results that can be repeated exactly."""

    seconds: float = 1.0
    nodes: int = 1_000_000


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
        state: State = self.knowledge.world(self.game.imagine(view, rng), view.seat, rng)
        if rng.random() < self.slips:
            return self.knowledge.roll(state, rng)
        legal = state.legal()
        priors = self.knowledge.priors(state, legal)
        return legal[priors.index(max(priors))]


class SearchBot:
    """Thinks ahead over imagined worlds, within the budget and its own `share` of it."""

    def __init__(self, game: Game, knowledge: Knowledge, seconds: float, nodes: int) -> None:
        self.game = game
        self.knowledge = knowledge
        self.seconds = seconds
        self.nodes = nodes
        self.plan = LineSearch(knowledge)
        self.expected: View | None = None

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        root = self.game.imagine(view, rng)
        seconds = min(self.seconds, budget.seconds)
        nodes = min(self.nodes, budget.nodes)
        if not self.knowledge.foreseen(root):
            return Search(self.knowledge, rng).choose(root, view.seat, seconds, nodes)
        if view != self.expected:
            self.plan = LineSearch(self.knowledge)
        move = self.plan.choose(root, view.seat, rng, seconds, nodes)
        root.advance(move)
        self.expected = root.view(view.seat)
        return move
