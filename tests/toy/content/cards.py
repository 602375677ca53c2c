"""Nine cards."""

from typing import Final

CARDS: Final = range(1, 10)
LUCKY: Final = 9
