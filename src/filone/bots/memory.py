"""What a bot remembers: searches, each with the position that it expects to be asked about next."""

from filone.bots.search import Search, size
from filone.bots.search_line import LineSearch
from filone.kernel import View

MOST = 8
"""Positions that are expected at a time: one bot may sit at many tables."""
ROOM = 1 << 16
"""Nodes that all trees may have together, some thirty megabytes; a tree that is larger by itself is not remembered."""


class Memory:
    """Finds by the view alone, so that nobody remembers more than may be known here; what is never asked about is
    forgotten in time."""

    def __init__(self) -> None:
        self.kept: list[tuple[View, Search | LineSearch]] = []
        self.sizes: list[int] = []

    def take(self, view: View) -> Search | LineSearch | None:
        """What was thought of what this view shows; it is remembered no longer."""
        for at, (expected, search) in enumerate(self.kept):
            if view == expected:
                self.forget(at)
                return search
        return None

    def keep(self, view: View, search: Search | LineSearch) -> None:
        """The oldest make room."""
        nodes = size(search.tree) if isinstance(search, Search) else 0
        if nodes > ROOM:
            return
        self.kept.append((view, search))
        self.sizes.append(nodes)
        while len(self.kept) > MOST or sum(self.sizes) > ROOM:
            self.forget(0)

    def forget(self, at: int) -> None:
        del self.kept[at], self.sizes[at]
