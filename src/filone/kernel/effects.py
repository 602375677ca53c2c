"""What a legal move costs and brings, and whether it can be taken back: told to clients, so that they know no rules."""

import msgspec

from filone.kernel.state import CHANCE, OVER, State
from filone.kernel.unfold import unfold


class Effects(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """By the names of things: what the seat pays and gets. A game whose boards need more adds fields of its own.

    It may depend only on what the seat on turn knows.
    """

    final: bool = False
    costs: dict[str, int] = {}
    brings: dict[str, int] = {}


def is_final(state: State, move: int) -> bool:
    """Whether its seat knows that a legal move cannot be taken back: chance follows it, or the end.

    Another seat's forced choice leaves no way back either, but what is forced for others may be a secret of their
    hands: whoever looks ahead stops where the turn passes on.
    """
    seat = state.turn
    twin = state.copy()
    for _ in unfold(twin, move):
        if twin.turn != seat:
            return False
    return twin.turn in (CHANCE, OVER)
