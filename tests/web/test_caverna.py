"""Caverna's board in the page; a whole game of it is played in test_play."""

import re
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from filone import games
from filone.kernel import OVER, Record
from web.conftest import Visit
from web.player import Player, against_bots, desktop_and_phone, guest, open_table, post, some_of
from web.test_screens import check


def solo(page: Page) -> None:
    against_bots(page, "caverna", 1)
    page.wait_for_selector(".bar.mine")


EDGE = "in the bottom row of the forest, on the right"
"""The cell before the cave."""
BESIDE = "in the bottom row of the forest, in the middle"


def cell(place: str) -> str:
    return f'.home [aria-label$=", {place}"]'


def test_a_twin_tile_is_laid_by_its_two_cells(visit: Visit) -> None:
    page = visit(None, answers=True)
    solo(page)
    page.locator("[data-board] [data-can]", has_text="Slash-and-burn").click()
    expect(page.locator(cell(EDGE))).to_have_attribute("data-can", "true")

    # A cell that is not allowed says why.
    page.locator(cell("in the top row of the forest, on the left")).click(force=True)
    expect(page.get_by_text("in front of the cave entrance")).to_be_visible()

    page.locator(cell(EDGE)).click()
    expect(page.locator(".home .ghost")).to_have_count(1)
    page.locator(cell(BESIDE)).hover()
    expect(page.locator(".home .ghost")).to_have_count(2)
    page.locator(cell(BESIDE)).click()
    expect(page.get_by_role("img", name=f"meadow, {EDGE}")).to_be_visible()
    expect(page.get_by_role("img", name=f"field, {BESIDE}")).to_be_visible()


def test_a_move_says_what_it_brings(visit: Visit) -> None:
    """To whoever wants to confirm every move."""
    page = visit(None)
    page.evaluate("localStorage.setItem('asking', 'always')")
    solo(page)
    page.locator("[data-board] [data-can]", has_text="Slash-and-burn").click()
    page.locator(".bar .confirm").click()
    expect(page.locator(cell(EDGE))).to_have_attribute("data-can", "true")
    page.locator(cell(EDGE)).click()
    page.locator(cell(BESIDE)).click()
    bar = page.locator(".bar.mine")
    expect(bar).to_contain_text(f"Lay a meadow and a field: the first cell {EDGE}, the second to the left of it")
    expect(bar).to_contain_text("You get 1 food.")


def space(page: Page, name: str) -> Locator:
    return page.locator("[data-board] .space", has_text=name)


def test_a_free_space_that_cannot_be_used_says_why(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "caverna", 3)
    page.wait_for_selector(".bar.mine")
    imitation = space(page, "Imitation")
    expect(imitation.locator(".lacks")).to_have_text("too little food")
    imitation.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Too little food. Pay 4 food")


def test_a_space_that_is_taken_says_whose_it_is(visit: Visit) -> None:
    page = visit(None)
    solo(page)
    wood = space(page, "Wood gathering")
    wood.click()
    expect(wood).to_contain_text("occupied by you")
    expect(wood.locator(".lacks")).to_have_count(0)


def test_the_market_is_filtered(visit: Visit) -> None:
    page = visit(None)
    solo(page)
    page.get_by_role("button", name="Furnishings", exact=True).last.click()
    tiles = page.locator(".market li")
    expect(tiles).to_have_count(48)
    page.get_by_label("Kind of tile").select_option("parlor")
    expect(tiles).to_have_count(6)
    page.get_by_label("Search").fill("cattle")
    expect(tiles).to_have_count(1)
    expect(tiles).to_contain_text("Milking parlour")
    page.get_by_label("Search").fill("nothing like it")
    expect(tiles).to_have_text(["No tiles match."])


@pytest.mark.long
def test_the_home_of_another_is_opened_large(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "caverna", 2)
    page.wait_for_selector(".bar.mine")
    page.locator(".players .mini").last.click()
    dialog = page.locator("dialog[open]")
    expect(
        dialog.get_by_role("img", name="Entry-level dwelling, in the bottom row of the mountain, on the left")
    ).to_be_visible()


@pytest.mark.long
@desktop_and_phone
def test_every_question_is_a_good_screen(visit: Visit, lang: str, phone: bool) -> None:
    page = visit(None, lang=lang, phone=phone, dark=phone)
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


def carry(page: Page, what: Locator, where: Locator) -> None:
    start, end = what.bounding_box(), where.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + 8, end["y"] + 8, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def test_a_dwarf_and_a_tile_are_put_down_by_hand(visit: Visit) -> None:
    page = visit(None, answers=True)
    solo(page)
    carry(page, page.locator(".own .carried").first, page.locator("[data-facet*=slash_and_burn]"))
    expect(page.locator(".bar.mine")).to_contain_text("Where do you lay")
    carry(page, page.locator(".task .hand .pair"), page.locator(cell(EDGE)))
    expect(page.locator(".home .ghost")).to_have_count(1)
    carry(page, page.locator(".task .hand .pair"), page.locator(cell(BESIDE)))
    expect(page.get_by_role("img", name=f"meadow, {EDGE}")).to_be_visible()


def before_furnishing() -> dict[str, Any]:
    """A game for one in which a furnishing tile is to be chosen, and there are several."""
    game = games.load("caverna")
    for seed in count(1):
        rng = Random(seed)
        record = Record.new(game, 1)
        state = game.start(1, None)
        while len(record.moves) < 200 and state.turn != OVER:
            moves = state.moves()
            if len(moves) > 2 and all(game.space.kind_of(move).name == "furnish" for move in moves):
                return dict(msgspec.to_builtins(record))
            record.moves.append(rng.choice(moves))
            state.step(record.moves[-1])
    raise AssertionError("nobody furnishes")


