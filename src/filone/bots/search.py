"""Information-set Monte-Carlo tree search for any number of players.

One tree for the seat that thinks. Every iteration imagines another world that the seat holds possible and walks down
the tree by the moves that are legal there, so a node gathers what is true on average over all worlds. Each seat is
taken to look after itself: a node keeps the mean value of every seat, and the seat on turn follows its own. What one
seat knows of itself and the others do not, such as its role, branches the tree: in either role it does as is good for
that one.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from filone.kernel.knowledge import Thought
from filone.kernel.state import CHANCE, State, place_of

ENDLESS: Final = 1 << 40
"""More iterations than any clock allows."""
ONLY: Final = [1.0]
"""How an only choice looks."""
NOTHING: Final = vec[float]([0.0] * 100)
"""What nobody has won yet: more seats than any table has."""


class Node:
    """A move that was tried: how often it was `offered`, how often taken, and what came of it for each seat.

    What is `legal` after it, how that looks at first sight and what of it was `tried` is kept, one beside the other,
    where it is the same in every world.
    """

    def __init__(self, seats: i64) -> None:
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total: vec[float] = NOTHING[:seats]
        self.children: dict[int, Node] = {}
        self.legal: list[int] = NO_MOVES
        self.priors: list[float] = NO_PRIORS
        self.weight = 0.0
        self.tried: list[Node | None] = NO_NODES

    def worth(self, seat: int) -> float:
        """What came of it for a seat on average."""
        return self.total[seat] / float(self.visits)

    def know(self, legal: list[int], priors: list[float]) -> None:
        """What can be done here in every world."""
        self.legal = legal
        self.priors = priors
        self.weight = sum(priors)
        self.tried = self.among(legal)

    def minded(self, mind: int) -> Node:
        """The same, for a seat on turn that knows so much of itself."""
        inner = self.children.get(-mind)
        if inner is None:
            inner = Node(len(self.total))
            self.children[-mind] = inner
        return inner

    def among(self, legal: list[int]) -> list[Node | None]:
        """Of each move, what was tried. Where little was, it is sought among the moves, instead of every move there."""
        children = self.children
        if len(children) >= len(legal):
            return [children.get(move) for move in legal]
        tried: list[Node | None] = [None] * len(legal)
        for move, child in children.items():
            at = place_of(move, legal)
            if at < i64(len(legal)) and legal[at] == move:
                tried[at] = child
        return tried


# Nobody changes them: what is known of a node comes in lists of its own.
NO_MOVES: Final[list[int]] = []
NO_PRIORS: Final[list[float]] = []
NO_NODES: Final[list[Node | None]] = []


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
        self.tree.know(legal, priors)
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
            turn = state.turn
            known = known and turn == thought.seat
            if turn == CHANCE:
                state.proceed(state.draw(thought.rng.random()))
                continue
            mind = thought.mind(state)
            if mind:
                node = node.minded(mind)
                path.append(node)
            if known and node.priors:
                legal, priors, weight, tried = node.legal, node.priors, node.weight, node.tried
            else:
                legal = state.legal()
                priors = thought.priors(state, legal) if len(legal) > 1 else ONLY
                if known:
                    node.know(legal, priors)
                    weight, tried = node.weight, node.tried
                else:
                    weight, tried = sum(priors), node.among(legal)
            chosen = select(node, turn, priors, weight, tried, thought.exploration)
            child = tried[chosen]
            fresh = child is None
            if child is None:
                child = Node(state.seats)
                child.offered = 1
                tried[chosen] = child
                node.children[legal[chosen]] = child
                if not known:
                    node.priors = NO_PRIORS  # should it be known another time, it has tried more than it knew
            state.proceed(legal[chosen])
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


def select(
    node: Node, seat: i64, priors: list[float], weight: float, tried: list[Node | None], exploration: float
) -> i64:
    """The place of the move with the best upper bound for the seat on turn, among those legal in this world."""
    moves: i64 = len(priors)
    if moves == 1:
        return 0
    alike = weight <= 0.0  # nothing is promising: everything is as good as another
    if alike:
        weight = float(moves)
    chosen: i64 = 0
    highest = -1.0
    visits = float(node.visits)
    # A move never tried is expected to do as well as the node has done so far.
    expected = node.total[seat] / visits if visits else 0.5
    untried = sqrt(visits + 1.0)
    for at in range(moves):
        prior = 1.0 if alike else priors[at]
        if prior <= 0.0:
            continue
        child = tried[at]
        if child is None:
            bound = expected + exploration * prior / weight * untried
        else:
            child.offered += 1
            taken = float(child.visits)
            bound = child.total[seat] / taken + exploration * prior / weight * sqrt(float(child.offered)) / (
                1.0 + taken
            )
        if bound > highest:
            highest = bound
            chosen = at
    return chosen


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
