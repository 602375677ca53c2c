"""Sections 4 and 5: where twin tiles may go, large pastures and ore mines included, and what happens when they do."""

from typing import Final

from mypy_extensions import i64

from filone.games.caverna import moves
from filone.games.caverna.content.actions import (
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    LARGE_PASTURE,
    MEADOW_FIELD,
    ORE_MINE_TILE,
)
from filone.games.caverna.content.board import (
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
    MOUNTAIN_AREA,
    MOUNTAIN_PAIRS,
    ORE_MINE,
    STEPS,
    TUNNEL,
    Pairs,
    around,
    only,
)
from filone.games.caverna.content.furnishings import CARPENTER, OFFICE_ROOM
from filone.games.caverna.content.goods import GOLD, WOOD
from filone.games.caverna.decisions import Lay
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.kernel.objections import Code

OVERHANG_GOLD: Final = 2
"""For a tile that sticks out over the edge (28.7)."""
ALIKE: Final = 1 << CAVERN_CAVERN | 1 << LARGE_PASTURE
"""The twin tiles with two halves of one kind."""


def find(position: Position, home: Home, covered: int) -> None:
    """Boar preserves and springs pay the first tile laid on them (4.4 to 4.7)."""
    for cell, good, number in FINDS:
        if covered & cell:
            position.gain(home, good, number)


# Twin tiles


def halves(home: Home, twin: i64) -> tuple[i64, i64, i64]:
    """The cells that take the first half of a twin tile and those that take the second, whatever sticks out; and the
    cells of which it must cover one."""
    land = home.land
    if twin == MEADOW_FIELD:
        taken: i64 = home.forest_tiles()
        free: i64 = FOREST_AREA & ~taken
        return free, free & ~i64(home.stables), around(taken) if taken else ENTRANCE
    if twin == ORE_MINE_TILE:
        return land[TUNNEL], land[TUNNEL], MOUNTAIN_AREA
    if twin == LARGE_PASTURE:
        return land[MEADOW], land[MEADOW], FOREST_AREA
    dug: i64 = home.cave_system()
    return MOUNTAIN_AREA & ~dug, MOUNTAIN_AREA & ~dug, around(dug)


def pairs_for(home: Home, twin: i64) -> Pairs:
    """The pairs of cells that such a tile may cover: with the Office room it may stick out (28.7, 28.8)."""
    outside = 0
    if home.has(OFFICE_ROOM):
        outside = 2 if twin in (ORE_MINE_TILE, LARGE_PASTURE) else 1
    return FOREST_PAIRS[outside] if twin in (MEADOW_FIELD, LARGE_PASTURE) else MOUNTAIN_PAIRS[outside]


def places_for(home: Home, twin: i64) -> list[int]:
    """Where a twin tile may be laid, as moves."""
    listed: list[int] = []
    first, second, edge = halves(home, twin)
    pairs = pairs_for(home, twin)
    one_way = ALIKE >> twin & 1 != 0
    for i in range(i64(len(pairs.cell))):
        a: i64 = pairs.first[i]
        if not a & first:
            continue
        b: i64 = pairs.second[i]
        # Tiles whose halves are alike have one move for both directions.
        if b & second and (a | b) & edge and not (one_way and a > b):
            listed.append(moves.LAY.of(twin, pairs.cell[i], pairs.toward[i]))
    return listed


def has_place(home: Home, twin: i64) -> bool:
    """Is there any place for a twin tile? The quick answer to `places_for`."""
    if home.has(OFFICE_ROOM):
        return bool(places_for(home, twin))
    first, second, edge = halves(home, twin)
    first &= BOARD
    second &= BOARD
    return first & edge & around(second) != 0 or first & around(second & edge) != 0


def fence_price(home: Home, price: int, discount: bool) -> int:
    return price - 1 if discount and price > 0 and home.has(CARPENTER) else price


