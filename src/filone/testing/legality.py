"""Checks of names: moves and decisions by name, and the one source of what is legal."""

from importlib import import_module
from random import Random
from typing import Any

import msgspec
from hypothesis import settings

from filone.kernel import OVER, Game, State
from filone.kernel.decisions import Decision, name_of
from filone.kernel.objections import Code
from filone.kernel.space import Kind
from filone.testing.catalogue import on_games, on_walks
from filone.testing.walk import Walk

FEW = 2000
"""So many moves are asked about one by one; of a larger number, some and all that are listed."""
SOME = 200 if settings.default is not None and settings.default.max_examples > 10 else 12
"""In every position; a long run asks about more."""


def codes_of(game: Game) -> dict[type[Decision], Code]:
    """What may be said against a move, by decision."""
    codes: dict[type[Decision], Code] = import_module(f"{game.package}.state").CODES
    return codes


def open_decision(state: State) -> Decision:
    decision: Decision = state.open  # type: ignore[attr-defined]
    return decision


@on_walks
def listed_moves_are_those_nobody_objects_to(walk: Walk) -> None:
    codes = codes_of(walk.game)
    rng = walk.rng("objections")
    for state, _ in walk.positions():
        if state.turn >= 0:
            code = codes[type(open_decision(state))]
            if sum(kind.size for kind in code.asked) <= FEW:
                assert code.allowed(state) == state.moves()
            else:
                agree_on(code, state, some_moves(list(code.asked), rng, SOME))
    for state in walk.samples(1):
        if state.turn >= 0:
            assert codes[type(open_decision(state))].allowed(state) == state.moves()


def agree_on(code: Code, state: State, moves: list[int]) -> None:
    legal = set(state.legal())
    for move in {*legal, *moves}:
        clause = code.against(state.space(), state, move)
        assert (clause == "") == (move in legal), f"{state.space().text(move)}: {clause or 'no objection'}"


def some_moves(kinds: list[Kind], rng: Random, count: int) -> list[int]:
    return [int(kind.base) + int(rng.random() * kind.size) for kind in rng.choices(kinds, k=count)]


@on_games
def arguments_are_read_as_they_were_made(game: Game) -> None:
    rng = Random(1)
    for kind in game.space.kinds:
        every = range(kind.base, kind.base + kind.size)
        for move in every if kind.size <= FEW else [every[0], every[-1], *some_moves([kind], rng, 500)]:
            indices = kind.indices(move)
            of: Any = kind.of  # type: ignore[attr-defined]
            assert of(*indices) == kind.code(indices) == move, f"{kind.name} {indices}"
            assert [arg.of(move) for arg in kind.args] == indices, f"{kind.name} {indices}"
            assert kind.has(move)
        assert not kind.has(kind.base - 1)
        assert not kind.has(kind.base + kind.size)


@on_walks
def decisions_are_shown_by_name(walk: Walk) -> None:
    for state in walk.samples(12):
        if state.turn == OVER:
            continue
        for seat in {max(state.turn, 0), walk.seats - 1}:
            shown = strings_in(msgspec.to_builtins(state.view(seat)))
            assert name_of(type(open_decision(state))) in shown, f"the view of {seat} does not say what is open"


def strings_in(value: Any) -> set[str]:
    """Every string of a view; what is a key names a field."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        return {text for part in value for text in strings_in(part)}
    return {value} if isinstance(value, str) else set()
