"""What each decision asks for, what speaks against it, and against everything that is not asked for.

Some moves are refused for a better reason than that something else is being decided: a card that is not in the hand,
a step onto a mountain. So every code has a word on every kind of such moves.
"""

from __future__ import annotations

from typing import Final

from filone.games.eldorado import moves
from filone.games.eldorado.content.cards import SYMBOLS
from filone.games.eldorado.position import Position
from filone.games.eldorado.rules import action_cards, blocks, buying, caves, items, moving, rubble, tokens, turn
from filone.games.eldorado.rules.hand import FROM_HAND, is_not_in_hand
from filone.kernel.objections import Code, Objection
from filone.kernel.space import Kind


def is_not_asked(_position: Position, _move: int) -> bool:
    return True


def is_action(_position: Position, move: int) -> bool:
    return SYMBOLS[moves.PLAY.card.of(move)] == 0


def code(clause: str, asked: dict[Kind, list[Objection]]) -> Code:
    """The code of a seat's decision: the clause says what is being decided."""
    not_asked = (clause, is_not_asked)
    against: dict[Kind, list[Objection]] = {
        moves.PLAY: [*FROM_HAND, not_asked],
        moves.CHANGE: [*tokens.CHANGEABLE, not_asked],
        moves.TOKEN: [*tokens.NOT_FOR_ITEMS, not_asked],
        moves.PAY: [*FROM_HAND, not_asked],
        moves.STEP: [*moving.ON_THE_ROUTE, not_asked],
        moves.CLEAR: [*blocks.OWN_PAWN_AND_BLOCK, not_asked],
        moves.STOP: [("3.3", is_not_asked)],
        moves.TAKE: [("8.2", is_not_asked)],
        moves.REMOVE: [*FROM_HAND, not_asked],
        moves.SWAP: [("13.5", is_not_asked)],
        moves.EXPLORE: [("12.2", is_not_asked)],
        moves.DISCARD: [("2.1", is_not_asked)],
        moves.KEEP: [("2.1", is_not_asked)],
    }
    against.update(asked)
    return Code(clause, against)


START: Final[Code] = Code("1.7", {})
BLOCK: Final[Code] = Code("1.4", {})
DRAW: Final[Code] = Code("9.3", {})
FIND: Final[Code] = Code("12.2", {})
ACT: Final[Code] = code(
    "2.2",
    {
        moves.PLAY: turn.PLAY,
        moves.CHANGE: turn.CHANGE,
        moves.TOKEN: turn.TOKEN,
        moves.STEP: rubble.STEP,
        moves.CLEAR: rubble.CLEAR,
        moves.BUY: buying.BUY,
        moves.END: [],
    },
)
MOVE: Final[Code] = code(
    "3.3",
    {
        moves.PLAY: turn.PLAY_BETWEEN,
        moves.TOKEN: turn.TOKEN_BETWEEN,
        moves.STEP: moving.STEP,
        moves.CLEAR: moving.CLEAR,
        moves.STOP: moving.STOP,
    },
)
NATIVE: Final[Code] = code("8.7", {moves.STEP: action_cards.NATIVE_STEP, moves.CLEAR: action_cards.NATIVE_CLEAR})
CROSS: Final[Code] = code("8.8", {moves.STEP: action_cards.CROSS_STEP, moves.STOP: []})
TOLL: Final[Code] = code("4.1", {moves.PAY: FROM_HAND})
PRICE: Final[Code] = code(
    "6.9",
    {
        moves.CHANGE: [*tokens.CHANGEABLE, ("13.10", buying.changed_card_does_not_pay)],
        moves.TOKEN: [*tokens.NOT_FOR_ITEMS, ("13.2", buying.token_pays_nothing)],
        moves.PAY: buying.PAY,
        moves.DONE: buying.DONE,
    },
)
REMOVE: Final[Code] = code("8.6", {moves.REMOVE: FROM_HAND, moves.DONE: action_cards.NOT_REMOVING})
TAKE: Final[Code] = code("8.2", {moves.TAKE: action_cards.TAKE})
SWAP: Final[Code] = code("13.5", {moves.SWAP: [("13.5", is_not_in_hand)], moves.DONE: tokens.SWAP})
EXPLORE: Final[Code] = code("12.2", {moves.EXPLORE: caves.ONLY_FOUND, moves.LEAVE: []})
ITEM: Final[Code] = code("13.6", {moves.TOKEN: [*tokens.HELD, *items.ONLY_TO_KEEP], moves.LOSE: []})
DISCARD: Final[Code] = code(
    "9.2",
    {
        moves.PLAY: [*FROM_HAND, ("8.1", is_action), ("2.1", is_not_asked)],
        moves.TOKEN: [*tokens.NOT_FOR_ITEMS, ("12.8", is_not_asked)],
        moves.DISCARD: FROM_HAND,
        moves.KEEP: [],
    },
)
