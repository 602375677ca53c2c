"""Section 15: imitation."""

from typing import Final

from filone.games.caverna import moves
from filone.games.caverna.content.goods import FOOD
from filone.games.caverna.content.spaces import IMITABLE, SPACE_NAMES
from filone.games.caverna.decisions import Imitate
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.games.caverna.rules.possible import Prospect
from filone.games.caverna.rules.work import enter
from filone.kernel.objections import Code


def models(position: Position, open: Imitate) -> list[int]:
    home = position.home()
    return Prospect(position, home, home.dwarfs[position.actor]).models(open.price, first_only=False)


def list_models(position: Position, open: Imitate) -> list[int]:
    return [moves.IMITATE.of(space) for space in models(position, open)]


def imitate(position: Position, open: Imitate, move: int) -> None:
    """Pay, and use the space as if the dwarf stood there."""
    position.home().goods[FOOD] -= open.price
    position.close()
    enter(position, moves.IMITATE.space.of(move))


# What speaks against a move


def is_starting_player(_position: Position, move: int) -> bool:
    return SPACE_NAMES[moves.IMITATE.space.of(move)].startswith("starting_player")


def is_imitation(_position: Position, move: int) -> bool:
    return not IMITABLE[moves.IMITATE.space.of(move)]


def is_own(position: Position, move: int) -> bool:
    return position.occupant[moves.IMITATE.space.of(move)] == position.active


def nobody_is_there(position: Position, move: int) -> bool:
    return position.occupant[moves.IMITATE.space.of(move)] < 0


def nothing_to_do(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, Imitate)
    return moves.IMITATE.space.of(move) not in models(position, open)


IMITATE: Final[Code] = code(
    "15.1",
    {
        moves.IMITATE: [
            ("15.2", is_starting_player),
            ("15.7", is_imitation),
            ("15.3", is_own),
            ("15.1", nobody_is_there),
            ("3.5", nothing_to_do),
        ]
    },
)
