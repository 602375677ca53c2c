"""What a seat may know, as numbers: see `filone.kernel.features`."""

from typing import Final

from filone.kernel import State
from filone.kernel.features import Encoder, Feature, Row, all_moves, around, number
from toy.content.cards import CARDS
from toy.decisions import Choose
from toy.moves import SPACE
from toy.state import Toy

VERSION: Final = 1


class ToyEncoder(Encoder):
    def write(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, Toy)
        row.one(self.distance(seat, state.turn), self.seats)
        for step in range(self.seats):
            row.put(1 if state.hands[(seat + step) % self.seats] else 0)
        row.put(state.hands[seat])
        row.put(len(state.discards))


def encoder(state: State) -> Encoder:
    features = [
        Feature("turn", around(state.seats), 1, "whose turn it is"),
        Feature("dealt", around(state.seats), 1, "who has a card"),
        number("card", max(CARDS), "the own card"),
        number("discards", len(CARDS), "cards thrown away"),
    ]
    return ToyEncoder(state, features, [Choose], all_moves(SPACE, state.seats))
