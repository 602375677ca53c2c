"""The route as a picture, for a notebook."""

from math import cos, pi, sin, sqrt

from filone.games.eldorado.content.blocks import BLOCK_TERRAIN, BLOCK_VALUE
from filone.games.eldorado.content.tiles import TERRAINS
from filone.games.eldorado.view import EldoradoView, Seam, Space
from filone.kernel import svg
from filone.kernel.texts import Words

SIZE = 20.0
"""From the middle of a hex to its corners."""
COLOURS = {
    "jungle": "#5f9e4f",
    "river": "#5aa3cf",
    "village": "#e3c15a",
    "rubble": "#a9a39a",
    "camp": "#c0563f",
    "mountain": "#4b4640",
    "start": "#efe6d0",
}


def picture(view: EldoradoView, words: Words) -> str:  # noqa: ARG001  (a route has no words)
    middles = [_middle(space.q, space.r) for space in view.board]
    left, top = min(x for x, _ in middles) - 2 * SIZE, min(y for _, y in middles) - 2 * SIZE
    width, height = max(x for x, _ in middles) - left + 2 * SIZE, max(y for _, y in middles) - top + 2 * SIZE
    parts = [_hex(space) for space in view.board]
    parts += [_block(seam) for seam in view.seams if seam.block]
    for seat, player in enumerate(view.players):
        parts += [svg.pawn(*_middle(*place), seat) for place in player.pawns if place is not None]
    return svg.frame(left, top, width, height, "#20302a", parts)


def _middle(q: int, r: int) -> tuple[float, float]:
    return SIZE * sqrt(3) * (q + r / 2), SIZE * 1.5 * r


def _hex(space: Space) -> str:
    """The landscape and what it costs; El Dorado itself is edged with gold, a cave has its number."""
    x, y = _middle(space.q, space.r)
    corners = [(x + SIZE * sin(pi / 3 * side), y + SIZE * cos(pi / 3 * side)) for side in range(6)]
    cave = space.terrain == "mountain" and space.number
    text = f"∩{space.number}" if cave else str(space.value or "")
    edge = "#20302a" if space.tile else "#ffd84a"
    return svg.shape(corners, COLOURS[space.terrain], edge) + svg.label(x, y, text, "#ffffff" if cave else svg.INK)


def _block(seam: Seam) -> str:
    """A bar where the two pieces meet, in the colour of what it costs, with how much."""
    middles = []
    for q, r, next_q, next_r in seam.pairs:
        (x, y), (next_x, next_y) = _middle(q, r), _middle(next_q, next_r)
        middles.append(((x + next_x) / 2, (y + next_y) / 2))
    x, y = middles[len(middles) // 2]
    return (
        svg.line(middles, "#ffffff", 9)
        + svg.line(middles, COLOURS[TERRAINS[BLOCK_TERRAIN[seam.block]]], 6)
        + svg.disc(x, y, 9, "#ffffff")
        + svg.label(x, y, str(BLOCK_VALUE[seam.block]))
    )
