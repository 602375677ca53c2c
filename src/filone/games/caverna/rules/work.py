"""Section 3, the work phase: placing a dwarf, choosing the parts of its action, carrying out the steps."""

from typing import Final

from mypy_extensions import i64

from filone.games.caverna import moves
from filone.games.caverna.content.actions import (
    BREED,
    BUY,
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
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
    Step,
)
from filone.games.caverna.content.board import ORE_MINE, RUBY_MINE, only
from filone.games.caverna.content.furnishings import GUEST_ROOM, PEACEFUL_CAVE, TRADER
from filone.games.caverna.content.goods import FOOD, GOLD, RUBY
from filone.games.caverna.content.people import STRONGEST
from filone.games.caverna.content.spaces import (
    EXTENSION,
    FENCES,
    FIRST_CARD,
    GOODS_PART,
    GROUPS,
    NAMES,
    NEEDS,
    RANKS,
    SPACES,
    STEPS_OF,
)
from filone.games.caverna.decisions import (
    NOBODY,
    Breed,
    Buy,
    Forge,
    Furnish,
    Imitate,
    Lay,
    Loot,
    Part,
    Put,
    Sow,
    Steps,
    Trade,
)
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.games.caverna.rules.exchanges import yields
from filone.games.caverna.rules.family import grow, left_at_home, weakest
from filone.games.caverna.rules.furnishing import tiles_to_buy
from filone.games.caverna.rules.pieces import piece_price
from filone.games.caverna.rules.possible import Prospect
from filone.games.caverna.rules.twins import fence_price
from filone.games.caverna.rules.weapons import can_forge
from filone.kernel.objections import Code
from filone.kernel.sets import count

_CAVERNS: Final = 1 << CAVERN_TUNNEL | 1 << CAVERN_CAVERN
RUBY_HELPS: Final = [
    [
        step.does in (PUT, SOW, BUY, FURNISH, FORGE) or (step.does == LAY and not step.what & _CAVERNS)
        for step in (part.steps[0] for part in space.parts)
    ]
    for space in SPACES
]
"""The parts for which goods or single tiles could be wanting. In the mountain no single tile makes room for a twin."""
TRADER_HELPS: Final = [
    [
        step.does in (FURNISH, FORGE) or (step.does in (PUT, LAY) and step.number > 0)
        for step in (part.steps[0] for part in space.parts)
    ]
    for space in SPACES
]
"""The parts that cost building materials."""

# Placing a dwarf


def next_dwarf(position: Position, home: Home) -> int:
    """The one that a ruby sent, or the one whose turn it is (16.1, 16.2)."""
    return position.sent if position.sent >= 0 else weakest(home)


def list_places(position: Position) -> list[int]:
    home = position.home()
    strength = home.dwarfs[next_dwarf(position, home)]
    usable = usable_spaces(position, home, strength, first_only=False)
    first = moves.USE.of(0)
    listed = [first + space for space in range(i64(len(STEPS_OF))) if usable >> space & 1]
    stuck = not listed
    if position.sent < 0 and home.goods[RUBY]:
        for stronger in range(strength + 1, STRONGEST + 1):
            if can_send(position, home, stronger):
                listed.append(moves.SEND.of(stronger))
    if stuck:
        listed.append(moves.PASS.of())
    return listed


def usable_spaces(position: Position, home: Home, strength: int, first_only: bool) -> i64:
    """The free spaces where a dwarf of this strength has something to do, as a set."""
    prospect = Prospect(position, home, strength)
    open_spaces: i64 = position.open_spaces
    occupant = position.occupant
    found: i64 = 0
    for space in range(i64(len(STEPS_OF))):
        if open_spaces >> space & 1 and occupant[space] < 0 and prospect.space(space):
            found |= only(space)
            if first_only:
                break
    return found


def can_send(position: Position, home: Home, strength: int) -> bool:
    return left_at_home(home, strength) >= 0 and usable_spaces(position, home, strength, first_only=True) != 0


