"""Section 1: the deck, and the first hands."""

from __future__ import annotations

from typing import Final

from filone.cli.template import moves
from filone.cli.template.content.cards import HAND
from filone.cli.template.decisions import Deal, Turn
from filone.cli.template.position import Position
from filone.kernel.objections import Code


def list_cards(position: Position, seat: int) -> list[int]:
    """What may be drawn, for a first hand (1.2) or after a turn (2.3)."""
    return [moves.DRAW.of(seat, card) for card in position.deck]


def take(position: Position, seat: int, move: int) -> None:
    """A card from the deck into a hand, which is kept in order."""
    card = int(moves.DRAW.card.of(move))
    position.deck.remove(card)
    position.hands[seat].append(card)
    position.hands[seat].sort()


def deal(position: Position, seat: int, move: int) -> None:
    """One card each in turn, until everybody has a hand (1.2)."""
    take(position, seat, move)
    following = (seat + 1) % position.seats
    if len(position.hands[following]) < HAND:
        position.ask_instead(Deal(following))
    else:
        position.ask_instead(Turn(following))


# What speaks against a move


def another_seat(position: Position, move: int) -> bool:
    return moves.DRAW.target.of(move) != position.open.seat


def not_in_deck(position: Position, move: int) -> bool:
    return moves.DRAW.card.of(move) not in position.deck


DEAL: Final[Code] = Code("1.2", {moves.DRAW: [("1.2", another_seat), ("1.1", not_in_deck)]})
