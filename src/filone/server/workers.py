"""The processes that think for bots. One that crashes or is late is replaced; whoever asked goes on without it."""

import asyncio
import contextlib
import logging
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from time import perf_counter

import msgspec

from filone.server.metrics import Metrics

log = logging.getLogger(__name__)
LINE = 1 << 20


class Workers:
    """`seconds` is what a bot gets to think; after `limit` seconds, waiting included, the table goes on without it."""

    def __init__(self, command: Sequence[str], count: int, seconds: float, metrics: Metrics) -> None:
        self.command = command
        self.count = count
        self.seconds = seconds
        self.limit = seconds + 2.0
        self.metrics = metrics
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()

    async def start(self) -> None:
        for _ in range(self.count):
            self._idle.put_nowait(await self._start())

    async def choose(self, game: str, level: str, view: msgspec.Raw, seed: int) -> int | None:
        """The bot's move; None if it failed or there was no worker in time."""
        if not self.count:
            return None
        asked = perf_counter()
        question = {"game": game, "level": level, "view": view, "seconds": self.seconds, "seed": seed}
        try:
            async with asyncio.timeout(self.limit):
                move = await self._ask(msgspec.json.encode(question) + b"\n")
        except (TimeoutError, OSError, ValueError) as error:
            self.metrics.bot_failures.inc()
            log.warning("bot failed", extra={"game": game, "level": level, "why": repr(error)})
            return None
        self.metrics.bot_seconds.observe(perf_counter() - asked)
        return move

    async def close(self) -> None:
        for process in list(self._all):
            await self._kill(process)

    async def _ask(self, question: bytes) -> int:
        process = await self._idle.get()
        answered = False
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(question)
            await process.stdin.drain()
            move = int(await process.stdout.readline())
            answered = True
            return move
        finally:
            if process is not None and not answered:
                await self._kill(process)
                process = None
            self._idle.put_nowait(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, limit=LINE)
        self._all.add(process)
        return process

    async def _kill(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._all.discard(process)
