"""Section 5: loading gems."""

from typing import Final

from mypy_extensions import i64

from filone.games.valdora import moves
from filone.games.valdora.content import gems
from filone.games.valdora.content.equipment import EMPTY, ITEM_COUNT, MISSING, is_carrier
from filone.games.valdora.content.gems import GEM_COUNT
from filone.games.valdora.content.spaces import has_gems, is_road, road_of
from filone.games.valdora.position import Position
from filone.kernel.objections import Objection


def list_loads(position: Position, seat: i64, listed: list[int]) -> None:
    if not position.ships:
        return
    source = position.source(seat)
    cargo = position.cargo[seat]
    gem: i64
    item: i64
    for gem in range(GEM_COUNT):
        if gems.count(source, gem):
            for item in range(ITEM_COUNT):
                if has_room(item, cargo[item], gem) and position.valley.holds(item, gem):
                    if position.valley.fee[item] <= position.coins[seat]:
                        listed.append(moves.LOAD.of(gem, item))


def has_room(item: i64, held: i64, gem: i64) -> bool:
    """An empty item, or horse or cart with a gem of another colour to throw off (5.1, 5.6)."""
    return held == EMPTY or (held >= 0 and held != gem and is_carrier(item))


def load(position: Position, seat: i64, move: i64) -> None:
    gem = moves.LOAD.gem.of(move)
    item = moves.LOAD.item.of(move)
    space: i64 = position.at[seat]
    position.begun = True
    position.ships -= 1
    position.spend(seat, position.valley.fee[item])
    if is_road(space):
        position.roads[road_of(space)] -= gems.one(gem)
    else:
        position.discard -= gems.one(gem)
    throw_off(position, seat, item)
    position.cargo[seat][item] = gem


def throw_off(position: Position, seat: i64, item: int) -> None:
    """The gem on an item, if there is one, goes to the discard space."""
    held = position.cargo[seat][item]
    if held >= 0:
        position.discard += gems.one(held)
        position.cargo[seat][item] = EMPTY


# What speaks against it


def held_on(position: Position, move: int) -> int:
    return position.cargo[position.turn][moves.LOAD.item.of(move)]


def nothing_is_loaded_here(position: Position, move: int) -> bool:
    return not has_gems(position.at[position.turn])


def no_ship_is_left(position: Position, move: int) -> bool:
    return not position.ships and not is_road(position.at[position.turn])


def no_such_gem_is_here(position: Position, move: int) -> bool:
    return not gems.count(position.source(position.turn), moves.LOAD.gem.of(move))


def has_no_such_item(position: Position, move: int) -> bool:
    return held_on(position, move) == MISSING


def is_not_made_for_it(position: Position, move: int) -> bool:
    return not position.valley.holds(moves.LOAD.item.of(move), moves.LOAD.gem.of(move))


def cannot_be_emptied(position: Position, move: int) -> bool:
    return held_on(position, move) != EMPTY and not is_carrier(moves.LOAD.item.of(move))


def holds_the_same(position: Position, move: int) -> bool:
    return held_on(position, move) == moves.LOAD.gem.of(move)


def cannot_pay_the_fee(position: Position, move: int) -> bool:
    return position.valley.fee[moves.LOAD.item.of(move)] > position.coins[position.turn]


LOAD: Final[list[Objection]] = [
    ("3.5", nothing_is_loaded_here),
    ("5.5", no_ship_is_left),
    ("3.5", no_such_gem_is_here),
    ("5.4", has_no_such_item),
    ("5.2", is_not_made_for_it),
    ("5.7", cannot_be_emptied),
    ("5.6", holds_the_same),
    ("5.3", cannot_pay_the_fee),
]
