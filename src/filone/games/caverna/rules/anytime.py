"""Clause 13.1: exchanges in the middle of everything, as long as what has been begun can still be done (13.14)."""

from typing import Final

from mypy_extensions import i64

from filone.games.caverna import moves
from filone.games.caverna.content.actions import CAVERN_PIECE
from filone.games.caverna.content.board import members, only
from filone.games.caverna.content.exchanges import GET, PAY_GOOD, PAY_NUMBER, PIECE, SLAUGHTER
from filone.games.caverna.content.goods import BOAR, FOOD, GOLD, ORE, RUBY
from filone.games.caverna.decisions import (
    Breed,
    Buy,
    Exchange,
    Feed,
    Finish,
    Food,
    Forge,
    Furnish,
    Imitate,
    Lay,
    Loot,
    Part,
    Pay,
    Place,
    Put,
    Room,
    Sow,
    Trade,
)
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules import animals, pieces
from filone.games.caverna.rules.codes import code
from filone.games.caverna.rules.exchanges import (
    ANYTHING,
    can_exchange,
    can_swap,
    costs_more_gold,
    disarm,
    list_coins,
    list_exchanges,
    list_others,
    thinkable_swaps,
)
from filone.games.caverna.rules.furnishing import cost, payments, tiles_to_buy
from filone.games.caverna.rules.market import TRADED_ORE, for_sale
from filone.games.caverna.rules.pieces import SINGLE_TILES, bought_tile, can_put, list_cells, piece_cells
from filone.games.caverna.rules.possible import Prospect
from filone.games.caverna.rules.sowing import can_sow
from filone.games.caverna.rules.twins import can_lay
from filone.games.caverna.rules.weapons import can_forge
from filone.games.caverna.rules.work import doable_parts
from filone.kernel.decisions import Decision
from filone.kernel.objections import Code, Objection
from filone.kernel.space import Kind
from filone.kernel.state import place_of

BETTER_THAN_MEAT: Final = [
    number for number, paid in enumerate(PAY_GOOD) if number not in SLAUGHTER and (RUBY in paid or BOAR in paid)
]
"""The exchanges that make room for animals, or something else of them than food."""

AMID: Final[set[type]] = {Exchange, Food, Room}
"""Decisions that come in the middle of another."""
BINDING: Final[set[type]] = {Lay, Put, Furnish, Pay, Sow, Forge, Trade, Imitate}
"""What has been chosen and must be done."""

# What has been begun


def begun(position: Position) -> Decision:
    """The decision that an exchange comes in the middle of."""
    open = position.open
    if type(open) not in AMID and bought_tile(position) < 0:
        return open
    for waiting in reversed(position.waiting):
        if type(waiting) is not Room:
            return waiting
    return open


def binds(decision: Decision) -> bool:
    """Whether something must still be done: what has been chosen, or the first of several things (3.5, 12.5)."""
    if type(decision) is Place:
        return False
    if type(decision) is Part:
        return decision.done == 0
    if type(decision) is Loot:
        return decision.taken == 0
    if type(decision) is Buy:
        return decision.bought == 0
    return type(decision) in BINDING


def possible(position: Position, home: Home, decision: Decision) -> bool:
    """Could a decision that binds be answered by somebody with such a home?"""
    if type(decision) is Part:
        return bool(doable_parts(position, home, decision, first_only=True))
    if type(decision) is Lay:
        return can_lay(home, decision.twins, decision.price)
    if type(decision) is Put:
        return can_put(home, decision.piece, decision.price)
    if type(decision) is Furnish:
        return bool(tiles_to_buy(position, home, decision.what, first_only=True))
    if type(decision) is Pay:
        return bool(payments(home, cost(home, decision.tile, decision.what)))
    if type(decision) is Sow:
        return can_sow(home)
    if type(decision) is Forge:
        return can_forge(home)
    if type(decision) is Trade:
        return home.goods[ORE] >= TRADED_ORE
    if type(decision) is Buy:
        return bool(for_sale(home, decision))
    strength = home.dwarfs[position.actor]
    if type(decision) is Imitate:
        prospect = Prospect(position, home, strength)
        return home.goods[FOOD] >= decision.price and bool(prospect.models(decision.price, first_only=True))
    return strength > 0


# What an exchange leaves


def give(home: Home, move: int) -> None:
    """What an exchange takes from a home and brings to it; a tile bought with it is not laid yet."""
    goods = home.goods
    if moves.SWAP.has(move):
        number = moves.SWAP.exchange.of(move)
        for i, good in enumerate(PAY_GOOD[number]):
            goods[good] -= PAY_NUMBER[number][i]
        for good, amount in GET[number]:
            goods[good] += amount
    elif moves.DISARM.has(move):
        disarm(home, moves.DISARM.dwarf.of(move))
    else:
        amount = moves.FOOD.amount.of(move) + 1 if moves.FOOD.has(move) else 1
        goods[GOLD] -= amount + 1
        goods[FOOD] += amount


def cells_for_bought(position: Position, home: Home, piece: int, decision: Decision) -> int:
    """Where a tile for rubies may go, so that what has been begun still has its place."""
    cells = piece_cells(home, piece)
    if not binds(decision):
        return cells
    kind = SINGLE_TILES[piece]
    land = home.land[kind]
    good = 0
    for cell in members(cells):
        home.land[kind] = land | only(cell)
        if possible(position, home, decision):
            good |= only(cell)
    home.land[kind] = land
    return good


