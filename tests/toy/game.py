"""The toy as a registered game."""

from random import Random

from filone.kernel import Game, View, flag
from toy.state import SPACE, Toy


class ToyView(View, kw_only=True, frozen=True):
    """Who has been dealt a card, who has decided, and the card in hand."""

    dealt: list[bool]
    discards: int
    receiver: int
    turns: int
    card: int


def see(state: Toy, seat: int) -> ToyView:
    return ToyView(
        game="toy",
        rules=1,
        seats=state.seats,
        options={"lucky": state.lucky},
        seat=seat,
        turn=state.turn,
        ask=state.ask(),
        dealt=[hand > 0 for hand in state.hands],
        discards=len(state.discards),
        receiver=state.receiver,
        turns=state.turns,
        card=state.hands[seat] if seat >= 0 else 0,
    )


def imagine(view: ToyView, rng: Random) -> Toy:
    state = Toy(view.seats, view.options)
    if view.card:
        state.pile.remove(view.card)
    state.hands = [
        view.card if seat == view.seat else int(dealt) and state.pile.pop() for seat, dealt in enumerate(view.dealt)
    ]
    state.discards = [state.pile.pop() for _ in range(view.discards)]
    state.receiver, state.turns, state.turn = view.receiver, view.turns, view.turn
    state.redeal(view.seat, rng)
    return state


GAME = Game(
    name="toy",
    rules=1,
    seats=range(2, 5),
    options=[flag("lucky", False)],
    space=SPACE,
    begin=Toy,
    imagine=imagine,
    view=ToyView,
    asks=["card"],
    categories=["card"],
)
