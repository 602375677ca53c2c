"""Section 10: the arrival in El Dorado, the last round, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from filone.games.eldorado.content.blocks import BLOCKS
from filone.games.eldorado.position import ARRIVED, Position
from filone.kernel.state import OVER


def arrive(position: Position, pawn: i64) -> None:
    """The pawn is in El Dorado at once (10.1); the last one of a seat sets off the last round (10.3, 11.3)."""
    position.pawns[pawn] = ARRIVED
    first = position.seat * position.each
    for other in range(first, first + position.each):
        if position.pawns[other] != ARRIVED:
            return
    position.arrived.append(position.seat)
    position.last_round = True


def ends_round(position: Position) -> bool:
    """Whether the seat on turn is the last of the round."""
    return (position.seat + 1) % position.seats == position.start


def arrival_ends_game(position: Position) -> bool:
    """The last player of the round has arrived (10.4)."""
    return position.last_round and ends_round(position) and position.seat in position.arrived


def is_last_turn(position: Position) -> bool:
    """Nobody plays after this turn (10.3, 10.10)."""
    return ends_round(position) and (position.last_round or position.round == position.cap)


def end_game(position: Position) -> None:
    position.waiting.clear()
    position.turn = OVER


def steps_of(position: Position, seat: int) -> int:
    """How far the pawns of a seat have come (10.11): the length of the route less what is still missing, for each."""
    route = position.route
    steps = 0
    for pawn in range(seat * position.each, (seat + 1) * position.each):
        hex = position.pawns[pawn]
        steps += route.length if hex == ARRIVED else route.length - route.distance[hex]
    return steps


def standing_of(position: Position, seat: int) -> tuple[int, ...]:
    """Those who arrived, by blocks, their value, order of arrival (10.6 to 10.8); then the others (10.9)."""
    held = [block for block in range(1, BLOCKS + 1) if position.holders[block] == seat]
    value = sum(held) if position.ties_by_sum else max(held, default=0)
    if seat in position.arrived:
        return (1, len(held), value, -position.arrived.index(seat))
    return (0, steps_of(position, seat), len(held), value)
