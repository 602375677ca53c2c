"""Section 17: how a round ends, the choice of the third question mark, the field phase."""

from typing import Final

from filone.games.caverna import moves
from filone.games.caverna.content.board import only
from filone.games.caverna.content.goods import GRAIN, VEGETABLE
from filone.games.caverna.content.rounds import EVENTS, FIRST_ROUNDS, HARVEST, QUESTION
from filone.games.caverna.decisions import Skip
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.kernel.objections import Code
from filone.kernel.sets import count

FIELD: Final = 0
BREEDING: Final = 1
"""The phases of which one may be left out."""


def kind_of_harvest(position: Position) -> int:
    return ending(position.round, position.turned)


def ending(number: int, turned: list[int]) -> int:
    """How a round ends, with the tokens turned over up to then."""
    if number < len(FIRST_ROUNDS):
        return FIRST_ROUNDS[number]
    if turned and turned[-1] == QUESTION:
        return EVENTS[turned.count(QUESTION)]
    return HARVEST


def list_phases() -> list[int]:
    return [moves.SKIP.of(FIELD), moves.SKIP.of(BREEDING)]


def skip(position: Position, open: Skip, move: int) -> None:
    """Each player leaves out one phase (17.7)."""
    if moves.SKIP.phase.of(move) == FIELD:
        position.no_field |= only(open.seat)
    else:
        position.no_breeding |= only(open.seat)
    position.close()


def reap(home: Home) -> None:
    """One crop from every sown field (17.10)."""
    crops = home.crops
    home.goods[GRAIN] += count(crops[0] | crops[1] | crops[2])
    home.goods[VEGETABLE] += count(crops[3] | crops[4])
    crops[0] = crops[1]
    crops[1] = crops[2]
    crops[2] = 0
    crops[3] = crops[4]
    crops[4] = 0


SKIP: Final[Code] = code("17.8", {moves.SKIP: []})
