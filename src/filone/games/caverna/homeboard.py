"""A home: the board of a player with everything laid on it, the supply, the dwarfs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from filone.games.caverna.content.board import (
    BOARD,
    CAVERN,
    DEEP,
    ENTRY_DWELLING,
    FIELD,
    FURNISHED,
    KINDS_OF_LAND,
    LARGE,
    MEADOW,
    ORE_MINE,
    PRINTED_CAVERN,
    RUBY_MINE,
    SMALL,
    TUNNEL,
)
from filone.games.caverna.content.furnishings import BEDS, DWELLINGS
from filone.games.caverna.content.goods import GOODS
from filone.kernel.fields import Declared
from filone.kernel.sets import count

STABLES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Room(Declared):
    """A furnishing tile where it was laid. It never changes, so that copies share it."""

    tile: int
    cell: int

    def __init__(self, tile: int, cell: int) -> None:
        self.tile = tile
        self.cell = cell


@mypyc_attr(allow_interpreted_subclasses=True)
class Home(Declared):
    """A player's board, supply and dwarfs.

    `goods` counts everything owned, `land` is a set of cells for each kind of land, `crops` the fields with 1, 2, 3
    grain and with 1, 2 vegetables; `rooms` are the furnishing tiles in the order in which they came, `tiles` is the set
    of those that work (one may lie covered). `dwarfs` are weapon strengths, 0 for none; `placed` and `newborn` are sets
    of dwarfs. `supplies` counts the rounds in which each supplier still pays. `extended` is whether the Guest room has
    doubled an Extension.
    """

    goods: vec[i64]
    land: vec[i64]
    crops: list[int]
    rooms: list[Room]
    dwarfs: list[int]
    supplies: list[int]
    stables: int
    tiles: int
    placed: int
    newborn: int
    begging: int
    extended: bool

    def copy(self) -> Home:
        twin = Home()
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

    def has(self, tile: i64) -> bool:
        return i64(self.tiles) >> tile & 1 != 0

    def forest_tiles(self) -> i64:
        land = self.land
        meadows: i64 = land[MEADOW]
        return meadows | land[FIELD] | land[SMALL] | land[LARGE]

    def cave_system(self) -> i64:
        land = self.land
        dug = ENTRY_DWELLING | land[CAVERN] | land[TUNNEL] | land[DEEP]
        return dug | land[ORE_MINE] | land[RUBY_MINE] | land[FURNISHED]

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
            if room.tile in DWELLINGS:
                cells |= 1 << room.cell
        return cells

    def beds(self) -> int:
        """Room for dwarfs; the bed of the Additional dwelling, which is for a sixth dwarf only, is not among them."""
        number = 2
        for room in self.rooms:
            number += BEDS[room.tile]
        return number

    def stables_left(self) -> int:
        return STABLES - count(self.stables)


def new_home() -> Home:
    """A home at the start of the game (1.2)."""
    home = Home()
    home.goods = vec[i64]([0] * len(GOODS))
    home.land = vec[i64]([0] * KINDS_OF_LAND)
    home.land[CAVERN] = PRINTED_CAVERN
    home.crops = [0] * 5
    home.rooms = []
    home.dwarfs = [0, 0]
    home.supplies = [0, 0, 0]
    home.stables = 0
    home.tiles = 0
    home.placed = 0
    home.newborn = 0
    home.begging = 0
    home.extended = False
    return home
