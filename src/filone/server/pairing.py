"""Who sits with whom in a round: from who is there, who has met and a seed alone. People are numbers here.

The search for groups in which nobody meets again is complete but bounded: where it ends without an answer, as few as
can be found meet again.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

Pair = tuple[int, int]
STEPS = 50_000
"""Of the search for groups without a repeated meeting."""
PASSES = 3
"""Of making groups better by exchanging two people."""
LONGEST = 3
"""A round robin of groups ends after so many times the rounds in which everybody could have met."""


class Round(NamedTuple):
    """`byes` are those who do not play."""

    groups: list[list[int]]
    byes: list[int]


def pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def meetings(groups: Iterable[Sequence[int]]) -> Counter[Pair]:
    return Counter(pair(*two) for group in groups for two in combinations(group, 2))


def sizes_for(people: int, fewest: int, most: int) -> list[int]:
    """As many people as fit in, at tables as large and as even as they can be."""
    for seated in range(people, fewest - 1, -1):
        tables = -(-seated // most)
        if tables * fewest <= seated:
            return [seated // tables + (number < seated % tables) for number in range(tables)]
    return []


def swiss(order: Sequence[int], before: Sequence[Round], fewest: int, most: int) -> Round:
    """Those who stand together play together. A bye is for the last, of those who have had the fewest."""
    sizes = sizes_for(len(order), fewest, most)
    had = Counter(one for round in before for one in round.byes)
    place = {one: number for number, one in enumerate(order)}
    waiting = sorted(order, key=lambda one: (had[one], -place[one]))[: len(order) - sum(sizes)]
    seated = [one for one in order if one not in set(waiting)]
    met = meetings(group for round in before for group in round.groups)
    return Round(_groups(seated, sizes, met), sorted(waiting))


def round_robin(people: Sequence[int], fewest: int, most: int, seed: str) -> list[Round]:
    """All rounds. Pairs meet exactly once; groups are drawn until everybody has met, if that comes soon enough."""
    order = list(people)
    Random(seed).shuffle(order)
    if not sizes_for(len(order), fewest, most):
        return []
    if most == 2:
        return _circle(order)
    rounds: list[Round] = []
    met: Counter[Pair] = Counter()
    while len(met) < len(order) * (len(order) - 1) // 2 and len(rounds) < LONGEST * -(-(len(order) - 1) // (most - 1)):
        known = Counter(one for two in met for one in two)
        order.sort(key=lambda one: known[one])
        rounds.append(swiss(order, rounds, fewest, most))
        met += meetings(rounds[-1].groups)
    return rounds


def _circle(order: list[int]) -> list[Round]:
    """One stays, the others go round; whoever is opposite the empty place has a bye."""
    places: list[int | None] = [*order, *[None] * (len(order) % 2)]
    rounds = []
    for _ in range(len(places) - 1):
        twos = list(zip(places[: len(places) // 2], reversed(places[len(places) // 2 :]), strict=True))
        groups = [[one, other] for one, other in twos if one is not None and other is not None]
        rounds.append(Round(groups, [one for two in twos if None in two for one in two if one is not None]))
        places = [places[0], places[-1], *places[1:-1]]
    return rounds


def _groups(order: list[int], sizes: list[int], met: Counter[Pair]) -> list[list[int]]:
    search = _Search(order, met)
    if search.open(Counter(sizes)):
        return search.groups
    return _exchanged(_nearest(order, sizes, met), met)


class _Search:
    """Groups in which nobody has met: each opened by the first who is free, at a table of any size that is left."""

    def __init__(self, order: list[int], met: Counter[Pair]) -> None:
        self.order = order
        self.met = met
        self.free = [True] * len(order)
        self.groups: list[list[int]] = []
        self.steps = STEPS

    def open(self, sizes: Counter[int]) -> bool:
        if not any(self.free):
            return True
        first = self.free.index(True)
        for size in sorted(size for size in sizes if sizes[size]):
            self.groups.append([])
            if self._seat(first, size, sizes - Counter([size])):
                return True
            self.groups.pop()
        return False

    def _seat(self, place: int, size: int, sizes: Counter[int]) -> bool:
        """Seat one, and then whoever may come after."""
        self.steps -= 1
        group, one = self.groups[-1], self.order[place]
        group.append(one)
        self.free[place] = False
        if len(group) == size:
            if self.open(sizes):
                return True
        else:
            for other in range(place + 1, len(self.order)):
                if self.steps <= 0:
                    break
                fits = self.free[other] and not any(self.met[pair(self.order[other], each)] for each in group)
                if fits and self._seat(other, size, sizes):
                    return True
        group.pop()
        self.free[place] = True
        return False


def _nearest(order: list[int], sizes: list[int], met: Counter[Pair]) -> list[list[int]]:
    """Each group takes the first who is free, and with them whoever they have met least."""
    free, groups = list(order), []
    for size in sizes:
        group = [free.pop(0)]
        while len(group) < size:
            best = min(free, key=lambda one: sum(met[pair(one, each)] for each in group))
            free.remove(best)
            group.append(best)
        groups.append(group)
    return groups


def _exchanged(groups: list[list[int]], met: Counter[Pair]) -> list[list[int]]:
    """Two change places where fewer meet again so."""

    def cost(group: list[int], seat: int, one: int) -> int:
        return sum(met[pair(one, other)] for place, other in enumerate(group) if place != seat)

    for _ in range(PASSES):
        better = False
        for here, there in combinations(groups, 2):
            for seat, other in ((seat, other) for seat in range(len(here)) for other in range(len(there))):
                one, two = here[seat], there[other]
                now = cost(here, seat, one) + cost(there, other, two)
                if now and cost(here, seat, two) + cost(there, other, one) < now:
                    here[seat], there[other] = two, one
                    better = True
        if not better:
            break
    return groups
