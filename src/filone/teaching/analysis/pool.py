"""An analysis here and now: its questions answered in this process or over several, with progress."""

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar, cast

from filone.kernel import Record
from filone.teaching.analysis.analyst import Batch, analyse
from filone.teaching.analysis.findings import Analysis
from filone.teaching.analysis.questions import Question, Walked

Found = TypeVar("Found")
_walked: Walked | None = None
"""In a process of the pool: the game that it is asked about."""


def run(
    record: Record, nodes: int, seed: int, jobs: int = 1, progress: Callable[[float], None] | None = None
) -> Analysis:
    """Analyse a finished game; `progress` is told how far it is, from 0 to 1, and may raise to give it up."""
    return carry_out(record, analyse(record.game, nodes, seed), jobs, progress)


def carry_out(
    record: Record,
    work: Generator[Batch, Sequence[Any], Found],
    jobs: int = 1,
    progress: Callable[[float], None] | None = None,
) -> Found:
    """Answer what is asked about a game, to the end."""
    with answering(record, jobs) as answers:
        batch, done = next(work), 0.0
        while True:
            found = []
            for answer in answers(batch.questions):
                found.append(answer)
                if progress is not None:
                    progress(done + (batch.until - done) * len(found) / len(batch.questions))
            done = batch.until
            try:
                batch = work.send(found)
            except StopIteration as end:
                return cast("Found", end.value)


@contextmanager
def answering(record: Record, jobs: int) -> Iterator[Callable[[list[Question]], Iterator[Any]]]:
    if jobs == 1:
        walked = Walked(record)
        yield lambda questions: map(walked.answer, questions)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _walk, (record,))
    try:
        yield lambda questions: pool.map(_answer, questions, chunksize=max(1, min(8, len(questions) // (4 * jobs))))
    finally:
        pool.shutdown(cancel_futures=True)


def _walk(record: Record) -> None:
    global _walked  # noqa: PLW0603  (a process of the pool knows one game)
    _walked = Walked(record)


def _answer(question: Question) -> Any:
    assert _walked is not None
    return _walked.answer(question)
