"""Every screen in both languages: axe finds nothing, no key instead of a word, no sideways scrolling on a phone."""

import json
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from web.conftest import WEB, Visit
from web.player import Player, against_bots, every_game, finished, home, open_table, post, rest, show, some_of

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
HOW = {"runOnly": TAGS, "resultTypes": ["violations"], "preload": False, "iframes": False}
"""What passes is not described, and there is nothing to load or to look into."""
FIXED = [
    "",
    "new/saboteur",
    "rules/saboteur",
    "me",
    "about",
    "club",
    "game/saboteur",
    "seek/saboteur",
    "tournaments",
    "announce/saboteur",
    "order",
    "player/-",
    "nowhere",
]


def keys_of(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE))


TEXTS = [*WEB.glob("src/**/*.ftl"), *WEB.parent.glob("src/filone/**/*.ftl")]
KEYS = {key for path in TEXTS for key in keys_of(path) if "-" in key}


def check(page: Page, where: str, forced: bool = False) -> None:
    """What must hold of any screen; in forced colours the contrast is the reader's own."""
    show(page)
    page.wait_for_timeout(250)
    rest(page)
    words = page.evaluate(
        """() => [document.title, document.body.innerText,
            ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
                (one) => [one.getAttribute("aria-label"), one.title, one.getAttribute("placeholder")])].join(" ")"""
    )
    raw = {word for word in re.findall(r"[a-z][\w]*(?:-[\w]+)+", words) if word in KEYS}
    assert not raw, f"{where}: keys instead of words: {raw}"
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{where}: {wide} pixels too wide"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "how => axe.run(document, how).then(result => result.violations)",
        HOW | {"rules": {"color-contrast": {"enabled": not forced}}},
    )
    told = [f"{one['id']}: {one['help']}: {node['html'][:160]}" for one in found for node in one["nodes"][:3]]
    assert not told, f"{where}: " + json.dumps(told, indent=1, ensure_ascii=False)


LOOKS = some_of(product(("en", "it"), (False, True), (False, True)), ("it", True, True))
"""Language, dark, phone."""


@pytest.mark.parametrize("look", LOOKS)
def test_screens(visit: Visit, look: tuple[str, bool, bool]) -> None:
    lang, dark, phone = look
    page = visit(lang=lang, phone=phone, dark=dark)
    page.wait_for_selector(".cover")
    for path in FIXED:
        page.goto(f"{home(page)}#/{path}")
        page.wait_for_selector("h1, .wait")
        check(page, path or "lobby")


@pytest.mark.parametrize(
    ("lang", "phone"), [pytest.param("en", False, marks=pytest.mark.long), ("it", True)], ids=["desktop", "phone"]
)
def test_a_table_and_its_parts(visit: Visit, lang: str, phone: bool) -> None:
    page = visit(lang=lang, phone=phone, dark=phone)
    page.wait_for_selector(".cover")
    against_bots(page, "saboteur", 3)
    player = Player(page, seed=2)
    assert player.wait()
    check(page, "table, our turn")
    page.locator(".hand [data-can]").first.click()
    check(page, "table, a card picked")
    if not phone:
        page.locator(".hand [data-can]").last.hover()
        page.wait_for_selector("[role=tooltip]")
        check(page, "table, a tip open")
        assert page.locator(".hand [aria-describedby=tip]").count() == 1
        page.mouse.move(0, 0)
    for tab in page.get_by_role("tab").all():
        tab.click()
        check(page, f"tab {tab.inner_text()}")
        if phone:
            tab.click()
    page.keyboard.press("Escape")
    page.locator(".menu").click()
    check(page, "menu")
    page.locator("dialog .buttons button").first.click()
    check(page, "rules at the table")
    page.keyboard.press("Escape")
    open_table(page, str(post(page, "records", record=finished("saboteur", 3))["table"]))
    page.wait_for_selector("dialog svg[role=img]")
    check(page, "result")
    page.locator("dialog a[href*=replay]").click()
    page.wait_for_selector(".replay")
    check(page, "replay")


