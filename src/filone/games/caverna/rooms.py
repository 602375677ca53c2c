"""Furnishing: what a tile costs its buyer, where it goes, what it brings at once."""

from filone.games.caverna.actions import A_DWELLING, THE_DWELLING
from filone.games.caverna.furnishings import (
    BUILDER,
    CARPENTER,
    COSTS,
    DWELLING,
    DWELLINGS,
    FURNISHINGS,
    MILKING_PARLOR,
    SPARE_PART_STORAGE,
    STATE_PARLOR,
    STONE_CARVER,
    TRADER,
    WEAVING_PARLOR,
    WOOD_SUPPLIER,
    WORK_ROOM,
)
from filone.games.caverna.goods import CATTLE, FOOD, ORE, SHEEP, STONE, WOOD
from filone.games.caverna.homeboard import CAVERN, DEEP, FURNISHED, TUNNEL, Home, around, count
from filone.games.caverna.loot import LOOT_DWELLING
from filone.games.caverna.table import Table


def cost(home: Home, tile: int, what: int) -> list[int]:
    """What a tile costs this buyer, discounts taken off: a number for each good."""
    amounts = [0] * len(home.goods)
    if what == THE_DWELLING:
        for good, number in LOOT_DWELLING.items():
            amounts[good] = number
    else:
        for good, number in COSTS[tile]:
            amounts[good] = number
    if amounts[WOOD] and home.has(CARPENTER):
        amounts[WOOD] -= 1
    if amounts[STONE] and home.has(STONE_CARVER):
        amounts[STONE] -= 1
    return amounts


def payments(home: Home, amounts: list[int]) -> list[int]:
    """The ways to pay: bit 1 for an ore in place of a wood, bit 0 for an ore in place of a stone (the Builder's)."""
    goods = home.goods
    for good in range(FOOD, len(amounts)):
        if goods[good] < amounts[good]:
            return []
    ways: list[int] = []
    builder = home.has(BUILDER)
    for way in range(4):
        wood = way >> 1
        stone = way & 1
        if way and not builder:
            break
        if wood > amounts[WOOD] or stone > amounts[STONE]:
            continue
        if (
            goods[WOOD] >= amounts[WOOD] - wood
            and goods[STONE] >= amounts[STONE] - stone
            and goods[ORE] >= amounts[ORE] + wood + stone
        ):
            ways.append(way)
    return ways


def pay_for(home: Home, amounts: list[int], way: int) -> None:
    goods = home.goods
    for good in range(len(amounts)):
        goods[good] -= amounts[good]
    goods[WOOD] += way >> 1
    goods[STONE] += way & 1
    goods[ORE] -= (way >> 1) + (way & 1)


def floor(home: Home) -> int:
    """The cells that take a furnishing tile."""
    land = home.land
    return land[CAVERN] | land[TUNNEL] | land[DEEP] if home.has(WORK_ROOM) else land[CAVERN]


def rival(tile: int) -> int:
    """Trader and Spare part storage share a place."""
    if tile == TRADER:
        return SPARE_PART_STORAGE
    if tile == SPARE_PART_STORAGE:
        return TRADER
    return -1


def cells_for(home: Home, tile: int) -> int:
    """Where this tile may go: on its rival, if the player owns that, otherwise on the floor."""
    other = rival(tile)
    if other >= 0 and home.has(other):
        for room in home.rooms:
            if room % 64 == other:
                return 1 << room // 64
    return floor(home)


def affordable(home: Home, tile: int, what: int) -> bool:
    """Quick answer for the long list of tiles."""
    if what == THE_DWELLING or home.has(BUILDER):
        return bool(payments(home, cost(home, tile, what)))
    goods = home.goods
    for good, number in COSTS[tile]:
        if goods[good] >= number:
            continue
        if goods[good] < number - 1:
            return False
        if good == WOOD and home.has(CARPENTER):
            continue
        if good == STONE and home.has(STONE_CARVER):
            continue
        return False
    return True


def tiles_to_buy(table: Table, home: Home, what: int, first_only: bool) -> list[int]:
    """The tiles this player could buy and lay now."""
    tiles: list[int] = []
    room = floor(home) != 0
    if what == THE_DWELLING:
        return [DWELLING] if room and affordable(home, DWELLING, what) else tiles
    last = len(DWELLINGS) if what == A_DWELLING else len(FURNISHINGS)
    available = table.available
    for tile in range(last):
        if not available >> tile & 1:
            continue
        if not room and (rival(tile) < 0 or not home.has(rival(tile))):
            continue
        if affordable(home, tile, what):
            tiles.append(tile)
            if first_only:
                break
    return tiles


def install(table: Table, home: Home, tile: int, cell: int) -> None:
    """Lay a tile that is paid for, and hand out what it gives at once."""
    table.sell(tile)
    bit = 1 << cell
    other = rival(tile)
    if other >= 0 and home.has(other):
        home.tiles &= ~(1 << other)
    land = home.land
    land[CAVERN] &= ~bit
    land[TUNNEL] &= ~bit
    land[DEEP] &= ~bit
    land[FURNISHED] |= bit
    home.rooms.append(cell * 64 + tile)
    data = FURNISHINGS[tile]
    table.gain(home, data.at_once[0], data.at_once[1])
    if data.supply[1]:
        home.supplies[tile - WOOD_SUPPLIER] = data.supply[1]
    if tile == WEAVING_PARLOR:
        table.gain(home, FOOD, home.goods[SHEEP])
    elif tile == MILKING_PARLOR:
        table.gain(home, FOOD, home.goods[CATTLE])
    elif tile == STATE_PARLOR:
        table.gain(home, FOOD, 2 * count(around(bit) & home.dwellings()))
    home.tiles |= 1 << tile
