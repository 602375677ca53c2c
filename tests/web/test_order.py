"""A rude line is reported, and a moderator sees to it; a table without chat shows none."""

from playwright.sync_api import expect

from filone.server import order
from server.harness import Running
from web.conftest import Visit
from web.player import desktop_and_phone, home, open_at, post
from web.test_club import name_of, named
from web.test_screens import check


@desktop_and_phone
def test_from_a_rude_line_by_a_report_to_the_log(running: Running, visit: Visit, lang: str, phone: bool) -> None:
    page, other, mia = visit(), visit(lang=lang, phone=phone), visit(lang=lang, phone=phone, dark=phone)
    named(page, other, mia)
    mia.request.post(f"{home(mia)}api/password", data={"password": "battery staple"})
    with running.hall.database.engine.begin() as connection:
        order.appoint(connection, name_of(mia), True, "asked to", "test")
    table = post(page, "tables", game="saboteur", seats=3)["table"]
    post(other, f"tables/{table}/join")
    post(page, f"tables/{table}/chat", text="Rude words")
    open_at(other, f"table/{table}")
    line = other.locator(".chat li", has_text="Rude words")
    line.hover()
    line.get_by_role("button").press("Enter")
    expect(other.locator("dialog blockquote")).to_have_text("Rude words")
    check(other, "reporting")
    other.locator("dialog textarea").fill("Look at this")
    other.locator("dialog button.gold").click()
    expect(other.locator(".toast")).to_be_visible()

    open_at(mia, "me")
    mia.locator("p a[href='#/order']").click()
    report = mia.locator("section:has(#reports) > ul > li", has_text="Look at this")
    expect(report.locator(".meant")).to_contain_text("Rude words")
    check(mia, "reports")
    report.locator("select").first.select_option("hide")
    report.locator(".why input").fill("rude")
    report.locator(".why input").press("Enter")
    expect(other.locator(".chat li .quiet", has_text="moderator")).to_be_visible()
    expect(other.locator(".chat li", has_text="Rude words")).to_have_count(0)
    expect(report.locator("ol small")).to_be_visible()
    report.locator("select").first.select_option("mute")
    report.locator(".why input").fill("rude words")
    report.locator("button.gold").click()
    expect(report).to_have_count(0)
    expect(mia.locator("section:has(#log) li", has_text="rude words").first).to_contain_text(name_of(page))
    expect(mia.locator("#reports")).to_be_focused()
    check(mia, "the log")

    open_at(page, f"table/{table}")
    page.get_by_label("Say something").fill("More rude words")
    page.keyboard.press("Enter")
    expect(page.locator(".toast", has_text="cannot write until")).to_be_visible()
    page.goto(f"{home(page)}#/order")
    expect(page.get_by_text("This page is for moderators")).to_be_visible()
    check(page, "not a moderator")


def test_a_table_without_chat_shows_none(visit: Visit) -> None:
    page = visit("new/saboteur")
    named(page)
    page.get_by_label("Chat").uncheck()
    page.locator("form button.gold").click()
    page.wait_for_url("**/#/table/*")
    expect(page.locator("dt", has_text="Chat")).to_be_visible()
    expect(page.locator(".chat")).to_have_count(0)
    table = page.url.rsplit("/", 1)[1]
    for seat in (1, 2, 3):
        post(page, f"tables/{table}/join", seat=seat, bot="novice")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    check(page, "a table without chat")
