"""What was made once and may be asked for again, within so many bytes: what was not asked for the longest goes."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

ENTRY = 200
"""What an entry weighs besides its bytes."""


class Cache:
    def __init__(self, size: int) -> None:
        self.size = size
        self.used = 0
        self._found: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()

    def get(self, key: Hashable) -> Any:
        """None if it is not there any more."""
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def keep(self, key: Hashable, made: Any, weight: int) -> None:
        if key in self._found:
            self.drop(key)
        weight = ENTRY + weight
        self._found[key] = made, weight
        self.used += weight
        while self.used > self.size:
            self.drop(next(iter(self._found)))

    def drop(self, key: Hashable) -> None:
        gone = self._found.pop(key, None)
        if gone is not None:
            self.used -= gone[1]
