"""Films a game in a real browser, as sheets of pictures one after the other in time, and takes stills of it.

    .venv/dev/bin/python tools/make_strips.py GAME FOLDER [--size desktop|phone|side|large] [--lang en|it] [--dark]
        [--seats N] [--from SHARE] [--seed N] [--replay] [--moves N] [--seconds S] [--every S]

A game that bots played well is opened at a SHARE of it, and is filmed for so many seconds while somebody makes N moves
at random among bots; with `--replay` it is played back instead, as it was played. FOLDER gets `sheet-NN.png`, and
`still-NN.png` of the whole window whenever it is the reader's turn, or once in a while.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as NothingCame

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.harness import Running, config  # noqa: E402
from web.conftest import DESKTOP, FLAGS, PHONE, SIDE, chromium  # noqa: E402
from web.player import Player, gone_on, guest, open_at, played_well, post  # noqa: E402

SIZES: dict[str, ViewportSize] = {
    "desktop": DESKTOP, "phone": PHONE, "side": SIDE, "large": {"width": 1920, "height": 1080},
}  # fmt: skip
SEATS = {"saboteur": 5, "valdora": 4, "eldorado": 4, "caverna": 3}
SHEET = 1500
"""How wide a sheet is; as many pictures stand in a row as can be read, in as many rows as can be looked at once."""
ACROSS = {"desktop": 2, "phone": 5, "side": 2, "large": 2}
ROWS = {"desktop": 2, "phone": 2, "side": 3, "large": 2}
STILL = 15.0
"""Seconds between two stills of a replay."""


class Frame(NamedTuple):
    time: float
    jpeg: str


class Camera:
    """Keeps what the window looks like, not more often than every so many seconds."""

    def __init__(self, page: Page, every: float) -> None:
        self.every = every
        self.frames: list[Frame] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._take)
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 80})

    def _take(self, shown: dict[str, Any]) -> None:
        self.session.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})
        frame = Frame(shown["metadata"]["timestamp"], shown["data"])
        if not self.frames or frame.time >= self.frames[-1].time + self.every:
            self.frames.append(frame)

    @property
    def seconds(self) -> float:
        return self.frames[-1].time - self.frames[0].time if self.frames else 0.0


def sheets(browser: Browser, frames: Sequence[Frame], size: str, folder: Path) -> None:
    across, many = ACROSS[size], ACROSS[size] * ROWS[size]
    page = browser.new_page(viewport={"width": SHEET, "height": 200})
    for number, at in enumerate(range(0, len(frames), many)):
        pictures = "".join(
            f"<figure><img src='data:image/jpeg;base64,{frame.jpeg}'><figcaption>{frame.time - frames[0].time:.1f} s"
            "</figcaption></figure>"
            for frame in frames[at : at + many]
        )
        page.set_content(
            f"<style>body{{display:grid;grid-template-columns:repeat({across},1fr);gap:6px;margin:6px}}"
            f"figure{{margin:0}}img{{width:100%;display:block}}</style>{pictures}"
        )
        page.wait_for_function("[...document.images].every((image) => image.complete)")
        page.screenshot(path=folder / f"sheet-{number:02}.png", full_page=True)
    page.close()


def film(page: Page, args: Namespace) -> list[Frame]:
    record = played_well(args.game, args.seats or SEATS[args.game], args.seed)
    share = args.share * len(record.moves)
    if args.replay:
        guest(page, args.lang)
        table = post(page, "records", record=msgspec.to_builtins(record))["table"]
        open_at(page, f"replay/{table}?at={int(share)}")
        page.wait_for_selector("[data-board] [data-facet]", state="attached")
        page.wait_for_timeout(3000)
        camera = Camera(page, args.every)
        page.locator("[data-play]").click()
        stills = 0
        while camera.seconds < args.seconds:
            page.wait_for_timeout(500)
            if camera.seconds > stills * STILL:
                page.screenshot(path=args.folder / f"still-{stills:02}.png")
                stills += 1
        return camera.frames
    at = next(n for n, state, _ in record.positions() if n > share and state.turn == 0) - 1
    gone_on(page, record, max(at, 0))
    player = Player(page, seed=args.seed)
    camera = Camera(page, args.every)
    for move in range(args.moves):
        if camera.seconds > args.seconds or not player.wait():
            break
        page.wait_for_timeout(1500)
        page.screenshot(path=args.folder / f"still-{move:02}.png")
        player.play()
    try:
        page.wait_for_selector(".bar.mine, dialog[open]", timeout=20_000)
    except NothingCame:
        print("The others are still at it.")
    page.wait_for_timeout(2500)
    page.screenshot(path=args.folder / "still-end.png")
    return camera.frames


def main() -> None:
    parser = ArgumentParser(description="Film a game.")
    parser.add_argument("game", choices=SEATS)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", choices=SIZES, default="desktop")
    parser.add_argument("--lang", choices=("en", "it"), default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--from", dest="share", type=float, default=0.3, metavar="SHARE")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--replay", action="store_true")
    parser.add_argument("--moves", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=0.8)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(config(f"sqlite:///{folder}/filone.db", workers=1))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(
            viewport=SIZES[args.size],
            has_touch=args.size in {"phone", "side"},
            locale={"en": "en-GB", "it": "it-IT"}[args.lang],
            color_scheme="dark" if args.dark else "light",
            service_workers="block",
        )
        context.add_init_script("localStorage.setItem('pace', 'normal')")
        page = context.new_page()
        page.goto(f"{server.address}/health")
        frames = film(page, args)
        sheets(browser, frames, args.size, args.folder)
        print(f"{len(frames)} pictures of {args.game} in {args.folder}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
