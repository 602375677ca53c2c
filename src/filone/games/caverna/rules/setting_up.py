"""Section 1: who begins, with how much food, and what chance decides."""

from filone.games.caverna import moves
from filone.games.caverna.content.goods import FOOD
from filone.games.caverna.content.rounds import SOLO_FOOD, START_FOOD
from filone.games.caverna.position import NEW_SPACE, Position


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
