"""Beside the board: the lobby, the waiting room, the next game, drawers on a phone, the count at the end, sounds."""

import re
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from filone import games
from filone.bots.playout import random_move
from filone.kernel import OVER, Record
from web.conftest import PHONE, Visit
from web.player import Player, against_bots, guest, home, open_table, post, some_of


def before_the_end() -> dict[str, Any]:
    """A game that ends when the first seat has made its last move."""
    game, seed = games.load("valdora"), 0
    while True:
        seed += 1
        rng = Random(seed)
        record = Record.new(game, 3, {"rounds": 3})
        state = record.state()
        last = mover = 0
        while state.turn != OVER:
            if state.turn >= 0:
                last, mover = len(record.moves), state.turn
            record.add(state, random_move(state, rng))
        if mover == 0:
            return dict(msgspec.to_builtins(record.upto(last)))


def at_the_end(page: Page) -> None:
    guest(page)
    table = str(post(page, "records", record=before_the_end(), bots={"1": "random", "2": "random"})["table"])
    post(page, f"tables/{table}/start")
    open_table(page, table)
    player = Player(page)
    for _ in range(8):
        page.wait_for_selector(".bar.mine, dialog[open]", timeout=60_000)
        if page.locator("dialog[open]").count():
            return
        player.play()
        page.wait_for_timeout(300)


def test_the_final_count_comes_category_by_category(visit: Visit) -> None:
    page = visit(pace="slow", motion=True)
    at_the_end(page)
    dialog = page.locator("dialog[open]")
    coming = dialog.locator("tbody tr.coming")
    expect(dialog.get_by_role("heading", name="The game is over")).to_be_visible()
    rows = coming.count()
    assert rows
    expect(coming).to_have_count(rows - 1)
    page.keyboard.press("Shift")
    expect(coming).to_have_count(0)
    expect(dialog.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 700})
    expect(dialog.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", some_of(["en", "it"], "en"))
def test_the_lobby_tells_who_won_and_the_next_game_begins_at_once(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    at_the_end(page)
    before = page.url
    page.locator("dialog[open]").get_by_role("button", name=re.compile("Rematch|Rivincita")).click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator("[data-board]")).to_be_visible()
    page.goto(f"{home(page)}#/")
    own = page.locator("[aria-labelledby=my-games]")
    expect(own).to_contain_text(re.compile(r"(You won|Won by .+) with \d+|(Hai vinto|Vittoria di .+) con \d+"))


def test_whose_turn_it_is_finds_that_first(visit: Visit) -> None:
    page = visit(None, phone=True)
    against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    page.goto(f"{home(page)}#/")
    card = page.locator("[aria-labelledby=my-games] li").first
    expect(card).to_contain_text("Your turn")
    box = card.bounding_box()
    assert box is not None
    assert box["y"] < 844


@pytest.mark.parametrize(
    ("lang", "fill", "start"), [("en", "Fill with bots", "Start"), ("it", "Completa con i bot", "Inizia")]
)
def test_a_waiting_room_tells_what_is_played_and_is_filled_in_one_click(
    visit: Visit, lang: str, fill: str, start: str
) -> None:
    page = visit(None, lang=lang)
    guest(page, lang)
    pace = {"type": "slow", "days": 3}
    table = post(page, "tables", game="saboteur", seats=5, name="Da Pia", pace=pace)["table"]
    open_table(page, str(table))
    room = page.locator(".room")
    expect(room).to_contain_text("Da Pia")
    expect(room).to_contain_text("Saboteur")
    expect(room.locator("dl")).to_contain_text(re.compile("3 (days|giorni)"))
    expect(room.locator("dt")).to_have_count(4 + len(games.load("saboteur").options))
    page.get_by_role("button", name=fill).click()
    page.get_by_role("button", name=start).click()
    expect(page.locator(".hand")).to_be_visible()


def test_a_waiting_room_with_a_long_talk_begins_at_its_head(visit: Visit) -> None:
    """Only the list of what was said scrolls to its end."""
    page = visit(None, phone=True)
    guest(page)
    table = str(post(page, "tables", game="saboteur", seats=3)["table"])
    for number in range(20):
        post(page, f"tables/{table}/chat", text=f"Line {number}")
    open_table(page, table)
    chat = page.get_by_role("log", name="Chat")
    page.wait_for_function("() => document.querySelector('[role=log]')?.scrollTop > 0")
    assert page.evaluate("scrollY") == 0
    page.get_by_label("Say something").fill("The last of all")
    page.get_by_role("button", name="Send").tap()
    expect(chat.get_by_text("The last of all")).to_be_in_viewport()
    expect(chat.get_by_text("Line 1", exact=True)).not_to_be_in_viewport()


def test_a_new_table_is_filled_in_one_click(visit: Visit) -> None:
    page = visit("new/saboteur")
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".hand")).to_be_visible()


