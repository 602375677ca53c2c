"""Landscape: where tiles, pastures, mines and stables may go, and what happens when they do."""

from typing import Final

from filone.games.caverna.actions import (
    CAVERN_CAVERN,
    CAVERN_PIECE,
    CAVERN_TUNNEL,
    DEEP_RUBY_MINE_PIECE,
    FIELD_PIECE,
    LARGE_PASTURE,
    MEADOW_FIELD,
    MEADOW_PIECE,
    ORE_MINE_TILE,
    RUBY_MINE_PIECE,
    SMALL_PASTURE,
    STABLE,
    TUNNEL_PIECE,
)
from filone.games.caverna.furnishings import CARPENTER, OFFICE_ROOM, STONE_CARVER
from filone.games.caverna.goods import GOLD, STONE, WOOD
from filone.games.caverna.homeboard import (
    BOARD,
    CAVERN,
    CELLS,
    DEEP,
    ENTRANCE,
    FIELD,
    FINDS,
    FOREST,
    FOREST_AREA,
    FOREST_PAIRS,
    JOINED_DOWN,
    JOINED_RIGHT,
    LARGE,
    MEADOW,
    MOUNTAIN,
    MOUNTAIN_AREA,
    MOUNTAIN_PAIRS,
    ORE_MINE,
    RUBY_MINE,
    SMALL,
    STEPS,
    TUNNEL,
    Home,
    around,
)
from filone.games.caverna.space import LAY_MOVE, PUT_MOVE
from filone.games.caverna.table import Table

OVERHANG_GOLD: Final = 2


def fence_price(home: Home, price: int, discount: bool) -> int:
    return price - 1 if discount and price > 0 and home.has(CARPENTER) else price


def stable_price(home: Home, price: int) -> int:
    return 0 if home.has(STONE_CARVER) else price


def twin_moves(home: Home, twin: int, first_only: bool) -> list[int]:
    """Where a twin tile may be laid, as moves; `first_only` is enough to know whether there is one."""
    moves: list[int] = []
    office = home.has(OFFICE_ROOM)
    land = home.land
    touching = 0
    entrance = 0
    if twin == MEADOW_FIELD:
        taken = home.forest_tiles()
        pairs = FOREST_PAIRS[1 if office else 0]
        first = FOREST_AREA & ~taken
        second = first & ~home.stables
        touching = taken
        if not taken:
            touching = FOREST_AREA
            entrance = ENTRANCE
    elif twin in (CAVERN_TUNNEL, CAVERN_CAVERN):
        pairs = MOUNTAIN_PAIRS[1 if office else 0]
        touching = home.cave_system()
        first = second = MOUNTAIN_AREA & ~touching
    elif twin == ORE_MINE_TILE:
        pairs = MOUNTAIN_PAIRS[2 if office else 0]
        first = second = land[TUNNEL]
        touching = MOUNTAIN_AREA
    else:
        pairs = FOREST_PAIRS[2 if office else 0]
        first = second = land[MEADOW]
        touching = FOREST_AREA
    if not first or not second:
        return moves
    one_way = twin in (CAVERN_CAVERN, LARGE_PASTURE)
    base = LAY_MOVE + twin * CELLS * 4
    for i in range(len(pairs.code)):
        a = pairs.first[i]
        if not a & first:
            continue
        b = pairs.second[i]
        if not b & second or not pairs.touch[i] & touching:
            continue
        if entrance and not (a | b) & entrance:
            continue
        if one_way and a > b:
            continue
        moves.append(base + pairs.code[i])
        if first_only:
            break
    return moves


