"""Chapter 4: rubble and base camps, and rubble blocks (5.3), are paid for with any cards of the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.games.eldorado import moves
from filone.games.eldorado.content.blocks import BLOCK_TERRAIN, BLOCK_VALUE
from filone.games.eldorado.content.tiles import CAMP, RUBBLE
from filone.games.eldorado.decisions import Toll
from filone.games.eldorado.position import ARRIVED, NOBODY, Position, list_held
from filone.games.eldorado.rules.blocks import IN_REACH, block_of, clearing, is_barred, is_landscape, take_block
from filone.games.eldorado.rules.buying import has_bought
from filone.games.eldorado.rules.caves import caves_beside, come_to_rest
from filone.games.eldorado.rules.moving import (
    NO_ROOM,
    ON_THE_ROUTE,
    block_is_in_the_way,
    hex_of,
    is_too_far,
    step_to,
    walk,
)
from filone.games.eldorado.rules.pawns import may_end_on, pawn_of
from filone.kernel.objections import Objection


def list_tolls(position: Position, listed: list[int]) -> None:
    """The hexes and blocks that are paid with cards of the hand, whatever they show."""
    route = position.route
    cards = position.decks.in_hand[position.seat]
    found: list[int] = []
    for which in range(i64(position.each)):
        hex = position.pawns[pawn_of(position, which)]
        if hex == ARRIVED:
            continue
        for seam in route.walls[hex]:
            block = position.blocks[seam]
            if block and BLOCK_TERRAIN[block] == RUBBLE and BLOCK_VALUE[block] <= cards:
                found.append(clearing(block, which))
        near = route.near[hex]
        gates = route.gates[hex]
        for i in range(i64(len(near))):
            n: i64 = near[i]
            if route.terrain[n] >= RUBBLE and route.value[n] <= cards:
                if not is_barred(position, gates[i]) and may_end_on(position, n):
                    found.append(step_to(position, n, which))
    found.sort()
    listed += found


def begin_step(position: Position, move: int) -> None:
    hex = hex_of(position, move)
    _begin_toll(position, pawn_of(position, moves.STEP.second.of(move)), hex, NOBODY, position.route.value[hex])


def begin_clearing(position: Position, move: int) -> None:
    block = block_of(move)
    pawn = pawn_of(position, moves.CLEAR.second.of(move))
    _begin_toll(position, pawn, NOBODY, position.blocks.index(block), BLOCK_VALUE[block])


def _begin_toll(position: Position, pawn: int, hex: int, seam: int, cards: int) -> None:
    position.pawn = pawn
    position.toll_hex = hex
    position.toll_seam = seam
    position.toll_due = cards
    position.ask_first(Toll(position.seat))


def list_cards(position: Position) -> list[int]:
    return list_held(position, moves.PAY)


def pay(position: Position, move: int) -> None:
    """Cards for rubble lie with the played ones (4.1), those for a base camp leave the game (4.2)."""
    card = moves.PAY.card.of(move)
    if is_for_camp(position):
        position.decks.remove(position.seat, card)
    else:
        position.decks.play(position.seat, card)
    position.toll_due -= 1
    if position.toll_due == 0:
        _end_toll(position)


def is_for_camp(position: Position) -> bool:
    """Whether the cards of this toll leave the game."""
    return position.toll_hex != NOBODY and position.route.terrain[position.toll_hex] == CAMP


def _end_toll(position: Position) -> None:
    position.close()
    position.beside = caves_beside(position, position.pawns[position.pawn])
    if position.toll_hex != NOBODY:
        walk(position, position.pawn, position.toll_hex)
    else:
        take_block(position, position.blocks[position.toll_seam])
    position.toll_hex = NOBODY
    position.toll_seam = NOBODY
    come_to_rest(position)


# What speaks against it


def is_landscape_space(position: Position, move: int) -> bool:
    return position.route.terrain[hex_of(position, move)] < RUBBLE


def wants_more_cards(position: Position, move: int) -> bool:
    return position.route.value[hex_of(position, move)] > position.decks.in_hand[position.seat]


def is_camp_and_wants_more_cards(position: Position, move: int) -> bool:
    return position.route.terrain[hex_of(position, move)] == CAMP and wants_more_cards(position, move)


def block_wants_more_cards(position: Position, move: int) -> bool:
    return BLOCK_VALUE[block_of(move)] > position.decks.in_hand[position.seat]


STEP: Final[list[Objection]] = [
    *ON_THE_ROUTE,
    ("3.1", is_too_far),
    ("5.1", block_is_in_the_way),
    *NO_ROOM,
    ("3.1", is_landscape_space),
    ("2.4", has_bought),
    ("4.2", is_camp_and_wants_more_cards),
    ("4.1", wants_more_cards),
]
CLEAR: Final[list[Objection]] = [
    *IN_REACH,
    ("5.2", is_landscape),
    ("2.4", has_bought),
    ("5.3", block_wants_more_cards),
]
