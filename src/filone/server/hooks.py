"""Web hooks: "your turn" for those who are not looking. Only public addresses, unless the operator says so."""

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from urllib.parse import urlsplit

import msgspec

from filone.server.errors import Denial
from filone.server.messages import YourTurn
from filone.server.metrics import Metrics

log = logging.getLogger(__name__)
TIMEOUT = 5.0
ATTEMPTS = 3
WAITING = 1000


class Hooks:
    """A hook is a courtesy: it is tried a few times and then left."""

    def __init__(self, private: bool, metrics: Metrics) -> None:
        self.private = private
        self.metrics = metrics
        self._queue: asyncio.Queue[tuple[str, YourTurn]] = asyncio.Queue(WAITING)

    async def check(self, url: str) -> None:
        """Refuse an address that could not be called."""
        try:
            await asyncio.to_thread(_resolve, url, self.private)
        except (ValueError, OSError) as error:
            raise Denial("bad_hook") from error

    def call(self, url: str, turn: YourTurn) -> None:
        try:
            self._queue.put_nowait((url, turn))
        except asyncio.QueueFull:
            self.metrics.hooks.labels("dropped").inc()

    async def run(self) -> None:
        while True:
            url, turn = await self._queue.get()
            for attempt in range(ATTEMPTS):
                try:
                    await asyncio.to_thread(_post, url, msgspec.json.encode(turn), self.private)
                except (ValueError, OSError, http.client.HTTPException) as error:
                    log.info("hook failed", extra={"why": repr(error), "attempt": attempt + 1})
                    self.metrics.hooks.labels("failed").inc()
                    await asyncio.sleep(2**attempt)
                else:
                    self.metrics.hooks.labels("called").inc()
                    break


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
        ip = ipaddress.ip_address(address.partition("%")[0])
        if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        if not private and not (ip.is_global and not ip.is_multicast):
            raise ValueError("not a public address")
    return parts.scheme, addresses[0], port


def _post(url: str, body: bytes, private: bool) -> None:
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
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "filone"})
        status = connection.getresponse().status
        if status >= 300:
            raise ValueError(f"status {status}")
    finally:
        connection.close()