@pytest.mark.parametrize("game", some_of(["saboteur", "caverna"], "caverna"))
def test_a_new_table_fits_one_screen(visit: Visit, game: str) -> None:
    page = visit(f"new/{game}", lang="it")
    page.locator(".number").last.click()
    expect(page.locator(".who select")).to_have_count(games.load(game).seats[-1])
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.set_viewport_size(PHONE)
    page.locator(".number").first.click()
    assert page.evaluate("document.documentElement.scrollHeight < 2 * innerHeight")
    expect(page.locator("form button.gold")).to_be_in_viewport()


def test_bots_of_one_rank_fill_a_table(visit: Visit) -> None:
    page = visit("new/saboteur")
    page.get_by_label("Bot level").select_option("novice")
    page.get_by_role("button", name="Fill with bots").click()
    assert page.locator(".who select").evaluate_all("all => all.map(one => one.value)") == ["you"] + 3 * ["bot:novice"]


def test_all_of_ten_players_are_in_sight(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 10)
    assert Player(page).wait()
    expect(page.locator(".players li")).to_have_count(10)
    expect(page.locator(".players li").last).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator("[data-board] .strip li").last).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-board] .state .role")).to_be_in_viewport(ratio=1)


CUT = """all => all.filter((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return text.getBoundingClientRect().width > one.getBoundingClientRect().width + 0.01;
}).length"""
"""A hair too little room, and a name ends in dots."""


def test_names_are_whole_beside_turn_and_score(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "eldorado", 4, scores=True)
    assert Player(page).wait()
    page.locator(".players .on-turn").evaluate(
        "turn => document.querySelectorAll('.players .end').forEach((end) => end.prepend(turn.cloneNode(true)))"
    )
    names = page.locator(".players li:nth-child(n + 2) .name")
    assert names.count() == 3
    assert names.evaluate_all(CUT) == 0


def test_large_text_leaves_everything_within_reach(visit: Visit) -> None:
    """A phone whose text is set to 150 %."""
    page = visit(None, phone=True)
    against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    page.evaluate("document.documentElement.style.fontSize = '150%'")
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[data-board] .state .role")).to_be_in_viewport(ratio=1)
    page.locator(".hand .card[data-can]").first.tap()
    page.locator(".hand [data-facet*=discard]").tap()
    assert Player(page).wait()


@pytest.mark.parametrize(
    ("game", "own"), [pytest.param("eldorado", "My pawn", marks=pytest.mark.long), ("caverna", "My board")]
)
def test_who_watches_has_no_pawn_and_no_moves(visit: Visit, game: str, own: str) -> None:
    page = visit(None)
    against_bots(page, game, 2)
    assert Player(page).wait()
    other = visit(page.url.split("#/")[1])
    other.wait_for_selector("[data-board] [data-thing]", state="attached")
    if game == "eldorado":
        other.get_by_role("button", name="Whole route").click()
    expect(other.locator("body")).not_to_contain_text(own)
    expect(other.get_by_role("tab")).to_have_text(["Log", "Chat"])


def test_drawers_close_with_back_and_escape(visit: Visit) -> None:
    page = visit(None, phone=True)
    against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    here, panel = page.url, page.locator("#panel")
    page.get_by_role("tab", name="Log").tap()
    expect(panel).to_be_visible()
    drawer, bar = panel.bounding_box(), page.locator(".bar.mine").bounding_box()
    assert drawer
    assert bar
    assert drawer["y"] + drawer["height"] <= bar["y"] + 1, "what is asked stays in sight"
    page.get_by_role("tab", name="Players").tap()
    page.go_back()
    expect(panel).to_be_hidden()
    page.get_by_role("tab", name="Chat").tap()
    page.get_by_label("Say something").press("Escape")
    expect(panel).to_be_hidden()
    page.get_by_role("tab", name="Log").tap()
    panel.get_by_role("button", name="Close").tap()
    expect(panel).to_be_hidden()
    assert page.url == here
    page.get_by_role("tab", name=re.compile("^Moves|^Choices")).tap()
    for _ in range(4):
        if page.locator(".confirm").count():
            break
        panel.locator("[data-choice]").first.tap()
    expect(panel).to_be_hidden()
    page.locator(".confirm").tap()


HEAR = """() => {
    window.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) { window.heard += 1; return start.apply(this, given); };
}"""


@pytest.mark.parametrize("wanted", some_of([False, True], True))
def test_what_happens_is_heard_by_those_who_want_to(visit: Visit, wanted: bool) -> None:
    page = visit("me")
    if wanted:
        page.get_by_role("checkbox", name="Sounds").click()
        page.get_by_role("slider", name="Volume").fill("30")
    against_bots(page, "saboteur", 3)
    player = Player(page)
    assert player.wait()
    page.evaluate(HEAR)
    player.play()
    assert player.wait()
    assert (page.evaluate("window.heard") > 0) == wanted
