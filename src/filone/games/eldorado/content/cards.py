"""The cards of an expedition, by kind. Everything below is printed on them."""

from typing import Final

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

# id, symbols, power, cost (0: not for sale), item, cards drawn, cards that may then be removed
_PRINTED: Final = (
    ("explorer", MACHETE, 1, 0, False, 0, 0),
    ("traveler", COIN, 1, 0, False, 0, 0),
    ("sailor", PADDLE, 1, 0, False, 0, 0),
    ("scout", MACHETE, 2, 1, False, 0, 0),
    ("trailblazer", MACHETE, 3, 3, False, 0, 0),
    ("jack_of_all_trades", JOKER, 1, 2, False, 0, 0),
    ("photographer", COIN, 2, 2, False, 0, 0),
    ("treasure_chest", COIN, 4, 3, True, 0, 0),
    ("transmitter", 0, 0, 4, True, 0, 0),
    ("pioneer", MACHETE, 5, 5, False, 0, 0),
    ("giant_machete", MACHETE, 6, 3, True, 0, 0),
    ("captain", PADDLE, 3, 2, False, 0, 0),
    ("journalist", COIN, 3, 3, False, 0, 0),
    ("millionaire", COIN, 4, 5, False, 0, 0),
    ("adventurer", JOKER, 2, 4, False, 0, 0),
    ("prop_plane", JOKER, 4, 4, True, 0, 0),
    ("cartographer", 0, 0, 4, False, 2, 0),
    ("compass", 0, 0, 2, True, 3, 0),
    ("scientist", 0, 0, 4, False, 1, 1),
    ("travel_log", 0, 0, 3, True, 2, 2),
    ("native", 0, 0, 5, False, 0, 0),
)

CARDS: Final = [card[0] for card in _PRINTED]
SYMBOLS: Final = [card[1] for card in _PRINTED]
POWER: Final = [card[2] for card in _PRINTED]
COST: Final = [2 * card[3] for card in _PRINTED]
"""In half coins, as everything that is paid."""
ITEM: Final = [card[4] for card in _PRINTED]
DRAWS: Final = [card[5] for card in _PRINTED]
REMOVES: Final = [card[6] for card in _PRINTED]
WORTH: Final = [2 * card[2] if card[1] & COIN else 1 for card in _PRINTED]
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
