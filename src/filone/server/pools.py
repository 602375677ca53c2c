"""Threads for what blocks, a pool for each sort of work: where one is stuck, the others go on.

A pool is bounded in every way: so many threads, so many that wait, so many of one account, so many seconds.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from filone.server.errors import Denial, too_fast
from filone.server.limits import count_down

P = ParamSpec("P")
T = TypeVar("T")
WAITING = 50


class Pool:
    """`share` is how much one sender, an account or an address, may have running and waiting together."""

    def __init__(self, name: str, threads: int, share: int, seconds: float) -> None:
        self.seconds = seconds
        self.share = share
        self._executor = ThreadPoolExecutor(threads, name)
        self._used: Counter[str] = Counter()
        """What runs and waits, by sender: also what nobody waits for any more and still holds its thread."""

    async def run(self, sender: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it in a thread; refused when there is too much, or when it takes too long."""
        if self._used[sender] >= self.share:
            raise too_fast(1)
        if self._used.total() >= WAITING:
            raise Denial("busy", wait=self.seconds)
        self._used[sender] += 1
        loop = asyncio.get_running_loop()
        future = self._executor.submit(work, *args, **kwargs)

        def free(_: Future[T]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(count_down, self._used, sender)

        future.add_done_callback(free)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self.seconds)
        except TimeoutError as error:
            raise Denial("busy", wait=self.seconds) from error

    def stop(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


class Pools:
    """The pools of a server."""

    def __init__(self) -> None:
        self.names = Pool("names", threads=4, share=1, seconds=5.0)
        self.passwords = Pool("passwords", threads=2, share=2, seconds=10.0)
        self.tables = Pool("tables", threads=2, share=2, seconds=20.0)
        """Tables being made: with a record, every move of it is played."""
        self.replays = Pool("replays", threads=2, share=4, seconds=20.0)
        self.hooks = Pool("hooks", threads=16, share=1, seconds=15.0)
        self.mail = Pool("mail", threads=2, share=2, seconds=40.0)

    def stop(self) -> None:
        for pool in (self.names, self.passwords, self.tables, self.replays, self.hooks, self.mail):
            pool.stop()
