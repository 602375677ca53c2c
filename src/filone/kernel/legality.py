"""May this move be made now? Asked wherever a move comes in: from a program, in notation, from a table's player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from filone.kernel.errors import GameOver, IllegalMove, NotYourTurn

if TYPE_CHECKING:
    from filone.kernel.state import State

OVER = -2


def require_turn(state: State, seat: int | None) -> None:
    """`GameOver` after the end; `NotYourTurn` for a seat that is not on turn. None is whoever is."""
    if state.turn == OVER:
        raise GameOver()
    if seat is not None and seat != state.turn:
        raise NotYourTurn()


def require_legal(state: State, move: int, written: str = "") -> None:
    """`IllegalMove` with the clause that forbids a move of the space, told as it was `written`."""
    if move not in state.legal():
        raise IllegalMove(move=written or state.space().text(move), clause=state.refuse(move))
