"""The caves and the tokens found in them."""

from __future__ import annotations

from typing import Any, Final

from filone.games.eldorado.cards import COIN, MACHETE, PADDLE

MACHETE_1: Final = 0
MACHETE_2: Final = 1
MACHETE_3: Final = 2
PADDLE_1: Final = 3
PADDLE_2: Final = 4
COIN_1: Final = 5
COIN_2: Final = 6
DRAW_ONE: Final = 7
REMOVE_ONE: Final = 8
REPLACE: Final = 9
KEEP_ITEM: Final = 10
PASS: Final = 11
NATIVE_TOKEN: Final = 12
CHANGE_SYMBOL: Final = 13

TOKEN_KINDS: Final = 14
PILE: Final = 4

# id, count, symbol, power
_PRINTED: Final = (
    ("machete_1", 2, MACHETE, 1),
    ("machete_2", 3, MACHETE, 2),
    ("machete_3", 2, MACHETE, 3),
    ("paddle_1", 2, PADDLE, 1),
    ("paddle_2", 3, PADDLE, 2),
    ("coin_1", 2, COIN, 1),
    ("coin_2", 3, COIN, 2),
    ("draw", 4, 0, 0),
    ("remove", 4, 0, 0),
    ("replace", 3, 0, 0),
    ("keep_item", 2, 0, 0),
    ("pass", 2, 0, 0),
    ("native", 2, 0, 0),
    ("change_symbol", 2, 0, 0),
)

TOKENS: Final = [token[0] for token in _PRINTED]
TOKEN_COUNT: Final = [token[1] for token in _PRINTED]
TOKEN_SYMBOL: Final = [token[2] for token in _PRINTED]
TOKEN_POWER: Final = [token[3] for token in _PRINTED]


class Caves:
    """`unseen[token]` are face down, in a pile or in the box; `piles[cave]` and `held[seat, token]` are open to all."""

    def __init__(self, unseen: list[int], piles: list[int], held: list[int], used: list[int]) -> None:
        self.unseen = unseen
        self.piles = piles
        self.held = held
        self.used = used

    def copy(self) -> Caves:
        return Caves(self.unseen[:], self.piles[:], self.held[:], self.used[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return Caves, (self.unseen, self.piles, self.held, self.used)

    def find(self, cave: int, seat: int, token: int) -> None:
        self.piles[cave] -= 1
        self.unseen[token] -= 1
        self.held[seat * TOKEN_KINDS + token] += 1

    def has(self, seat: int, token: int) -> bool:
        return self.held[seat * TOKEN_KINDS + token] > 0

    def use(self, seat: int, token: int) -> None:
        self.held[seat * TOKEN_KINDS + token] -= 1
        self.used[token] += 1


def new_caves(caves: int, seats: int) -> Caves:
    return Caves(list(TOKEN_COUNT), [PILE] * caves, [0] * (seats * TOKEN_KINDS), [0] * TOKEN_KINDS)
