"""How strong people are: OpenSkill, for each game and number of seats, from the results of games that count.

A rating follows from the results alone, taken in their order, and comes out the same when it is worked out anew. Bots
are fixed points: `strengths.json` says how strong each level is, for a game of its own if it names it.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
from openskill.models import PlackettLuce

from filone.bots.levels import SUBSTITUTE, level_and_style

MODEL = PlackettLuce()
SURE = 1.0
"""The doubt about a bot."""
NEW, POINT, DOUBTS = 1000.0, 40.0, 3.0
"""Everybody begins at NEW. Doubt counts against a rating, so that nobody leads by luck."""


class Skill(NamedTuple):
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def rating(self) -> float:
        """As people read it."""
        return NEW + POINT * (self.mu - DOUBTS * self.sigma)


class Rated(NamedTuple):
    """A seat of a game that counts: a person by what was known before, or a bot."""

    rank: int
    bot: str | None
    left: bool
    before: Skill | None


@cache
def _strengths() -> dict[str, Any]:
    strengths: dict[str, Any] = msgspec.json.decode(files("filone.server").joinpath("strengths.json").read_bytes())
    return strengths


def strength(game: str, bot: str) -> Skill:
    """Of a bot by its level: a style is a taste. One of a package counts as whoever sits in for people."""
    known = _strengths()
    level, _ = level_and_style(bot)
    if level not in known:
        level = SUBSTITUTE
    return Skill(known["games"].get(game, {}).get(level, known[level]), SURE)


def rate(game: str, seats: Sequence[Rated]) -> list[Skill | None]:
    """What is known of each seat after a game; None for bots. Whoever left the seat to a bot is behind all others."""
    teams = [[MODEL.rating(*(seat.before or strength(game, seat.bot or "random")))] for seat in seats]
    ranks = [float(len(seats) + 1 if seat.left else seat.rank) for seat in seats]
    after = MODEL.rate(teams, ranks=ranks)
    return [
        None if seat.before is None else Skill(float(team[0].mu), float(team[0].sigma))
        for seat, team in zip(seats, after, strict=True)
    ]
