"""Cuts the two typefaces down to what the page sets: `python web/scripts/fonts.py`, with fonttools and brotli.

Every reader loads them before the first move; whole, they were a third of all there is to load.
"""

from pathlib import Path
from subprocess import run
from sys import executable

from fontTools.ttLib import TTFont

WEB = Path(__file__).parents[1]
FONTS = WEB / "src" / "styles" / "fonts"
FACES = ("alegreya", "source-sans-3")
WEIGHTS = "wght=400:800"
LETTERS = "U+20-7E,U+A0-FF,U+2009,U+2010-2015,U+2018-201E,U+2022,U+2026,U+20AC,U+2190-2193,U+2212"
"""Latin as names and the two languages need it, and the signs that they print with."""
WIDER = {"alegreya": 0.08}
"""Spaces too narrow for our sizes are so much of an em wider: in the typeface, so that no style has to say so."""


def tool(name: str, *arguments: str | Path) -> None:
    run([executable, "-m", "fontTools", name, *map(str, arguments)], check=True)  # noqa: S603  (our own tools)


def widen(face: Path, share: float) -> None:
    font = TTFont(face)
    for letter in " \N{NO-BREAK SPACE}":
        glyph = font.getBestCmap()[ord(letter)]
        width, bearing = font["hmtx"][glyph]
        font["hmtx"][glyph] = (width + round(share * font["head"].unitsPerEm), bearing)
    font.save(face)


for face in FACES:
    whole = WEB / "node_modules" / "@fontsource-variable" / face / "files" / f"{face}-latin-wght-normal.woff2"
    lighter = FONTS / f"{face}.ttf"
    tool("varLib.instancer", "-q", whole, WEIGHTS, "-o", lighter)
    widen(lighter, WIDER.get(face, 0))
    how = ("--layout-features=kern,lnum,tnum", "--no-hinting", "--desubroutinize", "--flavor=woff2")
    tool("subset", lighter, f"--unicodes={LETTERS}", *how, f"--output-file={FONTS / face}.woff2")
    lighter.unlink()
