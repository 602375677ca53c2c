"""The smaller decisions inside an action: which tile, which cell, which crops, which loot."""

from typing import Final

from filone.games.caverna.actions import DEEP_RUBY_MINE_PIECE, LARGE_PASTURE, RUBY_MINE_PIECE, SMALL_PASTURE, STABLE
from filone.games.caverna.decisions import CELL, COINS, MENU, PAYMENT, PIECE
from filone.games.caverna.exchanges import EXCHANGES
from filone.games.caverna.family import (
    STRONGEST,
    STRONGEST_FORGED,
    forging_price,
    return_from_expedition,
)
from filone.games.caverna.furnishings import HUNTING_PARLOR
from filone.games.caverna.goods import BOAR, FOOD, GOLD, GRAIN, MARKET, ORE, RUBY, STONE, VEGETABLE, WOOD
from filone.games.caverna.homeboard import CELLS, FOREST_CELLS, count
from filone.games.caverna.landscape import lay_twin, piece_moves, put_piece, twin_moves
from filone.games.caverna.loot import LOOT
from filone.games.caverna.possible import POSSIBLE, Prospect
from filone.games.caverna.rooms import cells_for, cost, install, pay_for, payments, tiles_to_buy
from filone.games.caverna.space import (
    BUY_FOOD,
    BUY_MOVE,
    COINS_MOVE,
    DISARM,
    EXCHANGE,
    FORGE_MOVE,
    FURNISH_MOVE,
    IMITATE_MOVE,
    INSTALL,
    LOOT_MOVE,
    MOST_FOOD,
    PAY,
    SOW_MOVE,
    STOP,
    SWAP,
    TRADE_MOVE,
)
from filone.games.caverna.table import Table
from filone.games.caverna.trading import PIECE as EXCHANGED_PIECE
from filone.games.caverna.trading import buy_food, can_exchange, can_swap, disarm, swap
from filone.games.caverna.work import carry_out, enter

LOOT_STRENGTH: Final = [item.strength for item in LOOT]
LOOT_STEP: Final = [item.step[0] + 32 * item.step[1] + 2048 * item.step[2] for item in LOOT]
PRICES: Final = sorted(MARKET.items())
SLAUGHTER: Final = [number for number, entry in enumerate(EXCHANGES) if entry.animals]
"""The exchanges that turn farm animals into food."""

# Imitation


def copy_moves(table: Table) -> list[int]:
    home = table.home()
    prospect = Prospect(table, home, home.dwarfs[table.actor])
    return [IMITATE_MOVE + space for space in prospect.models(table.stack[-3], first_only=False)]


def imitate(table: Table, space: int) -> None:
    table.home().goods[FOOD] -= table.stack[-3]
    table.pop()
    enter(table, space)


# Tiles


def lay_moves(table: Table) -> list[int]:
    twins = table.stack[-3]
    moves: list[int] = []
    for twin in range(LARGE_PASTURE + 1):
        if twins >> twin & 1:
            moves += twin_moves(table.home(), twin, first_only=False)
    return moves


