"""What can be open, in the order of a round. `seat` is who plays, draws, looks, holds the gold or is paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from filone.kernel.decisions import Decision, OfChance, OfSeat, name_of


class Opening(OfChance):
    """Who begins (2.8)."""


class Roles(OfChance):
    """A role for a seat (2.2)."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Hands(OfChance):
    """A card of its first hand (2.6)."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Play(OfSeat):
    """One card (3.1)."""


class Consent(OfSeat):
    """Whether to end the round, as another player has proposed (7.5)."""


class Look(OfChance):
    """What the map shows (6.12)."""


class Reveal(OfChance):
    """A goal that the tunnel has reached (5.1)."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Draw(OfChance):
    """A card after the turn (3.4)."""


class ShowGoals(OfChance):
    """The goals that are still down (7.4)."""


class ShowRoles(OfChance):
    """Who was what (7.4)."""


class ShowSpare(OfChance):
    """The role that was left over (7.4)."""


class Gold(OfChance):
    """A gold card for the pool (8.1)."""


class Keep(OfSeat):
    """Which gold card to keep (8.2)."""


class HandOn(OfChance):
    """The next digger sees the rest (8.2)."""


class Payment(OfChance):
    """A saboteur is paid (8.7)."""


_ALL: Final[list[Any]] = [
    *(Opening, Roles, Hands, Play, Consent, Look, Reveal, Draw),
    *(ShowGoals, ShowRoles, ShowSpare, Gold, Keep, HandOn, Payment),
]
DECISIONS: Final[dict[str, Callable[[int], Decision]]] = {name_of(cls): cls for cls in _ALL}


def under_way(open: Decision) -> bool:
    """Whether the round is not decided yet: nobody has found the treasure, and somebody has cards."""
    return isinstance(open, (Play, Draw, Consent, Look, Reveal, Hands, Roles, Opening))
