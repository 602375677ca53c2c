"""Home boards drawn as pictures, and rounds to begin from.

A picture has four rows of six cells. `.` is bare, `M` a meadow, `F` a field, `S` a small pasture, `[` `]` a large one
that lies flat, `n` over `u` one that stands, `C` a cavern, `T` a tunnel, `D` a deep tunnel, `O` an ore mine, `R` a
ruby mine, `E` the entry-level dwelling; a furnishing tile stands by its name. After the sign: `'` for a stable, `g3`
or `v2` for crops.
"""

import re
from typing import Any

from filone.games.caverna.content import board
from filone.games.caverna.content.spaces import SPACE_NAMES
from filone.games.caverna.position import NEW_SPACE
from filone.games.caverna.rules import rounds
from filone.games.caverna.state import Caverna
from filone.games.caverna.view import CROPS, CavernaView
from filone.kernel import CHANCE, SPECTATOR
from games.caverna.scene import choices, do, put_room, resume, start

CARDS = (
    "blacksmithing",
    "sheep_farming",
    "ore_mine_construction",
    "wish_for_children",
    "donkey_farming",
    "ruby_mine_construction",
    "ore_delivery",
    "family_life",
    "exploration",
    "ore_trading",
    "adventure",
    "ruby_delivery",
)
"""The order in which the cards come here, one for each round."""
TOKENS = {"L": "leaf", "?": "question"}
SIGNS = {
    "M": board.MEADOW,
    "F": board.FIELD,
    "S": board.SMALL,
    "[": board.LARGE,
    "]": board.LARGE,
    "n": board.LARGE,
    "u": board.LARGE,
    "C": board.CAVERN,
    "T": board.TUNNEL,
    "D": board.DEEP,
    "O": board.ORE_MINE,
    "R": board.RUBY_MINE,
}
JOINED = {"[": board.JOINED_RIGHT, "n": board.JOINED_DOWN}
CROP = {"g": "grain", "v": "vegetable"}


def settle_in(state: Caverna, picture: str, seat: int = 0) -> None:
    """Give a seat the board of the picture, in place of the one it has."""
    home = state.homes[seat]
    home.land = [0] * len(home.land)
    home.crops = [0] * len(home.crops)
    home.stables = home.tiles = 0
    home.rooms = []
    for y, row in enumerate(picture.strip().splitlines()):
        for x, text in enumerate(row.replace("|", "").split()):
            signs = re.fullmatch(r"(.)('?)(?:([gv])(\d))?", text)
            if signs is None:
                put_room(state, text, x, y, seat)
                continue
            sign, stable, crop, number = signs.groups()
            bit = 1 << board.at(x, y)
            if sign in SIGNS:
                home.land[SIGNS[sign]] |= bit
            if sign in JOINED:
                home.land[JOINED[sign]] |= bit
            if stable:
                home.stables |= bit
            if crop:
                home.crops[CROPS.index((CROP[crop], int(number)))] |= bit
    state.forget()


def look(state: Caverna, seat: int = SPECTATOR) -> CavernaView:
    """What a seat sees."""
    view = state.view(seat)
    assert isinstance(view, CavernaView)
    return view


def work(seats: int, round: int, tokens: str = "", **options: Any) -> Caverna:
    """The work phase of a round, as if nobody had done anything before. `tokens` are those turned over, as in `LL?`."""
    state = start(seats, **options)
    if choices(state, "start"):
        do(state, "start 0")
    for number in range(1, round):
        if number != 9 or seats > 2:
            rounds.open_card(state, SPACE_NAMES.index(CARDS[number - 1]))
    for token in tokens[:-1]:
        rounds.turn_token(state, "L?".index(token))
    state.round = round
    resume(state, NEW_SPACE)
    if state.turn == CHANCE and choices(state, "reveal"):
        do(state, f"reveal {CARDS[round - 1]}")
    if state.turn == CHANCE:
        do(state, f"token {TOKENS[tokens[-1]]}")
    return state