def lay(table: Table, move: int) -> None:
    home = table.home()
    home.goods[WOOD] -= table.stack[-2]
    table.pop()
    lay_twin(table, home, move // (CELLS * 4), move % (CELLS * 4))


def put_moves(table: Table) -> list[int]:
    return piece_moves(table.home(), table.stack[-3])


def put(table: Table, cell: int) -> None:
    home = table.home()
    piece = table.stack[-3]
    price = table.stack[-2]
    table.pop()
    if piece == SMALL_PASTURE:
        home.goods[WOOD] -= price
    elif piece == STABLE:
        home.goods[STONE] -= price
    put_piece(table, home, RUBY_MINE_PIECE if piece == DEEP_RUBY_MINE_PIECE else piece, cell)


def furnish_moves(table: Table) -> list[int]:
    return [FURNISH_MOVE + tile for tile in tiles_to_buy(table, table.home(), table.stack[-3], first_only=False)]


def furnish(table: Table, tile: int) -> None:
    home = table.home()
    what = table.stack[-3]
    table.pop()
    amounts = cost(home, tile, what)
    ways = payments(home, amounts)
    if len(ways) > 1:
        table.push(PAYMENT, tile, what)
        return
    pay_for(home, amounts, ways[0])
    table.push(CELL, tile)


def payment_moves(table: Table) -> list[int]:
    home = table.home()
    return [PAY + way for way in payments(home, cost(home, table.stack[-3], table.stack[-2]))]


def pay(table: Table, way: int) -> None:
    home = table.home()
    tile = table.stack[-3]
    pay_for(home, cost(home, tile, table.stack[-2]), way)
    table.pop()
    table.push(CELL, tile)


def cell_moves(table: Table) -> list[int]:
    tile = table.stack[-3]
    cells = cells_for(table.home(), tile)
    base = INSTALL + tile * CELLS
    return [base + cell for cell in range(CELLS) if cells >> cell & 1]


def settle_tile(table: Table, cell: int) -> None:
    tile = table.stack[-3]
    table.pop()
    install(table, table.home(), tile, cell)


# Crops, weapons, loot, trade


def sow_moves(table: Table) -> list[int]:
    home = table.home()
    fields = count(home.empty_fields())
    moves: list[int] = []
    for grain in range(3):
        for vegetables in range(3):
            if 0 < grain + vegetables <= fields and grain <= home.goods[GRAIN] and vegetables <= home.goods[VEGETABLE]:
                moves.append(SOW_MOVE + grain * 3 + vegetables)
    return moves


def sow(table: Table, move: int) -> None:
    """Fields are alike, so that the crops go on the first empty ones."""
    home = table.home()
    table.pop()
    grain = move // 3
    vegetables = move % 3
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
    table.check_room = True


def forge_moves(table: Table) -> list[int]:
    home = table.home()
    return [
        FORGE_MOVE + strength - 1
        for strength in range(1, STRONGEST_FORGED + 1)
        if forging_price(home, strength) <= home.goods[ORE]
    ]


def forge(table: Table, strength: int) -> None:
    home = table.home()
    home.goods[ORE] -= forging_price(home, strength)
    home.dwarfs[table.actor] = strength
    table.pop()


def items(table: Table) -> list[int]:
    """The loot that the dwarf can carry home now."""
    home = table.home()
    strength = home.dwarfs[table.actor]
    taken = table.stack[-2]
    prospect = Prospect(table, home, strength)
    found: list[int] = []
    for item in range(len(LOOT_STEP)):
        if LOOT_STRENGTH[item] > strength:
            break
        if not taken >> item & 1 and prospect.step(0, LOOT_STEP[item], discount=True) == POSSIBLE:
            found.append(item)
    return found


def item_moves(table: Table) -> list[int]:
    moves = [LOOT_MOVE + item for item in items(table)]
    if table.stack[-2]:
        moves.insert(0, STOP)
        if can_exchange(table.home()):
            moves.append(EXCHANGE)
    return moves


def items_over(table: Table) -> bool:
    """Only the weakest dwarfs, and one who has handed in the weapon, run out of items: no exchange helps them."""
    return table.stack[-3] == 0 or not items(table)


def loot(table: Table, item: int) -> None:
    table.stack[-3] -= 1
    table.stack[-2] |= 1 << item
    carry_out(table, 0, LOOT_STEP[item], discount=True)


def come_home(table: Table) -> None:
    """The end of an expedition."""
    return_from_expedition(table.home(), table.actor, table.stack[-1] != 0)
    table.pop()


def for_sale(table: Table) -> list[int]:
    gold = table.home().goods[GOLD]
    bought = table.stack[-3]
    return [good for good, price in PRICES if price <= gold and not bought >> good & 1]


def purchase_moves(table: Table) -> list[int]:
    moves = [BUY_MOVE + good for good in for_sale(table)]
    if table.stack[-3]:
        moves.insert(0, STOP)
        if can_exchange(table.home()):
            moves.append(EXCHANGE)
    return moves


def purchases_over(table: Table) -> bool:
    return not for_sale(table) and not can_exchange(table.home())


def buy(table: Table, good: int) -> None:
    home = table.home()
    home.goods[GOLD] -= MARKET[good]
    table.stack[-3] |= 1 << good
    table.gain(home, good, 1)


def trade_moves(table: Table) -> list[int]:
    most = table.home().goods[ORE] // 2
    return [TRADE_MOVE + times - 1 for times in range(1, table.stack[-3] + 1) if times <= most]


def trade(table: Table, times: int) -> None:
    goods = table.home().goods
    goods[ORE] -= 2 * times
    goods[GOLD] += 2 * times
    goods[FOOD] += times
    table.pop()


# Exchanges


def coin_moves(table: Table) -> list[int]:
    most = min(table.home().goods[GOLD] - 1, MOST_FOOD)
    return [BUY_FOOD + amount for amount in range(most)]


def room_moves(table: Table) -> list[int]:
    """Animals for which there is no room become food, if nothing better is found for them."""
    home = table.home()
    moves: list[int] = []
    if home.goods[RUBY] or (home.has(HUNTING_PARLOR) and home.goods[BOAR] >= 2):
        moves.append(EXCHANGE)
    for number in SLAUGHTER:
        if can_swap(home, number):
            moves.append(SWAP + number)
    return moves


def exchange(table: Table, move: int) -> None:
    """An exchange, from the menu or from a decision that lists exchanges itself."""
    home = table.home()
    if table.stack[-4] == MENU:
        table.pop()
    if move == COINS_MOVE:
        table.push(COINS)
    elif move >= DISARM:
        disarm(home, (move - DISARM) // STRONGEST)
    else:
        number = move - SWAP
        swap(table, home, number)
        if EXCHANGED_PIECE[number] >= 0:
            table.push(PIECE, EXCHANGED_PIECE[number], 0)


def spend_coins(table: Table, amount: int) -> None:
    table.pop()
    buy_food(table.home(), amount)
