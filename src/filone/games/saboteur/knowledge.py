"""What a good player of Saboteur knows: which way to dig, whom to trust, and what a card is worth in whose hands."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from filone.games.saboteur import space
from filone.games.saboteur.beliefs import Beliefs
from filone.games.saboteur.cards import (
    CELLS,
    DEAD_END,
    EDGES,
    FIRST_BREAK,
    FIRST_REPAIR,
    GOAL_CELLS,
    MOST_SEATS,
    ROCKFALL,
    SABOTEUR,
    TREASURE,
    WIDTH,
    turned_over,
)
from filone.games.saboteur.maze import DEAD, LIVE, OFFSETS
from filone.games.saboteur.state import Saboteur
from filone.kernel.knowledge import Knowledge
from filone.kernel.state import OVER, State

FAR: Final = 99
MOST: Final = 9.0
"""Nuggets in one round that count as all one can wish for."""


class SaboteurKnowledge(Knowledge):
    """Thinks to the end of the round: what comes after does not depend on it."""

    def __init__(self) -> None:
        super().__init__()
        self._beliefs: Beliefs | None = None
        self._root: State | None = None

    def world(self, root: State, seat: int, rng: Random) -> State:
        """Roles as likely as what everybody did makes them."""
        world = root.copy()
        assert isinstance(world, Saboteur)
        assert isinstance(root, Saboteur)
        world.redeal(seat, rng)
        if self._root is not root or self._beliefs is None:
            self._root = root
            self._beliefs = Beliefs(root, seat)
        self._beliefs.assign(world, rng)
        return world

    def over(self, state: State, root: State) -> bool:
        assert isinstance(state, Saboteur)
        assert isinstance(root, Saboteur)
        return state.turn == OVER or state.round != root.round

    def values(self, state: State, root: State) -> list[float]:
        """The nuggets of the round, which are what the game is counted in."""
        assert isinstance(state, Saboteur)
        assert isinstance(root, Saboteur)
        gains = [state.gold.nuggets(seat, root.round) for seat in range(state.seats)]
        return [min(1.0, gain / MOST) for gain in gains]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Saboteur)
        if legal[0] >= space.KEEP:
            return [10.0 ** (move - space.KEEP) for move in legal]
        seat = state.turn
        digs = state.roles[seat] != SABOTEUR
        distances = targets(state, seat)
        front = frontier(state, distances)
        priors: list[float] = []
        for move in legal:
            if move < space.BREAK:
                prior = self._place(move - space.PLACE, digs, distances, front, state)
            elif move < space.REPAIR:
                target = (move - space.BREAK) % MOST_SEATS
                foe = (state.roles[target] == SABOTEUR) == digs and target != seat
                prior = (3.0 if not state.broken[target] else 0.8) if foe else 0.0
            elif move < space.ROCKFALL:
                target = (move - space.REPAIR) // 3 % MOST_SEATS
                if target == seat:
                    prior = 6.0 if digs else 2.0
                else:
                    prior = (3.0 if digs else 1.0) if (state.roles[target] == SABOTEUR) != digs else 0.0
            elif move < space.MAP:
                prior = self._rockfall(move - space.ROCKFALL, digs, distances, front, state)
            elif move < space.DISCARD:
                goal = move - space.MAP
                prior = 0.05 if state.lookers[goal] >> seat & 1 or knows_treasure(state, seat) else 4.0
            else:
                prior = discard(move - space.DISCARD, digs)
            priors.append(prior)
        return priors

    def _place(self, code: int, digs: bool, distances: list[int], front: int, state: Saboteur) -> float:
        cell = code % CELLS
        card = code // CELLS >> 1
        here = nearest(cell, distances)
        if DEAD_END[card]:
            # A dead end stops the tunnel where it is about to go on.
            return 0.01 if digs else 4.0 * exp(0.8 * (front - here))
        edges = EDGES[card]
        if code // CELLS & 1:
            edges = turned_over(edges)
        ahead = FAR
        for side in range(4):
            if edges >> side & 1:
                near = cell + OFFSETS[side]
                piece = state.maze.pieces.get(near, 0)
                if piece == 0 or near in GOAL_CELLS:
                    ahead = min(ahead, nearest(near, distances))
        gain = front - ahead
        if digs:
            return 3.0 * exp(1.2 * gain) if ahead < FAR else 0.02
        # A saboteur looks busy without getting on.
        return 1.0 if gain <= -1 else 0.15

    def _rockfall(self, cell: int, digs: bool, distances: list[int], front: int, state: Saboteur) -> float:
        piece = state.maze.pieces[cell]
        close = nearest(cell, distances) - front
        if digs:
            return 3.0 * exp(-0.5 * max(0, close)) if piece & DEAD else 0.02
        return 4.0 * exp(-0.4 * max(0, close)) if piece & LIVE else 0.05


def discard(card: int, digs: bool) -> float:
    """What is better in the discard pile than in the hand."""
    if card < FIRST_BREAK:
        return 1.5 if DEAD_END[card] == digs else 0.2
    if card < FIRST_REPAIR:
        return 0.15
    return 0.3 if card < ROCKFALL else 0.2


def knows_treasure(state: Saboteur, seat: int) -> bool:
    for goal in range(3):
        if state.lookers[goal] >> seat & 1 and state.goals[goal] + TREASURE == TREASURE:
            return True
    return False


def targets(state: Saboteur, seat: int) -> list[int]:
    """The goals that the seat has reason to dig for: the treasure if it has seen it, else those that may be it."""
    open_goals: list[int] = []
    for goal in range(3):
        if state.up >> goal & 1:
            continue
        if state.lookers[goal] >> seat & 1:
            if state.goals[goal] == 0:
                return [GOAL_CELLS[goal]]
            continue
        open_goals.append(GOAL_CELLS[goal])
    return open_goals


def nearest(cell: int, goals: list[int]) -> int:
    """Steps from a cell to the nearest of the goals."""
    x = cell % WIDTH
    y = cell // WIDTH
    best = FAR
    for goal in goals:
        steps = abs(x - goal % WIDTH) + abs(y - goal // WIDTH)
        best = min(best, steps)
    return best


def frontier(state: Saboteur, goals: list[int]) -> int:
    """How near the tunnel has come: the nearest empty cell that it opens on."""
    best = FAR
    spots = state.maze.spots
    needs = state.maze.needs
    for at in range(len(spots)):
        if needs[at] >> 8:
            steps = nearest(spots[at], goals)
            best = min(best, steps)
    return best


KNOWLEDGE: Final = SaboteurKnowledge()
