"""Section 14, keeping animals: does a number of animals fit on a board, and one good way to arrange them.

Every place that takes any one type has room for 1, 2, 4, 8 or 16. Since each of these sizes divides the next, giving
the largest place to the type that needs most room, again and again, finds an arrangement whenever there is one.
"""

from typing import Final, NamedTuple

from filone.games.caverna import moves
from filone.games.caverna.content.board import (
    CELLS,
    ENTRY_DWELLING,
    JOINED_DOWN,
    JOINED_RIGHT,
    LARGE,
    MEADOW,
    ORE_MINE,
    RUBY_MINE,
    SMALL,
    WIDTH,
)
from filone.games.caverna.content.exchanges import EXCHANGES, SLAUGHTER
from filone.games.caverna.content.furnishings import (
    BREAKFAST_ROOM,
    CUDDLE_ROOM,
    MIXED_DWELLING,
    STUBBLE_ROOM,
)
from filone.games.caverna.content.goods import BOAR, CATTLE, DOG, DONKEY, SHEEP
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.games.caverna.rules.exchanges import can_swap, swap_objection
from filone.kernel.objections import Code
from filone.kernel.sets import count

BREAKFAST_CATTLE: Final = 3

# Does everything fit?


def fits(home: Home) -> bool:
    """Can all the animals of this board be kept on it?"""
    goods = home.goods
    if not goods[SHEEP] and not goods[DONKEY] and not goods[BOAR] and not goods[CATTLE]:
        return True
    return would_fit(home, goods[SHEEP], goods[DONKEY], goods[BOAR], goods[CATTLE])


def would_fit(home: Home, sheep: int, donkeys: int, boar: int, cattle: int) -> bool:
    """Could these farm animals be kept, with the dogs the player has?"""
    land = home.land
    stables = home.stables
    meadows = land[MEADOW]
    # Places for one type alone are filled first: nothing else can use them.
    donkeys -= home.mines()
    boar -= count(stables & ~(meadows | land[SMALL] | land[LARGE]))
    if home.has(CUDDLE_ROOM):
        sheep -= len(home.dwarfs)
    if home.has(BREAKFAST_ROOM):
        cattle -= BREAKFAST_CATTLE
    dogs = home.goods[DOG]
    bare = count(meadows & ~stables)
    if bare and dogs and sheep > 0:
        # The first dog on a meadow stands for two sheep, every further dog for one.
        sheep -= dogs + min(bare, dogs)
    if sheep <= 0 and donkeys <= 0 and boar <= 0 and cattle <= 0:
        return True

    stalls = count(meadows & stables)
    singles = stalls
    if home.has(STUBBLE_ROOM):
        singles += count(home.empty_fields())
    fours = count(land[SMALL] & stables)
    pastures = count(land[SMALL]) - fours
    eights = 0
    sixteens = 0
    if land[LARGE]:
        flat = land[JOINED_RIGHT]
        tall = land[JOINED_DOWN]
        total = count(flat | tall)
        both = count(flat & stables & stables >> 1) + count(tall & stables & stables >> WIDTH)
        either = count(flat & (stables | stables >> 1)) + count(tall & (stables | stables >> WIDTH))
        sixteens = both
        eights = either - both
        larges = total - either
    else:
        larges = 0
    beds = 2 if home.has(MIXED_DWELLING) else 1
    if cover(sheep, donkeys, boar, cattle, sixteens, eights, fours + larges, pastures + beds, singles):
        return True
    if bare or not dogs or sheep <= 0:
        return False
    # With no meadow free the dogs may watch one pasture instead; the smallest serves best.
    sheep -= dogs + 1
    if stalls:
        return cover(sheep, donkeys, boar, cattle, sixteens, eights, fours + larges, pastures + beds, singles - 1)
    if pastures:
        return cover(sheep, donkeys, boar, cattle, sixteens, eights, fours + larges, pastures + beds - 1, singles)
    if fours + larges:
        return cover(sheep, donkeys, boar, cattle, sixteens, eights, fours + larges - 1, pastures + beds, singles)
    if eights:
        return cover(sheep, donkeys, boar, cattle, sixteens, eights - 1, fours + larges, pastures + beds, singles)
    if sixteens:
        return cover(sheep, donkeys, boar, cattle, sixteens - 1, eights, fours + larges, pastures + beds, singles)
    return False


def cover(
    sheep: int, donkeys: int, boar: int, cattle: int, sixteens: int, eights: int, fours: int, twos: int, ones: int
) -> bool:
    """Can places of these sizes, each for one type, hold these numbers?"""
    size = 16
    left = sixteens
    while True:
        while left == 0:
            if size == 16:
                left = eights
            elif size == 8:
                left = fours
            elif size == 4:
                left = twos
            elif size == 2:
                left = ones
            else:
                return sheep <= 0 and donkeys <= 0 and boar <= 0 and cattle <= 0
            size >>= 1
        if sheep >= donkeys and sheep >= boar and sheep >= cattle:
            if sheep <= 0:
                return True
            sheep -= size
        elif donkeys >= boar and donkeys >= cattle:
            donkeys -= size
        elif boar >= cattle:
            boar -= size
        else:
            cattle -= size
        if sheep <= 0 and donkeys <= 0 and boar <= 0 and cattle <= 0:
            return True
        left -= 1


