"""Section 1: who begins, with how much food, and what chance decides."""

from typing import Any, Final

from filone.games.caverna import moves
from filone.games.caverna.content.goods import FOOD
from filone.games.caverna.content.rounds import SOLO_FOOD, START_FOOD
from filone.games.caverna.position import NEW_SPACE, Position
from filone.kernel.objections import Code, Objection
from filone.kernel.space import Kind


def list_starters(position: Position) -> list[int]:
    return [moves.START.of(seat) for seat in range(position.seats)]


def give_token(position: Position, move: int) -> None:
    """Chance gives somebody the starting player token (1.1)."""
    position.close()
    begin_with(position, moves.START.target.of(move))


def begin_with(position: Position, seat: int) -> None:
    """Food by turn order from the first player on (1.3, 22.1)."""
    position.starter = seat
    for turn in range(position.seats):
        food = SOLO_FOOD if position.seats == 1 else START_FOOD[turn]
        position.homes[(seat + turn) % position.seats].goods[FOOD] = food
    position.phase = NEW_SPACE


# What speaks against a move


def never(_position: Any, _move: int) -> bool:
    """Not now, whatever it is."""
    return True


NOT_ASKED: Final[dict[Kind, list[Objection]]] = {
    moves.START: [("1.1", never)],
    moves.REVEAL: [("1.5", never)],
    moves.TOKEN: [("1.6", never)],
}
"""What chance decides is refused by clauses of its own."""


def code(clause: str, asked: dict[Kind, list[Objection]]) -> Code:
    """What may be said against the moves of a seat; `clause` against those that belong elsewhere."""
    return Code(clause, {**NOT_ASKED, **asked})


CHANCE: Final[Code] = Code("1.7", {})
"""While chance decides nobody does: what comes is hidden."""
OVER: Final[Code] = Code("20.1", {})
