"""The decisions a player can be asked for, and the lines of the score."""

from typing import Final

PLACE: Final = 0
PART: Final = 1
COPY: Final = 2
TWIN: Final = 3
PIECE: Final = 4
TILE: Final = 5
PAYMENT: Final = 6
CELL: Final = 7
CROPS: Final = 8
WEAPON: Final = 9
ITEM: Final = 10
PURCHASE: Final = 11
TIMES: Final = 12
MENU: Final = 13
COINS: Final = 14
ROOM: Final = 15
EVENT: Final = 16
FEEDING: Final = 17
NEWBORNS: Final = 18
LAST: Final = 19
RESCUE: Final = 20
STEPS: Final = 21
"""Not a decision: the steps of a part that are still to be carried out."""

ASKS: Final = (
    "place",
    "part",
    "imitate",
    "lay",
    "put",
    "furnish",
    "pay",
    "install",
    "sow",
    "forge",
    "loot",
    "buy",
    "trade",
    "exchange",
    "food",
    "room",
    "skip",
    "feed",
    "breed",
    "finish",
    "clear",
)

CATEGORIES: Final = (
    "animals",
    "missing",
    "grain",
    "vegetables",
    "rubies",
    "dwarfs",
    "unused",
    "pastures",
    "mines",
    "furnishings",
    "bonus",
    "gold",
    "begging",
    "writing",
)
