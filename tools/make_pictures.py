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
from web.player import Player, against_bots  # noqa: E402

PICTURES: list[tuple[str, int, int, ViewportSize, str]] = [
    ("saboteur", 5, 9, DESKTOP, "saboteur"),
    ("valdora", 4, 10, DESKTOP, "valdora"),
    ("eldorado", 4, 12, DESKTOP, "eldorado"),
    ("caverna", 3, 30, DESKTOP, "caverna"),
    ("caverna", 3, 30, PHONE, "phone"),
]
"""Game, seats, moves of ours before the picture, size and name."""


def take(browser: Browser, address: str, game: str, seats: int, moves: int, size: ViewportSize, name: str) -> None:
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('pace', 'now')")
    page = context.new_page()
    page.goto(address)
    against_bots(page, game, seats)
    player = Player(page, seed=5)
    for _ in range(moves):
        if player.wait():
            player.play()
    player.wait()
    page.set_viewport_size(size)
    page.mouse.move(5, 5)
    page.wait_for_timeout(2500)
    page.screenshot(path=ROOT / f"docs/pictures/{name}.jpg", type="jpeg", quality=78)
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
