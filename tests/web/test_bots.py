"""A person makes a bot in the profile and gives it a seat at a table, or chooses one of ours by name."""

import pytest
from playwright.sync_api import expect

from filone.client import Client
from server.harness import Running
from web.conftest import Visit
from web.player import guest, home, post
from web.test_screens import check


def test_a_bot_is_made_and_given_a_seat(visit: Visit, running: Running) -> None:
    page = visit(None)
    guest(page)
    assert page.request.post(f"{home(page)}api/password", data={"password": "correct horse"}).ok
    page.goto(f"{home(page)}#/me")
    page.reload()
    page.get_by_label("Name of the bot").fill("Rusty")
    page.get_by_role("button", name="Make a bot").click()
    made = page.locator(".made")
    expect(made).to_contain_text("The token of Rusty")
    expect(page.locator("li", has_text="Rusty")).to_contain_text("not connected")
    check(page, "a bot of one's own")

    with Client(running.address, made.locator("output").inner_text()) as client, client.listen():
        table = post(page, "tables", game="toy", seats=2)["table"]
        page.goto(f"{home(page)}#/table/{table}")
        page.get_by_label("Bot: 2").select_option("@Rusty")
        expect(page.locator("ol li", has_text="Rusty").locator("small")).to_have_text("bot")
        check(page, "a bot from outside in a seat")


@pytest.mark.parametrize(
    ("lang", "seats", "players", "create", "name", "level"),
    [
        ("en", "Seats: ", "Players", "Play", "Obsidian", "adept bot"),
        ("it", "I posti: ", "Giocatori", "Gioca", "Ossidiana", "bot esperto"),
    ],
)
def test_an_opponent_is_chosen_by_name(
    visit: Visit, lang: str, seats: str, players: str, create: str, name: str, level: str
) -> None:
    page = visit("new/saboteur", lang=lang)
    page.get_by_role("group", name=players).get_by_text("3", exact=True).click()
    second, third = (page.get_by_label(f"{seats}{at}") for at in (2, 3))
    face = page.locator(".who li").nth(1).locator("svg")
    before = face.inner_html()
    second.select_option("bot:adept-suspicious")
    assert face.inner_html() != before, "a face of its own"
    assert third.locator("option[value='bot:master-suspicious']").is_disabled(), "it sits in one seat only"
    third.select_option("bot:novice")
    check(page, "a named opponent")
    page.get_by_role("button", name=create, exact=True).click()
    seat = page.locator(".players li", has_text=name)
    expect(seat).to_contain_text(level)
