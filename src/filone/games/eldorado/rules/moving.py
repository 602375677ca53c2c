"""Section 3: a card or token with a symbol moves a pawn over landscape, and overcomes blocks of landscape (5.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.games.eldorado import moves
from filone.games.eldorado.content.blocks import BLOCK_TERRAIN, BLOCK_VALUE
from filone.games.eldorado.content.cards import ITEM, POWER, opens
from filone.games.eldorado.content.tiles import MOUNTAIN, RUBBLE, START
from filone.games.eldorado.decisions import Item, Move, Paused
from filone.games.eldorado.position import ARRIVED, NOBODY, Position
from filone.games.eldorado.rules.blocks import IN_REACH, block_of, clearing, is_barred, is_rubble, take_block
from filone.games.eldorado.rules.caves import caves_beside, come_to_rest
from filone.games.eldorado.rules.end import arrive
from filone.games.eldorado.rules.items import use_card
from filone.games.eldorado.rules.pawns import (
    OWN_PAWN,
    is_occupied,
    is_shared,
    may_end_on,
    moves_other_pawn,
    pawn_of,
    place_of,
)
from filone.kernel.objections import Objection

NEVER: Final = 99


def hex_of(position: Position, move: int) -> int:
    """The hex that a step leads to, or -1 if it is none of the route."""
    return position.route.hex_at[moves.STEP.cell.of(move)]


def step_to(position: Position, hex: i64, which: i64) -> i64:
    """The move by which a pawn steps onto a hex."""
    return moves.STEP.of(position.route.cells[hex], which)


# The steps that power is enough for


def list_steps(position: Position, symbols: i64, power: i64) -> list[int]:
    """The steps and blocks that this power is enough for, by the pawn of the move or by either one."""
    listed: list[int] = []
    for which in range(i64(position.each)):
        pawn = pawn_of(position, which)
        hex = position.pawns[pawn]
        if hex != ARRIVED and (position.pawn == NOBODY or position.pawn == pawn):
            _list_blocks(position, hex, which, symbols, power, listed)
            _list_landscape(position, hex, which, symbols, power, listed)
    listed.sort()
    return listed


def _list_blocks(position: Position, hex: i64, which: i64, symbols: i64, power: i64, listed: list[int]) -> None:
    for seam in position.route.walls[hex]:
        block = position.blocks[seam]
        if block and opens(symbols, BLOCK_TERRAIN[block]) and BLOCK_VALUE[block] <= power:
            if not _must_leave(position, hex) or _can_leave(position, hex, symbols, power - BLOCK_VALUE[block], seam):
                listed.append(clearing(block, which))


def _list_landscape(position: Position, hex: i64, which: i64, symbols: i64, power: i64, listed: list[int]) -> None:
    route = position.route
    near = route.near[hex]
    gates = route.gates[hex]
    for i in range(i64(len(near))):
        n: i64 = near[i]
        if is_barred(position, gates[i]):
            continue
        value: i64 = route.value[n]
        if value <= power and opens(symbols, route.terrain[n]):
            if not is_occupied(position, n) or _may_enter(position, n, power - value):
                listed.append(step_to(position, n, which))


def _may_enter(position: Position, hex: i64, left: i64) -> bool:
    """Whether the move may go on to an occupied hex, with so much power left there (13.7)."""
    return position.passing and (
        not position.only_through or _can_leave(position, hex, 1 << i64(position.route.terrain[hex]), left, NOBODY)
    )


def _must_leave(position: Position, hex: i64) -> bool:
    """Whether the pawn of the move stands on an occupied hex where it may not stay."""
    return position.only_through and position.passing and position.pawn != NOBODY and is_shared(position, hex)


def _can_leave(position: Position, hex: i64, symbols: i64, power: i64, opened: i64) -> bool:
    """Whether this power leads on from an occupied hex to a free one; seam `opened` counts as open."""
    route = position.route
    near = route.near[hex]
    for i in range(len(near)):
        n = near[i]
        seam = route.gates[hex][i]
        cost = route.value[n]
        if seam != opened and is_barred(position, seam):
            block = position.blocks[seam]
            if not opens(symbols, BLOCK_TERRAIN[block]):
                continue
            cost += BLOCK_VALUE[block]
        if cost <= power and opens(symbols, route.terrain[n]):
            if not is_occupied(position, n) or _can_leave(position, n, symbols, power - cost, opened):
                return True
    return False


def least_values(position: Position) -> list[int]:
    """The least value that each landscape asks for around the pawns: what any card can do, in one look."""
    route = position.route
    least = [NEVER] * RUBBLE
    for which in range(i64(position.each)):
        hex = position.pawns[pawn_of(position, which)]
        if hex == ARRIVED:
            continue
        for seam in route.walls[hex]:
            block = position.blocks[seam]
            if block:
                terrain = BLOCK_TERRAIN[block]
                if terrain < RUBBLE and BLOCK_VALUE[block] < least[terrain]:
                    least[terrain] = BLOCK_VALUE[block]
        near = route.near[hex]
        gates = route.gates[hex]
        for i in range(i64(len(near))):
            n: i64 = near[i]
            ground: i64 = route.terrain[n]
            if ground < RUBBLE and route.value[n] < least[ground]:
                if not is_barred(position, gates[i]) and may_end_on(position, n):
                    least[ground] = route.value[n]
    return least


def can_move(position: Position, symbols: i64, power: i64, least: list[int]) -> bool:
    """Whether a card or token of these symbols and this power could do anything for a pawn (3.10)."""
    for terrain in range(i64(RUBBLE)):
        if opens(symbols, terrain) and least[terrain] <= power:
            return True
    if position.passing and position.only_through:
        return len(list_steps(position, symbols, power)) > 0
    return False


# A move from its beginning to its end


def begin_move(position: Position, symbols: i64, power: i64, item: i64) -> None:
    """The pawn, and the symbol of a joker, are chosen with the first step (3.8)."""
    if type(position.open) is not Paused:
        position.pawn = NOBODY
        position.item = item
    position.symbols = symbols
    position.power = power
    position.ask_first(Move(position.seat))


def pause_move(position: Position) -> None:
    """Something else moves the pawn between two steps; what is left of the move waits for it (3.12)."""
    if position.moves_between and type(position.open) is Move:
        position.ask_instead(Paused(position.seat, position.symbols, position.power))


def _go_on(position: Position, paused: Paused) -> None:
    """A paused move goes on, unless the pawn is in El Dorado."""
    position.close()
    position.symbols = paused.symbols
    position.power = paused.power
    position.ask_instead(Move(position.seat))
    if position.pawns[position.pawn] == ARRIVED:
        end_move(position)


def begin_card_move(position: Position, card: i64, symbols: i64) -> None:
    use_card(position, card)
    begin_move(position, symbols, POWER[card], card if ITEM[card] else NOBODY)


def choose_pawn(position: Position, pawn: int) -> None:
    """From here on the move belongs to this pawn (11.2)."""
    if position.pawn == NOBODY:
        position.pawn = pawn
        position.beside = caves_beside(position, position.pawns[pawn])


def walk(position: Position, pawn: i64, hex: int) -> None:
    """Put a pawn on a hex; the finish spaces lead on to El Dorado."""
    if hex < position.route.goal:
        position.pawns[pawn] = hex
    else:
        arrive(position, pawn)


def step(position: Position, move: int) -> None:
    """Less the value of the space entered (3.2); with nothing left, or in El Dorado (10.1), the move ends."""
    hex = hex_of(position, move)
    pawn = pawn_of(position, moves.STEP.second.of(move))
    choose_pawn(position, pawn)
    position.symbols = 1 << position.route.terrain[hex]
    position.power -= position.route.value[hex]
    walk(position, pawn, hex)
    if position.power == 0 or position.pawns[pawn] == ARRIVED:
        end_move(position)


def clear(position: Position, move: int) -> None:
    """A block is overcome like a space, and the pawn stays (5.2, 5.4)."""
    block = block_of(move)
    choose_pawn(position, pawn_of(position, moves.CLEAR.second.of(move)))
    position.symbols = 1 << BLOCK_TERRAIN[block]
    position.power -= BLOCK_VALUE[block]
    take_block(position, block)
    if position.power == 0:
        end_move(position)


def end_move(position: Position) -> None:
    """What is left of the power is lost (3.3); then the caves, then the item that was used."""
    below = position.below()
    if type(below) is Paused:
        _go_on(position, below)
        return
    if position.item != NOBODY:
        position.ask_instead(Item(position.seat, position.item))
    else:
        position.close()
    position.power = 0
    position.item = NOBODY
    come_to_rest(position)


def may_stop(position: Position) -> bool:
    """Once the pawn is chosen; but nobody stays where it was agreed only to pass through (13.7)."""
    return position.pawn != NOBODY and not _must_leave(position, position.pawns[position.pawn])


# What speaks against a step


def leads_nowhere(position: Position, move: int) -> bool:
    return hex_of(position, move) < 0


def leads_onto_mountain(position: Position, move: int) -> bool:
    return position.route.terrain[hex_of(position, move)] == MOUNTAIN


def leads_back_to_start(position: Position, move: int) -> bool:
    return position.route.terrain[hex_of(position, move)] == START


def is_too_far(position: Position, move: int) -> bool:
    return hex_of(position, move) not in position.route.near[place_of(position, move)]


def seam_crossed(position: Position, move: int) -> int:
    """The seam between the pawn and the neighbour it is to step onto, or -1."""
    here = place_of(position, move)
    return position.route.gates[here][position.route.near[here].index(hex_of(position, move))]


def block_is_in_the_way(position: Position, move: int) -> bool:
    return is_barred(position, seam_crossed(position, move))


def pawn_is_in_the_way(position: Position, move: int) -> bool:
    return not position.passing and is_occupied(position, hex_of(position, move))


def ends_beside_pawn(position: Position, move: int) -> bool:
    return not may_end_on(position, hex_of(position, move))


def gets_stuck_beside_pawn(position: Position, move: int) -> bool:
    """With what is left of its power the pawn could not go on to a free hex."""
    hex = hex_of(position, move)
    left = position.power - position.route.value[hex]
    return (
        position.only_through
        and is_occupied(position, hex)
        and not (is_fitting(position, move) and left >= 0 and _may_enter(position, hex, left))
    )


def is_special(position: Position, move: int) -> bool:
    """Rubble and base camps take no power."""
    return position.route.terrain[hex_of(position, move)] >= RUBBLE


def is_fitting(position: Position, move: int) -> bool:
    return opens(position.symbols, position.route.terrain[hex_of(position, move)])


def asks_for_another_symbol(position: Position, move: int) -> bool:
    return not is_fitting(position, move)


def asks_for_more(position: Position, move: int) -> bool:
    return position.route.value[hex_of(position, move)] > position.power


def cannot_go_on(position: Position, move: int) -> bool:
    return position.pawn != NOBODY and (asks_for_another_symbol(position, move) or asks_for_more(position, move))


ON_THE_ROUTE: Final[list[Objection]] = [
    *OWN_PAWN,
    ("3.1", leads_nowhere),
    ("3.6", leads_onto_mountain),
    ("3.9", leads_back_to_start),
]
NO_ROOM: Final[list[Objection]] = [("3.7", pawn_is_in_the_way), ("13.7", ends_beside_pawn)]

STEP: Final[list[Objection]] = [
    *ON_THE_ROUTE,
    ("3.1", is_too_far),
    ("11.2", moves_other_pawn),
    ("5.1", block_is_in_the_way),
    ("3.7", pawn_is_in_the_way),
    ("13.7", gets_stuck_beside_pawn),
    ("4.4", is_special),
    ("3.2", cannot_go_on),
    ("3.1", asks_for_another_symbol),
    ("3.4", asks_for_more),
]

# What speaks against clearing a block, or stopping


def block_asks_for_more(position: Position, move: int) -> bool:
    block = block_of(move)
    return not opens(position.symbols, BLOCK_TERRAIN[block]) or BLOCK_VALUE[block] > position.power


def is_stuck_behind_block(position: Position, move: int) -> bool:
    """The pawn stands where it may not stay, and could not go on once the block is gone."""
    block = block_of(move)
    hex = place_of(position, move)
    left = position.power - BLOCK_VALUE[block]
    return _must_leave(position, hex) and not _can_leave(
        position, hex, position.symbols, left, position.blocks.index(block)
    )


def has_not_begun(position: Position, _move: int) -> bool:
    return position.pawn == NOBODY


def must_go_on(position: Position, _move: int) -> bool:
    return not may_stop(position)


CLEAR: Final[list[Objection]] = [
    *IN_REACH,
    ("11.2", moves_other_pawn),
    ("5.3", is_rubble),
    ("5.2", block_asks_for_more),
    ("13.7", is_stuck_behind_block),
]
STOP: Final[list[Objection]] = [("3.3", has_not_begun), ("13.7", must_go_on)]
