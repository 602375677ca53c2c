"""The table in a terminal: the action spaces, every home in small, and one's own home board large."""

from itertools import zip_longest
from textwrap import wrap

from filone.games.caverna import moves
from filone.games.caverna.content.board import FINDS
from filone.games.caverna.content.furnishings import FURNISHINGS, WOOD_SUPPLIER
from filone.games.caverna.content.goods import GOODS
from filone.games.caverna.content.rounds import ENDINGS, HARVEST
from filone.games.caverna.content.spaces import FIRST_CARD, SPACES
from filone.games.caverna.effects import CavernaEffects
from filone.games.caverna.view import CavernaView, Cell, Dwarf, HomeView, SpaceView, place
from filone.kernel.state import OVER
from filone.kernel.texts import Words

PAGE = 96
BORDER = 3
"""The column where the mountain begins."""
ENTRY: Cell = (3, 3)
SIGNS = {
    "bare": "·",
    "meadow": '"',
    "field": "≈",
    "small_pasture": "□",
    "large_pasture": "▣",
    "cavern": "○",
    "furnished": "●",
    "tunnel": "=",
    "deep_tunnel": "≡",
    "ore_mine": "◇",
    "ruby_mine": "◆",
}
STABLE = "⌂"
KEPT = ("sheep", "donkey", "boar", "cattle", "grain", "vegetable")
"""What stands on cells."""
TOKENS = {"leaf": "♣", "question": "?"}
FACE_DOWN = "·"
SMALL = 6
LARGE = 12
LINES = 4
"""The width of a cell in small and in large, and its height in large."""
FOUND = {place(cell.bit_length() - 1): (GOODS[good], number) for cell, good, number in FINDS}


def draw(view: CavernaView, words: Words, players: list[str]) -> list[list[str]]:
    own = view.seat if view.seat >= 0 else view.active
    others = [(seat, home) for seat, home in enumerate(view.homes) if seat != own]
    coming = [words(f"space-{card}") for card in view.coming]
    tiles = [words(f"tile-{tile}") for tile in view.available]
    return [
        draw_round(view, words, players),
        draw_spaces(view, words, players),
        wrap(words("draw-coming", cards=", ".join(coming)), PAGE) if coming else [],
        wrap(words("draw-tiles", tiles=", ".join(tiles)), PAGE),
        *(draw_small(home, words, heading(view, seat, words, players)) for seat, home in others),
        [heading(view, own, words, players), *(f"  {line}" for line in supply(view.homes[own], words))],
        draw_large(view.homes[own], words),
        draw_legend(words),
    ]


def beside(view: CavernaView, move: int, effects: CavernaEffects, words: Words) -> str:  # noqa: ARG001
    """What is given and received, a tile's points and power, and what a space is for that gives no goods."""
    goods = [f"−{words(f'draw-good-{good}', number=number)}" for good, number in effects.costs.items()]
    goods += [f"+{words(f'draw-good-{good}', number=number)}" for good, number in effects.brings.items()]
    told = [", ".join(goods)]
    if effects.short:
        told.append(words("draw-begging", number=effects.short))
    if moves.FURNISH.has(move):
        tile = FURNISHINGS[moves.FURNISH.tile.of(move)]
        told += [words("draw-points", points=tile.points), words.help(f"tile-{tile.name}")]
    if moves.USE.has(move) and not goods:
        told.append(words.help(f"space-{SPACES[moves.USE.space.of(move)].name}"))
    return "; ".join(filter(None, told))


def about(view: CavernaView, noun: str, name: str, words: Words) -> str | None:
    """The price and the points of a tile, what lies on a space; spaces for other numbers of players are not there."""
    if noun == "tile":
        tile = next(tile for tile in FURNISHINGS if tile.name == name)
        price = [words(f"draw-good-{GOODS[good]}", number=number) for good, number in tile.cost.items()]
        return "; ".join([", ".join(price) or words("draw-free"), words("draw-points", points=tile.points)])
    if noun == "space" and name not in view.coming:
        here = [space for space in view.spaces if space.space == name]
        return lying(here[0], words) if here else None
    return ""


def flow(entries: list[str], between: str, width: int = PAGE) -> list[str]:
    """A list over several lines, none of its entries broken."""
    whole = [entry.replace(" ", "\xa0") for entry in entries]
    return [line.replace("\xa0", " ") for line in wrap(between.join(whole), width)]


