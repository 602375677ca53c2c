"""What a seat may know: the rows, how many cards there are elsewhere, and its own hand."""

from random import Random
from typing import Any

from filone.cli.template.content.cards import CARDS, NUGGETS
from filone.cli.template.decisions import DECISIONS
from filone.cli.template.state import Template, begin
from filone.kernel.decisions import name_of
from filone.kernel.state import OVER
from filone.kernel.view import View

RULES = 1
"""The version of the rules, for records."""


class TemplateView(View, kw_only=True, frozen=True):
    """Cards are told by their nuggets. `open` is the decision that is asked, and `actor` whom it concerns."""

    open: str
    actor: int
    deck: int
    hands: list[int]
    rows: list[list[int]]
    stopped: list[bool]
    hand: list[int]


def see(state: Template, seat: int) -> TemplateView:
    return TemplateView(
        game="template",
        rules=RULES,
        seats=state.seats,
        options=state.options,
        seat=seat,
        turn=state.turn,
        ask=state.ask(),
        open=name_of(type(state.open)),
        actor=state.open.seat,
        deck=len(state.deck),
        hands=[len(hand) for hand in state.hands],
        rows=[[NUGGETS[card] for card in row] for row in state.rows],
        stopped=state.stopped,
        **own(state, seat, None),
    )


def own(state: Template, seat: int, _: TemplateView | None) -> dict[str, Any]:
    """What a seat sees otherwise than a spectator."""
    return {"hand": [NUGGETS[card] for card in state.hands[seat]] if seat >= 0 else []}


def imagine(view: TemplateView, rng: Random) -> Template:
    """The view's own cards where they are, any others elsewhere, and then a fair deal."""
    state = begin(view.seats, view.options)
    state.rows = [[NUGGETS.index(nuggets) for nuggets in row] for row in view.rows]
    own = [NUGGETS.index(nuggets) for nuggets in view.hand]
    unseen = [card for card in range(CARDS) if card not in own and not any(card in row for row in state.rows)]
    state.hands = [
        own if seat == view.seat else [unseen.pop() for _ in range(size)] for seat, size in enumerate(view.hands)
    ]
    state.deck = unseen
    state.stopped = view.stopped[:]
    state.ask_instead(DECISIONS[view.open](view.actor))
    if view.turn == OVER:
        state.turn = OVER
    state.redeal(view.seat, rng)
    return state
