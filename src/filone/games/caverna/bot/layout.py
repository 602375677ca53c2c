"""Where a good player of Caverna lays things: a plan of the home board in which every tile finds its partner.

Six meadow and field twins fill the forest and leave three pairs of meadows for large pastures; five cavern and tunnel
twins fill the mountain and leave two pairs of tunnels for ore mines. Whatever is laid by the plan leaves no cell alone.
"""

from __future__ import annotations

from typing import Final

from filone.games.caverna.content.actions import (
    CAVERN_CAVERN,
    CAVERN_PIECE,
    DEEP_RUBY_MINE_PIECE,
    FIELD_PIECE,
    LARGE_PASTURE,
    MEADOW_PIECE,
    RUBY_MINE_PIECE,
    SMALL_PASTURE,
    STABLE,
    TUNNEL_PIECE,
)
from filone.games.caverna.content.board import (
    CELLS,
    JOINED_DOWN,
    JOINED_RIGHT,
    LARGE,
    MEADOW,
    SMALL,
    STEPS,
    TUNNEL,
    WIDTH,
    around,
    at,
)
from filone.games.caverna.content.furnishings import DWELLINGS, STATE_PARLOR
from filone.games.caverna.homeboard import Home
from filone.kernel.sets import count

Site = tuple[int, int]


def _cells(pairs: tuple[tuple[Site, Site], ...]) -> list[tuple[int, int]]:
    """Pairs of sites by the numbers of their cells."""
    return [(at(*first), at(*second)) for first, second in pairs]


# In the order in which they are laid. Meadow first, then field; cavern first, then tunnel.
FOREST_PLAN: Final = (
    ((1, 3), (2, 3)),
    ((0, 2), (0, 3)),
    ((1, 2), (2, 2)),
    ((1, 1), (2, 1)),
    ((1, 0), (2, 0)),
    ((0, 1), (0, 0)),
)
MOUNTAIN_PLAN: Final = (
    ((4, 3), (5, 3)),
    ((4, 2), (5, 2)),
    ((4, 1), (5, 1)),
    ((4, 0), (5, 0)),
    ((3, 1), (3, 0)),
)
ORE_MINE_PLAN: Final = (((5, 3), (5, 2)), ((5, 1), (5, 0)))
PASTURE_PLAN: Final = (((1, 2), (1, 3)), ((1, 0), (1, 1)), ((0, 1), (0, 2)))
DWELLING_SITES: Final = [at(*site) for site in ((3, 2), (4, 3), (4, 1), (3, 1), (4, 0), (4, 2), (3, 0))]
"""Dwellings surround the place of the State parlor."""
ROOM_SITES: Final = [at(*site) for site in ((3, 1), (4, 0), (3, 0), (4, 2), (4, 1), (4, 3), (3, 2))]

PLANS: Final = [
    _cells(FOREST_PLAN),
    _cells(MOUNTAIN_PLAN),
    _cells(MOUNTAIN_PLAN),
    _cells(ORE_MINE_PLAN),
    _cells(PASTURE_PLAN),
]
"""By twin tile."""


def planned_twin(twin: int, cell: int, toward: int) -> float:
    """How well a place for a twin agrees with the plan: 0 if it does not."""
    plan = PLANS[twin]
    other = cell + STEPS[toward]
    for number in range(len(plan)):
        first, second = plan[number]
        if cell == first and other == second:
            return float(len(plan) - number + 1)
        # Tiles whose halves are alike have one move for both directions.
        if twin in (CAVERN_CAVERN, LARGE_PASTURE) and cell == second and other == first:
            return float(len(plan) - number + 1)
    return 0.0


def _partners(plan: tuple[tuple[Site, Site], ...]) -> dict[int, int]:
    found: dict[int, int] = {}
    for first, second in plan:
        found[at(*first)] = at(*second)
        found[at(*second)] = at(*first)
    return found


PARTNER: Final = [0] * CELLS
"""The other cell of the twin that the plan has here, as a set."""
for _cell, _other in {**_partners(FOREST_PLAN), **_partners(MOUNTAIN_PLAN)}.items():
    PARTNER[_cell] = 1 << _other
MATE: Final = [0] * CELLS
"""The other cell of the large pasture or ore mine that the plan has here, as a set."""
for _cell, _other in {**_partners(PASTURE_PLAN), **_partners(ORE_MINE_PLAN)}.items():
    MATE[_cell] = 1 << _other
FIRST_HALVES: Final = sum(1 << at(*first) for first, _ in FOREST_PLAN + MOUNTAIN_PLAN)
"""Where the plan has meadows and caverns."""


def planned_piece(home: Home, piece: int, cell: int) -> float:
    """How good a cell is for something that takes one cell."""
    land = home.land
    bit = 1 << cell
    if piece == STABLE:
        return stable_site(home, bit)
    if piece in (SMALL_PASTURE, RUBY_MINE_PIECE, DEEP_RUBY_MINE_PIECE):
        # Leave pairs to large pastures and ore mines.
        waiting = land[MEADOW] if piece == SMALL_PASTURE else land[TUNNEL]
        return 1.0 if MATE[cell] & waiting else 2.0 if MATE[cell] else 3.0
    used = home.used()
    score = 1.0 if PARTNER[cell] & used else 0.3
    if piece in (MEADOW_PIECE, CAVERN_PIECE):
        return score * (3.0 if bit & FIRST_HALVES else 1.0)
    if piece in (FIELD_PIECE, TUNNEL_PIECE):
        return score * (1.0 if bit & FIRST_HALVES else 3.0)
    return score


def stable_site(home: Home, bit: int) -> float:
    """A stable where it makes most room."""
    land = home.land
    if bit & land[LARGE]:
        flat = land[JOINED_RIGHT]
        tall = land[JOINED_DOWN]
        other = 0
        if bit & flat:
            other = bit << 1
        elif bit & tall:
            other = bit << WIDTH
        elif bit >> 1 & flat:
            other = bit >> 1
        else:
            other = bit >> WIDTH
        return 5.0 if other & home.stables else 4.0
    if bit & land[SMALL]:
        return 3.0
    return 2.0 if bit & land[MEADOW] else 1.0


def planned_room(home: Home, tile: int, cell: int) -> float:
    """How good a cell is for a furnishing tile."""
    if tile == STATE_PARLOR:
        return 1.0 + count(around(1 << cell) & home.dwellings())
    sites = DWELLING_SITES if tile in DWELLINGS else ROOM_SITES
    for number in range(len(sites)):
        if sites[number] == cell:
            return float(len(sites) - number + 1)
    return 1.0
