"""Draws the icons of the installed page from `public/favicon.svg`: `python web/scripts/icons.py`.

Phones want pictures of dots: one as it is, one that may be cut to any shape, one that is only a shape.
"""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"


def mark(scale: float) -> str:
    """What is drawn on the ground of the favicon, smaller."""
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8")
    paths = drawing[drawing.index("<path") : drawing.index("</svg>")]
    return f'<g transform="translate(16 16) scale({scale}) translate(-16 -16)">{paths}</g>'


def icons() -> dict[str, tuple[int, str]]:
    """The size and the drawing of each, on a square of 32."""
    ground = '<rect width="32" height="32" fill="#1b2228"/>'
    shape = '<path d="M3 25 11 8l5 8 4-6 9 15z" fill="#fff"/>'
    rounded = ground.replace("fill", 'rx="5" fill')
    return {
        "icon-192.png": (192, rounded + mark(1)),
        "icon-512.png": (512, rounded + mark(1)),
        "icon-maskable.png": (512, ground + mark(0.75)),
        "icon-apple.png": (180, ground + mark(0.9)),
        "badge.png": (96, shape),
    }


def draw(page: Page, size: int, drawing: str) -> bytes:
    page.set_viewport_size({"width": size, "height": size})
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="{size}" height="{size}">{drawing}</svg>'
    page.set_content(f"<style>*{{margin:0;display:block}}</style>{svg}")
    return page.screenshot(omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, drawing) in icons().items():
            (PUBLIC / name).write_bytes(draw(page, size, drawing))
        browser.close()


if __name__ == "__main__":
    main()
