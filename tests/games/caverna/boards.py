"""Positions at the table: home boards drawn as pictures, goods by name, moves in notation.

A picture has four rows of six cells, one below the other or with `/` between them. `.` is bare, `M` a meadow, `F` a
field, `S` a small pasture, `[` `]` a large one that lies flat, `n` over `u` one that stands, `C` a cavern, `T` a
tunnel, `D` a deep tunnel, `O` an ore mine, `R` a ruby mine, `E` the entry-level dwelling; a furnishing tile stands by
its name. After the sign: `'` for a stable, `g3` or `v2` for crops.
"""

import re
from typing import Any

import pytest

from filone import games
from filone.games.caverna import homeboard as board
from filone.games.caverna import rounds
from filone.games.caverna.furnishings import FURNISHINGS
from filone.games.caverna.goods import GOODS
from filone.games.caverna.homeboard import Home
from filone.games.caverna.spaces import SPACE_NAMES
from filone.games.caverna.state import Caverna
from filone.games.caverna.table import NEW_SPACE, SLOT_GOOD, SLOTS
from filone.games.caverna.view import CROPS, CavernaView, HomeView
from filone.kernel import CHANCE, SPECTATOR, IllegalMove

GAME = games.load("caverna")
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
TILES = [tile.name for tile in FURNISHINGS]
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


def begin(seats: int = 2, **options: Any) -> Caverna:
    """A game before its first card; the first seat begins."""
    state = GAME.start(seats, options)
    assert isinstance(state, Caverna)
    return state


def start(seats: int = 2, round: int = 1, tokens: str = "", **options: Any) -> Caverna:
    """The work phase of a round, as if nobody had done anything before. `tokens` are those turned over, as in `LL?`."""
    state = begin(seats, **options)
    skipped = seats <= 2
    for number in range(1, round):
        if number != 9 or not skipped:
            rounds.open_card(state, SPACE_NAMES.index(CARDS[number - 1]))
    due = max(0, round - 5 - (skipped and round > 9)) if seats > 1 else 0
    turned = tokens or ("LLL???" if skipped else "LLLL???")[:due]
    for token in turned[:-1]:
        rounds.turn_token(state, "L?".index(token))
    state.round = round
    state.phase = NEW_SPACE
    state.stack.clear()
    resume(state)
    if state.turn == CHANCE and texts(state, "reveal"):
        play(state, f"reveal {CARDS[round - 1]}")
    if state.turn == CHANCE:
        play(state, f"token {TOKENS[turned[-1]]}")
    return state


def resume(state: Caverna) -> Caverna:
    """Go on after something was changed by hand."""
    rounds.proceed(state)
    state.forget()
    state.settle()
    return state


def texts(state: Caverna, kind: str = "") -> list[str]:
    """The legal moves, or the arguments of those of one kind."""
    moves = [GAME.text(state, move) for move in state.moves()]
    return [text.partition(" ")[2] for text in moves if text.split()[0] == kind] if kind else moves


def play(state: Caverna, *moves: str) -> Caverna:
    for text in moves:
        state.play(GAME.parse(state, text))
    return state


def refusal(state: Caverna, text: str) -> str:
    """The clause that forbids a move."""
    with pytest.raises(IllegalMove) as error:
        play(state, text)
    return error.value.clause


# Homes


def home(state: Caverna, picture: str = "", seat: int = 0, dwarfs: list[int] | None = None, **goods: int) -> Home:
    """Give a seat a board, goods and dwarfs; what is not named stays as it is."""
    mine = state.homes[seat]
    if picture:
        draw_board(state, mine, picture)
    if dwarfs is not None:
        mine.dwarfs = list(dwarfs)
    for good, number in goods.items():
        mine.goods[GOODS.index(good)] = number
    state.forget()
    return mine


def draw_board(state: Caverna, mine: Home, picture: str) -> None:
    for number in range(len(mine.land)):
        mine.land[number] = 0
    for number in range(len(mine.crops)):
        mine.crops[number] = 0
    mine.stables = mine.tiles = 0
    mine.rooms.clear()
    for y, row in enumerate(re.split("[/\n]", picture.strip())):
        for x, text in enumerate(row.replace("|", "").split()):
            put(state, mine, board.at(x, y), text)


def put(state: Caverna, mine: Home, cell: int, text: str) -> None:
    bit = 1 << cell
    if text in TILES:
        tile = TILES.index(text)
        state.sell(tile)
        mine.rooms.append(cell * 64 + tile)
        mine.tiles |= 1 << tile
        mine.land[board.FURNISHED] |= bit
        return
    signs = re.fullmatch(r"(.)('?)(?:([gv])([123]))?", text)
    assert signs, text
    sign, stable, crop, number = signs.groups()
    if sign in SIGNS:
        mine.land[SIGNS[sign]] |= bit
    if sign == "[":
        mine.land[board.JOINED_RIGHT] |= bit
    if sign == "n":
        mine.land[board.JOINED_DOWN] |= bit
    if stable:
        mine.stables |= bit
    if crop:
        mine.crops[CROPS.index(({"g": "grain", "v": "vegetable"}[crop], int(number)))] |= bit


def seen(state: Caverna, seat: int = 0) -> HomeView:
    return view(state).homes[seat]


def view(state: Caverna) -> CavernaView:
    looked = state.view(SPECTATOR)
    assert isinstance(looked, CavernaView)
    return looked


def owned(state: Caverna, seat: int = 0) -> dict[str, int]:
    """The goods of a seat, without those it has none of."""
    return {good: number for good, number in seen(state, seat).goods.items() if number}


def lying(state: Caverna, space: str) -> dict[str, int]:
    """The goods on a space."""
    (found,) = [seen.goods for seen in view(state).spaces if seen.space == space]
    return found


def lay_out(state: Caverna, space: str, **goods: int) -> Caverna:
    """Let exactly these goods lie on a space."""
    for slot in SLOTS[SPACE_NAMES.index(space)]:
        state.piles[slot] = goods.pop(GOODS[SLOT_GOOD[slot]], 0)
    assert not goods
    state.forget()
    return state


# Course of the game


def end_work(state: Caverna) -> Caverna:
    """As if everybody had placed all dwarfs."""
    state.stack.clear()
    for mine in state.homes:
        mine.placed = (1 << len(mine.dwarfs)) - 1
    return resume(state)


def end_round(state: Caverna) -> Caverna:
    """To the next round: no work, everybody feeds from what is there, and all newborns that fit are born."""
    end_work(state)
    while state.ask() in ("skip", "feed", "breed"):
        state.advance(state.moves()[-1])
    return state