@pytest.mark.long
def test_a_furnishing_is_carried_from_the_market_into_a_cavern(visit: Visit) -> None:
    page = visit(None)
    guest(page)
    table = str(post(page, "records", record=before_furnishing())["table"])
    post(page, f"tables/{table}/start")
    open_table(page, table)
    tile = page.locator(".market [data-can]").first
    name = tile.locator(".name").inner_text()
    carry(page, tile, page.get_by_role("img", name=re.compile("^cavern, ")).first)
    if page.locator(".bar .confirm").count():
        page.locator(".bar .confirm").click()
    expect(page.get_by_role("img", name=re.compile(f"^{name}, "))).to_be_visible()


def test_things_move_unless_less_motion_is_asked_for(visit: Visit) -> None:
    """A dwarf travels from its home to the space it is sent to."""
    page = visit()
    page.add_init_script(
        """window.moved = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, how) {
            if (Number(how?.duration) > 0) window.moved.push(this.getAttribute("class"));
            return animate.call(this, frames, how);
        };"""
    )
    solo(page)
    for motion in ("reduce", "no-preference"):
        page.emulate_media(reduced_motion=motion)
        page.evaluate("moved.length = 0")
        page.locator("[data-board] [data-can]", has_text="Wood gathering").click()
        confirm = page.locator(".bar .confirm")
        if confirm.count():
            confirm.click()
        expect(page.locator(".space .dwarf")).to_have_count(1)
        page.wait_for_timeout(100)
        assert bool([one for one in page.evaluate("moved") if "dwarf" in (one or "")]) is (motion == "no-preference")
        page.get_by_role("button", name="Undo the turn").or_(page.get_by_role("button", name="Undo")).first.click()
        expect(page.locator(".space .dwarf")).to_have_count(0)


@pytest.mark.parametrize("phone", some_of([False, True], True))
def test_one_sees_the_home_of_whoever_acts(visit: Visit, phone: bool) -> None:
    """In the place of the reader's own, which is always in sight beside the action boards."""
    page = visit(None, pace="slow", phone=phone)
    against_bots(page, "caverna", 2)
    page.wait_for_selector(".bar.mine")
    expect(page.locator(cell(EDGE))).to_be_in_viewport()
    page.locator("[data-board] [data-can]", has_text="Wood gathering").click()
    confirm = page.locator(".bar .confirm")
    expect(confirm.or_(page.locator(".visit"))).to_be_visible()
    if confirm.count():
        confirm.click()
    expect(page.locator(".visit header")).to_contain_text("’s home board")
    expect(page.locator(".visit .home svg")).to_be_in_viewport()
    page.wait_for_selector(".bar.mine")
    expect(page.locator(".visit")).to_have_count(0)


LIES = "(one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; }"
ARRIVED = """window.arrived = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    window.arrived += this.closest(".home") !== null;
    return animate.apply(this, how);
};"""
"""How much has moved on home boards."""


def test_one_sees_what_somebody_gets_where_it_goes_and_what_it_is_good_for(visit: Visit) -> None:
    """The space is ringed; the other home lies there as it is, and what is more is marked on its shelf."""
    pages = [visit(None, pace="slow", motion=True) for _ in range(2)]
    for page in pages:
        page.add_init_script(ARRIVED)
        guest(page)
    table = str(post(pages[0], "tables", game="caverna", seats=2)["table"])
    post(pages[1], f"tables/{table}/join")
    post(pages[0], f"tables/{table}/start")
    for page in pages:
        open_table(page, table)
        page.wait_for_selector("[data-board] .space")
    other, page = sorted(pages, key=lambda one: one.locator(".bar.mine").count(), reverse=True)
    wood = page.locator("[data-facet*=wood_gathering]")
    other.locator("[data-facet*=wood_gathering]").click()
    if (confirm := other.locator(".bar .confirm")).count():
        confirm.click()
    page.evaluate("arrived = 0")
    expect(page.locator(".visit .home")).to_be_visible()
    expect(page.locator(".motion .ring")).to_have_count(1)
    assert page.locator(".motion .ring").evaluate(LIES) == pytest.approx(wood.evaluate(LIES), abs=2)
    expect(page.locator(".visit [data-good=wood] b")).to_have_text("+1")
    expect(page.locator(".news")).to_contain_text("Wood builds")
    assert page.evaluate("arrived") == 0, "it has been there"


@pytest.mark.parametrize("scores", some_of([False, True], True))
def test_the_score_so_far_is_shown_where_the_table_wants_it(visit: Visit, scores: bool) -> None:
    page = visit(None)
    against_bots(page, "caverna", 2, scores=scores)
    page.wait_for_selector(".bar.mine")
    expect(page.get_by_text("Score: ")).to_have_count(1 if scores else 0)
    page.locator(".players .mini").last.click()
    expect(page.locator("dialog[open]").get_by_text("Unused cells")).to_have_count(1 if scores else 0)


@pytest.mark.long
def test_caverna_with_the_keys_alone(visit: Visit) -> None:
    page = visit(None)
    solo(page)
    Player(page, seed=8, keys=True).finish()
    expect(page.locator("dialog[open] .total")).to_be_visible()
