"""Analyses of finished games: asked for by anybody with an account, thought out by the bots' workers when no bot needs
them, and kept beside the game for everybody.

Each is made once for a level of thought. How far it is stands in the database, so that every server can tell; whoever
takes the row away stops it. One that nobody has written to for a while was lost with its server, and can be asked for
again.
"""

import asyncio
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, delete, func, insert, select, update

from filone.kernel import Game, Record
from filone.server import schema
from filone.server.clock import time
from filone.server.database import Database
from filone.server.errors import Denial, too_fast
from filone.server.messages import AdviceInfo, Answer, Request, Shown
from filone.server.tasks import Tasks
from filone.server.workers import Workers
from filone.table import Table
from filone.teaching.analysis import LONGEST, Analysis, Batch, TooLong, analyse
from filone.teaching.analysis.findings import Belief, Luck, Point, Sort
from filone.teaching.analysis.questions import ANSWERS, Question

Level: TypeAlias = Literal["quick", "deep"]
NODES: dict[Level, int] = {"quick": 60, "deep": 240}
"""How long each level of thought looks at a decision first."""
MOST, SHARE = 20, 2
"""Analyses under way on all servers, and of one account."""
LAST = 3
"""The rank of their questions: after every bot's."""
TELLING = 1.0
"""Seconds between two looks whether it is still wanted."""
TRIES = 5
"""How often a batch is asked of which nothing came back: workers may be starting, or busy with worse."""
LOST = 60.0
"""An analysis that has told nothing for so long is not being made any more."""


class AskAnalysis(Request):
    level: Level = "quick"


class DecisionInfo(Answer):
    """What a seat chose after `at` steps, and by how much another move was better, give or take the doubt."""

    at: int
    seat: int
    cost: float
    doubt: float


class MomentInfo(Answer):
    """A turning point: what happened after `at` steps, until `until`. `gains` is what it changed for each seat.

    `line` is what was better, as moves that can be looked at (`GET line`), and `why` what speaks for it; of a strong
    move, the move itself.
    """

    kind: Sort
    at: int
    until: int
    seat: int
    gains: list[float]
    move: Shown | None
    cost: float
    doubt: float
    line: list[Shown]
    why: list[AdviceInfo]


class AnalysisInfo(Answer):
    """Chances are shares of the victory with all cards open; of one who plays alone, points in hundreds."""

    seats: int
    steps: int
    points: list[Point]
    decisions: list[DecisionInfo]
    moments: list[MomentInfo]
    luck: list[Luck]
    beliefs: list[Belief]


class AnalysisState(Answer):
    """`part` is how far it is, from 0 to 1; null if nobody has asked for it. If it is `mine`, you may stop it."""

    level: Level
    part: Annotated[float, Meta(ge=0, le=1)] | None = None
    mine: bool = False
    found: AnalysisInfo | None = None


class Stopped(Exception):
    """Nobody wants it any more, or the workers do not answer."""


