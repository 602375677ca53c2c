"""A game of Valdora: which rule answers which decision, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from filone.games.valdora import moves
from filone.games.valdora.content.valley_file import valley_of
from filone.games.valdora.decisions import Act, Deal, Go, HandOver, PayGold, Replace, Start, TurnOver, Uncover
from filone.games.valdora.position import Position
from filone.games.valdora.rules import action, books, completing, end, moving, setting_up
from filone.games.valdora.view import see
from filone.kernel.decisions import Decision
from filone.kernel.objections import Code
from filone.kernel.space import MoveSpace
from filone.kernel.view import View

CODES: Final[dict[type[Decision], Code]] = {
    Start: setting_up.START,
    Deal: setting_up.DEAL,
    Uncover: books.REVEAL,
    TurnOver: books.REVEAL,
    Go: moving.GO,
    Act: action.ACT,
    Replace: books.REPLACE,
    PayGold: books.PAY_GOLD,
    HandOver: completing.HAND_OVER,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Valdora(Position):
    """A game of Valdora: the rules answer what is open in the position."""

    def space(self) -> MoveSpace:
        return moves.SPACE

    def copy(self) -> Valdora:
        twin = Valdora(self.seats, self.valley, self.options)
        self.copy_into(twin)
        self.copy_fields(twin)
        return twin

    def find_moves(self) -> list[int]:
        open = self.open
        if isinstance(open, Act):
            return action.list_actions(self, open.seat)
        if isinstance(open, Go):
            return moving.journeys(self, open.seat)
        if isinstance(open, Uncover):
            return books.fronts(self, open)
        if isinstance(open, TurnOver):
            return books.backs(self, open)
        if isinstance(open, Replace):
            return books.list_replacements(self, open.seat)
        if isinstance(open, PayGold):
            return books.golds(self, open.seat)
        if isinstance(open, HandOver):
            return completing.gems_due(self, open)
        if isinstance(open, Deal):
            return setting_up.deals(self)
        return setting_up.starts(self)

    def weights(self) -> list[int]:
        open = self.open
        if isinstance(open, Uncover):
            return [weight for weight in books.front_weights(self, open) if weight]
        if isinstance(open, TurnOver):
            return [weight for weight in books.back_weights(self, open) if weight]
        if isinstance(open, Deal):
            return setting_up.deal_weights(self)
        return [1] * len(self.legal())

    def draw(self, fraction: float) -> int:
        open = self.open
        if isinstance(open, Uncover):
            return books.draw_front(self, open, fraction)
        if isinstance(open, TurnOver):
            return books.draw_back(self, open, fraction)
        if isinstance(open, Deal):
            return setting_up.draw_deal(self, fraction)
        return super().draw(fraction)

    def apply(self, move: int) -> None:
        open = self.open
        if isinstance(open, Act):
            action.act(self, open.seat, move)
        elif isinstance(open, Go):
            moving.go(self, open.seat, move)
        elif isinstance(open, Uncover):
            books.uncover(self, open, move)
        elif isinstance(open, TurnOver):
            books.turn_over(self, open, move)
        elif isinstance(open, Replace):
            books.replace(self, open.seat, move)
        elif isinstance(open, PayGold):
            books.pay_gold(self, open, move)
        elif isinstance(open, HandOver):
            completing.hand_over(self, open, move)
        elif isinstance(open, Deal):
            setting_up.deal(self, open.seat, move)
        else:
            setting_up.choose_start(self, move)

    def refuse(self, move: int) -> str:
        return CODES[type(self.open)].against(moves.SPACE, self, move)

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return end.breakdown(self, seat)

    def standing(self, seat: int) -> tuple[int, ...]:
        """Among equals, the one with more coins wins (7.8)."""
        return (self.scores()[seat], self.coins[seat])

    def ask(self) -> str:
        if self.turn < 0:
            return ""
        if isinstance(self.open, Go):
            return "move"
        return "action" if isinstance(self.open, (Act, Replace)) else "gem"

    def view(self, seat: int) -> View:
        return see(self, seat)

    def redeal(self, seat: int, rng: Random) -> None:
        """Nothing is hidden from anybody that is not hidden from all, and that is undecided."""


def begin(seats: int, options: dict[str, Any]) -> Valdora:
    state = Valdora(seats, valley_of(options), options)
    setting_up.lay_out(state)
    return state
