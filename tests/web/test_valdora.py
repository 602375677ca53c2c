"""Valdora's board: every kind of move made on it, by mouse, by keys, by dragging."""

import json
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
from web.player import Player, against_bots, desktop_and_phone, guest, home, open_table, post, some_of
from web.test_screens import check

NEAR_CITIES = ["city_a", "city_b", "city_c", "city_d"]


def thing(page: Page, facet: str, lit: bool = True, within: str = "[data-board]") -> Locator:
    """The things on the board whose facet holds this text, such as `"space":"city_a"`."""
    return page.locator(f"{within} [data-facet*='{facet}']" + ("[data-can]" if lit else ""))


def go(page: Page, space: str) -> None:
    thing(page, f'"space":"{space}"').click()


def settle(page: Page, player: Player) -> None:
    """Confirm what waits for it, end the turn, and wait for the next."""
    if page.locator(".bar .confirm").count():
        page.locator(".bar .confirm").click()
    stop = thing(page, '"kind":"stop"')
    if stop.count():
        stop.click()
    assert player.wait()


def begin(visit: Visit, **how: object) -> tuple[Page, Player]:
    page = visit(None, **how)
    against_bots(page, "valdora", 3, options={"rounds": 40})
    player = Player(page, seed=4)
    assert player.wait()
    return page, player


def gold_on_the_way(page: Page) -> str | None:
    """A road space within reach with gold on it and nobody to pay."""
    for road in thing(page, '"space":"road_').all():
        label = road.get_attribute("aria-label") or ""
        if "gold" in label and "here:" not in label:
            return str(json.loads(road.get_attribute("data-facet") or "{}")["space"])
    return None


def record_before(kind: str) -> dict[str, Any]:
    """A game in which the first seat has a choice of this kind to make, and another."""
    game = games.load("valdora")
    for seed in count(1):
        rng = Random(seed)
        record = Record.new(game, 3)
        state = game.start(3, None)
        while len(record.moves) < 1500 and state.turn != OVER:
            moves = state.moves()
            if state.turn == 0 and len(moves) > 1 and any(game.space.kind_of(move).name == kind for move in moves):
                return dict(msgspec.to_builtins(record))
            record.moves.append(rng.choice(moves))
            state.step(record.moves[-1])
    raise AssertionError(kind)


def test_the_guild_gives_way_to_an_open_book(visit: Visit) -> None:
    page, _ = begin(visit)
    go(page, next(city for city in NEAR_CITIES if thing(page, f'"space":"{city}"').count()))
    expect(thing(page, '"kind":"stop"')).to_be_visible()
    assert page.evaluate(
        "() => [document.querySelector('.column')].every((one) => one.scrollHeight <= one.clientHeight)"
    )


CLICKS = {
    "go": ['"space"'],
    "buy_item": ['"kind":"buy_item"'],
    "buy_commission": ['"kind":"buy_commission"'],
    "turn": ['"kind":"turn"'],
    "return": ['"slot":2', '"kind":"return","side":"left"'],
    "load": ['"gem"', '"item"'],
    "deliver": ['"slot"'],
    "pay": ['"item"'],
    "provisions": ['"kind":"provisions"'],
    "stop": ['"kind":"stop"'],
}


@pytest.mark.parametrize("kind", some_of(CLICKS, "deliver", "turn"))
def test_every_kind_of_move_is_made_on_the_board(visit: Visit, kind: str) -> None:
    page = visit(None)
    guest(page)
    table = str(post(page, "records", record=record_before(kind), bots={"1": "random", "2": "random"})["table"])
    post(page, f"tables/{table}/start")
    open_table(page, table)
    player = Player(page)
    assert player.wait()

    def made() -> int:
        log = page.request.get(f"{home(page)}api/tables/{table}/log").json()
        return sum(entry["seat"] == 0 and entry["move"]["kind"] == kind for entry in log["entries"])

    before, version = made(), player.version()
    for facet in CLICKS[kind]:
        if player.version() == version and page.locator(".bar.mine").count():
            thing(page, facet).first.click()
            page.wait_for_timeout(100)
    if page.locator(".bar .confirm").count():
        page.locator(".bar .confirm").click()
    page.wait_for_selector(f"[data-version]:not([data-version='{version}'])")
    assert made() > before


@pytest.mark.parametrize("source", some_of([".map", ".here"], ".map"))
def test_a_gem_is_dragged_onto_the_pan(visit: Visit, source: str) -> None:
    page, _ = begin(visit)
    road = gold_on_the_way(page)
    assert road
    go(page, road)
    pan = thing(page, '"item":"pan"', lit=False)
    expect(pan).to_have_attribute("aria-label", "gold pan, empty")
    thing(page, '"gem":"gold"', within=source).first.drag_to(pan)
    expect(pan).to_have_attribute("aria-label", "gold pan with gold")