FRAME = """one => {
    const glow = one.querySelector(".glow") ?? one.parentElement.querySelector(":scope > .ring");
    const own = getComputedStyle(one);
    if (!glow) return own.outlineStyle === "none" ? 0 : parseFloat(own.outlineWidth);
    const { stroke, strokeWidth } = getComputedStyle(glow);
    return stroke.endsWith(", 0)") ? 0 : parseFloat(strokeWidth);
}"""
"""How wide the frame is that is drawn around a thing."""


@pytest.mark.parametrize("game", every_game("valdora"))
def test_forced_colours_show_what_can_be_done_and_what_is_picked(visit: Visit, game: str) -> None:
    page = visit(None, forced=True)
    page.context.add_init_script("localStorage.setItem('asking', 'always')")
    against_bots(page, game, 3)
    assert Player(page, seed=2).wait()
    check(page, f"{game} in forced colours", forced=True)
    lit = page.locator("[data-board] [data-can]").locator("visible=true")
    frames = lit.evaluate_all(f"all => all.map({FRAME})")
    assert frames
    assert all(frames)
    lit.first.click()
    picked = page.locator("[data-board] [data-picked]").first
    picked.wait_for(state="attached")
    rest(page)
    assert picked.evaluate(FRAME) > frames[0]
    grounds = page.get_by_role("tab").evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")
    assert len(set(grounds)) == 2, "the open tab looks like the others"


WORDS = {
    "saboteur": [r"^ladder, open above, to the right, below, to the left$", r"^Empty cell .*tunnels open onto it: "],
    "valdora": [r"^City A.*; next to: the road between .*, .*"],
    "eldorado": [r" from your pawn, ", r"^Block \d: .* from your pawn, "],
    "caverna": [r"^bare \(whoever covers it gets .*\), in the .* row of the forest"],
}


@pytest.mark.parametrize("game", every_game("caverna"))
def test_labels_carry_the_game(visit: Visit, game: str) -> None:
    page = visit(None)
    against_bots(page, game, 3)
    assert Player(page).wait()
    labels = page.locator("[data-board] [aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    for words in WORDS[game]:
        assert any(re.search(words, label) for label in labels), (words, labels)


@pytest.mark.parametrize("lang", some_of(["en", "it"], "it"))
def test_a_waiting_table(visit: Visit, lang: str) -> None:
    page = visit("new/saboteur", lang=lang, phone=True)
    page.locator("form button.gold").click()
    page.wait_for_selector(".invite")
    check(page, "waiting room")


def test_a_set_that_is_our_usual_rules_is_called_by_its_name(visit: Visit) -> None:
    """Else whoever chose it would find the usual rules chosen, as if nothing had happened."""
    page = visit("new/caverna")
    assert page.input_value("#set") == "printed"
    assert "as the round begins" in page.inner_text("#help-set")
    page.select_option("#set", "common")
    page.select_option("#set", "printed")
    assert "as the round begins" in page.inner_text("#help-set")


def test_a_set_of_rules_is_chosen_and_then_changed(visit: Visit) -> None:
    page = visit("new/saboteur")
    page.get_by_text("Rule by rule").click()
    page.select_option("#set", "printed")
    assert page.input_value("#option-link") == "touch"
    assert "to the letter" in page.inner_text("#help-set")
    assert "does not say that they must lead to the ladder" in page.inner_text("#help-link")
    page.select_option("#option-link", "joint")
    assert page.input_value("#set") == "own"
    page.locator("form button.gold").click()
    page.wait_for_selector(".invite")
    table = page.url.rsplit("/", 1)[-1].split("?")[0]
    chosen = page.evaluate("table => fetch(`api/tables/${table}`).then((answer) => answer.json())", table)["table"][
        "options"
    ]
    assert (chosen["link"], chosen["saboteur_pay"]) == ("joint", "hidden")
