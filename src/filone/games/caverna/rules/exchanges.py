"""Section 13: exchanges, which may be made at any time."""

from typing import Final

from mypy_extensions import i64

from filone.games.caverna import moves
from filone.games.caverna.content.exchanges import (
    ALL,
    ANIMALS,
    EXCHANGES,
    GET,
    PAY_GOOD,
    PAY_NUMBER,
    PIECE,
    TAKING,
    TILE,
)
from filone.games.caverna.content.furnishings import PEACEFUL_CAVE, SLAUGHTERING_CAVE, SPARE_PART_STORAGE
from filone.games.caverna.content.goods import (
    BOAR,
    CATTLE,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from filone.games.caverna.decisions import Exchange, Food, Put
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.pieces import piece_cells
from filone.kernel.objections import Objection
from filone.kernel.space import Kind


def can_swap(home: Home, number: i64) -> bool:
    """Has a player what a swap takes, the tile that it needs, and a place for the tile that it brings?"""
    goods = home.goods
    paid = PAY_GOOD[number]
    numbers = PAY_NUMBER[number]
    for i in range(i64(len(paid))):
        if goods[paid[i]] < numbers[i]:
            return False
    if TILE[number] >= 0 and not home.has(TILE[number]):
        return False
    return PIECE[number] < 0 or piece_cells(home, PIECE[number]) != 0


def swaps(home: Home, first: i64) -> list[int]:
    """The swaps that this player could make now, by number, counted from `first`."""
    thinkable = thinkable_swaps(home)
    return [
        first + number for number in range(i64(len(TILE))) if thinkable >> number & 1 != 0 and can_swap(home, number)
    ]


def thinkable_swaps(home: Home) -> i64:
    """All swaps, as a set, but those that take a good of which there is none: the quick answer for most of them."""
    thinkable = ALL
    goods = home.goods
    for good in range(i64(len(goods))):
        if goods[good] == 0:
            thinkable &= ~TAKING[good]
    return thinkable


def list_exchanges(home: Home) -> list[int]:
    """All exchanges that this player could make now."""
    if not can_exchange(home):
        return []
    return list_others(home, swaps(home, moves.SWAP.of(0)))


def list_others(home: Home, listed: list[int]) -> list[int]:
    """After those listed, gold for food, and weapons for it: the exchanges that are no swaps."""
    if home.goods[GOLD] >= 2:
        listed.append(moves.COINS.of())
    if home.has(PEACEFUL_CAVE):
        for dwarf, strength in enumerate(home.dwarfs):
            if strength:
                listed.append(moves.DISARM.of(dwarf, strength - 1))
    return listed


def can_exchange(home: Home) -> bool:
    """Is there any exchange to make? The quick answer, before they are listed."""
    goods = home.goods
    if goods[RUBY] or goods[GOLD] >= 2 or goods[GRAIN] or goods[VEGETABLE]:
        return True
    if goods[SHEEP] or goods[DONKEY] or goods[BOAR] or goods[CATTLE]:
        return True
    if home.has(SPARE_PART_STORAGE) and goods[WOOD] and goods[STONE] and goods[ORE]:
        return True
    return home.has(PEACEFUL_CAVE) and any_armed(home)


def any_armed(home: Home) -> bool:
    for strength in home.dwarfs:
        if strength:
            return True
    return False


def yields(home: Home) -> tuple[int, int]:
    """No less food and gold than exchanges could bring: each counts as if it left the goods for the others."""
    food = sum(home.dwarfs) if home.has(PEACEFUL_CAVE) else 0
    gold = 0
    for number in swaps(home, 0):
        if PIECE[number] < 0:
            paid = PAY_GOOD[number]
            times = home.goods[paid[0]] // PAY_NUMBER[number][0]
            for good, amount in GET[number]:
                if good == FOOD:
                    food += times * (amount + ANIMALS[number])
                elif good == GOLD:
                    gold += times * amount
    return food + gold + max(home.goods[GOLD] - 1, 0), gold


def exchange(position: Position, move: int) -> None:
    """From the menu, or from a decision that lists exchanges itself."""
    open = position.open
    if isinstance(open, Exchange):
        position.close()
    home = position.home()
    if moves.SWAP.has(move):
        swap(position, home, open.seat, moves.SWAP.exchange.of(move))
    elif moves.COINS.has(move):
        position.ask_first(Food(open.seat))
    else:
        disarm(home, moves.DISARM.dwarf.of(move))


def swap(position: Position, home: Home, seat: int, number: int) -> None:
    """Goods for goods, or for a tile, which is laid at once (13.9)."""
    goods = home.goods
    paid = PAY_GOOD[number]
    numbers = PAY_NUMBER[number]
    for i in range(len(paid)):
        goods[paid[i]] -= numbers[i]
    for good, amount in GET[number]:
        position.gain(home, good, amount)
    goods[FOOD] += extra_meat(home, number)
    position.check_room = True
    if PIECE[number] >= 0:
        position.ask_first(Put(seat, PIECE[number], 0, True))


def extra_meat(home: Home, number: int) -> int:
    """What the Slaughtering cave adds to an exchange (30.1)."""
    return ANIMALS[number] if home.has(SLAUGHTERING_CAVE) else 0


def disarm(home: Home, dwarf: int) -> None:
    """The Peaceful cave takes a weapon for as much food as its strength (30.6)."""
    home.goods[FOOD] += home.dwarfs[dwarf]
    home.dwarfs[dwarf] = 0


def list_coins(home: Home) -> list[int]:
    most = min(home.goods[GOLD] - 1, moves.MOST_FOOD)
    return [moves.FOOD.of(number) for number in range(most)]


def spend_coins(position: Position, move: int) -> None:
    """In one purchase any amount of food costs as much gold and 1 more (13.4)."""
    amount = moves.FOOD.amount.of(move) + 1
    position.close()
    goods = position.home().goods
    goods[GOLD] -= amount + 1
    goods[FOOD] += amount


# What speaks against a move


def swap_objection(clause: str) -> Objection:
    """The exchanges that a clause allows, where they cannot be made."""

    def cannot_be_made(position: Position, move: int) -> bool:
        number = moves.SWAP.exchange.of(move)
        return EXCHANGES[number].clause == clause and not can_swap(position.home(), number)

    return clause, cannot_be_made


def lacks_coins(position: Position, _move: int) -> bool:
    return position.home().goods[GOLD] < 2


def costs_more_gold(position: Position, move: int) -> bool:
    return moves.FOOD.amount.of(move) + 2 > position.home().goods[GOLD]


def cannot_disarm(position: Position, move: int) -> bool:
    """The dwarf must have a weapon, and the move must tell its strength."""
    home = position.home()
    dwarf = moves.DISARM.dwarf.of(move)
    if not home.has(PEACEFUL_CAVE) or dwarf >= len(home.dwarfs):
        return True
    return home.dwarfs[dwarf] != moves.DISARM.strength.of(move) + 1


SWAPS: Final[list[Objection]] = [swap_objection(clause) for clause in sorted({one.clause for one in EXCHANGES})]
ANYTHING: Final[dict[Kind, list[Objection]]] = {
    moves.SWAP: SWAPS,
    moves.COINS: [("13.4", lacks_coins)],
    moves.DISARM: [("30.6", cannot_disarm)],
}
"""What decisions ask for that list all exchanges themselves."""
