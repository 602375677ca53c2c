"""Finished games of all four, looked at again: step by step, through the eyes of each seat or with everything open."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.player import every_game, finished, guest, home, open_at, post
from web.test_screens import check


def replay(page: Page, name: str, seats: int, at: int) -> str:
    guest(page)
    table = str(post(page, "records", record=finished(name, seats))["table"])
    open_at(page, f"replay/{table}?at={at}")
    expect(page.get_by_text(f"Step {at} of").or_(page.get_by_text(f"Passo {at} di"))).to_be_visible()
    return table


@pytest.mark.parametrize("name", every_game("saboteur"))
def test_a_replay_of_every_game(visit: Visit, name: str) -> None:
    page = visit(None)
    replay(page, name, 3, 20)
    check(page, "everything open")
    for eyes in ("-3", "0", "2"):
        page.get_by_label("View").select_option(eyes)
        page.wait_for_url(f"**seat={eyes}*")
        page.get_by_role("button", name="Next step").click()
    expect(page.get_by_text("Step 23 of")).to_be_visible()
    check(page, "as a seat saw it")


def test_a_replay_steps_jumps_and_is_shared(visit: Visit) -> None:
    page = visit(None)
    replay(page, "saboteur", 3, 0)
    page.get_by_role("button", name="Next step").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    assert "at=2" in page.url
    page.get_by_label("View").select_option("1")
    page.get_by_role("list", name="Log").get_by_role("button").nth(40).click()
    expect(page.get_by_text("Step 41 of")).to_be_visible()
    shared = visit(page.url.split("#/")[1])
    expect(shared.get_by_text("Step 41 of")).to_be_visible()
    expect(shared.get_by_label("View")).to_have_value("1")


def test_a_replay_plays_by_itself(visit: Visit) -> None:
    page = visit(None)
    replay(page, "eldorado", 2, 40)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(re.compile("Step (4[2-9]|5.) of"))).to_be_visible()
    page.get_by_role("button", name="Pause").click()


def test_a_replay_goes_by_turns_and_by_rounds(visit: Visit) -> None:
    page = visit(None)
    replay(page, "eldorado", 3, 0)
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    page.get_by_label("Go by").select_option("turn")
    page.get_by_role("button", name="Next turn").click()
    page.wait_for_url(re.compile(r"at=[1-9]"))
    turn = int(page.url.split("at=")[1])
    page.get_by_label("Go by").select_option("round")
    page.get_by_role("button", name="Previous round").click()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"at=[1-9]"))
    end = int(page.url.split("at=")[1])
    assert turn < end < log.count()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-telling]")).to_be_attached()


def test_the_board_stays_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit(None, phone=True)
    replay(page, "eldorado", 2, 40)
    page.get_by_role("button", name="Next step").tap()
    expect(page.locator("[data-step='41'] [aria-current=step]")).to_be_attached()
    assert page.evaluate("scrollY") == 0


@pytest.mark.long
def test_every_hand_lies_open(visit: Visit) -> None:
    """El Dorado's hands, unless they are seen by one seat."""
    page = visit(None)
    replay(page, "eldorado", 3, 30)
    decks = page.locator(".players > li")
    for seat in range(3):
        decks.nth(seat).get_by_text("Cards").click()
    for seat in range(3):
        expect(decks.nth(seat)).not_to_contain_text("or draw pile")
    page.get_by_label("View").select_option("1")
    expect(decks.nth(2)).to_contain_text("in hand or draw pile")
    expect(decks.nth(1)).not_to_contain_text("or draw pile")


def test_a_record_is_taken_along_and_brought_back(visit: Visit) -> None:
    page = visit(None)
    replay(page, "caverna", 1, 10)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    page.goto(f"{home(page)}#/")
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(page.get_by_text("Step 0 of")).to_be_visible()
