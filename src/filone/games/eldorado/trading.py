"""Buying a card, and everything that cards and tokens do besides moving a pawn."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from filone.games.eldorado.cards import (
    COIN,
    COST,
    DRAWS,
    FIRST_FOR_SALE,
    ITEM,
    JOKER,
    KINDS,
    NATIVE,
    POWER,
    REMOVES,
    SYMBOLS,
    TRANSMITTER,
    WORTH,
)
from filone.games.eldorado.caves import (
    CHANGE_SYMBOL,
    COIN_1,
    COIN_2,
    DRAW_ONE,
    KEEP_ITEM,
    NATIVE_TOKEN,
    PASS,
    REMOVE_ONE,
    REPLACE,
    TOKEN_KINDS,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from filone.games.eldorado.moving import Moving
from filone.games.eldorado.position import (
    AT_DRAW,
    AT_ITEM,
    AT_NATIVE,
    AT_PRICE,
    AT_REMOVE,
    AT_SWAP,
    AT_TAKE,
    NOBODY,
)
from filone.games.eldorado.space import BUY, CHANGE, DONE, PAY, TOKEN


@mypyc_attr(allow_interpreted_subclasses=True)
class Trading(Moving):
    """The rules of chapters 6 to 8 and 13."""

    # Buying

    def purse(self) -> int:
        """All that the seat on turn could pay, in half coins: cards, coin tokens, and cards changed into coins."""
        hand = self.decks.hand
        first = self.seat * KINDS
        coins = 0
        for kind in range(KINDS):
            coins += hand[first + kind] * WORTH[kind]
        if self.with_caves:
            coins += 2 * self.tokens(COIN_1) + 4 * self.tokens(COIN_2) + self._changed_coins()
        return coins

    def _changed_coins(self) -> int:
        """What the tokens that change a symbol could add: each the most valuable card left."""
        changes = self.tokens(CHANGE_SYMBOL)
        if not changes:
            return 0
        hand = self.decks.hand
        first = self.seat * KINDS
        gains: list[int] = []
        for kind in range(KINDS):
            if can_turn_to_coin(kind):
                gains += [2 * POWER[kind] - 1] * hand[first + kind]
        gains.sort(reverse=True)
        return sum(gains[:changes])

    def offers(self, moves: list[int]) -> None:
        coins = self.purse()
        market = self.market
        for kind in range(FIRST_FOR_SALE, KINDS):
            if COST[kind] <= coins and market.sells(kind):
                moves.append(BUY + kind)

    def buy(self, kind: int) -> None:
        """The card is chosen; its price is paid next."""
        self.bought = True
        self.ware = kind
        self.price_due = COST[kind]
        self.open(AT_PRICE)

    def payments(self) -> list[int]:
        """Any card of the hand until the price is covered; after that only items that pay as coins."""
        moves: list[int] = []
        hand = self.decks.hand
        first = self.seat * KINDS
        if self.price_due <= 0:
            for kind in range(KINDS):
                if hand[first + kind] and pays_as_item(kind):
                    moves.append(PAY + kind)
            moves.append(DONE)
            return moves
        changing = self.with_caves and self.tokens(CHANGE_SYMBOL) > 0
        if changing:
            for kind in range(KINDS):
                if hand[first + kind] and can_turn_to_coin(kind) and self._still_enough(kind, 2 * POWER[kind], 1):
                    moves.append(CHANGE + kind)
        if self.with_caves:
            for token in (COIN_1, COIN_2):
                if self.tokens(token):
                    moves.append(TOKEN + token)
        for kind in range(KINDS):
            if hand[first + kind] and (not changing or self._still_enough(kind, WORTH[kind], 0)):
                moves.append(PAY + kind)
        return moves

    def _still_enough(self, kind: int, worth: int, changes: int) -> bool:
        """Whether the rest of the price can be paid without this card, and with so many tokens less."""
        card = self.seat * KINDS + kind
        token = self.seat * TOKEN_KINDS + CHANGE_SYMBOL
        self.decks.hand[card] -= 1
        self.caves.held[token] -= changes
        purse = self.purse()
        self.decks.hand[card] += 1
        self.caves.held[token] += changes
        return purse >= self.price_due - worth

    def pay_card(self, kind: int) -> None:
        if pays_as_item(kind):
            self._pay_with_item(kind, WORTH[kind])
        else:
            self.decks.play(self.seat, kind)
            self.paid(WORTH[kind])

    def pay_changed(self, kind: int) -> None:
        self.caves.use(self.seat, CHANGE_SYMBOL)
        if ITEM[kind]:
            self._pay_with_item(kind, 2 * POWER[kind])
        else:
            self.decks.play(self.seat, kind)
            self.paid(2 * POWER[kind])

    def _pay_with_item(self, kind: int, worth: int) -> None:
        self.decks.remove(self.seat, kind)
        self.paid(worth)
        self.open(AT_ITEM, kind)

    def paid(self, worth: int) -> None:
        """Once the price is covered the card lies on the discard pile; no change is given."""
        due = self.price_due
        self.price_due -= worth
        if due > 0 >= self.price_due:
            self.market.sell(self.ware)
            self.decks.gain(self.seat, self.ware)

    def end_purchase(self) -> None:
        self.stack.pop()
        self.ware = NOBODY
        self.price_due = 0

    # Action cards

    def play_action(self, kind: int) -> None:
        """Follow the card: its decisions are opened last things first."""
        if ITEM[kind]:
            self.decks.remove(self.seat, kind)
            self.open(AT_ITEM, kind)
        else:
            self.decks.play(self.seat, kind)
        if kind == NATIVE:
            self.open(AT_NATIVE)
        elif kind == TRANSMITTER:
            self.open(AT_TAKE)
        if REMOVES[kind]:
            self.open(AT_REMOVE, REMOVES[kind] * 2)
        if DRAWS[kind]:
            self.open(AT_DRAW, self.seat * 8 + DRAWS[kind])

    def take_from_market(self, kind: int) -> None:
        """Nothing is paid, and no pile moves."""
        self.stack.pop()
        self.market.give(kind)
        self.decks.gain(self.seat, kind)
        if self.transmitter_buys:
            self.bought = True

    def can_take(self) -> bool:
        if self.transmitter_buys and self.bought:
            return False
        for left in self.market.left:
            if left:
                return True
        return False

    def remove_card(self, kind: int) -> None:
        left = self.stack.pop() >> 5
        self.decks.remove(self.seat, kind)
        if left > 1:
            self.open(AT_REMOVE, (left - 1) * 2)

    # Cave tokens

    def tokens(self, token: int) -> int:
        return self.caves.held[self.seat * TOKEN_KINDS + token]

    def play_token(self, token: int) -> None:
        self.caves.use(self.seat, token)
        if token == DRAW_ONE:
            self.open(AT_DRAW, self.seat * 8 + 1)
        elif token == REMOVE_ONE:
            self.open(AT_REMOVE, 3)
        elif token == REPLACE:
            self.open(AT_SWAP, 0)
        elif token == KEEP_ITEM:
            self.decks.keep_item(self.seat, self.stack.pop() >> 4)
        elif token == PASS:
            self.passing = True
        elif token == NATIVE_TOKEN:
            self.open(AT_NATIVE)
        else:
            self.begin_move(TOKEN_SYMBOL[token], TOKEN_POWER[token], NOBODY)

    def swap_card(self, kind: int) -> None:
        """Set aside up to four cards, then draw as many."""
        aside = (self.stack.pop() >> 4) + 1
        self.decks.play(self.seat, kind)
        if aside < 4 and self.decks.in_hand[self.seat]:
            self.open(AT_SWAP, aside)
        else:
            self.open(AT_DRAW, self.seat * 8 + aside)


def can_turn_to_coin(kind: int) -> bool:
    """A card with one symbol that is not a coin."""
    return SYMBOLS[kind] != 0 and not SYMBOLS[kind] & COIN


def can_change(kind: int) -> bool:
    """A joker already has every symbol, an action card has none."""
    return SYMBOLS[kind] not in (0, JOKER)


def pays_as_item(kind: int) -> bool:
    return ITEM[kind] and SYMBOLS[kind] & COIN != 0
