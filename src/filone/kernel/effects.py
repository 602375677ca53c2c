"""What a legal move costs and brings, and whether it can be taken back: told to clients, so that they know no rules."""

import msgspec

from filone.kernel.state import CHANCE, OVER, State


class Effects(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """By the names of things: what the seat pays and gets. A game whose boards need more adds fields of its own.

    `where` are the facts by which a choice names its place to people, if its arguments do so by coordinates alone. All
    of it may depend only on what the seat on turn knows.
    """

    final: bool = False
    costs: dict[str, int] = {}
    brings: dict[str, int] = {}
    where: dict[str, str | int] = {}


def is_final(state: State, move: int) -> bool:
    """Whether a legal move cannot be taken back: chance follows it, or the end."""
    twin = state.copy()
    twin.step(move)
    return twin.turn in (CHANCE, OVER)
