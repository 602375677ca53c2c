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
        old = self._found.pop(key, None)
        self.used += ENTRY + len(body) - (0 if old is None else ENTRY + len(old))
        self._found[key] = body
        while self.used > self.size:
            _, gone = self._found.popitem(last=False)
            self.used -= ENTRY + len(gone)
