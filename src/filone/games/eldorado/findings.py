"""Whether it is good to begin on a route, and which cards are worth their price."""

from filone.games.eldorado.content.cards import CARDS
from filone.games.eldorado.moves import BUY
from filone.games.eldorado.state import Eldorado
from filone.kernel.findings import Finding, Played


def findings(state: Eldorado, played: Played) -> list[Finding]:
    """A layout of one's own is no route that others play."""
    options = state.options
    bought = {(seat, BUY.card.of(move)) for seat, move in played if BUY.has(move)}
    route = [] if options["layout"] else [Finding(state.start, "route", str(options["route"]))]
    return [*route, *(Finding(seat, "card", CARDS[card]) for seat, card in sorted(bought))]
