"""Somebody announces a tournament, two enter it, and the standings are there when its first round has begun."""

import secrets

from playwright.sync_api import expect
from sqlalchemy import update

from filone.server import schema
from server.harness import Running
from web.conftest import Visit
from web.player import desktop_and_phone, home, post
from web.test_club import name_of, named
from web.test_screens import check


@desktop_and_phone
def test_from_the_club_by_entering_to_the_standings(running: Running, visit: Visit, lang: str, phone: bool) -> None:
    page, other = visit(lang=lang, phone=phone, dark=phone), visit()
    named(page, other)
    cup = f"Cup {secrets.token_hex(2)}"
    page.goto(f"{home(page)}#/club")
    page.locator(".head a[href='#/tournaments']").click()
    page.locator(".new a[href$=eldorado]").click()
    page.locator("form input.field").fill(cup)
    for bound in (2, 3):
        page.locator("form select").nth(bound).select_option("2")
    page.locator("form button.gold").click()
    page.wait_for_url("**/#/tournament/*")
    id = page.url.rsplit("/", 1)[1]
    page.locator("button.gold").click()
    post(other, f"tournaments/{id}/enter")
    expect(page.locator("tbody tr.you", has_text=name_of(page))).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(2)
    check(page, "who takes part")
    with running.hall.database.engine.begin() as connection:
        connection.execute(update(schema.tournaments).where(schema.tournaments.c.id == id).values(due=1.0))
    running.inside(running.hall.organising.sweep())
    expect(page.locator(".toast")).to_be_visible()
    page.goto(f"{home(page)}#/tournaments")
    page.get_by_role("link", name=cup).click()
    expect(page.locator("section:has(#round-1) li a")).to_have_count(1)
    expect(page.get_by_role("heading", name="Standings" if lang == "en" else "Classifica")).to_be_visible()
    expect(page.locator("tbody tr", has_text=name_of(other))).to_be_visible()
    check(page, "standings")

    # Nobody leaves by a slip: it cannot be undone. The way to one's own table is the first thing there.
    leave = page.get_by_role("button", name="Leave the tournament" if lang == "en" else "Lascia il torneo").first
    leave.click()
    check(page, "before leaving")
    page.get_by_role("dialog").get_by_role("button", name="Cancel" if lang == "en" else "Annulla").press("Enter")
    expect(leave).to_be_focused()
    page.locator("article a.gold").click()
    page.wait_for_url("**/#/table/*")
    page.go_back()
    leave.click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(leave).to_have_count(0)
