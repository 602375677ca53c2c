"""Section 6: sowing."""

from typing import Final

from filone.games.caverna import moves
from filone.games.caverna.content.board import FOREST_CELLS
from filone.games.caverna.content.goods import GRAIN, VEGETABLE
from filone.games.caverna.content.people import MOST_SOWN
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.kernel.objections import Code
from filone.kernel.sets import count


def can_sow(home: Home) -> bool:
    return (home.goods[GRAIN] > 0 or home.goods[VEGETABLE] > 0) and home.empty_fields() != 0


def list_crops(position: Position) -> list[int]:
    home = position.home()
    fields = count(home.empty_fields())
    grain = min(home.goods[GRAIN], MOST_SOWN)
    vegetables = min(home.goods[VEGETABLE], MOST_SOWN)
    return [
        moves.SOW.of(some, others)
        for some in range(grain + 1)
        for others in range(vegetables + 1)
        if 0 < some + others <= fields
    ]


def sow(position: Position, move: int) -> None:
    """Fields are alike, so that the crops go on the first empty ones; 3 grain or 2 vegetables on each (6.2, 6.3)."""
    home = position.home()
    position.close()
    grain = moves.SOW.grain.of(move)
    vegetables = moves.SOW.vegetables.of(move)
    home.goods[GRAIN] -= grain
    home.goods[VEGETABLE] -= vegetables
    empty = home.empty_fields()
    for cell in FOREST_CELLS:
        if not empty >> cell & 1:
            continue
        if grain:
            home.crops[2] |= 1 << cell
            grain -= 1
        elif vegetables:
            home.crops[4] |= 1 << cell
            vegetables -= 1
    position.check_room = True


# What speaks against a move


def sows_nothing(_position: Position, move: int) -> bool:
    return moves.SOW.grain.of(move) + moves.SOW.vegetables.of(move) == 0


def lacks_crops(position: Position, move: int) -> bool:
    goods = position.home().goods
    return moves.SOW.grain.of(move) > goods[GRAIN] or moves.SOW.vegetables.of(move) > goods[VEGETABLE]


def lacks_fields(position: Position, move: int) -> bool:
    return moves.SOW.grain.of(move) + moves.SOW.vegetables.of(move) > count(position.home().empty_fields())


SOW: Final[Code] = code("6.1", {moves.SOW: [("6.1", sows_nothing), ("6.1", lacks_crops), ("6.1", lacks_fields)]})
