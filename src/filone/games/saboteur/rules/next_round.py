"""Section 9: the next round, and the end of the game."""

from filone.games.saboteur.content.numbers import ROUNDS
from filone.games.saboteur.decisions import Roles
from filone.games.saboteur.position import Position
from filone.kernel.state import OVER


def next_round(position: Position) -> None:
    """Opened by the left neighbour of whoever played the last card (9.3), or by whose turn it would be (9.5)."""
    if position.round == ROUNDS - 1:
        position.turn = OVER
        return
    position.round += 1
    position.set_up()
    position.ask_instead(Roles((position.last + position.agreed.opener) % position.seats))


def nuggets_by_round(position: Position, seat: int) -> dict[str, int]:
    """What counts at the end (9.4)."""
    return {f"round-{round + 1}": position.gold.nuggets(seat, round) for round in range(ROUNDS)}
