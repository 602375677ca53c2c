"""Section 1: a card for everybody; keep it or swap it."""

from typing import Final

from filone.kernel.objections import Code
from toy import moves
from toy.content.cards import CARDS, LUCKY
from toy.decisions import Choose, Deal
from toy.position import Position
from toy.rules.end import end_turn


def list_deals(position: Position, seat: int) -> list[int]:
    return [moves.DEAL.of(seat, CARDS.index(card)) for card in position.pile]


def deal(position: Position, seat: int, move: int) -> None:
    card = CARDS[moves.DEAL.card.of(move)]
    position.pile.remove(card)
    position.hands[seat] = card
    if position.waiting:
        position.close()
        end_turn(position, seat)
    elif 0 in position.hands:
        position.ask_instead(Deal(seat + 1))
    else:
        position.ask_instead(Choose(0))


def list_choices(position: Position) -> list[int]:
    keep, swap = moves.KEEP.of(), moves.SWAP.of()
    return [keep] if is_lucky(position, swap) else [keep, swap]


def choose(position: Position, seat: int, move: int) -> None:
    if moves.SWAP.has(move):
        position.discards.append(position.hands[seat])
        position.hands[seat] = 0
        position.ask_first(Deal(seat))
    else:
        end_turn(position, seat)


# What speaks against a move


def to_another(position: Position, move: int) -> bool:
    return moves.DEAL.target.of(move) != position.open.seat


def is_gone(position: Position, move: int) -> bool:
    return CARDS[moves.DEAL.card.of(move)] not in position.pile


def is_lucky(position: Position, move: int) -> bool:
    return bool(position.options["lucky"]) and position.hands[position.turn] == LUCKY


DEAL: Final[Code] = Code("1.1", {moves.DEAL: [("1.1", to_another), ("1.1", is_gone)]})
CHOOSE: Final[Code] = Code("1.2", {moves.KEEP: [], moves.SWAP: [("1.2", is_lucky)]})
