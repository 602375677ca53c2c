"""Threads for what blocks, a pool for each sort of work: where one is stuck, the others go on.

A pool is bounded in every way: so many threads, so many that wait, so many of one account, so many seconds.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeAlias, TypeVar

from filone.server.errors import Denial, too_fast
from filone.server.limits import count_down

P = ParamSpec("P")
T = TypeVar("T")
WAITING = 50
CROWD = WAITING // 2
"""What may run and wait from one address."""
Sender: TypeAlias = str | tuple[str, str]
"""Whose share work takes: an account's or an address's; or an account's, and the address where it is."""


class _Job(NamedTuple):
    work: Callable[[], Any]
    account: str
    address: str
    answer: "asyncio.Future[Any]"


class Pool:
    """`share` is how much one sender may have running and waiting together. Addresses take turns: accounts are to be
    had for nothing, and those of one address wait for each other."""

    def __init__(self, name: str, threads: int, share: int, seconds: float) -> None:
        self.seconds = seconds
        self.share = share
        self._executor = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._used: Counter[str] = Counter()
        """What runs and waits, by sender: also what nobody waits for any more and still holds its thread."""
        self._crowds: Counter[str] = Counter()
        """The same by address."""
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        """What has no thread yet, by address: first the one whose turn it is."""

    async def run(self, sender: Sender, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it in a thread; refused when there is too much, or when it takes too long."""
        account, address = (sender, sender) if isinstance(sender, str) else sender
        if self._used[account] >= self.share or self._crowds[address] >= CROWD:
            raise too_fast(1)
        if self._used.total() >= WAITING:
            raise Denial("busy", wait=self.seconds)
        self._used[account] += 1
        self._crowds[address] += 1
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(partial(work, *args, **kwargs), account, address, answer)
        self._waiting.setdefault(address, deque()).append(job)
        self._begin()
        try:
            return await asyncio.wait_for(answer, self.seconds)
        except TimeoutError as error:
            raise Denial("busy", wait=self.seconds) from error
        finally:
            self._withdraw(job)

    def _begin(self) -> None:
        """Give threads that are free to those who wait."""
        loop = asyncio.get_running_loop()
        while self._free and self._waiting:
            address, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[address] = jobs
            self._free -= 1
            self._executor.submit(job.work).add_done_callback(partial(self._hand_over, loop, job))

    def _hand_over(self, loop: asyncio.AbstractEventLoop, job: _Job, done: Future[Any]) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._end, job, done)

    def _end(self, job: _Job, done: Future[Any]) -> None:
        self._free += 1
        self._count_down(job)
        if not job.answer.done() and not done.cancelled():
            error = done.exception()
            if error is None:
                job.answer.set_result(done.result())
            else:
                job.answer.set_exception(error)
        self._begin()

    def _withdraw(self, job: _Job) -> None:
        """Nobody waits for it any more: if it has no thread yet it gets none."""
        jobs = self._waiting.get(job.address, ())
        if job in jobs:
            self._waiting[job.address].remove(job)
            if not self._waiting[job.address]:
                del self._waiting[job.address]
            self._count_down(job)

    def _count_down(self, job: _Job) -> None:
        count_down(self._used, job.account)
        count_down(self._crowds, job.address)

    def stop(self) -> None:
        self._waiting.clear()
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
