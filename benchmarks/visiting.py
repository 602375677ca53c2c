"""What the benchmarks of the server share: limits that nobody feels, a connection to ask on, what a client makes of
changes, and the memory of a process."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from filone.server.limits import Limits, Rate

_FREE: dict[str, Any] = {
    name: Rate(1e9, 1e9) if isinstance(limit, Rate) else 10**6
    for name, limit in msgspec.structs.asdict(Limits()).items()
    if isinstance(limit, (Rate, int))
}
LIMITS = Limits(**_FREE)
"""However often and many; only the time for a request stays as it is."""


def address_of(number: int) -> str:
    """Where somebody comes from: everybody from an address of this machine's own, for one may not have so much."""
    return f"127.0.{number // 250}.{number % 250 + 1}"


class Refused(Exception):
    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Traffic:
    """Bytes that the servers sent, connections that broke, and what they had no time for."""

    received = 0
    lost = 0
    refused = 0


class Http:
    """A connection that is kept: cheaper than a library, for the measure is the server."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.token = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._asking = asyncio.Lock()

    async def post(self, path: str, body: Any) -> bytes:
        return await self.ask("POST", path, msgspec.json.encode(body))

    async def ask(self, method: str, path: str, data: bytes = b"") -> bytes:
        """The server ends connections that are not used for a while; commands have keys and can be sent again."""
        async with self._asking:
            try:
                return await self._ask(method, path, data)
            except (asyncio.IncompleteReadError, ConnectionError):
                self._streams = None
                return await self._ask(method, path, data)

    async def _ask(self, method: str, path: str, data: bytes) -> bytes:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        reader, writer = self._streams
        authorization = f"authorization: Bearer {self.token}\r\n" if self.token else ""
        size = f"content-length: {len(data)}\r\n"
        writer.write(f"{method} /api/{path} HTTP/1.1\r\nhost: localhost\r\n{authorization}{size}\r\n".encode() + data)
        answer = await reader.readuntil(b"\r\n\r\n")
        lines = dict(line.lower().split(b": ", 1) for line in answer.split(b"\r\n")[1:] if line)
        content = await reader.readexactly(int(lines.get(b"content-length", b"0")))
        Traffic.received += len(answer) + len(content)
        if not answer.startswith(b"HTTP/1.1 2"):
            raise Refused(str(msgspec.json.decode(content)["error"]))
        return content


def changed(value: Any, change: Any) -> Any:
    """A value after a change, as clients work it out."""
    if isinstance(change, list):
        return change[0]
    after: dict[Any, Any] = dict(enumerate(value)) if isinstance(value, list) else dict(value)
    for key, inner in change.items():
        name = int(key) if key.isdecimal() else key
        if inner is None:
            del after[name]
        elif key != "length" or isinstance(value, dict):
            after[name] = changed(after.get(name), inner)
    if isinstance(value, dict):
        return after
    return [after[number] for number in range(change.get("length", [len(after)])[0])]


def memory(process: int) -> float:
    """The resident memory of a process, in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0
