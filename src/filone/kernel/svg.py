"""Pieces of a picture, as SVG: what games draw a board with for a notebook."""

from collections.abc import Iterable
from html import escape

SEATS = (
    *("#cc6677", "#88ccee", "#117733", "#ddcc77", "#332288"),
    *("#aa4499", "#44aa99", "#882255", "#999933", "#dddddd"),
)
"""The colours of the seats, as on the page."""
DARK = (2, 4, 5, 7)
"""The seats whose colour wants white letters."""
INK = "#26313a"


def frame(left: float, top: float, width: float, height: float, ground: str, parts: Iterable[str]) -> str:
    """A whole picture, as wide as the page lets it but no wider than drawn."""
    box = f'viewBox="{left:g} {top:g} {width:g} {height:g}" style="max-width: {width:g}px; width: 100%"'
    back = rectangle(left, top, width, height, ground)
    font = 'font-family="sans-serif" font-size="13"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} {font}>{back}{"".join(parts)}</svg>'


def rectangle(left: float, top: float, width: float, height: float, fill: str, edge: str = "none") -> str:
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="4" fill="{fill}" stroke="{edge}"/>'
    )


def disc(x: float, y: float, radius: float, fill: str, edge: str = INK) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}"/>'


def shape(points: Iterable[tuple[float, float]], fill: str, edge: str = INK) -> str:
    """A closed one."""
    return f'<path d="M{_way(points)}Z" fill="{fill}" stroke="{edge}"/>'


def line(points: Iterable[tuple[float, float]], colour: str, width: float) -> str:
    return f'<path d="M{_way(points)}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>'


def label(x: float, y: float, text: str, fill: str = INK, size: float = 13) -> str:
    """Words whose middle is at a point."""
    return (
        f'<text x="{x:g}" y="{y + size / 3:g}" font-size="{size:g}" fill="{fill}" text-anchor="middle">'
        f"{escape(text)}</text>"
    )


def pawn(x: float, y: float, seat: int) -> str:
    """A player's piece, with the number that the drawing of the terminal has for the seat."""
    return disc(x, y, 10, SEATS[seat], "#ffffff") + label(x, y, str(seat), "#ffffff" if seat in DARK else INK)


def _way(points: Iterable[tuple[float, float]]) -> str:
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
