"""Where there is only one choice, the page makes it for its reader after a pause, if the reader likes."""

from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from filone import games
from filone.bots.playout import random_move
from filone.kernel import Record
from web.conftest import Visit
from web.player import guest, open_table, post


def before_an_only_choice() -> dict[str, Any]:
    """A game in which the first seat has nothing to do but to end its turn."""
    game, rng = games.load("valdora"), Random(1)
    record = Record.new(game, 3)
    state = record.state()
    while state.turn != 0 or [game.text(state, move) for move in state.legal()] != ["stop"]:
        record.add(state, random_move(state, rng))
    return dict(msgspec.to_builtins(record))


def sit_down(page: Page) -> None:
    guest(page)
    bots = {"1": "random", "2": "random"}
    table = str(post(page, "records", record=before_an_only_choice(), bots=bots)["table"])
    post(page, f"tables/{table}/start")
    open_table(page, table)


def test_an_only_choice_is_made_after_a_pause(visit: Visit) -> None:
    page = visit(None, answers=True)
    sit_down(page)
    expect(page.get_by_text("There is only one choice")).to_be_visible()
    page.wait_for_timeout(500)
    stop = page.locator(".bar .gold")
    expect(stop).to_have_count(1)
    expect(page.get_by_text("There is only one choice")).to_have_count(0, timeout=3000)


def test_whoever_wants_to_look_around_holds_it(visit: Visit) -> None:
    page = visit(None, answers=True)
    sit_down(page)
    page.get_by_role("button", name="Wait").click()
    expect(page.get_by_text("There is only one choice")).to_have_count(0)
    page.wait_for_timeout(2500)
    expect(page.locator(".bar .gold")).to_have_count(1)


def test_it_can_be_left_to_the_reader(visit: Visit) -> None:
    page = visit("me", answers=True)
    box = page.get_by_role("checkbox", name="Answer for me when there is only one choice")
    expect(box).to_be_checked()
    box.click()
    sit_down(page)
    page.wait_for_timeout(2500)
    expect(page.get_by_text("There is only one choice")).to_have_count(0)
    expect(page.locator(".bar .gold")).to_have_count(1)