def place(position: Position, move: int) -> None:
    if moves.USE.has(move):
        use(position, moves.USE.space.of(move))
    elif moves.SEND.has(move):
        send(position, moves.SEND.strength.of(move))
    else:
        position.passes += 1
        position.sent = NOBODY
        position.close()


def use(position: Position, space: int) -> None:
    home = position.home()
    dwarf = next_dwarf(position, home)
    position.actor = dwarf
    position.sent = NOBODY
    position.passes = 0
    home.placed |= 1 << dwarf
    position.occupant[space] = position.active
    position.close()
    enter(position, space)


def send(position: Position, strength: int) -> None:
    """A ruby sets the order of the dwarfs aside for one placement (16.2)."""
    home = position.home()
    home.goods[RUBY] -= 1
    position.sent = left_at_home(home, strength)


def enter(position: Position, space: int) -> None:
    """Use a space: where there is but one part it is carried out at once, and goods that come first are taken."""
    parts = len(STEPS_OF[space])
    if parts == 1:
        position.ask_first(Steps(position.active, space, 0, 0, True))
        return
    action = Part(position.active, space, (1 << parts) - 1, 0)
    position.ask_first(action)
    goods = GOODS_PART[space]
    if goods >= 0 and RANKS[space][goods] == 0 and goods_wait(position, action):
        begin_part(position, action, goods)


# Choosing parts


def has_discount(position: Position, open: Part) -> bool:
    """With the option, the Carpenter saves only once in a Build fences action (23.3)."""
    return not position.carpenter_by_action or not open.done & FENCES[open.space]


def doable_parts(position: Position, home: Home, open: Part, first_only: bool) -> list[int]:
    """The parts that may come next, as numbers within the space; `first_only` tells whether there is one."""
    prospect = Prospect(position, home, home.dwarfs[position.actor])
    discount = has_discount(position, open)
    space = open.space
    needs = position.needs(space)
    found: list[int] = []
    for i in range(i64(len(needs))):
        need: i64 = needs[i]
        if open.left >> i & 1 and (need < 0 or open.done >> need & 1) and prospect.part(space, i, discount):
            found.append(i)
            if first_only:
                break
    return found


def list_parts(position: Position, open: Part) -> list[int]:
    names = NAMES[open.space]
    listed = [moves.PART.of(names[i]) for i in doable_parts(position, position.home(), open, first_only=False)]
    listed.sort()
    if open.done and not goods_wait(position, open):
        listed.append(moves.STOP.of())
    return listed


def goods_wait(position: Position, open: Part) -> bool:
    """Goods that lie on the space must still be taken (3.13)."""
    goods = GOODS_PART[open.space]
    if position.goods_left or goods < 0 or not open.left >> goods & 1:
        return False
    return Prospect(position, position.home(), 0).part(open.space, goods, discount=True)


def go_on(position: Position, open: Part) -> bool:
    """Do what needs no question, if an exchange could change nothing about it: the only part there is, what comes by
    itself at the end, or the end."""
    if not open.left:
        position.close()
        return True
    parts = doable_parts(position, position.home(), open, first_only=False)
    if len(parts) > 1 or (parts and open.done and not comes_by_itself(position, open, parts[0])):
        return False
    if hopeful(position, open, parts):
        return False
    if parts:
        begin_part(position, open, parts[0])
    else:
        position.close()
    return True


def comes_by_itself(position: Position, open: Part, part: int) -> bool:
    """The goods of the space, and the stone that an option ties to the tile (3.13, 23.8)."""
    if part == GOODS_PART[open.space]:
        return not position.goods_left
    return position.needs(open.space)[part] != NEEDS[open.space][part]


