"""What a reader waits for: how much there is to load, when something is to be seen, how soon a move is shown."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from server.harness import Running, config
from web.conftest import Visit
from web.player import GAMES, Player, against_bots, every_game, home, some_of

LITTLE = 200_000
COVERED = """new MutationObserver((_, watch) => {
    if (!document.querySelector(".cover")) return;
    watch.disconnect();
    window.covered = performance.now();
}).observe(document, { childList: true, subtree: true });"""
TIMED = """() => {
    let clicked = 0;
    window.times = [];
    addEventListener("click", ({ target, timeStamp }) => {
        if (target.closest(".side")) clicked = timeStamp;
    }, true);
    new MutationObserver(() => {
        if (!clicked) return;
        const from = clicked;
        clicked = 0;
        requestAnimationFrame((now) => times.push(now - from));
    }).observe(document.querySelector("[data-version]"), { attributeFilter: ["data-version"] });
}"""
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 400_000 / 8, "uploadThroughput": 400_000 / 8}


def best(measure: Callable[[], float], enough: float) -> float:
    """The least of a few tries, since other tests run beside: a page that is slow by itself is slow every time."""
    times = [measure()]
    while times[-1] >= enough and len(times) < 5:
        times.append(measure())
    return min(times)


@pytest.fixture
def empty(built: None, tmp_path: Path) -> Iterator[Running]:
    server = Running(config(f"sqlite:///{tmp_path / 'filone.db'}", workers=1))
    yield server
    server.stop()


@pytest.mark.parametrize("game", every_game("caverna"))
def test_little_to_load(visit: Visit, game: str, empty: Running) -> None:
    """Every byte that comes for the lobby and a first table, headers and fonts included; Caverna's is the largest.

    At a server of its own, whose lobby is not full of other tests' tables; the words of the tests' toy do not count.
    """
    page = visit("about", at=empty.address)
    browser = page.context.new_cdp_session(page)
    browser.send("Network.enable")
    loaded: dict[str, int] = {}
    toy: set[str] = set()

    def asked(request: dict[str, Any]) -> None:
        if "/games/toy/" in request["request"]["url"]:
            toy.add(request["requestId"])

    browser.on("Network.requestWillBeSent", asked)
    browser.on("Network.loadingFinished", lambda done: loaded.update({done["requestId"]: done["encodedDataLength"]}))
    page.goto(f"{home(page)}#/")
    page.wait_for_selector(".cover")
    page.wait_for_load_state("networkidle")  # what is still on its way is not of the second time
    browser.send("Network.clearBrowserCache")
    loaded.clear()
    page.reload()
    page.wait_for_selector(".cover")
    page.locator(".cover").nth(GAMES.index(game)).get_by_role("button", name="Play now").click()
    assert Player(page).wait()
    assert 0 < sum(size for id, size in loaded.items() if id not in toy) < LITTLE, loaded


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "it"])
def test_covers_on_a_slow_line(visit: Visit, lang: str) -> None:
    """400 kbit/s, and 400 ms for every answer."""
    page = visit("about", lang=lang, phone=True)
    browser = page.context.new_cdp_session(page)
    browser.send("Network.enable")
    browser.send("Network.emulateNetworkConditions", SLOW)
    page.add_init_script(COVERED)
    page.goto(f"{home(page)}#/")

    def covered() -> float:
        browser.send("Network.clearBrowserCache")
        page.reload()
        page.wait_for_selector(".cover", timeout=30_000)
        return float(page.evaluate("window.covered"))

    assert best(covered, 3000) < 3000


@pytest.mark.parametrize("lang", some_of(("it", "en"), "it"))
def test_words_come_beside_the_page(visit: Visit, lang: str) -> None:
    """Asked for before the page is there and knows that it needs them, in the reader's language, and no others."""
    page = visit(lang=lang)
    asked = page.evaluate("performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime])")
    begun = min(at for name, at in asked if "/lobby-" in name)
    words = {name.split("_words_")[1][:-12]: at for name, at in asked if "_words_" in name}
    there = page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventStart")
    assert set(words) >= {f"page-{lang}", f"titles-{lang}"}
    assert all(begun <= at < there for at in words.values()), words


def test_no_other_host(visit: Visit, running: Running) -> None:
    page = visit()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    page.reload()
    page.wait_for_selector(".cover")
    against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    assert asked - {""} == {running.address.split("://")[1]}


@pytest.mark.long
def test_soon_something_to_see(visit: Visit) -> None:
    """The covers of the games, when nothing of the page is in the browser's cache."""
    page = visit()
    browser = page.context.new_cdp_session(page)
    browser.send("Network.enable")
    browser.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.add_init_script(COVERED)

    def covered() -> float:
        page.reload()
        page.wait_for_selector(".cover")
        return float(page.evaluate("window.covered"))

    assert best(covered, 1000) < 1000


@pytest.mark.long
def test_a_move_is_shown_at_once(visit: Visit) -> None:
    """From the click that makes it to the changed board, by the page's own clock."""
    page = visit(None)

    def shown() -> float:
        """The slowest but one of twenty moves."""
        against_bots(page, "saboteur", 3)
        player = Player(page, seed=4)
        assert player.wait()
        page.evaluate(TIMED)
        for _ in range(20):
            assert player.wait()
            side = page.locator(".hand .side[data-can]").last
            while not side.is_visible():  # a card that is just leaving is not picked
                page.locator(".hand [data-can]").first.click()
            version = player.version()
            side.click()
            page.wait_for_selector(f"[data-version]:not([data-version='{version}'])")
        times = sorted(page.evaluate("times"))
        assert len(times) >= 19
        return float(times[-2])

    assert best(shown, 150) < 150


def built_files(pattern: str) -> Iterator[Path]:
    import filone.server

    return (Path(str(filone.server.__file__)).parent / "static").rglob(pattern)


def test_the_built_page_names_no_host(built: None) -> None:
    for path in built_files("*.css"):
        assert "url(http" not in path.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_no_game_brings_another_along(built: None, game: str) -> None:
    """What two of them use is in the table's file or in one of its own, not in the first game's that uses it."""
    files = list(built_files(f"{game}-*.js"))
    assert files
    others = "|".join(other for other in GAMES if other != game)
    for path in files:
        assert not re.search(rf'"\./({others})-', path.read_text("utf-8")), path.name
