"""Section 2: when all have had their turn."""

from filone.kernel.state import OVER
from toy.decisions import Choose
from toy.position import Position


def end_turn(position: Position, seat: int) -> None:
    if seat + 1 < position.seats:
        position.ask_instead(Choose(seat + 1))
    else:
        position.turn = OVER
