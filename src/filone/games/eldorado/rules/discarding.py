"""Chapter 9: phases 2 and 3, discarding and drawing."""

from __future__ import annotations

from mypy_extensions import i64

from filone.games.eldorado import moves
from filone.games.eldorado.content.cards import HAND, KINDS
from filone.games.eldorado.decisions import Discard, Draw
from filone.games.eldorado.position import Position, list_held
from filone.games.eldorado.rules.end import end_game, is_last_turn


def end_phase_1(position: Position) -> None:
    """The played cards are discarded (9.1). What is kept and drawn in the very last turn no longer matters."""
    if is_last_turn(position):
        end_game(position)
        return
    position.decks.clear_played(position.seat)
    position.ask_instead(Discard(position.seat))


def list_discards(position: Position) -> list[int]:
    listed = list_held(position, moves.DISCARD)
    listed.append(moves.KEEP.of())
    return listed


def discard(position: Position, move: int) -> None:
    """Card by card, until the rest is kept (9.2)."""
    if moves.DISCARD.has(move):
        position.decks.throw(position.seat, moves.DISCARD.card.of(move))
    else:
        end_phase_2(position)


def end_phase_2(position: Position) -> None:
    """Up to four cards; with more, none is drawn (9.3)."""
    position.ask_instead(Draw(position.seat, max(HAND - position.decks.in_hand[position.seat], 0)))


def list_draws(position: Position, open: Draw) -> list[int]:
    draw = position.decks.draw
    first = open.seat * KINDS
    move = moves.DRAW.of(open.seat, 0)
    return [move + card for card in range(i64(KINDS)) if draw[first + card]]


def weigh_draws(position: Position, open: Draw) -> list[int]:
    draw = position.decks.draw
    first = open.seat * KINDS
    return [draw[first + card] for card in range(i64(KINDS)) if draw[first + card]]


def draw_at(position: Position, open: Draw, fraction: float) -> i64:
    """The card that a fraction of the draw pile falls on."""
    draw = position.decks.draw
    card: i64 = 0
    at = open.seat * KINDS
    point: i64 = int(fraction * float(position.decks.in_draw[open.seat]))
    while point >= draw[at + card]:
        point -= draw[at + card]
        card += 1
    return moves.DRAW.of(open.seat, card)


def draw_card(position: Position, open: Draw, move: int) -> None:
    position.decks.take(open.seat, moves.DRAW.card.of(move))
    position.ask_instead(Draw(open.seat, open.cards - 1))
