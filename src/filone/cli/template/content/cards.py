"""The cards. A card is a number from 0, its place in NUGGETS."""

from typing import Final

SEATS: Final = 2
NUGGETS: Final = list(range(1, 13))
"""How many nuggets each card shows."""
CARDS: Final = len(NUGGETS)
HAND: Final = 2
"""Cards that everybody is dealt."""
SHORTEST: Final = 3
"""Cards in the row of one who stops."""
