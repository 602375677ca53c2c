"""Too fast is refused: a bucket of allowances for every sender and every sort of act, which fills again steadily."""

from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Annotated

import msgspec
from msgspec import Meta


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`burst` at once, then `per_second`."""

    per_second: Annotated[float, Meta(gt=0)]
    burst: Annotated[float, Meta(ge=1)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    address: Rate = Rate(200, 1000)
    """Everything together, for each address: accounts are to be had for nothing. A long answer counts as many."""
    guest: Rate = Rate(0.2, 20)
    """New guests, for each address."""
    sign_in: Rate = Rate(0.1, 5)
    """Tries of a password, for each address."""
    name: Rate = Rate(1 / 60, 100)
    """Tries of a password, for each name from everywhere: many addresses together are slow as well.

    A device that the name has signed in on before has an allowance of its own, so that nobody locks the owner out.
    """
    mail: Rate = Rate(1 / 1200, 3)
    """Mails that are asked for, for each account that asks, and to come back by, for each address that is written to:
    whoever asks for them all leaves the owner a link that still works."""
    confirm: Rate = Rate(1 / 28800, 3)
    """Mails to confirm an address, for each that is written to: it may be that of somebody who never heard of us."""
    letter: Rate = Rate(1 / 60, 20)
    """Mails that are asked for to addresses not confirmed yet, for each address that asks: nobody writes to strangers
    through us by one guest after the other."""
    download: Rate = Rate(1 / 300, 3)
    """Everything of one's own, for each account."""
    token: Rate = Rate(5, 100)
    """Tokens not seen lately, which have to be looked up, for each address."""
    write: Rate = Rate(10, 40)
    """Commands, for each account or address."""
    table: Rate = Rate(0.2, 20)
    """New tables, for each account."""
    record: Rate = Rate(1 / 120, 10)
    """Records that are brought, for each address: they are long, and those of finished games are kept for a month."""
    chat: Rate = Rate(0.5, 10)
    hint: Rate = Rate(0.2, 10)
    """For each account: a hint takes a worker for as long as a bot's move."""
    invite: Rate = Rate(0.1, 20)
    """Asking somebody to a table or to be a friend, agreeing to seeks, for each account: others are told of them."""
    seek: Rate = Rate(1 / 300, 20)
    """Seeks that are put up, for each address: everybody looks through the list, which has room for a hundred."""
    announce: Rate = Rate(1 / 600, 10)
    """Tournaments, for each address: everybody looks through the list."""
    analysis: Rate = Rate(1 / 120, 10)
    """Analyses, for each address: there is room for twenty at once."""
    report: Rate = Rate(1 / 120, 10)
    """Reports to the moderators, for each address: whoever must read them is a person."""
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


BY_ADDRESS = frozenset({"guest", "sign_in", "letter", "seek", "announce", "analysis", "record", "report"})
"""Limited by where it comes from, whoever it is: accounts are to be had for nothing."""


@lru_cache(10_000)
def network_of(address: str) -> str:
    """Who an address belongs to: of IPv6 everybody has 2 to the 64, so those count as one."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False))
    return str(ip)


def count_down(counter: Counter[str], sender: str) -> None:
    """One less; who has none left is forgotten."""
    counter[sender] -= 1
    if not counter[sender]:
        del counter[sender]


class Buckets:
    """Who has used up what. Senders not heard of for long are forgotten: their buckets are full again anyway."""

    SENDERS = 20_000

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, act: str, sender: str, rate: Rate) -> float:
        """Take one allowance: 0 if there was one, otherwise the seconds until there is."""
        level = self._level(act, sender, rate)
        wait = 0.0 if level >= 1 else (1 - level) / rate.per_second
        self.charge(act, sender, rate, 0 if wait else 1)
        return wait

    def charge(self, act: str, sender: str, rate: Rate, amount: float) -> None:
        """Take so many, even if they are not there: then the next ones are long in coming."""
        self._buckets[act, sender] = self._level(act, sender, rate) - amount, monotonic()
        self._buckets.move_to_end((act, sender))
        if len(self._buckets) > self.SENDERS:
            self._buckets.popitem(last=False)

    def _level(self, act: str, sender: str, rate: Rate) -> float:
        now = monotonic()
        level, since = self._buckets.get((act, sender), (rate.burst, now))
        return min(rate.burst, level + (now - since) * rate.per_second)
