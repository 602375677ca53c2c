"""The others on their way: what they are likely to do in their next turns, and what of it is in the way of a plan.

A foresight is one way it may go, played at first sight from where thinking began, as if the player who thinks rested.
A plan meets it turn by turn: gems and cards go while they are there, craftsmen are hired, workshops open, the game
ends.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filone.games.valdora import moves
from filone.games.valdora.content import gems
from filone.games.valdora.content.cards import LEFT, RIGHT
from filone.games.valdora.content.commissions import BILLS
from filone.games.valdora.content.spaces import is_road, road_of
from filone.games.valdora.decisions import Go
from filone.games.valdora.position import Position
from filone.games.valdora.rules.completing import reward
from filone.games.valdora.state import Valdora
from filone.kernel import CHANCE
from filone.kernel.knowledge import Thought

PLACES: Final = 32
"""A deed is a move and the space it is made on, as one number: more than there are spaces."""


def foresee(thought: Thought, turns: i64) -> list[list[int]]:
    """What each of the others does that the player who thinks may feel: their trips in the order of their turns, up
    to the end of the game."""
    state = thought.root.copy()
    assert isinstance(state, Valdora)
    state.waiting.clear()
    trips: list[list[int]] = []
    place: i64
    for _ in range(turns):
        for place in range(1, state.seats):
            if not state.ending:
                trips.append(trip(thought, state, (thought.seat + place) % state.seats))
    return trips


def trip(thought: Thought, state: Valdora, seat: int) -> list[int]:
    state.ask_instead(Go(seat))
    state.forget()
    deeds: list[int] = []
    while state.open.seat == seat:
        if state.turn == CHANCE:
            state.carry_out(state.draw(thought.rng.random()))
            continue
        move = thought.roll(state)
        if takes(move):
            deeds.append(move * PLACES + state.at[seat])
        state.carry_out(move)
    return deeds


def takes(move: i64) -> bool:
    """Whether a move takes something from the table."""
    return moves.LOAD.has(move) or moves.DELIVER.has(move) or moves.BUY_COMMISSION.has(move) or moves.BUY_ITEM.has(move)


def repeat(state: Position, seat: i64, deeds: list[int], thwarted: bool) -> bool:
    """Do what was foreseen of a trip. Who is thwarted, because something was gone that they had come for, misses their
    next delivery; whether they are is told."""
    deed: i64
    for deed in deeds:
        move = deed // PLACES
        space = deed % PLACES
        if moves.LOAD.has(move):
            thwarted = not load(state, space, moves.LOAD.gem.of(move)) or thwarted
        elif moves.DELIVER.has(move):
            if not thwarted:
                wants = moves.DELIVER.wants.of(move)
                state.discard += BILLS[wants]
                reward(state, seat, wants)
            thwarted = False
        elif moves.BUY_COMMISSION.has(move):
            take_card(state, space, moves.BUY_COMMISSION.wants.of(move))
        else:
            take_card(state, space, moves.BUY_ITEM.item.of(move))
    return thwarted


def load(state: Position, space: i64, gem: i64) -> bool:
    if is_road(space):
        if not gems.count(state.roads[road_of(space)], gem):
            return False
        state.roads[road_of(space)] -= gems.one(gem)
    else:
        if not gems.count(state.discard, gem):
            return False
        state.discard -= gems.one(gem)
    return True


def take_card(state: Position, space: i64, face: i64) -> None:
    book = state.books[space]
    for side in (LEFT, RIGHT):
        if book.shows(side, face):
            book.stack(side).pop()
            return
