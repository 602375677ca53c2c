"""Games known by heart: the best line found so far for one who plays alone, for some sets of options.

A game's book is its `book.json`, which `benchmarks/alone.py` makes. Thinking at the table knows nothing of it: whoever
follows it says so, in the arena by name (`master+book`), in a hint by a reason.
"""

from functools import cache, lru_cache
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

import msgspec

from filone.bots.bot import Bot, Budget
from filone.kernel import Game, View

FILE = "book.json"
MOST = 16
"""Tables whose pages are remembered."""


class Page(msgspec.Struct, frozen=True):
    """A whole game: the options that matter to it, what it ends with, and every move, only choices included."""

    options: dict[str, Any]
    points: int
    moves: list[int]


class Known(NamedTuple):
    """The move that the book makes, and the points in the end."""

    move: int
    points: int


@cache
def pages(game: Game) -> list[Page]:
    file = files(game.package) / FILE
    return msgspec.json.decode(file.read_bytes(), type=list[Page]) if file.is_file() else []


@lru_cache(maxsize=MOST)
def _shown(game: Game, number: int, options: tuple[tuple[str, Any], ...]) -> list[tuple[View, int]]:
    """What a page shows of each real choice at a table with these options, and how it answers."""
    state = game.start(1, dict(options))
    shown: list[tuple[View, int]] = []
    for move in pages(game)[number].moves:
        if len(state.legal()) > 1:
            shown.append((state.view(0), move))
        state.step(move)
    return shown


def recall(game: Game, view: View) -> Known | None:
    """What the book does in exactly this position; most are not in it."""
    if view.seats != 1:
        return None
    for number, page in enumerate(pages(game)):
        if page.options.items() <= view.options.items():
            for expected, move in _shown(game, number, tuple(view.options.items())):
                if view == expected:
                    return Known(move, page.points)
    return None


class BookBot:
    """Follows the book as long as it can, and is another bot beyond it."""

    def __init__(self, game: Game, bot: Bot) -> None:
        self.game = game
        self.bot = bot

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        known = recall(self.game, view)
        return self.bot.choose(view, budget, rng) if known is None else known.move
