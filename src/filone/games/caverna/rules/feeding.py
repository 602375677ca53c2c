"""Section 18: feeding."""

from typing import Final

from filone.games.caverna import moves
from filone.games.caverna.content.exchanges import SUBSTITUTES
from filone.games.caverna.content.furnishings import MINING_CAVE, WORKING_CAVE
from filone.games.caverna.content.goods import DONKEY, FOOD
from filone.games.caverna.decisions import Feed
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.games.caverna.rules.exchanges import ANYTHING, exchange, list_exchanges
from filone.kernel.objections import Code
from filone.kernel.sets import count

MEAL: Final = 2
"""Food for a dwarf at a harvest; a newborn eats half of it."""
SMALL_MEAL: Final = 1
"""Where everybody pays 1."""


def bill(home: Home, each: int, substituted: bool) -> int:
    """What a family eats: `each` is a meal, or a small one. A newborn never eats more than 1."""
    food = each * len(home.dwarfs)
    if each == MEAL:
        food -= count(home.newborn)
    if substituted:
        food -= each
    if home.has(MINING_CAVE):
        food -= min(home.goods[DONKEY], home.mines())
    return max(food, 0)


def can_substitute(home: Home, open: Feed) -> bool:
    """The Working cave feeds one dwarf with something else, if anything is to be paid (30.3)."""
    return home.has(WORKING_CAVE) and not open.substituted and bill(home, open.each, open.substituted) > 0


def list_meals(position: Position, open: Feed) -> list[int]:
    home = position.home()
    listed = list_exchanges(home)
    if can_substitute(home, open):
        for number, (good, amount) in enumerate(SUBSTITUTES):
            if home.goods[good] >= amount:
                listed.append(moves.SUBSTITUTE.of(number))
    listed.append(moves.FEED.of())
    return listed


def eat(position: Position, open: Feed, move: int) -> None:
    if moves.FEED.has(move):
        feed(position, open)
    elif moves.SUBSTITUTE.has(move):
        good, amount = SUBSTITUTES[moves.SUBSTITUTE.good.of(move)]
        position.home().goods[good] -= amount
        position.ask_instead(Feed(open.seat, open.each, True))
    else:
        exchange(position, move)


def feed(position: Position, open: Feed) -> None:
    """Food must be paid as far as it goes; for the rest the family begs (18.2, 18.3)."""
    home = position.home()
    food = bill(home, open.each, open.substituted)
    position.close()
    paid = min(food, home.goods[FOOD])
    home.goods[FOOD] -= paid
    home.begging += food - paid


# What speaks against a move


def cannot_substitute(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, Feed)
    home = position.home()
    good, amount = SUBSTITUTES[moves.SUBSTITUTE.good.of(move)]
    return not can_substitute(home, open) or home.goods[good] < amount


FEED: Final[Code] = code("18.1", {**ANYTHING, moves.SUBSTITUTE: [("30.3", cannot_substitute)], moves.FEED: []})
