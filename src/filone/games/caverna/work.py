"""The work phase: placing a dwarf, choosing the parts of its action, carrying out the steps."""

from typing import Final

from filone.games.caverna.actions import (
    BREED,
    BUY,
    EXPEDITION,
    FOR_RUBY_MINES,
    FORGE,
    FURNISH,
    GAIN,
    GROW,
    IMITATE,
    LAY,
    PER_ORE_MINE,
    PUT,
    SHARPEN,
    SOW,
    TAKE,
    TOKEN,
    TRADE,
)
from filone.games.caverna.decisions import (
    COPY,
    CROPS,
    ITEM,
    NEWBORNS,
    PART,
    PIECE,
    PURCHASE,
    STEPS,
    TILE,
    TIMES,
    TWIN,
    WEAPON,
)
from filone.games.caverna.family import STRONGEST, grow, left_at_home, weakest
from filone.games.caverna.furnishings import GUEST_ROOM
from filone.games.caverna.goods import FOOD, GOLD, RUBY
from filone.games.caverna.homeboard import ORE_MINE, RUBY_MINE, Home, count
from filone.games.caverna.landscape import fence_price, piece_price
from filone.games.caverna.possible import FENCES, GROUPS, NAMES, NEEDS, RANKS, STEPS_OF, Prospect
from filone.games.caverna.rooms import tiles_to_buy
from filone.games.caverna.space import EXCHANGE, PART_MOVE, PASS, SEND, STOP, USE
from filone.games.caverna.spaces import EXTENSION, SPACES
from filone.games.caverna.table import Table
from filone.games.caverna.trading import can_exchange, can_supply, yields

_HELPED: Final = (LAY, PUT, SOW, BUY, FURNISH)
HELPED: Final = [[part.steps[0][0] in _HELPED for part in space.parts] for space in SPACES]
"""The parts for which landscape, materials or crops could be wanting."""

# Placing a dwarf


def place_moves(table: Table) -> list[int]:
    home = table.home()
    dwarf = table.sent if table.sent >= 0 else weakest(home)
    moves = [USE + space for space in usable_spaces(table, home, home.dwarfs[dwarf], first_only=False)]
    stuck = not moves
    if table.sent < 0 and home.goods[RUBY]:
        for strength in range(home.dwarfs[dwarf] + 1, STRONGEST + 1):
            if left_at_home(home, strength) >= 0 and usable_spaces(table, home, strength, first_only=True):
                moves.append(SEND + strength)
    if stuck:
        moves.append(PASS)
    if can_exchange(home):
        moves.append(EXCHANGE)
    return moves


def usable_spaces(table: Table, home: Home, strength: int, first_only: bool) -> list[int]:
    """The free spaces where a dwarf of this strength has something to do."""
    prospect = Prospect(table, home, strength)
    found: list[int] = []
    for space in range(len(STEPS_OF)):
        if table.open_spaces >> space & 1 and table.occupant[space] < 0 and prospect.space(space):
            found.append(space)
            if first_only:
                break
    return found


def place(table: Table, space: int) -> None:
    home = table.home()
    dwarf = table.sent if table.sent >= 0 else weakest(home)
    table.actor = dwarf
    table.sent = -1
    table.passes = 0
    home.placed |= 1 << dwarf
    table.occupant[space] = table.active
    table.pop()
    enter(table, space)


def send(table: Table, strength: int) -> None:
    """A ruby sets the order of the dwarfs aside for one placement."""
    home = table.home()
    home.goods[RUBY] -= 1
    table.sent = left_at_home(home, strength)


def enter(table: Table, space: int) -> None:
    """Use a space; where there is but one part it is carried out at once."""
    parts = len(STEPS_OF[space])
    if parts == 1:
        table.push(STEPS, space * 8, 0, 1)
    else:
        table.push(PART, space, (1 << parts) - 1, 0)


# Choosing parts


def doable_parts(table: Table) -> list[int]:
    """The parts that may come next, as numbers within the space."""
    space = table.stack[-3]
    remaining = table.stack[-2]
    done = table.stack[-1]
    home = table.home()
    prospect = Prospect(table, home, home.dwarfs[table.actor])
    discount = not table.carpenter_by_action or not done & FENCES[space]
    needs = NEEDS[space]
    found: list[int] = []
    for i in range(len(needs)):
        if remaining >> i & 1 and (needs[i] < 0 or done >> needs[i] & 1) and prospect.part(space, i, discount):
            found.append(i)
    return found


