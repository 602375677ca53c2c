"""The valley as it is printed: roads and what they make reachable, cards, points, tiles. All states share it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from filone.games.valdora.book import Deck
from filone.games.valdora.space import CITIES, SPACES

NOWHERE: Final = -1


class Valley:
    """Lists are indexed by the numbers of `space.py`.

    `steps` says how many moves without provisions lead from a space to another, one row after the other.
    `crest`, `points` and `bill` (a heap of gems) belong to what a commission wants; `takes` has a bit for each gem an
    item can hold, `fee` what loading it costs; `after` is the next colour clockwise. `near` and `far` are sets of
    spaces, as bits.
    """

    def __init__(
        self,
        places: list[tuple[int, int]],
        roads: list[list[int]],
        gems: int,
        takes: list[int],
        fee: list[int],
        craftsmen: list[int],
        after: list[int],
        needed: list[int],
        prize: list[int],
        crest: list[int],
        points: list[int],
        bill: list[int],
        equipment: Deck,
        commissions: Deck,
    ) -> None:
        self.places = places
        self.roads = roads
        self.gems = gems
        self.takes = takes
        self.fee = fee
        self.craftsmen = craftsmen
        self.after = after
        self.needed = needed
        self.prize = prize
        self.crest = crest
        self.points = points
        self.bill = bill
        self.equipment = equipment
        self.commissions = commissions

        neighbours: list[list[int]] = [[] for _ in SPACES]
        for road in roads:
            for here, there in pairwise(road):
                neighbours[here].append(there)
                neighbours[there].append(here)
        self.near = [_reach(neighbours, space) for space in range(len(SPACES))]
        self.far = [_beyond(self.near, space) for space in range(len(SPACES))]
        self.steps = [moves for space in range(len(SPACES)) for moves in _steps(self.near, space)]
        self.near_moves = [_journeys(near, 0) for near in self.near]
        self.far_moves = [_journeys(near, far) for near, far in zip(self.near, self.far, strict=True)]

    def __reduce__(self) -> tuple[Any, ...]:
        return Valley, (
            self.places,
            self.roads,
            self.gems,
            self.takes,
            self.fee,
            self.craftsmen,
            self.after,
            self.needed,
            self.prize,
            self.crest,
            self.points,
            self.bill,
            self.equipment,
            self.commissions,
        )


def _reach(neighbours: list[list[int]], start: int) -> int:
    """The spaces a move can end on without provisions: along the roads up to the next cities."""
    reached = 1 << start
    ways = [start]
    while ways:
        for space in neighbours[ways.pop()]:
            if not reached >> space & 1:
                reached |= 1 << space
                if space >= CITIES:
                    ways.append(space)
    return reached & ~(1 << start)


def _beyond(near: list[int], start: int) -> int:
    """The further spaces that provisions open: what is near to each city in reach."""
    further = 0
    for city in range(CITIES):
        if near[start] >> city & 1:
            further |= near[city]
    return further & ~near[start] & ~(1 << start)


def _steps(near: list[int], start: int) -> list[int]:
    steps = [len(SPACES)] * len(SPACES)
    steps[start] = 0
    ways = [start]
    for here in ways:
        for there in range(len(SPACES)):
            if near[here] >> there & 1 and steps[there] == len(SPACES):
                steps[there] = steps[here] + 1
                ways.append(there)
    return steps


def _journeys(near: int, far: int) -> list[int]:
    """The `go` moves to these spaces; a far one uses up provisions."""
    return [2 * space + (1 if far >> space & 1 else 0) for space in range(len(SPACES)) if (near | far) >> space & 1]
