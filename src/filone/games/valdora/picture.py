"""The valley as a picture, for a notebook."""

from filone.games.valdora.content.box import COLOURS
from filone.games.valdora.content.gems import GEMS
from filone.games.valdora.content.spaces import (
    HARBOUR_CITY,
    SHIPS,
    SPACES,
    colour_of,
    is_city,
    is_house,
    is_mine,
    is_road,
)
from filone.games.valdora.content.valley_file import valley_of
from filone.games.valdora.view import ValdoraView
from filone.kernel import svg
from filone.kernel.texts import Words

WIDTH, HEIGHT, EDGE = 1000, 700, 50
GEM_COLOURS = dict(zip(GEMS, ("#e2b93b", "#c8324a", "#3a63b8", "#8a56b0", "#2f9e62"), strict=True))
HOUSE_COLOURS = dict(
    zip(COLOURS, ("#b9c1c8", "#ecd04f", "#fafafa", "#9a6bc0", "#cf4a4a", "#4a7fcf", "#4fa560"), strict=True)
)


def picture(view: ValdoraView, words: Words) -> str:
    valley = valley_of(view.options)
    parts = [svg.line([valley.places[space] for space in road], "#b59a6c", 8) for road in valley.roads]
    for space, (x, y) in enumerate(valley.places):
        parts.append(_space(view, space, x, y, words))
        here = [seat for seat, player in enumerate(view.players) if player.space == SPACES[space]]
        parts += [svg.pawn(x + 22 * (at - (len(here) - 1) / 2), y + 34, seat) for at, seat in enumerate(here)]
    return svg.frame(-EDGE, -EDGE, WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE, "#dfe6c4", parts)


def _space(view: ValdoraView, space: int, x: int, y: int, words: Words) -> str:
    """A house in its colour, a city by its letter, a mine, a harbour with its ships, a road with what lies on it."""
    name = SPACES[space]
    if is_house(space):
        colour = COLOURS[colour_of(space)]
        roof = svg.shape([(x - 24, y - 14), (x, y - 36), (x + 24, y - 14)], HOUSE_COLOURS[colour])
        walls = svg.rectangle(x - 20, y - 14, 40, 30, HOUSE_COLOURS[colour], svg.INK)
        return roof + walls + svg.label(x, y, words(f"colour-{colour}"), size=11)
    if is_city(space):
        sign = "≈" if space == HARBOUR_CITY else name[-1].upper()
        return svg.rectangle(x - 24, y - 24, 48, 48, "#f4ecd8", svg.INK) + svg.label(x, y, sign, size=24)
    if is_mine(space):
        return svg.disc(x, y, 18, "#5b5148") + svg.label(x, y, "$", "#ffffff", 18)
    if not is_road(space):
        return svg.disc(x, y, 18, "#7fb4d6") + svg.label(x, y, "≈" * SHIPS[space], size=16)
    gems = [gem for gem in GEMS for _ in range(view.roads[name].get(gem, 0))]
    stones = [
        svg.disc(x + 14 * (at % 3 - 1), y + 14 * (at // 3 - len(gems) // 6), 6, GEM_COLOURS[gem])
        for at, gem in enumerate(gems)
    ]
    return svg.disc(x, y, 24, "#efe3c6", "#b59a6c") + "".join(stones)
