"""El Dorado's board: moves made on it, and a whole game."""

import re
from itertools import groupby

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from web.conftest import Visit
from web.player import Player, against_bots, desktop_and_phone, guest, home, open_at, played_well, post, some_of
from web.test_events import until_the_others_move
from web.test_screens import check


def thing(page: Page, facet: str, lit: bool = True) -> Locator:
    """The things on the board whose facet holds this text, such as `"held":"explorer"`."""
    return page.locator(f"[data-board] [data-facet*='{facet}']" + ("[data-can]" if lit else ""))


def begin(visit: Visit, seats: int = 3, **how: object) -> tuple[Page, Player]:
    """A table where we begin with an Explorer that can walk."""
    page = visit(None, **how)
    for _ in range(5):
        against_bots(page, "eldorado", seats, "random", options={"caves": True, "rounds": 30})
        player = Player(page, seed=4)
        assert player.wait()
        if thing(page, '"held":"explorer"').count():
            return page, player
    raise AssertionError("no Explorer came up")


def hand(page: Page) -> int:
    return int(re.findall(r"(\d+)\s+in hand", page.locator(".players li").first.inner_text())[0])


def test_a_card_shows_its_ways_and_takes_the_pawn_along_one(visit: Visit) -> None:
    page, _ = begin(visit)
    before = hand(page)
    thing(page, '"held":"explorer"').click()
    expect(page.locator(".bar .confirm")).to_be_visible()
    way = thing(page, '"cell"').first
    expect(way).to_have_attribute("aria-label", re.compile(r"jungle 1 on tile .*Costs 1, leaves 0"))
    cell = str(way.get_attribute("data-facet"))
    way.click()
    place = page.locator(f"[data-board] [data-facet='{cell}']")
    expect(place).to_have_attribute("aria-label", re.compile("here: you"))
    assert hand(page) == before - 1
    far = re.findall(r"(\d+) steps from El Dorado", str(place.get_attribute("aria-label")))
    expect(page.locator(".players li").first).to_contain_text(f"{far[0]} steps to go")
    page.get_by_role("button", name="Undo the turn").click()
    expect(place).not_to_have_attribute("aria-label", re.compile("here:"))


COVERED = """() => {
    const { left, right, top, bottom } = document.querySelector(".overview").getBoundingClientRect();
    const pawns = [...document.querySelectorAll("[data-board] .still")].map((pawn) => pawn.getBoundingClientRect());
    return pawns.filter((one) => one.right > left && one.left < right && one.bottom > top && one.top < bottom).length;
}"""


def test_the_small_map_hides_no_pawn_at_the_start(visit: Visit) -> None:
    page, _ = begin(visit, seats=4)
    assert page.evaluate(COVERED) == 0


def test_a_card_is_dragged_onto_a_hex(visit: Visit) -> None:
    page, _ = begin(visit)
    card = thing(page, '"held":"explorer"')
    card.click()
    cell = str(thing(page, '"cell"').first.get_attribute("data-facet"))
    page.keyboard.press("Escape")
    place = page.locator(f"[data-board] [data-facet='{cell}']")
    card.drag_to(place)
    expect(place).to_have_attribute("aria-label", re.compile("here: you"))


def test_a_card_is_bought_and_paid_card_by_card(visit: Visit) -> None:
    page, _ = begin(visit)
    before = hand(page)
    scouts = int(re.findall(r"(\d) left", str(thing(page, '"ware":"scout"').get_attribute("aria-label")))[0])
    thing(page, '"ware":"scout"').click()
    expect(page.locator(".state")).to_contain_text("Coins still to pay: 1 (Scout)")
    expect(page.locator(".deal .name")).to_have_text("Scout")
    for _ in range(2):
        if page.locator(".state .now").count():
            version = page.locator("[data-version]").get_attribute("data-version")
            page.locator(".hand [data-can]").first.click()
            page.wait_for_selector(f"[data-version]:not([data-version='{version}'])")
    expect(thing(page, '"ware":"scout"', lit=False)).to_have_attribute("aria-label", re.compile(f"{scouts - 1} left"))
    assert hand(page) < before


def test_on_a_phone_on_its_side_what_is_bought_stays_in_its_frame(visit: Visit) -> None:
    page, _ = begin(visit, side=True)
    thing(page, '"ware":"scout"').click()
    frame, text = page.locator(".deal").bounding_box(), page.locator(".deal .what").bounding_box()
    assert frame is not None
    assert text is not None
    assert text["x"] + text["width"] <= frame["x"] + frame["width"]


@pytest.mark.long
def test_a_card_is_dragged_onto_the_market_to_pay(visit: Visit) -> None:
    page, _ = begin(visit)
    before = hand(page)
    thing(page, '"held":"explorer"').drag_to(thing(page, '"ware":"scout"'))
    expect(page.locator(".state")).to_contain_text("Coins still to pay: ½ (Scout)")
    assert hand(page) == before - 1


def test_a_hex_out_of_reach_says_why(visit: Visit) -> None:
    page, _ = begin(visit)
    page.get_by_role("button", name="Whole route").click()
    hex = page.locator("[data-board] [data-facet*='\"cell\":[11,0]']")
    hex.element_handle().wait_for_element_state("stable")
    hex.click(force=True)
    expect(page.locator(".toast")).to_contain_text("Clause")


def test_everything_public_of_a_deck_can_be_looked_at(visit: Visit) -> None:
    page, _ = begin(visit)
    other = page.locator(".players > ul > li").nth(1)
    other.locator("summary").click()
    expect(other.get_by_role("img", name="Traveller").first).to_be_visible()
    page.get_by_role("button", name=re.compile("^Cards")).click()
    expect(page.locator("dialog[open]").get_by_role("img", name="Explorer").first).to_be_visible()


