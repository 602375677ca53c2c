"""The cave tokens, by kind. Everything below is printed on them."""

from typing import Final

from filone.games.eldorado.content.cards import COIN, MACHETE, PADDLE

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
"""The tokens in each cave."""
MOST_REPLACED: Final = 4

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
