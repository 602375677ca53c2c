"""A curve through counted chances: each is counted from few endings, but chances rarely jump.

It is a walk seen through noise. What the noise cannot explain is taken for a jump and kept; the rest is smoothed, and
the more endings were counted the narrower is the band. The end of the game is known.
"""

from math import sqrt
from random import Random

Z = 1.96
CLEAR = 4.0
"""A change whose square is so many times that of the noise is a jump."""
CALM = 0.5
"""A sort of step is held to change at least so much of what all steps change on average, as squares."""
RESAMPLES = 40


class Counted:
    """Endings counted at one place: their number, and for each seat the sum and the sum of squares."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.totals = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, count: int, totals: list[float], squares: list[float]) -> None:
        self.count += count
        self.totals = [mine + more for mine, more in zip(self.totals, totals, strict=True)]
        self.squares = [mine + more for mine, more in zip(self.squares, squares, strict=True)]

    @property
    def means(self) -> list[float]:
        return [total / max(1, self.count) for total in self.totals]

    @property
    def noise(self) -> float:
        """The variance of a mean, the same for all seats so that what is smoothed still adds up to one victory."""
        if not self.count:
            return 1.0
        spread = [square / self.count - mean * mean for square, mean in zip(self.squares, self.means, strict=True)]
        prior = 0.25 / (self.count + 2)  # nobody is sure after a few endings that were alike
        return (sum(spread) / len(spread) + prior) / self.count


class Curve:
    """`draws[i]` says that chance alone led from place i to the next. The last place is the end."""

    def __init__(self, places: list[Counted], end: list[float], draws: list[bool]) -> None:
        self.seen = [place.means for place in places] + [end]
        self.noise = [place.noise for place in places] + [1e-9]
        self.draws = draws
        self.seats = len(end)
        self.change = self._changes()
        columns = [smooth([row[seat] for row in self.seen], self.noise, self.change) for seat in range(self.seats)]
        self.means: list[list[float]] = [list(row) for row in zip(*(means for means, _ in columns), strict=True)]
        self.bands = [Z * sqrt(variance) for variance in columns[0][1]]

    def _changes(self) -> list[float]:
        """How much each step is held to change, as a square: what its sort usually does, or what it plainly did.

        Chances that were what they say change by p(1-p) on the whole way from p to the end.
        """
        steps = range(len(self.draws))
        way = sum(max(0.0, chance * (1 - chance)) for chance in self.seen[0]) / self.seats
        calm = max(1e-6, CALM * way / max(1, len(steps)))
        noise = [self.noise[i] + self.noise[i + 1] for i in steps]
        squares = [
            sum((here - there) ** 2 for here, there in zip(self.seen[i], self.seen[i + 1], strict=True)) / self.seats
            for i in steps
        ]
        usual = {}
        for sort in (False, True):
            excess = [squares[i] - noise[i] for i in steps if self.draws[i] == sort]
            usual[sort] = max(calm, sum(excess) / len(excess)) if excess else calm
        return [max(usual[self.draws[i]], squares[i] - CLEAR * noise[i]) for i in steps]

    def gains(self, first: int, last: int) -> list[float]:
        """What changed for each seat between two places."""
        return [after - before for before, after in zip(self.means[first], self.means[last], strict=True)]

    def doubt_of(self, steps: list[bool], rng: Random) -> float:
        """Half the interval of the sum of the changes at some steps: how it varies when the noise falls otherwise."""
        sums = []
        for _ in range(RESAMPLES):
            fallen = [rng.gauss(0.0, sqrt(noise)) for noise in self.noise]
            means, _ = smooth(fallen, self.noise, self.change)
            sums.append(sum(means[i + 1] - means[i] for i, counts in enumerate(steps) if counts))
        return Z * sqrt(sum(one * one for one in sums) / RESAMPLES)


def smooth(seen: list[float], noise: list[float], change: list[float]) -> tuple[list[float], list[float]]:
    """The likeliest walk and its variances (Kalman's filter forwards, Rauch, Tung and Striebel's backwards)."""
    means, variances = [seen[0]], [noise[0]]
    for i in range(1, len(seen)):
        expected = variances[-1] + change[i - 1]
        gain = expected / (expected + noise[i])
        means.append(means[-1] + gain * (seen[i] - means[-1]))
        variances.append((1 - gain) * expected)
    for i in range(len(seen) - 2, -1, -1):
        expected = variances[i] + change[i]
        gain = variances[i] / expected
        means[i] += gain * (means[i + 1] - means[i])
        variances[i] += gain * gain * (variances[i + 1] - expected)
    return means, variances
