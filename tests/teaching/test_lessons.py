"""Every lesson of every game, played to its end in both languages: one that no longer fits the rules fails here."""

from collections.abc import Iterator

import pytest

from filone import games
from filone.kernel import Game, IllegalMove
from filone.kernel.rulebook import rulebook
from filone.kernel.texts import LANGUAGES
from filone.teaching.lesson import FIRST, Course, LessonRefusal, lesson_names, lesson_of, lesson_words
from filone.testing.fluent import messages

LESSONS = [(game, lesson) for game in games.names() for lesson in lesson_names(games.load(game))]
GAMES = [game for game in games.names() if game != "toy"]
EACH = pytest.mark.parametrize(("name", "lesson"), LESSONS)


def fitting(course: Course) -> list[int]:
    """The answers that will do."""
    assert course.step is not None
    if not course.step.ask:
        return []
    assert course.state.turn == 0, f"{course.step.say} asks for a move out of turn"
    space = course.game.space
    return [move for move in course.state.legal() if course.step.fits(space.json(move))]


def follow(course: Course) -> Iterator[Course]:
    """To the end by the first answer that will do; the course before every step."""
    while course.step:
        yield course
        moves = fitting(course)
        assert moves or not course.step.ask, f"nothing fits what {course.step.say} asks for"
        course.answer(course.game.space.json(moves[0]) if moves else None)


def retaken(game: Game, lesson: str, answers: list[int | None]) -> Course:
    course = Course(game, lesson)
    for answer in answers:
        course.answer(None if answer is None else game.space.json(answer))
    return course


@EACH
def test_a_lesson_can_be_taken_to_its_end(name: str, lesson: str) -> None:
    game = games.load(name)
    course = Course(game, lesson)
    said = [[taken.said(lang) for lang in LANGUAGES] for taken in follow(course)]
    said.append([course.said(lang) for lang in LANGUAGES])
    assert all(len(set(both)) == len(LANGUAGES) and all(both) for both in said)
    assert all(course.players(lang) for lang in LANGUAGES)


@EACH
def test_any_answer_that_will_do_leads_on(name: str, lesson: str) -> None:
    game = games.load(name)
    answers: list[int | None] = []
    for course in follow(Course(game, lesson)):
        moves = fitting(course)
        for other in moves[1:]:
            list(follow(retaken(game, lesson, [*answers, other])))
        answers.append(moves[0] if moves else None)


@EACH
def test_a_lesson_cites_clauses_there_are(name: str, lesson: str) -> None:
    game = games.load(name)
    clauses = rulebook(game.package, "en").clauses()
    steps = lesson_of(game, lesson).steps
    assert [step.clause for step in steps if step.clause and step.clause not in clauses] == []
    assert all(step.clause for step in steps if step.ask)


@EACH
def test_a_wrong_answer_is_refused_with_its_clause_and_changes_nothing(name: str, lesson: str) -> None:
    """Legal or not: everything that can be answered at each step is tried."""
    game = games.load(name)
    for course in follow(Course(game, lesson)):
        step, before = course.step, list(course.play.moves)
        assert step is not None
        if not step.ask:
            continue
        wrong = [move for move in course.state.legal() if move not in fitting(course)]
        for move in wrong:
            with pytest.raises(LessonRefusal) as refused:
                course.answer(game.space.json(move))
            assert refused.value.details["clause"] == step.clause
            assert all(refused.value.sentence(lang) for lang in LANGUAGES)
        illegal = next(move for move in range(game.space.size) if move not in course.state.legal())
        with pytest.raises(IllegalMove) as against:
            course.answer(game.space.json(illegal))
        assert against.value.clause in rulebook(game.package, "en").clauses()
        with pytest.raises(LessonRefusal):
            course.answer(None)
        assert (course.step, course.play.moves) == (step, before)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_first_lesson(name: str) -> None:
    """Long enough to show the game and short enough to be finished, and it asks for something soon."""
    game = games.load(name)
    assert lesson_names(game)[0] == FIRST
    steps = lesson_of(game, FIRST).steps
    assert 12 <= len(steps) <= 20
    assert any(step.ask for step in steps[:4])


@pytest.mark.parametrize("name", GAMES)
def test_the_texts_of_lessons_are_whole_in_both_languages(name: str) -> None:
    game = games.load(name)
    lessons = {lesson: lesson_of(game, lesson) for lesson in lesson_names(game)}
    keys = {f"player-{seat}" for lesson in lessons.values() for seat in range(lesson.seats)}
    for lesson, told in lessons.items():
        keys |= {f"{lesson}-{key}" for key in ("title", "end", *(step.say for step in told.steps))}
    for lang in LANGUAGES:
        assert set(messages(f"{game.package}.lessons", lang)) == keys
        assert all(lesson_words(game, lang)(key) for key in keys)


def test_a_lesson_that_is_over_takes_no_more_answers() -> None:
    course = Course(games.load("saboteur"), FIRST)
    list(follow(course))
    with pytest.raises(LessonRefusal):
        course.answer(None)


def test_there_is_no_lesson_of_another_name() -> None:
    with pytest.raises(LessonRefusal):
        Course(games.load("saboteur"), "../game")
