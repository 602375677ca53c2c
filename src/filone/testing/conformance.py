"""The contract, on every registered game at every number of seats. No game goes round it.

To be collected by pytest: `from filone.testing.conformance import *`, after the game was registered.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from random import Random, SystemRandom
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filone import games
from filone.kernel import Game, IllegalMove, MalformedMove
from filone.testing import checks  # noqa: F401  (imported so that they are in the catalogue)
from filone.testing.catalogue import ON_GAMES, ON_WALKS
from filone.testing.walk import walks

__all__ = [
    "test_any_text_is_a_move_or_a_clear_error",
    "test_contract",
    "test_every_move_of_the_space_has_text_and_json",
    "test_folder",
]

FEW = 40
"""Numbers are drawn from the first so many: as many rounds as people play, where random games wander for hundreds."""


@cache
def seeds() -> list[int]:
    """As many games as the profile has examples, the same for every check, so that each is played once.

    A profile that is not derandomised tries new ones; a check that fails names the game that it failed on.
    """
    profile = settings()
    fresh = 0 if profile.derandomize else SystemRandom().randrange(2**32)
    return [0, *range(fresh + 1, fresh + profile.max_examples)]


def games_at(game: Game, seats: int) -> list[int]:
    """All of them at the smallest table and at the largest; in between, where little is different, a third."""
    return seeds() if seats in (game.seats[0], game.seats[-1]) else seeds()[: len(seeds()) // 3]


def tables() -> list[tuple[str, int]]:
    return [
        (name, seats) for name in games.names() for seats in games.load(name).seats if games_at(games.load(name), seats)
    ]


def options(game: Game, seats: int, seed: int) -> dict[str, Any]:
    """The defaults for seed 0, which is tried first; else any combination of options that are not data.

    Drawn from the seed and the table, so that every table tries others, and every check of a table the same.
    """
    rng = Random(f"{game.name} {seats} {seed}")
    values: dict[str, Sequence[Any]] = {
        option.name: (False, True) if option.type == "flag" else option.choices or option.limits[:FEW]
        for option in game.options
        if option.type != "data"
    }
    drawn = {name: rng.choice(values[name]) for name in values} if seed else {}
    return game.simulation | drawn


@pytest.mark.parametrize("check", ON_WALKS)
@pytest.mark.parametrize(("name", "seats"), tables())
def test_contract(check: str, name: str, seats: int) -> None:
    game = games.load(name)
    for seed in games_at(game, seats):
        for walk in walks(game, seats, options(game, seats, seed), seed):
            ON_WALKS[check](walk)


@pytest.mark.parametrize("check", ON_GAMES)
@pytest.mark.parametrize("name", games.names())
def test_folder(check: str, name: str) -> None:
    ON_GAMES[check](games.load(name))


@pytest.mark.parametrize("name", games.names())
@given(data=st.data())
def test_every_move_of_the_space_has_text_and_json(name: str, data: st.DataObject) -> None:
    space = games.load(name).space
    move = data.draw(st.integers(0, space.size - 1), "move")
    assert space.parse(space.text(move)) == move
    assert space.from_json(space.json(move)) == move


@pytest.mark.parametrize("name", games.names())
@given(data=st.data())
def test_any_text_is_a_move_or_a_clear_error(name: str, data: st.DataObject) -> None:
    game = games.load(name)
    state = game.start(game.seats[0])
    word = st.sampled_from([kind.name for kind in game.space.kinds]) | st.text(max_size=8) | st.integers().map(str)
    text = " ".join(data.draw(st.lists(word, max_size=6), "words"))
    with suppress(MalformedMove, IllegalMove):
        assert game.parse(state, text) in state.moves()
