"""Planning alone, on a path of steps that only pays at its end."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Self

from filone.bots.search_line import Line, LineSearch, Plan, beginnings, exchange, line_of, order_deeds, vary
from filone.kernel import OVER, State
from filone.kernel.knowledge import BEGINS, BELONGS, Thought

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
    search.choose(Disdain(Path(), 0, Random(1)), inf, 2000)
    assert search.best.value > 0.5


class Leap(Path):
    """A 1 takes two steps at once."""

    def apply(self, move: int) -> None:
        if move == 1 and len(self.digits) < LENGTH - 1:
            self.digits.append(1)
        super().apply(move)


class Steps(Taste):
    def kind(self, state: State) -> int:
        assert isinstance(state, Leap)
        return len(state.digits)


def test_after_a_change_the_line_does_the_same_at_decisions_of_the_same_kind() -> None:
    thought = Steps(Leap(), 0, Random(1))
    line = line_of(thought, [0, 2, 3, 2, 3, 2, 3, 2])
    changed = vary(thought, line, 0, 1, Plan(line, 0))
    assert changed.moves == [1, 3, 2, 3, 2, 3, 2]
    assert changed.value == 3 / LENGTH


def test_a_move_changes_places_with_a_later_one() -> None:
    thought = Steps(Leap(), 0, Random(1))
    line = line_of(thought, [0, 0, 0, 0, 2, 3, 2, 2])

    def exchanged(place: int) -> tuple[int, ...]:
        plan = Plan(line, place)
        move = exchange(thought, plan, [0, 1, 2, 3], line.moves[place])
        return tuple(vary(thought, line, place, move, plan).moves) if move >= 0 else ()

    expected = {(3, 0, 0, 0, 2, 0, 2, 2), (2, 0, 0, 0, 0, 3, 2, 2), (2, 0, 0, 0, 2, 3, 0, 2), (2, 0, 0, 0, 2, 3, 2, 0)}
    assert expected <= {exchanged(0) for _ in range(100)}
    assert exchanged(6) == ()


class Deeds(Taste):
    """Two digits are a deed, and two deeds a stage: the first digit begins it, the second belongs to it."""

    def stage(self, state: State) -> int:
        assert isinstance(state, Path)
        return len(state.digits) // 4

    def role(self, state: State) -> int:
        assert isinstance(state, Path)
        return BELONGS if len(state.digits) % 2 else BEGINS


class Strict(Path):
    """A 3 can be begun only when there is a 2."""

    def find_moves(self) -> list[int]:
        return [0, 1, 2] if len(self.digits) % 2 == 0 and 2 not in self.digits else [0, 1, 2, 3]


def lines_of(thought: Thought, line: Line, turns: int) -> set[str]:
    """What becomes of a line by other orders of its deeds."""
    found: set[str] = set()
    for _ in range(turns):
        plan = Plan(line, 0)
        move = order_deeds(thought, plan, line.states[0].legal())
        found.add("".join(map(str, vary(thought, line, 0, move, plan).moves)))
    return found


def test_a_deed_takes_along_what_belongs_to_it() -> None:
    thought = Deeds(Path(), 0, Random(1))
    line = line_of(thought, [0, 1, 1, 2, 2, 3, 3, 0])
    exchanged = {"12012330", "23120130", "30122301"}
    before = {"23011230", "30011223"}
    after = {"12230130", "12233001"}
    found = lines_of(thought, line, 300)
    assert exchanged | before | after <= found
    left_out = {moves for moves in found if moves.startswith("122330") and not moves.endswith("01")}
    assert left_out, "then what looks best comes in the end"


def test_a_deed_comes_before_another_or_instead_of_it_or_changes_places_with_it() -> None:
    thought = Deeds(Path(), 0, Random(1))
    line = line_of(thought, [0, 1, 1, 2, 2, 3, 3, 0])

    def after(move: int, before: bool) -> list[tuple[int, int]]:
        plan = Plan(line, 0)
        plan.put(move, before)
        assert plan.now.move == move
        return [(deed.move, deed.stage) for deed in plan.deeds]

    assert after(3, before=True) == [(0, 0), (1, 0), (2, 1), (3, 1)]
    assert after(3, before=False) == [(1, 0), (2, 1), (3, 1)]
    assert after(1, before=False) == [(0, 0), (2, 1), (3, 1)]


def test_what_cannot_be_done_in_its_stage_is_done_where_there_is_a_gap() -> None:
    thought = Deeds(Strict(), 0, Random(1))
    plan = Plan(line_of(thought, [0, 1, 2, 1, 3, 0, 1, 0]), 0)
    assert plan.next(0, BEGINS, 0, [0, 1]) == -1
    assert plan.next(0, BELONGS, 0, [0, 1]) == -1, "nothing is known of another deed"
    assert plan.next(1, BEGINS, 0, [0, 1, 2, 3]) == 3, "what is due comes first"
    assert plan.next(1, BELONGS, 0, [0, 1, 2, 3]) == 0
    assert plan.next(1, BEGINS, 0, [0, 2, 3]) == 2, "instead of what cannot be done"
    assert plan.next(1, BELONGS, 0, [0, 1, 2, 3]) == 1


def test_a_change_has_a_sequel_that_is_not_due_anyway() -> None:
    thought = Deeds(Path(), 0, Random(1))
    line = line_of(thought, [0, 0, 1, 1, 2, 2, 3, 3])
    found = [vary(thought, line, 0, 0, Plan(line, 0), sequel=2).moves for _ in range(100)]
    new = {moves[4] for moves in found}
    assert {0, 1} <= new, "what looks best most often, but neither 2 nor 3, which come there by themselves"
    kept = [moves for moves in found if moves[:4] == [0, 0, 1, 1] and moves[4] in (0, 1)]
    assert len(kept) > 80
    assert sum(moves[6:] == [2, 2] for moves in kept) > 80, "what was due there comes after it"
    assert Plan(line, 0).add(0, [1], [1.0], thought.rng) == -1
    turned = line_of(thought, [0, 0, 1, 1, 3, 3, 2, 2])
    assert Plan(turned, 0).add(1, [2, 3], [1.0, 1.0], thought.rng) == -1, "deeds are in the order of the line"


def test_a_line_that_falls_behind_is_given_up() -> None:
    thought = Deeds(Path(), 0, Random(1))
    line = line_of(thought, [3] * LENGTH)
    assert vary(thought, line, 0, 0, Plan(line, 0), behind=0.2).value == (LENGTH - 1) / LENGTH
    given_up = vary(thought, line, 0, 0, Plan(line, 0), behind=0.1)
    assert given_up.value == -inf
    assert len(given_up.moves) == 4, "where the next stage begins"
    assert vary(thought, line, 4, 0, Plan(line, 4), behind=0.1).value > 0, "there is no stage after the last"


def test_a_plan_is_made_before_the_first_move_and_then_followed() -> None:
    search = LineSearch()
    thought = Taste(Path(), 0, Random(1))
    search.plan(thought, 0.05)
    assert search.best.moves == [3] * LENGTH
    assert search.choose(thought, inf, 0) == 3
    assert search.best.moves == [3] * (LENGTH - 1)


def test_with_more_time_more_lines_are_begun_and_the_best_goes_on() -> None:
    assert beginnings(300.0, 30.0) == 8
    assert beginnings(59.0, 30.0) == 1
    assert beginnings(60.0, 30.0) == 2
    search = LineSearch()
    search.plan(Taste(Path(), 0, Random(1)), 0.1, beginning=0.01)
    assert search.best.moves == [3] * LENGTH


class Blind(Taste):
    """Sees nothing in a 3, but for its third taste."""

    def priors(self, state: State, legal: list[int]) -> list[float]:
        return [1.0, 1.0, 1.0, 0.0]

    def with_taste(self, number: int) -> Thought:
        return Taste(self.root, self.seat, self.rng) if number == 2 else self


def test_every_beginning_has_a_taste_of_its_own() -> None:
    search = LineSearch()
    search.plan(Blind(Path(), 0, Random(1)), 0.1, beginning=0.02)
    assert search.best.moves == [3] * LENGTH
