"""Section 2: lay a card and draw one, or stop."""

from __future__ import annotations

from typing import Final

from filone.cli.template import moves
from filone.cli.template.content.cards import SHORTEST
from filone.cli.template.decisions import Draw, Turn
from filone.cli.template.position import Position
from filone.cli.template.rules.setting_up import another_seat, not_in_deck, take
from filone.kernel.objections import Code
from filone.kernel.state import OVER


def list_choices(position: Position, seat: int) -> list[int]:
    listed = [int(moves.LAY.of(card)) for card in position.hands[seat]]
    if len(position.rows[seat]) >= SHORTEST:
        listed.append(moves.STOP.of())
    return listed


def decide(position: Position, seat: int, move: int) -> None:
    if moves.STOP.has(move):
        # 2.2: who stops has no more turns.
        position.stopped[seat] = True
        pass_on(position, seat)
        return
    # 2.1: a card from the hand to the end of the row.
    card = int(moves.LAY.card.of(move))
    position.hands[seat].remove(card)
    position.rows[seat].append(card)
    # 2.3: and another one from the deck, if there is one.
    if position.deck:
        position.ask_instead(Draw(seat))
    else:
        pass_on(position, seat)


def draw(position: Position, seat: int, move: int) -> None:
    take(position, seat, move)
    pass_on(position, seat)


def pass_on(position: Position, seat: int) -> None:
    """To the next one who has not stopped and has a card to lay; when there is none, the game is over (3.1)."""
    for step in range(1, position.seats + 1):
        following = (seat + step) % position.seats
        if position.hands[following] and not position.stopped[following]:
            position.ask_instead(Turn(following))
            return
    position.turn = OVER


# What speaks against a move


def not_in_hand(position: Position, move: int) -> bool:
    return moves.LAY.card.of(move) not in position.hands[position.turn]


def row_is_short(position: Position, move: int) -> bool:  # noqa: ARG001  (it is one and the same move)
    return len(position.rows[position.turn]) < SHORTEST


TURN: Final[Code] = Code("2.1", {moves.LAY: [("2.1", not_in_hand)], moves.STOP: [("2.2", row_is_short)]})
DRAW: Final[Code] = Code("2.3", {moves.DRAW: [("2.3", another_seat), ("1.1", not_in_deck)]})
