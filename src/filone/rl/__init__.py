"""Doors for those who learn: environments of PettingZoo, Gymnasium and OpenSpiel, many games at once, named features.

Everything here needs the extra `rl`; what a function needs is imported when it is called.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pyspiel

    from filone.rl.arrays import TableEncoder
    from filone.rl.many import Vec
    from filone.rl.seat import Seat
    from filone.rl.zoo import Table

__all__ = ["aec", "encoder", "gym", "openspiel", "vec"]

Options = Mapping[str, Any] | None
"""Of the game; what is not given is as `game.facts.ends` says, so that every game comes to an end, or else default."""


def encoder(name: str, seats: int, options: Options = None) -> TableEncoder:
    """The features of a table, and a number for every move that can be legal there."""
    from filone.rl.arrays import TableEncoder  # noqa: PLC0415

    return TableEncoder(name, seats, options)


def vec(name: str, seats: int, count: int, seed: int = 0, options: Options = None) -> Vec:
    """Many games stepped together in compiled code."""
    from filone.rl.many import Vec  # noqa: PLC0415

    return Vec(encoder(name, seats, options), count, seed)


def aec(name: str, seats: int, options: Options = None) -> Table:
    """A PettingZoo environment: every seat is an agent."""
    from filone.rl.zoo import Table  # noqa: PLC0415

    return Table(encoder(name, seats, options))


def gym(name: str, seats: int, others: str = "novice", seat: int | None = None, options: Options = None) -> Seat:
    """A Gymnasium environment: one learner, at a seat drawn anew for every game unless it is named; bots at the others.

    A bot's thought is counted, not timed, if its name says how long it is: `adept@50`.
    """
    from filone.rl.seat import Seat  # noqa: PLC0415

    return Seat(encoder(name, seats, options), others, seat)


def openspiel(name: str, seats: int, options: Options = None) -> pyspiel.Game:
    """An OpenSpiel game: chance nodes, information states, resampling."""
    from filone.rl.spiel import load  # noqa: PLC0415

    return load(name, seats, options)
