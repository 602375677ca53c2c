"""The commonest turns take few clicks, and nothing is asked that can be inferred."""

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import Visit
from web.player import Player, against_bots, some_of
from web.test_caverna import BESIDE, EDGE, cell, solo
from web.test_eldorado import begin, thing

CAVERN = "in the third row of the mountain, on the left"
ENTERED = "in the bottom row of the mountain, in the middle"
BEYOND = "in the bottom row of the mountain, on the right"
"""From the first cavern into the mountain."""


class Clicks:
    """Clicks, or taps, and counts."""

    def __init__(self, touch: bool = False) -> None:
        self.touch = touch
        self.number = 0

    def on(self, thing: Locator) -> None:
        if self.touch:
            thing.tap()
        else:
            thing.click()
        self.number += 1


@pytest.mark.parametrize("phone", some_of([False, True], True))
def test_a_tunnel_takes_two(visit: Visit, phone: bool) -> None:
    page = visit(None, phone=phone)
    against_bots(page, "saboteur", 3)
    player = Player(page)
    for _ in range(10):
        assert player.wait()
        version = player.version()
        for card in page.locator(".hand .card[data-can]").all():
            clicks = Clicks(touch=phone)
            clicks.on(card)
            cell = page.locator(".cell[data-can]").first
            if cell.count():
                clicks.on(cell)
                page.wait_for_selector(f"[data-version]:not([data-version='{version}'])")
                assert clicks.number == 2
                return
            page.keyboard.press("Escape")
        player.play()
    pytest.fail("nothing goes into the maze")


def test_passing_takes_two(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3)
    player = Player(page)
    assert player.wait()
    version = player.version()
    page.locator(".hand .card[data-can]").first.click()
    page.locator(".hand [data-facet*=discard]").click()
    page.wait_for_selector(f"[data-version]:not([data-version='{version}'])")


def test_a_visit_to_a_city_takes_three(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "valdora", 3)
    assert Player(page).wait()
    clicks = Clicks()
    clicks.on(page.locator("[data-board] [data-can][aria-label^='City']").first)
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    clicks.on(page.get_by_role("button", name="Take provisions"))
    expect(page.locator(".players li").first.get_by_label("Provisions")).to_be_visible()
    assert clicks.number < 3, "the third ends a turn in which there was more to do"


def test_a_card_of_the_expedition_takes_two(visit: Visit) -> None:
    page, player = begin(visit)
    version = player.version()
    clicks = Clicks()
    clicks.on(thing(page, '"held":"explorer"').first)
    clicks.on(thing(page, '"cell"').first)
    page.wait_for_selector(f"[data-version]:not([data-version='{version}'])")
    expect(page.locator(".confirm")).to_have_count(0)
    assert clicks.number == 2


def test_a_plain_space_takes_one_and_a_tile_three(visit: Visit) -> None:
    page = visit(None, answers=True)
    solo(page)
    player = Player(page)
    version = player.version()
    page.locator("[data-board] [data-can]", has_text="Wood gathering").click()
    page.wait_for_selector(f"[data-version]:not([data-version='{version}'])")
    expect(page.locator(".bar .say")).to_contain_text("Place a dwarf")
    clicks = Clicks()
    clicks.on(page.locator("[data-board] [data-can]", has_text="Slash-and-burn"))
    clicks.on(page.locator(cell(EDGE)))
    clicks.on(page.locator(cell(BESIDE)))
    expect(page.get_by_role("img", name=f"meadow, {EDGE}")).to_be_visible()
    assert clicks.number == 3
    # Goods come first, and one of two tiles is in the hand.
    clicks = Clicks()
    clicks.on(page.locator("[data-board] [data-can]", has_text="Excavation"))
    clicks.on(page.locator(cell(ENTERED)))
    clicks.on(page.locator(cell(BEYOND)))
    expect(page.get_by_role("img", name=f"cavern, {ENTERED}")).to_be_visible()
    expect(page.get_by_role("img", name=f"tunnel, {BEYOND}")).to_be_visible()
    assert clicks.number == 3


def test_housework_takes_three(visit: Visit) -> None:
    """The space and a tile, for which there is one cavern; and whether the dog is wanted is nobody else's to say."""
    page = visit(None, answers=True)
    solo(page)
    clicks = Clicks()
    clicks.on(page.locator("[data-board] [data-can]", has_text="Housework"))
    tile = page.locator(".market [data-can]").first
    name = tile.locator(".name").inner_text()
    clicks.on(tile)
    expect(page.get_by_role("img", name=f"{name}, {CAVERN}")).to_be_visible()
    clicks.on(page.locator("[data-board] .task [data-can]", has_text="dog"))
    expect(page.locator(".bar .say")).to_contain_text("Place a dwarf")
    assert clicks.number == 3
