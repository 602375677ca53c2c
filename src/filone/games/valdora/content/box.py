"""What lies beside the board: coins, craftsmen, tiles, and the figures that the rules state in words."""

from typing import Final

SEATS: Final = 5
"""The most players."""

COINS: Final = 30
PURSE: Final = 6
"""The most coins a player may have."""

COLOURS: Final = ["silver", "yellow", "white", "violet", "red", "blue", "green"]
"""Of patrons, their crests, houses, craftsmen and workshops."""
COLOUR_COUNT: Final = 7
COLOUR_POINTS: Final = 10
"""For each colour among a player's craftsmen."""
REMOVED_WITH_THREE: Final = ["violet", "red", "blue", "green"]
"""A craftsman of each of these stays in the box with three players (1.8)."""

BONUS_TILES: Final = 13
BONUS_POINTS: Final = 10

NOBODY: Final = -1
NO_COLOUR: Final = -1

assert len(COLOURS) == COLOUR_COUNT