def can_lay(home: Home, twins: i64, price: i64) -> bool:
    """Is there a place for one of these tiles, and the wood for it?"""
    if home.goods[WOOD] < price:
        return False
    for twin in range(i64(LARGE_PASTURE + 1)):
        if twins >> twin & 1 and has_place(home, twin):
            return True
    return False


def list_lays(position: Position, open: Lay) -> list[int]:
    listed: list[int] = []
    for twin in range(LARGE_PASTURE + 1):
        if open.twins >> twin & 1:
            listed += places_for(position.home(), twin)
    return listed


def lay(position: Position, open: Lay, move: int) -> None:
    home = position.home()
    home.goods[WOOD] -= open.price
    position.close()
    twin = moves.LAY.tile.of(move)
    cell = moves.LAY.cell.of(move)
    toward = moves.LAY.toward.of(move)
    a = only(cell)
    b = only(cell + STEPS[toward])
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
        find(position, home, a | b)
        if (a | b) & ~BOARD:
            position.gain(home, GOLD, OVERHANG_GOLD)
    position.check_room = True


# What speaks against a move


def is_twin(move: int, *twins: int) -> bool:
    return moves.LAY.tile.of(move) in twins


def second_half(move: int) -> int:
    """The cell under the second half, as a set; none if it would lie outside of everything."""
    cell = moves.LAY.cell.of(move) + STEPS[moves.LAY.toward.of(move)]
    return only(cell) if 0 <= cell < CELLS else 0


def both_halves(move: int) -> int:
    return only(moves.LAY.cell.of(move)) | second_half(move)


def is_another_twin(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, Lay)
    return not open.twins >> moves.LAY.tile.of(move) & 1


def has_two_caverns(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, Lay)
    dug = open.twins >> CAVERN_TUNNEL & 1 == 1
    return dug and is_twin(move, CAVERN_CAVERN) and is_another_twin(position, move)


def does_not_fit(position: Position, move: int) -> bool:
    return move not in places_for(position.home(), moves.LAY.tile.of(move))


def mine_does_not_fit(position: Position, move: int) -> bool:
    return is_twin(move, ORE_MINE_TILE) and does_not_fit(position, move)


def pasture_does_not_fit(position: Position, move: int) -> bool:
    return is_twin(move, LARGE_PASTURE) and does_not_fit(position, move)


def sticks_out(position: Position, move: int) -> bool:
    return both_halves(move) & ~BOARD != 0 and not position.home().has(OFFICE_ROOM)


def sticks_out_badly(position: Position, move: int) -> bool:
    return both_halves(move) & ~BOARD != 0 and does_not_fit(position, move)


def cave_does_not_fit(position: Position, move: int) -> bool:
    return not is_twin(move, MEADOW_FIELD) and does_not_fit(position, move)


def has_no_two_cells(position: Position, move: int) -> bool:
    cells = both_halves(move) & BOARD
    return is_twin(move, MEADOW_FIELD) and cells & (position.home().forest_tiles() | ~FOREST) != 0


def is_not_at_the_entrance(position: Position, move: int) -> bool:
    first = not position.home().forest_tiles()
    return is_twin(move, MEADOW_FIELD) and first and not both_halves(move) & ENTRANCE


def has_field_under_stable(position: Position, move: int) -> bool:
    return is_twin(move, MEADOW_FIELD) and second_half(move) & position.home().stables != 0


LAY: Final[Code] = code(
    "5.1",
    {
        moves.LAY: [
            ("5.8", has_two_caverns),
            ("3.1", is_another_twin),
            ("11.1", mine_does_not_fit),
            ("9.4", pasture_does_not_fit),
            ("28.7", sticks_out),
            ("28.8", sticks_out_badly),
            ("5.2", cave_does_not_fit),
            ("5.5", has_no_two_cells),
            ("5.3", is_not_at_the_entrance),
            ("5.6", has_field_under_stable),
            ("5.4", does_not_fit),
        ]
    },
)
