"""A process that thinks for bots: a line with a view comes in, a line with a move goes out. It never meets a state."""

import signal
import sys
from random import Random
from typing import Any

import msgspec

from filone import bots, games
from filone.bots import Budget


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    game: str
    level: str
    view: dict[str, Any]
    seconds: float
    seed: int


def answer(line: bytes) -> int:
    thought = msgspec.json.decode(line, type=Thought)
    game = games.load(thought.game)
    view = msgspec.convert(thought.view, game.view)
    return bots.load(game, thought.level).choose(view, Budget(seconds=thought.seconds), Random(thought.seed))


def main() -> None:
    """Ends when nobody asks any more. Ctrl+C is for the server, which then stops asking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while line := sys.stdin.buffer.readline():
        sys.stdout.buffer.write(b"%d\n" % answer(line))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
