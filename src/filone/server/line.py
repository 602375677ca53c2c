"""The line between the servers on one PostgreSQL: what one tells, the others hear.

One connection does both, and no thread waits for it: what is told while an answer is awaited is told together.
"""

import asyncio
import logging
import os
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

log = logging.getLogger(__name__)
CHANNEL = "filone"
LONGEST = 7999
"""Bytes that PostgreSQL takes at once."""
UNTOLD = 1000
"""Words kept while the line is down: more would not be told in time."""
AGAIN = 0.5
BETWEEN = b"\n"
TELL = b"tell"


class Line:
    """`patience` is how many seconds the database may take for one answer."""

    def __init__(self, address: str, options: dict[str, Any], patience: float) -> None:
        self.address = address
        self.options = options
        self.patience = patience
        self._untold: deque[bytes] = deque(maxlen=UNTOLD)
        self._connection: PGconn | None = None
        self._asked: float | None = None
        """When it was asked what it has not answered yet."""
        self._sending = False

    def tell(self, word: str) -> None:
        """After all that was told before. It is lost if the server ends just now, or the database does: nobody may
        depend on it."""
        self._untold.append(word.encode())
        if not self._sending:
            self._sending = True
            asyncio.get_running_loop().call_soon(self._send)

    async def listen(self, hear: Callable[[str], None], missed: Callable[[], Awaitable[None]]) -> None:
        """Hear what other servers tell, for ever; `missed` is called whenever something may have been missed."""
        import psycopg  # noqa: PLC0415  (an extra: a server on one file needs none)

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self.address, autocommit=True, **self.options
                ) as connection:
                    for words in (
                        f"LISTEN {CHANNEL}",
                        "SET synchronous_commit = off",
                        f"PREPARE {TELL.decode()}(text) AS SELECT pg_notify('{CHANNEL}', $1)",
                    ):
                        await connection.execute(words.encode())
                    await missed()
                    await self._follow(connection.pgconn, hear)
            except (psycopg.Error, SQLAlchemyError, TimeoutError):
                await asyncio.sleep(AGAIN)

    async def _follow(self, connection: "PGconn", hear: Callable[[str], None]) -> None:
        """Until it is lost, or does not answer in time."""
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()
        socket = os.dup(connection.socket)  # ours: its own is closed, and may be another's, as soon as it is lost

        def read() -> None:
            try:
                self._read(connection, hear)
            except Exception as error:  # noqa: BLE001  (whoever waits for the line gets it)
                loop.remove_reader(socket)
                lost.set_exception(error)

        self._connection, self._asked = connection, None
        loop.add_reader(socket, read)
        try:
            self._send()
            while not lost.done():
                await asyncio.wait([lost], timeout=self.patience)
                self._require_answer()
            lost.result()
        finally:
            self._connection = None
            loop.remove_reader(socket)
            os.close(socket)

    def _require_answer(self) -> None:
        if self._asked is None:
            self._ask(b"")
        elif monotonic() - self._asked >= self.patience:
            raise TimeoutError

    def _read(self, connection: "PGconn", hear: Callable[[str], None]) -> None:
        connection.consume_input()
        while self._asked is not None and not connection.is_busy():
            answer = connection.get_result()
            if answer is None:
                self._asked = None
            elif answer.error_message:
                log.warning("what happened was not told to other servers: %s", answer.error_message.decode())
        while (notice := connection.notifies()) is not None:
            if notice.be_pid == connection.backend_pid:
                continue
            for word in notice.extra.split(BETWEEN):
                try:
                    hear(word.decode())
                except Exception:
                    log.exception("what another server told was not dealt with")
        self._send()

    def _send(self) -> None:
        """What waits, as much of it as may be told at once."""
        self._sending = False
        if self._connection is None or self._asked is not None or not self._untold:
            return
        words = [self._untold.popleft()]
        length = len(words[0])
        while self._untold and (length := length + len(BETWEEN) + len(self._untold[0])) <= LONGEST:
            words.append(self._untold.popleft())
        self._ask(BETWEEN.join(words))

    def _ask(self, words: bytes) -> None:
        """One thing at a time, which its buffer has room for. No words: only to see whether it answers."""
        assert self._connection is not None
        self._asked = monotonic()
        try:
            if words:
                self._connection.send_query_prepared(TELL, [words])
            else:
                self._connection.send_query(b"")
            self._connection.flush()
        except Exception as error:
            log.debug("the line is lost", exc_info=error)
