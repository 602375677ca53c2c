"""First lessons through the page, as somebody would take them who never played: on a phone, in Italian."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from filone import games
from filone.kernel.rulebook import rulebook
from filone.kernel.sentences import sentence
from filone.kernel.texts import words_of
from filone.teaching.lesson import Course
from filone.teaching.puzzle import Riddle
from teaching.test_lessons import fitting, follow
from web.conftest import Visit
from web.player import against_bots, every_game

BUBBLE = "section.bubble"
COUNT = """() => {
    const ask = window.fetch;
    window.asking = 0;
    window.fetch = (...given) => {
        window.asking += 1;
        return ask(...given).finally(() => setTimeout(() => (window.asking -= 1), 100));
    };
}"""
"""How many questions the server has not answered yet, or so recently that the answer is not drawn."""


def answered(page: Page) -> None:
    page.wait_for_timeout(100)
    while page.evaluate("window.asking"):
        page.wait_for_timeout(50)


def thing(page: Page, point: dict[str, Any]) -> Locator | None:
    """The thing that is pointed at, if it is in sight."""
    things = page.locator("[data-facet]").locator("visible=true")
    facets = [json.loads(facet) for facet in things.evaluate_all("all => all.map((one) => one.dataset.facet)")]
    return next((things.nth(at) for at, facet in enumerate(facets) if point.items() <= facet.items()), None)


def listed(page: Page, course: Course | Riddle, move: int) -> None:
    """Make the move from the list of choices, through the groups that lead to it."""
    game = course.game
    described = game.space.json(move) | game.effects(course.play.state, move).where
    told = sentence(
        game, game.words("it", course.play.options), "move", described, course.players("it"), reader=course.seat
    )
    buttons = page.locator(BUBBLE).get_by_role("button")
    if not buttons.get_by_text(told, exact=True).count():
        page.get_by_role("button", name=re.compile(r"^Mosse \(")).tap()
    words = words_of(game.package, "it")
    while not buttons.get_by_text(told, exact=True).count():
        kind = game.space.kind_of(move)
        names = [words(f"{arg.noun}-{described[arg.name]}") for arg in kind.args if arg.noun not in ("", "seat")]
        group = next(name for name in names if page.locator("[data-choice]").filter(has_text=name).count())
        page.locator("[data-choice]").filter(has_text=group).first.tap()
    buttons.get_by_text(told, exact=True).first.tap()


def answer(page: Page, course: Course, move: int) -> None:
    """Tap what is pointed at, one thing after the other; what that does not settle is chosen from the list."""
    assert course.step is not None
    step = page.locator("[data-step]")
    before = step.get_attribute("data-step")
    for point in course.step.point:
        found = thing(page, point) if isinstance(point, dict) else None
        if found and found.get_attribute("data-can") is not None:
            found.tap()
    confirm = page.locator(BUBBLE).locator(".confirm")
    answered(page)
    if step.get_attribute("data-step") == before and not confirm.is_visible():
        listed(page, course, move)
        answered(page)
    if step.get_attribute("data-step") == before and confirm.is_visible():
        confirm.tap()


@pytest.mark.parametrize("game", every_game("saboteur"))
def test_the_first_lesson_on_a_phone_in_italian(visit: Visit, game: str) -> None:
    page = visit(phone=True, lang="it")
    page.evaluate(COUNT)
    title = words_of(games.load(game).package, "it")("game-name")
    page.get_by_role("link", name=f"Impara a giocare a {title}").tap()
    course = Course(games.load(game), "first")
    for taken in follow(course):
        expect(page.locator(f"[data-step='{taken.passed}']")).to_be_visible()
        expect(page.locator(".said")).to_have_text(taken.said("it"))
        expect(page.locator(".said")).to_be_in_viewport(ratio=1)
        if taken.step and taken.step.point:
            answered(page)
            expect(page.locator(".spot").first, taken.step.say).to_be_in_viewport(ratio=0.9)
        moves = fitting(taken)
        if moves:
            answer(page, taken, moves[0])
        else:
            page.locator(BUBBLE).get_by_role("button", name="Avanti").tap()
    expect(page.locator(".said")).to_have_text(course.said("it"))
    page.get_by_role("button", name="Gioca con il consigliere").tap()
    expect(page.locator("[data-coach]")).not_to_be_empty()
    page.goto(page.url.split("#")[0] + "#/")
    expect(page.get_by_role("link", name=f"Impara a giocare a {title}")).not_to_have_class(re.compile("gold"))


def test_a_wrong_answer_is_told_with_the_rule(visit: Visit) -> None:
    page = visit("learn/saboteur/first")
    for _ in range(3):
        page.get_by_role("button", name="Next").click()
    page.locator('[data-facet=\'{"card":"X"}\'][data-can]').click()
    page.locator("[data-facet='{\"cell\":[1,0]}'][data-can]").click()
    wrong = page.locator("[data-wrong]")
    expect(wrong).to_contain_text("You could do that")
    expect(wrong).to_contain_text(rulebook("filone.games.saboteur", "en").clauses()["3.1"].text[:40])
    wrong.get_by_role("button", name="Rule 3.1").click()
    expect(page.locator("dialog[open]")).to_contain_text("3.1")


def test_a_lesson_goes_back_and_rings_what_it_speaks_of(visit: Visit) -> None:
    page = visit("learn/saboteur/first")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".spot")).to_have_count(3)
    page.get_by_role("button", name="Back").click()
    expect(page.locator("[data-step='0']")).to_be_visible()
    expect(page.locator(".spot")).to_have_count(0)


def test_the_bar_coaches_who_wants_it(visit: Visit) -> None:
    page = visit("me", lang="it")
    page.get_by_role("checkbox", name="Consigliere").click()
    against_bots(page, "caverna", 2)
    expect(page.locator("[data-coach]")).to_contain_text("Si mangia")


def test_a_hint_is_asked_for_and_followed(visit: Visit) -> None:
    page = visit(None, lang="it")
    against_bots(page, "saboteur", 3)
    page.get_by_role("button", name="Suggerimento").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("la mossa di un maestro")
    dialog.locator("[data-hint-move]").first.click()
    page.get_by_role("button", name="Conferma").click()
    page.locator("[role=tab]").first.wait_for()
    expect(page.get_by_text("un suggerimento")).to_be_visible()
