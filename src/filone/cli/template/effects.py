"""What a legal move costs and brings, so that the page need know no rules."""

from filone.cli.template import moves
from filone.cli.template.content.cards import NUGGETS
from filone.cli.template.state import Template
from filone.kernel.effects import Effects


def effects(state: Template, move: int) -> Effects:  # noqa: ARG001  (a card brings the same wherever it is laid)
    if moves.LAY.has(move):
        return Effects(brings={"nuggets": NUGGETS[moves.LAY.card.of(move)]})
    return Effects()
