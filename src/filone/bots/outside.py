"""Bots that come from outside: installed with a package, from a module of their author's, or a program in any language.

`installed` bots are what the owner of a machine put there, under the entry point `filone.bots`; they have a name like
the levels have. `bring` also takes `module:Name` and `exec:COMMAND`, which run whatever they name: never give it what a
stranger wrote.
"""

import os
import shlex
import subprocess
import sys
import weakref
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from math import isfinite
from random import Random
from threading import Timer
from typing import Any, cast

import msgspec

from filone.bots.bot import Bot, Budget
from filone.bots.levels import LEVELS, UnknownBot, level_and_style, load
from filone.kernel import FiloneError, Game, View

PROGRAM = "exec:"
GRACE = 2.0
"""So many seconds after its time a program is given up."""


class BrokenBot(FiloneError):
    key = "error-broken-bot"


class LostBot(FiloneError):
    key = "error-lost-bot"


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that packages bring, by name; a level keeps its name, in every style."""
    found = entry_points(group="filone.bots")
    return {point.name: point for point in found if level_and_style(point.name)[0] not in LEVELS}


def names() -> list[str]:
    """Every bot with a name of its own."""
    return [*LEVELS, *installed()]


def load_named(game: Game, name: str) -> Bot:
    """A level, with a style or without, or an installed bot."""
    if name in installed():
        return made(installed()[name].load(), game, name)
    if level_and_style(name)[0] in LEVELS:
        return load(game, name)
    raise UnknownBot(name=name, allowed=", ".join(names()))


def bring(game: Game, name: str) -> Bot:
    """Any bot that the person at this machine names."""
    if name.startswith(PROGRAM):
        return Program(game, name)
    module, colon, attribute = name.partition(":")
    if not colon:
        return load_named(game, name)
    if os.getcwd() not in sys.path:  # a command of its own knows only where it is installed  # noqa: PTH109
        sys.path.insert(0, os.getcwd())  # noqa: PTH109
    try:
        factory = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BrokenBot(name=name, why=str(error)) from error
    return made(factory, game, name)


def made(factory: Any, game: Game, name: str) -> Bot:
    """What takes a game and gives a bot for it: a class, usually."""
    try:
        return cast("Bot", factory(game))
    except Exception as error:
        raise BrokenBot(name=name, why=repr(error)) from error


class Choice(msgspec.Struct, frozen=True):
    """A legal move, as a number to answer with and as people write it."""

    move: int
    text: str


class Asked(msgspec.Struct, frozen=True):
    """The line that a program gets, as JSON: what the server's workers are asked, and what may be answered."""

    game: str
    level: str
    view: dict[str, Any]
    seconds: float | None
    nodes: int | None
    seed: int
    moves: list[Choice]


class Program:
    """A process that is asked a line and answers a line, a number of `moves`. It ends with this object."""

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.name = name
        self.process: subprocess.Popen[bytes] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """It is started anew elsewhere."""
        return type(self), (self.game, self.name)

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        state = self.game.imagine(view, rng)
        legal = state.legal()
        asked = Asked(
            game=self.game.name,
            level=self.name,
            view=msgspec.to_builtins(view),
            seconds=budget.seconds if isfinite(budget.seconds) else None,
            nodes=budget.nodes,
            seed=rng.getrandbits(53),
            moves=[Choice(move, self.game.text(state, move)) for move in legal],
        )
        answer = self.ask(msgspec.json.encode(asked), budget)
        if answer not in legal:
            raise LostBot(name=self.name, why=f"{answer}")
        return answer

    def ask(self, question: bytes, budget: Budget) -> int:
        """One line for one line; a program that is late is killed, and so answers nothing."""
        process = self.process or self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        watch = Timer(budget.seconds + GRACE, process.kill) if isfinite(budget.seconds) else None
        if watch is not None:
            watch.start()
        try:
            process.stdin.write(question + b"\n")
            process.stdin.flush()
            return msgspec.json.decode(process.stdout.readline(), type=int)
        except (OSError, msgspec.DecodeError) as error:
            raise LostBot(name=self.name, why=str(error)) from error
        finally:
            if watch is not None:
                watch.cancel()

    def start(self) -> "subprocess.Popen[bytes]":
        command = shlex.split(self.name.removeprefix(PROGRAM))
        try:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603
        except (OSError, IndexError) as error:
            raise BrokenBot(name=self.name, why=str(error)) from error
        self.process = process
        weakref.finalize(self, end, process)
        return process


def end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.communicate()
