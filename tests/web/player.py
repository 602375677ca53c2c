"""Somebody who plays any game through the page: picks what is lit until the game is over."""

import secrets
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Locator, Page

from filone import games
from filone.bots.bot import Budget, PolicyBot
from filone.bots.drive import drive
from filone.bots.levels import knowledge_of
from filone.kernel import OVER, Record, pick

LIT = ", ".join(
    f"{lit}:not([inert] *)" for lit in ("[data-board] [data-can]", ".players [data-can]", ".plain [data-choice]")
)
GLANCE = f"""() => {{
    const seen = (one) => one.getClientRects().length > 0;
    const count = (selector) => [...document.querySelectorAll(selector)].filter(seen).length;
    return {{
        version: Number(document.querySelector("[data-version]")?.dataset.version ?? 0),
        mine: count(".bar.mine"), confirm: count(".bar .confirm"), buttons: count(".bar .gold"),
        lit: count("{LIT}"),
    }};
}}"""
NOWHERE = "health"
"""An address of the server that is not the page's."""
GAMES = ("saboteur", "valdora", "eldorado", "caverna")
SHORT = {"valdora": {"rounds": 3}, "eldorado": {"rounds": 3}}
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def some_of(values: Iterable[Any], *often: Any) -> list[ParameterSet]:
    """Of what the page does for all of them alike: those named at every commit, the others in the long run."""
    return [pytest.param(one, id=str(one), marks=[] if one in often else pytest.mark.long) for one in values]


def every_game(*often: str) -> list[ParameterSet]:
    return some_of(GAMES, *often)


desktop_and_phone = pytest.mark.parametrize(
    ("lang", "phone"), [("en", False), pytest.param("it", True, marks=pytest.mark.long)], ids=["desktop", "phone"]
)


def show(page: Page) -> None:
    """What the tests keep from being painted."""
    page.evaluate("document.documentElement.style.removeProperty('opacity')")


def rest(page: Page) -> None:
    """Until whatever is on its way has arrived, but for what never ends and what, unpainted, never begins."""
    page.evaluate(
        """() => Promise.race([
            Promise.allSettled(document.getAnimations()
                .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity)
                .map((one) => one.finished)),
            new Promise((enough) => setTimeout(enough, 5000)),
        ])"""
    )


def home(page: Page) -> str:
    return page.url.split("#", maxsplit=1)[0].removesuffix(NOWHERE)


def post(page: Page, path: str, **body: Any) -> Any:
    """A command with the page's own session."""
    answer = page.request.post(f"{home(page)}api/{path}", data={"key": secrets.token_hex(8)} | body)
    assert answer.ok, answer.text()
    return answer.json()


def guest(page: Page, lang: str = "en") -> None:
    """Give the page somebody to be."""
    name = f"Test {secrets.token_hex(3)}"
    page.request.post(f"{home(page)}api/guest", data={"name": name, "lang": lang})
    page.evaluate("name => localStorage.setItem('name', name)", name)


def open_at(page: Page, path: str) -> None:
    """As if it had been typed into a new tab: for whoever the page is by now, and drawn once."""
    if page.url.endswith(NOWHERE):
        page.goto(f"{home(page)}#/{path}")
        return
    page.evaluate("path => history.replaceState(null, '', `#/${path}`)", path)
    page.reload()


def open_table(page: Page, table: str) -> None:
    open_at(page, f"table/{table}")


def against_bots(page: Page, game: str, seats: int, level: str = "random", **more: Any) -> str:
    """A table of the page's own with bots in all other seats, started and opened."""
    guest(page)
    bots = {str(seat): level for seat in range(1, seats)}
    table = str(post(page, "tables", game=game, seats=seats, bots=bots, open=False, **more)["table"])
    post(page, f"tables/{table}/start")
    open_table(page, table)
    return table


def played_well(name: str, seats: int, seed: int = 3) -> Record:
    """A whole game by bots that know it: its board fills as boards do."""
    game = games.load(name)
    bot = PolicyBot(game, knowledge_of(game), slips=0.15)
    rng = Random(seed)
    record = Record.new(game, seats)
    state = record.state()
    for move in drive(
        state,
        lambda _step, state: state.moves()[pick(state.weights(), rng.random())],
        lambda view: bot.choose(view, Budget(), rng),
    ):
        record.add(state, move)
    return record


def under_way(page: Page, name: str, seats: int, share: float) -> str:
    """A table of the page's own that goes on with such a game, at our first turn after a `share` of it."""
    record = played_well(name, seats)
    at = next(n for n, state, _ in record.positions() if n > share * len(record.moves) and state.turn == 0) - 1
    return gone_on(page, record, at)


def gone_on(page: Page, record: Record, at: int) -> str:
    """A table of the page's own that goes on with a game after so many moves."""
    guest(page)
    bots = {str(seat): "novice" for seat in range(1, record.seats)}
    table = str(post(page, "records", record=msgspec.to_builtins(record.upto(at)), bots=bots)["table"])
    post(page, f"tables/{table}/start")
    open_table(page, table)
    return table


def finished(name: str, seats: int) -> dict[str, Any]:
    """The record of a game that went as it pleased."""
    game = games.load(name)
    options = SHORT.get(name, {})
    record = Record.new(game, seats, options)
    state = game.start(seats, options)
    rng = Random(7)
    while state.turn != OVER:
        record.moves.append(rng.choice(state.moves()))
        state.step(record.moves[-1])
    record.result = state.outcome()
    return dict(msgspec.to_builtins(record))


class Player:
    """By mouse, by touch, or with the keys alone."""

    def __init__(self, page: Page, seed: int = 1, keys: bool = False, touch: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.keys = keys
        self.touch = touch

    def wait(self) -> bool:
        """Until it is our turn (true) or the game is over."""
        self.page.wait_for_selector(".bar.mine, dialog[open]", timeout=60_000)
        return self.page.locator("dialog[open]").count() == 0

    def version(self) -> int:
        return int(self.page.locator("[data-version]").get_attribute("data-version") or 0)

    def look(self) -> dict[str, int]:
        """What there is to press and to pick, in one glance."""
        seen: dict[str, int] = self.page.evaluate(GLANCE)
        return seen

    def play(self) -> None:
        """One move: things are picked at random until one move is left, and that is confirmed."""
        before = self.version()
        for _ in range(12):
            seen = self.look()
            if seen["version"] != before or not seen["mine"]:
                break
            if seen["confirm"]:
                self.press(self.page.locator(".bar .confirm"))
                self.page.wait_for_selector(f"[data-version]:not([data-version='{before}'])")
            elif seen["buttons"]:
                self.press(self.page.locator(".bar .gold").nth(self.rng.randrange(seen["buttons"])))
            else:
                self.pick(seen["lit"])

    def finish(self, most: int = 3000) -> None:
        for _ in range(most):
            if not self.wait():
                return
            self.play()
            if self.keys:
                self.page.wait_for_selector(".room:focus-within, dialog:focus-within", timeout=5_000)
        raise AssertionError("the game does not end")

    def press(self, button: Locator) -> None:
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            self.point(button)

    def point(self, thing: Locator) -> None:
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def pick(self, lit: int) -> None:
        """One of the things that are lit."""
        if self.keys:
            self.page.keyboard.press(self.rng.choice(ARROWS))
            self.page.keyboard.press("Enter")
        elif lit:
            self.point(self.page.locator(LIT).locator("visible=true").nth(self.rng.randrange(lit)))
