"""Sections 8 and 16: the dwarfs, their order at work, their children."""

from mypy_extensions import i64

from filone.games.caverna.content.furnishings import ADDITIONAL_DWELLING
from filone.games.caverna.content.people import FAMILY
from filone.games.caverna.decisions import NOBODY
from filone.games.caverna.homeboard import Home


def weakest(home: Home) -> int:
    """The dwarf that must be placed next, or NOBODY if none is left at home (16.1)."""
    dwarfs = home.dwarfs
    placed: i64 = home.placed
    found: i64 = NOBODY
    for number in range(i64(len(dwarfs))):
        if not placed >> number & 1 and (found < 0 or dwarfs[number] < dwarfs[found]):
            found = number
    return found


def all_placed(home: Home) -> bool:
    return home.placed == (1 << len(home.dwarfs)) - 1


def left_at_home(home: Home, strength: int) -> int:
    """A dwarf of this strength who is still at home, or NOBODY."""
    dwarfs = home.dwarfs
    placed: i64 = home.placed
    for number in range(i64(len(dwarfs))):
        if dwarfs[number] == strength and not placed >> number & 1:
            return number
    return NOBODY


def can_grow(home: Home) -> bool:
    """There must be a free room (8.1); the sixth dwarf has one of its own (8.3)."""
    dwarfs = len(home.dwarfs)
    if dwarfs < FAMILY:
        return home.beds() > dwarfs
    return dwarfs == FAMILY and home.has(ADDITIONAL_DWELLING)


def grow(home: Home) -> None:
    """The newborn stays with the dwarf who acts, and works from the next round on (8.4)."""
    bit = 1 << len(home.dwarfs)
    home.dwarfs.append(0)
    home.newborn |= bit
    home.placed |= bit
