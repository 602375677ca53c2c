"""What a seat may know: what is open, who has been dealt a card, and the card in hand."""

from random import Random

from filone.kernel import View
from filone.kernel.decisions import name_of
from toy.decisions import DECISIONS, Choose
from toy.state import Toy, begin


class ToyView(View, kw_only=True, frozen=True):
    """`concerns` is the seat that the open decision is about; in a `swap` its turn ends with the card it is dealt."""

    decision: str
    concerns: int
    swap: bool
    dealt: list[bool]
    discards: int
    card: int


def see(state: Toy, seat: int) -> ToyView:
    return ToyView(
        game="toy",
        rules=1,
        seats=state.seats,
        options=state.options,
        seat=seat,
        turn=state.turn,
        ask=state.ask(),
        decision=name_of(type(state.open)),
        concerns=state.open.seat,
        swap=bool(state.waiting),
        dealt=[hand > 0 for hand in state.hands],
        discards=len(state.discards),
        card=state.hands[seat] if seat >= 0 else 0,
    )


def imagine(view: ToyView, rng: Random) -> Toy:
    state = begin(view.seats, view.options)
    state.ask_instead(DECISIONS[view.decision](view.concerns))
    state.turn = view.turn
    if view.swap:
        state.waiting = [Choose(view.concerns)]
    if view.card:
        state.pile.remove(view.card)
    state.hands = [
        view.card if seat == view.seat else int(dealt) and state.pile.pop() for seat, dealt in enumerate(view.dealt)
    ]
    state.discards = [state.pile.pop() for _ in range(view.discards)]
    state.redeal(view.seat, rng)
    return state
