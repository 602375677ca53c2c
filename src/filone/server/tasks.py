"""Work that goes on beside the requests: what fails is logged, and what is left at the end is stopped."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

log = logging.getLogger(__name__)


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Awaitable[None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a task of the hall failed")

        task = asyncio.create_task(guarded())
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def repeat(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        """Do a chore every so many seconds; one that fails is tried again when its time comes."""

        async def repeated() -> None:
            while True:
                await asyncio.sleep(seconds)
                try:
                    await chore()
                except Exception:
                    log.exception("a chore failed", extra={"chore": chore.__name__})

        self.start(repeated())

    async def stop(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


async def do_each(ids: Iterable[str], work: Callable[[str], Awaitable[None]]) -> None:
    """What cannot be done keeps nothing after it waiting: a seek of a game, say, that is not installed any more."""
    for id in ids:
        try:
            await work(id)
        except Exception:
            log.exception("one of many failed", extra={"work": work.__qualname__, "id": id})