def hopeful(position: Position, open: Part, parts: list[int]) -> bool:
    """Could an exchange help to carry out a part that is left, besides those that can be carried out anyway?"""
    space: int = open.space
    home = position.home()
    ruby = home.goods[RUBY] > 0
    trader = home.goods[GOLD] >= 2 and home.has(TRADER)
    armed = home.dwarfs[position.actor] > 0
    needs = position.needs(space)
    for i in range(len(needs)):
        if open.left >> i & 1 and i not in parts and (needs[i] < 0 or open.done >> needs[i] & 1):
            step = STEPS_OF[space][i][0]
            if step.does == FORGE and armed:
                # Only the Peaceful cave takes a weapon, so that another can be forged (30.6).
                if home.has(PEACEFUL_CAVE) and (ruby or trader or can_forge(home)):
                    return True
                continue
            if (ruby and RUBY_HELPS[space][i]) or (trader and TRADER_HELPS[space][i]):
                return True
            if step.does == FURNISH and within_reach(position, home, step.what):
                return True
    return False


def within_reach(position: Position, home: Home, what: int) -> bool:
    """Would there be a tile to buy, if whatever can become food or gold did? Some tiles cost these."""
    food, gold = yields(home)
    if food == 0 and gold == 0:
        return False
    goods = home.goods
    goods[FOOD] += food
    goods[GOLD] += gold
    found = bool(tiles_to_buy(position, home, what, first_only=True))
    goods[FOOD] -= food
    goods[GOLD] -= gold
    return found


def choose_part(position: Position, open: Part, move: int) -> None:
    if moves.STOP.has(move):
        position.close()
        return
    begin_part(position, open, NAMES[open.space].index(moves.PART.part.of(move)))


def begin_part(position: Position, open: Part, chosen: int) -> None:
    """Parts that would have had to come before, and those of other blocks, are lost with the choice."""
    space: int = open.space
    home = position.home()
    groups = GROUPS[space]
    ranks = RANKS[space]
    # The Guest room reads either/or as and/or; on Extension only once in a game.
    free = home.has(GUEST_ROOM) and not (space == EXTENSION and home.extended)
    left = open.left & ~(1 << chosen)
    for i in range(len(groups)):
        if groups[i] == groups[chosen]:
            if ranks[i] < ranks[chosen]:
                left &= ~(1 << i)
        elif not free:
            left &= ~(1 << i)
    if space == EXTENSION and open.done:
        home.extended = True
    position.ask_instead(Part(open.seat, space, left, open.done | 1 << chosen))
    position.ask_first(Steps(open.seat, space, chosen, 0, has_discount(position, open)))


# Carrying out steps


def next_step(position: Position, open: Steps) -> None:
    """Carry out the next step of a part."""
    steps = STEPS_OF[open.space][open.part]
    if open.next == len(steps):
        position.close()
        return
    position.ask_instead(Steps(open.seat, open.space, open.part, open.next + 1, open.discount))
    carry_out(position, open.space, steps[open.next], open.discount)


def carry_out(position: Position, space: int, step: Step, discount: bool) -> None:
    """Do a step, or ask what it needs to know."""
    does = step.does
    home = position.home()
    seat = position.active
    if does == TAKE:
        position.take(home, space)
    elif does == GAIN:
        position.gain(home, step.what, step.number)
    elif does == PER_ORE_MINE:
        position.gain(home, step.what, step.number * count(home.land[ORE_MINE]))
    elif does == FOR_RUBY_MINES:
        if count(home.land[RUBY_MINE]) >= step.number:
            position.gain(home, step.what, 1)
    elif does == TOKEN:
        position.starter = seat
    elif does == IMITATE:
        position.ask_first(Imitate(seat, step.number))
    elif does == LAY:
        position.ask_first(Lay(seat, step.what, fence_price(home, step.number, discount)))
    elif does == PUT:
        position.ask_first(Put(seat, step.what, piece_price(home, step.what, step.number, discount), False))
    elif does == FURNISH:
        position.ask_first(Furnish(seat, step.what))
    elif does == GROW:
        grow(home)
    elif does == SOW:
        position.ask_first(Sow(seat))
    elif does == FORGE:
        position.ask_first(Forge(seat))
    elif does == EXPEDITION:
        position.ask_first(Loot(seat, step.number, 0, False))
    elif does == BUY:
        position.ask_first(Buy(seat, 0))
    elif does == TRADE:
        position.ask_first(Trade(seat, step.number))
    elif does == BREED:
        position.ask_first(Breed(seat, step.number))
    elif does == SHARPEN:
        expedition = position.open
        assert isinstance(expedition, Loot)
        position.ask_instead(Loot(seat, expedition.left, expedition.taken, True))


