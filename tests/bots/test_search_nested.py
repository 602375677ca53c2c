"""Habits learnt from whole games, on the path that only pays at its end."""

from random import Random

from bots.test_search_line import LENGTH, Path, Taste
from filone.bots.search_nested import Game, adapt, learn, nested_moves, play_game
from filone.kernel import State


def test_what_pays_becomes_a_habit() -> None:
    assert nested_moves(Taste(Path(), 0, Random(1)), 0.2) == [3] * LENGTH


def test_a_game_is_played_by_what_looks_promising_and_by_habit() -> None:
    thought = Taste(Path(), 0, Random(1))
    games = [play_game(thought, {}) for _ in range(200)]
    zeros = sum(game.moves.count(0) for game in games) / (200 * LENGTH)
    assert 0.65 < zeros < 0.8, "it looks eight times as good as each of three others"
    assert play_game(thought, {3: 20.0}).moves == [3] * LENGTH


def test_learning_makes_what_was_done_more_likely() -> None:
    thought = Taste(Path(), 0, Random(1))
    game = play_game(thought, {3: 20.0})
    learnt: dict[int, float] = {}
    adapt(learnt, game)
    assert learnt[3] > 0 > learnt[0]
    assert abs(sum(learnt.values())) < 1e-9


class Ambition(Taste):
    """A 2 counts as much as three 3s, but only for those who learn; every place is a habit of its own."""

    def credit(self, state: State, move: int) -> float:
        return 3 / LENGTH if move == 2 else 0.0

    def hopes(self, state: State, legal: list[int]) -> list[float]:
        return [0.0, 0.0, 1.0, 1.0]

    def habit(self, state: State, move: int) -> int:
        assert isinstance(state, Path)
        return len(state.digits) * 4 + move


def test_what_counts_in_the_long_run_is_learnt_as_well() -> None:
    found: Game = learn(Ambition(Path(), 0, Random(1)), {}, float("inf"))
    assert found.moves == [2] * LENGTH
    assert {habit for choice in found.choices for habit in choice.habits} == {
        4 * place + move for place in range(LENGTH) for move in (2, 3)
    }
