"""Information-set Monte-Carlo tree search for any number of players.

One tree for the seat that thinks. Every iteration imagines another world that the seat holds possible and walks down
the tree by the moves that are legal there, so a node gathers what is true on average over all worlds. Each seat is
taken to look after itself: a node keeps the mean value of every seat, and the seat on turn follows its own.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from filone.kernel.knowledge import Thought
from filone.kernel.state import CHANCE, State

EXPLORATION: Final = 0.9
ENDLESS: Final = 1 << 40
"""More iterations than any clock allows."""


class Node:
    """A move that was tried: how often it was `offered`, how often taken, and what came of it for each seat.

    What is `legal` after it, and how that looks at first sight, is kept where it is the same in every world.
    """

    def __init__(self, seats: int) -> None:
        self.offered = 0
        self.visits = 0
        self.total: list[float] = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.legal: list[int] = []
        self.priors: list[float] = []


class Search:
    """Thinks until the `deadline` of its clock or for `nodes` iterations; without a deadline, the same by seed.

    What was tried stays in `tree`: whoever thinks on, at the same decision or after a move of its own, builds on it.
    """

    def __init__(self, thought: Thought, clock: Callable[[], float] = perf_counter) -> None:
        self.thought = thought
        self.clock = clock
        self.tree = Node(thought.root.seats)

    def choose(self, deadline: float, nodes: int) -> int:
        """The move to make for the seat that thinks, which is on turn."""
        root = self.thought.root
        legal = root.legal()
        priors = self.thought.priors(root, legal)
        self.tree.legal = legal
        self.tree.priors = priors
        if sum(prior > 0.0 for prior in priors) == 1:  # nothing else would ever be tried
            return legal[priors.index(max(priors))]
        return best(self.grow(deadline, nodes), legal, priors)

    def grow(self, deadline: float, nodes: int) -> Node:
        """What was tried, and what came of it."""
        thought = self.thought
        tree = self.tree
        now = self.clock()
        lasted = 0.0
        for _ in range(nodes):
            # Another iteration like the last one has to end in time.
            if now + lasted >= deadline:
                break
            self.iterate(tree, thought.world())
            before = now
            now = self.clock()
            lasted = now - before
        return tree

    def goes_on_after(self, move: int) -> bool:
        """Make a move, and tell whether the same seat decides again with nothing drawn in between.

        Then the tree below the move is about worlds that the seat still holds possible, and says what they are worth.
        """
        root = self.thought.root
        root.proceed(move)
        self.tree = self.tree.children.get(move) or Node(root.seats)
        return root.turn == self.thought.seat and not self.thought.over(root)

    def resume(self, root: State, rng: Random) -> None:
        """Go on from here, where the moves made have led, with other dice. What was worked out holds, so that old
        values and new ones have the same measure."""
        self.thought.root = root
        self.thought.rng = rng

    def iterate(self, tree: Node, state: State) -> None:
        """Walk down, add one node, roll out, and tell everybody on the way what it was worth."""
        thought = self.thought
        path: list[Node] = [tree]
        node = tree
        # Until something is drawn or somebody else moves, it is what the seat that thinks knows, whatever the world.
        known = True
        while not thought.over(state):
            known = known and state.turn == thought.seat
            if state.turn == CHANCE:
                state.proceed(state.draw(thought.rng.random()))
                continue
            if known and node.priors:
                legal = node.legal
                priors = node.priors
            else:
                legal = state.legal()
                priors = thought.priors(state, legal) if len(legal) > 1 else [1.0]
                if known:
                    node.legal = legal
                    node.priors = priors
            move = self.select(node, state.turn, legal, priors)
            child = node.children.get(move)
            fresh = child is None
            if child is None:
                child = Node(state.seats)
                child.offered = 1
                node.children[move] = child
            state.proceed(move)
            path.append(child)
            node = child
            if fresh:
                break
        values = self.roll_out(state)
        for visited in path:
            visited.visits += 1
            total = visited.total
            for seat in range(len(total)):
                total[seat] += values[seat]

    def select(self, node: Node, seat: int, legal: list[int], priors: list[float]) -> int:
        """The move with the best upper bound for the seat on turn, among those that are legal in this world."""
        if len(legal) == 1:
            return legal[0]
        weight = sum(priors)
        if weight <= 0.0:
            priors = [1.0] * len(legal)
            weight = float(len(legal))
        chosen = legal[0]
        highest = -1.0
        # A move never tried is expected to do as well as the node has done so far.
        expected = node.total[seat] / node.visits if node.visits else 0.5
        children = node.children
        for i in range(len(legal)):
            prior = priors[i]
            if prior <= 0.0:
                continue
            move = legal[i]
            child = children.get(move)
            if child is None:
                bound = expected + EXPLORATION * prior / weight * sqrt(node.visits + 1.0)
            else:
                child.offered += 1
                bound = child.total[seat] / child.visits + EXPLORATION * prior / weight * sqrt(child.offered) / (
                    1.0 + child.visits
                )
            if bound > highest:
                highest = bound
                chosen = move
        return chosen

    def roll_out(self, state: State) -> list[float]:
        thought = self.thought
        left = thought.horizon
        while (left > 0 or state.turn == CHANCE) and not thought.over(state):
            if state.turn == CHANCE:
                state.proceed(state.draw(thought.rng.random()))
            else:
                state.proceed(thought.roll(state))
                left -= 1
        return thought.values(state)


def size(tree: Node) -> int:
    """How many nodes there are from here on."""
    nodes = 0
    waiting = [tree]
    while waiting:
        nodes += 1
        waiting.extend(waiting.pop().children.values())
    return nodes


def best(tree: Node, legal: list[int], priors: list[float]) -> int:
    """The move tried most; among equals the one that looked better at first sight, then the first."""
    chosen = legal[0]
    most = -1
    promise = -1.0
    for move, prior in zip(legal, priors, strict=True):
        child = tree.children.get(move)
        visits = child.visits if child is not None else 0
        if visits > most or (visits == most and prior > promise):
            chosen, most, promise = move, visits, prior
    return chosen
