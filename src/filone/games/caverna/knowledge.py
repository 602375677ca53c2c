"""What a good player of Caverna knows: food before the harvest, a growing family, nothing thrown away."""

from __future__ import annotations

from math import exp
from typing import Final

from filone.games.caverna.decisions import FEEDING
from filone.games.caverna.furnishings import DWELLING, POINTS, ROOMS
from filone.games.caverna.goods import FOOD, GRAIN, ORE, RUBY, STONE, VEGETABLE, WOOD
from filone.games.caverna.harvest import bill
from filone.games.caverna.homeboard import FIELD, TUNNEL, Home, count
from filone.games.caverna.loot import LOOT
from filone.games.caverna.space import (
    BREED_MOVE,
    BUY_MOVE,
    EXCHANGE,
    FEED,
    FINISH,
    FORGE_MOVE,
    FURNISH_MOVE,
    IMITATE_MOVE,
    INSTALL,
    LOOT_MOVE,
    PART_MOVE,
    PAY,
    SAVE,
    SEND,
    SKIP,
    SOW_MOVE,
    STOP,
    SUBSTITUTE,
    TRADE_MOVE,
    USE,
)
from filone.games.caverna.spaces import FAMILY_LIFE, SPACE_NAMES, URGENT_WISH, WISH
from filone.games.caverna.state import Caverna
from filone.games.caverna.table import LAST_ROUND
from filone.kernel.knowledge import Knowledge, result
from filone.kernel.state import OVER, State

SPREAD: Final = 18.0
"""Points of difference that make one clearly better than another."""
SOLO_DREAM: Final = 140.0
"""What counts as all one can wish for when playing alone."""

GROWTH_SPACES: Final = (SPACE_NAMES.index("growth"), WISH, FAMILY_LIFE)

# What a good in the supply is worth besides its own points, while there is time to use it.
WORTH: Final[list[float]] = [0.0] * 13
WORTH[WOOD] = 0.6
WORTH[STONE] = 0.7
WORTH[ORE] = 0.4
WORTH[RUBY] = 0.8
WORTH[FOOD] = 0.35
WORTH[GRAIN] = 0.3
WORTH[VEGETABLE] = 0.3


class CavernaKnowledge(Knowledge):
    """Looks a few turns ahead and judges a farm by its points and by what it can still become."""

    def __init__(self) -> None:
        super().__init__(horizon=24)

    def values(self, state: State, root: State) -> list[float]:
        assert isinstance(state, Caverna)
        if state.seats == 1:
            points = float(state.scores()[0]) if state.turn == OVER else outlook(state, 0)
            return [max(0.0, min(1.0, (points + 30.0) / (SOLO_DREAM + 30.0)))]
        if state.turn == OVER:
            return result(state)
        outlooks = [outlook(state, seat) for seat in range(state.seats)]
        best = max(outlooks)
        shares = [exp((points - best) / SPREAD) for points in outlooks]
        total = sum(shares)
        return [share / total for share in shares]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Caverna)
        home = state.home()
        short = state.stack[-4] == FEEDING and home.goods[FOOD] < bill(home, state.stack[-3], state.stack[-2] != 0)
        return [promise(state, home, move, short) for move in legal]


def outlook(state: Caverna, seat: int) -> float:
    """Points now, and a guess at what the rest of the game makes of what is there."""
    home = state.homes[seat]
    points = float(state.scores()[seat])
    left = LAST_ROUND - state.round
    time = min(1.0, left / 4.0)
    for good in range(len(WORTH)):
        if WORTH[good]:
            points += time * WORTH[good] * min(home.goods[good], 8)
    points += len(home.dwarfs) * left * 1.3
    points += time * max(0, home.beds() - len(home.dwarfs)) * 2.0
    points += time * 0.35 * sum(home.dwarfs)
    points += time * 0.5 * count(home.land[FIELD])
    points += time * 0.4 * count(home.land[TUNNEL])
    # A family that cannot be fed begs.
    hungry = bill(home, 2, False) - home.goods[FOOD] - home.goods[GRAIN] - 2 * home.goods[VEGETABLE]
    if hungry > 0 and left > 0:
        points -= 1.2 * hungry
    return points


def promise(state: Caverna, home: Home, move: int, short: bool) -> float:
    """How a move looks at first sight."""
    if move < SEND:
        return visit(state, home, move - USE)
    if move < PART_MOVE:
        return 0.03
    if move < STOP:
        return 3.0
    if move < IMITATE_MOVE:
        return 0.4
    if move < FURNISH_MOVE:
        return 1.0
    if move < PAY:
        return tile(home, move - FURNISH_MOVE)
    if move < SOW_MOVE:
        return 1.0 if move >= INSTALL else 0.5
    if move < FORGE_MOVE:
        code = move - SOW_MOVE
        return 0.2 + (code // 3 + code % 3) ** 2
    if move < LOOT_MOVE:
        return float((move - FORGE_MOVE + 1) ** 2) * 0.1
    if move < BUY_MOVE:
        return 0.5 + 0.2 * LOOT[move - LOOT_MOVE].strength
    if move < TRADE_MOVE:
        return 0.7
    if move < EXCHANGE:
        return float(move - TRADE_MOVE + 1)
    if move < SKIP:
        return 1.0 if short else 0.04
    if move < SUBSTITUTE:
        return 1.0
    if move < BREED_MOVE:
        return 1.5 if move < FEED else 0.1 if short else 6.0
    if move < FINISH:
        return 1.0 + 2.0 * (move - BREED_MOVE).bit_count()
    return 0.3 if move >= SAVE else 2.0


def visit(state: Caverna, home: Home, space: int) -> float:
    """A place for a dwarf: what lies there, and a child whenever there is a bed."""
    if space in GROWTH_SPACES and home.beds() > len(home.dwarfs):
        return 8.0
    if space in (WISH, URGENT_WISH):
        return 3.0
    return 1.0 + 0.6 * min(state.on_space(space), 6)


def tile(home: Home, number: int) -> float:
    """A furnishing tile by its points; a dwelling when the family has outgrown its beds."""
    if ROOMS[number] and home.beds() <= len(home.dwarfs) < 5:
        return 6.0
    return 0.4 if number == DWELLING else 0.5 + 0.5 * max(0, POINTS[number])


KNOWLEDGE: Final = CavernaKnowledge()