@pytest.mark.parametrize("screen", some_of(("desktop", "phone", "side"), "desktop"))
def test_every_card_can_be_looked_at_large(visit: Visit, screen: str) -> None:
    page, _ = begin(visit, **{screen: True} if screen != "desktop" else {})
    for facet in ('"held":"explorer"', '"ware":"scout"'):
        card = thing(page, facet)
        if screen != "desktop":
            card.dispatch_event("pointerdown", {"pointerType": "touch"})
        else:
            card.hover()
        picture = page.locator("#tip .picture svg")
        expect(picture).to_be_visible()
        large, small = picture.bounding_box(), card.bounding_box()
        assert large
        assert small
        assert large["width"] > 1.5 * small["width"]
        card.dispatch_event("pointerleave")
        expect(picture).to_have_count(0)


def test_the_race_shows_who_is_ahead(visit: Visit) -> None:
    page, _ = begin(visit, seats=4)
    left = [int(steps) for steps in re.findall(r"(\d+) steps to go", page.locator(".players").inner_text())]
    race = page.get_by_role("img", name="The race to El Dorado")
    runners = race.locator(".runner")
    assert len(left) == runners.count() == 4
    seen = {runner.bounding_box()["x"]: int(runner.inner_text()) for runner in runners.all()}  # type: ignore[index]
    assert [seen[x] for x in sorted(seen)] == sorted(left, reverse=True)


def test_what_others_walk_with_is_seen_large_and_their_way_stays(visit: Visit) -> None:
    page = visit(None, pace="normal")
    against_bots(page, "eldorado", 2, level="novice")
    until_the_others_move(page)
    expect(page.locator(".played .name").first).to_have_text(re.compile(r"\w"))
    expect(page.locator(".played .bill text").first).to_have_text(re.compile(r"[1-4]"))
    expect(page.locator(".played")).to_contain_text(re.compile(r"\d+\s→\s\d+ steps? to go"))
    page.wait_for_selector(".bar.mine", timeout=60_000)
    expect(page.locator(".played")).to_have_count(0)
    expect(page.locator("[data-board] .trace").first).to_be_attached()


def test_a_sign_shows_where_the_city_lies_until_it_is_seen(visit: Visit) -> None:
    page, _ = begin(visit)
    sign = page.get_by_role("button", name=re.compile(r"El Dorado: \d+ steps to go"))
    sign.click()
    expect(sign).to_have_count(0)


def test_an_arrival_is_seen_from_near_though_others_are_there(visit: Visit) -> None:
    page = visit(None, pace="slow")
    guest(page)
    table = post(page, "records", record=msgspec.to_builtins(played_well("eldorado", 4, seed=10)))["table"]
    log = page.request.get(f"{home(page)}api/tables/{table}/log").json()["entries"]
    arrivals = [entry["number"] for entry in log if any(told["tale"] == "arrival" for told in entry["told"])]
    assert len(arrivals) > 1
    open_at(page, f"replay/{table}?at={arrivals[-1]}")
    hexes = thing(page, '"cell"', lit=False)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(f"[data-telling='{arrivals[-1]}']")

    def wide() -> float:
        box = hexes.first.bounding_box()
        assert box
        return box["width"]

    near = wide()
    page.get_by_role("button", name="Whole route").click()
    assert near > 1.5 * wide()


@pytest.mark.long
def test_a_turn_that_is_told_whole_is_one_panel(visit: Visit) -> None:
    page = visit(None, pace="slow")
    guest(page)
    record = played_well("eldorado", 4, seed=10)
    table = post(page, "records", record=msgspec.to_builtins(record))["table"]
    log = page.request.get(f"{home(page)}api/tables/{table}/log").json()["entries"]
    moves = [(entry["number"], entry["seat"], entry["move"]["kind"]) for entry in log if entry["seat"] >= 0]
    turns = [list(turn) for _, turn in groupby(moves, lambda move: move[1])]
    both = next(turn for turn in turns if {"play", "step", "buy", "pay"} <= {kind for _, _, kind in turn})
    open_at(page, f"replay/{table}?at={both[0][0]}")
    page.get_by_label("Go by").select_option("round")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".played .trade .paid").first).to_be_visible()
    expect(page.locator(".played .bill .hex").first).to_be_visible()
    expect(page.locator(".deal")).to_have_count(0)


@pytest.mark.long
def test_eldorado_with_two_pawns_and_the_keys_alone(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "eldorado", 2, "random", options={"rounds": 2})
    Player(page, seed=8, keys=True).finish()
    expect(page.locator("dialog[open] .total")).to_be_visible()


@pytest.mark.long
@desktop_and_phone
def test_eldorado_looks_right(visit: Visit, lang: str, phone: bool) -> None:
    page, _ = begin(visit, lang=lang, phone=phone, dark=phone)
    check(page, "the route")
    thing(page, '"held":"explorer"').click()
    check(page, "the ways of a card")
    thing(page, '"cell"').first.click()
    page.wait_for_selector(".bar.mine")
    page.mouse.move(1, 1)
    check(page, "after a step")
    page.locator(".heaps").click()
    check(page, "the deck")


@pytest.mark.long
def test_picking_a_card_leaves_the_board_where_it_is(visit: Visit) -> None:
    page, _ = begin(visit)
    board = page.locator("[data-board]")
    before = board.bounding_box()
    thing(page, '"held":"explorer"').click()
    expect(page.locator(".bar .confirm")).to_be_visible()
    assert board.bounding_box() == before
