"""The thirty spaces, in blocks by what they are for."""

from typing import Final

from mypy_extensions import i64

from filone.games.valdora.content.box import COLOURS
from filone.games.valdora.content.gems import PILE

CATALOGUES: Final = ["city_a", "city_b"]
COMMISSION_BOOKS: Final = ["city_c", "city_d"]
ROADS: Final = [f"road_{number}" for number in range(1, 14)]
HARBOURS: Final = ["harbour_1", "harbour_2"]
MINES: Final = ["mine_1", "mine_2", "mine_3"]
HOUSES: Final = [f"house_{colour}" for colour in COLOURS]
SPACES: Final = [*CATALOGUES, *COMMISSION_BOOKS, "harbour_city", *ROADS, *HARBOURS, *MINES, *HOUSES]

SPACE_COUNT: Final = 30
ROAD_COUNT: Final = 13
CATALOGUE_COUNT: Final = 2
BOOK_COUNT: Final = 4
"""The books lie in the first cities, the catalogues first: a book has the number of its city."""
HARBOUR_CITY: Final = 4
CITY_COUNT: Final = 5
FIRST_ROAD: Final = 5
FIRST_HARBOUR: Final = 18
FIRST_MINE: Final = 20
FIRST_HOUSE: Final = 23

SHIPS: Final = [*[0] * BOOK_COUNT, 1, *[PILE] * ROAD_COUNT, 1, 2, *[0] * (SPACE_COUNT - FIRST_MINE)]
"""How many gems can be loaded in an action (5.5); on a road space as many as ever lay there."""


def is_catalogue(space: i64) -> bool:
    return space < CATALOGUE_COUNT


def is_commission_book(space: i64) -> bool:
    return CATALOGUE_COUNT <= space < BOOK_COUNT


def has_book(space: i64) -> bool:
    return space < BOOK_COUNT


def is_city(space: i64) -> bool:
    return space < CITY_COUNT


def is_road(space: i64) -> bool:
    return FIRST_ROAD <= space < FIRST_HARBOUR


def is_mine(space: i64) -> bool:
    return FIRST_MINE <= space < FIRST_HOUSE


def is_house(space: i64) -> bool:
    return space >= FIRST_HOUSE


def has_gems(space: i64) -> bool:
    """Whether gems are loaded there: road spaces, harbours, the harbour city."""
    return HARBOUR_CITY <= space < FIRST_MINE


def road_of(space: i64) -> i64:
    """The number of a road space among the road spaces."""
    return space - FIRST_ROAD


def colour_of(space: i64) -> i64:
    """The colour of the patron whose house it is."""
    return space - FIRST_HOUSE


assert (len(SPACES), len(SHIPS), len(ROADS)) == (SPACE_COUNT, SPACE_COUNT, ROAD_COUNT)
assert [SPACES.index(name) for name in ("harbour_city", "road_1", "harbour_1", "mine_1", "house_silver")] == [
    HARBOUR_CITY,
    FIRST_ROAD,
    FIRST_HARBOUR,
    FIRST_MINE,
    FIRST_HOUSE,
]
