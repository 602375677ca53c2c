"""What can be open, in the order of a game. `seat` is who is dealt to, decides or draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from filone.kernel.decisions import Decision, OfChance, OfSeat, name_of


class Deal(OfChance):
    """A card of the first hand (1.2)."""


class Turn(OfSeat):
    """Lay a card, or stop (2.1, 2.2)."""


class Draw(OfChance):
    """A card after the turn (2.3)."""


_ALL: Final[list[Any]] = [Deal, Turn, Draw]
DECISIONS: Final[dict[str, Callable[[int], Decision]]] = {name_of(cls): cls for cls in _ALL}
