"""A move of before, step by step, leads where the move at once does: `settle` is hot and has a loop of its own."""

import pytest

from filone import games
from filone.kernel.unfold import unfold
from filone.testing.walk import Walk


@pytest.mark.parametrize("name", games.names())
def test_unfolding_and_advancing_lead_to_the_same_position(name: str) -> None:
    game = games.load(name)
    for state, move in Walk(game, game.seats[0], game.simulation, 2).positions():
        slowly, at_once, once = state.copy(), state.copy(), state.copy()
        steps = list(unfold(slowly, move, settled=True))
        at_once.advance(move)
        assert steps[0] == move
        assert (slowly.turn, slowly.legal(), slowly.scores()) == (at_once.turn, at_once.legal(), at_once.scores())
        assert list(unfold(once, move, settled=False)) == [move]
