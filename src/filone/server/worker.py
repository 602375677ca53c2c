"""A process that thinks for bots: a line with a view comes in, a line with a move goes out. It never meets a state,
but of games that are over and are analysed."""

import signal
import sys
from functools import cache, lru_cache
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from filone import bots, games
from filone.bots import Bot, Budget
from filone.bots.bot import SearchBot
from filone.kernel import Record
from filone.teaching.analysis.questions import Question as Asked
from filone.teaching.analysis.questions import Walked
from filone.teaching.hint import Adviser

BOTS = 8
"""Who is kept with what they remember; whoever was not asked the longest begins anew."""


class Analysed(msgspec.Struct, frozen=True):
    """A question about a game that is over."""

    record: msgspec.Raw
    question: Asked


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked; with `analysis` nothing else counts."""

    game: str = ""
    level: str = ""
    view: dict[str, Any] = {}
    seconds: float = 0.0
    seed: int = 0
    steadily: bool = False
    """Take the whole time to think, whatever there is to decide: people sit there who would learn from it."""
    analysis: Analysed | None = None
    hints: bool = False
    """Not the move of a bot, but what a master would do, with reasons."""


@lru_cache(maxsize=BOTS)
def bot(game: str, level: str) -> Bot:
    """One for all tables: a bot that thought ahead goes on from there if it meets a position it expected."""
    return bots.load(games.load(game), level)


@cache
def adviser(game: str) -> Adviser:
    return Adviser(games.load(game))


@lru_cache(maxsize=1)
def walked(record: bytes) -> Walked:
    """One game: an analysis asks hundreds of questions about it."""
    return Walked(msgspec.json.decode(record, type=Record))


def answer(line: bytes) -> Any:
    question = msgspec.json.decode(line, type=Question)
    if question.analysis is not None:
        return walked(bytes(question.analysis.record)).answer(question.analysis.question)
    game, budget, rng = games.load(question.game), Budget(seconds=question.seconds), Random(question.seed)
    view = msgspec.convert(question.view, game.view)
    if question.hints:
        return adviser(question.game).hints(view, budget, rng)
    asked = bot(question.game, question.level)
    ends = asked.limits(budget)[0] if question.steadily and isinstance(asked, SearchBot) else 0.0
    move = asked.choose(view, budget, rng)
    while perf_counter() < ends:  # busily: where others want the processor, who only sleeps is the earlier
        pass
    return move


def main() -> None:
    """Ends when nobody asks any more. Ctrl+C is for the server, which then stops asking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while line := sys.stdin.buffer.readline():
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
