"""The home board as it is printed: 24 cells of forest and mountain.

Cells are numbered row by row on a grid of 8 columns and 6 rows, which frames the printed 6 by 4 with the places where
tiles may stick out. Sets of cells are bit masks. Forest and mountain are separate: none of their cells are neighbours.
"""

from typing import Final

from mypy_extensions import i64

from filone.games.caverna.content.goods import BOAR, FOOD

WIDTH: Final = 8
CELLS: Final = 48
COLUMNS: Final = range(-1, 7)
ROWS: Final = range(-1, 5)
"""The board has columns 0 to 5 and rows 0 to 3, counted from the top left; tiles may stick out one cell beyond it."""
TOWARD: Final = ("right", "down", "left", "up")

# What lies on a cell; a cell of the board in none of these sets is bare forest or mountain.
MEADOW: Final = 0
FIELD: Final = 1
SMALL: Final = 2
LARGE: Final = 3
CAVERN: Final = 4
TUNNEL: Final = 5
DEEP: Final = 6
ORE_MINE: Final = 7
RUBY_MINE: Final = 8
FURNISHED: Final = 9
JOINED_RIGHT: Final = 10
"""The left halves of large pastures that lie flat."""
JOINED_DOWN: Final = 11
"""The upper halves of large pastures that stand."""
KINDS_OF_LAND: Final = 12

LAND: Final = (
    "meadow",
    "field",
    "small_pasture",
    "large_pasture",
    "cavern",
    "tunnel",
    "deep_tunnel",
    "ore_mine",
    "ruby_mine",
    "furnished",
)


def at(column: int, row: int) -> int:
    """The number of a cell; the board's own columns are 0 to 5, its rows 0 to 3."""
    return (row + 1) * WIDTH + column + 1


def only(number: int) -> int:
    """The set of one cell, or of one of anything: compiled, `1 << number` of a native int would have but 32 bits."""
    return 1 << number


def block(columns: range, rows: range) -> int:
    """A set of cells."""
    return sum(1 << at(column, row) for row in rows for column in columns)


FOREST: Final[i64] = block(range(3), range(4))
MOUNTAIN: Final[i64] = block(range(3, 6), range(4))
BOARD: Final[i64] = FOREST | MOUNTAIN
FOREST_AREA: Final[i64] = block(range(3), range(-1, 5)) | block(range(-1, 0), range(4))
MOUNTAIN_AREA: Final[i64] = block(range(3, 6), range(-1, 5)) | block(range(6, 7), range(4))
"""With the places beyond the outer edges."""

ENTRANCE: Final[i64] = 1 << at(2, 3)
"""The forest cell before the cave, where the first meadow or field goes."""
ENTRY_DWELLING: Final[i64] = 1 << at(3, 3)
PRINTED_CAVERN: Final = 1 << at(3, 2)

FINDS: Final = [
    (1 << at(2, 0), BOAR, 1),
    (1 << at(0, 2), BOAR, 1),
    (1 << at(1, 3), FOOD, 1),
    (1 << at(4, 3), FOOD, 1),
    (1 << at(5, 0), FOOD, 2),
]
"""Cells that pay the first tile laid on them: cell, good, how many."""

FOREST_CELLS: Final = [cell for cell in range(CELLS) if FOREST_AREA >> cell & 1]
STEPS: Final = [1, WIDTH, -1, -WIDTH]
"""From a cell to its neighbours, in the order of TOWARD."""


def around(cells: i64) -> i64:
    """The neighbours of a set of cells, within their own half of the board."""
    near = cells << 1 | cells >> 1 | cells << WIDTH | cells >> WIDTH
    halves: i64 = 0
    if cells & FOREST_AREA:
        halves |= FOREST_AREA
    if cells & MOUNTAIN_AREA:
        halves |= MOUNTAIN_AREA
    return near & halves


AROUND: Final = [int(around(only(cell))) for cell in range(CELLS)]


class Pairs:
    """Neighbouring cells in both directions, in the order of the moves: first cell, then where the second lies.

    `first` and `second` are sets, `cell` and `toward` the first cell and the direction by number.
    """

    def __init__(self, area: int, board: int, outside: int) -> None:
        """With `outside` cells of the pair at most beyond the board."""
        self.first: list[int] = []
        self.second: list[int] = []
        self.cell: list[int] = []
        self.toward: list[int] = []
        for cell in range(CELLS):
            for toward, step in enumerate(STEPS):
                other = cell + step
                if not (area >> cell & 1 and 0 <= other < CELLS and AROUND[cell] >> other & 1):
                    continue
                if (board >> cell & 1) + (board >> other & 1) + outside < 2:
                    continue
                self.first.append(1 << cell)
                self.second.append(1 << other)
                self.cell.append(cell)
                self.toward.append(toward)


FOREST_PAIRS: Final = [Pairs(FOREST_AREA, FOREST, outside) for outside in range(3)]
MOUNTAIN_PAIRS: Final = [Pairs(MOUNTAIN_AREA, MOUNTAIN, outside) for outside in range(3)]


def members(cells: i64) -> list[int]:
    """The cells of a set by number, in their order."""
    return [cell for cell in range(i64(CELLS)) if cells >> cell & 1]