# What speaks against a move


def card_is_not_out(position: Position, move: int) -> bool:
    space = moves.USE.space.of(move)
    return space >= FIRST_CARD and space_is_closed(position, move)


def space_is_closed(position: Position, move: int) -> bool:
    return not position.open_spaces >> moves.USE.space.of(move) & 1


def space_is_taken(position: Position, move: int) -> bool:
    return position.occupant[moves.USE.space.of(move)] >= 0


def nothing_to_do(position: Position, move: int) -> bool:
    home = position.home()
    prospect = Prospect(position, home, home.dwarfs[next_dwarf(position, home)])
    return not prospect.space(moves.USE.space.of(move))


def cannot_be_sent(position: Position, move: int) -> bool:
    home = position.home()
    strength = moves.SEND.strength.of(move)
    if position.sent >= 0 or not home.goods[RUBY] or strength <= home.dwarfs[weakest(home)]:
        return True
    return not can_send(position, home, strength)


def some_space_is_left(position: Position, _move: int) -> bool:
    home = position.home()
    return usable_spaces(position, home, home.dwarfs[next_dwarf(position, home)], first_only=True) != 0


def open_action(position: Position) -> Part:
    open = position.open
    assert isinstance(open, Part)
    return open


def part_of(position: Position, move: int) -> int:
    """The number of a part within the space, or -1."""
    names = NAMES[open_action(position).space]
    name = moves.PART.part.of(move)
    return names.index(name) if name in names else -1


def is_done(position: Position, move: int) -> bool:
    part = part_of(position, move)
    return part >= 0 and open_action(position).done >> part & 1 == 1


def is_lost(position: Position, move: int) -> bool:
    """A part that comes later has been done, or another block was chosen."""
    part = part_of(position, move)
    return part >= 0 and not open_action(position).left >> part & 1


def is_the_other_choice(position: Position, move: int) -> bool:
    return is_lost(position, move) and any(group > 0 for group in GROUPS[open_action(position).space])


def comes_too_early(position: Position, move: int) -> bool:
    open = open_action(position)
    part = part_of(position, move)
    needs = position.needs(open.space)
    return part >= 0 and needs[part] >= 0 and not open.done >> needs[part] & 1


def cannot_be_done(position: Position, move: int) -> bool:
    return part_of(position, move) not in doable_parts(
        position, position.home(), open_action(position), first_only=False
    )


def nothing_done(position: Position, _move: int) -> bool:
    return open_action(position).done == 0


def goods_are_left(position: Position, _move: int) -> bool:
    return goods_wait(position, open_action(position))


PLACE: Final[Code] = code(
    "3.1",
    {
        moves.USE: [
            ("2.2", card_is_not_out),
            ("1.4", space_is_closed),
            ("3.2", space_is_taken),
            ("3.5", nothing_to_do),
        ],
        moves.SEND: [("16.2", cannot_be_sent)],
        moves.PASS: [("3.3", some_space_is_left)],
    },
)
PART: Final[Code] = code(
    "3.5",
    {
        moves.PART: [
            ("3.8", is_done),
            ("3.10", is_the_other_choice),
            ("3.9", is_lost),
            ("3.11", comes_too_early),
            ("3.5", cannot_be_done),
        ],
        moves.STOP: [("3.5", nothing_done), ("3.13", goods_are_left)],
    },
)
