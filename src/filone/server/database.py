"""One database, SQLite or PostgreSQL, behind two calls: `read` and `write` run a function on a connection.

On SQLite a single thread writes, and what waits together is committed together: a full sync costs the same for one move
as for fifty. On PostgreSQL several threads write: two of them moves, together too and by one statement (`moving.py`),
the others whatever else there is, each by itself. What is announced wakes the other servers when it is committed.
Whoever announces something keeps all others who do from committing until it is on disk, so of moves they are told
afterwards (`line.py`).
"""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from errno import ENOENT
from functools import partial
from os import strerror
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from filone.server.line import CHANNEL, Line
from filone.server.migrations import upgrade
from filone.server.moving import Row, write_rows, write_rows_in_file

log = logging.getLogger(__name__)
T = TypeVar("T")
Job = Callable[[Connection], T]
READS = "filone_reads"
GROUP = 64
POSTGRES_WRITERS = 6
POSTGRES_MOVERS = 2
"""While one waits for the disk, the other gathers."""
ANOTHER = "200ms"
"""So long moves wait for a table that somebody else changes; then each waits by itself, and keeps nobody waiting."""
READERS = 4
PATIENCE = 10.0
"""Seconds that a database may take for one answer."""
LATE = "no answer in time"
MOMENT = 0.02
"""Seconds after which we look again whether another process has ended sessions."""
AT_ONCE = 1.0
"""A connection that was lost while nobody used it says so within this time."""
MIGRATION = 3600.0
OWNERS = 0o600
"""Who may read a new file: it holds the dice of games being played, and the server's own key."""
ALIVE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""A PostgreSQL that is gone without a word is noticed in seconds, also between two questions."""


class _Waiting(NamedTuple):
    job: Job[Any]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"
    row: Row | None
    """All that it changes, if it is a move and may be written with others."""


class Database:
    """Opens the database and brings it up to date. Unless it may `create` one, the file of SQLite must be there."""

    def __init__(self, url: str, *, create: bool = True, patience: float = PATIENCE) -> None:
        self.url = make_url(url)
        self.patience = patience
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.file: Path | None = None
        if self.sqlite and self.url.database not in (None, "", ":memory:"):
            self.file = Path(str(self.url.database))
            if not create and not self.file.exists():
                raise FileNotFoundError(ENOENT, strerror(ENOENT), str(self.file))
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.touch(mode=OWNERS)
        address = self.url.render_as_string(hide_password=False)
        migrating = open_engine(address, MIGRATION)
        with migrating.begin() as connection:
            upgrade(connection)
        migrating.dispose()
        self.engine = open_engine(address, patience)
        self.reading = self.engine.execution_options(**{READS: True})
        self._epochs: sqlite3.Connection | None = None
        self._epoch, self._looked = 0, 0.0
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._moves = self._queue if self.sqlite else queue.SimpleQueue[_Waiting | None]()
        self._own = threading.local()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writers: list[tuple[queue.SimpleQueue[Any], threading.Thread]] = []
        """Each with what it waits for; moves first, for they may come back to the others."""
        self._line: Line | None = None
        if self.sqlite:
            self._begin(1, self._queue, partial(self._write_all, GROUP))
        else:
            self._begin(POSTGRES_MOVERS, self._moves, self._move_all)
            self._begin(POSTGRES_WRITERS, self._queue, partial(self._write_all, 1))
            plain = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self._line = Line(plain, ALIVE, patience)

    def _begin(self, count: int, waiting: "queue.SimpleQueue[Any]", work: Callable[[], None]) -> None:
        for _ in range(count):
            writer = threading.Thread(target=work, name=f"writer {len(self._writers)}", daemon=True)
            writer.start()
            self._writers.append((waiting, writer))

    async def read(self, job: Job[T]) -> T:
        return await self._in_time(asyncio.get_running_loop().run_in_executor(self._readers, self._read, job))

    async def write(self, job: Job[T], row: Row | None = None) -> T:
        """Run `job` in a transaction, on disk when this returns. It may be run twice: it changes only the database.
        A move, of which nothing is to be known afterwards, is also told as the `row` of all that it changes.

        What a turn of the loop has to write is handed over after it, at once: the writer, woken by the first, would
        commit that alone.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        loop.call_soon((self._queue if row is None else self._moves).put, _Waiting(job, loop, future, row))
        return await self._in_time(future)

    def tell(self, payload: str) -> None:
        """Announce what is on disk already, for servers that hear of it."""
        if self._line is not None:
            self._line.tell(payload)

    async def listen(self, hear: Callable[[str], None], missed: Callable[[], Awaitable[None]]) -> None:
        """Hear what other servers announce, for ever; `missed` is called whenever something may have been missed."""
        if self._line is not None:
            await self._line.listen(hear, missed)

    async def _in_time(self, answer: "asyncio.Future[T]") -> T:
        """Nobody waits for ever. A write given up in the queue is not done; one under way may be: its key tells."""
        timer = asyncio.get_running_loop().call_later(1.5 * self.patience, answer.cancel, LATE)
        try:
            return await answer
        except asyncio.CancelledError as error:
            if error.args != (LATE,):
                raise
            raise OperationalError(LATE, None, error) from error
        finally:
            timer.cancel()

    def epoch(self) -> int:
        """Another one when sessions have ended. On SQLite nobody can tell us, so we look, but not for every move of a
        busy server: a look costs a tenth of one."""
        if self.file is None:
            return 0
        if monotonic() - self._looked > MOMENT:
            self._epoch, self._looked = self._look(self.file), monotonic()
        return self._epoch

    def _look(self, file: Path) -> int:
        if self._epochs is None:
            self._epochs = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        try:
            return int(self._epochs.execute("PRAGMA user_version").fetchone()[0])
        except sqlite3.Error:
            return -1

    def stop(self) -> None:
        """Finish what is waiting."""
        if self._epochs is not None:
            self._epochs.close()
        for waiting, writer in self._writers:
            waiting.put(None)
            writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _read(self, job: Job[T]) -> T:
        with self.reading.connect() as connection:
            return job(connection)

    def _write_all(self, most: int) -> None:
        while group := _taken(self._queue, most):
            self._write(group)
        if hasattr(self._own, "connection"):
            self._own.connection.close()

    def _move_all(self) -> None:
        """If one of a group fails, the other writers see to each by itself."""
        connection: Any = None
        while group := _taken(self._moves, GROUP):
            rows = [(move, move.row) for move in group if move.row is not None and not move.future.cancelled()]
            rows.sort(key=lambda each: each[1].id)
            try:
                if connection is None:
                    connection = self._mover()
                write_rows(connection.driver_connection, [row for _, row in rows])
            except Exception:  # noqa: BLE001  (whoever waits for the job gets it, if it fails again)
                for move, _ in rows:
                    self._queue.put(move._replace(row=None))
                if connection is not None and connection.driver_connection.closed:
                    connection.invalidate()
                    connection = None
            else:
                _hand_over_all([move for move, _ in rows], [None] * len(rows))
        if connection is not None:
            connection.close()

    def _mover(self) -> Any:
        """A connection on which every statement is a transaction."""
        connection = self.engine.raw_connection()
        driver: Any = connection.driver_connection
        driver.autocommit = True
        driver.execute(f"SET lock_timeout = '{ANOTHER}'")
        return connection

    def _write(self, group: list[_Waiting]) -> None:
        """Commit the whole group; if one of it fails, each on its own. What nobody waits for any more is left."""
        group = [waiting for waiting in group if not waiting.future.cancelled()]
        if not group:
            return
        rows = [waiting.row for waiting in group if waiting.row is not None]
        jobs = [waiting.job for waiting in group if waiting.row is None]
        try:
            results = iter(self._commit([*jobs, partial(_move_together, rows=rows)] if rows else jobs))
        except Exception as error:  # noqa: BLE001  (whoever waits for the job gets it)
            if len(group) == 1 and not rows:
                _hand_over(group[0], None, _named(error))
            else:
                for waiting in group:
                    self._write([waiting._replace(row=None)])
        else:
            _hand_over_all(group, [next(results) if waiting.row is None else None for waiting in group])

    def _commit(self, jobs: list[Job[T]]) -> list[T]:
        """Run jobs in one transaction, on a connection that the thread keeps: to fetch one takes as long as a move.

        If it was lost since the last time, nothing was done, and they are run on a new one.
        """
        start, ended = monotonic(), False
        connection = self._kept()
        try:
            with connection.begin():
                results = [job(connection) for job in jobs]
                ended = True
        except DBAPIError as error:
            if ended or not error.connection_invalidated or monotonic() - start > AT_ONCE:
                raise
            with connection.begin():
                results = [job(connection) for job in jobs]
        return results

    def _kept(self) -> Connection:
        """This thread's own connection."""
        if not hasattr(self._own, "connection"):
            self._own.connection = self.engine.connect()
        found: Connection = self._own.connection
        return found


