"""Section 7: the end of a turn and of the game, and scoring."""

from mypy_extensions import i64

from filone.games.valdora.content import gems
from filone.games.valdora.content.box import BONUS_POINTS, COLOUR_COUNT, COLOUR_POINTS
from filone.games.valdora.decisions import Go
from filone.games.valdora.position import Position
from filone.kernel.state import OVER


def end_turn(position: Position, seat: i64) -> None:
    """The next player moves; a round that is the last is completed (7.2, 8.3)."""
    after = (seat + 1) % position.seats
    position.ask_instead(Go(after))
    if after == position.start:
        if position.ending or position.round == position.limit:
            position.turn = OVER
        else:
            position.round += 1


def breakdown(position: Position, seat: i64) -> dict[str, int]:
    """What counts for a player (7.3 to 7.7)."""
    owners = position.workshops
    return {
        "commissions": position.earned[seat],
        "craftsmen": COLOUR_POINTS * sum([1 for craftsmen in position.crew[seat] if craftsmen]),
        "workshops": sum([position.valley.prize[c] for c in range(COLOUR_COUNT) if owners[c] == seat]),
        "bonus": BONUS_POINTS * position.bonuses[seat],
        "gems": gems.size(position.load_of(seat)),
    }
