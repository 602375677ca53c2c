"""Takes the pictures of the four games anew, in a real browser: `.venv/dev/bin/python tools/make_pictures.py`."""

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from unittest.mock import patch

from playwright.sync_api import Browser, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.harness import Running, config  # noqa: E402
from web.conftest import DESKTOP, FLAGS, PHONE, chromium  # noqa: E402
from web.player import Player, under_way  # noqa: E402

PICTURES: list[tuple[str, int, float, ViewportSize, str]] = [
    ("saboteur", 5, 0.2, DESKTOP, "saboteur"),
    ("valdora", 4, 0.5, DESKTOP, "valdora"),
    ("eldorado", 4, 0.45, DESKTOP, "eldorado"),
    ("caverna", 3, 0.6, DESKTOP, "caverna"),
    ("caverna", 3, 0.6, PHONE, "phone"),
]
"""Game, seats, how much of it is over, size and name."""
LARGEST = 180_000
QUALITIES = range(75, 25, -10)


def take(browser: Browser, address: str, game: str, seats: int, share: float, size: ViewportSize, name: str) -> None:
    context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('pace', 'now')")
    page = context.new_page()
    page.goto(address)
    under_way(page, game, seats, share)
    Player(page).wait()
    page.mouse.move(5, 5)
    page.wait_for_timeout(4000)
    shots = (page.screenshot(type="jpeg", quality=quality) for quality in QUALITIES)
    small = next(shot for shot in shots if len(shot) <= LARGEST)
    (ROOT / f"docs/pictures/{name}.jpg").write_bytes(small)
    context.close()


def main() -> None:
    same = SimpleNamespace(token_bytes=Random(5).randbytes)
    with TemporaryDirectory() as folder, sync_playwright() as playwright, patch("filone.kernel.dice.secrets", same):
        server = Running(config(f"sqlite:///{folder}/filone.db", workers=1))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for picture in PICTURES:
            take(browser, server.address, *picture)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
