"""What a seat may know, as numbers, and a number for every move: see `filone.kernel.features`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from filone.games.caverna.content.actions import PIECES, TWINS
from filone.games.caverna.content.board import BOARD, CELLS, FOREST_AREA, LAND, MOUNTAIN_AREA, at, only
from filone.games.caverna.content.furnishings import TILES
from filone.games.caverna.content.goods import GOODS
from filone.games.caverna.content.people import FAMILY, STRONGEST
from filone.games.caverna.content.rounds import LAST_ROUND, TOKENS
from filone.games.caverna.content.spaces import SLOT_GOOD, SLOTS, SPACE_NAMES, SPACES
from filone.games.caverna.decisions import ASKS, CHOICES, Furnish, Imitate, Install, Lay, Loot, Part, Pay, Put
from filone.games.caverna.homeboard import Home
from filone.games.caverna.moves import CLEAR, INSTALL, LAY, PUT, SAVE, SPACE, USE
from filone.games.caverna.position import PHASES, Position
from filone.kernel.features import MOST, Encoder, Feature, Row, all_moves, around, crossed, number
from filone.kernel.sets import count
from filone.kernel.state import State

VERSION: Final = 1
"""Rises with every change of what is written or how moves are numbered."""

COLUMNS: Final = 6
ROWS: Final = 4
BOARD_CELLS: Final = [f"{column},{row}" for row in range(ROWS) for column in range(COLUMNS)]
BITS: Final = 67
"""A number by which no two bits leave the same remainder."""
CELL_OF: Final = {
    only(at(column, row)) % BITS: row * COLUMNS + column for row in range(ROWS) for column in range(COLUMNS)
}
PLACES: Final = vec[i64]([CELL_OF.get(remainder, -1) for remainder in range(BITS)])
"""Where a cell of the board comes, by the remainder of its bit."""
CROPS: Final = ["1 grain", "2 grain", "3 grain", "1 vegetable", "2 vegetable"]
PILES: Final = [f"{SPACES[space].name} {GOODS[SLOT_GOOD[slot]]}" for space, slots in enumerate(SLOTS) for slot in slots]
assert [slot for slots in SLOTS for slot in slots] == list(range(len(SLOT_GOOD)))


class CavernaEncoder(Encoder):
    """The whole table: what is hidden is hidden from all, and undecided."""

    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Position)
        self._write_table(state, seat, row)
        homes = state.homes
        for step in range(self.seats):
            _write_home(homes[(seat + step) % self.seats], row)

    def _write_table(self, state: Position, seat: i64, row: Row) -> None:
        """Everything but the homes."""
        row.one(self.asks.get(type(state.open), -1), len(self.asks))
        row.one(self.distance(seat, state.turn), self.seats)
        row.one(self.distance(seat, state.starter), self.seats)
        row.put(state.round)
        row.one(state.phase, len(PHASES))
        row.put(state.leaves)
        row.put(state.questions)
        row.tally(state.turned, len(TOKENS))
        _write_decision(state, row)
        row.members(state.open_spaces, len(SPACE_NAMES))
        for occupant in state.occupant:
            row.put(0 if occupant < 0 else 1)
        row.all(state.piles)
        row.members(state.available, len(TILES))


def _write_decision(state: Position, row: Row) -> None:
    """What is known of the action under way: the space, what is to be laid, put or bought, at what price."""
    open = state.open
    space: i64 = -1
    twins: i64 = 0
    piece: i64 = -1
    tile: i64 = -1
    price: i64 = 0
    if isinstance(open, Part):
        space = open.space
    elif isinstance(open, Lay):
        twins = open.twins
        price = open.price
    elif isinstance(open, Put):
        piece = open.piece
        price = open.price
    elif isinstance(open, Imitate):
        price = open.price
    elif isinstance(open, (Pay, Install)):
        tile = open.tile
    elif isinstance(open, Loot):
        price = open.left
    home = state.homes[state.active]
    row.one(space, len(SPACE_NAMES))
    row.members(twins, len(TWINS))
    row.one(piece, len(PIECES) + 1)
    row.one(tile, len(TILES))
    row.put(price)
    row.one(open.what if isinstance(open, Furnish) else -1, 3)
    row.put(home.dwarfs[state.actor] if 0 <= state.actor < len(home.dwarfs) else 0)


def _write_home(home: Home, row: Row) -> None:
    row.all(home.goods)
    land = home.land
    for kind in range(len(LAND)):
        _write_cells(land[kind], row)
    _write_cells(home.stables, row)
    for fields in home.crops:
        row.put(count(fields))
    row.members(home.tiles, len(TILES))
    for weapon in home.dwarfs:
        row.put(1)
        row.put(weapon)
    row.skip(2 * (FAMILY + 1 - len(home.dwarfs)))
    row.members(home.placed, FAMILY + 1)
    row.members(home.newborn, FAMILY + 1)
    row.part(home.supplies, 0, 3)
    row.put(home.begging)


def _write_cells(cells: i64, row: Row) -> None:
    """A 1 for each cell of a set that is on the board; a tile may stick out beyond it."""
    cells &= BOARD
    if cells:
        out = row.cells
        place = row.at
        while cells:
            first = cells & -cells
            out[place + PLACES[first % BITS]] = 1
            cells ^= first
    row.at += len(BOARD_CELLS)


def features(seats: int) -> list[Feature]:
    """In the order in which they are written."""
    who = around(seats)
    dwarfs = [f"dwarf {dwarf}" for dwarf in range(1, FAMILY + 2)]
    return [
        Feature("ask", ASKS, 1, "what is asked"),
        Feature("turn", who, 1, "whose turn it is"),
        Feature("starter", who, 1, "who holds the starting player token"),
        number("round", LAST_ROUND + 1, "the round"),
        Feature("phase", PHASES, 1, "the phase of the round"),
        number("leaves", 4, "harvest tokens with a leaf still face down"),
        number("questions", 3, "harvest tokens with a question mark still face down"),
        Feature("turned", TOKENS, 4, "harvest tokens turned over so far"),
        Feature("action", SPACE_NAMES, 1, "the space whose parts are being chosen"),
        Feature("twins", TWINS, 1, "the twin tiles that may be laid"),
        Feature("piece", [*PIECES, "deep_ruby_mine"], 1, "the piece that is put"),
        Feature("tile", TILES, 1, "the furnishing tile that is being paid or placed"),
        number("price", 20, "what the piece, tiles or imitation cost, or how many items of loot are left"),
        Feature("furnish", ["any", "dwelling", "the dwelling"], 1, "which furnishing tiles may be bought"),
        number("strength", STRONGEST, "the strength of the dwarf that acts"),
        Feature("spaces", SPACE_NAMES, 1, "the action spaces that are open"),
        Feature("occupied", SPACE_NAMES, 1, "those where a dwarf is"),
        Feature("piles", PILES, 40, "the goods that lie on them"),
        Feature("tiles", TILES, 1, "the furnishing tiles for sale"),
        *(
            feature
            for name in who
            for feature in (
                Feature(f"{name} goods", GOODS, MOST, "goods and animals"),
                Feature(f"{name} land", crossed(LAND, BOARD_CELLS), 1, "what lies on each cell of the board"),
                Feature(f"{name} stables", BOARD_CELLS, 1, "stables"),
                Feature(f"{name} crops", CROPS, 12, "fields, by what grows there"),
                Feature(f"{name} tiles", TILES, 1, "furnishing tiles that work"),
                Feature(f"{name} family", crossed(dwarfs, ["", "strength"]), STRONGEST, "dwarfs, and their weapons"),
                Feature(f"{name} placed", dwarfs, 1, "dwarfs that were placed this round"),
                Feature(f"{name} newborn", dwarfs, 1, "dwarfs born this round"),
                Feature(f"{name} supplies", ["1", "2", "3"], 12, "rounds in which each supplier still pays"),
                number(f"{name} begging", 40, "begging markers"),
            )
        ),
    ]


def encoder(state: State) -> Encoder:
    seats = state.seats
    alone = [] if seats == 1 else [SAVE, CLEAR]
    moves = all_moves(SPACE, seats, [USE, LAY, PUT, INSTALL, *alone])
    moves += [int(USE.of(number)) for number, space in enumerate(SPACES) if seats in space.seats]
    forest = [cell for cell in range(CELLS) if FOREST_AREA >> cell & 1]
    mountain = [cell for cell in range(CELLS) if MOUNTAIN_AREA >> cell & 1]
    for tile, name in enumerate(TWINS):
        cells = forest if name in ("meadow_field", "large_pasture") else mountain
        moves += [int(LAY.of(tile, cell, toward)) for cell in cells for toward in range(4)]
    for piece, name in enumerate(PIECES):
        cells = forest if name in ("meadow", "field", "small_pasture", "stable") else mountain
        moves += [int(PUT.of(piece, cell)) for cell in cells]
    moves += [int(INSTALL.of(tile, cell)) for tile in range(len(TILES)) for cell in mountain]
    return CavernaEncoder(state, features(seats), CHOICES, sorted(moves))
