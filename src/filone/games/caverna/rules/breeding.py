"""Section 19: which newborns there may be, and what they bring. A set of types has a bit for each of FARM."""

from typing import Final

from filone.games.caverna import moves
from filone.games.caverna.content.furnishings import BREEDING_CAVE, QUARRY
from filone.games.caverna.content.goods import BOAR, CATTLE, DONKEY, FOOD, SHEEP, STONE
from filone.games.caverna.decisions import Breed
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.animals import would_fit
from filone.games.caverna.rules.codes import code
from filone.kernel.objections import Code
from filone.kernel.sets import count

BREEDING_FOOD: Final = (0, 1, 2, 3, 5)
"""What the Breeding cave gives for so many newborns."""

# In the order of the move, so that lists of sets are sorted like it.
A_LAMB: Final = 8
A_FOAL: Final = 4
A_PIGLET: Final = 2
A_CALF: Final = 1
YOUNG: Final = ((A_LAMB, SHEEP), (A_FOAL, DONKEY), (A_PIGLET, BOAR), (A_CALF, CATTLE))
TYPES: Final = 4
ALL: Final = A_LAMB | A_FOAL | A_PIGLET | A_CALF


def parents(home: Home) -> int:
    """The types with at least two animals."""
    goods = home.goods
    types = 0
    if goods[SHEEP] >= 2:
        types |= A_LAMB
    if goods[DONKEY] >= 2:
        types |= A_FOAL
    if goods[BOAR] >= 2:
        types |= A_PIGLET
    if goods[CATTLE] >= 2:
        types |= A_CALF
    return types


def fit_born(home: Home, types: int) -> bool:
    goods = home.goods
    return would_fit(
        home,
        goods[SHEEP] + (1 if types & A_LAMB else 0),
        goods[DONKEY] + (1 if types & A_FOAL else 0),
        goods[BOAR] + (1 if types & A_PIGLET else 0),
        goods[CATTLE] + (1 if types & A_CALF else 0),
    )


def offspring(home: Home, most: int) -> list[int]:
    """The largest sets of newborns, of at most so many types, for which there is room; empty if there are none."""
    possible = parents(home)
    found: list[int] = []
    if not possible:
        return found
    if count(possible) <= most and fit_born(home, possible):
        return [possible]
    for types in range(1, ALL + 1):
        if types & ~possible == 0 and count(types) <= most and fit_born(home, types):
            found.append(types)
    largest: list[int] = []
    for types in found:
        wider = False
        for other in found:
            if other != types and other & types == types:
                wider = True
        if not wider:
            largest.append(types)
    return largest


def list_newborns(position: Position, open: Breed) -> list[int]:
    return [birth_of(types) for types in offspring(position.home(), open.most) or [0]]


def birth_of(types: int) -> int:
    """The move by which these are born."""
    return moves.BREED.of(
        1 if types & A_LAMB else 0,
        1 if types & A_FOAL else 0,
        1 if types & A_PIGLET else 0,
        1 if types & A_CALF else 0,
    )


def born_by(move: int) -> int:
    """The types that a move brings into the world."""
    return (
        A_LAMB * moves.BREED.sheep.of(move)
        | A_FOAL * moves.BREED.donkey.of(move)
        | A_PIGLET * moves.BREED.boar.of(move)
        | A_CALF * moves.BREED.cattle.of(move)
    )


def breeding_over(position: Position, open: Breed) -> bool:
    """Nothing to decide: no pair of parents, or room for all newborns, which then are born."""
    home = position.home()
    possible = parents(home)
    if not possible:
        return True
    if count(possible) <= open.most and fit_born(home, possible):
        bear(position, home, possible)
        return True
    return False


def breed(position: Position, move: int) -> None:
    position.close()
    types = born_by(move)
    if types:
        bear(position, position.home(), types)


def bear(position: Position, home: Home, types: int) -> None:
    """These newborns come into the world together (19.2)."""
    for young, animal in YOUNG:
        if types & young:
            home.goods[animal] += 1
    if types & A_FOAL and home.has(QUARRY):
        position.gain(home, STONE, 1)
    if home.has(BREEDING_CAVE):
        position.gain(home, FOOD, BREEDING_FOOD[count(types)])


# What speaks against a move


def is_no_choice(position: Position, move: int) -> bool:
    """As many as there is room for are born; among these there is a choice."""
    open = position.open
    assert isinstance(open, Breed)
    return move not in list_newborns(position, open)


BREED: Final[Code] = code("19.1", {moves.BREED: [("19.3", is_no_choice)]})
