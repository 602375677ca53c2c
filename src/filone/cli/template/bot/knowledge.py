"""What a good player knows: a row is best when the next card would bring the roof down."""

from __future__ import annotations

from random import Random
from typing import Final

from filone.cli.template import moves
from filone.cli.template.content.cards import NUGGETS
from filone.cli.template.state import Template
from filone.kernel.knowledge import Knowledge, Thought
from filone.kernel.state import State


class TemplateThought(Thought):
    def priors(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Template)
        left = state.limit - state.total(state.turn)
        return [self._promise(left, move) for move in legal]

    def _promise(self, left: int, move: int) -> float:
        """Stop when little is left; before that, small cards first."""
        if moves.STOP.has(move):
            return 4.0 if left < 5 else 0.5
        nuggets = NUGGETS[moves.LAY.card.of(move)]
        return 2.0 + 1.0 / nuggets if nuggets <= left else 0.05


class TemplateKnowledge(Knowledge):
    def think(self, root: State, seat: int, rng: Random) -> Thought:
        return TemplateThought(root, seat, rng)


KNOWLEDGE: Final = TemplateKnowledge()
