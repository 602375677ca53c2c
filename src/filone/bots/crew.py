"""Several processes that think about one decision: each grows a tree of its own, and what was tried most in all of
them together is done. The same by seed for the same number of processes, if they count iterations."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, wait
from functools import cache
from itertools import count
from multiprocessing import get_context
from random import Random

from filone.bots.bot import Budget, SearchBot
from filone.bots.search import Node, Search, best
from filone.kernel import View

MOST = 16
"""Bots that a process remembers: more than sit at any table."""


class Crew:
    """Processes that wait to be asked, each with a queue of its own: it is asked again what it thought of last."""

    def __init__(self, size: int) -> None:
        context = get_context("spawn")
        self.processes = [ProcessPoolExecutor(1, mp_context=context) for _ in range(size)]
        self.numbers = count()
        wait([process.submit(ready) for process in self.processes])  # before anybody's time runs

    def think(self, number: int, bot: SearchBot, view: View, budget: Budget, seeds: Sequence[int]) -> Node:
        """What was tried, and how often."""
        asked = zip(self.processes, seeds, strict=True)
        answers = [process.submit(think, number, bot, view, budget, seed) for process, seed in asked]
        tree = Node(view.seats)
        for answer in answers:
            for move, visits in answer.result().items():
                tree.children.setdefault(move, Node(view.seats)).visits += visits
        return tree

    def tell(self, number: int, move: int) -> None:
        """What was done in the end: whoever remembers, remembers what comes after it."""
        for process in self.processes:
            process.submit(go_on, number, move)


@cache
def crew(size: int) -> Crew:
    """The one for all bots here: processes are slow to start."""
    return Crew(size)


class CrewBot:
    """A bot that lets a crew think. The iterations of a budget are shared out, its seconds everybody has."""

    def __init__(self, bot: SearchBot, size: int) -> None:
        self.bot = bot
        self.size = size
        self.crew = crew(size)
        self.number = next(self.crew.numbers)

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        root = self.bot.game.imagine(view, rng)
        legal = root.legal()
        thought = self.bot.knowledge.think(root, view.seat, rng)
        if len(legal) == 1 or thought.foreseen():  # a line is planned by one
            return self.bot.choose(view, budget, rng)
        if rng.random() < self.bot.slips:
            return thought.roll(thought.world())
        share = budget if budget.nodes is None else Budget(nodes=-(-budget.nodes // self.size))
        seeds = [rng.getrandbits(53) for _ in range(self.size)]
        move = best(self.crew.think(self.number, self.bot, view, share, seeds), legal, thought.priors(root, legal))
        self.crew.tell(self.number, move)
        return move


# In a process of the crew

_bots: dict[int, tuple[SearchBot, Search]] = {}
"""By number, with what each thought last; the newest are at the end."""


def ready() -> None:
    """Whoever answers has started, and knows this module."""


def think(number: int, bot: SearchBot, view: View, budget: Budget, seed: int) -> dict[int, int]:
    if number in _bots:
        bot, _ = _bots.pop(number)
    elif len(_bots) == MOST:
        del _bots[next(iter(_bots))]
    limits, rng = bot.limits(budget), Random(seed)
    search = bot.search_from(view, bot.knowledge.think(bot.game.imagine(view, rng), view.seat, rng))
    search.choose(*limits)
    _bots[number] = bot, search
    return {move: node.visits for move, node in search.tree.children.items()}


def go_on(number: int, move: int) -> None:
    bot, search = _bots[number]
    bot.expect(search, move)
