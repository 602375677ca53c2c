"""Section 20: scoring, line by line, and the bonus points of parlors, storages and chambers."""

from typing import Final

from filone.games.caverna import moves
from filone.games.caverna.content.board import JOINED_DOWN, JOINED_RIGHT, ORE_MINE, RUBY_MINE, SMALL, around
from filone.games.caverna.content.furnishings import (
    BONUS_FOR,
    BONUS_GOODS,
    BONUS_POINTS,
    BROOM_CHAMBER,
    FOOD_CHAMBER,
    MAIN_STORAGE,
    POINTS,
    PRAYER_CHAMBER,
    STATE_PARLOR,
    SUPPLIES_STORAGE,
    WEAPON_STORAGE,
    WRITING_CHAMBER,
    YELLOW,
)
from filone.games.caverna.content.goods import CATTLE, DOG, GOLD, GRAIN, RUBY, SHEEP, VEGETABLE
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.games.caverna.rules.exchanges import ANYTHING, exchange, list_exchanges
from filone.kernel.objections import Code
from filone.kernel.sets import count

CATEGORIES: Final = (
    "animals",
    "missing",
    "grain",
    "vegetables",
    "rubies",
    "dwarfs",
    "unused",
    "pastures",
    "mines",
    "furnishings",
    "bonus",
    "gold",
    "begging",
    "writing",
)

SMALL_PASTURE_POINTS: Final = 2
LARGE_PASTURE_POINTS: Final = 4
ORE_MINE_POINTS: Final = 3
RUBY_MINE_POINTS: Final = 4
MISSING: Final = -2
BEGGING: Final = -3
BOARD_CELLS: Final = 24
WRITING_CANCELS: Final = 7
ARMED_BONUS: Final = 3
ALL_OR_NONE_BONUS: Final = 8
YELLOW_BONUS: Final = 2
PAIR_BONUS: Final = 2
NEIGHBOUR_BONUS: Final = 4
BROOM_BONUS: Final = (0, 0, 0, 0, 0, 5, 10)


def lines(home: Home) -> list[int]:
    """The points of a player, in the order of the categories."""
    goods = home.goods
    land = home.land
    animals = 0
    missing = 0
    for animal in range(DOG, CATTLE + 1):
        animals += goods[animal]
        if animal >= SHEEP and not goods[animal]:
            missing += MISSING
    unused = count(home.used()) - BOARD_CELLS
    begging = BEGGING * home.begging
    furnishings = 0
    bonus = 0
    for room in home.rooms:
        tile = room.tile
        if not home.has(tile):
            continue
        furnishings += POINTS[tile]
        bonus += tile_bonus(home, tile, room.cell)
    writing = min(WRITING_CANCELS, -(missing + unused + begging)) if home.has(WRITING_CHAMBER) else 0
    return [
        animals,
        missing,
        (all_grain(home) + 1) // 2,
        all_vegetables(home),
        goods[RUBY],
        len(home.dwarfs),
        unused,
        SMALL_PASTURE_POINTS * count(land[SMALL])
        + LARGE_PASTURE_POINTS * (count(land[JOINED_RIGHT]) + count(land[JOINED_DOWN])),
        ORE_MINE_POINTS * count(land[ORE_MINE]) + RUBY_MINE_POINTS * count(land[RUBY_MINE]),
        furnishings,
        bonus,
        goods[GOLD],
        begging,
        writing,
    ]


def all_grain(home: Home) -> int:
    """In the supply and on fields."""
    crops = home.crops
    return home.goods[GRAIN] + count(crops[0]) + 2 * count(crops[1]) + 3 * count(crops[2])


def all_vegetables(home: Home) -> int:
    return home.goods[VEGETABLE] + count(home.crops[3]) + 2 * count(home.crops[4])


def armed(home: Home) -> int:
    return sum(1 for strength in home.dwarfs if strength)


def tile_bonus(home: Home, tile: int, cell: int) -> int:
    """The bonus points of a parlor, storage or chamber."""
    if BONUS_POINTS[tile]:
        owned = 0
        for good in BONUS_GOODS[tile]:
            owned += home.goods[good]
        return owned // BONUS_FOR[tile] * BONUS_POINTS[tile]
    if tile == STATE_PARLOR:
        return NEIGHBOUR_BONUS * count(around(1 << cell) & home.dwellings())
    if tile == MAIN_STORAGE:
        return YELLOW_BONUS * sum(1 for tile in YELLOW if home.has(tile))
    if tile == WEAPON_STORAGE:
        return ARMED_BONUS * armed(home)
    if tile == SUPPLIES_STORAGE:
        return ALL_OR_NONE_BONUS if armed(home) == len(home.dwarfs) else 0
    if tile == BROOM_CHAMBER:
        return BROOM_BONUS[len(home.dwarfs)]
    if tile == FOOD_CHAMBER:
        return PAIR_BONUS * min(all_grain(home), all_vegetables(home))
    if tile == PRAYER_CHAMBER:
        return ALL_OR_NONE_BONUS if armed(home) == 0 else 0
    return 0


# Last exchanges


def list_last_exchanges(position: Position) -> list[int]:
    return [*list_exchanges(position.home()), moves.FINISH.of()]


def finish(position: Position, move: int) -> None:
    """Before scoring everybody may make last exchanges (20.1)."""
    if moves.FINISH.has(move):
        position.close()
    else:
        exchange(position, move)


FINISH: Final[Code] = code("20.1", {**ANYTHING, moves.FINISH: []})
