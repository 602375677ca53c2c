"""The dwarfs: their order at work, their children, their weapons."""

from typing import Final

from filone.games.caverna.furnishings import ADDITIONAL_DWELLING, BLACKSMITH
from filone.games.caverna.goods import ORE
from filone.games.caverna.homeboard import Home

FAMILY: Final = 5
STRONGEST: Final = 14
STRONGEST_FORGED: Final = 8
BLACKSMITH_SAVES: Final = 2


def weakest(home: Home) -> int:
    """The dwarf that must be placed next, or -1 if none is left at home."""
    found = -1
    for number, strength in enumerate(home.dwarfs):
        if not home.placed >> number & 1 and (found < 0 or strength < home.dwarfs[found]):
            found = number
    return found


def left_at_home(home: Home, strength: int) -> int:
    """A dwarf of this strength who is still at home, or -1."""
    for number, armed in enumerate(home.dwarfs):
        if armed == strength and not home.placed >> number & 1:
            return number
    return -1


def can_grow(home: Home) -> bool:
    dwarfs = len(home.dwarfs)
    if dwarfs < FAMILY:
        return home.beds() > dwarfs
    return dwarfs == FAMILY and home.has(ADDITIONAL_DWELLING)


def grow(home: Home) -> None:
    """The newborn stays with the dwarf who acts, and works from the next round on."""
    bit = 1 << len(home.dwarfs)
    home.dwarfs.append(0)
    home.newborn |= bit
    home.placed |= bit


def forging_price(home: Home, strength: int) -> int:
    if not home.has(BLACKSMITH):
        return strength
    return strength - BLACKSMITH_SAVES if strength > BLACKSMITH_SAVES else 0


def can_forge(home: Home) -> bool:
    return home.goods[ORE] >= forging_price(home, 1)


def raise_weapon(home: Home, dwarf: int) -> None:
    if 0 < home.dwarfs[dwarf] < STRONGEST:
        home.dwarfs[dwarf] += 1


def return_from_expedition(home: Home, dwarf: int, sharpened: bool) -> None:
    """Experience for the one who went; the loot "all weapons +1" comes on top of it."""
    raise_weapon(home, dwarf)
    if sharpened:
        for number in range(len(home.dwarfs)):
            raise_weapon(home, number)
