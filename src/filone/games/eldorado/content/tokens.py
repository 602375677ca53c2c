"""The cave tokens, by kind. Everything below is printed on them."""

from typing import Final

from filone.games.eldorado.content.cards import SYMBOL_NAMES

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

_PRINTED: Final = """
machete_1      2 times  machete 1
machete_2      3 times  machete 2
machete_3      2 times  machete 3
paddle_1       2 times  paddle 1
paddle_2       3 times  paddle 2
coin_1         2 times  coin 1
coin_2         3 times  coin 2
draw           4 times
remove         4 times
replace        3 times
keep_item      2 times
pass           2 times
native         2 times
change_symbol  2 times
"""
_ROWS: Final[list[list[str]]] = [line.split() for line in _PRINTED.split("\n") if line]

TOKENS: Final[list[str]] = [row[0] for row in _ROWS]
TOKEN_COUNT: Final[list[int]] = [int(row[1]) for row in _ROWS]
TOKEN_SYMBOL: Final[list[int]] = [1 << SYMBOL_NAMES.index(row[3]) if len(row) > 3 else 0 for row in _ROWS]
TOKEN_POWER: Final[list[int]] = [int(row[4]) if len(row) > 4 else 0 for row in _ROWS]
