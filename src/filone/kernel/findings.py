"""What a finished game tells those who keep statistics: who had what, and whether it went well."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias


class Finding(NamedTuple):
    """A seat had a `thing` of a kind: a role, a tile. `won` says whether that was enough; None: as the game went."""

    seat: int
    kind: str
    thing: str
    won: bool | None = None


Played: TypeAlias = Sequence[tuple[int, int]]
"""The moves of a game, each with its seat (or CHANCE)."""
