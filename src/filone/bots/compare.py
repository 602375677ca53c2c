"""Two bots of the same tournament side by side, deal by deal: whatever a deal gives to both is no difference."""

from collections.abc import Sequence
from itertools import combinations
from math import inf

import msgspec

from filone.bots.arena import Line, Played, by_deal, half_interval, mean


class Estimate(msgspec.Struct, frozen=True):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


class Contrast(msgspec.Struct, frozen=True, kw_only=True):
    """What the seats of two bots won on average: `part` of the two together is the first's, `ratio` is first to second.

    `part` 0.6 is 60:40; `difference` is clear of equality if its interval leaves out 0.
    """

    difference: Estimate
    part: Estimate
    ratio: Estimate


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """`first` did better than `second`, by their shares of victories; `scores` are nuggets, points, steps."""

    first: str
    second: str
    shares: Contrast
    scores: Contrast


def pairs(played: Sequence[Played], lines: Sequence[Line]) -> list[Pair]:
    """Every two bots of the report that met, the better first."""
    found = []
    for first, second in combinations([line.bot for line in lines], 2):
        met = [match for match in played if first in match.bots and second in match.bots]
        if met:
            shares, scores = ([getattr(match, what) for match in met] for what in ("shares", "scores"))
            found.append(
                Pair(
                    first=first,
                    second=second,
                    shares=contrast(by_deal(met, first, shares), by_deal(met, second, shares)),
                    scores=contrast(by_deal(met, first, scores), by_deal(met, second, scores)),
                )
            )
    return found


def contrast(first: Sequence[float], second: Sequence[float]) -> Contrast:
    """Of two rows of numbers that belong together pair by pair."""
    difference, (low, high) = mean([a - b for a, b in zip(first, second, strict=True)])
    return Contrast(
        difference=Estimate(difference, low, high),
        part=quotient(first, [a + b for a, b in zip(first, second, strict=True)]),
        ratio=quotient(first, second),
    )


def quotient(above: Sequence[float], below: Sequence[float]) -> Estimate:
    """The quotient of two means, and its interval from how far the pairs stray from it."""
    total = sum(below)
    if not total:
        return Estimate(inf, -inf, inf)
    value = sum(above) / total
    reach = half_interval([a - value * b for a, b in zip(above, below, strict=True)]) * len(below) / abs(total)
    return Estimate(value, value - reach, value + reach)
