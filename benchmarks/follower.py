"""A bot of another install, in a process of its own that follows the game move by move.

Views have changed since early versions and moves have not, so a version is never shown another's views: both play the
same moves on positions of their own. They play by the rules of then: only choices are taken unasked, and what nobody
could choose then is not chosen. Thinking is measured in seconds of the processor, so that a busy machine is as busy for
both.
"""

import os
import subprocess
import sys
from collections.abc import Collection, Mapping
from math import isfinite
from pathlib import Path
from typing import Any

import msgspec

from filone import games
from filone.bots import Budget
from filone.kernel.unfold import settle_as_before

PROGRAM = """
import sys
import time
time.perf_counter = time.process_time
from math import inf
from random import Random
import msgspec
from filone import games
from filone.bots import Budget, levels

try:
    from filone.kernel.unfold import settle_as_before
except ImportError:  # every version before it settles by itself
    settle_as_before = None

def follow(move):
    if settle_as_before is None:
        state.advance(move)
    else:
        state.step(move)
        for _ in settle_as_before(state):
            pass
    return state.turn

def choose(name, seconds, nodes, seed):
    seat = state.turn
    bot = bots.setdefault((seat, name), levels.load(game, name))
    return bot.choose(state.view(seat), Budget(seconds=inf if seconds is None else seconds, nodes=nodes), Random(seed))

for line in sys.stdin.buffer:
    what, *told = msgspec.json.decode(line)
    if what == "start":
        name, seats, options = told
        game, bots = games.load(name), {}
        state = game.start(seats, getattr(game, "before", {}) | options)
        answer = state.turn
    elif what == "spent":
        answer = time.process_time_ns()
    else:
        answer = follow(*told) if what == "follow" else choose(*told)
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\\n")
    sys.stdout.buffer.flush()
"""


class Follower:
    """At the other end of the line; `folder` is put before what is installed here."""

    def __init__(self, folder: Path | None) -> None:
        before = os.pathsep.join(str(Path(one).resolve()) for one in sys.path if one)
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | {"PYTHONPATH": str(folder.resolve()) if folder else before},
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def start(self, game: str, seats: int, options: Mapping[str, Any]) -> int:
        """Another game; says who is on turn, as after every move."""
        return self._ask("start", game, seats, options)

    def follow(self, move: int) -> int:
        return self._ask("follow", move)

    def choose(self, bot: str, budget: Budget, seed: int) -> int:
        """A move for the seat on turn, by the bot of this name."""
        return self._ask("choose", bot, budget.seconds if isfinite(budget.seconds) else None, budget.nodes, seed)

    def spent(self) -> float:
        """Seconds of the processor, since it was started."""
        return self._ask("spent") / 1e9

    def _ask(self, *told: object) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(told) + b"\n")
        self.process.stdin.flush()
        return msgspec.json.decode(self.process.stdout.readline(), type=int)


class Followed:
    """A game of this install, and those who follow it and can be asked for a move."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Any], followers: Collection[Follower]) -> None:
        self.game = games.load(name)
        self.state = self.game.start(seats, self.game.before | dict(options))
        self.followers = followers
        self.moves = 0
        for follower in followers:
            follower.start(name, seats, options)

    def ask(self, follower: Follower, bot: str, budget: Budget, seed: int) -> int:
        move = follower.choose(bot, budget, seed)
        assert move in self.state.listed_before(), f"{self.game.text(self.state, move)} was not possible then"
        return move

    def play(self, move: int) -> None:
        self.moves += 1
        self.state.step(move)
        for _ in settle_as_before(self.state):
            pass
        for follower in self.followers:
            assert follower.follow(move) == self.state.turn, f"another game after {self.moves} moves"
