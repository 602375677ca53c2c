"""The page in a real Chromium, against a real server."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from server.harness import Running, config
from web.player import NOWHERE

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDE: ViewportSize = {"width": 844, "height": 390}
"""The phone on its side."""

OUTSIDE = {
    "push": "mailto:operator@club.example",
    "smtp": "smtp://127.0.0.1:9",
    "mail_from": "filone@club.example",
    "url": "http://localhost/",
}
"""So that the page shows everything it can."""

UNSEEN = "addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('opacity', '0'))"
"""What cannot be seen is not painted, which is a tenth of a browser's work; `show` is for those who look."""

PATIENCE = 15_000
"""Milliseconds until what does not come counts as missing, on a busy machine too."""
expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def built() -> None:
    """The page as the installed server serves it; built here if it has not been."""
    import filone.server

    static = Path(str(filone.server.__file__)).parent / "static"
    if (static / "index.html").exists():
        return
    npm = shutil.which("npm")
    assert npm, "the page is not built, and there is no npm to build it with"
    for command in ("ci", "run build"):
        subprocess.run([npm, *command.split(), "--silent"], cwd=WEB, check=True)


@pytest.fixture(scope="session")
def running(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("web") / "filone.db"
    server = Running(config(f"sqlite:///{database}", workers=1, **OUTSIDE))
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def fixed_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same chance and the same bots whenever a test is run."""
    source = SimpleNamespace(token_bytes=Random(request.node.name).randbytes)
    monkeypatch.setattr("filone.kernel.dice.secrets", source)


def chromium() -> str:
    """Rather without its windows: they take as much of a processor as the page in them, and nobody looks."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path, "the tests of the page need Chromium: Debian's chromium-headless-shell, or CHROMIUM=/path/to/it"
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, running: Running) -> Iterator[Visit]:
    """Somebody opens the page: a browser of their own, watched for anything that goes wrong in it."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(
        path: str | None = "",
        lang: str = "en",
        phone: bool = False,
        side: bool = False,
        dark: bool = False,
        answers: bool = False,
        pace: str = "now",
        motion: bool = False,
        forced: bool = False,
        worker: bool = False,
        at: str = running.address,
    ) -> Page:
        """Unless the page `answers`, only choices are left to whoever visits; at the `pace` it shows what others do.

        Whoever goes on to a table need not see the lobby first: with no `path` nothing of the page is there yet.

        Only with a service `worker` does the browser keep the whole page for itself, which takes time.
        """
        context = browser.new_context(
            viewport=SIDE if side else PHONE if phone else DESKTOP,
            has_touch=phone or side,
            locale={"en": "en-GB", "it": "it-IT"}[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            forced_colors="active" if forced else "none",
            service_workers="allow" if worker else "block",
        )
        contexts.append(context)
        if not answers:
            context.add_init_script("localStorage.setItem('only', 'off')")
        context.add_init_script(f"localStorage.setItem('pace', '{pace}')")
        context.add_init_script(UNSEEN)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        if path is None:
            page.goto(f"{at}/{NOWHERE}")
            return page
        page.goto(f"{at}/#/{path}")
        page.wait_for_selector("main *")
        return page

    yield open_page
    for context in contexts:
        context.close()
    expected = ("status of 4", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket connection")
    assert not [line for line in wrong if not any(known in line for known in expected)]