class Analyses:
    """`share` is how many workers may think about analyses at once: half of them, or the only one in its free time."""

    def __init__(self, database: Database, workers: Workers, tasks: Tasks) -> None:
        self.database = database
        self.workers = workers
        self.tasks = tasks
        self.share = max(1, workers.count // 2)
        self._turns = asyncio.Semaphore(self.share)

    async def ask(self, table: Table, level: Level, account: str) -> None:
        """See to it that there is one, or that one is being made."""
        if not self.workers.count:
            raise Denial("busy", wait=60)
        if len(table.play.steps) > LONGEST:
            raise TooLong(limit=LONGEST)
        run = secrets.token_hex(8)
        if await self.database.write(
            partial(begin, table=table.sheet.id, level=level, account=account, run=run, now=time())
        ):
            self.tasks.start(self._make(table, level, account, run))

    async def _make(self, table: Table, level: Level, account: str, run: str) -> None:
        id = table.sheet.id
        keep = partial(self._keep, id, level, run)
        try:
            found = await self._think(table, level, account, keep)
            await keep(1.0, msgspec.json.encode(found).decode())
        except Stopped:
            await self.database.write(partial(forget, table=id, level=level, run=run))
        except BaseException:
            await self.database.write(partial(forget, table=id, level=level, run=run))
            raise

    async def _think(self, table: Table, level: Level, account: str, keep: Any) -> Analysis:
        bare: Record = msgspec.structs.replace(table.play.record([], None), texts=[], result=None)
        record = msgspec.Raw(msgspec.json.encode(bare))
        work = analyse(table.sheet.game, NODES[level], seed=1)
        batch, done = next(work), 0.0
        while True:
            for _ in range(TRIES):
                answers = await self._answers(record, batch, done, account, keep)
                if not answers or any(answer is not None for answer in answers):
                    break
            else:
                raise Stopped
            done = batch.until
            try:
                batch = work.send(answers)
            except StopIteration as end:
                found: Analysis = end.value
                return found

    async def _answers(self, record: msgspec.Raw, batch: Batch, done: float, account: str, keep: Any) -> Sequence[Any]:
        """Ask a few at a time; now and then see whether it is still wanted, and tell how far it is."""
        asked = [asyncio.create_task(self._answer(record, question, account)) for question in batch.questions]
        try:
            waiting = set(asked)
            while waiting:
                _, waiting = await asyncio.wait(waiting, timeout=TELLING)
                part = done + (batch.until - done) * (1 - len(waiting) / len(asked))
                await keep(min(0.99, part))
            return [task.result() for task in asked]
        finally:
            for task in asked:
                task.cancel()

    async def _answer(self, record: msgspec.Raw, question: Question, account: str) -> Any:
        bounded = msgspec.structs.replace(question, seconds=self.workers.seconds)
        async with self._turns:
            found = await self.workers.answer(
                lambda: {"analysis": {"record": record, "question": bounded}}, lambda: LAST, account
            )
        return None if found is None else msgspec.convert(found, ANSWERS[question.ask])

    async def _keep(self, table: str, level: Level, run: str, part: float, found: str | None = None) -> None:
        """Tell how far it is; `Stopped` if somebody has taken it away."""
        if not await self.database.write(partial(tell, table=table, level=level, run=run, part=part, found=found)):
            raise Stopped

    async def state(self, table: Table, level: Level, account: str | None) -> AnalysisState:
        row = await self.database.read(partial(read, table=table.sheet.id, level=level))
        if row is None or (row.found is None and row.at < time() - LOST):
            return AnalysisState(level=level)
        if row.found is None:
            return AnalysisState(level=level, part=row.part, mine=account is not None and row.account == account)
        return AnalysisState(level=level, part=1.0, found=info(table.game, decode(row.found)))

    async def found(self, table: str, level: Level) -> Analysis | None:
        row = await self.database.read(partial(read, table=table, level=level))
        return None if row is None or row.found is None else decode(row.found)

    async def stop(self, table: str, level: Level, account: str) -> None:
        """Whoever asked for it does not want it any more."""
        await self.database.write(partial(forget, table=table, level=level, account=account))


decode = msgspec.json.Decoder(Analysis).decode


def info(game: Game, found: Analysis) -> AnalysisInfo:
    json = game.space.json
    return AnalysisInfo(
        seats=found.seats,
        steps=found.steps,
        points=found.points,
        decisions=[DecisionInfo(at=one.at, seat=one.seat, cost=one.cost, doubt=one.doubt) for one in found.decisions],
        moments=[
            MomentInfo(
                kind=one.kind,
                at=one.at,
                until=one.until,
                seat=one.seat,
                gains=one.gains,
                move=None if one.move is None else json(one.move),
                cost=one.cost,
                doubt=one.doubt,
                line=[json(move) for move in one.line],
                why=[AdviceInfo(key=why.key, about=why.about) for why in one.why],
            )
            for one in found.moments
        ],
        luck=found.luck,
        beliefs=found.beliefs,
    )


# On disk


def begin(connection: Connection, table: str, level: str, account: str, run: str, now: float) -> bool:
    """Whether this analysis is ours to make: not if there is one, or if somebody is at it."""
    columns = schema.analyses.c
    # Of two who ask at once, one waits for the other.
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())
    row = read(connection, table, level)
    if row is not None and (row.found is not None or row.at >= now - LOST):
        return False
    under_way = select(func.count()).where(columns.found.is_(None), columns.at >= now - LOST)
    if (connection.scalar(under_way.where(columns.account == account)) or 0) >= SHARE:
        raise too_fast(LOST)
    if (connection.scalar(under_way) or 0) >= MOST:
        raise Denial("busy", wait=LOST)
    connection.execute(delete(schema.analyses).where(columns.table_id == table, columns.level == level))
    values = {"table_id": table, "level": level, "account": account, "run": run, "part": 0.0, "at": now}
    connection.execute(insert(schema.analyses).values(values))
    return True


def tell(connection: Connection, table: str, level: str, run: str, part: float, found: str | None) -> bool:
    """How far it is, or what was found; False if it is no longer ours."""
    columns = schema.analyses.c
    query = update(schema.analyses).where(columns.table_id == table, columns.level == level, columns.run == run)
    return connection.execute(query.values(part=part, at=time(), found=found)).rowcount == 1


def read(connection: Connection, table: str, level: str) -> Any:
    columns = schema.analyses.c
    return connection.execute(select(schema.analyses).where(columns.table_id == table, columns.level == level)).first()


def forget(connection: Connection, table: str, level: str, run: str | None = None, account: str | None = None) -> None:
    """Take away one that is not done: one's own."""
    columns = schema.analyses.c
    mine = columns.run == run if run is not None else columns.account == account
    connection.execute(
        delete(schema.analyses).where(columns.table_id == table, columns.level == level, columns.found.is_(None), mine)
    )
