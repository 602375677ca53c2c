"""Scenes for the tests: a game that has begun, with its table laid as the test wants it."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from filone import games
from filone.games.valdora.content import gems
from filone.games.valdora.content.box import COLOURS
from filone.games.valdora.content.cards import UNSEEN, Card
from filone.games.valdora.content.commissions import WANTS
from filone.games.valdora.content.equipment import EMPTY, ITEMS, MISSING
from filone.games.valdora.content.gems import GEMS
from filone.games.valdora.content.spaces import ROADS, SPACES, is_catalogue
from filone.games.valdora.state import Valdora
from filone.games.valdora.view import Adventurer, ValdoraView
from filone.kernel import CHANCE, IllegalMove

GAME = games.load("valdora")


def begin(seats: int = 3, start: int = 0, **options: Any) -> Valdora:
    """A game in which `start` is about to move; chance has taken its first possibility everywhere else."""
    state = GAME.start(seats, options)
    assert isinstance(state, Valdora)
    do(state, f"start {start}")
    while state.turn == CHANCE:
        state.play(state.moves()[0])
    return state


def seat(
    state: Valdora,
    who: int,
    *,
    at: str | None = None,
    coins: int | None = None,
    provisions: bool | None = None,
    equipment: Mapping[str, str | None] | None = None,
    wants: Sequence[str] | None = None,
    craftsmen: Mapping[str, int] | None = None,
) -> None:
    """Put a player in a situation; what is not named stays."""
    if at is not None:
        state.at[who] = SPACES.index(at)
    if coins is not None:
        state.bank += state.coins[who] - coins
        state.coins[who] = coins
    if provisions is not None:
        state.supplied[who] = provisions
    if equipment is not None:
        for item, name in enumerate(ITEMS):
            gem = equipment.get(name)
            held = MISSING if name not in equipment else EMPTY if gem is None else GEMS.index(gem)
            state.cargo[who][item] = held
    if wants is not None:
        state.commissions[who] = [Card(WANTS.index(want), UNSEEN, 0) for want in wants]
    if craftsmen is not None:
        for colour, n in craftsmen.items():
            state.crew[who][COLOURS.index(colour)] = n
    state.forget()


def lay(state: Valdora, road: str, **pile: int) -> None:
    """The gems on a road space."""
    state.roads[ROADS.index(road)] = heap(**pile)
    state.forget()


def discard(state: Valdora, **pile: int) -> None:
    state.discard = heap(**pile)
    state.forget()


def heap(**pile: int) -> int:
    return gems.heap_of([pile.get(gem, 0) for gem in GEMS])


def supply(state: Valdora, **craftsmen: int) -> None:
    """The craftsmen left beside the board."""
    state.craftsmen = [craftsmen.get(colour, 0) for colour in COLOURS]


def open_book(state: Valdora, city: str, left: Sequence[str] = (), right: Sequence[str] = (), unseen: int = 0) -> None:
    """Cards of a book, the top last, written `face` or `face/back`; below the right stack `unseen` unseen ones."""
    number = SPACES.index(city)
    book = state.books[number]
    names = ITEMS if is_catalogue(number) else WANTS

    def card(text: str) -> Card:
        face, _, back = text.partition("/")
        return Card(names.index(face), names.index(back) if back else UNSEEN, number % 2)

    book.left = [card(text) for text in left]
    book.right = [card(text) for text in right]
    book.fresh = (1 << unseen) - 1
    state.forget()


def do(state: Valdora, *moves: str) -> None:
    """Moves, and the only choices that follow them."""
    for move in moves:
        state.advance(GAME.parse(state, move))


def choices(state: Valdora) -> list[str]:
    return [GAME.text(state, move) for move in state.moves()]


def refused(state: Valdora, move: str) -> str:
    """The clause that forbids a move; the position must stay as it is."""
    before = state.view(0)
    with pytest.raises(IllegalMove) as refusal:
        state.play(GAME.space.parse(move))
    assert state.view(0) == before
    return refusal.value.clause


def shown(state: Valdora, viewer: int = 0) -> ValdoraView:
    view = state.view(viewer)
    assert isinstance(view, ValdoraView)
    return view


def player(state: Valdora, who: int = 0) -> Adventurer:
    return shown(state).players[who]


def completed(state: Valdora, who: int = 0) -> dict[str, int]:
    counts = player(state, who).completed
    assert counts is not None
    return counts
