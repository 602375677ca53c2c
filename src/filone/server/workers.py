"""The processes that think for bots, and the queue before them.

Time counts from when a worker has the question. If it is late, whoever asked goes on without it and the worker finishes
in peace; only one that crashed or hangs is replaced.
"""

import asyncio
import contextlib
import logging
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec

from filone.server.metrics import Metrics

log = logging.getLogger(__name__)
LINE = 1 << 20
HANGS = 5
"""So many times its limit, and a worker is not late but lost."""


class Job:
    """A question in the queue: `rank` says how urgent it is now, `shares` whose share it takes: the address's where it
    was caused, and within it the account's. Accounts alone are to be had for nothing.

    `ask` gives the question when its turn has come, or None if nobody wants to know any more.
    """

    def __init__(self, ask: Callable[[], Any], rank: Callable[[], int], account: str, address: str) -> None:
        self.ask = ask
        self.rank = rank
        self.shares = (address,), (address, account)
        self.answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def answer(self, found: Any) -> None:
        if not self.answered.done():
            self.answered.set_result(found)


class Workers:
    """`seconds` is what a bot gets to think; after `limit` seconds with a worker the table goes on without it."""

    def __init__(self, command: Sequence[str], count: int, seconds: float, metrics: Metrics) -> None:
        self.command = command
        self.count = count
        self.seconds = seconds
        self.limit = seconds + 2.0
        self.metrics = metrics
        self._waiting: list[Job] = []
        self._served: dict[tuple[str, ...], float] = {}
        """When each share that waits last had a worker."""
        self._news = asyncio.Condition()
        self._all: set[Process] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        for _ in range(self.count):
            self._tasks.append(asyncio.create_task(self._serve(await self._start())))

    async def choose(
        self, ask: Callable[[], Any], rank: Callable[[], int], account: str, address: str = ""
    ) -> int | None:
        """The bot's move; None if it failed or was late, or if there are no workers."""
        move = await self.answer(ask, rank, account, address)
        return move if isinstance(move, int) else None

    async def answer(self, ask: Callable[[], Any], rank: Callable[[], int], account: str, address: str = "") -> Any:
        """What a worker answers; None as above."""
        if not self.count:
            return None
        job = Job(ask, rank, account, address)
        async with self._news:
            self._waiting.append(job)
            self.metrics.bots_waiting.set(len(self._waiting))
            self._news.notify()
        return await job.answered

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in list(self._all):
            await self._kill(process)

    async def _next(self) -> Job:
        """The most urgent; among those, of the address, and there of the account, that has waited the longest for a
        worker, the first."""
        async with self._news:
            await self._news.wait_for(lambda: self._waiting)
            job = min(self._waiting, key=lambda job: (job.rank(), *(self._served.get(one, 0.0) for one in job.shares)))
            self._waiting.remove(job)
            self.metrics.bots_waiting.set(len(self._waiting))
            self._served |= dict.fromkeys(job.shares, perf_counter())
            waiting = {share for other in (*self._waiting, job) for share in other.shares}
            self._served = {share: when for share, when in self._served.items() if share in waiting}
            return job

    async def _serve(self, process: Process | None) -> None:
        """One worker, or whoever took its place."""
        while True:
            job = await self._next()
            late = asyncio.get_running_loop().call_later(self.limit, self._give_up, job)
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                async with asyncio.timeout(self.limit * HANGS):
                    await self._answer(job, process)
            except Exception as error:  # noqa: BLE001  (whatever it is, the next job is asked of another worker)
                log.warning("a worker failed", extra={"why": repr(error)})
                self._give_up(job)
                if process is not None:
                    await self._kill(process)
                process = None
            finally:
                late.cancel()

    async def _answer(self, job: Job, process: Process) -> None:
        question = None if job.answered.done() else job.ask()
        if question is None:
            job.answer(None)
            return
        assert process.stdin is not None
        assert process.stdout is not None
        asked = perf_counter()
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        job.answer(msgspec.json.decode(await process.stdout.readline()))
        self.metrics.bot_seconds.observe(perf_counter() - asked)

    def _give_up(self, job: Job) -> None:
        if not job.answered.done():
            self.metrics.bot_failures.inc()
            job.answer(None)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, limit=LINE)
        self._all.add(process)
        return process

    async def _kill(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._all.discard(process)
