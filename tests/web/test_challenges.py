"""Challenges through the page: a puzzle solved on a phone in Italian, and the deal of the week."""

import json

from playwright.sync_api import expect

from filone import games
from filone.kernel.sentences import sentence
from filone.teaching.puzzle import Riddle
from web.conftest import Visit
from web.test_lessons import BUBBLE


def test_a_puzzle_is_solved_on_a_phone_in_italian(visit: Visit) -> None:
    page = visit(phone=True, lang="it")
    page.get_by_role("link", name="Sfide").tap()
    link = page.locator("a[href^='#/puzzle/valdora/']")
    riddle = Riddle(games.load("valdora"), (link.get_attribute("href") or "").rpartition("/")[2])
    link.tap()
    expect(page.locator(".said")).to_have_text(riddle.said("it"))
    game = riddle.game
    wrong = next(move for move in riddle.state.legal() if move not in riddle.best)
    for move in (wrong, riddle.best[0]):
        described = game.space.json(move) | game.effects(riddle.state, move).where
        told = sentence(game, game.words("it"), "move", described, riddle.players("it"), reader=riddle.seat)
        choice = page.locator(BUBBLE).get_by_role("button").get_by_text(told, exact=True)
        if not choice.count():
            page.get_by_role("button", name="Mosse (").tap()
        choice.first.tap()
        page.locator(BUBBLE).locator(".confirm").tap()
        if move == wrong:
            expect(page.locator("[data-wrong]")).to_contain_text("un maestro non lo farebbe")
    riddle.answer(game.space.json(riddle.best[0]))
    expect(page.locator(".said")).to_have_text(riddle.said("it"))
    page.locator(BUBBLE).get_by_role("link", name="Sfide").tap()
    expect(link).to_contain_text("risolto")
    assert json.loads(page.evaluate("localStorage['puzzle-streak']"))["days"] == 1


def test_the_deal_of_the_week_is_begun_from_the_page(visit: Visit) -> None:
    page = visit("challenges")
    page.get_by_role("button", name="Play the deal").click()
    page.wait_for_url("**/#/table/*")
    table = page.url.rpartition("/")[2]
    page.goto(page.url.split("#")[0] + "#/challenges")
    expect(page.get_by_role("link", name="Your table")).to_have_attribute("href", f"#/table/{table}")
