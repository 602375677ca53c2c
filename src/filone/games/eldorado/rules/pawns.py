"""Section 11, two pawns against two, and where pawns stand in the way of others (3.7, 13.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.games.eldorado import moves
from filone.games.eldorado.position import ARRIVED, NOBODY, Position
from filone.kernel.objections import Objection


def pawn_of(position: Position, which: i64) -> i64:
    """The first or second pawn of the seat on turn."""
    return i64(position.seat) * i64(position.each) + which


def is_occupied(position: Position, hex: i64) -> bool:
    for pawn in position.pawns:
        if i64(pawn) == hex:
            return True
    return False


def is_shared(position: Position, hex: int) -> bool:
    return position.pawns.count(hex) > 1


def may_end_on(position: Position, hex: i64) -> bool:
    """A pass token also lets a move end beside another pawn, unless it was agreed otherwise (13.7)."""
    return not is_occupied(position, hex) or (position.passing and not position.only_through)


# What speaks against what a pawn is to do


def which_of(move: int) -> i64:
    """Whether a step or a clearing is meant for the second pawn."""
    return moves.STEP.second.of(move) if moves.STEP.has(move) else moves.CLEAR.second.of(move)


def place_of(position: Position, move: int) -> int:
    """Where the pawn stands that a step or a clearing is meant for."""
    return position.pawns[pawn_of(position, which_of(move))]


def no_such_pawn(position: Position, move: int) -> bool:
    return which_of(move) >= position.each


def has_arrived(position: Position, move: int) -> bool:
    return place_of(position, move) == ARRIVED


def moves_other_pawn(position: Position, move: int) -> bool:
    return position.pawn not in (NOBODY, pawn_of(position, which_of(move)))


OWN_PAWN: Final[list[Objection]] = [("11.1", no_such_pawn), ("10.1", has_arrived)]
