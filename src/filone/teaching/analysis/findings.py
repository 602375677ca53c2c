"""What an analysis has found, as data: it is kept beside the game, printed and drawn.

Steps are those of the log, as a replay counts them. Chances are shares of the victory from 0 to 1; of one who plays
alone, points in hundreds. Whatever is thought out has its doubt beside it: half of a 95 % interval.
"""

from typing import Literal, TypeAlias

import msgspec

from filone.kernel.advice import Advice

FORMAT = 1
Sort: TypeAlias = Literal["costly", "strong", "lucky", "swing"]


class Point(msgspec.Struct, frozen=True):
    """The chances of each seat after `at` steps, with all cards open; `band` is what they may be more or less."""

    at: int
    chances: list[float]
    band: float


class Decision(msgspec.Struct, frozen=True):
    """What a seat chose at a step, judged by what it could know. The `other` move was the best one besides.

    `cost` is what that is better by, in the units of the search; less than nothing if what was played is better.
    """

    at: int
    seat: int
    move: int
    other: int
    cost: float
    doubt: float


class Moment(msgspec.Struct, frozen=True):
    """A turning point: a `costly` or a `strong` decision, a `lucky` draw, or a `swing` that had no one reason.

    `gains` is what it changed in the chances of each seat. `line` is what else could have been played, from that step
    on to the end of the turn, and `why` what speaks for it; of a strong move, what speaks for that.
    """

    kind: Sort
    at: int
    until: int
    seat: int
    gains: list[float]
    move: int | None = None
    cost: float = 0.0
    doubt: float = 0.0
    line: list[int] = []
    why: list[Advice] = []


class Luck(msgspec.Struct, frozen=True):
    """Where the result of a seat comes from: its chances at the `start`, what the draws gave, its own play, others'."""

    start: float
    draws: float
    own: float
    others: float
    doubt: float


class Belief(msgspec.Struct, frozen=True):
    """For how likely each seat could hold each other to be what it was, in a hundred: a row for each seat that thinks.

    `truth` is who was.
    """

    at: int
    rows: list[list[int]]
    truth: list[bool]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    steps: int
    nodes: int
    seed: int
    points: list[Point]
    decisions: list[Decision]
    moments: list[Moment]
    luck: list[Luck]
    beliefs: list[Belief] = []
    format: int = FORMAT