def spoils(position: Position, move: int) -> bool:
    """Would this exchange make impossible what has been begun?"""
    decision = begun(position)
    return binds(decision) and makes_impossible(position, move, decision)


def makes_impossible(position: Position, move: int, decision: Decision) -> bool:
    """The exchange is tried, and taken back."""
    home = position.home()
    goods = home.goods
    dwarfs = home.dwarfs
    home.goods = goods[:]
    if moves.DISARM.has(move):
        home.dwarfs = dwarfs[:]
    give(home, move)
    if moves.SWAP.has(move) and PIECE[moves.SWAP.exchange.of(move)] >= 0:
        good = cells_for_bought(position, home, PIECE[moves.SWAP.exchange.of(move)], decision) != 0
    else:
        good = possible(position, home, decision)
    home.goods = goods
    home.dwarfs = dwarfs
    return not good


# Listing


def offer(position: Position, listed: list[int]) -> list[int]:
    """The answers to a decision, with the exchange that may come before."""
    if offers_exchange(position):
        exchange = moves.EXCHANGE.of()
        listed.insert(place_of(exchange, listed), exchange)
    return listed


def offers_exchange(position: Position) -> bool:
    """Everywhere but where exchanges are listed one by one, and while a tile for rubies waits to be laid."""
    open = position.open
    if type(open) is Feed or type(open) is Exchange or type(open) is Food or type(open) is Finish:
        return False
    if bought_tile(position) >= 0:
        return False
    if type(open) is Room:
        return not is_meat_only(position)
    return can_exchange(position.home()) and (not binds(open) or not all_spoil(position))


def offered_before(position: Position) -> bool:
    """Whether an exchange was offered here, if at all, in games from before it could come in the middle of everything
    (`State.listed_before`): before an action, once something of it was done, and for animals without a place."""
    open = position.open
    if isinstance(open, Room):
        home = position.home()
        return any(can_swap(home, number) for number in BETTER_THAN_MEAT)
    return isinstance(open, (Place, Part, Loot, Buy, Breed)) and not binds(open)


def list_menu(position: Position) -> list[int]:
    return harmless(position, list_exchanges(position.home()))


def list_meals_for_gold(position: Position) -> list[int]:
    """How much food gold may buy."""
    return harmless(position, list_coins(position.home()))


def harmless(position: Position, listed: list[int]) -> list[int]:
    """Of these exchanges those that spoil nothing: all of them, where nothing must still be done."""
    decision = begun(position)
    if not binds(decision):
        return listed
    return [move for move in listed if not makes_impossible(position, move, decision)]


def list_puts(position: Position, open: Put) -> list[int]:
    home = position.home()
    if open.for_rubies:
        return list_cells(open, cells_for_bought(position, home, open.piece, begun(position)))
    return list_cells(open, piece_cells(home, open.piece))


# What speaks against a move


def has_nothing(position: Position, _move: int) -> bool:
    return not can_exchange(position.home())


def all_spoil(position: Position, _move: int = 0) -> bool:
    """One that spoils nothing is enough, and is looked for before others are listed."""
    home = position.home()
    thinkable = thinkable_swaps(home)
    for number in range(i64(len(PIECE))):
        if thinkable >> number & 1 != 0 and can_swap(home, number) and not spoils(position, moves.SWAP.of(number)):
            return False
    for move in list_others(home, []):
        if not spoils(position, move):
            return False
    return True


def is_meat_only(position: Position, _move: int = 0) -> bool:
    """Where room is wanting, slaughter is listed as it is."""
    for move in list_exchanges(position.home()):
        if not (moves.SWAP.has(move) and moves.SWAP.exchange.of(move) in SLAUGHTER) and not spoils(position, move):
            return False
    return True


def has_tile_in_hand(position: Position, _move: int) -> bool:
    return bought_tile(position) >= 0


def has_cavern_in_hand(position: Position, _move: int) -> bool:
    return bought_tile(position) == CAVERN_PIECE


def takes_the_place(position: Position, move: int) -> bool:
    """A bought tile would lie where what has been begun must go."""
    open = position.open
    assert isinstance(open, Put)
    return open.for_rubies and move not in list_puts(position, open)


ANY: Final[list[Objection]] = [("13.13", has_nothing), ("13.14", all_spoil)]


def allow(answers: Code, objections: list[Objection] = ANY) -> Code:
    """What may be said against the answers to a decision, and against an exchange before."""
    return Code(answers.clause, {**answers.asked, moves.EXCHANGE: objections})


def unspoilt(asked: dict[Kind, list[Objection]]) -> dict[Kind, list[Objection]]:
    return {kind: [*objections, ("13.14", spoils)] for kind, objections in asked.items()}


ROOM: Final[Code] = allow(animals.ROOM, [("14.1", is_meat_only)])
PUT: Final[Code] = allow(
    Code(
        pieces.PUT.clause, {**pieces.PUT.asked, moves.PUT: [*pieces.PUT.asked[moves.PUT], ("13.14", takes_the_place)]}
    ),
    [("13.10", has_cavern_in_hand), ("13.9", has_tile_in_hand), *ANY],
)
EXCHANGE: Final[Code] = code("13.13", unspoilt(ANYTHING))
FOOD_FOR_GOLD: Final[Code] = code("13.4", unspoilt({moves.FOOD: [("13.4", costs_more_gold)]}))
