"""How much time each seat has left. It follows from the times of the moves alone, so nothing else need be kept.

A clock runs for a stretch: all the decisions a seat makes without a chance step or another seat between them, which is
also what the seat can take back. A stretch first uses the time for a turn, then the seat's reserve.
"""

from collections.abc import Iterable
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

DAY = 86400.0


class Live(msgspec.Struct, frozen=True, tag_field="type", tag="live", forbid_unknown_fields=True):
    """Seconds for each turn, and a reserve for the whole game that is used when a turn takes longer."""

    turn: Annotated[int, Meta(ge=5, le=3600)]
    reserve: Annotated[int, Meta(ge=0, le=36000)] = 0


class Slow(msgspec.Struct, frozen=True, tag_field="type", tag="slow", forbid_unknown_fields=True):
    """Days for each turn."""

    days: Annotated[int, Meta(ge=1, le=60)]


Pace: TypeAlias = Live | Slow | None


class Clocks:
    """`left` is each seat's reserve when the current stretch began, at `since`."""

    def __init__(self, pace: Live | Slow, seats: int, start: float) -> None:
        self.turn = float(pace.turn) if isinstance(pace, Live) else pace.days * DAY
        self.left = [float(pace.reserve) if isinstance(pace, Live) else 0.0] * seats
        self.since = start

    def tick(self, seat: int, at: float, then: int) -> None:
        """A move was made by `seat` (or chance), and `then` is who moves next."""
        if seat >= 0 and then != seat:
            self.left[seat] = self.reserve_left(seat, at)
        if then != seat:
            self.since = at

    def reserve_left(self, seat: int, now: float) -> float:
        """The reserve of the seat that is on turn."""
        return max(0.0, self.left[seat] - max(0.0, now - self.since - self.turn))

    def turn_left(self, now: float) -> float:
        return max(0.0, self.turn - (now - self.since))

    def deadline(self, seat: int) -> float:
        """When the time of the seat on turn is over."""
        return self.since + self.turn + self.left[seat]


def read_clocks(pace: Live | Slow, seats: int, start: float, moves: Iterable[tuple[int, float]], turn: int) -> Clocks:
    """The clocks after moves given as seat and time; `turn` is who is on turn after them."""
    clocks = Clocks(pace, seats, start)
    listed = list(moves)
    for (seat, at), then in zip(listed, [seat for seat, _ in listed[1:]] + [turn], strict=True):
        if at >= start:
            clocks.tick(seat, at, then)
    return clocks
