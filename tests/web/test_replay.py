"""Finished games of all four, looked at again: step by step, through the eyes of each seat or with everything open."""

import re
from itertools import pairwise

import msgspec
import pytest
from playwright.sync_api import Page, expect

from web.conftest import DESKTOP, PHONE, SIDE, Visit
from web.player import every_game, finished, guest, home, open_at, played_well, post
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
    log = page.get_by_role("log")
    log.locator("details:has([data-step='40']) summary").click()
    log.locator("[data-step='40']").click()
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
    steps = int(page.locator(".slider input").get_attribute("max") or "")
    page.get_by_label("Go by").select_option("turn")
    page.get_by_role("button", name="Next turn").click()
    page.wait_for_url(re.compile(r"at=[1-9]"))
    turn = int(page.url.split("at=")[1])
    page.get_by_label("Go by").select_option("round")
    page.get_by_role("button", name="Previous round").click()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"at=[1-9]"))
    end = int(page.url.split("at=")[1])
    assert turn < end < steps
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-telling]")).to_be_attached()


def test_the_board_stays_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit(None, phone=True)
    replay(page, "eldorado", 2, 40)
    page.get_by_role("button", name="Next step").tap()
    page.get_by_role("tab", name="Log").tap()
    expect(page.locator("[data-step='40'][aria-current=step]")).to_be_visible()
    page.locator("[data-step='40']").tap()
    expect(page.get_by_role("tabpanel")).to_be_hidden()
    assert page.evaluate("scrollY") == 0
    board = page.locator("[data-board]").bounding_box()
    assert board
    assert board["height"] > 0.75 * PHONE["height"]


def test_a_replay_looks_like_the_table(visit: Visit) -> None:
    """The faces of those who played, the log by turns, and all controls in one row below the board."""
    page = visit(None)
    replay(page, "eldorado", 3, 60)
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players).to_have_count(3)
    expect(players.locator(".portrait svg")).to_have_count(3)
    turns = page.get_by_role("log").locator("details")
    expect(turns.locator("xpath=self::*[@open]")).to_have_count(1)
    expect(turns.locator("[data-step='59'][aria-current=step]")).to_be_visible()
    assert turns.count() > 10
    boxes = page.locator(".controls :is(button, select, input, a)").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ top, bottom, right }) => [top, bottom, right])"
    )
    side = page.get_by_role("complementary").bounding_box()
    board = page.locator("[data-board]").bounding_box()
    assert side
    assert board
    assert max(top for top, _, _ in boxes) < min(bottom for _, bottom, _ in boxes)
    assert max(right for _, _, right in boxes) <= side["x"]
    assert board["height"] > 0.8 * DESKTOP["height"]


@pytest.mark.parametrize(("name", "seats"), [("saboteur", 10), ("caverna", 7)])
def test_everybody_is_in_sight(visit: Visit, name: str, seats: int) -> None:
    page = visit(None)
    replay(page, name, seats, 90)
    players = page.locator(".players").bounding_box()
    last = page.get_by_role("list", name="Players").get_by_role("listitem").last.bounding_box()
    log = page.get_by_role("tabpanel").bounding_box()
    assert players
    assert last
    assert log
    assert last["y"] + last["height"] <= players["y"] + players["height"] + 1
    assert log["height"] > 100


def test_whoever_is_told_of_is_at_the_front(visit: Visit) -> None:
    """With everything open: the hand that is shown is that of whoever acts, from the first moment of what is told."""
    page = visit(None, pace="fast")
    table = replay(page, "eldorado", 3, 0)
    log = page.request.get(f"{home(page)}api/tables/{table}/log").json()["entries"]
    moves = [entry for entry in log if entry["seat"] >= 0]
    begins = [after for before, after in pairwise(moves) if before["seat"] != after["seat"]][3:6]
    names = page.locator(".players .name").all_inner_texts()
    for entry in begins:
        open_at(page, f"replay/{table}?at={entry['number']}")
        page.get_by_role("button", name="Next step").click()
        page.wait_for_selector(f"[data-telling='{entry['number']}']")
        expect(page.locator("[data-board] .whose")).to_contain_text(names[entry["seat"]])
        expect(page.locator("li.turn .name")).to_have_text(names[entry["seat"]])
        expect(page.get_by_text(f"Step {entry['number'] + 1} of")).to_be_visible()
        expect(page.locator("[data-board] .whose")).to_contain_text(names[entry["seat"]])


def test_a_replay_by_steps_stages_an_arrival(visit: Visit) -> None:
    page = visit(None, pace="fast")
    guest(page)
    table = post(page, "records", record=msgspec.to_builtins(played_well("eldorado", 4)))["table"]
    log = page.request.get(f"{home(page)}api/tables/{table}/log").json()["entries"]
    arrival = next(entry for entry in log if any(told["tale"] == "arrival" for told in entry["told"]))
    open_at(page, f"replay/{table}?at={arrival['number']}")
    page.get_by_role("button", name="Next step").click()
    expect(page.locator("[data-moment=arrival]")).to_be_visible()
    expect(page.locator("[data-moment=arrival]")).to_have_count(0)
    expect(page.get_by_text(f"Step {arrival['number'] + 1} of")).to_be_visible()
    expect(page.locator("[data-telling]")).to_have_count(0)  # it does not go on by itself


def test_a_replay_on_a_phone_on_its_side(visit: Visit) -> None:
    page = visit(None, side=True)
    replay(page, "eldorado", 3, 60)
    board = page.locator("[data-board]").bounding_box()
    bar = page.locator(".bar").bounding_box()
    assert board
    assert bar
    assert board["height"] > 0.85 * SIDE["height"]
    assert bar["x"] >= board["x"] + board["width"] - 1
    page.get_by_role("button", name="More").tap()
    page.get_by_label("Go by").select_option("turn")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Next turn").tap()
    page.wait_for_url(re.compile(r"at=(?!60)"))
    check(page, "replay on its side")


@pytest.mark.long
def test_every_hand_lies_open(visit: Visit) -> None:
    """El Dorado's hands, unless they are seen by one seat."""
    page = visit(None)
    replay(page, "eldorado", 3, 30)
    decks = page.get_by_role("list", name="Players").locator("> li")
    for seat in range(3):
        decks.nth(seat).locator("summary").click()
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
