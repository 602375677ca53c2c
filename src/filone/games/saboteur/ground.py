"""The ground between the tunnel and the goals, as somebody who digs or blocks looks at it."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from filone.games.saboteur.cards import CELLS, GOAL_CELLS, ORIGIN, WIDTH
from filone.games.saboteur.maze import LIVE, OFFSETS, Maze
from filone.games.saboteur.state import Saboteur

FAR: Final = 200
"""More steps than any way through the window."""
BLOCKED: Final = -1
ARRIVED: Final = 9.0
SLOPE: Final = 1.2
LURE: Final = [exp(-SLOPE * steps) for steps in range(FAR + 1)]

# The window of the grid in which a sensible tunnel runs: x from -3 to 11 and y from -5 to 5, with a border.
COLUMNS: Final = 17
ROWS: Final = 13
STEPS: Final = [-COLUMNS, 1, COLUMNS, -1]


def _window() -> list[int]:
    places = [0] * CELLS
    for row in range(1, ROWS - 1):
        for column in range(1, COLUMNS - 1):
            places[ORIGIN + (row - 6) * WIDTH + column - 4] = row * COLUMNS + column
    return places


def _fresh() -> list[int]:
    inside = set(WINDOW)
    return [FAR if place and place in inside else BLOCKED for place in range(ROWS * COLUMNS)]


WINDOW: Final = _window()
"""The place in the window by cell; 0, a place on the border, for all cells outside."""
FRESH: Final = _fresh()


class Ground:
    """`way` is how many cards are missing from each place in the window to the nearest of the `goals` (a bit each)
    round everything that lies there; `front` is that of the tunnel's nearest opening. `promise` sums up all of its
    openings, the near ones counting most. A `hasty` look counts the way as if nothing lay there."""

    def __init__(self, maze: Maze, goals: int, hasty: bool = False) -> None:
        self.pieces = maze.pieces
        self.way = HASTY[goals] if hasty else survey(self.pieces, goals)
        self.front = FAR
        self.promise = 0.0
        spots = maze.spots
        needs = maze.needs
        at: i64
        for at in range(len(spots)):
            if needs[at] >> 8:
                steps = self.way[WINDOW[spots[at]]]
                if steps < 0:
                    continue
                self.promise += LURE[steps]
                self.front = min(self.front, steps)

    def gain(self, cell: int, edges: int) -> float:
        """How much nearer the tunnel comes, in steps, by a passage with these edges (0: a dead end) on a cell."""
        here = WINDOW[cell]
        if not here:
            return 0.0
        way = self.way
        promise = self.promise - LURE[way[here]]
        side: i64
        for side in range(4):
            if edges >> side & 1:
                steps = way[here + STEPS[side]]
                if steps == 0:
                    return ARRIVED
                if steps > 0 and cell + OFFSETS[side] not in self.pieces:
                    promise += LURE[steps]
        return log(max(promise, 1e-9) / max(self.promise, 1e-9)) / SLOPE

    def onward(self, cell: int, edges: int, exits: list[int]) -> int:
        """The nearest that a second card brings the tunnel through the first; `exits` is where it leads from a side."""
        best = FAR
        here = WINDOW[cell]
        if not here:
            return best
        way = self.way
        side: i64
        for side in range(4):
            if not edges >> side & 1:
                continue
            near = here + STEPS[side]
            if way[near] == 0:
                return 0
            if way[near] < 0:
                continue
            leads = exits[side + 2 & 3]
            for turn in range(4):
                if leads >> turn & 1 and turn != (side + 2 & 3):
                    steps = way[near + STEPS[turn]]
                    if 0 <= steps < best:
                        best = steps
        return best

    def opened(self, cell: int) -> int:
        """The front once whatever lies on a cell is taken away."""
        here = WINDOW[cell]
        best = self.front
        if not here:
            return best
        for side in range(4):
            near = self.pieces.get(cell + OFFSETS[side], 0)
            if near & LIVE and near >> (side + 2 & 3) & 1:
                for step in STEPS:
                    steps = self.way[here + step]
                    if 0 <= steps < best - 1:
                        best = steps + 1
        return best


def targets(state: Saboteur, seat: int) -> int:
    """The goals that the seat has reason to dig for, a bit each: the treasure if it has seen it, or all that may be."""
    unknown = 0
    for goal in range(3):
        if state.up >> goal & 1:
            continue
        if state.lookers[goal] >> seat & 1:
            if state.goals[goal] == 0:
                return 1 << goal
            continue
        unknown |= 1 << goal
    return unknown


def survey(pieces: dict[int, int], goals: int) -> list[int]:
    """The way from every place in the window to the nearest of the goals."""
    way = FRESH[:]
    for cell in pieces:
        way[WINDOW[cell]] = BLOCKED
    queue: list[int] = []
    for goal in range(3):
        if goals >> goal & 1:
            way[WINDOW[GOAL_CELLS[goal]]] = 0
            queue.append(WINDOW[GOAL_CELLS[goal]])
    head: i64 = 0
    while head < len(queue):
        here: i64 = queue[head]
        head += 1
        steps: i64 = way[here]
        steps += 1
        for step in STEPS:
            near: i64 = here + step
            if way[near] == FAR:
                way[near] = steps
                queue.append(near)
    return way


HASTY: Final = [survey({}, goals) for goals in range(8)]
