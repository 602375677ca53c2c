"""Section 7: an item leaves the game when it is used for what it is, unless a token keeps it (13.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.games.eldorado import moves
from filone.games.eldorado.content.cards import ITEM
from filone.games.eldorado.content.tokens import KEEP_ITEM
from filone.games.eldorado.decisions import Item
from filone.games.eldorado.position import Position, tokens_of
from filone.kernel.objections import Objection


def use_card(position: Position, card: i64) -> None:
    """A card is used for what it is: an item leaves the game, any other lies with the played cards (7.1)."""
    if ITEM[card]:
        position.decks.remove(position.seat, card)
    else:
        position.decks.play(position.seat, card)


def can_keep(position: Position) -> bool:
    return position.with_caves and tokens_of(position, KEEP_ITEM) > 0


def list_choices() -> list[int]:
    return [moves.TOKEN.of(KEEP_ITEM), moves.LOSE.of()]


def keep_or_lose(position: Position, open: Item, move: int) -> None:
    if moves.TOKEN.has(move):
        position.caves.use(open.seat, KEEP_ITEM)
        position.decks.keep_item(open.seat, open.item)
    position.close()


def is_for_items(_position: Position, move: int) -> bool:
    """The token that keeps an item is played right after using one, and only then."""
    return moves.TOKEN.token.of(move) == KEEP_ITEM


def keeps_no_item(_position: Position, move: int) -> bool:
    return moves.TOKEN.token.of(move) != KEEP_ITEM


ONLY_TO_KEEP: Final[list[Objection]] = [("13.6", keeps_no_item)]