def draw_legend(words: Words) -> list[str]:
    signs = [f"{sign} {words(f'draw-land-{kind}')}" for kind, sign in SIGNS.items()]
    signs.append(f"{STABLE} {words('draw-stable')}")
    signs += [f"{words(f'draw-sign-{good}')} {words(f'good-{good}')}" for good in KEPT]
    return [*flow(signs, "   "), words("draw-dwarfs")]


# The table


def draw_round(view: CavernaView, words: Words, players: list[str]) -> list[str]:
    left = sum(round.number > view.round for round in view.rounds)
    lines = [words("draw-round", round=view.round, left=left, player=players[view.starter])]
    if view.leaves or view.questions or view.turned:
        tokens = [TOKENS[token] for token in view.turned] + [FACE_DOWN] * (view.leaves + view.questions)
        lines.append(words("draw-tokens", tokens=" ".join(tokens), leaves=view.leaves, questions=view.questions))
    ending = next(round.ending for round in view.rounds if round.number == view.round)
    if ending != "hidden" and view.turn != OVER:
        event = ENDINGS.index(ending)
        told = words("draw-harvest") if event == HARVEST else words(f"event-{event + (event < HARVEST)}")
        lines.append(words("draw-event", event=told))
    return lines


def draw_spaces(view: CavernaView, words: Words, players: list[str]) -> list[str]:
    """The boards on the left, the cards on the right."""
    cards = {space.name for space in SPACES[FIRST_CARD:]}
    left = [draw_space(space, words, players) for space in view.spaces if space.space not in cards]
    right = [draw_space(space, words, players) for space in view.spaces if space.space in cards]
    width = max(map(len, left)) + 2
    return [f"{board:<{width}}{card}" for board, card in zip_longest(left, right, fillvalue="")]


def draw_space(space: SpaceView, words: Words, players: list[str]) -> str:
    name = words(f"space-{space.space}")
    goods = lying(space, words)
    said = f"{name}: {goods}" if goods else name
    return f"● {said} [{players[space.occupant]}]" if space.occupant >= 0 else f"  {said}"


def lying(space: SpaceView, words: Words) -> str:
    return ", ".join(words(f"draw-good-{good}", number=number) for good, number in space.goods.items())


# The homes


def heading(view: CavernaView, seat: int, words: Words, players: list[str]) -> str:
    mark = "►" if view.turn == seat else " "
    home = view.homes[seat]
    dwarfs = " ".join(draw_dwarf(dwarf) for dwarf in home.dwarfs)
    said = words("draw-player", player=players[seat], score=home.score, dwarfs=dwarfs)
    begging = [words("draw-begging", number=home.begging)] if home.begging else []
    return f"{mark} {'; '.join([said, *begging])}"


def draw_dwarf(dwarf: Dwarf) -> str:
    """Its weapon; in brackets while it is at work."""
    sign = str(dwarf.strength) if dwarf.strength else "–"
    sign += "*" if dwarf.newborn else ""
    return f"({sign})" if dwarf.placed else sign


def supply(home: HomeView, words: Words, width: int = PAGE) -> list[str]:
    goods = [words(f"draw-good-{good}", number=number) for good, number in home.goods.items() if number]
    return flow(goods or [words("draw-nothing")], ", ", width)


def kinds(home: HomeView) -> dict[Cell, str]:
    """What lies on every cell of the board, and on those beyond its edge that are in use."""
    found = {(x, y): "bare" for x in range(6) for y in range(4)} | {ENTRY: "furnished"}
    return found | {cell: kind for kind, cells in home.land.items() for cell in cells}


def draw_small(home: HomeView, words: Words, title: str) -> list[str]:
    """The board in signs, with the supply and the furnishings beside it."""
    held = {animals.cells[0]: (animals.good, animals.number) for animals in home.animals}
    held |= {crop.cell: (crop.good, crop.number) for crop in home.crops}
    found = kinds(home)
    board = []
    for y in rows(found):
        line = ""
        for x in columns(found):
            sign = SIGNS[found[x, y]] if (x, y) in found else ""
            sign += STABLE if (x, y) in home.stables else ""
            if (x, y) in held:
                good, number = held[x, y]
                sign += words(f"draw-sign-{good}") + str(number)
            line += ("│ " if x == BORDER else "") + f"{sign:<{SMALL}}"
        board.append(line)
    width = max(map(len, board)) + 3
    tiles = [words(f"tile-{room.tile}").split(" (")[0] for room in home.rooms if not room.covered]
    beside = supply(home, words, PAGE - width)
    if tiles:
        beside += wrap(words("draw-furnished", tiles=", ".join(tiles)), PAGE - width)
    return [title, *(f"  {line:<{width}}{text}" for line, text in zip_longest(board, beside, fillvalue=""))]


