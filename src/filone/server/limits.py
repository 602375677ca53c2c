"""Too fast is refused: a bucket of allowances for every sender and every sort of act, which fills again steadily."""

from collections import OrderedDict
from time import monotonic

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """`burst` at once, then `per_second`."""

    per_second: float
    burst: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    guest: Rate = Rate(0.2, 20)
    """New guests, for each address."""
    sign_in: Rate = Rate(0.1, 5)
    """Attempts, for each address and each name."""
    write: Rate = Rate(10, 40)
    """Commands, for each account or address."""
    table: Rate = Rate(0.2, 20)
    """New tables, for each account."""
    chat: Rate = Rate(0.5, 10)
    read: Rate = Rate(50, 200)
    """Everything else over HTTP, for each account or address."""
    socket: Rate = Rate(20, 100)
    """Messages on a WebSocket."""
    connections: int = 200
    """Connections open at once, for each address; a reverse proxy has as many as it likes."""
    head_seconds: float = 10.0
    """From a connection, or from the first byte of a request, to its body."""
    body_seconds: float = 60.0
    """For the whole body."""
    sockets: int = 20
    """WebSockets open at once, for each account or address."""
    watched: int = 200
    """Tables watched at once, for each account or address."""


class Buckets:
    """Who has used up what. Senders not heard of for long are forgotten: their buckets are full again anyway."""

    SENDERS = 20_000

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, act: str, sender: str, rate: Rate) -> float:
        """Take one allowance: 0 if there was one, otherwise the seconds until there is."""
        now = monotonic()
        key = act, sender
        level, since = self._buckets.pop(key, (rate.burst, now))
        level = min(rate.burst, level + (now - since) * rate.per_second)
        wait = 0.0 if level >= 1 else (1 - level) / rate.per_second
        self._buckets[key] = (level if wait else level - 1, now)
        if len(self._buckets) > self.SENDERS:
            self._buckets.popitem(last=False)
        return wait
