"""Every puzzle of every game: it fits the rules, has an answer with reasons, and tells its seat nothing more."""

from datetime import date, timedelta
from random import Random

import pytest

from filone import games
from filone.kernel import CHANCE
from filone.kernel.advice import say_advice
from filone.kernel.texts import LANGUAGES
from filone.teaching.hint import reasons
from filone.teaching.puzzle import NotBest, PuzzleRefusal, Riddle, puzzle_names, puzzle_on
from teaching.test_lessons import GAMES

PUZZLES = [(game, puzzle) for game in GAMES for puzzle in puzzle_names(games.load(game))]
EACH = pytest.mark.parametrize(("name", "puzzle"), PUZZLES)
CLEAR = 5
"""Hundredths of a won game between the answers and everything else."""


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_puzzle_for_each_day_of_a_week(name: str) -> None:
    game = games.load(name)
    week = {puzzle_on(game, date(2026, 11, 16) + timedelta(days)) for days in range(7)}
    assert len(week) == 7


@EACH
def test_a_puzzle_has_a_clear_answer_with_reasons(name: str, puzzle: str) -> None:
    game = games.load(name)
    riddle = Riddle(game, puzzle)
    assert riddle.state.turn == riddle.seat != CHANCE
    legal = {game.space.text(move) for move in riddle.state.legal()}
    loss = riddle.puzzle.loss
    assert loss.keys() == legal
    assert min(loss[text] for text in legal - set(riddle.puzzle.answers)) >= CLEAR
    for text in riddle.puzzle.answers:
        solved = Riddle(game, puzzle)
        solved.answer(text)
        assert solved.step is None
        assert solved.why
        assert all(all(say_advice(game, lang, solved.why)) for lang in LANGUAGES)


@EACH
def test_a_wrong_move_is_answered_with_what_it_costs_and_a_clue(name: str, puzzle: str) -> None:
    game = games.load(name)
    riddle = Riddle(game, puzzle)
    for text, loss in riddle.puzzle.loss.items():
        if text in riddle.puzzle.answers:
            continue
        with pytest.raises(NotBest) as refused:
            riddle.answer(text)
        [clue] = {" ".join(say_advice(game, "it", refused.value.clue))}
        assert str(loss) in refused.value.sentence("it")
        assert clue in refused.value.sentence("it")
    assert riddle.step is not None


@EACH
def test_worlds_that_look_alike_make_the_same_puzzle(name: str, puzzle: str) -> None:
    """What the page shows and what speaks for the answer come from the view alone: redealt, it is byte for byte the
    same."""
    game = games.load(name)
    riddle = Riddle(game, puzzle)
    other = riddle.state.copy()
    other.redeal(riddle.seat, Random(2))
    views = [state.view(riddle.seat) for state in (riddle.state, other)]
    assert views[0].json() == views[1].json()
    assert reasons(game, views[1], riddle.best[0]) == reasons(game, views[0], riddle.best[0])


def test_a_puzzle_draws_nothing_after_its_answer() -> None:
    """A map of Saboteur would show a goal that was made up."""
    game = games.load("saboteur")
    for puzzle in puzzle_names(game):
        riddle = Riddle(game, puzzle)
        riddle.answer(riddle.puzzle.answers[0])
        assert len(riddle.play.moves) == len(riddle.puzzle.played) + 1


def test_a_solved_puzzle_and_an_unknown_one_take_no_answer() -> None:
    game = games.load("valdora")
    riddle = Riddle(game, puzzle_names(game)[0])
    riddle.answer(riddle.puzzle.answers[0])
    with pytest.raises(PuzzleRefusal):
        riddle.answer(riddle.puzzle.answers[0])
    with pytest.raises(PuzzleRefusal):
        Riddle(game, "../lessons/first")
    with pytest.raises(PuzzleRefusal):
        puzzle_on(games.load("toy"), date(2026, 11, 16))
