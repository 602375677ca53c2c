"""How roles fare: in each round, everybody's role as it was shown at its end, and whether its side has won."""

from filone.games.saboteur.content.numbers import DIGGER, ROLES
from filone.games.saboteur.moves import UNMASK
from filone.games.saboteur.state import Saboteur
from filone.kernel.findings import Finding, Played


def findings(state: Saboteur, played: Played) -> list[Finding]:
    shown = [move for _, move in played if UNMASK.has(move)]
    dug = {round for round, _, _ in state.gold.picks}
    return [
        Finding(
            UNMASK.target.of(move),
            "role",
            ROLES[UNMASK.role.of(move)],
            (UNMASK.role.of(move) == DIGGER) == (number // state.seats in dug),
        )
        for number, move in enumerate(shown)
    ]
