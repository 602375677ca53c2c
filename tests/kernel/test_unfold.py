"""A move of before, step by step: what was the only choice of its time follows it, and nothing else."""

import pytest

from filone import games
from filone.kernel.unfold import unfold
from filone.testing.walk import Walk


@pytest.mark.parametrize("name", games.names())
def test_unfolding_takes_the_only_choices_of_before(name: str) -> None:
    game = games.load(name)
    for state, move in Walk(game, game.seats[0], game.simulation, 2).positions():
        once = state.copy()
        assert list(unfold(once, move, settled=False)) == [move]
        steps = unfold(state := state.copy(), move, settled=True)
        assert next(steps) == move
        for step in steps:
            assert state.listed_before() == [step]
        assert state.turn < 0 or len(state.listed_before()) > 1
