"""A game of Template: which rule answers which decision, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from filone.cli.template import moves
from filone.cli.template.decisions import Deal, Draw, Turn
from filone.cli.template.position import Position
from filone.cli.template.rules import end, setting_up, turn
from filone.kernel.decisions import Decision, name_of
from filone.kernel.objections import Code
from filone.kernel.space import MoveSpace
from filone.kernel.state import EVERYONE
from filone.kernel.view import View

CODES: Final[dict[type[Decision], Code]] = {Deal: setting_up.DEAL, Turn: turn.TURN, Draw: turn.DRAW}


@mypyc_attr(allow_interpreted_subclasses=True)
class Template(Position):
    def space(self) -> MoveSpace:
        return moves.SPACE

    def copy(self) -> Template:
        twin = Template(self.seats, self.options)
        self.copy_into(twin)
        self.copy_fields(twin)
        return twin

    def find_moves(self) -> list[int]:
        open = self.open
        if isinstance(open, Turn):
            return turn.list_choices(self, open.seat)
        return setting_up.list_cards(self, open.seat)

    def weights(self) -> list[int]:
        return [1] * len(self.legal())

    def apply(self, move: int) -> None:
        open = self.open
        if isinstance(open, Turn):
            turn.decide(self, open.seat, move)
        elif isinstance(open, Draw):
            turn.draw(self, open.seat, move)
        else:
            setting_up.deal(self, open.seat, move)

    def refuse(self, move: int) -> str:
        return CODES[type(self.open)].against(moves.SPACE, self, move)

    def witnesses(self, move: int) -> int:
        """Who draws a card sees it, and nobody else."""
        return 1 << int(moves.DRAW.target.of(move)) if moves.DRAW.has(move) else EVERYONE

    def ask(self) -> str:
        return name_of(type(self.open)) if self.turn >= 0 else ""

    def scores(self) -> list[int]:
        return [end.score(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"nuggets": end.score(self, seat)}

    def view(self, seat: int) -> View:
        from filone.cli.template.view import see  # noqa: PLC0415  (the view is made of the state)

        return see(self, seat)


def begin(seats: int, options: dict[str, Any]) -> Template:
    state = Template(seats, options)
    state.begin()
    return state
