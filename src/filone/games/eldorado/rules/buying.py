"""Chapter 6: one card a turn, chosen first and then paid card by card. Everything is counted in half coins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.games.eldorado import moves
from filone.games.eldorado.content.cards import (
    COST,
    FIRST_FOR_SALE,
    ITEM,
    KINDS,
    POWER,
    WORTH,
    can_turn_to_coin,
    pays_as_item,
)
from filone.games.eldorado.content.tokens import CHANGE_SYMBOL, COIN_1, COIN_2, TOKEN_KINDS, TOKEN_POWER
from filone.games.eldorado.decisions import Item, Price
from filone.games.eldorado.position import NOBODY, Position, tokens_of
from filone.games.eldorado.rules.hand import FROM_HAND
from filone.kernel.objections import Objection


def purse(position: Position) -> int:
    """All that the seat on turn could pay: cards (6.2), coin tokens (13.2), and cards changed into coins (13.10)."""
    hand = position.decks.hand
    first = i64(position.seat) * KINDS
    coins: i64 = 0
    for card in range(i64(KINDS)):
        count = hand[first + card]
        if count:
            coins += i64(count) * i64(WORTH[card])
    if position.with_caves:
        coins += 2 * tokens_of(position, COIN_1) + 4 * tokens_of(position, COIN_2) + _changed_coins(position)
    return coins


def _changed_coins(position: Position) -> int:
    """What the tokens that change a symbol could add: each the most valuable card left."""
    changes = tokens_of(position, CHANGE_SYMBOL)
    if not changes:
        return 0
    hand = position.decks.hand
    first = position.seat * KINDS
    gains: list[int] = []
    for card in range(KINDS):
        if can_turn_to_coin(card):
            gains += [2 * POWER[card] - 1] * hand[first + card]
    gains.sort(reverse=True)
    return sum(gains[:changes])


def list_offers(position: Position, listed: list[int]) -> None:
    coins = purse(position)
    market = position.market
    for card in range(i64(FIRST_FOR_SALE), i64(KINDS)):
        if COST[card] <= coins and market.sells(card):
            listed.append(moves.BUY.of(card))


def buy(position: Position, move: int) -> None:
    """The card is chosen; its price is paid next (6.9)."""
    card = moves.BUY.card.of(move)
    position.bought = True
    position.ware = card
    position.price_due = COST[card]
    position.ask_first(Price(position.seat))


# Paying


def list_payments(position: Position) -> list[int]:
    """Any card of the hand until the price is covered; after that only items that pay as coins (6.9)."""
    listed: list[int] = []
    hand = position.decks.hand
    first = i64(position.seat) * KINDS
    if is_covered(position):
        for card in range(i64(KINDS)):
            if hand[first + card] and pays_as_item(card):
                listed.append(moves.PAY.of(card))
        listed.append(moves.DONE.of())
        return listed
    changing = can_change_one(position)
    if changing:
        for card in range(i64(KINDS)):
            if hand[first + card] and can_turn_to_coin(card) and _changed_is_enough(position, card):
                listed.append(moves.CHANGE.of(card))
    if position.with_caves:
        for token in (COIN_1, COIN_2):
            if tokens_of(position, token):
                listed.append(moves.TOKEN.of(token))
    for card in range(i64(KINDS)):
        if hand[first + card] and (not changing or _is_enough(position, card, WORTH[card], 0)):
            listed.append(moves.PAY.of(card))
    return listed


def is_covered(position: Position) -> bool:
    return position.price_due <= 0


def can_change_one(position: Position) -> bool:
    return position.with_caves and tokens_of(position, CHANGE_SYMBOL) > 0


def _changed_is_enough(position: Position, card: i64) -> bool:
    return _is_enough(position, card, 2 * POWER[card], 1)


def _is_enough(position: Position, card: i64, worth: int, changes: int) -> bool:
    """Whether the rest of the price can be paid without this card, and with so many tokens less."""
    hand = position.decks.hand
    held = position.caves.held
    at = position.seat * KINDS + card
    token = position.seat * TOKEN_KINDS + CHANGE_SYMBOL
    hand[at] -= 1
    held[token] -= changes
    rest = purse(position)
    hand[at] += 1
    held[token] += changes
    return rest >= position.price_due - worth


def pay(position: Position, move: int) -> None:
    if moves.PAY.has(move):
        card = moves.PAY.card.of(move)
        _pay_card(position, card, WORTH[card], pays_as_item(card))
    elif moves.TOKEN.has(move):
        token = moves.TOKEN.token.of(move)
        position.caves.use(position.seat, token)
        _count_payment(position, 2 * TOKEN_POWER[token])
    elif moves.CHANGE.has(move):
        card = moves.CHANGE.card.of(move)
        position.caves.use(position.seat, CHANGE_SYMBOL)
        _pay_card(position, card, 2 * POWER[card], ITEM[card])
    else:
        _end_purchase(position)


def _pay_card(position: Position, card: i64, worth: int, as_item: bool) -> None:
    """An item that pays as coins leaves the game (7.1); any other card is discarded in phase 2 (7.2)."""
    if as_item:
        position.decks.remove(position.seat, card)
        _count_payment(position, worth)
        position.ask_first(Item(position.seat, card))
    else:
        position.decks.play(position.seat, card)
        _count_payment(position, worth)


def _count_payment(position: Position, worth: int) -> None:
    """Once the price is covered the card lies on the discard pile; no change is given (6.3)."""
    due = position.price_due
    position.price_due -= worth
    if due > 0 >= position.price_due:
        position.market.sell(position.ware)
        position.decks.gain(position.seat, position.ware)


def _end_purchase(position: Position) -> None:
    position.close()
    position.ware = NOBODY
    position.price_due = 0


# What speaks against a purchase


def has_bought(position: Position, _move: int) -> bool:
    return position.bought


def is_no_pile(position: Position, move: int) -> bool:
    card = moves.BUY.card.of(move)
    return not COST[card] or not position.market.left[card]


def is_in_reserve(position: Position, move: int) -> bool:
    return not position.market.sells(moves.BUY.card.of(move))


def is_too_dear(position: Position, move: int) -> bool:
    return COST[moves.BUY.card.of(move)] > purse(position)


BUY: Final[list[Objection]] = [
    ("6.1", has_bought),
    ("1.5", is_no_pile),
    ("6.4", is_in_reserve),
    ("6.2", is_too_dear),
]

# What speaks against a payment


def is_not_needed(position: Position, move: int) -> bool:
    """The price is covered, and the card is no item to be rid of."""
    return is_covered(position) and not pays_as_item(moves.PAY.card.of(move))


def rest_is_not_enough(position: Position, move: int) -> bool:
    """With a token that changes symbols the price can only be paid if the right cards are kept for it."""
    card = moves.PAY.card.of(move)
    return not is_covered(position) and can_change_one(position) and not _is_enough(position, card, WORTH[card], 0)


def token_pays_nothing(position: Position, move: int) -> bool:
    return is_covered(position) or moves.TOKEN.token.of(move) not in (COIN_1, COIN_2)


def changed_card_does_not_pay(position: Position, move: int) -> bool:
    card = moves.CHANGE.card.of(move)
    return is_covered(position) or not can_turn_to_coin(card) or not _changed_is_enough(position, card)


def is_still_due(position: Position, _move: int) -> bool:
    return not is_covered(position)


PAY: Final[list[Objection]] = [*FROM_HAND, ("6.9", is_not_needed), ("6.9", rest_is_not_enough)]
DONE: Final[list[Objection]] = [("6.9", is_still_due)]
