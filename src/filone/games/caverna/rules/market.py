"""The Weekly market (24.18) and Ore trading (25.11)."""

from typing import Final

from filone.games.caverna import moves
from filone.games.caverna.content.board import only
from filone.games.caverna.content.goods import FOOD, GOLD, MARKET, ORE
from filone.games.caverna.decisions import Buy, Trade
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.games.caverna.rules.exchanges import can_exchange
from filone.kernel.objections import Code

PRICES: Final = sorted(MARKET.items())
TRADED_ORE: Final = 2
TRADED_GOLD: Final = 2
TRADED_FOOD: Final = 1

# The Weekly market


def for_sale(home: Home, open: Buy) -> list[int]:
    gold = home.goods[GOLD]
    return [good for good, price in PRICES if price <= gold and not open.bought >> good & 1]


def list_purchases(position: Position, open: Buy) -> list[int]:
    listed = [moves.BUY.of(good) for good in for_sale(position.home(), open)]
    if open.bought:
        listed.insert(0, moves.STOP.of())
    return listed


def purchases_over(position: Position, open: Buy) -> bool:
    home = position.home()
    return not for_sale(home, open) and not can_exchange(home)


def buy(position: Position, open: Buy, move: int) -> None:
    if moves.STOP.has(move):
        position.close()
        return
    good = moves.BUY.good.of(move)
    home = position.home()
    home.goods[GOLD] -= MARKET[good]
    position.ask_instead(Buy(open.seat, open.bought | only(good)))
    position.gain(home, good, 1)


# Ore trading


def list_trades(position: Position, open: Trade) -> list[int]:
    most = min(position.home().goods[ORE] // TRADED_ORE, open.most)
    return [moves.TRADE.of(number) for number in range(most)]


def trade(position: Position, move: int) -> None:
    times = moves.TRADE.times.of(move) + 1
    goods = position.home().goods
    goods[ORE] -= TRADED_ORE * times
    goods[GOLD] += TRADED_GOLD * times
    goods[FOOD] += TRADED_FOOD * times
    position.close()


# What speaks against a move


def open_purchase(position: Position) -> Buy:
    open = position.open
    assert isinstance(open, Buy)
    return open


def not_for_sale(position: Position, move: int) -> bool:
    return moves.BUY.good.of(move) not in for_sale(position.home(), open_purchase(position))


def nothing_bought(position: Position, _move: int) -> bool:
    return open_purchase(position).bought == 0


def trades_too_much(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, Trade)
    return moves.TRADE.times.of(move) >= min(open.most, position.home().goods[ORE] // TRADED_ORE)


BUY: Final[Code] = code(
    "24.18",
    {
        moves.BUY: [("24.18", not_for_sale)],
        moves.STOP: [("3.5", nothing_bought)],
    },
)
TRADE: Final[Code] = code("25.11", {moves.TRADE: [("25.11", trades_too_much)]})
