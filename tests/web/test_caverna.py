"""Caverna's board in the page; a whole game of it is played in test_play."""

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.player import Player, against_bots
from web.test_screens import check


def solo(page: Page) -> None:
    against_bots(page, "caverna", 1)
    page.wait_for_selector(".bar.mine")


def cell(page: Page, at: str) -> str:
    return f'.home [aria-label^="Cell {at}:"]'


def test_a_twin_tile_is_laid_by_its_two_cells(visit: Visit) -> None:
    page = visit()
    solo(page)
    page.locator("[data-board] [data-can]", has_text="Slash-and-burn").click()
    expect(page.locator(cell(page, "2,3"))).to_have_attribute("data-can", "true")

    # A cell that is not allowed says why.
    page.locator(cell(page, "0,0")).click(force=True)
    expect(page.get_by_text("in front of the cave entrance")).to_be_visible()

    page.locator(cell(page, "2,3")).click()
    expect(page.locator(".home .ghost")).to_have_count(1)
    page.locator(cell(page, "1,3")).hover()
    expect(page.locator(".home .ghost")).to_have_count(2)
    page.locator(cell(page, "1,3")).click()
    bar = page.locator(".bar.mine")
    expect(bar).to_contain_text("Lay a meadow and a field from 2,3 to the left")
    expect(bar).to_contain_text("You get 1 food.")
    page.locator(cell(page, "1,3")).click()
    expect(page.get_by_role("img", name="Cell 2,3: meadow")).to_be_visible()
    expect(page.get_by_role("img", name="Cell 1,3: field")).to_be_visible()


def test_the_market_is_filtered(visit: Visit) -> None:
    page = visit()
    solo(page)
    page.get_by_role("button", name="Furnishings", exact=True).last.click()
    tiles = page.locator(".market li")
    expect(tiles).to_have_count(48)
    page.get_by_label("Kind of tile").select_option("parlor")
    expect(tiles).to_have_count(6)
    page.get_by_label("Search").fill("cattle")
    expect(tiles).to_have_count(1)
    expect(tiles).to_contain_text("Milking parlor")
    page.get_by_label("Search").fill("")
    page.get_by_label("Within my means").check()
    expect(tiles).to_have_text(["No tile goes with these filters."])


def test_the_home_of_another_is_opened_large(visit: Visit) -> None:
    page = visit()
    against_bots(page, "caverna", 2)
    page.wait_for_selector(".bar.mine")
    page.locator(".players .mini").last.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("img", name="Cell 3,3: Entry-level dwelling")).to_be_visible()
    expect(dialog.get_by_text("unused cells")).to_be_visible()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("it", True)], ids=["desktop", "phone"])
def test_every_question_is_a_good_screen(visit: Visit, lang: str, phone: bool) -> None:
    page = visit(lang=lang, phone=phone, dark=phone)
    solo(page)
    player = Player(page, seed=6)
    seen: set[str] = set()
    for _ in range(18):
        assert player.wait()
        ask = page.locator(".bar.mine .say").inner_text()
        if ask not in seen:
            seen.add(ask)
            page.mouse.move(0, 0)
            check(page, ask)
        player.play()
    assert len(seen) >= 3
