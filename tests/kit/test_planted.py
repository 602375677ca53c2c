"""A wrong clause number does not go unnoticed."""

import pytest

from filone import games
from kit.planted import chosen, in_goldens, in_tests, plants, refused

NAMES = [name for name in games.names() if name != "toy"]


@pytest.mark.parametrize("name", games.names())
def test_goldens_notice_what_they_refuse(name: str) -> None:
    game = games.load(name)
    held = refused(game, game.seats[0])
    caught = [plant for plant in plants(name) if in_goldens(plant, held)]
    assert len(caught) >= len(plants(name)) // 3
    assert not any(state.refuse(move) != clause for state, move, clause in held), "a plant was left behind"


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_goldens_or_tests_notice_each(name: str) -> None:
    """Fifteen a game."""
    game = games.load(name)
    held = [line for seats in game.seats for line in refused(game, seats)]
    unnoticed = [str(plant) for plant in chosen(name) if not (in_goldens(plant, held) or in_tests(plant))]
    assert unnoticed == []


def test_there_are_sixty() -> None:
    assert sum(len(chosen(name)) for name in NAMES) == 60
