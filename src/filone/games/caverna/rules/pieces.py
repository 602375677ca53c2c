"""Sections 9 to 11, and single tiles: what goes on one cell, pastures, stables and ruby mines included."""

from typing import Final

from mypy_extensions import i64

from filone.games.caverna import moves
from filone.games.caverna.content.actions import (
    CAVERN_PIECE,
    DEEP_RUBY_MINE_PIECE,
    FIELD_PIECE,
    MEADOW_PIECE,
    RUBY_MINE_PIECE,
    SMALL_PASTURE,
    STABLE,
    TUNNEL_PIECE,
)
from filone.games.caverna.content.board import (
    CAVERN,
    DEEP,
    ENTRANCE,
    FIELD,
    FOREST,
    LARGE,
    MEADOW,
    MOUNTAIN,
    RUBY_MINE,
    SMALL,
    TUNNEL,
    around,
    members,
    only,
)
from filone.games.caverna.content.furnishings import STONE_CARVER
from filone.games.caverna.content.goods import STONE, WOOD
from filone.games.caverna.decisions import Put
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.games.caverna.rules.twins import fence_price, find
from filone.kernel.objections import Code

SINGLE_TILES: Final = (MEADOW, FIELD, TUNNEL, CAVERN)
"""The land that single tiles make, in the order of the pieces."""


def piece_cells(home: Home, piece: i64) -> i64:
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


def stable_price(home: Home, price: int) -> int:
    return 0 if home.has(STONE_CARVER) else price


def piece_price(home: Home, piece: int, price: int, discount: bool) -> int:
    """In wood for a pasture, in stone for a stable."""
    if piece == SMALL_PASTURE:
        return fence_price(home, price, discount)
    if piece == STABLE:
        return stable_price(home, price)
    return 0


def can_put(home: Home, piece: int, price: int) -> bool:
    """Is there a cell for the piece, and what it costs?"""
    return home.goods[WOOD if piece == SMALL_PASTURE else STONE] >= price and piece_cells(home, piece) != 0


def shown_as(piece: int) -> int:
    """Moves call a ruby mine by one name, wherever it goes."""
    return RUBY_MINE_PIECE if piece == DEEP_RUBY_MINE_PIECE else piece


def list_cells(open: Put, cells: int) -> list[int]:
    """The piece in hand on each of these cells, as moves."""
    return moves.PUT.each(moves.PUT.of(shown_as(open.piece), 0), members(cells))


def put(position: Position, open: Put, move: int) -> None:
    home = position.home()
    piece = open.piece
    position.close()
    bit = only(moves.PUT.cell.of(move))
    land = home.land
    if piece <= CAVERN_PIECE:
        land[SINGLE_TILES[piece]] |= bit
        find(position, home, bit)
    elif piece == SMALL_PASTURE:
        home.goods[WOOD] -= open.price
        land[MEADOW] &= ~bit
        land[SMALL] |= bit
    elif piece == STABLE:
        home.goods[STONE] -= open.price
        home.stables |= bit
    else:
        land[TUNNEL] &= ~bit
        land[DEEP] &= ~bit
        land[RUBY_MINE] |= bit
    position.check_room = True


# What speaks against a move


def is_piece(move: int, *pieces: int) -> bool:
    return moves.PUT.piece.of(move) in pieces


def cell_of(move: int) -> int:
    return only(moves.PUT.cell.of(move))


def asked_piece(position: Position) -> int:
    open = position.open
    assert isinstance(open, Put)
    return open.piece


def is_another_piece(position: Position, move: int) -> bool:
    return moves.PUT.piece.of(move) != shown_as(asked_piece(position))


def bought_tile(position: Position) -> int:
    """The tile that rubies bought and that must be laid now, or -1."""
    open = position.open
    return open.piece if type(open) is Put and open.for_rubies else -1


def is_not_the_single_tile(position: Position, move: int) -> bool:
    return bought_tile(position) in (MEADOW_PIECE, FIELD_PIECE, TUNNEL_PIECE) and is_another_piece(position, move)


def is_not_the_cavern(position: Position, move: int) -> bool:
    return bought_tile(position) == CAVERN_PIECE and is_another_piece(position, move)


def goes_elsewhere(position: Position, move: int) -> bool:
    return not piece_cells(position.home(), asked_piece(position)) & cell_of(move)


def cave_goes_elsewhere(position: Position, move: int) -> bool:
    return is_piece(move, TUNNEL_PIECE, CAVERN_PIECE) and goes_elsewhere(position, move)


def mine_goes_on_the_other_tunnel(position: Position, move: int) -> bool:
    land = position.home().land
    on_tunnel = cell_of(move) & (land[TUNNEL] | land[DEEP]) != 0
    return is_piece(move, RUBY_MINE_PIECE) and on_tunnel and goes_elsewhere(position, move)


def mine_goes_on_no_tunnel(position: Position, move: int) -> bool:
    return is_piece(move, RUBY_MINE_PIECE) and goes_elsewhere(position, move)


def fences_no_meadow(position: Position, move: int) -> bool:
    return is_piece(move, SMALL_PASTURE) and goes_elsewhere(position, move)


def field_goes_under_stable(position: Position, move: int) -> bool:
    return is_piece(move, FIELD_PIECE) and cell_of(move) & position.home().stables != 0


def touches_nothing(position: Position, move: int) -> bool:
    """The first tile has the entrance to cover, the others have to touch it."""
    later = position.home().forest_tiles() != 0
    return is_piece(move, MEADOW_PIECE, FIELD_PIECE) and later and goes_elsewhere(position, move)


def piece_is_not_at_the_entrance(position: Position, move: int) -> bool:
    return is_piece(move, MEADOW_PIECE, FIELD_PIECE) and goes_elsewhere(position, move)


def no_stable_is_left(position: Position, move: int) -> bool:
    return is_piece(move, STABLE) and position.home().stables_left() == 0


PUT: Final[Code] = code(
    "5.1",
    {
        moves.PUT: [
            ("13.9", is_not_the_single_tile),
            ("13.10", is_not_the_cavern),
            ("3.1", is_another_piece),
            ("5.2", cave_goes_elsewhere),
            ("25.7", mine_goes_on_the_other_tunnel),
            ("11.2", mine_goes_on_no_tunnel),
            ("9.4", fences_no_meadow),
            ("5.6", field_goes_under_stable),
            ("5.4", touches_nothing),
            ("5.3", piece_is_not_at_the_entrance),
            ("10.4", no_stable_is_left),
            ("10.3", goes_elsewhere),
        ]
    },
)