def draw_large(home: HomeView, words: Words) -> list[str]:
    """The board with everything on it in words, under the names of its halves."""
    found = kinds(home)
    across, down = columns(found), rows(found)
    page = Page(len(across), len(down))
    for (x, y), kind in found.items():
        page.write(x - across[0], y - down[0], draw_cell(home, (x, y), kind, words))
    for pasture in home.large_pastures:
        (x, y), second = pasture.cells
        page.open(x - across[0], y - down[0], flat=second[1] == y)
    page.divide(BORDER - across[0])
    forest, mountain = (number * (LARGE + 1) for number in (BORDER - across[0], across[-1] + 1 - BORDER))
    return [f" {words('draw-forest'):^{forest}}{words('draw-mountain'):^{mountain}}", *page.lines()]


def columns(found: dict[Cell, str]) -> range:
    return range(min(x for x, _ in found), max(x for x, _ in found) + 1)


def rows(found: dict[Cell, str]) -> range:
    return range(min(y for _, y in found), max(y for _, y in found) + 1)


def draw_cell(home: HomeView, cell: Cell, kind: str, words: Words) -> list[str]:
    """The name of what lies there, and what stands on it."""
    name = SIGNS["bare"] if kind == "bare" else words("draw-entry") if cell == ENTRY else words(f"draw-land-{kind}")
    lines = []
    for room in home.rooms:
        if room.cell == cell:
            name = words(f"tile-{room.tile}").split(" (")[0]
            rounds = dict(zip((tile.name for tile in FURNISHINGS[WOOD_SUPPLIER:]), home.supplies, strict=False))
            lines = [words("draw-rounds", rounds=rounds[room.tile])] if rounds.get(room.tile) else []
    if cell in FOUND and kind == "bare":
        good, number = FOUND[cell]
        lines.append("+" + words(f"draw-good-{good}", number=number))
    lines += [words(f"draw-good-{crop.good}", number=crop.number) for crop in home.crops if crop.cell == cell]
    standing = [STABLE] if cell in home.stables else []
    for animals in home.animals:
        if animals.cells[0] == cell:
            lines.append(words(f"draw-good-{animals.good}", number=animals.number))
            if animals.dogs:
                standing.append(words("draw-good-dog", number=animals.dogs))
    return wrap(name, LARGE, break_long_words=False) + lines + ([" ".join(standing)] if standing else [])


class Page:
    """A grid of framed cells, written into character by character."""

    def __init__(self, width: int, height: int) -> None:
        row = "│".join(["", *[" " * LARGE] * width, ""])
        bars = [left + middle.join(["─" * LARGE] * width) + right for left, middle, right in ("┌┬┐", "├┼┤", "└┴┘")]
        self.rows = [list(bars[0])]
        for y in range(height):
            self.rows += [*(list(row) for _ in range(LINES)), list(bars[2 if y == height - 1 else 1])]

    def write(self, x: int, y: int, lines: list[str]) -> None:
        left, top = x * (LARGE + 1) + 1, y * (LINES + 1) + 1
        for number, line in enumerate(lines[:LINES]):
            shown = line if len(line) <= LARGE else line[: LARGE - 1] + "."
            self.rows[top + number][left : left + len(shown)] = shown

    def open(self, x: int, y: int, flat: bool) -> None:
        """Take away the wall to the right of a cell or below it."""
        left, top = x * (LARGE + 1) + 1, y * (LINES + 1) + 1
        if flat:
            for line in self.rows[top : top + LINES]:
                line[left + LARGE] = " "
        else:
            self.rows[top + LINES][left : left + LARGE] = " " * LARGE

    def divide(self, x: int) -> None:
        """Forest and mountain are separate."""
        double = {"│": "║", "┬": "╥", "┼": "╫", "┴": "╨"}
        for line in self.rows:
            line[x * (LARGE + 1)] = double[line[x * (LARGE + 1)]]

    def lines(self) -> list[str]:
        return ["".join(row) for row in self.rows]