# One good way to arrange them


class Place(NamedTuple):
    """Where animals can stand: its cells, its room for any one type, whether dogs may watch sheep there."""

    cells: list[int]
    room: int
    watched: bool


class Herd(NamedTuple):
    """Animals of one type on some cells, and the dogs with them."""

    cells: list[int]
    animal: int
    number: int
    dogs: int


def places(home: Home) -> list[Place]:
    """The places that take any one type, the largest first; bare meadows have room for dogs' sheep only."""
    land = home.land
    stubble = home.empty_fields() if home.has(STUBBLE_ROOM) else 0
    tiled = land[MEADOW] | land[SMALL] | land[LARGE] | stubble
    found = [Place([cell], 2, watched=False) for cell in range(CELLS) if ENTRY_DWELLING >> cell & 1]
    found += [Place([room.cell], 2, watched=False) for room in home.rooms if room.tile == MIXED_DWELLING]
    for cell in range(CELLS):
        if not tiled >> cell & 1:
            continue
        stabled = home.stables >> cell & 1
        if land[MEADOW] >> cell & 1:
            found.append(Place([cell], stabled, watched=True))
        elif land[SMALL] >> cell & 1:
            found.append(Place([cell], 2 << stabled, watched=True))
        for joined, step in ((JOINED_RIGHT, 1), (JOINED_DOWN, WIDTH)):
            if land[joined] >> cell & 1:
                other = cell + step
                found.append(Place([cell, other], 4 << stabled << (home.stables >> other & 1), watched=True))
        if stubble >> cell & 1:
            found.append(Place([cell], 1, watched=False))
    return sorted(found, key=lambda place: -place.room)


def arrange(home: Home) -> list[Herd]:
    """One good arrangement of everything that fits; dogs without sheep to watch stay out of it."""
    need = {animal: home.goods[animal] for animal in (SHEEP, DONKEY, BOAR, CATTLE)}
    herds: list[Herd] = []
    if not any(need.values()):
        return herds

    def keep(cells: list[int], animal: int, room: int, dogs: int = 0) -> None:
        number = min(room, need[animal])
        if number > 0:
            herds.append(Herd(cells, animal, number, dogs))
            need[animal] -= number

    land = home.land
    mines = land[ORE_MINE] | land[RUBY_MINE]
    tiled = land[MEADOW] | land[SMALL] | land[LARGE]
    for cell in range(CELLS):
        if mines >> cell & 1:
            keep([cell], DONKEY, 1)
        if (home.stables & ~tiled) >> cell & 1:
            keep([cell], BOAR, 1)
    for room in home.rooms:
        if room.tile == CUDDLE_ROOM:
            keep([room.cell], SHEEP, len(home.dwarfs))
        elif room.tile == BREAKFAST_ROOM:
            keep([room.cell], CATTLE, BREAKFAST_CATTLE)

    free = places(home)
    bare = [place for place in free if place.room == 0]
    dogs = home.goods[DOG]
    watch = min(dogs, len(bare))
    for number, place in enumerate(bare[:watch]):
        here = 1 if number else dogs - watch + 1
        keep(place.cells, SHEEP, here + 1, here)
    free = [place for place in free if place.room]
    kept, wanted = list(herds), dict(need)
    for place in free:
        most = max(need, key=lambda animal: need[animal])
        keep(place.cells, most, place.room)
    meadows = [place for place in free if place.watched]
    if any(need.values()) and not bare and dogs and meadows:
        herds[:] = kept
        need.update(wanted)
        watched = meadows[-1]
        keep(watched.cells, SHEEP, dogs + 1, dogs)
        for place in free:
            if place is not watched:
                keep(place.cells, max(need, key=lambda animal: need[animal]), place.room)
    return herds


# Animals without a place


def list_rescues(position: Position) -> list[int]:
    """Animals for which there is no room become food, if no other exchange finds something better for them."""
    home = position.home()
    return [moves.SWAP.of(number) for number in SLAUGHTER if can_swap(home, number)]


# What speaks against a move


def brings_no_meat(_position: Position, move: int) -> bool:
    return moves.SWAP.exchange.of(move) not in SLAUGHTER


ROOM: Final[Code] = code(
    "14.1",
    {
        moves.SWAP: [
            ("14.1", brings_no_meat),
            *[swap_objection(clause) for clause in sorted({EXCHANGES[number].clause for number in SLAUGHTER})],
        ]
    },
)
