"""The home board: 24 cells of forest and mountain, and whatever a player has built and owns.

Cells are numbered row by row on a grid of 8 columns and 6 rows, which frames the printed 6 by 4 with the places where
tiles may stick out. Sets of cells are bit masks. Forest and mountain are separate: none of their cells are neighbours.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from filone.games.caverna.furnishings import DWELLINGS, ROOMS
from filone.games.caverna.goods import BOAR, FOOD, GOODS
from filone.kernel.pickling import rebuild_from

WIDTH: Final = 8
CELLS: Final = 48

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


def block(columns: range, rows: range) -> int:
    """A set of cells."""
    return sum(1 << at(column, row) for row in rows for column in columns)


FOREST: Final = block(range(3), range(4))
MOUNTAIN: Final = block(range(3, 6), range(4))
BOARD: Final = FOREST | MOUNTAIN
FOREST_AREA: Final = block(range(3), range(-1, 5)) | block(range(-1, 0), range(4))
MOUNTAIN_AREA: Final = block(range(3, 6), range(-1, 5)) | block(range(6, 7), range(4))
"""With the places beyond the outer edges."""

ENTRANCE: Final = 1 << at(2, 3)
"""The forest cell before the cave, where the first meadow or field goes."""
ENTRY_DWELLING: Final = 1 << at(3, 3)
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
"""From a cell to its neighbours: right, down, left, up."""


def around(cells: int) -> int:
    """The neighbours of a set of cells, within their own half of the board."""
    near = cells << 1 | cells >> 1 | cells << WIDTH | cells >> WIDTH
    forest = near & FOREST_AREA if cells & FOREST_AREA else 0
    mountain = near & MOUNTAIN_AREA if cells & MOUNTAIN_AREA else 0
    return forest | mountain


AROUND: Final = [around(1 << cell) for cell in range(CELLS)]


class Pairs:
    """Neighbouring cells in both directions, in the order of the moves: first cell, then where the second lies."""

    def __init__(self, area: int, board: int, outside: int) -> None:
        """With `outside` cells of the pair at most beyond the board."""
        self.first: list[int] = []
        self.second: list[int] = []
        self.touch: list[int] = []
        self.code: list[int] = []
        for cell in range(CELLS):
            for toward, step in enumerate(STEPS):
                other = cell + step
                if not (area >> cell & 1 and 0 <= other < CELLS and AROUND[cell] >> other & 1):
                    continue
                if (board >> cell & 1) + (board >> other & 1) + outside < 2:
                    continue
                self.first.append(1 << cell)
                self.second.append(1 << other)
                self.touch.append(AROUND[cell] | AROUND[other])
                self.code.append(cell * 4 + toward)


FOREST_PAIRS: Final = [Pairs(FOREST_AREA, FOREST, outside) for outside in range(3)]
MOUNTAIN_PAIRS: Final = [Pairs(MOUNTAIN_AREA, MOUNTAIN, outside) for outside in range(3)]


def count(cells: int) -> int:
    """How many cells a set has."""
    number = 0
    while cells:
        cells &= cells - 1
        number += 1
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Home:
    """A player's board, supply and dwarfs.

    `goods` counts everything owned, `land` is a set of cells for each kind of land, `crops` the fields with 1, 2, 3
    grain and with 1, 2 vegetables; `rooms` lists the furnishing tiles as cell * 64 + tile, `tiles` is the set of those
    that work (one may lie covered). `dwarfs` are weapon strengths, 0 for none; `placed` and `newborn` are sets of
    dwarfs. `supplies` counts the rounds in which each supplier still pays.
    """

    def __init__(self) -> None:
        self.goods: list[int] = [0] * len(GOODS)
        self.land: list[int] = [0] * 12
        self.land[CAVERN] = PRINTED_CAVERN
        self.crops: list[int] = [0] * 5
        self.rooms: list[int] = []
        self.dwarfs: list[int] = [0, 0]
        self.supplies: list[int] = [0, 0, 0]
        self.stables: int = 0
        self.tiles: int = 0
        self.placed: int = 0
        self.newborn: int = 0
        self.begging: int = 0
        self.extended: bool = False

    def copy(self) -> Home:
        twin = Home.__new__(Home)
        twin.goods = self.goods[:]
        twin.land = self.land[:]
        twin.crops = self.crops[:]
        twin.rooms = self.rooms[:]
        twin.dwarfs = self.dwarfs[:]
        twin.supplies = self.supplies[:]
        twin.stables = self.stables
        twin.tiles = self.tiles
        twin.placed = self.placed
        twin.newborn = self.newborn
        twin.begging = self.begging
        twin.extended = self.extended
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_from(self)

    def has(self, tile: int) -> bool:
        return (self.tiles >> tile & 1) != 0

    def forest_tiles(self) -> int:
        land = self.land
        return land[MEADOW] | land[FIELD] | land[SMALL] | land[LARGE]

    def cave_system(self) -> int:
        land = self.land
        dug = land[CAVERN] | land[TUNNEL] | land[DEEP] | land[ORE_MINE] | land[RUBY_MINE] | land[FURNISHED]
        return dug | ENTRY_DWELLING

    def used(self) -> int:
        """Cells of the board with a tile, printed or laid, or a stable."""
        return (self.forest_tiles() | self.cave_system() | self.stables) & BOARD

    def sown(self) -> int:
        crops = self.crops
        return crops[0] | crops[1] | crops[2] | crops[3] | crops[4]

    def empty_fields(self) -> int:
        return self.land[FIELD] & ~self.sown()

    def mines(self) -> int:
        return count(self.land[ORE_MINE] | self.land[RUBY_MINE])

    def dwellings(self) -> int:
        """The cells of all dwellings, the printed one included."""
        cells = ENTRY_DWELLING
        for room in self.rooms:
            if room % 64 in DWELLINGS:
                cells |= 1 << room // 64
        return cells

    def beds(self) -> int:
        """Room for dwarfs; the bed of the Additional dwelling, which is for a sixth dwarf only, is not among them."""
        number = 2
        for room in self.rooms:
            number += ROOMS[room % 64]
        return number

    def stables_left(self) -> int:
        return 3 - count(self.stables)
