"""How smooth the boards are at their busiest, in a real Chromium: `python benchmarks/frames.py [game ...]`.

A game that bots played well is replayed step by step at the normal pace, from where its board is full, and every frame
is timed while things are on their way. It draws in software as a machine without a graphics card does, so that a
number above 25 ms at the 95th percentile is seen by somebody. On a busy machine all of these are high: what the page
itself does is told by how much of a processor its main thread takes meanwhile.
"""

import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[0] = str(ROOT / "tests")  # in place of this folder, which has a `server` of its own

from server.harness import Running, config  # noqa: E402
from web.conftest import DESKTOP, FLAGS, chromium  # noqa: E402
from web.player import guest, home, played_well, post  # noqa: E402

SEATS = {"saboteur": 10, "valdora": 5, "eldorado": 4, "caverna": 4}
BUSY = {"saboteur": 0.26, "valdora": 0.6, "eldorado": 0.5, "caverna": 0.6}
"""How much of a game is over when most lies on its board."""
SECONDS = 12
BAR = 25.0
FRAMES = """seconds => new Promise((done) => {
    const times = [];
    const end = performance.now() + 1000 * seconds;
    let last = performance.now();
    const frame = (now) => {
        times.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(frame);
        else done(times.slice(1));
    };
    requestAnimationFrame(frame);
})"""


def watch(page: Page, address: str, game: str) -> tuple[list[float], float]:
    """The milliseconds of every frame while a replay goes on, and the share of a processor that it takes."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    guest(page)
    record = played_well(game, SEATS[game])
    at = int(BUSY[game] * len(record.moves))
    table = post(page, "records", record=msgspec.to_builtins(record))["table"]
    page.goto(f"{home(page)}#/replay/{table}?at={at}")
    page.reload()
    page.wait_for_selector("[data-board] [data-facet]", state="attached")
    page.wait_for_timeout(4000)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("[data-telling], [data-moment]")
    before = tasks(session)
    times = [float(time) for time in page.evaluate(FRAMES, SECONDS)]
    return times, (tasks(session) - before) / SECONDS


def tasks(session: CDPSession) -> float:
    """Seconds of a processor that the main thread has taken."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def measure(browser: Browser, address: str, game: str) -> float:
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="no-preference")
    context.add_init_script("localStorage.setItem('pace', 'normal')")
    times, taken = watch(context.new_page(), address, game)
    context.close()
    late = quantiles(times, n=20)[-1]
    print(f"{game:9} {len(times):5} frames, median {median(times):.1f} ms, 95 % {late:.1f} ms, main thread {taken:.0%}")
    return late


def main() -> int:
    chosen = sys.argv[1:] or list(SEATS)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(config(f"sqlite:///{folder}/filone.db", workers=0))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        slow = [game for game in chosen if measure(browser, server.address, game) > BAR]
        browser.close()
        server.stop()
    return len(slow)


if __name__ == "__main__":
    sys.exit(main())
