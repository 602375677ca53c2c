"""Section 5: blocks bar a seam until somebody overcomes them. What that takes is with each means of moving."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.games.eldorado import moves
from filone.games.eldorado.content.blocks import BLOCK_TERRAIN
from filone.games.eldorado.content.tiles import RUBBLE
from filone.games.eldorado.position import ON_SEAM, Position
from filone.games.eldorado.rules.pawns import OWN_PAWN, place_of
from filone.kernel.objections import Objection


def is_barred(position: Position, seam: i64) -> bool:
    """Whether a block lies on the seam that a step crosses (5.1); -1 is no seam."""
    return seam >= 0 and position.blocks[seam] != 0


def block_of(move: int) -> i64:
    """The number of the block that is to be cleared."""
    return moves.CLEAR.block.of(move) + 1


def clearing(block: i64, which: i64) -> i64:
    """The move by which a pawn clears a block."""
    return moves.CLEAR.of(block - 1, which)


def take_block(position: Position, block: int) -> None:
    """The player keeps the block; the seam is open to all (5.5)."""
    position.blocks[position.blocks.index(block)] = 0
    position.holders[block] = position.seat


# What speaks against clearing one


def lies_on_no_seam(position: Position, move: int) -> bool:
    return position.holders[block_of(move)] != ON_SEAM


def is_out_of_reach(position: Position, move: int) -> bool:
    return position.blocks.index(block_of(move)) not in position.route.walls[place_of(position, move)]


def is_rubble(_position: Position, move: int) -> bool:
    return BLOCK_TERRAIN[block_of(move)] == RUBBLE


def is_landscape(_position: Position, move: int) -> bool:
    return BLOCK_TERRAIN[block_of(move)] != RUBBLE


OWN_PAWN_AND_BLOCK: Final[list[Objection]] = [*OWN_PAWN, ("5.5", lies_on_no_seam)]
IN_REACH: Final[list[Objection]] = [*OWN_PAWN_AND_BLOCK, ("5.2", is_out_of_reach)]
