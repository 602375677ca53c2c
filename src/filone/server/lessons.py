"""Lessons and puzzles over the wire. The learner's page remembers the answers, and nothing is stored here."""

from typing import Any

import msgspec

from filone.kernel import Game
from filone.server.deltas import encode
from filone.server.messages import LessonInfo, LessonPage
from filone.server.positions import entry
from filone.teaching.lesson import Course, lesson_names, lesson_of, lesson_title
from filone.teaching.puzzle import Riddle


def lesson_list(game: Game, lang: str) -> list[LessonInfo]:
    return [
        LessonInfo(name=name, title=lesson_title(game, name, lang), steps=len(lesson_of(game, name).steps))
        for name in lesson_names(game)
    ]


def lesson_page(game: Game, name: str, answers: list[dict[str, Any] | str | None], lang: str) -> LessonPage:
    """The lesson played again up to where the learner is: a position's worth of work, and no more than it has steps."""
    return taken(Course(game, name), answers, lang)


def puzzle_page(game: Game, name: str, answers: list[dict[str, Any] | str | None], lang: str) -> LessonPage:
    """A puzzle is taken like a lesson of one step, from its own seat."""
    return taken(Riddle(game, name), answers, lang)


def taken(course: Course | Riddle, answers: list[dict[str, Any] | str | None], lang: str) -> LessonPage:
    known = 0
    for answer in answers:
        known = len(course.play.steps)
        course.answer(answer)
    play, step, seat = course.play, course.step, course.seat
    asks = step is not None and bool(step.ask)
    return LessonPage(
        title=course.title(lang),
        step=course.passed,
        steps=course.steps,
        said=course.said(lang),
        point=step.point if step else [],
        asks=asks,
        clause=step.clause if step else "",
        players=course.players(lang),
        seat=seat,
        view=msgspec.Raw(encode(play.view(seat))),
        moves=(play.legal(seat) or []) if asks else [],
        effects=(play.effects(seat) or []) if asks else [],
        log=[entry(number, one, seat) for number, one in enumerate(play.steps)],
        news=known,
    )
