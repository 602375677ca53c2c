"""What a seat may know, as numbers, and a number for every move: see `filone.kernel.features`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.cli.template.content.cards import CARDS, NUGGETS
from filone.cli.template.decisions import Turn
from filone.cli.template.moves import SPACE
from filone.cli.template.position import Position
from filone.kernel.features import Encoder, Feature, Row, all_moves, around, crossed, number
from filone.kernel.state import State

VERSION: Final = 1
"""Rises with every change of what is written or how moves are numbered."""


class TemplateEncoder(Encoder):
    """The rows of all, and the own hand."""

    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Position)
        row.one(self.distance(seat, state.turn), self.seats)
        row.put(len(state.deck))
        row.tally(state.hands[seat], CARDS)
        for step in range(self.seats):
            other = (seat + step) % self.seats
            row.put(1 if state.stopped[other] else 0)
            row.tally(state.rows[other], CARDS)


def encoder(state: State) -> Encoder:
    who, cards = around(state.seats), [str(nuggets) for nuggets in NUGGETS]
    features = [
        Feature("turn", who, 1, "whose turn it is"),
        number("deck", CARDS, "cards left in the deck"),
        Feature("hand", cards, 1, "the own hand, by nuggets"),
        Feature("rows", crossed(who, ["stopped", *cards]), 1, "whether each has stopped, and the cards of the row"),
    ]
    return TemplateEncoder(state, features, [Turn], all_moves(SPACE, state.seats))
