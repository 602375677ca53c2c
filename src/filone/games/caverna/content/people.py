"""What dwarfs can be and do, in numbers: families, weapons, the hand that sows."""

from typing import Final

FAMILY: Final = 5
"""One more with the Additional dwelling."""
STRONGEST: Final = 14
STRONGEST_FORGED: Final = 8
BLACKSMITH_SAVES: Final = 2
MOST_SOWN: Final = 2
"""Of grain and of vegetables, in one action."""