def test_a_turned_page_lies_on_the_other_side(visit: Visit) -> None:
    page, player = begin(visit)
    city = next(one for one in ("city_c", "city_d") if thing(page, f'"space":"{one}"').count())
    go(page, city)
    book = page.get_by_role("group", name="Commission book")
    expect(book.get_by_label("Page on the left: empty")).to_be_visible()
    thing(page, '"kind":"turn","side":"right"').click()
    page.locator(".bar .confirm").click()
    expect(book.get_by_label("Page on the left: empty")).to_have_count(0)
    settle(page, player)
    near = next(one for one in [*NEAR_CITIES, "harbour_city"] if thing(page, f'"space":"{one}"').count())
    go(page, near)
    thing(page, '"kind":"provisions"', within=".here").click()
    assert player.wait()
    expect(page.locator(".pack").get_by_label("Provisions", exact=True)).to_be_visible()
    assert page.locator("[data-board]").get_by_label(re.compile(r"Costs .*provisions\.")).count()


def test_a_space_out_of_reach_says_why(visit: Visit) -> None:
    page, _ = begin(visit)
    thing(page, '"space":"mine_1"', lit=False).click(force=True)
    expect(page.locator(".toast")).to_contain_text("Clause 2.2")


def test_the_ways_of_the_others_are_drawn_on_the_roads(visit: Visit) -> None:
    page, player = begin(visit)
    assert page.locator("[data-trail='0']").count() == 0
    go(page, next(city for city in NEAR_CITIES if thing(page, f'"space":"{city}"').count()))
    expect(page.locator("[data-trail='0']")).to_have_count(1)
    settle(page, player)
    expect(page.locator("[data-trail]")).to_have_count(2)
    assert page.locator("[data-trail='1'], [data-trail='2']").count() == 2


def test_a_commission_hangs_at_the_house_that_wants_it(visit: Visit) -> None:
    page, _ = begin(visit)
    wanted = page.locator("[data-wanted]")
    before = wanted.count()
    go(page, next(one for one in ("city_c", "city_d") if thing(page, f'"space":"{one}"').count()))
    thing(page, '"kind":"buy_commission"').last.click()
    if page.locator(".bar .confirm").count():
        page.locator(".bar .confirm").click()
    expect(wanted).to_have_count(before + 1)


def test_a_place_that_is_pointed_at_shows_what_can_be_had_there(visit: Visit) -> None:
    page, _ = begin(visit)
    city = next(one for one in ("city_c", "city_d") if thing(page, f'"space":"{one}"').count())
    place = thing(page, f'"space":"{city}"')
    expect(place).to_have_attribute("aria-label", re.compile("It offers commission"))
    place.hover()
    expect(page.locator(f"[data-journey='{city}']")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(f"[data-journey='{city}']")).to_have_count(0)


@pytest.mark.long
def test_a_book_can_be_looked_at(visit: Visit) -> None:
    page, _ = begin(visit, phone=True)
    page.get_by_role("button", name=re.compile("Book of City A")).click()
    expect(page.get_by_role("group", name="Equipment catalogue")).to_be_visible()
    page.get_by_role("button", name="Close the book").click()
    expect(page.get_by_role("group", name="Equipment catalogue")).to_have_count(0)


@pytest.mark.long
def test_valdora_with_the_keys_alone(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "valdora", 3, options={"rounds": 3})
    Player(page, seed=8, keys=True).finish()
    expect(page.locator("dialog[open] .total")).to_be_visible()


@pytest.mark.long
@desktop_and_phone
def test_valdora_looks_right(visit: Visit, lang: str, phone: bool) -> None:
    page, player = begin(visit, lang=lang, phone=phone, dark=phone)
    check(page, "the valley, where to go")
    city = next(one for one in NEAR_CITIES if thing(page, f'"space":"{one}"').count())
    go(page, city)
    page.wait_for_selector(".here")
    check(page, "a book")
    settle(page, player)
    road = thing(page, '"space":"road_').first
    road.click()
    if page.locator(".bar .confirm").count():
        check(page, "nothing to do there")
    else:
        page.wait_for_selector(".here .gems")
        page.mouse.move(0, 0)
        check(page, "gems to load")
    settle(page, player)
    if phone:
        page.get_by_role("tab", name="Giocatori").click()
    check(page, "the players")
