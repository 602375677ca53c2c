"""Section 2: who begins, the roles, the hands."""

from typing import Any, Final

from librt.vecs import pop
from mypy_extensions import i64

from filone.games.saboteur import moves
from filone.games.saboteur.content.cards import COUNTS, KINDS
from filone.games.saboteur.content.numbers import MOST_SEATS
from filone.games.saboteur.decisions import Hands, Play, Roles
from filone.games.saboteur.position import UNDECIDED, Position, slot
from filone.games.saboteur.rows import find
from filone.kernel.objections import Code

DRAWS: Final[list[list[Any]]] = [[moves.DRAW.of(seat, card) for card in range(KINDS)] for seat in range(MOST_SEATS)]
NUMBERS: Final[list[Any]] = list(range(max(COUNTS) + 1))
"""Python's own numbers, ready to be listed: half of all lists are of cards to draw."""


def list_openings(position: Position) -> list[int]:
    return [moves.START.of(seat) for seat in range(position.seats)]


def open_with(position: Position, move: int) -> None:
    seat = moves.START.target.of(move)
    position.last = seat
    position.ask_instead(Roles(seat))


def list_roles(position: Position, seat: int) -> list[int]:
    left = position.roles_left()
    return [moves.ROLE.of(seat, role) for role in range(2) if left[role]]


def deal_role(position: Position, seat: int, move: int) -> None:
    position.roles[seat] = moves.ROLE.role.of(move)
    seat = (seat + position.agreed.onward) % position.seats
    if position.roles[seat] == UNDECIDED:
        position.ask_instead(Roles(seat))
    else:
        position.ask_instead(Hands(seat))


def list_cards(position: Position, seat: i64) -> list[int]:
    """What may be drawn, for a first hand (2.6) or after a turn (3.4)."""
    draws = DRAWS[seat]
    return [draws[card] for card in position.in_deck]


def weigh_cards(position: Position) -> list[int]:
    """How many of each are left."""
    return [NUMBERS[left] for left in position.left]


def draw_card(position: Position, seat: i64, fraction: float) -> i64:
    """The card that a fraction of the deck falls on."""
    number: i64 = int(fraction * float(position.deck_size))
    at: i64 = 0
    for left in position.left:
        number -= left
        if number < 0:
            break
        at += 1
    return moves.DRAW.of(seat, position.in_deck[at])


def take(position: Position, seat: i64, move: i64) -> None:
    """A card from the deck into a hand, which is kept in order."""
    card = moves.DRAW.card.of(move)
    position.deck_size -= 1
    at = find(position.in_deck, card)
    position.left[at] -= 1
    if not position.left[at]:
        position.in_deck, _ = pop(position.in_deck, at)
        position.left, _ = pop(position.left, at)
    hand = position.hands[seat]
    hand.insert(slot(hand, card), card)


def deal_card(position: Position, seat: i64, move: i64) -> None:
    take(position, seat, move)
    seat = (seat + position.agreed.onward) % position.seats
    if len(position.hands[seat]) == position.agreed.hand_size:
        position.ask_instead(Play(seat))
    else:
        position.ask_instead(Hands(seat))


# What speaks against a move


def no_seat(position: Position, move: int) -> bool:
    return moves.START.target.of(move) >= position.seats


def role_to_another(position: Position, move: int) -> bool:
    return moves.ROLE.target.of(move) != position.open.seat


def role_is_gone(position: Position, move: int) -> bool:
    return not position.roles_left()[moves.ROLE.role.of(move)]


def card_to_another(position: Position, move: int) -> bool:
    return moves.DRAW.target.of(move) != position.open.seat


def card_is_gone(position: Position, move: int) -> bool:
    return moves.DRAW.card.of(move) not in position.in_deck


OPENING: Final[Code] = Code("2.8", {moves.START: [("2.8", no_seat)]})
ROLES: Final[Code] = Code("2.2", {moves.ROLE: [("2.2", role_to_another), ("2.2", role_is_gone)]})
HANDS: Final[Code] = Code("2.6", {moves.DRAW: [("2.6", card_to_another), ("2.6", card_is_gone)]})
