"""Section 8: the side that has won gets its gold."""

from typing import Final

from filone.games.saboteur import moves
from filone.games.saboteur.content.numbers import DIGGER, MOST_GOLD, PAY, SABOTEUR
from filone.games.saboteur.decisions import Gold, HandOn, Keep, Payment, ShowSpare
from filone.games.saboteur.gold import likelihood, worth
from filone.games.saboteur.position import NOBODY, Position
from filone.games.saboteur.rules.next_round import next_round
from filone.kernel.objections import Code


def share_out(position: Position) -> None:
    """Gold for the side that has won (section 8); a finder is a digger who has a share, or a saboteur (8.4, 8.14)."""
    if position.finder == NOBODY:
        position.ask_instead(ShowSpare(NOBODY))
        next_payment(position, NOBODY)
        return
    heir = next_heir(position, (position.finder + 1) % position.seats)
    if heir == NOBODY:
        next_round(position)
    else:
        position.ask_instead(Gold(position.finder if position.agreed.finder_takes_first else heir))


def next_heir(position: Position, seat: int) -> int:
    """Anticlockwise to the next digger who gets gold (8.2, 8.4, 8.6)."""
    for _ in range(position.seats):
        seat = (seat - 1) % position.seats
        if position.roles[seat] == DIGGER and not (position.agreed.blocked_go_empty and position.broken[seat]):
            return seat
    return NOBODY


# The diggers


def list_nuggets(position: Position, seat: int) -> list[int]:
    return [moves.GOLD.of(seat, value) for value in range(3) if position.gold.deck[value]]


def draw_gold(position: Position, seat: int, move: int) -> None:
    position.gold.draw(moves.GOLD.nuggets.of(move) + 1)
    if sum(position.gold.pool) == min(position.seats, MOST_GOLD):
        position.ask_instead(Keep(seat))


def list_choices(position: Position) -> list[int]:
    return [moves.KEEP.of(value) for value in range(3) if position.gold.pool[value]]


def keep(position: Position, seat: int, move: int) -> None:
    position.gold.keep(position.round, seat, moves.KEEP.nuggets.of(move) + 1)
    if sum(position.gold.pool):
        position.ask_instead(HandOn(next_heir(position, seat)))
    else:
        next_round(position)


def list_handed_on(position: Position, seat: int) -> list[int]:
    ones, twos, threes = position.gold.pool
    return [moves.HAND.of(seat, ones, twos, threes)]


# The saboteurs


def list_payments(position: Position, seat: int) -> list[int]:
    value = PAY[position.roles.count(SABOTEUR)]
    ways = position.gold.ways_to_pay(value)
    return [moves.PAY.of(seat, way[0], way[1], way[2], value - worth(way)) for way in ways]


def weigh_payments(position: Position) -> list[int]:
    """Of several ways, the one that more hands of cards make up is likelier (8.12)."""
    ways = position.gold.ways_to_pay(PAY[position.roles.count(SABOTEUR)])
    return [likelihood(position.gold.deck, way) for way in ways]


def pay(position: Position, seat: int, move: int) -> None:
    paid = moves.PAY
    ones, twos, threes = paid.ones.of(move), paid.twos.of(move), paid.threes.of(move)
    position.gold.pay(position.round, seat, ones, twos, threes, paid.loose.of(move))
    next_payment(position, seat)


def next_payment(position: Position, seat: int) -> None:
    """The next saboteur in the order of the seats (8.8)."""
    for other in range(seat + 1, position.seats):
        if position.roles[other] == SABOTEUR:
            position.ask_instead(Payment(other))
            return
    next_round(position)


# What speaks against a move


def not_in_the_pile(position: Position, move: int) -> bool:
    return move not in list_nuggets(position, position.open.seat)


def not_in_the_pool(position: Position, move: int) -> bool:
    return not position.gold.pool[moves.KEEP.nuggets.of(move)]


def is_not_the_pool(position: Position, move: int) -> bool:
    return move not in list_handed_on(position, position.open.seat)


def is_not_their_pay(position: Position, move: int) -> bool:
    return move not in list_payments(position, position.open.seat)


GOLD: Final[Code] = Code("8.1", {moves.GOLD: [("8.1", not_in_the_pile)]})
KEEP: Final[Code] = Code("8.2", {moves.KEEP: [("8.2", not_in_the_pool)]})
HAND_ON: Final[Code] = Code("8.2", {moves.HAND: [("8.2", is_not_the_pool)]})
PAYMENT: Final[Code] = Code("8.7", {moves.PAY: [("8.7", is_not_their_pay)]})
