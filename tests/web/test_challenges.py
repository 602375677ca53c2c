"""Challenges through the page: a puzzle solved on a phone in Italian, and the deal of the week."""

import json

from playwright.sync_api import expect

from filone import games
from filone.teaching.puzzle import Riddle
from web.conftest import Visit
from web.test_lessons import BUBBLE, listed


def test_a_puzzle_is_solved_on_a_phone_in_italian(visit: Visit) -> None:
    page = visit(phone=True, lang="it")
    page.get_by_role("link", name="Sfide").tap()
    link = page.locator("a[href^='#/puzzle/valdora/']")
    riddle = Riddle(games.load("valdora"), (link.get_attribute("href") or "").rpartition("/")[2])
    link.tap()
    expect(page.locator(".said")).to_have_text(riddle.said("it"))
    wrong = next(move for move in riddle.state.legal() if move not in riddle.best)
    for move, answer in ((wrong, "[data-wrong]"), (riddle.best[0], "[data-step='1']")):
        listed(page, riddle, move)
        page.wait_for_timeout(100)
        confirm = page.locator(BUBBLE).locator(".confirm")
        if confirm.is_visible():
            confirm.tap()
        expect(page.locator(answer)).to_be_visible()
    expect(page.locator("[data-wrong]")).to_have_count(0)
    riddle.answer(riddle.game.space.json(riddle.best[0]))
    expect(page.locator(".said")).to_have_text(riddle.said("it"))
    page.locator(BUBBLE).get_by_role("link", name="Sfide").tap()
    expect(link).to_contain_text("risolto")
    assert json.loads(page.evaluate("localStorage['puzzle-streak']"))["days"] == 1


def test_the_deal_of_the_week_is_begun_from_the_page(visit: Visit) -> None:
    page = visit("challenges")
    page.get_by_role("button", name="Play the deal").click()
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_role("button", name="Play the deal")).to_have_count(0)
    table = page.url.rpartition("/")[2]
    page.goto(page.url.split("#")[0] + "#/challenges")
    expect(page.get_by_role("link", name="Your table")).to_have_attribute("href", f"#/table/{table}")
