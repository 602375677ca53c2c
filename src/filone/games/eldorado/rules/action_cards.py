"""Section 8: cards that draw, remove or take others, and the Native, card or token."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.games.eldorado import moves
from filone.games.eldorado.content.cards import DRAWS, ITEM, KINDS, NATIVE, REMOVES, TRANSMITTER
from filone.games.eldorado.decisions import Cross, Draw, Item, Move, Native, Remove, Take
from filone.games.eldorado.position import ARRIVED, NOBODY, Position, list_held
from filone.games.eldorado.rules.blocks import IN_REACH, block_of, clearing, is_barred, take_block
from filone.games.eldorado.rules.items import use_card
from filone.games.eldorado.rules.moving import (
    NO_ROOM,
    ON_THE_ROUTE,
    block_is_in_the_way,
    choose_pawn,
    end_move,
    hex_of,
    is_too_far,
    pause_move,
    seam_crossed,
    step_to,
    walk,
)
from filone.games.eldorado.rules.pawns import may_end_on, moves_other_pawn, pawn_of
from filone.kernel.objections import Objection


def play_action(position: Position, card: i64) -> None:
    """Follow the card: its decisions are asked last things first."""
    seat = position.seat
    if card == NATIVE:
        pause_move(position)
    between_steps = isinstance(position.open, Move)
    use_card(position, card)
    if ITEM[card]:
        position.ask_first(Item(seat, card))
    if card == NATIVE:
        position.ask_first(Native(seat, between_steps))
    elif card == TRANSMITTER:
        position.ask_first(Take(seat))
    if REMOVES[card]:
        position.ask_first(Remove(seat, REMOVES[card], False))
    if DRAWS[card]:
        position.ask_first(Draw(seat, DRAWS[card]))


# The Transmitter


def can_take(position: Position) -> bool:
    """Something is left; and if taking counts as buying, nothing was bought (8.3)."""
    if position.transmitter_buys and position.bought:
        return False
    for left in position.market.left:
        if left:
            return True
    return False


def list_piles(position: Position) -> list[int]:
    return [moves.TAKE.of(card) for card in range(KINDS) if position.market.left[card]]


def take(position: Position, move: int) -> None:
    """Nothing is paid, and no pile moves (8.4)."""
    card = moves.TAKE.card.of(move)
    position.close()
    position.market.give(card)
    position.decks.gain(position.seat, card)
    if position.transmitter_buys:
        position.bought = True


# Scientist and Travel Log


def list_removals(position: Position, open: Remove) -> list[int]:
    listed = list_held(position, moves.REMOVE)
    if not open.must:
        listed.append(moves.DONE.of())
    return listed


def remove(position: Position, open: Remove, move: int) -> None:
    if moves.DONE.has(move):
        position.close()
        return
    position.decks.remove(open.seat, moves.REMOVE.card.of(move))
    if open.cards > 1:
        position.ask_instead(Remove(open.seat, open.cards - 1, open.must))
    else:
        position.close()


# The Native


def list_native_steps(position: Position, only_blocks: bool) -> list[int]:
    """Any neighbour, whatever it asks for, or any block (8.7); between two steps only blocks, for that pawn (3.11)."""
    route = position.route
    listed: list[int] = []
    for which in range(i64(position.each)):
        pawn = pawn_of(position, which)
        hex = position.pawns[pawn]
        if hex == ARRIVED or (position.pawn != NOBODY and position.pawn != pawn):
            continue
        for seam in route.walls[hex]:
            if position.blocks[seam]:
                listed.append(clearing(position.blocks[seam], which))
        near = route.near[hex]
        gates = route.gates[hex]
        for i in range(len(near)):
            if not only_blocks and not is_barred(position, gates[i]) and may_end_on(position, near[i]):
                listed.append(step_to(position, near[i], which))
    listed.sort()
    return listed


def native_helps(position: Position) -> bool:
    """Whether a Native could do something for a pawn."""
    return len(list_native_steps(position, False)) > 0


def native_helps_between(position: Position) -> bool:
    """Whether a Native could do something between two steps of the move under way (3.11, 3.12)."""
    return len(list_native_steps(position, not position.moves_between)) > 0


def follow_native(position: Position, open: Native, move: int) -> None:
    if moves.STEP.has(move):
        _step_for_nothing(position, move)
        return
    block = block_of(move)
    if open.between_steps:
        position.close()
        take_block(position, block)
        return
    seam = position.blocks.index(block)
    choose_pawn(position, pawn_of(position, moves.CLEAR.second.of(move)))
    take_block(position, block)
    if position.native_crosses:
        position.ask_instead(Cross(open.seat, seam))
    else:
        end_move(position)


def _step_for_nothing(position: Position, move: int) -> None:
    pawn = pawn_of(position, moves.STEP.second.of(move))
    choose_pawn(position, pawn)
    walk(position, pawn, hex_of(position, move))
    end_move(position)


def list_crossings(position: Position, open: Cross) -> list[int]:
    """The steps over a seam whose block the Native has just torn down (8.8)."""
    hex = position.pawns[position.pawn]
    near = position.route.near[hex]
    gates = position.route.gates[hex]
    which = position.pawn - pawn_of(position, 0)
    listed: list[int] = [
        step_to(position, near[i], which)
        for i in range(len(near))
        if gates[i] == open.seam and may_end_on(position, near[i])
    ]
    listed.append(moves.STOP.of())
    return listed


def cross(position: Position, move: int) -> None:
    if moves.STOP.has(move):
        end_move(position)
    else:
        _step_for_nothing(position, move)


# What speaks against these


def finds_nothing_to_take(position: Position, move: int) -> bool:
    return moves.PLAY.card.of(move) == TRANSMITTER and not can_take(position)


def native_has_nothing_to_do(position: Position, move: int) -> bool:
    return moves.PLAY.card.of(move) == NATIVE and not native_helps(position)


def pile_is_empty(position: Position, move: int) -> bool:
    return position.market.left[moves.TAKE.card.of(move)] == 0


def must_remove(position: Position, _move: int) -> bool:
    open = position.open
    assert isinstance(open, Remove)
    return open.must


def native_only_clears(position: Position, _move: int) -> bool:
    open = position.open
    assert isinstance(open, Native)
    return open.between_steps


def is_not_across(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, Cross)
    return seam_crossed(position, move) != open.seam


TAKE: Final[list[Objection]] = [("8.2", pile_is_empty)]
NOT_REMOVING: Final[list[Objection]] = [("8.6", must_remove)]
NATIVE_STEP: Final[list[Objection]] = [
    *ON_THE_ROUTE,
    ("8.7", is_too_far),
    ("5.1", block_is_in_the_way),
    *NO_ROOM,
    ("3.11", native_only_clears),
]
NATIVE_CLEAR: Final[list[Objection]] = [*IN_REACH, ("11.2", moves_other_pawn)]
CROSS_STEP: Final[list[Objection]] = [
    *ON_THE_ROUTE,
    ("3.1", is_too_far),
    ("11.2", moves_other_pawn),
    ("5.1", block_is_in_the_way),
    *NO_ROOM,
    ("8.8", is_not_across),
]
