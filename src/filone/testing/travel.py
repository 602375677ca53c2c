"""Checks of copies and of numbers: everything can be copied, pickled, sent to another process and let go again, and
takes the numbers of arrays as it takes Python's own."""

import copy
import pickle
from atexit import register
from functools import cache
from gc import collect
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.pool import Pool
from random import Random
from tracemalloc import Filter, start, stop, take_snapshot
from typing import Any

from filone.bots import levels
from filone.bots.bot import Budget
from filone.bots.playout import random_move
from filone.kernel import CHANCE, OVER, Game, Record, State
from filone.testing.catalogue import on_games, on_walks
from filone.testing.walk import Walk, answers, illegal_moves

BUDGET = Budget(nodes=8)
IMAGINED = 200
FRAMES = 6
"""So far up is looked for who asked for memory: other threads may need some meanwhile."""


@on_walks
def deep_copies_are_equal(walk: Walk) -> None:
    for state in walk.samples(5):
        twin = copy.deepcopy(state)
        assert answers(twin) == answers(state)
        assert twin == state
        assert repr(twin) == repr(state)


@on_games
def games_and_spaces_are_one_of_a_kind(game: Game) -> None:
    for thing in (game, game.space):
        assert copy.deepcopy(thing) is thing
        assert copy.copy(thing) is thing
        assert pickle.loads(pickle.dumps(thing)) is thing  # noqa: S301  (our own)


def first_decision(game: Game) -> State:
    """A position in which a seat is on turn."""
    rng = Random(1)
    state = game.start(game.seats[0], game.simulation)
    while state.turn == CHANCE:
        state.advance(random_move(state, rng))
    return state


def thoughts(game: Game, state: State, bots: list[Any]) -> list[Any]:
    """What is to be said of a position, and what bots would do."""
    choices = [bot.choose(state.view(state.turn), BUDGET, Random(2)) for bot in bots]
    described = [game.describe(state, move) for move in choices]
    return [answers(state), described, [game.space.text(move) for move in choices]]


@on_games
def bots_think_the_same_after_a_journey(game: Game) -> None:
    state = first_decision(game)
    bots = [levels.load(game, level) for level in levels.LEVELS]
    told = thoughts(game, state, bots)
    for parcel in (copy.deepcopy((game, state, bots)), pickle.loads(pickle.dumps((game, state, bots)))):  # noqa: S301
        assert thoughts(*parcel) == told
    assert elsewhere().apply(unpacked, (pickle.dumps((game, state, bots)),)) == told


def unpacked(parcel: bytes) -> list[Any]:
    """Taken out over there, so that what cannot be taken out is an error here and not a wait for ever."""
    return thoughts(*pickle.loads(parcel))  # noqa: S301


@cache
def elsewhere() -> Pool:
    """A process that knows nothing but what it is sent."""
    pool = get_context("spawn").Pool(1)
    register(pool.terminate)
    return pool


@on_games
def what_was_imagined_is_let_go(game: Game) -> None:
    """A worker imagines at every move: what stayed behind each time would fill it (compiled code handed a native array
    by code that is not compiled never lets go of it)."""
    state, rng = first_decision(game), Random(3)
    for _ in range(20):
        if state.turn != OVER:
            state.advance(random_move(state, rng))
    view = state.view(0)
    game.imagine(view, rng)
    start(FRAMES)
    try:
        for _ in range(IMAGINED):
            game.imagine(view, rng)
        collect()
        left = take_snapshot().filter_traces([Filter(True, __file__, all_frames=True)])
    finally:
        stop()
    assert sum(trace.size for trace in left.traces) < IMAGINED * 16


class Foreign:
    """A whole number that is none of Python's own."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def foreigners() -> list[Any]:
    """The kinds of numbers that callers bring: numpy's too, where there is numpy."""
    return [Foreign] if find_spec("numpy") is None else [Foreign, import_module("numpy").int64]


@on_walks
def numbers_of_arrays_are_taken(walk: Walk) -> None:
    game = walk.game
    rng = walk.rng("foreign")
    begun = answers(walk.start())
    for foreign in foreigners():
        assert answers(game.start(foreign(walk.seats), walk.options)) == begun
        for state in walk.samples(2):
            for seat in range(walk.seats):
                assert state.view(foreign(seat)).json() == state.view(seat).json()
                assert state.breakdown(foreign(seat)) == state.breakdown(seat)
                assert state.standing(foreign(seat)) == state.standing(seat)
            for move in illegal_moves(state, rng, 3) if state.turn >= 0 else []:
                assert state.refuse(foreign(move)) == state.refuse(move)
            if not state.moves():
                continue
            move = rng.choice(state.moves())
            told = [game.text(state, move), game.describe(state, move, 0), game.effects(state, move)]
            number = foreign(move)
            assert [
                game.text(state, number),
                game.describe(state, number, foreign(0)),
                game.effects(state, number),
            ] == told
            assert state.witnesses(number) == state.witnesses(move)
            assert game.space.kind_of(number) is game.space.kind_of(move)
            assert game.space.json(number) == game.space.json(move)
            once, ahead = [state.copy() for _ in range(3)], [state.copy() for _ in range(3)]
            once[0].step(move)
            once[1].step(number)
            once[2].play(number, foreign(state.turn))
            ahead[0].advance(move)
            ahead[1].advance(number)
            ahead[2].step(number)
            ahead[2].settle()
            for after in (once, ahead):
                expected, shown = answers(after[0]), repr(after[0])
                for twin in after[1:]:
                    assert answers(twin) == expected
                    assert repr(twin) == shown, "a foreign number was kept"
    record = Record.new(game, Foreign(walk.seats), walk.options)
    record.add(record.state(), Foreign(walk.moves[0]))
    assert Record.loads(record.dumps()).moves == walk.moves[:1]
