"""Section 13: what each cave token does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.games.eldorado import moves
from filone.games.eldorado.content.cards import can_change
from filone.games.eldorado.content.tokens import (
    CHANGE_SYMBOL,
    DRAW_ONE,
    MOST_REPLACED,
    NATIVE_TOKEN,
    PASS,
    REMOVE_ONE,
    REPLACE,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from filone.games.eldorado.decisions import Draw, Move, Native, Remove, Swap
from filone.games.eldorado.position import NOBODY, Position, list_held, tokens_of
from filone.games.eldorado.rules.hand import FROM_HAND
from filone.games.eldorado.rules.items import is_for_items
from filone.games.eldorado.rules.moving import begin_move, list_steps, pause_move
from filone.kernel.objections import Objection


def play_token(position: Position, token: i64) -> None:
    seat = position.seat
    position.caves.use(seat, token)
    if token == NATIVE_TOKEN or TOKEN_SYMBOL[token]:
        pause_move(position)
    if token == DRAW_ONE:
        position.ask_first(Draw(seat, 1))
    elif token == REMOVE_ONE:
        position.ask_first(Remove(seat, 1, True))
    elif token == REPLACE:
        position.ask_first(Swap(seat, 0))
    elif token == PASS:
        position.passing = True
    elif token == NATIVE_TOKEN:
        position.ask_first(Native(seat, isinstance(position.open, Move)))
    else:
        begin_move(position, TOKEN_SYMBOL[token], TOKEN_POWER[token], NOBODY)


def helps(position: Position, token: i64) -> bool:
    """Whether a token that moves no pawn has something to do."""
    if token == DRAW_ONE:
        return position.decks.in_draw[position.seat] + position.decks.in_discard[position.seat] > 0
    if token == PASS:
        return not position.passing
    return token in (REMOVE_ONE, REPLACE) and position.decks.in_hand[position.seat] > 0


def passing_frees(position: Position) -> bool:
    """Whether a pass token opens a way for a moving pawn that is hemmed in by others."""
    position.passing = True
    steps = list_steps(position, position.symbols, position.power)
    position.passing = False
    return len(steps) > 0


# Replacing cards


def list_swaps(position: Position, open: Swap) -> list[int]:
    listed = list_held(position, moves.SWAP)
    if open.aside:
        listed.append(moves.DONE.of())
    return listed


def swap(position: Position, open: Swap, move: int) -> None:
    """Set aside up to four cards, then draw as many (13.5)."""
    aside = open.aside
    if moves.SWAP.has(move):
        position.decks.play(open.seat, moves.SWAP.card.of(move))
        aside += 1
        if aside < MOST_REPLACED and position.decks.in_hand[open.seat]:
            position.ask_instead(Swap(open.seat, aside))
            return
    position.ask_instead(Draw(open.seat, aside))


# What speaks against these


def has_no_caves(position: Position, _move: int) -> bool:
    return not position.with_caves


def is_not_held(position: Position, move: int) -> bool:
    return not tokens_of(position, moves.TOKEN.token.of(move))


def has_no_change(position: Position, _move: int) -> bool:
    return not tokens_of(position, CHANGE_SYMBOL)


def cannot_be_changed(_position: Position, move: int) -> bool:
    return not can_change(moves.CHANGE.card.of(move))


def is_idle(clause: str, token: int) -> Objection:
    """A token that has nothing to do: the clause is that of the token."""

    def objects(position: Position, move: int) -> bool:
        return moves.TOKEN.token.of(move) == token and not helps(position, token)

    return clause, objects


def nothing_is_aside(position: Position, _move: int) -> bool:
    open = position.open
    assert isinstance(open, Swap)
    return not open.aside


HELD: Final[list[Objection]] = [("12.1", has_no_caves), ("12.8", is_not_held)]
NOT_FOR_ITEMS: Final[list[Objection]] = [*HELD, ("13.6", is_for_items)]
CHANGEABLE: Final[list[Objection]] = [
    ("12.1", has_no_caves),
    ("12.8", has_no_change),
    *FROM_HAND,
    ("13.9", cannot_be_changed),
]
IDLE: Final[list[Objection]] = [
    is_idle("13.3", DRAW_ONE),
    is_idle("13.4", REMOVE_ONE),
    is_idle("13.5", REPLACE),
    is_idle("13.9", CHANGE_SYMBOL),
]
SWAP: Final[list[Objection]] = [("13.5", nothing_is_aside)]
