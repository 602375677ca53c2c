"""What comes of a step: the goods that a space, a landscape or a furnishing tile brings, and what was paid for it."""

from filone.games.caverna import moves
from filone.games.caverna.decisions import Part
from filone.games.caverna.effects import changes, take_steps, tried
from filone.games.caverna.rules.work import go_on
from filone.games.caverna.state import Caverna
from filone.kernel.told import Tale, Told

PAID = Tale("paid", {"seat": "seat", "goods": "draw-good"})
TAKEN = Tale("taken", {"seat": "seat", "goods": "draw-good"})
TALES = (PAID, TAKEN)

SILENT = (moves.USE, moves.PART, moves.IMITATE, moves.LAY, moves.PUT, moves.FURNISH, moves.PAY, moves.INSTALL)
"""Kinds of moves whose own sentences name no goods."""


def told(before: Caverna, move: int, _after: Caverna) -> list[Told]:
    """By a trial that goes as far as the action does, since a round may end after it and change more."""
    if not any(kind.has(move) for kind in SILENT):
        return []
    trial = tried(before, move)
    while isinstance(action := trial.open, Part) and go_on(trial, action):
        take_steps(trial)
    change = changes(before, trial)
    paid = {good: -number for good, number in change.items() if number < 0}
    taken = {good: number for good, number in change.items() if number > 0}
    both = ((PAID, paid), (TAKEN, taken))
    return [Told(tale, {"seat": before.turn, "goods": goods}) for tale, goods in both if goods]
