"""The cards of an expedition, by kind. Everything below is printed on them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from filone.games.eldorado.content.tiles import JUNGLE, RIVER, VILLAGE

MACHETE: Final = 1 << JUNGLE
PADDLE: Final = 1 << RIVER
COIN: Final = 1 << VILLAGE
JOKER: Final = MACHETE | PADDLE | COIN
"""A symbol is the bit of the terrain that it opens; a joker has all three."""
SYMBOL_NAMES: Final = ("machete", "paddle", "coin")
"""In the order of the terrains that they open."""

EXPLORER: Final = 0
TRAVELER: Final = 1
SAILOR: Final = 2
SCOUT: Final = 3
TRAILBLAZER: Final = 4
JACK_OF_ALL_TRADES: Final = 5
PHOTOGRAPHER: Final = 6
TREASURE_CHEST: Final = 7
TRANSMITTER: Final = 8
PIONEER: Final = 9
GIANT_MACHETE: Final = 10
CAPTAIN: Final = 11
JOURNALIST: Final = 12
MILLIONAIRE: Final = 13
ADVENTURER: Final = 14
PROP_PLANE: Final = 15
CARTOGRAPHER: Final = 16
COMPASS: Final = 17
SCIENTIST: Final = 18
TRAVEL_LOG: Final = 19
NATIVE: Final = 20

KINDS: Final = 21
FIRST_FOR_SALE: Final = SCOUT
FIRST_IN_RESERVE: Final = PIONEER
COPIES: Final = 3
PLACES: Final = 6
HAND: Final = 4

_PRINTED: Final = """
explorer            machete 1   not for sale
traveler            coin 1      not for sale
sailor              paddle 1    not for sale
scout               machete 2   price 1
trailblazer         machete 3   price 3
jack_of_all_trades  joker 1     price 2
photographer        coin 2      price 2
treasure_chest      coin 4      price 3   item
transmitter         action      price 4   item
pioneer             machete 5   price 5
giant_machete       machete 6   price 3   item
captain             paddle 3    price 2
journalist          coin 3      price 3
millionaire         coin 4      price 5
adventurer          joker 2     price 4
prop_plane          joker 4     price 4   item
cartographer        action      price 4   draws 2
compass             action      price 2   item draws 3
scientist           action      price 4   draws 1 removes 1
travel_log          action      price 3   item draws 2 removes 2
native              action      price 5
"""
_ROWS: Final[list[list[str]]] = [line.split() for line in _PRINTED.split("\n") if line]


def number_after(row: list[str], word: str) -> int:
    """The number that is printed beside a word; 0 where the word is missing."""
    return int(row[row.index(word) + 1]) if word in row else 0


def symbols_of(row: list[str]) -> int:
    if row[1] == "joker":
        return JOKER
    return 1 << SYMBOL_NAMES.index(row[1]) if row[1] in SYMBOL_NAMES else 0


CARDS: Final[list[str]] = [row[0] for row in _ROWS]
SYMBOLS: Final = vec[i64]([symbols_of(row) for row in _ROWS])
POWER: Final = vec[i64]([number_after(row, row[1]) if symbols_of(row) else 0 for row in _ROWS])
COST: Final = vec[i64]([2 * number_after(row, "price") for row in _ROWS])
"""In half coins, as everything that is paid; 0 is not for sale."""
ITEM: Final[list[bool]] = ["item" in row for row in _ROWS]
DRAWS: Final[list[int]] = [number_after(row, "draws") for row in _ROWS]
REMOVES: Final[list[int]] = [number_after(row, "removes") for row in _ROWS]
"""How many cards may leave the game after drawing."""
WORTH: Final = vec[i64]([2 * POWER[card] if SYMBOLS[card] & COIN else 1 for card in range(KINDS)])
"""What a card adds to a purchase, in half coins."""

STARTING_DECK: Final = [3, 4, 1] + [0] * (KINDS - 3)


def opens(symbols: i64, terrain: i64) -> bool:
    """Whether one of the symbols is that of a landscape."""
    return symbols >> terrain & 1 == 1


def other_symbols(card: i64) -> i64:
    """The two symbols that a card of one symbol can be changed into."""
    return JOKER & ~SYMBOLS[card]


def can_change(card: i64) -> bool:
    """A joker already has every symbol, an action card has none."""
    return SYMBOLS[card] != 0 and SYMBOLS[card] != JOKER


def can_turn_to_coin(card: i64) -> bool:
    """A card with one symbol that is not a coin."""
    return SYMBOLS[card] != 0 and SYMBOLS[card] & COIN == 0


def pays_as_item(card: i64) -> bool:
    """An item that is used up when it pays as coins."""
    return ITEM[card] and SYMBOLS[card] & COIN != 0
