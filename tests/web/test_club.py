"""Two people find each other, play a rated game, and find it on their pages."""

import re
import secrets

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.player import Player, desktop_and_phone, guest, home, post
from web.test_screens import check


def name_of(page: Page) -> str:
    return str(page.evaluate("localStorage.getItem('name')"))


def named(*pages: Page) -> None:
    """Everybody has a name, and the page knows it."""
    for page in pages:
        guest(page)
        page.reload()


def test_a_seek_is_put_up_and_withdrawn(visit: Visit) -> None:
    page = visit(phone=True)
    named(page)
    page.locator("section:has(#seeks) .new a", has_text="El Dorado").click()
    for bound in ("At least", "At most"):
        page.get_by_label(re.compile(f"^{bound}")).select_option("2")
    page.get_by_label("Rated game").check()
    page.locator("form button.gold").click()
    page.get_by_role("button", name="Withdraw: El Dorado").click()
    expect(page.get_by_role("button", name="Withdraw: El Dorado")).to_have_count(0)


@pytest.mark.long
@desktop_and_phone
def test_from_a_seek_by_a_rated_game_to_ones_own_page(visit: Visit, lang: str, phone: bool) -> None:
    """El Dorado for two, over after one round."""
    page, other = visit(lang=lang, phone=phone, dark=phone), visit()
    named(page, other)
    wish = {"game": "eldorado", "fewest": 2, "most": 2, "rated": True, "options": {"rounds": 1}}
    post(other, "seeks", wish=wish)
    page.locator("section:has(#seeks) li", has_text=name_of(other)).get_by_role("button").click()
    for one in (page, other):
        one.wait_for_url("**/#/table/*")
    assert page.url == other.url
    players = [Player(page, seed=1, touch=phone), Player(other, seed=2)]
    while not page.locator("dialog[open]").count():
        for player in players:
            if player.page.locator(".bar.mine").count():
                player.play()
    page.locator(f"dialog[open] a[href*='{name_of(page).replace(' ', '%20')}']").click()
    page.wait_for_selector("#results")
    expect(page.get_by_role("heading", name=name_of(page))).to_be_visible()
    expect(page.locator("svg[role=img]")).to_be_visible()
    expect(page.locator("section:has(#results) li")).to_have_count(1)
    check(page, "a player")
    page.locator("section:has(#opponents) a", has_text=name_of(other)).click()
    expect(page.get_by_role("heading", name=name_of(other))).to_be_visible()
    page.locator(".head button").first.click()
    expect(page.locator(".head .quiet", has_text="asked" if lang == "en" else "chiesto")).to_be_visible()
    check(page, "another player")
    for path in ("club", "game/eldorado"):
        page.goto(f"{home(page)}#/{path}")
        page.wait_for_selector("#leaders")
        expect(page.locator("section:has(#leaders) li a").first).to_be_visible()
        check(page, path)
    other.goto(f"{home(other)}#/club")
    other.get_by_role("button", name="Accept").click()
    expect(other.locator("section:has(#friends)").get_by_text("here now")).to_be_visible()


def test_somebody_is_invited_from_their_page(visit: Visit) -> None:
    ada, ugo = visit(), visit()
    named(ada, ugo)
    ada.goto(f"{home(ada)}#/player/{name_of(ugo)}")
    ada.get_by_role("link", name="Saboteur").click()
    expect(ada.get_by_text(f"{name_of(ugo)} will be invited")).to_be_visible()
    ada.locator("form button.gold").click()
    ugo.locator(".toast").get_by_role("button", name="Open").click()
    ugo.get_by_role("button", name="Sit here").first.click()
    expect(ugo.get_by_role("button", name="Leave")).to_be_visible()


def test_what_is_not_there_is_no_dead_end(visit: Visit) -> None:
    page = visit()
    for path in ("tournament/AAAAAAAAAAAA", "game/chess", "new/chess", "seek/chess", "announce/chess", "nowhere"):
        page.goto(f"{home(page)}#/{path}")
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
        expect(page.locator("main a")).to_be_visible()


def test_of_games_that_are_over_the_last_come_first(visit: Visit) -> None:
    page = visit()
    named(page)
    for _ in range(6):
        table = post(page, "tables", game="toy", seats=2, bots={"1": "random"})["table"]
        post(page, f"tables/{table}/start")
        address = f"{home(page)}api/tables/{table}"
        while (position := page.request.get(address).json())["table"]["status"] == "playing":
            if position["moves"]:
                post(page, f"tables/{table}/move", seat=0, version=position["version"], move="keep")
    games = page.locator("section:has(#my-games) li")
    page.reload()
    expect(games).to_have_count(5)
    page.get_by_role("button", name="Show more").click()
    expect(games).to_have_count(6)


def test_an_invitation_by_name_reaches_whom_it_is_for(visit: Visit) -> None:
    ada, ugo = visit(), visit()
    named(ada, ugo)
    table = post(ada, "tables", game="saboteur", seats=3, open=False, name=f"Sunday {secrets.token_hex(2)}")["table"]
    ada.goto(f"{home(ada)}#/table/{table}")
    ada.get_by_label("Invite by name").fill(name_of(ugo))
    ada.get_by_role("button", name="Invite", exact=True).click()
    expect(ugo.get_by_role("heading", name="You are invited")).to_be_visible()
    check(ugo, "an invitation in the lobby")
    ugo.locator(".toast").get_by_role("button", name="Open").click()
    ugo.get_by_role("button", name="Sit here").first.click()
    expect(ugo.get_by_role("button", name="Leave")).to_be_visible()
