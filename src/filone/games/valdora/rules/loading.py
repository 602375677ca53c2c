"""Section 5: loading gems."""

from typing import Final

from filone.games.valdora import moves
from filone.games.valdora.content import gems
from filone.games.valdora.content.equipment import EMPTY, ITEM_COUNT, MISSING, is_carrier
from filone.games.valdora.content.gems import GEM_COUNT
from filone.games.valdora.content.spaces import has_gems, is_road, road_of
from filone.games.valdora.position import Position
from filone.kernel.objections import Objection


def list_loads(position: Position, seat: int, listed: list[int]) -> None:
    if not position.ships:
        return
    source = position.source(seat)
    for gem in range(GEM_COUNT):
        if gems.count(source, gem):
            for item in range(ITEM_COUNT):
                if fits(position, seat, gem, item):
                    listed.append(moves.LOAD.of(gem, item))


def fits(position: Position, seat: int, gem: int, item: int) -> bool:
    """An empty item that takes the gem (5.1, 5.2), or horse or cart with a gem of another colour to throw off (5.6)."""
    held = position.cargo[seat][item]
    valley = position.valley
    if held == MISSING or not valley.holds(item, gem):
        return False
    if held != EMPTY and (held == gem or not is_carrier(item)):
        return False
    return valley.fee[item] <= position.coins[seat]


def load(position: Position, seat: int, move: int) -> None:
    gem = moves.LOAD.gem.of(move)
    item = moves.LOAD.item.of(move)
    space = position.at[seat]
    position.begun = True
    position.ships -= 1
    position.spend(seat, position.valley.fee[item])
    if is_road(space):
        position.roads[road_of(space)] -= gems.one(gem)
    else:
        position.discard -= gems.one(gem)
    throw_off(position, seat, item)
    position.cargo[seat][item] = gem


def throw_off(position: Position, seat: int, item: int) -> None:
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
