"""The table in a terminal: the action spaces, then every home with its board."""

from filone.games.caverna.homeboard import ENTRY_DWELLING
from filone.games.caverna.view import CavernaView, Cell, HomeView, cell_number
from filone.kernel.texts import Words

WIDTH = 8
SIGNS = {
    "meadow": ",",
    "field": "~",
    "small_pasture": "□",
    "large_pasture": "■",
    "cavern": "○",
    "tunnel": "=",
    "deep_tunnel": "≡",
    "ore_mine": "●",
    "ruby_mine": "◆",
    "furnished": "F",
}
FOREST = "♣"
MOUNTAIN = "▲"
ENTRY = "E"
STABLE = "^"
PLACED = "*"
NEWBORN = "'"


def draw(view: CavernaView, words: Words, players: list[str]) -> str:
    lines = [words("draw-round", round=view.round, starter=players[view.starter])]
    if view.turned or view.leaves or view.questions:
        turned = ", ".join(words(f"token-{token}") for token in view.turned) or "-"
        lines.append(words("draw-tokens", turned=turned, leaves=view.leaves, questions=view.questions))
    lines += ["", words("draw-spaces"), *draw_spaces(view, words, players)]
    lines += ["", words("draw-legend")]
    seats = [seat for seat in range(view.seats) if seat == view.seat]
    seats += [seat for seat in range(view.seats) if seat != view.seat]
    for seat in seats:
        lines += ["", *draw_home(view.homes[seat], words, players[seat])]
    return "\n".join(line.rstrip() for line in lines)


def draw_spaces(view: CavernaView, words: Words, players: list[str]) -> list[str]:
    """One line each: the name, what lies there, who stands there."""
    names = [words(f"space-{space.space}") for space in view.spaces]
    width = max(map(len, names))
    lines = []
    for space, name in zip(view.spaces, names, strict=True):
        goods = ", ".join(f"{words(f'good-{good}')} {number}" for good, number in space.goods.items())
        dwarf = f"  < {players[space.occupant]}" if space.occupant >= 0 else ""
        lines.append(f"  {name:<{width}}  {goods}{dwarf}")
    return lines


def draw_home(home: HomeView, words: Words, player: str) -> list[str]:
    goods = ", ".join(f"{words(f'good-{good}')} {number}" for good, number in home.goods.items() if number)
    dwarfs = [
        f"{dwarf.strength or '-'}{NEWBORN if dwarf.newborn else PLACED if dwarf.placed else ''}"
        for dwarf in home.dwarfs
    ]
    lines = [
        words("draw-home", player=player, score=home.score),
        f"  {goods}",
        f"  {words('draw-dwarfs', dwarfs=' '.join(dwarfs))}",
    ]
    if home.begging:
        lines.append(f"  {words('draw-begging', number=home.begging)}")
    lines += draw_board(home, words)
    for number, room in enumerate(home.rooms, 1):
        if not room.covered:
            lines.append(f"  F{number} {words(f'tile-{room.tile}')}")
    return lines


def draw_board(home: HomeView, words: Words) -> list[str]:
    """The cells with coordinates along the edges, as far as tiles stick out."""
    contents = draw_cells(home, words)
    rows = range(min(row for _, row in contents), max(row for _, row in contents) + 1)
    columns = range(min(column for column, _ in contents), max(column for column, _ in contents) + 1)
    lines = ["     " + "".join(f"{column:<{WIDTH}}" for column in columns)]
    for row in rows:
        lines.append(f"{row:>3}  " + "".join(f"{contents.get((column, row), ''):<{WIDTH}}" for column in columns))
    return lines


def draw_cells(home: HomeView, words: Words) -> dict[Cell, str]:
    """A sign for the land, then stable, crops and animals; crops and animals go by their first letter."""

    def letter(good: str) -> str:
        return words(f"good-{good}")[0]

    cells = {(column, row): FOREST if column < 3 else MOUNTAIN for row in range(4) for column in range(6)}
    for kind, places in home.land.items():
        for cell in places:
            cells[cell] = SIGNS[kind]
    for number, room in enumerate(home.rooms, 1):
        if not room.covered:
            cells[room.cell] = f"{SIGNS['furnished']}{number}"
    for cell in list(cells):
        if ENTRY_DWELLING >> cell_number(cell) & 1:
            cells[cell] = ENTRY
    for cell in home.stables:
        cells[cell] += STABLE
    for crop in home.crops:
        cells[crop.cell] += f"{letter(crop.good)}{crop.number}"
    for herd in home.animals:
        dogs = f"+{herd.dogs}" if herd.dogs else ""
        cells[herd.cells[0]] += f"{letter(herd.good)}{herd.number}{dogs}"
    return cells
