"""Lessons over the wire: the page remembers the answers, the server remembers nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from filone import games
from filone.teaching.lesson import Course
from server.harness import Player, Refused
from teaching.test_lessons import GAMES, LESSONS, fitting, follow


@pytest.fixture
def backend() -> str:
    """Nothing is stored, so one database is as good as the other."""
    return "sqlite"


def take(stranger: Player, game: str, lesson: str, answers: list[Any], lang: str = "en") -> Any:
    return stranger.call("POST", f"games/{game}/lessons/{lesson}", json={"answers": answers}, params={"lang": lang})


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_taken_without_a_name(player: Callable[..., Player], game: str, lesson: str) -> None:
    stranger = player()
    answers: list[Any] = []
    course = Course(games.load(game), lesson)
    for taken in follow(course):
        page = take(stranger, game, lesson, answers, "it")
        assert (page["step"], page["said"]) == (len(answers), taken.said("it"))
        assert page["view"]["seat"] == page["seat"] == 0
        moves = fitting(taken)
        assert page["asks"] == bool(moves) == bool(page["moves"])
        answers.append(course.game.space.json(moves[0]) if moves else None)
        assert answers[-1] is None or answers[-1] in page["moves"]
    page = take(stranger, game, lesson, answers)
    assert (page["step"], page["said"]) == (page["steps"], course.said("en"))
    with pytest.raises(Refused) as refused:
        take(stranger, game, lesson, [*answers, None])
    assert refused.value.code == "lesson_over"


def test_the_log_hides_what_the_learner_did_not_see(player: Callable[..., Player]) -> None:
    page = take(player(), "saboteur", "first", [])
    draws = [entry for entry in page["log"] if entry["move"]["kind"] == "draw"]
    assert {("card" in entry["move"]) == (entry["move"]["target"] == 0) for entry in draws} == {True}


def test_a_wrong_answer_is_refused_with_its_clause(player: Callable[..., Player]) -> None:
    stranger = player()
    with pytest.raises(Refused) as illegal:
        take(stranger, "saboteur", "first", [None, None, None, "place X 3,0"])
    assert (illegal.value.code, illegal.value.error["clause"]) == ("illegal", "4.4")
    with pytest.raises(Refused) as other:
        take(stranger, "saboteur", "first", [None, None, None, "place X 1,0"])
    assert (other.value.code, other.value.error["clause"]) == ("not_asked", "3.1")


def test_lessons_are_listed_by_their_titles(player: Callable[..., Player]) -> None:
    stranger = player()
    told = {game["name"]: game["lessons"] for game in stranger.get("games")}
    for game in GAMES:
        listed = stranger.get(f"games/{game}/lessons", lang="it")
        assert [one["name"] for one in listed] == told[game]
        assert all(one["title"] for one in listed)
    assert stranger.get("games/toy/lessons") == told["toy"] == []


def test_what_is_sent_is_bounded(player: Callable[..., Player]) -> None:
    stranger = player()
    for lesson, answers, code in (
        ("first", [None] * 61, "malformed"),
        ("first", [None, None, None, {"kind": "dance"}], "malformed_move"),
        ("third", [], "unknown_lesson"),
    ):
        with pytest.raises(Refused) as refused:
            take(stranger, "saboteur", lesson, answers)
        assert refused.value.code == code
