"""Positions made to measure, home boards drawn as pictures, and moves by their notation.

A picture has four rows of six cells. `.` is bare, `M` a meadow, `F` a field, `S` a small pasture, `[` `]` a large one
that lies flat, `n` over `u` one that stands, `C` a cavern, `T` a tunnel, `D` a deep tunnel, `O` an ore mine, `R` a
ruby mine, `E` the entry-level dwelling; a furnishing tile stands by its name. After the sign: `'` for a stable, `g3`
or `v2` for crops.
"""

import re
from collections.abc import Iterable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from filone.games.caverna.content import board as land_of
from filone.games.caverna.content.board import FURNISHED, LAND, PRINTED_CAVERN, at
from filone.games.caverna.content.furnishings import FURNISHINGS
from filone.games.caverna.content.goods import GOODS
from filone.games.caverna.content.rounds import LEAF, QUESTION
from filone.games.caverna.content.spaces import SLOT_GOOD, SLOTS, SPACE_NAMES
from filone.games.caverna.decisions import NOBODY, Round
from filone.games.caverna.game import GAME
from filone.games.caverna.homeboard import Home, Room
from filone.games.caverna.position import LATE_TOKEN, NEW_SPACE
from filone.games.caverna.rules import rounds
from filone.games.caverna.state import Caverna
from filone.games.caverna.view import CROPS, CavernaView
from filone.kernel import CHANCE, SPECTATOR, IllegalMove

TILES = [tile.name for tile in FURNISHINGS]
Place = tuple[int, int]
CAVERN = (3, 2)
"""The printed cavern."""


def start(seats: int = 2, starter: int = 0, **options: Any) -> Caverna:
    state = GAME.start(seats, options)
    assert isinstance(state, Caverna)
    if seats > 1:
        do(state, f"start {starter}")
    return state


def begin(seats: int = 2, *cards: str, **options: Any) -> Caverna:
    """The first turn of the first round, with these cards in play besides the first one."""
    state = start(seats, **options)
    if state.turn < 0:
        do(state, "reveal blacksmithing")
    for card in cards:
        open_space(state, card)
    return state


def open_space(state: Caverna, space: str) -> None:
    state.open_spaces |= 1 << SPACE_NAMES.index(space)
    state.forget()


def home(state: Caverna, seat: int = 0) -> Home:
    return state.homes[seat]


def goods(state: Caverna, seat: int = 0) -> dict[str, int]:
    """What a player has, without what the player has not."""
    return {good: number for good, number in zip(GOODS, state.homes[seat].goods, strict=True) if number}


def own(state: Caverna, seat: int = 0, **amounts: int) -> None:
    """Set everything a player has."""
    state.homes[seat].goods = vec[i64]([amounts.get(good, 0) for good in GOODS])
    state.forget()


def land(state: Caverna, seat: int = 0, **cells: Iterable[Place]) -> None:
    """Lay landscape without asking whether it may lie there."""
    for kind, places in cells.items():
        for place in places:
            state.homes[seat].land[LAND.index(kind)] |= 1 << at(*place)
    state.forget()


def large_pasture(state: Caverna, first: Place, second: Place) -> None:
    board = state.homes[0]
    land(state, large_pasture=[first, second])
    board.land[10 if first[1] == second[1] else 11] |= 1 << at(*first)


def stables(state: Caverna, *cells: Place) -> None:
    for cell in cells:
        state.homes[0].stables |= 1 << at(*cell)
    state.forget()


def room(state: Caverna, *tiles: str, seat: int = 0) -> None:
    """Tiles that stand already, on cells that nothing else needs."""
    board = state.homes[seat]
    for tile in tiles:
        free = [cell for cell in range(48) if not (board.land[FURNISHED] | PRINTED_CAVERN) >> cell & 1]
        put_room(state, tile, free[-1] % 8 - 1, free[-1] // 8 - 1, seat)


def put_room(state: Caverna, tile: str, column: int, row: int, seat: int = 0) -> None:
    board = state.homes[seat]
    number = TILES.index(tile)
    cell = at(column, row)
    board.rooms.append(Room(number, cell))
    board.tiles |= 1 << number
    board.land[FURNISHED] |= 1 << cell
    if tile != "dwelling":
        state.available &= ~(1 << number)
    state.forget()


def arm(state: Caverna, *strengths: int, seat: int = 0) -> None:
    """The dwarfs of a player, by the strength of their weapons."""
    state.homes[seat].dwarfs = list(strengths)
    state.forget()


def pile(state: Caverna, space: str, *amounts: int) -> None:
    """What lies on a space, in the order in which the space names its goods."""
    for slot, amount in zip(SLOTS[SPACE_NAMES.index(space)], amounts, strict=True):
        state.piles[slot] = amount
    state.forget()


def on(state: Caverna, space: str) -> dict[str, int]:
    slots = SLOTS[SPACE_NAMES.index(space)]
    return {GOODS[SLOT_GOOD[slot]]: state.piles[slot] for slot in slots if state.piles[slot]}


def occupy(state: Caverna, space: str, seat: int) -> None:
    state.occupant[SPACE_NAMES.index(space)] = seat
    state.forget()


def do(state: Caverna, *moves: str) -> None:
    for move in moves:
        state.advance(GAME.parse(state, move))


def step(state: Caverna, *moves: str) -> None:
    """Every single move, those without a choice too; then what leaves no choice."""
    for move in moves:
        state.step(GAME.parse(state, move))
    state.settle()


def choices(state: Caverna, kind: str = "") -> list[str]:
    """The legal moves, or what follows the word for those of one kind."""
    texts = [GAME.text(state, move) for move in state.moves()]
    return [text.removeprefix(f"{kind} ") for text in texts if text.split()[0] == kind] if kind else texts


def refused(state: Caverna, move: str) -> str:
    """The clause that forbids a move."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.parse(state, move)
    return refusal.value.clause


def end_work(state: Caverna, number: int, token: int = LEAF, questions: int = 0) -> None:
    """To the end of a round, when the dwarfs are home; `questions` marks were seen before."""
    state.round = number
    if number >= 6 and state.seats > 1 and not state.late_tokens:
        state.turned = [QUESTION] * questions + [token]
    resume(state, LATE_TOKEN)


def resume(state: Caverna, phase: int) -> None:
    """Go on from the beginning of a phase."""
    state.waiting = []
    state.ask_instead(Round(NOBODY))
    state.cursor = 0
    state.phase = phase
    for each in state.homes:
        each.placed = 0
    rounds.proceed(state)
    state.forget()
    state.settle()


def feed_all(state: Caverna) -> None:
    """Everybody feeds without exchanging anything."""
    while state.turn >= 0 and state.ask() == "feed":
        do(state, "feed")


# Pictures and rounds to begin from

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
    "M": land_of.MEADOW,
    "F": land_of.FIELD,
    "S": land_of.SMALL,
    "[": land_of.LARGE,
    "]": land_of.LARGE,
    "n": land_of.LARGE,
    "u": land_of.LARGE,
    "C": land_of.CAVERN,
    "T": land_of.TUNNEL,
    "D": land_of.DEEP,
    "O": land_of.ORE_MINE,
    "R": land_of.RUBY_MINE,
}
JOINED = {"[": land_of.JOINED_RIGHT, "n": land_of.JOINED_DOWN}
CROP = {"g": "grain", "v": "vegetable"}


def settle_in(state: Caverna, picture: str, seat: int = 0) -> None:
    """Give a seat the board of the picture, in place of the one it has."""
    home = state.homes[seat]
    home.land = vec[i64]([0] * len(home.land))
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
            bit = 1 << land_of.at(x, y)
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
