"""Exchanges that may be made at any time."""

from typing import Final

from filone.games.caverna.exchanges import EXCHANGES
from filone.games.caverna.family import STRONGEST
from filone.games.caverna.furnishings import (
    PEACEFUL_CAVE,
    SLAUGHTERING_CAVE,
    SPARE_PART_STORAGE,
    TRADER,
)
from filone.games.caverna.goods import BOAR, CATTLE, DONKEY, FOOD, GOLD, GRAIN, ORE, RUBY, SHEEP, STONE, VEGETABLE, WOOD
from filone.games.caverna.homeboard import Home
from filone.games.caverna.landscape import piece_cells
from filone.games.caverna.space import COINS_MOVE, DISARM, SWAP
from filone.games.caverna.table import Table

PAY_GOOD: Final = [sorted(exchange.pay) for exchange in EXCHANGES]
PAY_NUMBER: Final = [[exchange.pay[good] for good in sorted(exchange.pay)] for exchange in EXCHANGES]
GET: Final = [sorted(exchange.get.items()) for exchange in EXCHANGES]
TILE: Final = [exchange.tile for exchange in EXCHANGES]
PIECE: Final = [exchange.piece for exchange in EXCHANGES]
ANIMALS: Final = [exchange.animals for exchange in EXCHANGES]


def can_swap(home: Home, number: int) -> bool:
    tile = TILE[number]
    if tile >= 0 and not home.has(tile):
        return False
    goods = home.goods
    paid = PAY_GOOD[number]
    numbers = PAY_NUMBER[number]
    for i in range(len(paid)):
        if goods[paid[i]] < numbers[i]:
            return False
    return PIECE[number] < 0 or piece_cells(home, PIECE[number]) != 0


def swaps(home: Home) -> list[int]:
    """All exchanges that this player could make now, as moves."""
    moves = [SWAP + number for number in range(len(TILE)) if can_swap(home, number)]
    if home.goods[GOLD] >= 2:
        moves.append(COINS_MOVE)
    if home.has(PEACEFUL_CAVE):
        for dwarf, strength in enumerate(home.dwarfs):
            if strength:
                moves.append(DISARM + dwarf * STRONGEST + strength - 1)
    return moves


def can_exchange(home: Home) -> bool:
    """Is there any exchange to make? The quick answer to `swaps`."""
    goods = home.goods
    if goods[RUBY] or goods[GOLD] >= 2 or goods[GRAIN] or goods[VEGETABLE]:
        return True
    if goods[SHEEP] or goods[DONKEY] or goods[BOAR] or goods[CATTLE]:
        return True
    if home.has(SPARE_PART_STORAGE) and goods[WOOD] and goods[STONE] and goods[ORE]:
        return True
    if home.has(PEACEFUL_CAVE):
        for strength in home.dwarfs:
            if strength:
                return True
    return False


def can_supply(home: Home) -> bool:
    """Could an exchange bring landscape, building materials or crops?"""
    return home.goods[RUBY] > 0 or (home.goods[GOLD] >= 2 and home.has(TRADER))


def yields(home: Home) -> tuple[int, int]:
    """No less food and gold than exchanges could bring: each counts as if it left the goods for the others."""
    food = sum(home.dwarfs) if home.has(PEACEFUL_CAVE) else 0
    gold = 0
    for number in range(len(TILE)):
        if PIECE[number] < 0 and can_swap(home, number):
            paid = PAY_GOOD[number]
            times = home.goods[paid[0]] // PAY_NUMBER[number][0]
            for good, amount in GET[number]:
                if good == FOOD:
                    food += times * (amount + ANIMALS[number])
                elif good == GOLD:
                    gold += times * amount
    return food + gold + max(home.goods[GOLD] - 1, 0), gold


def swap(table: Table, home: Home, number: int) -> None:
    """Make an exchange; a tile that it brings is still to be laid."""
    goods = home.goods
    paid = PAY_GOOD[number]
    numbers = PAY_NUMBER[number]
    for i in range(len(paid)):
        goods[paid[i]] -= numbers[i]
    for good, amount in GET[number]:
        table.gain(home, good, amount)
    if ANIMALS[number] and home.has(SLAUGHTERING_CAVE):
        goods[FOOD] += ANIMALS[number]
    table.check_room = True


def buy_food(home: Home, amount: int) -> None:
    home.goods[GOLD] -= amount + 1
    home.goods[FOOD] += amount


def disarm(home: Home, dwarf: int) -> None:
    home.goods[FOOD] += home.dwarfs[dwarf]
    home.dwarfs[dwarf] = 0
