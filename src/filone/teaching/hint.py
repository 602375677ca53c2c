"""Hints: what a master would do, and why. Worked out from the view of the seat that asks, like a bot's move."""

from importlib import import_module
from importlib.util import find_spec
from math import inf
from random import Random
from typing import Any

import msgspec

from filone.bots.book import recall
from filone.bots.bot import Budget, SearchBot
from filone.bots.levels import knowledge_of
from filone.bots.search import Node, Search
from filone.kernel import Game, View
from filone.kernel.advice import Advice

SECONDS = 1.5
"""A hint has to be there within two seconds, with the way to whoever asked."""
MOST = 3
LEAST_TRIED = 0.1
"""A move that was tried less often than this part of the best one's tries is no suggestion."""
CLOSE, WORSE = 0.02, 0.08
"""How much less than the best a move may be worth to be as good, and to be a little worse."""


class Hint(msgspec.Struct, frozen=True):
    """A move worth making: `good` is `best`, `close`, `less` or `worse`, and `why` says what speaks for it."""

    move: int
    good: str
    why: list[Advice]


class Adviser(SearchBot):
    """A master who is asked for hints: the first of them is the move that it would make itself."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, knowledge_of(game), SECONDS)
        self.tried: dict[int, Node] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Adviser, (self.game,)

    def hints(self, view: View, budget: Budget, rng: Random) -> list[Hint]:
        """Up to three moves for the seat of the view, which is on turn, the best one first.

        Who has played by the book so far is told how it goes on, and that it is the book.
        """
        known = recall(self.game, view)
        if known is not None:
            book = Advice("book-why", {"points": known.points})
            return [Hint(known.move, "best", [book, *reasons(self.game, view, known.move)])]
        first = self.choose(view, budget, rng)
        tried, self.tried = self.tried, {}
        visits = {move: int(child.visits) for move, child in tried.items()}
        enough = LEAST_TRIED * visits.get(first, inf)
        others = [move for move, times in visits.items() if move != first and times >= enough]
        others.sort(key=lambda move: -visits[move])
        found = [first, *others[: MOST - 1]]
        worth = {move: child.worth(view.seat) for move, child in tried.items()}
        return [
            Hint(move, how_good(at, worth[first] - worth[move] if at else 0.0), reasons(self.game, view, move))
            for at, move in enumerate(found)
        ]

    def expect(self, search: Search, move: int) -> None:
        """What was tried is kept before the move is made."""
        self.tried = search.tree.children
        super().expect(search, move)


def how_good(at: int, loss: float) -> str:
    if at == 0:
        return "best"
    return "close" if loss <= CLOSE else "less" if loss <= WORSE else "worse"


def reasons(game: Game, view: View, move: int) -> list[Advice]:
    """What the game's folder has to say for a move, from what the seat knows."""
    if find_spec(f"{game.package}.coach") is None:
        return []
    found: list[Advice] = import_module(f"{game.package}.coach").reasons(view, move)
    return found
