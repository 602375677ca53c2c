"""The valley as it is printed: roads and what they make reachable, cards, points, tiles. All states share it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from mypy_extensions import i64

from filone.games.valdora import moves
from filone.games.valdora.content.cards import Deck
from filone.games.valdora.content.names import names_of
from filone.games.valdora.content.spaces import SPACE_COUNT, is_city
from filone.kernel.fields import Declared
from filone.kernel.texts import Name


class Valley(Declared):
    """Lists are indexed by the numbers of spaces, items, colours and what commissions want.

    `takes` has a bit for each gem an item can hold, `fee` what loading it costs; `after` is the next colour clockwise,
    `needed` and `prize` belong to workshops, `crest` and `points` to what a commission wants. `near` and `far` are sets
    of spaces, as bits: those that a move reaches without provisions, and those beyond a city that need them. `journeys`
    are the moves to them, without and with provisions, and `steps` how many moves lead from a space to another. `names`
    are those of spaces that are called by where they lie.
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
        equipment: Deck,
        commissions: Deck,
    ) -> None:
        self.places: list[tuple[int, int]] = places
        self.roads: list[list[int]] = roads
        self.gems: int = gems
        self.takes: list[int] = takes
        self.fee: list[int] = fee
        self.craftsmen: list[int] = craftsmen
        self.after: list[int] = after
        self.needed: list[int] = needed
        self.prize: list[int] = prize
        self.crest: list[int] = crest
        self.points: list[int] = points
        self.equipment: Deck = equipment
        self.commissions: Deck = commissions

        neighbours: list[list[int]] = [[] for _ in range(SPACE_COUNT)]
        for road in roads:
            for here, there in pairwise(road):
                neighbours[here].append(there)
                neighbours[there].append(here)
        self.names: dict[str, Name] = names_of(neighbours)
        self.near: list[int] = [_reach(neighbours, space) for space in range(SPACE_COUNT)]
        self.far: list[int] = [_beyond(self.near, space) for space in range(SPACE_COUNT)]
        self.steps: list[list[int]] = [_steps(self.near, space) for space in range(SPACE_COUNT)]
        self.journeys: list[list[int]] = [_journeys(near, 0) for near in self.near]
        self.far_journeys: list[list[int]] = [
            _journeys(near, far) for near, far in zip(self.near, self.far, strict=True)
        ]

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
            self.equipment,
            self.commissions,
        )

    def holds(self, item: i64, gem: i64) -> bool:
        """Whether an item is made for a gem."""
        takes: i64 = self.takes[item]
        return takes >> gem & 1 == 1

    def is_near(self, here: int, there: int) -> bool:
        return self.near[here] >> there & 1 == 1

    def is_far(self, here: int, there: int) -> bool:
        return self.far[here] >> there & 1 == 1


def _reach(neighbours: list[list[int]], start: int) -> int:
    """The spaces a move can end on without provisions: along the roads up to the next cities."""
    reached = 1 << start
    ways = [start]
    while ways:
        for space in neighbours[ways.pop()]:
            if not reached >> space & 1:
                reached |= 1 << space
                if not is_city(space):
                    ways.append(space)
    return reached & ~(1 << start)


def _beyond(near: list[int], start: int) -> int:
    """The further spaces that provisions open: what is near to each city in reach."""
    further = 0
    for city in range(SPACE_COUNT):
        if is_city(city) and near[start] >> city & 1:
            further |= near[city]
    return further & ~near[start] & ~(1 << start)


def _steps(near: list[int], start: int) -> list[int]:
    steps = [SPACE_COUNT] * SPACE_COUNT
    steps[start] = 0
    ways = [start]
    for here in ways:
        for there in range(SPACE_COUNT):
            if near[here] >> there & 1 and steps[there] == SPACE_COUNT:
                steps[there] = steps[here] + 1
                ways.append(there)
    return steps


def _journeys(near: int, far: int) -> list[int]:
    """The moves to these spaces; a far one uses up provisions."""
    return [moves.GO.of(space, far >> space & 1) for space in range(SPACE_COUNT) if (near | far) >> space & 1]
