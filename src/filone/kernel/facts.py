"""What is true of a game whoever plays it: for those who choose an algorithm before they have read the rules."""

from typing import Any

import msgspec


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """`hidden`: whether a seat can know what another does not. `outcomes`: the most that one draw can have.

    `ends` are options in which every game comes to an end, and `longest` is more moves than it takes, chance included,
    if nobody turns in circles; where the rules allow circles, environments cut a game off there.
    """

    hidden: bool
    outcomes: int
    longest: int
    ends: dict[str, Any] = {}
    utility: tuple[float, float] = (-1.0, 1.0)
    """The least and the most of `State.utilities`; those of a table add up to 0, unless one plays alone."""
