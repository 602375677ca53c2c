"""Whose workshops they were at the end."""

from filone.games.valdora.content.box import COLOURS, NOBODY
from filone.games.valdora.state import Valdora
from filone.kernel.findings import Finding, Played


def findings(state: Valdora, _: Played) -> list[Finding]:
    owned = zip(COLOURS, state.workshops, strict=True)
    return [Finding(owner, "workshop", colour) for colour, owner in owned if owner != NOBODY]
