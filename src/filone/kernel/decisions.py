"""What is open: a stack of decisions, each with named fields. The last is asked now; those below wait for it.

A decision never changes once it is made: whoever wants another one asks it `instead`. So a copy of a position shares
them, and costs the same however many are open.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from filone.kernel.fields import field_values

CHANCE: Final = -1


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Decision:
    """`turn` is who decides: a seat or CHANCE. `seat` is whom it concerns.

    A game's decision adds fields in `__init__`, in the order of its parameters, and changes none afterwards.
    """

    def __init__(self, turn: i64, seat: i64) -> None:
        self.turn: i64 = turn
        self.seat: i64 = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self.fields().values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(tuple(self.fields().values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value}' for name, value in self.fields().items())})"

    def fields(self) -> dict[str, Any]:
        """By name, in the order of the constructor; who decides follows from the class."""
        return {name: value for name, value in field_values(self).items() if name != "turn"}


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class OfChance(Decision):
    """What chance decides for a seat."""

    def __init__(self, seat: i64) -> None:
        super().__init__(CHANCE, seat)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class OfSeat(Decision):
    """What a seat decides for itself."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, seat)


def name_of(cls: type) -> str:
    """How views and texts call a decision: ShowGoals is `show-goals`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in cls.__name__)[1:]
