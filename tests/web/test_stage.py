"""The moments that matter have the stage: in both languages, at the reader's pace, until a click or a key goes on."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from filone import games
from web.conftest import Visit
from web.player import Player, against_bots, finished, gone_on, guest, open_at, played_well, post, some_of
from web.test_events import until_the_others_move
from web.test_screens import check

PAID = {"tale": "paid", "target": 1, "nuggets": 4}
REAPED = {"tale": "reaped", "seat": 1, "goods": {"grain": 2}}
MOMENTS: list[tuple[str, str, list[dict[str, Any]], str, str]] = [
    ("saboteur", "gold", [{"tale": "saboteurs_round", "round": 1, "goal": "top"}, PAID], "to the saboteurs", "round 1"),
    ("valdora", "workshop", [{"tale": "workshop", "seat": 1, "colour": "green"}], "workshop", "laboratorio"),
    ("valdora", "last_round", [{"tale": "last_round"}], "last round", "ultimo"),
    ("eldorado", "arrival", [{"tale": "arrival", "seat": 1}], "El Dorado", "El Dorado"),
    ("caverna", "harvest", [{"tale": "harvest", "round": 3}, REAPED], "harvest", "raccolto"),
    ("caverna", "child", [{"tale": "child", "seat": 1}], "child is born", "nasce un figlio"),
    ("caverna", "home", [{"tale": "home", "seat": 1, "strength": 3}], "strength 3", "forza 3"),
]  # fmt: skip


def telling(page: Page, told: list[dict[str, Any]]) -> None:
    """From now on the last step of the log tells this as well, and is news; nothing is pushed."""

    def more(route: Route) -> None:
        answer = route.fetch()
        position = answer.json()
        position["log"]["entries"][-1]["told"] = told
        route.fulfill(response=answer, body=json.dumps(position))

    page.route(re.compile(r"/api/tables/[0-9a-f]+$"), more)
    page.add_init_script("sessionStorage.clear()")
    page.route_web_socket(re.compile("api"), lambda _socket: None)


@pytest.mark.long
@pytest.mark.parametrize(("game", "name", "told", "en", "it"), [pytest.param(*one, id=one[1]) for one in MOMENTS])
def test_a_moment_has_the_stage(
    visit: Visit, game: str, name: str, told: list[dict[str, Any]], en: str, it: str
) -> None:
    for lang, words in (("en", en), ("it", it)):
        page = visit(None, lang=lang, pace="slow", phone=lang == "it")
        against_bots(page, game, 3)
        until_the_others_move(page)
        page.keyboard.press("Escape")
        page.wait_for_selector(".bar.mine")
        telling(page, told)
        page.reload()
        stage = page.locator(f"[data-moment={name}]")
        expect(stage.locator("h2")).to_contain_text(re.compile(words, re.IGNORECASE), timeout=30_000)
        check(page, f"{game}: {name}, {lang}")
        page.keyboard.press("Escape")
        expect(stage).to_have_count(0)


@pytest.mark.parametrize("lang", some_of(["en", "it"], "it"))
def test_the_role_is_told_in_secret(visit: Visit, lang: str) -> None:
    page = visit(None, lang=lang, pace="slow")
    against_bots(page, "saboteur", 3)
    stage = page.locator("[data-moment=role]")
    expect(stage).to_be_visible()
    role = stage.locator(".role").inner_text().strip()
    expect(page.locator("[role=status]").first).to_contain_text(role)
    stage.get_by_role("button").click()
    expect(stage).to_have_count(0)
    assert Player(page).wait()
    assert role in page.locator("[data-board] .state .role").inner_text()


HIDDEN = """() => {
    const box = (one) => one.getBoundingClientRect();
    const card = box(document.querySelector(".scene"));
    const shared = ({ left, right, top, bottom }) =>
        Math.max(0, Math.min(right, card.right) - Math.max(left, card.left)) *
        Math.max(0, Math.min(bottom, card.bottom) - Math.max(top, card.top));
    return [...document.querySelectorAll("[data-facet*=goal] .glow")].reduce((sum, one) => sum + shared(box(one)), 0);
}"""
"""How much of the doors lies under a moment's card."""


def test_a_round_ends_on_the_old_maze(visit: Visit) -> None:
    """Treasure, masks and gold come one after the other, and only then is the next round dealt.

    The doors are in sight and lit while they are opened.
    """
    page = visit(None, pace="fast")
    record = played_well("saboteur", 3, seed=8)  # nobody can draw any more
    space = games.load("saboteur").space
    end = next(number for number, _, move in record.positions() if space.kind_of(move).name == "unmask")
    gone_on(page, record, max(n for n, state, _ in record.positions() if n < end - 6 and state.turn == 0) - 1)
    player = Player(page)
    page.evaluate(
        """() => {
            window.staged = [];
            const hidden = HIDDEN;
            new MutationObserver(() => {
                const name = document.querySelector("[data-moment]")?.dataset.moment;
                const round = document.querySelector(".state")?.textContent;
                if (name && window.staged.at(-1)?.[0] !== name) window.staged.push([name, round]);
                if (name === "treasure") requestAnimationFrame(() => {
                    window.lit = document.querySelectorAll("[data-moment=treasure] .dim rect").length || window.lit;
                    if (document.querySelector("[data-moment=treasure]")) window.hidden = hidden();
                });
            }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }""".replace("HIDDEN", HIDDEN)
    )
    staged: list[tuple[str, str]] = []
    while player.wait():
        staged = page.evaluate("window.staged")
        if any(name == "gold" for name, _ in staged):
            break
        player.play()
    names = [name for name, _ in staged if name not in {"role", "look"}]
    assert names == ["treasure", "masks", "gold"]
    assert all("Round 1" in round for name, round in staged if name != "role")
    assert staged[-1][0] == "role"
    assert page.evaluate("[window.lit > 0, window.hidden]") == [True, 0]


def test_a_replay_by_turns_stages_them_too(visit: Visit) -> None:
    page = visit(None, pace="fast")
    guest(page)
    record = finished("saboteur", 3)
    space = games.load("saboteur").space
    at = next(i for i, move in enumerate(record["moves"]) if space.kind_of(move).name == "unmask") - 6
    table = post(page, "records", record=record)["table"]
    open_at(page, f"replay/{table}?at={at}")
    page.get_by_label("Go by").select_option("turn")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-moment=masks]")).to_be_visible(timeout=30_000)
    expect(page.locator("[data-moment=gold]")).to_be_visible(timeout=30_000)
