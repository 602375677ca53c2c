"""The end of a round: which harvest there is, fields, feeding, breeding."""

from typing import Final

from filone.games.caverna.breeding import bear, fit_born, offspring, parents
from filone.games.caverna.furnishings import MINING_CAVE, WORKING_CAVE
from filone.games.caverna.goods import DONKEY, FOOD, GRAIN, ORE, STONE, VEGETABLE, WOOD
from filone.games.caverna.homeboard import Home, count
from filone.games.caverna.space import BREED_MOVE, EXCHANGE, FEED, SUBSTITUTE
from filone.games.caverna.table import QUESTION, Table
from filone.games.caverna.trading import can_exchange, swaps

NO_HARVEST: Final = 0
PAY_ONE: Final = 1
HARVEST: Final = 2
PART_HARVEST: Final = 3

FIRST_ROUNDS: Final = (NO_HARVEST, NO_HARVEST, NO_HARVEST, HARVEST, PAY_ONE, HARVEST)
"""By round; from the sixth on the token decides."""
EVENTS: Final = (NO_HARVEST, NO_HARVEST, PAY_ONE, PART_HARVEST)
"""By the number of question marks seen so far."""

SUBSTITUTES: Final = ((WOOD, 1), (STONE, 1), (ORE, 2))
"""What the Working cave feeds a dwarf with."""


def kind_of_harvest(table: Table) -> int:
    if table.round < len(FIRST_ROUNDS):
        return FIRST_ROUNDS[table.round]
    turned = table.turned
    if turned and turned[-1] == QUESTION:
        return EVENTS[turned.count(QUESTION)]
    return HARVEST


def reap(home: Home) -> None:
    """One crop from every sown field."""
    crops = home.crops
    home.goods[GRAIN] += count(crops[0] | crops[1] | crops[2])
    home.goods[VEGETABLE] += count(crops[3] | crops[4])
    crops[0] = crops[1]
    crops[1] = crops[2]
    crops[2] = 0
    crops[3] = crops[4]
    crops[4] = 0


# Feeding


def bill(home: Home, each: int, substituted: bool) -> int:
    """What a family eats: `each` is 2, or 1 where everybody pays 1. A newborn never eats more than 1."""
    food = each * len(home.dwarfs)
    if each == 2:
        food -= count(home.newborn)
    if substituted:
        food -= each
    if home.has(MINING_CAVE):
        food -= min(home.goods[DONKEY], home.mines())
    return max(food, 0)


def feed_moves(table: Table) -> list[int]:
    home = table.home()
    each = table.stack[-3]
    substituted = table.stack[-2] != 0
    moves = swaps(home)
    if home.has(WORKING_CAVE) and not substituted and bill(home, each, substituted) > 0:
        for number, (good, amount) in enumerate(SUBSTITUTES):
            if home.goods[good] >= amount:
                moves.append(SUBSTITUTE + number)
    moves.append(FEED)
    return moves


def substitute(table: Table, number: int) -> None:
    good, amount = SUBSTITUTES[number]
    table.home().goods[good] -= amount
    table.stack[-2] = 1


def feed(table: Table) -> None:
    home = table.home()
    food = bill(home, table.stack[-3], table.stack[-2] != 0)
    table.pop()
    paid = min(food, home.goods[FOOD])
    home.goods[FOOD] -= paid
    home.begging += food - paid


# Breeding


def newborn_moves(table: Table) -> list[int]:
    home = table.home()
    moves = [EXCHANGE] if can_exchange(home) else []
    born = offspring(home, table.stack[-3])
    if not born:
        born = [0]
    moves += [BREED_MOVE + types for types in born]
    return moves


def breeding_over(table: Table) -> bool:
    """Nothing to decide: no pair of parents, or room for all newborns, which then are born."""
    home = table.home()
    possible = parents(home)
    if not possible:
        return True
    if count(possible) <= table.stack[-3] and fit_born(home, possible):
        bear(table, home, possible)
        return True
    return False


def breed(table: Table, types: int) -> None:
    table.pop()
    if types:
        bear(table, table.home(), types)
