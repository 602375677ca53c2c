"""Section 7: what a furnishing tile costs its buyer, where it goes, what it brings at once."""

from typing import Final

from mypy_extensions import i64

from filone.games.caverna import moves
from filone.games.caverna.content.actions import A_DWELLING, ANY_TILE, THE_DWELLING
from filone.games.caverna.content.board import CAVERN, DEEP, FURNISHED, TUNNEL, around, members, only
from filone.games.caverna.content.furnishings import (
    BUILDER,
    CARPENTER,
    COST_GOODS,
    COST_NUMBERS,
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
from filone.games.caverna.content.goods import CATTLE, FOOD, ORE, SHEEP, STONE, WOOD
from filone.games.caverna.content.loot import LOOT_DWELLING
from filone.games.caverna.decisions import Furnish, Install, Pay
from filone.games.caverna.homeboard import Home, Room
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.kernel.objections import Code
from filone.kernel.sets import count

NEIGHBOUR_FOOD: Final = 2
"""For each dwelling beside the State parlor."""

# The price


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
    """The ways to pay, as moves: the Builder may give an ore for a wood and an ore for a stone (29.5)."""
    goods = home.goods
    for good in range(FOOD, len(amounts)):
        if goods[good] < amounts[good]:
            return []
    ways: list[int] = []
    most = 2 if home.has(BUILDER) else 1
    for wood in range(most):
        for stone in range(most):
            if (
                wood <= amounts[WOOD] <= goods[WOOD] + wood
                and stone <= amounts[STONE] <= goods[STONE] + stone
                and goods[ORE] >= amounts[ORE] + wood + stone
            ):
                ways.append(moves.PAY.of(wood, stone))
    return ways


def pay_for(home: Home, amounts: list[int], way: int) -> None:
    goods = home.goods
    for good in range(len(amounts)):
        goods[good] -= amounts[good]
    wood = moves.PAY.for_wood.of(way)
    stone = moves.PAY.for_stone.of(way)
    goods[WOOD] += wood
    goods[STONE] += stone
    goods[ORE] -= wood + stone


def affordable(home: Home, tile: i64, what: i64) -> bool:
    """Quick answer for the long list of tiles."""
    if what == THE_DWELLING or home.has(BUILDER):
        return bool(payments(home, cost(home, tile, what)))
    goods = home.goods
    paid = COST_GOODS[tile]
    numbers = COST_NUMBERS[tile]
    for i in range(i64(len(paid))):
        good: i64 = paid[i]
        short = i64(numbers[i]) - goods[good]
        if short <= 0:
            continue
        if short > 1:
            return False
        if good == WOOD and home.has(CARPENTER):
            continue
        if good == STONE and home.has(STONE_CARVER):
            continue
        return False
    return True


# The place


def floor(home: Home) -> int:
    """The cells that take a furnishing tile."""
    land = home.land
    return land[CAVERN] | land[TUNNEL] | land[DEEP] if home.has(WORK_ROOM) else land[CAVERN]


def rival(tile: int) -> int:
    """Trader and Spare part storage share a place (32.7)."""
    if tile == TRADER:
        return SPARE_PART_STORAGE
    if tile == SPARE_PART_STORAGE:
        return TRADER
    return -1


def covers_rival(home: Home, tile: int) -> bool:
    other = rival(tile)
    return other >= 0 and home.has(other)


def cells_for(home: Home, tile: int) -> int:
    """Where this tile may go: on its rival, if the player owns that, otherwise on the floor."""
    if covers_rival(home, tile):
        other = rival(tile)
        for room in home.rooms:
            if room.tile == other:
                return 1 << room.cell
    return floor(home)


# Buying


def tiles_to_buy(position: Position, home: Home, what: int, first_only: bool) -> list[int]:
    """The tiles this player could buy and lay now."""
    tiles: list[int] = []
    room = floor(home) != 0
    if what == THE_DWELLING:
        return [DWELLING] if room and affordable(home, DWELLING, what) else tiles
    last = len(DWELLINGS) if what == A_DWELLING else len(FURNISHINGS)
    available: i64 = position.available
    for tile in range(i64(last)):
        if not available >> tile & 1:
            continue
        if not room and not covers_rival(home, tile):
            continue
        if affordable(home, tile, what):
            tiles.append(tile)
            if first_only:
                break
    return tiles


def list_tiles(position: Position, open: Furnish) -> list[int]:
    return [moves.FURNISH.of(tile) for tile in tiles_to_buy(position, position.home(), open.what, first_only=False)]


def furnish(position: Position, open: Furnish, move: int) -> None:
    """Pay for a tile, or ask how, and then where it goes."""
    home = position.home()
    tile = moves.FURNISH.tile.of(move)
    amounts = cost(home, tile, open.what)
    ways = payments(home, amounts)
    if len(ways) > 1:
        position.ask_instead(Pay(open.seat, tile, open.what))
        return
    pay_for(home, amounts, ways[0])
    position.ask_instead(Install(open.seat, tile))


def list_payments(position: Position, open: Pay) -> list[int]:
    home = position.home()
    return payments(home, cost(home, open.tile, open.what))


def pay(position: Position, open: Pay, move: int) -> None:
    home = position.home()
    pay_for(home, cost(home, open.tile, open.what), move)
    position.ask_instead(Install(open.seat, open.tile))


def list_sites(position: Position, open: Install) -> list[int]:
    return moves.INSTALL.each(moves.INSTALL.of(open.tile, 0), members(cells_for(position.home(), open.tile)))


def install(position: Position, open: Install, move: int) -> None:
    """Lay a tile that is paid for, and hand out what it gives at once (7.4)."""
    position.close()
    home = position.home()
    tile: int = open.tile
    cell = moves.INSTALL.cell.of(move)
    position.sell(tile)
    bit = only(cell)
    if covers_rival(home, tile):
        home.tiles &= ~(1 << rival(tile))
    land = home.land
    land[CAVERN] &= ~bit
    land[TUNNEL] &= ~bit
    land[DEEP] &= ~bit
    land[FURNISHED] |= bit
    home.rooms.append(Room(tile, cell))
    data = FURNISHINGS[tile]
    position.gain(home, data.at_once[0], data.at_once[1])
    if data.supply[1]:
        home.supplies[tile - WOOD_SUPPLIER] = data.supply[1]
    if tile == WEAVING_PARLOR:
        position.gain(home, FOOD, home.goods[SHEEP])
    elif tile == MILKING_PARLOR:
        position.gain(home, FOOD, home.goods[CATTLE])
    elif tile == STATE_PARLOR:
        position.gain(home, FOOD, NEIGHBOUR_FOOD * count(around(bit) & home.dwellings()))
    home.tiles |= 1 << tile


# What speaks against a move


def asked_for(position: Position) -> int:
    open = position.open
    assert isinstance(open, Furnish)
    return open.what


def is_sold(position: Position, move: int) -> bool:
    return not position.available >> moves.FURNISH.tile.of(move) & 1


def cannot_buy(position: Position, move: int) -> bool:
    tiles = tiles_to_buy(position, position.home(), asked_for(position), first_only=False)
    return moves.FURNISH.tile.of(move) not in tiles


def cannot_be_loot(position: Position, move: int) -> bool:
    return asked_for(position) == THE_DWELLING and cannot_buy(position, move)


def is_no_dwelling(position: Position, move: int) -> bool:
    return asked_for(position) != ANY_TILE and moves.FURNISH.tile.of(move) not in DWELLINGS


def cannot_pay_so(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, Pay)
    return move not in list_payments(position, open)


def goes_elsewhere(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, Install)
    return move not in list_sites(position, open)


def leaves_its_rival(position: Position, move: int) -> bool:
    return covers_rival(position.home(), moves.INSTALL.tile.of(move)) and goes_elsewhere(position, move)


FURNISH: Final[Code] = code(
    "7.1",
    {
        moves.FURNISH: [
            ("1.8", is_sold),
            ("26.19", cannot_be_loot),
            ("7.3", is_no_dwelling),
            ("7.1", cannot_buy),
        ]
    },
)
PAY: Final[Code] = code("29.5", {moves.PAY: [("29.5", cannot_pay_so)]})
INSTALL: Final[Code] = code("7.1", {moves.INSTALL: [("32.7", leaves_its_rival), ("7.2", goes_elsewhere)]})
