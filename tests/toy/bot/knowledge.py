"""A low card is worth a swap."""

from typing import Final

from filone.kernel.knowledge import Knowledge
from filone.kernel.state import State
from toy import moves
from toy.state import Toy


class ToyKnowledge(Knowledge):
    def __init__(self) -> None:
        super().__init__()

    def priors(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Toy)
        card = state.hands[state.turn]
        return [10.0 - card if moves.SWAP.has(move) else float(card) for move in legal]


KNOWLEDGE: Final = ToyKnowledge()
