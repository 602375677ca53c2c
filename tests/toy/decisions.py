"""What can be open."""

from typing import Any, Final

from filone.kernel.decisions import OfChance, OfSeat, name_of


class Deal(OfChance):
    """A card for a seat (1.1)."""


class Choose(OfSeat):
    """Keep the card or swap it (1.2)."""


DECISIONS: Final[dict[str, Any]] = {name_of(cls): cls for cls in (Deal, Choose)}
