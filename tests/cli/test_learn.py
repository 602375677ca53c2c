"""Taking a lesson at a terminal, with the keyboard scripted."""

import io
from collections.abc import Callable

import pytest

from cli.conftest import Run
from filone import games
from filone.cli.main import main
from filone.teaching.lesson import Course
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
