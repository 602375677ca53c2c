"""Who leads a tournament: points, then what the opponents have, then who beat whom, the share of scores, the rating."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

WHOLE = 5040
"""The points of a win: to be divided by any number of opponents at a table, and by two."""


class Seated(NamedTuple):
    """How somebody did at a table. Whoever `left` the seat to a bot, or never came, is behind all others."""

    who: int
    rank: int
    score: int
    left: bool

    def beats(self, other: "Seated") -> int:
        """2 for better, 1 for as good, in the manner of matchpoints."""
        mine, theirs = (self.left, self.rank), (other.left, other.rank)
        return 2 if mine < theirs else int(mine == theirs)


class Played(NamedTuple):
    """A round, as far as its tables are over, and the points that it brought whoever had a game."""

    tables: list[list[Seated]]
    byes: list[int]
    gained: dict[int, int]


class Place(NamedTuple):
    who: int
    points: int
    opponents: int
    """The points of everybody met, as often as met."""
    duel: int
    """How many of those who stand as well were beaten, less how many won."""
    share: float
    """The part of all points of the tables' scores."""
    rating: float


def counted(tables: list[list[Seated]], byes: list[int], duplicate: bool = False) -> Played:
    """A round of which these tables are over."""
    return Played(tables, byes, duplicate_points(tables) if duplicate else _points_of(tables))


def points(table: Sequence[Seated]) -> dict[int, int]:
    """The part of the others who were beaten."""
    return {one.who: _part(one, [other for other in table if other is not one]) for one in table}


def duplicate_points(tables: Sequence[Sequence[Seated]]) -> dict[int, int]:
    """Compared with who had the same cards: those in the same seat at the other tables, if there are any."""
    if len(tables) < 2:
        return _points_of(tables)
    found: dict[int, int] = {}
    for seat in zip(*tables, strict=True):
        scored = [one._replace(rank=-one.score) for one in seat]
        found |= {one.who: _part(one, [other for other in scored if other is not one]) for one in scored}
    return found


def _points_of(tables: Sequence[Sequence[Seated]]) -> dict[int, int]:
    return {who: part for table in tables for who, part in points(table).items()}


def _part(one: Seated, others: list[Seated]) -> int:
    return 0 if one.left or not others else WHOLE * sum(one.beats(other) for other in others) // (2 * len(others))


def standings(rounds: Sequence[Played], ratings: Mapping[int, float], bye: int) -> list[Place]:
    """The best first; `bye` is what a round without a game is worth."""
    total = dict.fromkeys(ratings, 0)
    met: dict[int, list[int]] = defaultdict(list)
    shares: dict[int, float] = defaultdict(float)
    beaten: dict[tuple[int, int], int] = defaultdict(int)
    for tables, byes, gained in rounds:
        for who, part in [*gained.items(), *((who, bye) for who in byes)]:
            total[who] += part
        for table in tables:
            scored = sum(max(0, one.score) for one in table)
            for one in table:
                shares[one.who] += 0.0 if one.left else max(0, one.score) / max(1, scored)
            for one, other in combinations(table, 2):
                met[one.who].append(other.who)
                met[other.who].append(one.who)
                beaten[one.who, other.who] += one.beats(other) - 1
                beaten[other.who, one.who] += other.beats(one) - 1
    opponents = {who: sum(total[other] for other in met[who]) for who in total}
    level: dict[tuple[int, int], list[int]] = defaultdict(list)
    for who in total:
        level[total[who], opponents[who]].append(who)
    places = [
        Place(
            who,
            total[who],
            opponents[who],
            sum(beaten.get((who, other), 0) for other in level[total[who], opponents[who]]),
            shares[who],
            ratings[who],
        )
        for who in total
    ]
    return sorted(places, key=lambda one: (*(-value for value in one[1:]), one.who))
