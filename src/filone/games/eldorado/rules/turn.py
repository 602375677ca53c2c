"""Section 2: a turn and its phases. Phase 1 is one question asked over and over: what next?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.games.eldorado import moves
from filone.games.eldorado.content.cards import (
    KINDS,
    NATIVE,
    POWER,
    SYMBOLS,
    TRANSMITTER,
    can_change,
    other_symbols,
)
from filone.games.eldorado.content.tokens import (
    CHANGE_SYMBOL,
    NATIVE_TOKEN,
    PASS,
    TOKEN_KINDS,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from filone.games.eldorado.decisions import Act, Discard, Draw, Explore, Item, Remove
from filone.games.eldorado.position import NOBODY, Position, tokens_of
from filone.games.eldorado.rules import action_cards, buying, discarding, moving, rubble, tokens
from filone.games.eldorado.rules.hand import FROM_HAND
from filone.games.eldorado.rules.items import can_keep
from filone.kernel.objections import Objection
from filone.kernel.state import OVER

# Phase 1


def list_acts(position: Position) -> list[int]:
    """After buying, cards of the hand no longer move a pawn; action cards and tokens still work (2.4)."""
    listed: list[int] = []
    least = moving.least_values(position)
    hand = position.decks.hand
    first = i64(position.seat) * KINDS
    for card in range(i64(KINDS)):
        if hand[first + card] and _can_play(position, card, least):
            listed.append(moves.PLAY.of(card))
    if position.with_caves:
        _list_tokens(position, listed, least)
    if not position.bought:
        rubble.list_tolls(position, listed)
        buying.list_offers(position, listed)
    listed.append(moves.END.of())
    return listed


def _can_play(position: Position, card: i64, least: list[int]) -> bool:
    """What a card of the hand asks for besides being there."""
    symbols = SYMBOLS[card]
    if symbols:
        return not position.bought and moving.can_move(position, symbols, POWER[card], least)
    if card == NATIVE:
        return action_cards.native_helps(position)
    return card != TRANSMITTER or action_cards.can_take(position)


def _list_tokens(position: Position, listed: list[int], least: list[int]) -> None:
    if not position.bought and tokens_of(position, CHANGE_SYMBOL):
        hand = position.decks.hand
        first = i64(position.seat) * KINDS
        for card in range(i64(KINDS)):
            if hand[first + card] and can_change(card):
                if moving.can_move(position, other_symbols(card), POWER[card], least):
                    listed.append(moves.CHANGE.of(card))
    for token in range(i64(TOKEN_KINDS)):
        if tokens_of(position, token) and _can_use(position, token, least):
            listed.append(moves.TOKEN.of(token))


def _can_use(position: Position, token: i64, least: list[int]) -> bool:
    if TOKEN_SYMBOL[token]:
        return moving.can_move(position, TOKEN_SYMBOL[token], TOKEN_POWER[token], least)
    if token == NATIVE_TOKEN:
        return action_cards.native_helps(position)
    return tokens.helps(position, token)


def act(position: Position, move: int) -> None:
    if moves.PLAY.has(move):
        _play_card(position, moves.PLAY.card.of(move))
    elif moves.BUY.has(move):
        buying.buy(position, move)
    elif moves.END.has(move):
        discarding.end_phase_1(position)
    elif moves.STEP.has(move):
        rubble.begin_step(position, move)
    elif moves.CLEAR.has(move):
        rubble.begin_clearing(position, move)
    elif moves.TOKEN.has(move):
        tokens.play_token(position, moves.TOKEN.token.of(move))
    else:
        card = moves.CHANGE.card.of(move)
        position.caves.use(position.seat, CHANGE_SYMBOL)
        moving.begin_card_move(position, card, other_symbols(card))


def _play_card(position: Position, card: i64) -> None:
    symbols = SYMBOLS[card]
    if symbols:
        moving.begin_card_move(position, card, symbols)
    else:
        action_cards.play_action(position, card)


# Between two steps


def list_next_steps(position: Position) -> list[int]:
    """The next step; between two steps also what does not move the pawn (3.11), or does (3.12); or to stop."""
    steps = moving.list_steps(position, position.symbols, position.power)
    if position.pawn == NOBODY:
        return steps
    listed: list[int] = []
    hand = position.decks.hand
    first = i64(position.seat) * KINDS
    for card in range(i64(TRANSMITTER), i64(KINDS)):
        if hand[first + card] and not SYMBOLS[card] and _can_play_between(position, card, len(steps) > 0):
            listed.append(moves.PLAY.of(card))
    if position.with_caves:
        for token in range(i64(TOKEN_KINDS)):
            if tokens_of(position, token) and _can_use_between(position, token, len(steps) > 0):
                listed.append(moves.TOKEN.of(token))
    listed += steps
    if moving.may_stop(position):
        listed.append(moves.STOP.of())
    return listed


def _can_play_between(position: Position, card: i64, goes_on: bool) -> bool:
    """An action card, if the move can go on after it; the Native, if it has something to do for the pawn."""
    if card == NATIVE:
        return action_cards.native_helps_between(position)
    return goes_on and (card != TRANSMITTER or action_cards.can_take(position))


def _can_use_between(position: Position, token: i64, goes_on: bool) -> bool:
    """The same for tokens, which move the pawn if so agreed (3.12); a pass token may be what lets the move go on."""
    if TOKEN_SYMBOL[token]:
        return position.moves_between and len(moving.list_steps(position, TOKEN_SYMBOL[token], TOKEN_POWER[token])) > 0
    if token == NATIVE_TOKEN:
        return action_cards.native_helps_between(position)
    return tokens.helps(position, token) and (goes_on or (token == PASS and tokens.passing_frees(position)))


def go_on(position: Position, move: int) -> None:
    if moves.STEP.has(move):
        moving.step(position, move)
    elif moves.CLEAR.has(move):
        moving.clear(position, move)
    elif moves.STOP.has(move):
        moving.end_move(position)
    elif moves.PLAY.has(move):
        action_cards.play_action(position, moves.PLAY.card.of(move))
    else:
        tokens.play_token(position, moves.TOKEN.token.of(move))


# From turn to turn


def resume(position: Position) -> None:
    """Close the decisions that have nothing left to decide; after the last one, the next turn begins (2.1)."""
    while position.turn != OVER:
        open = position.open
        if type(open) is Draw:
            if open.cards and position.decks.ready_to_draw(open.seat):
                return
            if position.waiting:
                position.close()
            else:
                _begin_turn(position)
        elif type(open) is Discard and not position.decks.in_hand[open.seat]:
            discarding.end_phase_2(position)
        elif (
            (type(open) is Remove and not position.decks.in_hand[open.seat])
            or (type(open) is Item and not can_keep(position))
            or (type(open) is Explore and not open.caves)
        ):
            position.close()
        else:
            return


def _begin_turn(position: Position) -> None:
    position.seat = position.start if position.seat == NOBODY else (position.seat + 1) % position.seats
    if position.seat == position.start:
        position.round += 1
    position.bought = False
    position.passing = False
    position.ask_instead(Act(position.seat))


# What speaks against playing a card or token in phase 1


def moves_no_more(position: Position, move: int) -> bool:
    """After buying, cards with a symbol only stay in the hand."""
    return SYMBOLS[moves.PLAY.card.of(move)] != 0 and position.bought


def card_moves_nobody(position: Position, move: int) -> bool:
    card = moves.PLAY.card.of(move)
    return SYMBOLS[card] != 0 and not _moves_a_pawn(position, SYMBOLS[card], POWER[card])


def changed_card_moves_nobody(position: Position, move: int) -> bool:
    card = moves.CHANGE.card.of(move)
    return not _moves_a_pawn(position, other_symbols(card), POWER[card])


def token_moves_nobody(position: Position, move: int) -> bool:
    token = moves.TOKEN.token.of(move)
    return TOKEN_SYMBOL[token] != 0 and not _moves_a_pawn(position, TOKEN_SYMBOL[token], TOKEN_POWER[token])


def _moves_a_pawn(position: Position, symbols: int, power: int) -> bool:
    return moving.can_move(position, symbols, power, moving.least_values(position))


def native_token_has_nothing_to_do(position: Position, move: int) -> bool:
    return moves.TOKEN.token.of(move) == NATIVE_TOKEN and not action_cards.native_helps(position)


PLAY: Final[list[Objection]] = [
    *FROM_HAND,
    ("8.3", action_cards.finds_nothing_to_take),
    ("8.7", action_cards.native_has_nothing_to_do),
    ("2.4", moves_no_more),
    ("3.10", card_moves_nobody),
]
CHANGE: Final[list[Objection]] = [*tokens.CHANGEABLE, ("2.4", buying.has_bought), ("3.10", changed_card_moves_nobody)]
TOKEN: Final[list[Objection]] = [
    *tokens.NOT_FOR_ITEMS,
    tokens.is_idle("13.7", PASS),
    ("13.8", native_token_has_nothing_to_do),
    ("3.10", token_moves_nobody),
    *tokens.IDLE,
]

# What speaks against it between two steps


def is_for_moving(_position: Position, move: int) -> bool:
    return SYMBOLS[moves.PLAY.card.of(move)] != 0


def card_must_wait(position: Position, move: int) -> bool:
    """Before the first step, or where the card would not let the move go on."""
    return position.pawn == NOBODY or not _can_play_between(position, moves.PLAY.card.of(move), _goes_on(position))


def token_must_wait(position: Position, move: int) -> bool:
    token = moves.TOKEN.token.of(move)
    return position.pawn == NOBODY or not _can_use_between(position, token, _goes_on(position))


def passing_must_wait(position: Position, move: int) -> bool:
    return moves.TOKEN.token.of(move) == PASS and token_must_wait(position, move)


def _goes_on(position: Position) -> bool:
    return len(moving.list_steps(position, position.symbols, position.power)) > 0


PLAY_BETWEEN: Final[list[Objection]] = [
    *FROM_HAND,
    ("8.3", action_cards.finds_nothing_to_take),
    ("3.3", is_for_moving),
    ("3.11", card_must_wait),
]
TOKEN_BETWEEN: Final[list[Objection]] = [
    *tokens.NOT_FOR_ITEMS,
    ("13.7", passing_must_wait),
    ("3.11", token_must_wait),
]
