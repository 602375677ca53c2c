"""Nothing moves under the hand: what is picked, said or offered moves no card and no cell. The focus stays, too."""

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.player import GAMES, LIT, Player, against_bots, every_game

OFTEN = [("caverna", True)]
BOXES = """() => Object.fromEntries([...document.querySelectorAll("[data-board] [data-thing]:not([data-picked])")]
    .filter((one) => one.getClientRects().length > 0 && !one.querySelector("[data-picked]"))
    .map((one) => [one.dataset.facet, one.getBoundingClientRect()])
    .map(([facet, box]) => [facet, [box.left + box.width / 2, box.top + box.height / 2]]))"""
"""Where the middles of the board's things are: a place that can be picked may be framed, what is picked may rise."""


def shift(before: dict[str, list[float]], after: dict[str, list[float]]) -> float:
    both = before.keys() & after.keys()
    assert both
    return max(abs(a - b) for name in both for a, b in zip(before[name], after[name], strict=True))


@pytest.mark.parametrize(
    ("game", "phone"),
    [
        pytest.param(game, phone, marks=[] if (game, phone) in OFTEN else pytest.mark.long)
        for game in GAMES
        for phone in (False, True)
    ],
)
def test_picking_moves_nothing(visit: Visit, game: str, phone: bool) -> None:
    page = visit(None, phone=phone, lang="it" if phone else "en")
    page.add_init_script("localStorage.setItem('asking', 'always')")
    against_bots(page, game, 3)
    player = Player(page, seed=4, touch=phone)
    picked = 0
    for _ in range(3):
        assert player.wait()
        page.mouse.move(0, 0)
        page.wait_for_timeout(400)
        for _ in range(4):
            lit = page.locator(LIT).locator("visible=true")
            if page.locator(".confirm").count() or not lit.count():
                break
            thing = lit.nth(player.rng.randrange(lit.count()))
            thing.scroll_into_view_if_needed()  # as whoever picks it has done
            before = page.evaluate(BOXES)
            player.point(thing)
            page.mouse.move(0, 0)
            page.wait_for_timeout(250)
            if player.look()["mine"]:
                assert shift(before, page.evaluate(BOXES)) <= 1, f"after {page.locator('.bar .say').inner_text()}"
                picked += 1
        player.play()
    assert picked > 2


def picked_by_keys(page: Page, player: Player) -> None:
    before = player.version()
    for _ in range(40):
        if player.version() != before:
            return
        player.pick(0)


AGAIN = """() => {
    const one = document.querySelector("[data-board] [data-can]");
    one.focus();
    one.parentElement.append(one);
    return new Promise((done) => requestAnimationFrame(() => done(document.activeElement === one)));
}"""
"""A thing has the focus and is put elsewhere in its list: has it the focus still?"""


@pytest.mark.parametrize("game", every_game("saboteur"))
def test_the_focus_stays_with_the_player(visit: Visit, game: str) -> None:
    page = visit(None)
    against_bots(page, game, 3)
    player = Player(page, seed=6, keys=True)
    assert player.wait()
    assert page.evaluate(AGAIN)
    for _ in range(8):
        picked_by_keys(page, player)
        assert player.wait()
        page.wait_for_timeout(500)
        assert page.evaluate("document.activeElement.closest('.room') !== null"), "the focus is lost"


def test_a_second_tap_confirms(visit: Visit) -> None:
    """For whoever wants to confirm every move."""
    page = visit(None, phone=True)
    page.context.add_init_script("localStorage.setItem('asking', 'always')")
    against_bots(page, "saboteur", 3)
    player = Player(page, touch=True)
    for _ in range(10):
        assert player.wait()
        before = player.version()
        for card in page.locator(".hand .card[data-can]").all():
            card.tap()
            cell = page.locator("svg [data-can][data-facet*=cell]").first
            if not cell.count():
                page.keyboard.press("Escape")
                continue
            facet = cell.get_attribute("data-facet")
            cell.tap()
            settle = page.locator(".settle.beside").bounding_box()
            picked = page.locator("svg [data-picked][data-facet*=cell]")
            there = picked.bounding_box()
            assert settle is not None
            assert there is not None
            near = abs(settle["x"] - there["x"]) < 300 and abs(settle["y"] - there["y"]) < 200
            assert near, "confirm is far from what is picked"
            assert picked.get_attribute("data-facet") == facet
            picked.tap()
            page.wait_for_selector(f"[data-version]:not([data-version='{before}'])")
            return
        player.play()
    pytest.fail("nothing goes into the maze")


def test_what_is_said_lies_over_what_is_not_needed(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    before = page.evaluate(BOXES)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    assert shift(before, page.evaluate(BOXES)) == 0
    page.locator(".hand [data-can]").first.click()
    page.locator(".hand [data-facet*=discard]").click()
    expect(page.locator(".toast")).to_have_count(1, timeout=15_000)
    toast = page.locator(".toast").bounding_box()
    board = page.locator("[data-board]").bounding_box()
    assert toast is not None
    assert board is not None
    assert toast["x"] >= board["x"] + board["width"]
    page.context.set_offline(False)
