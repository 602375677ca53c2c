"""Clause 2.2: whatever is played, paid, removed, replaced or discarded comes from the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.games.eldorado import moves
from filone.games.eldorado.position import Position, holds
from filone.kernel.objections import Objection

OF_HAND: Final = [moves.PLAY, moves.CHANGE, moves.PAY, moves.REMOVE, moves.SWAP, moves.DISCARD]


def card_of(move: int) -> i64:
    """The card of the hand that a move names."""
    for kind in OF_HAND:
        if kind.has(move):
            return kind.card.of(move)
    raise AssertionError(move)


def is_not_in_hand(position: Position, move: int) -> bool:
    return not holds(position, card_of(move))


FROM_HAND: Final[list[Objection]] = [("2.2", is_not_in_hand)]