def lay_twin(table: Table, home: Home, twin: int, code: int) -> None:
    """Lay a twin tile; `code` is the cell of its first half and the direction of the second."""
    cell = code // 4
    toward = code % 4
    a = 1 << cell
    b = 1 << (cell + STEPS[toward])
    land = home.land
    if twin == MEADOW_FIELD:
        land[MEADOW] |= a
        land[FIELD] |= b
    elif twin == CAVERN_TUNNEL:
        land[CAVERN] |= a
        land[TUNNEL] |= b
    elif twin == CAVERN_CAVERN:
        land[CAVERN] |= a | b
    elif twin == ORE_MINE_TILE:
        land[TUNNEL] &= ~(a | b)
        land[ORE_MINE] |= a
        land[DEEP] |= b
    else:
        land[MEADOW] &= ~(a | b)
        land[LARGE] |= a | b
        land[JOINED_RIGHT if toward == 0 else JOINED_DOWN] |= a
    if twin <= CAVERN_CAVERN:
        find(table, home, a | b)
        if (a | b) & ~BOARD:
            table.gain(home, GOLD, OVERHANG_GOLD)
    table.check_room = True


def piece_cells(home: Home, piece: int) -> int:
    """The cells where something for a single cell may go; prices are not looked at here."""
    land = home.land
    if piece in (MEADOW_PIECE, FIELD_PIECE):
        taken = home.forest_tiles()
        cells = FOREST & ~taken & around(taken) if taken else ENTRANCE
        return cells & ~home.stables if piece == FIELD_PIECE else cells
    if piece in (TUNNEL_PIECE, CAVERN_PIECE):
        dug = home.cave_system()
        return MOUNTAIN & ~dug & around(dug)
    if piece == RUBY_MINE_PIECE:
        return land[TUNNEL]
    if piece == DEEP_RUBY_MINE_PIECE:
        return land[DEEP]
    if piece == SMALL_PASTURE:
        return land[MEADOW]
    if home.stables_left() == 0:
        return 0
    return (FOREST & ~land[FIELD] | land[MEADOW] | land[SMALL] | land[LARGE]) & ~home.stables


def piece_moves(home: Home, piece: int) -> list[int]:
    shown = RUBY_MINE_PIECE if piece == DEEP_RUBY_MINE_PIECE else piece
    base = PUT_MOVE + shown * CELLS
    cells = piece_cells(home, piece)
    return [base + cell for cell in range(CELLS) if cells >> cell & 1]


def piece_price(home: Home, piece: int, price: int, discount: bool) -> int:
    if piece == SMALL_PASTURE:
        return fence_price(home, price, discount)
    if piece == STABLE:
        return stable_price(home, price)
    return 0


def can_put(home: Home, piece: int, price: int, discount: bool) -> bool:
    if piece in (SMALL_PASTURE, STABLE):
        good = WOOD if piece == SMALL_PASTURE else STONE
        if home.goods[good] < piece_price(home, piece, price, discount):
            return False
    return piece_cells(home, piece) != 0


def can_lay(home: Home, twins: int, price: int, discount: bool) -> bool:
    if price and home.goods[WOOD] < fence_price(home, price, discount):
        return False
    for twin in range(LARGE_PASTURE + 1):
        if twins >> twin & 1 and twin_moves(home, twin, first_only=True):
            return True
    return False


def put_piece(table: Table, home: Home, piece: int, cell: int) -> None:
    bit = 1 << cell
    land = home.land
    if piece == MEADOW_PIECE:
        land[MEADOW] |= bit
        find(table, home, bit)
    elif piece == FIELD_PIECE:
        land[FIELD] |= bit
        find(table, home, bit)
    elif piece == TUNNEL_PIECE:
        land[TUNNEL] |= bit
        find(table, home, bit)
    elif piece == CAVERN_PIECE:
        land[CAVERN] |= bit
        find(table, home, bit)
    elif piece == SMALL_PASTURE:
        land[MEADOW] &= ~bit
        land[SMALL] |= bit
    elif piece == STABLE:
        home.stables |= bit
    else:
        land[TUNNEL] &= ~bit
        land[DEEP] &= ~bit
        land[RUBY_MINE] |= bit
    table.check_room = True


def find(table: Table, home: Home, covered: int) -> None:
    """Boar preserves and springs pay the first tile laid on them."""
    for cell, good, number in FINDS:
        if covered & cell:
            table.gain(home, good, number)
