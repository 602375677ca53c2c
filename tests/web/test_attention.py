"""What tells the reader that something happened: whose turn it is, sounds, notifications, clocks, the news."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.player import Player, against_bots, guest, home, open_at, open_table, post, some_of

WATCHED = """
    window.heard = 0;
    window.notes = [];
    const Audio = window.AudioContext, Note = window.Notification;
    window.AudioContext = class extends Audio { constructor() { super(); window.heard++; } };
    window.Notification = class extends Note {
        constructor(title, more) { super(title, more); window.notes.push(this); }
    };
"""
"""Counts what the page would let be heard and shown."""


def in_the_lobby_when_the_turn_comes(visit: Visit, *consents: str) -> tuple[Page, str]:
    """Somebody with these consents, who waits in the lobby until it is their turn."""
    other = visit(None)
    guest(other)
    table = str(post(other, "tables", game="toy", seats=2)["table"])
    page = visit(None)
    page.add_init_script(WATCHED)
    page.context.grant_permissions(["notifications"])
    guest(page)
    post(page, f"tables/{table}/join")
    post(other, f"tables/{table}/start")
    open_at(page, "me")
    for consent in consents:
        page.get_by_role("checkbox", name=re.compile(consent)).click()
        page.wait_for_timeout(100)
    page.goto(f"{home(page)}#/")
    page.wait_for_selector(".cover")
    open_table(other, table)
    expect(page).to_have_title("Filone")
    other.wait_for_selector(".bar.mine")
    end_turn(other)
    expect(page).to_have_title(re.compile("^● Your turn"))
    return page, table


def end_turn(page: Page) -> None:
    while page.locator(".bar.mine").count():
        Player(page).play()
        page.wait_for_timeout(100)


def test_the_title_and_the_icon_say_whose_turn_it_is(visit: Visit) -> None:
    page, table = in_the_lobby_when_the_turn_comes(visit)
    expect(page.locator("#favicon")).to_have_attribute("href", "favicon-turn.svg")
    assert page.evaluate("[heard, notes.length]") == [0, 0], "not without consent"
    open_table(page, table)
    assert Player(page).wait()
    expect(page).to_have_title(re.compile("^● Your turn"))
    end_turn(page)
    expect(page).not_to_have_title(re.compile("Your turn"))
    expect(page.locator("#favicon")).to_have_attribute("href", "favicon.svg")


def test_sounds_and_notifications_by_consent(visit: Visit) -> None:
    page, table = in_the_lobby_when_the_turn_comes(visit, "Sounds", "Notif")
    page.wait_for_function("() => heard === 1 && notes.length === 1")  # else the page's policy forbids it
    assert page.evaluate("notes[0].title") == "Your turn"
    page.evaluate("notes[0].onclick()")
    page.wait_for_url(re.compile(f"#/table/{table}"))


def test_a_browser_that_refuses_notifications_is_believed(visit: Visit) -> None:
    page = visit("me")
    box = page.get_by_role("checkbox", name=re.compile("Notif"))
    box.click()
    page.wait_for_timeout(200)
    expect(box).not_to_be_checked()


def test_clocks_run_for_whoever_is_on_turn(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3, pace={"type": "live", "turn": 60, "reserve": 600})
    assert Player(page).wait()
    clocks = page.locator(".players .clock")
    expect(clocks).to_have_count(3)
    before = clocks.all_inner_texts()
    assert re.fullmatch(r"\d+:\d\d", before[0])
    expect(clocks.first).not_to_have_text(before[0])
    assert clocks.all_inner_texts()[1:] == before[1:]


@pytest.mark.parametrize("phone", some_of([False, True], False))
def test_what_the_others_did_since_my_turn(visit: Visit, phone: bool) -> None:
    page = visit(None, phone=phone)
    page.add_init_script("localStorage.setItem('coach', 'on')")
    against_bots(page, "saboteur", 3)
    player = Player(page, seed=3)
    assert player.wait()
    player.play()
    assert player.wait()
    news = page.get_by_role("button", name=re.compile("^Since your last turn"))
    names = page.evaluate("""fetch(`api/tables/${location.hash.split("/")[2]}/log`).then(answer => answer.json())""")
    others = [entry for entry in names["entries"] if entry["seat"] > 0][-2:]
    expect(news).to_contain_text("Basalt")
    expect(news).to_contain_text("Calcite")
    expect(page.locator("[data-coach]")).not_to_be_empty()
    bar, *lines = (
        page.evaluate("part => document.querySelector(part).getBoundingClientRect().toJSON()", part)
        for part in (".bar.mine", ".bar.mine .say strong", "[data-coach]", ".since")
    )
    edges = [bar["top"], *(edge for line in lines for edge in (line["top"], line["bottom"])), bar["bottom"]]
    assert edges == sorted(edges), "the question, what the coach says and what the others did, one below the other"
    expect(page.locator(".line .text:visible")).to_have_count(2)
    assert page.locator(".since .scroll").evaluate("box => box.scrollHeight <= box.clientHeight + 1"), "of both"
    news.click()
    steps = page.locator("#since li button")
    expect(steps).to_have_count(len(others))  # each played a card; that they drew one goes without saying
    steps.first.click()
    expect(steps.first).to_be_hidden()
    if phone:
        page.get_by_role("tab", name="Log").click()
    expect(page.locator(f"[role=log] [data-step='{others[0]['number']}']")).to_have_class(re.compile("shown"))
    if phone:
        page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Dismiss").click()
    expect(news).to_have_count(0)
