"""What a move is said to do, on every game."""

from random import Random

import pytest

from filone import games
from filone.kernel import Game
from filone.testing.walk import Walk

TABLES = [(name, games.load(name).seats[end]) for name in games.names() for end in (0, -1)]


def options(game: Game) -> dict[str, object]:
    """With the toy's lucky nine another seat may have no choice, and nobody else knows."""
    return dict(game.simulation) | ({"lucky": True} if game.name == "toy" else {})


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_effects_tell_nothing_that_the_seat_does_not_know(name: str, seats: int) -> None:
    game, rng = games.load(name), Random(5)
    for seed in range(3):
        for state in Walk(game, seats, options(game), seed).samples(40):
            if state.turn >= 0:
                other = state.copy()
                other.redeal(state.turn, rng)
                for move in state.legal():
                    assert game.effects(other, move) == game.effects(state, move), game.text(state, move)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_final_ends_in_chance_or_is_the_end(name: str, seats: int) -> None:
    game = games.load(name)
    for state in Walk(game, seats, options(game), 1).samples(30):
        for move in state.legal() if state.turn >= 0 else []:
            after = state.copy()
            after.step(move)
            assert game.effects(state, move).final == (after.turn < 0)
