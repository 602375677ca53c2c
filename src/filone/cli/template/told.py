"""What comes of a step: a roof that comes down."""

from filone.cli.template.rules.end import score
from filone.cli.template.state import Template
from filone.kernel.told import Tale, Told

COLLAPSE = Tale("collapse", {"seat": "seat"})
TALES = (COLLAPSE,)


def told(before: Template, _move: int, after: Template) -> list[Told]:
    seat = before.turn
    fell = seat >= 0 and score(before, seat) > score(after, seat) == 0
    return [Told(COLLAPSE, {"seat": seat})] if fell else []
