"""The processes that think for bots. One that crashes or is late is replaced; whoever asked goes on without it."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from time import perf_counter

import msgspec

from filone.server.metrics import Metrics

log = logging.getLogger(__name__)
LINE = 1 << 20


class Workers:
    """`seconds` is what a bot is given to think, and `limit` when it is taken for stuck."""

    def __init__(self, command: Sequence[str], count: int, seconds: float, metrics: Metrics) -> None:
        self.command = command
        self.seconds = seconds
        self.limit = seconds + 1.0
        self.metrics = metrics
        self._idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(count):
            self._idle.put_nowait(None)

    async def choose(self, game: str, level: str, view: msgspec.Raw, seed: int) -> int | None:
        """The bot's move; None if it failed or there was no worker in time."""
        asked = perf_counter()
        try:
            process = await asyncio.wait_for(self._idle.get(), self.limit)
        except TimeoutError:
            self.metrics.bot_failures.inc()
            return None
        healthy = False
        try:
            async with asyncio.timeout(self.limit):
                if process is None or process.returncode is not None:
                    process = await self._start()
            move = await self._ask(process, game, level, view, seed)
            healthy = True
            self.metrics.bot_seconds.observe(perf_counter() - asked)
            return move
        except (TimeoutError, OSError, ValueError) as error:
            self.metrics.bot_failures.inc()
            log.warning("bot failed", extra={"game": game, "level": level, "why": repr(error)})
            return None
        finally:
            if not healthy and process is not None:
                await self._kill(process)
                process = None
            self._idle.put_nowait(process)

    async def close(self) -> None:
        for process in list(self._all):
            await self._kill(process)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE
        )
        self._all.add(process)
        return process

    async def _ask(self, process: asyncio.subprocess.Process, game: str, level: str, view: msgspec.Raw, seed: int) -> int:
        assert process.stdin is not None
        assert process.stdout is not None
        asked = {"game": game, "level": level, "view": view, "seconds": self.seconds, "seed": seed}
        async with asyncio.timeout(self.limit):
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await process.stdin.drain()
            return int(await process.stdout.readline())

    async def _kill(self, process: asyncio.subprocess.Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._all.discard(process)


