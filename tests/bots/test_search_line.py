"""Planning alone, on a path of steps that only pays at its end."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Self

from filone.bots.search_line import LineSearch, later_move, line_of, vary
from filone.kernel import OVER, State
from filone.kernel.knowledge import Thought

LENGTH = 8


class Path(State):
    """Eight digits from 0 to 3, one after the other."""

    def __init__(self) -> None:
        super().__init__(1)
        self.turn = 0
        self.digits: list[int] = []

    def find_moves(self) -> list[int]:
        return [0, 1, 2, 3]

    def apply(self, move: int) -> None:
        self.digits.append(move)
        if len(self.digits) == LENGTH:
            self.turn = OVER

    def copy(self) -> Self:
        twin = type(self)()
        self.copy_into(twin)
        twin.digits = self.digits[:]
        return twin


class Taste(Thought):
    """Every 3 counts; at first sight a 0 looks best."""

    def priors(self, state: State, legal: list[int]) -> list[float]:
        return [8.0, 1.0, 1.0, 1.0]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Path)
        return [state.digits.count(3) / LENGTH]


def walk(nodes: int) -> list[int]:
    path = Path()
    search = LineSearch()
    rng = Random(1)
    while path.turn != OVER:
        path.advance(search.choose(Taste(path, 0, rng), inf, nodes))
    return path.digits


def test_a_line_is_improved_from_one_decision_to_the_next() -> None:
    assert walk(1).count(3) < LENGTH
    assert walk(100) == [3] * LENGTH


def test_without_time_to_change_anything_it_plays_what_looks_best() -> None:
    search = LineSearch()
    assert search.choose(Taste(Path(), 0, Random(1)), inf, 0) == 0
    assert search.best.moves == [0] * (LENGTH - 1)


def test_the_same_seed_gives_the_same_line() -> None:
    assert walk(20) == walk(20)


class Disdain(Taste):
    """What counts does not look promising at all."""

    def priors(self, state: State, legal: list[int]) -> list[float]:
        return [1.0, 1.0, 1.0, 0.0]


def test_even_what_does_not_look_promising_is_tried() -> None:
    search = LineSearch()
    search.choose(Disdain(Path(), 0, Random(1)), inf, 1000)
    assert search.best.value > 0.5


class Leap(Path):
    """A 1 takes two steps at once."""

    def apply(self, move: int) -> None:
        if move == 1 and len(self.digits) < LENGTH - 1:
            self.digits.append(1)
        super().apply(move)


class Steps(Taste):
    def moment(self, state: State) -> int:
        assert isinstance(state, Leap)
        return len(state.digits)


def test_after_a_change_the_line_does_the_same_at_the_same_moments() -> None:
    changed = vary(
        Steps(Leap(), 0, Random(1)), line_of(Steps(Leap(), 0, Random(1)), [0, 2, 3, 2, 3, 2, 3, 2]), 0, 1, swap=False
    )
    assert changed.moves == [1, 3, 2, 3, 2, 3, 2]
    assert changed.value == 3 / LENGTH


def test_a_swap_puts_off_what_was_planned_until_the_move_would_have_come() -> None:
    thought = Steps(Leap(), 0, Random(1))
    line = line_of(thought, [0, 0, 0, 0, 2, 3, 2, 2])
    assert {later_move(thought, line, 0) for _ in range(50)} == {2, 3}
    assert later_move(thought, line, 6) == -1
    assert vary(thought, line, 0, 3, swap=True).moves == [3, 0, 0, 0, 2, 0, 2, 2]
    assert vary(thought, line, 0, 3, swap=False).moves == [3, 0, 0, 0, 2, 3, 2, 2]


def test_a_plan_is_made_before_the_first_move_and_then_followed() -> None:
    search = LineSearch()
    thought = Taste(Path(), 0, Random(1))
    search.plan(thought, 0.05)
    assert search.best.moves == [3] * LENGTH
    assert search.choose(thought, inf, 0) == 3
    assert search.best.moves == [3] * (LENGTH - 1)
