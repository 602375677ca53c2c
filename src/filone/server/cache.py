"""What was made once and may be asked for again, within so many bytes: what was not asked for the longest goes."""

from collections import OrderedDict
from collections.abc import Hashable

ENTRY = 200
"""What an entry weighs besides its bytes."""


class Cache:
    def __init__(self, size: int) -> None:
        self.size = size
        self.used = 0
        self._found: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        found = self._found.get(key)
        if found is not None:
            self._found.move_to_end(key)
        return found

    def keep(self, key: Hashable, body: bytes) -> None:
        self.drop(key)
        self._found[key] = body
        self.used += ENTRY + len(body)
        while self.used > self.size:
            self.drop(next(iter(self._found)))

    def drop(self, key: Hashable) -> None:
        gone = self._found.pop(key, None)
        if gone is not None:
            self.used -= ENTRY + len(gone)
