"""Section 2: moving along the roads, and what encounters cost."""

from typing import Final

from mypy_extensions import i64

from filone.games.valdora import moves
from filone.games.valdora.content.box import PURSE
from filone.games.valdora.content.spaces import SHIPS, is_mine
from filone.games.valdora.decisions import Act
from filone.games.valdora.position import Position
from filone.kernel.objections import Code


def journeys(position: Position, seat: i64) -> list[int]:
    """Wherever the roads lead and everybody can be paid (2.8), or else wherever the roads lead (2.11)."""
    within_reach = ways(position, seat)
    closed = too_dear(position, seat)
    if not closed:
        return within_reach
    return [move for move in within_reach if not closed >> moves.GO.space.of(move) & 1] or within_reach


def ways(position: Position, seat: i64) -> list[int]:
    """Up to the next city (2.2), or with provisions to the one after that (2.4)."""
    valley = position.valley
    here = position.at[seat]
    return valley.far_journeys[here] if position.supplied[seat] else valley.journeys[here]


def too_dear(position: Position, seat: i64) -> i64:
    """The spaces, as bits, where a player could not pay everybody who stands there (2.8)."""
    closed: i64 = 0
    coins: i64 = position.coins[seat]
    if coins >= position.seats - 1:
        return closed
    space: i64
    for space in position.at:
        if not closed >> space & 1 and company(position, seat, space) > coins:
            closed |= 1 << space
    return closed


def company(position: Position, seat: i64, space: i64) -> i64:
    """How many pawns a player would have to pay for there (2.7); in a mine none (2.10)."""
    if is_mine(space):
        return 0
    others: i64 = 0
    at: i64
    for at in position.at:
        if at == space:
            others += 1
    return others - 1 if position.at[seat] == space else others


def go(position: Position, seat: i64, move: i64) -> None:
    space = moves.GO.space.of(move)
    if moves.GO.provisions.of(move):
        position.supplied[seat] = False
    if company(position, seat, space):
        meet(position, seat, space)
    position.at[seat] = space
    position.begun = False
    position.paged = False
    position.ships = SHIPS[space]
    position.ask_instead(Act(seat))


def meet(position: Position, seat: i64, space: i64) -> None:
    """A coin to each owner of a pawn there, from the left round, as far as the coins go (2.7, 2.9, 2.11)."""
    for place in range(1, position.seats):
        other = (seat + place) % position.seats
        if position.at[other] == space and position.coins[seat] > 0:
            position.coins[seat] -= 1
            if position.coins[other] < PURSE:
                position.coins[other] += 1
            else:
                position.bank += 1


# What speaks against a move


def stays(position: Position, move: int) -> bool:
    return moves.GO.space.of(move) == position.at[position.turn]


def needs_no_provisions(position: Position, move: int) -> bool:
    near = position.valley.is_near(position.at[position.turn], moves.GO.space.of(move))
    return near and moves.GO.provisions.of(move) == 1


def is_beyond_a_city(position: Position, move: int) -> bool:
    """Only provisions lead there: there are none, they lead not so far, or they are not meant to be used."""
    here = position.at[position.turn]
    there = moves.GO.space.of(move)
    supplied = position.supplied[position.turn]
    far = position.valley.is_far(here, there)
    return not (far and supplied) if moves.GO.provisions.of(move) else far and supplied


def is_out_of_reach(position: Position, move: int) -> bool:
    near = position.valley.is_near(position.at[position.turn], moves.GO.space.of(move))
    return not near and not moves.GO.provisions.of(move)


def cannot_pay_all(position: Position, move: int) -> bool:
    """Unless there is no space at all where one could pay."""
    seat = position.turn
    closed = too_dear(position, seat)
    if not closed >> moves.GO.space.of(move) & 1:
        return False
    return any(not closed >> moves.GO.space.of(other) & 1 for other in ways(position, seat))


GO: Final[Code] = Code(
    "2.1",
    {
        moves.GO: [
            ("2.3", stays),
            ("2.5", needs_no_provisions),
            ("2.4", is_beyond_a_city),
            ("2.2", is_out_of_reach),
            ("2.8", cannot_pay_all),
        ]
    },
)
