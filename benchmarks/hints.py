"""Are hints worth following? A player who makes the first of them at every decision, for the arena.

    cd benchmarks
    filone arena saboteur --players 4 --bots hints:Hinted@60,master@60 --games 80
    filone arena valdora --players 3 --bots hints:Hinted@60,master@60 --games 30
    filone arena eldorado --players 2 --bots hints:Hinted@60,master@60 --games 40
    filone arena caverna --players 2 --bots hints:Hinted@60,master@60 --games 16

Both think for as many iterations, and every deal is played from every seat: its share must not be less than the
master's by more than chance.
"""

from random import Random

from filone.bots import Budget
from filone.kernel import Game, View
from filone.teaching.hint import Adviser


class Hinted:
    """Does what it is told first."""

    def __init__(self, game: Game) -> None:
        self.adviser = Adviser(game)

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        return self.adviser.hints(view, budget, rng)[0].move
