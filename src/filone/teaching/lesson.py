"""A lesson: a position of the real game, and somebody who explains it step by step.

Lessons are data, `lessons/<name>.json` in the game's folder, with their sentences in `lessons/texts/<lang>.ftl` (see
`docs/lessons.md`). Moves are written as in records, so that a lesson which no longer fits the rules cannot be played.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import msgspec

from filone.bots.bot import Budget, PolicyBot
from filone.bots.levels import knowledge_of
from filone.kernel import CHANCE, OVER, Game, State
from filone.kernel.texts import Words
from filone.table import Play, Refusal

FIRST = "first"
"""The lesson for who has never played the game; the others come after it, by name."""


class LessonRefusal(Refusal):
    package = "filone.teaching"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something said, perhaps pointed at, perhaps asked for.

    `ask` are patterns of moves: some fields of a described move, any of which will do; without one the learner just
    reads on. `reply` is what is played then, whoever's turn it is. `clause` is the rule that it is about.
    """

    say: str
    point: list[str | dict[str, Any]] = []
    ask: list[dict[str, Any]] = []
    reply: list[str] = []
    clause: str = ""

    def fits(self, described: dict[str, Any]) -> bool:
        return any(pattern.items() <= described.items() for pattern in self.ask)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`start` is what was played before it begins. Seat 0 learns."""

    seats: int
    steps: list[Step]
    options: dict[str, Any] = {}
    start: list[str] = []
    seed: int = 1


@cache
def lesson_names(game: Game) -> list[str]:
    """The lessons of a game, the first one first."""
    folder = files(game.package).joinpath("lessons")
    found = [path.name.removesuffix(".json") for path in folder.iterdir()] if folder.is_dir() else []
    return sorted((name for name in found if name != "texts"), key=lambda name: (name != FIRST, name))


@cache
def lesson_of(game: Game, name: str) -> Lesson:
    if name not in lesson_names(game):
        raise LessonRefusal("unknown_lesson")
    data = files(game.package).joinpath(f"lessons/{name}.json").read_bytes()
    return msgspec.json.decode(data, type=Lesson)


@cache
def lesson_words(game: Game, lang: str) -> Words:
    return Words(files(game.package).joinpath("lessons"), lang)


def lesson_title(game: Game, name: str, lang: str) -> str:
    return lesson_words(game, lang)(f"{name}-title")


class Course:
    """A lesson being taken. What its author has not written is left to chance and to bots, always the same ones."""

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.name = name
        self.lesson = lesson_of(game, name)
        self.play = Play(game, self.lesson.seats, self.lesson.options)
        self.seat = 0
        self.steps = len(self.lesson.steps)
        self.passed = 0
        self._rng = Random(self.lesson.seed)
        self._bot = PolicyBot(game, knowledge_of(game))
        self._carry_on(self.lesson.start)

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def step(self) -> Step | None:
        """What is being said; None when the lesson is over."""
        return self.lesson.steps[self.passed] if self.passed < len(self.lesson.steps) else None

    def title(self, lang: str) -> str:
        return lesson_title(self.game, self.name, lang)

    def said(self, lang: str) -> str:
        """The sentences of this step, or those that end the lesson."""
        key = self.step.say if self.step else "end"
        return lesson_words(self.game, lang)(f"{self.name}-{key}")

    def players(self, lang: str) -> list[str]:
        words = lesson_words(self.game, lang)
        return [words(f"player-{seat}") for seat in range(self.lesson.seats)]

    def answer(self, move: dict[str, Any] | str | None) -> None:
        """A move where one is asked for, None to read on. A wrong one is refused, with the clause."""
        step = self.step
        if step is None:
            raise LessonRefusal("lesson_over")
        if step.ask:
            if move is None:
                raise LessonRefusal("not_asked", clause=step.clause)
            meant = self.play.read_move(0, move)
            if not step.fits(self.game.space.json(meant)):
                raise LessonRefusal("not_asked", clause=step.clause)
            self._make(meant)
        self._carry_on(step.reply)
        self.passed += 1

    def _make(self, move: int) -> None:
        self.play.make(self.state.turn, move, 0.0, len(self.play.moves))

    def _carry_on(self, written: Sequence[str]) -> None:
        """What is written, then whatever is due until the learner is asked again."""
        space = self.game.space
        for text in written:
            kind = space.kind_of(space.parse(text))
            while self.state.turn == CHANCE and not kind.has(self.state.legal()[0]):
                self._draw()
            self._make(self.play.read_move(self.state.turn, text))
        while self.state.turn not in (0, OVER):
            if self.state.turn == CHANCE:
                self._draw()
            else:
                self._make(self._bot.choose(self.state.view(self.state.turn), Budget(), self._rng))

    def _draw(self) -> None:
        self._make(self.state.draw(self._rng.random()))