def insert_or(connection: Connection, table: Table) -> Any:
    """An insert that can say what else to do `on_conflict`, as either database writes it."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def raise_epoch(connection: Connection) -> None:
    """Sessions end with this transaction; servers on PostgreSQL hear of it by a notice."""
    if connection.dialect.name == "sqlite":
        epoch = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {(epoch + 1) % 2**31}")


def announce(connection: Connection, payload: str) -> None:
    """Put a payload on the channel of PostgreSQL that the other servers hear, if this transaction is committed."""
    connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def _move_together(connection: Connection, rows: list[Row]) -> None:
    write_rows_in_file(connection.connection.driver_connection, rows)


def _taken(waiting: "queue.SimpleQueue[T | None]", most: int) -> list[T]:
    """What waits, once something does; nothing when the end was put there, which stays for others."""
    taken: list[T] = []
    while len(taken) < most:
        try:
            one = waiting.get(block=not taken)
        except queue.Empty:
            break
        if one is None:
            waiting.put(None)
            break
        taken.append(one)
    return taken


def _named(error: Exception) -> Exception:
    """What was asked of the driver of SQLite itself fails as if it had been asked by way of SQLAlchemy."""
    if not isinstance(error, sqlite3.Error):
        return error
    kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else OperationalError
    return kind("a statement of every move", None, error)


def _hand_over(waiting: _Waiting, result: object, error: Exception | None) -> None:
    def hand_over() -> None:
        if waiting.future.cancelled():
            return
        if error is None:
            waiting.future.set_result(result)
        else:
            waiting.future.set_exception(error)

    waiting.loop.call_soon_threadsafe(hand_over)


def _hand_over_all(group: list[_Waiting], results: list[Any]) -> None:
    """Each loop is woken once."""

    def hand_over(loop: asyncio.AbstractEventLoop) -> None:
        for waiting, result in zip(group, results, strict=True):
            if waiting.loop is loop and not waiting.future.cancelled():
                waiting.future.set_result(result)

    for loop in {waiting.loop for waiting in group}:
        loop.call_soon_threadsafe(hand_over, loop)


def open_engine(url: str, patience: float = PATIENCE) -> Engine:
    """Errors do not tell the values of a statement: they end up in logs, and sheets hold secrets."""
    if not url.startswith("sqlite"):
        scheme, _, rest = url.partition("://")
        if scheme not in {"postgresql", "postgres", "postgresql+psycopg"}:
            raise ValueError(f"not a sqlite or postgresql address: {scheme}")
        return _postgres_engine(f"postgresql+psycopg://{rest}", patience)
    engine = create_engine(url, pool_size=READERS + 1, max_overflow=2, pool_timeout=patience, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: object) -> None:
        connection.isolation_level = None
        busy = f"busy_timeout = {int(min(patience, PATIENCE) * 1000)}"
        for pragma in (busy, "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        """A reader that becomes a writer could find that it must not: who will write says so at once."""
        driver: Any = connection.connection.driver_connection
        try:
            driver.execute("BEGIN" if connection.get_execution_options().get(READS) else "BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise _named(error) from error

    return engine


def _postgres_engine(url: str, patience: float) -> Engine:
    """One that gives up: on a server that is slow by its own clock, on one that is deaf by ours."""
    import psycopg  # noqa: PLC0415  (an extra: a server on one file needs none)

    class Impatient(psycopg.Connection[Any]):
        """A deaf server acknowledges what it is sent and never answers: only who waits can end that."""

        def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
            start = monotonic()
            try:
                return super().wait(gen, interval, patience if timeout is None else timeout)
            except psycopg.OperationalError:
                if monotonic() - start >= patience:
                    self.pgconn.finish()  # or else the next question, if only to roll back, would wait as long
                raise

    milliseconds = int(patience * 1000)
    engine = create_engine(
        url,
        pool_size=POSTGRES_MOVERS + POSTGRES_WRITERS + READERS + 1,
        max_overflow=0,
        pool_timeout=patience,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args=ALIVE
        | {"options": f"-c statement_timeout={milliseconds} -c idle_in_transaction_session_timeout={milliseconds}"},
    )

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: object, _record: object, args: Any, options: Any) -> Any:
        return Impatient.connect(*args, **options)

    return engine
