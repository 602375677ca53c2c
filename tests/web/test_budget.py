"""What a reader waits for: how much there is to load, when something is to be seen, how soon a move is shown."""

import gzip
import re
from pathlib import Path

from web.conftest import Visit
from web.player import Player
from web.test_play import table_against_bots

from server.harness import Running


def test_little_to_load(visit: Visit, running: Running) -> None:
    page = visit()
    loaded: dict[str, int] = {}
    page.on("response", lambda response: loaded.__setitem__(response.url, len(gzip.compress(response.body()))) if response.url.endswith(".js") else None)
    page.reload()
    page.wait_for_selector(".cover")
    table_against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    assert 0 < sum(loaded.values()) < 250_000, loaded


def test_no_other_host(visit: Visit, running: Running) -> None:
    page = visit()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(re.split("[/?#]", request.url, maxsplit=3)[2] if "://" in request.url else "data"))
    page.reload()
    page.wait_for_selector(".cover")
    table_against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    assert asked == {running.address.split("://")[1]}


def test_soon_something_to_see(visit: Visit) -> None:
    page = visit()
    page.reload()
    page.wait_for_selector(".cover")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    assert paint < 1000


def test_a_move_is_shown_at_once(visit: Visit) -> None:
    """From the click that confirms it to the changed board, by the page's own clock."""
    page = visit()
    table_against_bots(page, "saboteur", 3, "random")
    player = Player(page, seed=4)
    assert player.wait()
    page.evaluate(
        """() => {
            let clicked = 0;
            window.times = [];
            addEventListener("click", (event) => { if (event.target.closest(".confirm")) clicked = event.timeStamp; }, true);
            new MutationObserver(() => {
                if (clicked) requestAnimationFrame((now) => { times.push(now - clicked); clicked = 0; });
            }).observe(document.querySelector("[data-version]"), { attributeFilter: ["data-version"] });
        }"""
    )
    for _ in range(20):
        assert player.wait()
        page.locator(".hand [data-can]").first.click()
        page.locator(".hand .side[data-can]").last.click()
        version = player.version()
        page.locator(".bar .confirm").click()
        page.wait_for_selector(f"[data-version]:not([data-version='{version}'])")
    times = sorted(page.evaluate("times"))
    assert len(times) >= 19
    assert times[int(0.95 * len(times))] < 150, times


def test_the_built_page_names_no_host() -> None:
    import filone.server  # noqa: PLC0415

    static = Path(str(filone.server.__file__)).parent / "static"
    for path in static.rglob("*.css"):
        assert "url(http" not in path.read_text("utf-8")
