"""Section 12: forging weapons, and how they grow stronger."""

from typing import Final

from filone.games.caverna import moves
from filone.games.caverna.content.furnishings import BLACKSMITH
from filone.games.caverna.content.goods import ORE
from filone.games.caverna.content.people import BLACKSMITH_SAVES, STRONGEST, STRONGEST_FORGED
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.kernel.objections import Code


def forging_price(home: Home, strength: int) -> int:
    """As much ore as the strength; the Blacksmith saves some (12.1, 29.3)."""
    if not home.has(BLACKSMITH):
        return strength
    return strength - BLACKSMITH_SAVES if strength > BLACKSMITH_SAVES else 0


def can_forge(home: Home) -> bool:
    """The ore for the weakest weapon; that its dwarf has none yet is asked in `possible` (12.1)."""
    return home.goods[ORE] >= forging_price(home, 1)


def list_weapons(position: Position) -> list[int]:
    home = position.home()
    return [
        moves.FORGE.of(strength - 1)
        for strength in range(1, STRONGEST_FORGED + 1)
        if forging_price(home, strength) <= home.goods[ORE]
    ]


def forge(position: Position, move: int) -> None:
    home = position.home()
    strength = moves.FORGE.strength.of(move) + 1
    home.goods[ORE] -= forging_price(home, strength)
    home.dwarfs[position.actor] = strength
    position.close()


def raise_weapon(home: Home, dwarf: int) -> None:
    if 0 < home.dwarfs[dwarf] < STRONGEST:
        home.dwarfs[dwarf] += 1


def return_from_expedition(home: Home, dwarf: int, sharpen: bool) -> None:
    """Experience for the one who went (12.7); the loot "all weapons +1" comes on top of it (26.1)."""
    raise_weapon(home, dwarf)
    if sharpen:
        for number in range(len(home.dwarfs)):
            raise_weapon(home, number)


# What speaks against a move


def lacks_ore(position: Position, move: int) -> bool:
    home = position.home()
    return forging_price(home, moves.FORGE.strength.of(move) + 1) > home.goods[ORE]


FORGE: Final[Code] = code("12.1", {moves.FORGE: [("12.1", lacks_ore)]})
