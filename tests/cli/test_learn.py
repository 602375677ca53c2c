"""Taking a lesson at a terminal, with the keyboard scripted."""

import io
from collections.abc import Callable

import pytest

from cli.conftest import Run
from filone import games
from filone.cli.main import main
from filone.teaching.lesson import Course
from filone.teaching.puzzle import Riddle, puzzle_names
from teaching.test_lessons import GAMES, fitting, follow

Learn = Callable[..., str]


@pytest.fixture
def learn(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Learn:
    def learn(what: str, *lines: str, lang: str = "en") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(f"learn {what} --lang {lang}".split()) == 0
        return capsys.readouterr().out

    return learn


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_first_lesson_is_taken_to_its_end(learn: Learn, game: str, lang: str) -> None:
    course = Course(games.load(game), "first")
    lines = []
    for taken in follow(course):
        moves = fitting(taken)
        lines.append(str(taken.state.legal().index(moves[0]) + 1) if moves else "")
    told = learn(game, *lines, lang=lang)
    assert course.said(lang) in " ".join(told.split())
    assert f"filone play {game}" in told


def test_a_wrong_answer_is_told_kindly_with_the_rule(learn: Learn) -> None:
    told = learn("saboteur first", "", "", "", "place X 1,0", "place X 3,0", "dance", "place I_H 1,0")
    assert "You could do that, but in this lesson" in told
    assert "\n3.1   " in told
    assert "(clause 4.4).\n4.4   " in told
    assert "No move contains “dance”." in told
    assert "· You place a horizontal tunnel" in told


def test_a_lesson_can_be_left(learn: Learn) -> None:
    assert "filone play" not in learn("saboteur", "quit")


def test_what_is_not_there_is_refused(refuse: Run) -> None:
    assert refuse("learn saboteur third") == "There is no lesson of that name."
    assert "no lessons for toy" in refuse("learn toy")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_after_a_wrong_move(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    riddle = Riddle(games.load(game), puzzle_names(games.load(game))[0])
    wrong = next(text for text in riddle.puzzle.loss if text not in riddle.puzzle.answers)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{wrong}\n{riddle.puzzle.answers[0]}\n"))
    assert main(f"puzzle {game} {riddle.name} --lang it".split()) == 0
    told = " ".join(capsys.readouterr().out.split())
    riddle.answer(riddle.puzzle.answers[0])
    assert "un maestro non lo farebbe" in told
    assert riddle.said("it") in told


def test_the_puzzle_of_the_day_can_be_left(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["puzzle", "valdora", "--lang", "en"]) == 0
    assert "one move is clearly better" in " ".join(capsys.readouterr().out.split())
