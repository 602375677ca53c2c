"""What the others do is seen step by step, at the reader's pace, and never in the reader's way."""

import re

import pytest
from playwright.sync_api import Page

from web.conftest import Visit
from web.player import Player, against_bots, every_game, open_table

WATCH = """() => {
    window.seen = [];
    const look = () => {
        const told = document.querySelector("[data-telling]");
        const { telling, until } = told?.dataset ?? {};
        const text = told?.querySelector(":scope > span:last-of-type").textContent;
        const step = told && { number: Number(telling), until: Number(until), text };
        const last = window.seen.at(-1);
        if (step && (last?.number !== step.number || last.text !== step.text)) window.seen.push(step);
        if (step) document.documentElement.dataset.seen = window.seen.length;
        if (step && document.querySelector(".motion .ring")) window.seen.at(-1).placed = true;
        if (step && document.querySelector(".motion .piece")) window.seen.at(-1).moved = true;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
}"""


WALKS = """() => {
    window.walks = new Set();
    const look = () => {
        const own = [...document.querySelectorAll("li[data-ring]")].findIndex((row) => row.matches(".you"));
        for (const one of document.getAnimations()) {
            const pawn = one.playState === "running" && one.effect.target?.closest("[data-pawn]");
            if (!pawn || Number(pawn.dataset.pawn) === own) continue;
            const thing = document.querySelector(".motion .piece:has(svg):not(:has(.paid))");
            const carried = thing ? " with something carried" : "";
            const told = document.querySelector("[data-telling]")?.textContent.trim();
            window.walks.add((told ?? `nothing is told of ${pawn.dataset.pawn}`) + carried);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""What is told while others' pawns walk; a toll is paid on the way."""

