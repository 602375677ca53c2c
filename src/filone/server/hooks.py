"""Calls to addresses that strangers gave: web hooks, and the push services of browsers.

Only public addresses, unless the operator says so.
"""

import asyncio
import http.client
import ipaddress
import logging
import re
import socket
import ssl
from collections import OrderedDict, deque
from collections.abc import Callable
from time import monotonic
from typing import TypeAlias
from urllib.parse import urlsplit

import msgspec

from filone.server.errors import Denial
from filone.server.messages import YourTurn
from filone.server.metrics import Metrics
from filone.server.pools import Pools

log = logging.getLogger(__name__)
Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
NAT64 = ipaddress.ip_network("64:ff9b::/96")
UNICAST = ipaddress.ip_network("2000::/3")
"""All of IPv6 that leads anywhere by itself."""
SPECIAL = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20")))
"""For protocols, relays and examples; not every Python counts them as such."""
TIMEOUT = 5.0
ATTEMPTS = 3
WAITING = 1000
"""Accounts with a call to be made."""
SHARE = 10
"""Calls that wait, for each account: as many as it may have browsers."""
REST = 600.0


GONE = frozenset({404, 410})
"""The answers of a push service that knows a subscription no more."""
JSON = {"Content-Type": "application/json"}


class Call(msgspec.Struct):
    """An address to be called; `failed` is how often that went wrong, `gone` is called if nobody is there any more."""

    url: str
    body: bytes
    headers: dict[str, str]
    gone: Callable[[], None] | None = None
    failed: int = 0


class Answered(ValueError):
    """The answer was no."""

    def __init__(self, status: int) -> None:
        super().__init__(f"status {status}")
        self.status = status


class Hooks:
    """A hook is a courtesy: it is tried a few times and then left, and one that never answers rests for a while.

    Accounts take turns, each with one call at a time.
    """

    def __init__(self, pools: Pools, private: bool, metrics: Metrics) -> None:
        self.pools = pools
        self.private = private
        self.metrics = metrics
        self._calls: dict[str, deque[Call]] = {}
        self._ready: asyncio.Queue[str] = asyncio.Queue()
        """The accounts whose next call can be made."""
        self._resting: OrderedDict[str, float] = OrderedDict()
        """Until when the hooks that failed are not called, by address."""

    async def check(self, account: str, url: str) -> None:
        """Refuse an address that could not be called."""
        try:
            await self.pools.names.run(account, _resolve, url, self.private)
        except (ValueError, OSError) as error:
            raise Denial("bad_hook") from error

    def call(self, account: str, url: str, turn: YourTurn) -> None:
        self.post(account, Call(url, msgspec.json.encode(turn), JSON))

    def post(self, account: str, call: Call) -> None:
        calls = self._calls.get(account, ())
        if len(calls) >= SHARE or len(self._calls) >= WAITING or self._resting.get(call.url, 0.0) > monotonic():
            self.metrics.hooks.labels("dropped").inc()
            return
        if account not in self._calls:
            self._calls[account] = deque()
            self._ready.put_nowait(account)
        self._calls[account].append(call)

    async def run(self) -> None:
        while True:
            account = await self._ready.get()
            call = self._calls[account][0]
            try:
                await self.pools.hooks.run(account, _post, call.url, call.body, self.private, call.headers)
            except (ValueError, OSError, http.client.HTTPException, Denial) as error:
                call.failed += 1
                log.info("hook failed", extra={"why": repr(error), "attempt": call.failed})
                self.metrics.hooks.labels("failed").inc()
                if call.gone is not None and isinstance(error, Answered) and error.status in GONE:
                    call.gone()
                elif call.failed < ATTEMPTS:
                    asyncio.get_running_loop().call_later(2.0**call.failed, self._ready.put_nowait, account)
                    continue
                else:
                    self._rest(call.url)
            else:
                self.metrics.hooks.labels("called").inc()
            self._calls[account].popleft()
            if self._calls[account]:
                self._ready.put_nowait(account)
            else:
                del self._calls[account]

    def _rest(self, url: str) -> None:
        self._resting[url] = monotonic() + REST
        if len(self._resting) > WAITING:
            self._resting.popitem(last=False)


def _resolve(url: str, private: bool) -> tuple[str, str, int]:
    """The scheme, the address to connect to, and the port.

    The address is checked here and used as it is, so that a name cannot change its mind in between.
    """
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.username or parts.password:
        raise ValueError("not an http address")
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        if not private and not _is_public(_embedded(ipaddress.ip_address(address.partition("%")[0]))):
            raise ValueError("not a public address")
    return parts.scheme, addresses[0], port


def _is_public(ip: Address) -> bool:
    if ip.version == 6 and ip not in UNICAST:
        return False
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in SPECIAL)


def _embedded(ip: Address) -> Address:
    """The IPv4 address that an IPv6 one leads to, if it does: mapped, by 6to4, or through a NAT64."""
    if isinstance(ip, ipaddress.IPv4Address):
        return ip
    if ip in NAT64:
        return ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour or ip


def _status(answering: socket.socket, until: float) -> int:
    """The status of the answer; one that comes a byte at a time is not waited for."""
    line = b""
    while b"\n" not in line:
        left = until - monotonic()
        if left <= 0 or len(line) > 1024:
            raise TimeoutError("no answer in time")
        answering.settimeout(left)
        received = answering.recv(256)
        if not received:
            raise ConnectionError("no answer")
        line += received
    found = re.match(rb"HTTP/1\.[01] (\d{3})\b", line)
    if found is None:
        raise ValueError("not an HTTP answer")
    return int(found[1])


def _post(url: str, body: bytes, private: bool, headers: dict[str, str]) -> None:
    """Redirects are not followed: they could lead where a hook may not go."""
    scheme, address, port = _resolve(url, private)
    parts = urlsplit(url)
    assert parts.hostname is not None
    connection = http.client.HTTPConnection(parts.hostname, port, timeout=TIMEOUT)
    connection.sock = socket.create_connection((address, port), TIMEOUT)
    try:
        if scheme == "https":
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(connection.sock, server_hostname=parts.hostname)
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        connection.request("POST", path, body, {"User-Agent": "filone"} | headers)
        status = _status(connection.sock, monotonic() + TIMEOUT)
        if not 200 <= status < 300:
            raise Answered(status)
    finally:
        connection.close()
