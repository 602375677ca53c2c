"""What the coach of each game finds worth looking at, told in the scenes of lessons."""

from random import Random

import pytest

from filone import games
from filone.kernel import View
from filone.kernel.advice import say_advice
from filone.teaching.coach import coach
from filone.teaching.lesson import Course
from teaching.test_hints import some_way
from teaching.test_lessons import GAMES, follow


def advised(game: str, step: str, lang: str = "en") -> list[str]:
    """What the learner of a first lesson would be told at a step."""
    course = next(
        course for course in follow(Course(games.load(game), "first")) if course.step and course.step.say == step
    )
    return say_advice(course.game, lang, coach(course.game, course.play.view(0)))


@pytest.mark.parametrize(
    ("game", "step", "told"),
    [
        ("caverna", "use", "You feed your dwarfs in 2 rounds’ time: you need 4 food and have 1."),
        ("caverna", "hunger", "At the end of this round you feed your dwarfs: you need 4 food and have 3."),
        ("caverna", "dig", "You have an empty field, and something to sow."),
        ("saboteur", "place", "The treasure is in one of 3 places. You have a map."),
        ("saboteur", "secret", "You know where the treasure is: "),
        ("saboteur", "repair", "Your lantern is broken, and you hold a card that repairs it."),
        ("saboteur", "arrive", "At least one more tunnel is needed to reach the treasure."),
        ("eldorado", "play", "With your whole hand you could buy the "),
        ("eldorado", "richer", "One card is left in your draw pile: your discard pile will soon be shuffled"),
        ("valdora", "travel", "You have no open commissions: Cities C and D sell them."),
        ("valdora", "house", "You have everything for a commission worth 2 points: go to the Yellow House."),
        ("valdora", "mine", "You have no coins"),
    ],
)
def test_what_is_worth_looking_at_is_said(game: str, step: str, told: str) -> None:
    assert [one for one in advised(game, step) if one.startswith(told)], advised(game, step)


def test_a_room_that_costs_nothing_is_no_news() -> None:
    assert advised("caverna", "use") == ["You feed your dwarfs in 2 rounds’ time: you need 4 food and have 1."]


def test_it_is_said_in_italian() -> None:
    assert "Si mangia fra 2 giri: servono 4 cibi, ne hai 1." in advised("caverna", "use", "it")


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_alike_are_coached_alike(name: str) -> None:
    game = games.load(name)
    state = some_way(game, 3)
    other = state.copy()
    other.redeal(state.turn, Random(2))
    assert coach(game, other.view(state.turn)) == coach(game, state.view(state.turn))


def test_nobody_is_coached_out_of_turn() -> None:
    course = Course(games.load("saboteur"), "first")
    view: View = course.play.view(1)
    assert view.turn != 1
    assert coach(course.game, view) == []


def test_a_game_without_a_coach_says_nothing() -> None:
    game = games.load("toy")
    state = game.start(2)
    while state.turn < 0:
        state.step(state.legal()[0])
    view = state.view(state.turn)
    assert len(coach(game, view)) == 1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("filone.teaching.coach.find_spec", lambda _: None)
        assert coach(game, view) == []
