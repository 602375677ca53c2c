"""A puzzle: a decision of a game between masters where one move is clearly best, to be found on the real board.

Puzzles are data, `puzzles/<number>.json` in the game's folder, found by `benchmarks/puzzles.py`. What the seat did not
know of the game they come from is made up (`History.resample`): nobody can look it up, here or in the file.
"""

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from filone.kernel import Game, State
from filone.kernel.advice import Advice, say_advice
from filone.kernel.texts import words_of
from filone.table import Play, Refusal
from filone.teaching.hint import reasons
from filone.teaching.lesson import Step, lesson_words

ASK = "puzzle"


class PuzzleRefusal(Refusal):
    package = "filone.teaching"


class NotBest(PuzzleRefusal):
    """A move that can be made, but not the one: how much less it is worth, in hundredths of a won game, and what
    speaks for the best one, which is not named."""

    def __init__(self, game: Game, loss: int, clue: list[Advice]) -> None:
        super().__init__("not_best", loss=loss)
        self.game = game
        self.clue = clue

    def sentence(self, lang: str) -> str:
        told = say_advice(self.game, lang, self.clue)
        hint = words_of(self.package, lang)("puzzle-clue", clue=" ".join(told)) if told else ""
        return f"{super().sentence(lang)} {hint}".rstrip()


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`played` led to the decision of `seat`, in notation. `loss` has every legal move: how many hundredths of a won
    game it is worth less than the best; the best ones are the `answers`."""

    seats: int
    seat: int
    played: list[str]
    answers: list[str]
    loss: dict[str, int]
    options: dict[str, Any] = {}


@cache
def puzzle_names(game: Game) -> list[str]:
    folder = files(game.package).joinpath("puzzles")
    return sorted(path.name.removesuffix(".json") for path in folder.iterdir()) if folder.is_dir() else []


@cache
def puzzle_of(game: Game, name: str) -> Puzzle:
    if name not in puzzle_names(game):
        raise PuzzleRefusal("unknown_puzzle")
    return msgspec.json.decode(files(game.package).joinpath(f"puzzles/{name}.json").read_bytes(), type=Puzzle)


def puzzle_on(game: Game, day: date) -> str:
    """The puzzle of a day: all of them in turn."""
    names = puzzle_names(game)
    if not names:
        raise PuzzleRefusal("unknown_puzzle")
    return names[day.toordinal() % len(names)]


def puzzle_title(name: str, lang: str) -> str:
    return words_of("filone.teaching", lang)("puzzle-title", number=int(name))


class Riddle:
    """A puzzle being solved, taken like a lesson of one step (`Course`)."""

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.name = name
        self.puzzle = puzzle_of(game, name)
        self.seat = self.puzzle.seat
        self.play = Play(game, self.puzzle.seats, self.puzzle.options)
        for text in self.puzzle.played:
            self._make(self.play.read_move(self.state.turn, text))
        self.steps = 1
        self.passed = 0
        self.why: list[Advice] = []

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def best(self) -> list[int]:
        """The answers, the very best one first."""
        return [self.game.space.parse(text) for text in self.puzzle.answers]

    @property
    def step(self) -> Step | None:
        return None if self.passed else Step(say=ASK, ask=[self.game.space.json(move) for move in self.best])

    def title(self, lang: str) -> str:
        return puzzle_title(self.name, lang)

    def said(self, lang: str) -> str:
        """The question, or why it was the answer."""
        words = words_of("filone.teaching", lang)
        if not self.passed:
            return words("puzzle-ask")
        next_best = min(loss for text, loss in self.puzzle.loss.items() if text not in self.puzzle.answers)
        return " ".join([words("puzzle-solved", loss=next_best), *say_advice(self.game, lang, self.why)])

    def players(self, lang: str) -> list[str]:
        """Whoever solves it is called so, the others as in lessons."""
        words = lesson_words(self.game, lang)
        others = iter(range(1, self.puzzle.seats))
        return [words(f"player-{0 if seat == self.seat else next(others)}") for seat in range(self.puzzle.seats)]

    def answer(self, move: dict[str, Any] | str | None) -> None:
        """The best move; another is refused. Nothing is drawn after it: what comes then is nobody's to know."""
        if self.passed:
            raise PuzzleRefusal("lesson_over")
        meant = self.play.read_move(self.seat, move or {})
        view = self.play.view(self.seat)
        if meant not in self.best:
            loss = self.puzzle.loss[self.game.space.text(meant)]
            raise NotBest(self.game, loss, reasons(self.game, view, self.best[0]))
        self.why = reasons(self.game, view, meant)
        self._make(meant)
        self.passed = 1

    def _make(self, move: int) -> None:
        self.play.make(self.state.turn, move, 0.0, len(self.play.moves))
