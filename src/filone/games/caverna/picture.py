"""The homes as a picture, for a notebook."""

from filone.games.caverna.view import CavernaView, Cell, HomeView
from filone.kernel import svg
from filone.kernel.texts import Words

CELL = 66
GAP = 40
ABREAST = 2
FOREST, MOUNTAIN = "#3f6b3a", "#7d7468"
LAND = {
    "meadow": "#8fbf5f",
    "field": "#c89a4b",
    "small_pasture": "#b6d97a",
    "large_pasture": "#b6d97a",
    "cavern": "#cfc2ad",
    "tunnel": "#a3947f",
    "deep_tunnel": "#86765f",
    "ore_mine": "#5f6f80",
    "ruby_mine": "#b23a4e",
    "furnished": "#ead9b0",
}


def picture(view: CavernaView, words: Words) -> str:
    wide, high = 8 * CELL + GAP, 6 * CELL + GAP  # a home and the cells around it that tiles may stick out to
    parts = []
    for seat, home in enumerate(view.homes):
        across, down = seat % ABREAST * wide, seat // ABREAST * high
        parts.append(f'<g transform="translate({across} {down})">{_home(home, seat, words)}</g>')
    columns, rows = min(ABREAST, view.seats), -(-view.seats // ABREAST)
    return svg.frame(-CELL, -CELL - GAP, columns * wide, rows * high, "#efe8d8", parts)


def _home(home: HomeView, seat: int, words: Words) -> str:
    parts = [_cell((x, y), FOREST if x < 3 else MOUNTAIN) for y in range(4) for x in range(6)]
    parts += [_cell(cell, colour) for kind, colour in LAND.items() for cell in home.land[kind]]
    for pasture in home.large_pastures:
        (x, y), (right, below) = sorted(pasture.cells)
        parts.append(
            svg.rectangle(
                x * CELL + 2, y * CELL + 2, (right - x + 1) * CELL - 4, (below - y + 1) * CELL - 4, "none", svg.INK
            )
        )
    parts += [_words(room.cell, 0, words(f"tile-{room.tile}")) for room in home.rooms if not room.covered]
    parts += [_words(cell, -20, words("draw-stable")) for cell in home.stables]
    parts += [_goods(crop.cell, crop.good, crop.number, words) for crop in home.crops]
    parts += [_goods(herd.cells[0], herd.good, herd.number, words) for herd in home.animals]
    title = words("draw-player", player=str(seat), score=home.score, dwarfs=str(len(home.dwarfs)))
    return "".join([svg.pawn(10, -GAP / 2, seat), svg.label(3 * CELL, -GAP / 2, title, size=15), *parts])


def _cell(cell: Cell, colour: str) -> str:
    return svg.rectangle(cell[0] * CELL + 1, cell[1] * CELL + 1, CELL - 2, CELL - 2, colour)


def _goods(cell: Cell, good: str, number: int, words: Words) -> str:
    return _words(cell, 12, words(f"draw-good-{good}", number=number))


def _words(cell: Cell, down: int, text: str) -> str:
    """In small letters, word by word under each other."""
    x, y = (cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL + down
    lines = text.split()
    return "".join(svg.label(x, y + 12 * (at - (len(lines) - 1) / 2), word, size=11) for at, word in enumerate(lines))