def part_moves(table: Table) -> list[int]:
    space = table.stack[-3]
    done = table.stack[-1]
    parts = doable_parts(table)
    moves = [PART_MOVE + NAMES[space][i] for i in parts]
    moves.sort()
    if done:
        moves.append(STOP)
        home = table.home()
        if (parts and can_exchange(home)) or hopeful(table):
            moves.append(EXCHANGE)
    return moves


def parts_over(table: Table) -> bool:
    """Nothing is left to choose: no part, or none that could be carried out even after an exchange."""
    if table.stack[-2] == 0:
        return True
    return table.stack[-1] != 0 and not hopeful(table) and not doable_parts(table)


def hopeful(table: Table) -> bool:
    """Could an exchange help to carry out a part that is left?"""
    space = table.stack[-3]
    remaining = table.stack[-2]
    home = table.home()
    supply = can_supply(home)
    for i in range(len(HELPED[space])):
        if remaining >> i & 1 and HELPED[space][i]:
            packed = STEPS_OF[space][i][0]
            if supply or (packed & 31 == FURNISH and within_reach(table, home, packed >> 5 & 63)):
                return True
    return False


def within_reach(table: Table, home: Home, what: int) -> bool:
    """Would there be a tile to buy, if whatever can become food or gold did? Some tiles cost these."""
    food, gold = yields(home)
    if food == 0 and gold == 0:
        return False
    goods = home.goods
    goods[FOOD] += food
    goods[GOLD] += gold
    found = bool(tiles_to_buy(table, home, what, first_only=True))
    goods[FOOD] -= food
    goods[GOLD] -= gold
    return found


def choose_part(table: Table, name: int) -> None:
    stack = table.stack
    space = stack[-3]
    remaining = stack[-2]
    done = stack[-1]
    names = NAMES[space]
    chosen = 0
    for i in range(len(names)):
        if names[i] == name and remaining >> i & 1:
            chosen = i
            break
    discount = not table.carpenter_by_action or not done & FENCES[space]
    home = table.home()
    groups = GROUPS[space]
    ranks = RANKS[space]
    # The Guest room reads either/or as and/or; on Extension only once in a game.
    free = home.has(GUEST_ROOM) and not (space == EXTENSION and home.extended)
    remaining &= ~(1 << chosen)
    for i in range(len(groups)):
        if groups[i] == groups[chosen]:
            if ranks[i] < ranks[chosen]:
                remaining &= ~(1 << i)
        elif not free:
            remaining &= ~(1 << i)
    if space == EXTENSION and done:
        home.extended = True
    stack[-2] = remaining
    stack[-1] = done | 1 << chosen
    table.push(STEPS, space * 8 + chosen, 0, 1 if discount else 0)


# Carrying out steps


def next_step(table: Table) -> None:
    """Carry out the next step of the part on top of the stack."""
    stack = table.stack
    space = stack[-3] // 8
    steps = STEPS_OF[space][stack[-3] % 8]
    position = stack[-2]
    discount = stack[-1] != 0
    if position == len(steps):
        table.pop()
        return
    stack[-2] = position + 1
    carry_out(table, space, steps[position], discount)


def carry_out(table: Table, space: int, packed: int, discount: bool) -> None:
    """Do a step, or ask what it needs to know."""
    kind = packed & 31
    first = packed >> 5 & 63
    second = packed >> 11
    home = table.home()
    if kind == TAKE:
        table.take(home, space)
    elif kind == GAIN:
        table.gain(home, first, second)
    elif kind == PER_ORE_MINE:
        table.gain(home, first, second * count(home.land[ORE_MINE]))
    elif kind == FOR_RUBY_MINES:
        if count(home.land[RUBY_MINE]) >= second:
            table.gain(home, first, 1)
    elif kind == TOKEN:
        table.starter = table.active
    elif kind == IMITATE:
        table.push(COPY, first)
    elif kind == LAY:
        table.push(TWIN, first, fence_price(home, second, discount))
    elif kind == PUT:
        table.push(PIECE, first, piece_price(home, first, second, discount))
    elif kind == FURNISH:
        table.push(TILE, first)
    elif kind == GROW:
        grow(home)
    elif kind == SOW:
        table.push(CROPS)
    elif kind == FORGE:
        table.push(WEAPON)
    elif kind == EXPEDITION:
        table.push(ITEM, first)
    elif kind == BUY:
        table.push(PURCHASE)
    elif kind == TRADE:
        table.push(TIMES, first)
    elif kind == BREED:
        table.push(NEWBORNS, first)
    elif kind == SHARPEN:
        table.stack[-1] = 1
