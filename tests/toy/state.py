"""A game of the toy: which rule answers which decision, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from filone.kernel import EVERYONE, MoveSpace, View
from filone.kernel.decisions import Decision
from filone.kernel.objections import Code
from toy import moves
from toy.decisions import Choose, Deal
from toy.position import Position
from toy.rules import play

CODES: Final[dict[type[Decision], Code]] = {Deal: play.DEAL, Choose: play.CHOOSE}


class Toy(Position):
    """A game of the toy: the rules answer what is open in the position."""

    def space(self) -> MoveSpace:
        return moves.SPACE

    def copy(self) -> Toy:
        twin = type(self)(self.seats, self.options)
        self.copy_into(twin)
        self.copy_fields(twin)
        return twin

    def find_moves(self) -> list[int]:
        if isinstance(self.open, Deal):
            return play.list_deals(self, self.open.seat)
        return play.list_choices(self)

    def weights(self) -> list[int]:
        return [1] * len(self.pile)

    def apply(self, move: int) -> None:
        if isinstance(self.open, Deal):
            play.deal(self, self.open.seat, move)
        else:
            play.choose(self, self.open.seat, move)

    def refuse(self, move: int) -> str:
        return CODES[type(self.open)].against(moves.SPACE, self, move)

    def scores(self) -> list[int]:
        return self.hands[:]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"card": self.hands[seat]}

    def ask(self) -> str:
        return "card" if self.turn >= 0 else ""

    def witnesses(self, move: int) -> int:
        return 1 << self.open.seat if moves.DEAL.has(move) else EVERYONE

    def view(self, seat: int) -> View:
        from toy.view import see

        return see(self, seat)


def begin(seats: int, options: dict[str, Any]) -> Toy:
    state = Toy(seats, options)
    state.begin()
    return state
