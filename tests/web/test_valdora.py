"""Valdora's board: every kind of move made on it, and a whole game."""

import re

from playwright.sync_api import Locator, Page, expect
from web.conftest import Visit
from web.player import Player
from web.test_play import table_against_bots, whole_game
from web.test_screens import check

NEAR_CITIES = ["city_a", "city_b", "city_c", "city_d"]


def thing(page: Page, facet: str, lit: bool = True) -> Locator:
    """The things on the board whose facet holds this text, such as `"space":"city_a"`."""
    return page.locator(f"[data-board] [data-facet*='{facet}']" + ("[data-can]" if lit else ""))


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
    page = visit(**how)
    table_against_bots(page, "valdora", 3, "random", options={"rounds": 40})
    player = Player(page, seed=4)
    assert player.wait()
    return page, player


def gold_on_the_way(page: Page) -> str | None:
    """A road space within reach with gold on it and nobody to pay."""
    for road in thing(page, '"space":"road_').all():
        label = road.get_attribute("aria-label") or ""
        if "gold" in label and "here:" not in label:
            return re.findall(r"road_\d+", road.get_attribute("data-facet") or "")[0]
    return None


def test_a_gem_is_dragged_onto_the_pan_and_buys_equipment(visit: Visit) -> None:
    page, player = begin(visit)
    road = gold_on_the_way(page)
    assert road
    go(page, road)
    pan = thing(page, '"item":"pan"', lit=False)
    expect(pan).to_have_attribute("aria-label", "gold pan, empty")
    page.locator(".here").locator("[data-facet*='\"gem\":\"gold\"']").drag_to(pan)
    expect(pan).to_have_attribute("aria-label", "gold pan with gold")
    settle(page, player)
    for _ in range(8):
        for city in ("city_a", "city_b"):
            if thing(page, f'"space":"{city}"').count():
                go(page, city)
                if thing(page, '"kind":"buy_item"').count():
                    thing(page, '"kind":"buy_item"').first.click()
                    settle(page, player)
                    expect(page.locator(".pack [data-facet*='\"item\"']")).to_have_count(2)
                    expect(pan).to_have_attribute("aria-label", "gold pan, empty")
                    return
                settle(page, player)
                break
        else:
            player.play()
            settle(page, player)
    raise AssertionError("no catalogue was within reach in eight turns")


def test_pages_turn_commissions_are_bought_and_provisions_taken(visit: Visit) -> None:
    page, player = begin(visit)
    city = next(one for one in ("city_c", "city_d") if thing(page, f'"space":"{one}"').count())
    go(page, city)
    book = page.get_by_role("group", name="Commission book")
    expect(book.get_by_label("Page on the left: empty")).to_be_visible()
    thing(page, '"kind":"turn","side":"right"').click()
    expect(book.get_by_label("Page on the left: empty")).to_have_count(0)
    thing(page, '"kind":"buy_commission"').first.click()
    settle(page, player)
    expect(page.locator(".pack [data-facet*='\"slot\":1']")).to_be_visible()
    near = next(one for one in [*NEAR_CITIES, "harbour_city"] if thing(page, f'"space":"{one}"').count())
    go(page, near)
    page.locator(".here").locator("[data-facet*='\"kind\":\"provisions\"']").click()
    assert player.wait()
    expect(page.locator(".pack").get_by_label("Provisions", exact=True)).to_be_visible()
    assert page.locator("[data-board]").get_by_label(re.compile("Uses up your provisions")).count()


def test_a_space_out_of_reach_says_why(visit: Visit) -> None:
    page, _ = begin(visit)
    page.locator("[data-board] [data-facet*='\"space\":\"mine_1\"']").click(force=True)
    expect(page.locator(".toast")).to_contain_text("Clause 2.2")


def test_a_book_can_be_looked_at(visit: Visit) -> None:
    page, _ = begin(visit, phone=True)
    page.get_by_role("button", name=re.compile("Book of City A")).click()
    expect(page.get_by_role("group", name="Equipment catalogue")).to_be_visible()
    page.get_by_role("button", name="Close the book").click()
    expect(page.get_by_role("group", name="Equipment catalogue")).to_have_count(0)


def test_valdora_by_clicks_to_the_end(visit: Visit) -> None:
    page = visit()
    table_against_bots(page, "valdora", 3, "random", options={"rounds": 10})
    whole_game(page, Player(page, seed=6))


def test_valdora_with_the_keys_alone(visit: Visit) -> None:
    page = visit()
    table_against_bots(page, "valdora", 3, "random", options={"rounds": 3})
    whole_game(page, Player(page, seed=8, keys=True))


def test_valdora_looks_right(visit: Visit) -> None:
    for lang, phone in (("en", False), ("it", True)):
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
        page.get_by_role("tab", name=re.compile("Players|Giocatori")).click() if phone else None
        check(page, "the players")
