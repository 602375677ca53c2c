"""Small sets as one number, a bit for each member."""

from mypy_extensions import i64


def count(members: i64) -> int:
    """How many members a set has, without asking Python's own numbers."""
    number: i64 = 0
    while members:
        members &= members - 1
        number += 1
    return number
