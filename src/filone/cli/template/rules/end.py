"""Section 3: what a row is worth."""

from __future__ import annotations

from filone.cli.template.position import Position


def score(position: Position, seat: int) -> int:
    """The nuggets of the row, or none if the roof came down (3.2)."""
    total = position.total(seat)
    return total if total <= position.limit else 0