COVERS = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [told, words] = [box("[data-telling]"), box(".bar .say")];
    return told.left <= words.left && told.right >= words.right && told.top <= words.top;
}"""

BOARDS = """() => {
    window.boards = [];
    const look = () => {
        const deck = document.querySelector("[data-place=deck]");
        if (!deck) return;
        const steps = [...document.querySelectorAll("[role=log] [data-step]")].map((line) => Number(line.dataset.step));
        const told = document.querySelector("[data-telling]")?.dataset.telling;
        const board = [told ? Number(told) : -1, Math.max(...steps), deck.textContent];
        if (String(board) !== String(window.boards.at(-1))) window.boards.push(board);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""What is told, the last line of the log and what the board says of the position, one after the other."""

UNSAID = r"draws|ends their turn|plays no more cards|discards|keeps the other cards"
"""What goes without saying is in the log, and no step of its own."""

CARRIED = {"saboteur"}
"""Games in whose every turn something is carried over the board; elsewhere pawns and goods may travel by themselves."""


def until_the_others_move(page: Page) -> None:
    """One turn of the reader's, however many moves it takes."""
    player = Player(page)
    while player.wait():
        player.play()
        page.wait_for_selector(".bar.mine, [data-telling]", timeout=60_000)
        if page.locator("[data-telling]").count():
            return


@pytest.mark.parametrize("game", every_game("saboteur"))
def test_the_steps_of_bots_are_shown_in_order_and_can_be_skipped(visit: Visit, game: str) -> None:
    page = visit(None, pace="fast", motion=True)
    against_bots(page, game, 3)
    page.evaluate(WATCH)
    until_the_others_move(page)
    before = page.locator("[data-version]").get_attribute("data-version")
    page.wait_for_selector(".bar.mine", timeout=60_000)
    assert page.locator("[data-version]").get_attribute("data-version") != before
    seen = page.evaluate("window.seen")
    assert any(step.get("placed") for step in seen)
    if game in CARRIED:
        assert any(step.get("moved") for step in seen)
    shown = [step["number"] for step in seen]
    assert shown == sorted(set(shown)), "a step has one sentence, from its beginning to its end"
    assert len(shown) >= 2, "something of each of the two others"
    assert all(step["text"] for step in seen)
    lines = page.locator("[role=log] [data-step]").evaluate_all("lines => lines.map(line => Number(line.dataset.step))")
    assert set(shown) <= set(lines)
    last = max(step["until"] for step in seen)
    assert last >= shown[-1]
    rest = page.locator("[role=log] [data-step]").evaluate_all(
        "(lines, last) => lines.filter(line => Number(line.dataset.step) > last).map(line => line.textContent)",
        last,
    )
    assert all(re.search(UNSAID, text) for text in rest), rest

    page.add_init_script("localStorage.setItem('pace', 'slow')")
    page.reload()
    page.wait_for_selector(".bar.mine", timeout=60_000)
    until_the_others_move(page)
    page.get_by_role("button", name="Skip").click(timeout=60_000)
    page.wait_for_selector(".bar.mine", timeout=2_000)
    assert page.locator("[data-telling]").count() == 0

    until_the_others_move(page)
    told = page.locator("[data-telling]").get_attribute("data-telling")
    page.keyboard.press("Escape")
    assert page.locator(f"[data-telling='{told}']").count() == 0


def test_what_moves_and_what_is_told_keep_step_on_a_slow_machine(visit: Visit) -> None:
    """Travellers walk while it is said that they go, and whatever follows waits for them."""
    page = visit(None, pace="fast", motion=True)
    against_bots(page, "valdora", 4)
    page.evaluate(WALKS)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    until_the_others_move(page)
    page.wait_for_selector(".bar.mine", timeout=60_000)
    told = page.evaluate("[...window.walks]")
    assert told
    assert all("goes to" in text and "carried" not in text for text in told), told


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_who_comes_back_sees_what_happened_by_turns(visit: Visit, phone: bool) -> None:
    """With less motion: places and sentences, and nothing that flies. A click on the stage is enough of it."""
    page = visit(None, pace="fast", phone=phone)
    table = against_bots(page, "saboteur", 4)
    until_the_others_move(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(".bar.mine")
    open_table(page, table)
    page.wait_for_selector(".bar.mine")
    assert page.locator("[data-telling]").count() == 0

    page.add_init_script("sessionStorage.clear(); localStorage.setItem('pace', 'slow')")
    page.reload()
    page.evaluate(WATCH)
    page.wait_for_selector(".motion .ring")
    assert page.locator(".motion .piece").count() == 0
    if phone:
        assert page.evaluate(COVERS), "half of what the bar says is seen beside it"
    page.wait_for_selector(":root[data-seen]:not([data-seen='1'])")
    board = page.locator("[data-board]")
    stage = board.bounding_box()
    board.click(position={"x": 8, "y": 300})
    page.wait_for_selector(".bar.mine", timeout=2_000)
    assert board.bounding_box() == stage, "what is told moves the board"
    seen = page.evaluate("window.seen")
    assert all("draws" not in step["text"] for step in seen)


def test_who_opens_a_table_sees_it_as_it_was_and_then_what_led_on_from_there(visit: Visit) -> None:
    page = visit(None, pace="fast")
    table = against_bots(page, "saboteur", 4)
    until_the_others_move(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(".bar.mine")
    now = page.locator("[data-place=deck]").text_content()
    page.add_init_script(f"sessionStorage.clear(); ({BOARDS})()")
    page.reload()
    page.wait_for_selector("[data-telling]")
    page.wait_for_selector(".bar.mine", timeout=60_000)
    boards = page.evaluate("window.boards")
    log = page.evaluate("async (table) => (await (await fetch(`api/tables/${table}/log`)).json()).entries", table)
    moves = [entry["number"] for entry in log if entry["seat"] >= 0]
    own = next(entry["number"] for entry in reversed(log) if entry["seat"] == 0)
    others = [number for number in moves if number > own]
    told, last, state = boards[0]
    assert (told, state != now) == (-1, True), "as it was when nobody had moved yet"
    assert own <= last < others[0]
    for told, last, _ in boards:
        later = [number for number in others if number > told >= 0]
        assert not later or last < later[0], "what comes of a move is seen before it"
    assert [told for told, *_ in boards if told in others] == sorted(told for told, *_ in boards if told in others)
    assert boards[-1][1:] == [max(last for _, last, _ in boards), now]
