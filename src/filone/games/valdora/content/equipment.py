"""Equipment: what carries gems. Which gems, and for how many coins, is in `valley.json`."""

from typing import Final

from mypy_extensions import i64

TOOLS: Final = ["shovel", "pick", "hammer", "chisel"]
CARRIERS: Final = ["cart", "horse"]
ITEMS: Final = ["pan", *TOOLS, *CARRIERS]
ITEM_COUNT: Final = 7
PAN: Final = 0
FIRST_CARRIER: Final = 5

# What lies on an item, if not a gem
MISSING: Final = -2
EMPTY: Final = -1


def is_carrier(item: i64) -> bool:
    """Cart or horse: they take any gem, for coins, and can throw it off again."""
    return item >= FIRST_CARRIER


assert len(ITEMS) == ITEM_COUNT
assert ITEMS.index(CARRIERS[0]) == FIRST_CARRIER
