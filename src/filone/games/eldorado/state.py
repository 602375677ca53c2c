"""A game of El Dorado: which rule answers which decision, and nothing else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from filone.games.eldorado import moves
from filone.games.eldorado.decisions import (
    Act,
    Block,
    Cross,
    Discard,
    Draw,
    Explore,
    Find,
    Item,
    Move,
    Native,
    Price,
    Remove,
    Start,
    Swap,
    Take,
    Toll,
)
from filone.games.eldorado.position import Position
from filone.games.eldorado.rules import (
    action_cards,
    buying,
    caves,
    codes,
    discarding,
    end,
    items,
    rubble,
    setting_up,
    tokens,
    turn,
)
from filone.kernel.decisions import Decision, name_of
from filone.kernel.objections import Code
from filone.kernel.space import MoveSpace
from filone.kernel.state import EVERYONE

if TYPE_CHECKING:
    from filone.games.eldorado.view import EldoradoView

CODES: Final[dict[type[Decision], Code]] = {
    Start: codes.START,
    Block: codes.BLOCK,
    Draw: codes.DRAW,
    Find: codes.FIND,
    Act: codes.ACT,
    Move: codes.MOVE,
    Native: codes.NATIVE,
    Cross: codes.CROSS,
    Toll: codes.TOLL,
    Price: codes.PRICE,
    Remove: codes.REMOVE,
    Take: codes.TAKE,
    Swap: codes.SWAP,
    Explore: codes.EXPLORE,
    Item: codes.ITEM,
    Discard: codes.DISCARD,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Eldorado(Position):
    """A game of El Dorado: the rules answer what is open in the position."""

    def space(self) -> MoveSpace:
        return moves.SPACE

    def copy(self) -> Eldorado:
        twin = Eldorado(self.seats)
        self.copy_into(twin)
        self.copy_fields(twin)
        return twin

    def find_moves(self) -> list[int]:
        open = self.open
        if type(open) is Draw:
            return discarding.list_draws(self, open)
        if type(open) is Act:
            return turn.list_acts(self)
        if type(open) is Discard:
            return discarding.list_discards(self)
        if type(open) is Move:
            return turn.list_next_steps(self)
        if type(open) is Toll:
            return rubble.list_cards(self)
        if type(open) is Price:
            return buying.list_payments(self)
        if type(open) is Native:
            return action_cards.list_native_steps(self, open.between_steps)
        if type(open) is Cross:
            return action_cards.list_crossings(self, open)
        if type(open) is Remove:
            return action_cards.list_removals(self, open)
        if type(open) is Take:
            return action_cards.list_piles(self)
        if type(open) is Swap:
            return tokens.list_swaps(self, open)
        if type(open) is Explore:
            return caves.list_caves(open)
        if type(open) is Find:
            return caves.list_tokens(self, open)
        if type(open) is Item:
            return items.list_choices()
        if type(open) is Block:
            return setting_up.list_blocks(self, open)
        return setting_up.list_openers(self)

    def weights(self) -> list[int]:
        open = self.open
        if type(open) is Draw:
            return discarding.weigh_draws(self, open)
        if type(open) is Find:
            return [count for count in self.caves.unseen if count]
        return [1] * len(self.legal())

    def draw(self, fraction: float) -> int:
        open = self.open
        if type(open) is Draw:
            return discarding.draw_at(self, open, fraction)
        return super().draw(fraction)

    def apply(self, move: int) -> None:
        open = self.open
        if type(open) is Draw:
            discarding.draw_card(self, open, move)
        elif type(open) is Act:
            turn.act(self, move)
        elif type(open) is Discard:
            discarding.discard(self, move)
        elif type(open) is Move:
            turn.go_on(self, move)
        elif type(open) is Toll:
            rubble.pay(self, move)
        elif type(open) is Price:
            buying.pay(self, move)
        elif type(open) is Native:
            action_cards.follow_native(self, open, move)
        elif type(open) is Cross:
            action_cards.cross(self, move)
        elif type(open) is Remove:
            action_cards.remove(self, open, move)
        elif type(open) is Take:
            action_cards.take(self, move)
        elif type(open) is Swap:
            tokens.swap(self, open, move)
        elif type(open) is Explore:
            caves.explore(self, open, move)
        elif type(open) is Find:
            caves.find(self, open, move)
        elif type(open) is Item:
            items.keep_or_lose(self, open, move)
        elif type(open) is Block:
            setting_up.lay_block(self, open, move)
        else:
            assert isinstance(open, Start)
            setting_up.begin_with(self, move)
        turn.resume(self)

    def refuse(self, move: int) -> str:
        return CODES[type(self.open)].against(moves.SPACE, self, move)

    def scores(self) -> list[int]:
        return [end.steps_of(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"steps": end.steps_of(self, seat)}

    def standing(self, seat: int) -> tuple[int, ...]:
        return end.standing_of(self, seat)

    def ask(self) -> str:
        return name_of(type(self.open)) if self.turn >= 0 else ""

    def witnesses(self, move: int) -> int:
        """A card drawn is seen by whoever draws it."""
        return 1 << moves.DRAW.player.of(move) if moves.DRAW.has(move) else EVERYONE

    def view(self, seat: int) -> EldoradoView:
        from filone.games.eldorado.view import see  # noqa: PLC0415  (the view is built on the state)

        return see(self, seat)

    def redeal(self, seat: int, rng: Random) -> None:
        for other in range(self.seats):
            if other != seat:
                self.decks.deal_again(other, rng)
                while other == self.seat and self.price_due > 0 and buying.purse(self) < self.price_due:
                    self.decks.deal_again(other, rng)  # whoever has begun to pay can pay
        self.forget()


def begin(seats: int, options: dict[str, Any]) -> Eldorado:
    state = Eldorado(seats)
    setting_up.set_up(state, options)
    return state
