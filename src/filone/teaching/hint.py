"""Hints: what a master would do, and why. Worked out from the view of the seat that asks, like a bot's move."""

from importlib import import_module
from importlib.util import find_spec
from math import inf
from random import Random
from time import perf_counter

import msgspec

from filone.bots.bot import Budget
from filone.bots.levels import knowledge_of
from filone.bots.search import ENDLESS, Search
from filone.bots.search_line import LineSearch
from filone.kernel import Game, View
from filone.kernel.advice import Advice

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


def hints(game: Game, view: View, budget: Budget, rng: Random) -> list[Hint]:
    """Up to three moves for the seat of the view, which is on turn, the best one first."""
    root = game.imagine(view, rng)
    legal = root.legal()
    deadline, nodes = perf_counter() + budget.seconds, ENDLESS
    if budget.nodes is not None:
        deadline, nodes = inf, budget.nodes
    thought = knowledge_of(game).think(root, view.seat, rng)
    if len(legal) == 1:
        found = [(legal[0], 0.0)]
    elif thought.foreseen():
        found = [(LineSearch().choose(thought, deadline, nodes), 0.0)]
    else:
        tried = Search(thought).grow(deadline, nodes).children
        ranked = sorted((move for move in legal if move in tried), key=lambda move: -tried[move].visits)
        enough = LEAST_TRIED * tried[ranked[0]].visits if ranked else 0.0
        worth = {move: tried[move].total[view.seat] / tried[move].visits for move in ranked}
        found = [(move, worth[ranked[0]] - worth[move]) for move in ranked[:MOST] if tried[move].visits >= enough]
    return [Hint(move, how_good(at, loss), reasons(game, view, move)) for at, (move, loss) in enumerate(found)]


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
