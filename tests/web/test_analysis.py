"""A finished game analysed in its replay, and gone on with."""

import re

from playwright.sync_api import expect

from web.conftest import Visit
from web.player import finished, guest, home, post

SLOW = 240_000
"""Milliseconds that a game may be thought over: the worker is interpreted here, and shared."""


def test_a_replay_is_analysed_shared_and_played_on(visit: Visit) -> None:
    page = visit(None)
    guest(page)
    table = post(page, "records", record=finished("toy", 3))["table"]
    page.goto(f"{home(page)}#/replay/{table}?at=0")
    page.reload()
    expect(page.get_by_role("region", name="Analysis")).to_have_count(0)
    page.get_by_role("button", name="Analyse").click()
    panel = page.get_by_role("region", name="Analysis")
    expect(panel.get_by_role("img", name=re.compile("Chances of winning"))).to_be_visible(timeout=SLOW)
    moment = panel.locator(".moment").last
    moment.click()
    step = int(re.findall(r"\d+", moment.inner_text())[0]) - 1
    expect(page.get_by_text(f"Step {step} of")).to_be_visible()
    panel.get_by_text("As a table").click()
    panel.get_by_role("table").first.get_by_role("button").first.click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    expect(panel.get_by_role("columnheader", name="Luck")).to_be_visible()
    panel.get_by_role("button", name="Show on the board").first.click()
    expect(page.get_by_text("Instead:")).to_be_visible()
    panel.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_text("Instead:")).to_have_count(0)
    shared = visit(page.url.split("#/")[1], phone=True)
    expect(shared.get_by_role("region", name="Analysis").get_by_text("Turning points")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile("#/table/(?!" + table + ")"))
    page.goto(f"{home(page)}#/replay/{table}?at=1")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog").get_by_role("link")).to_have_count(1)
