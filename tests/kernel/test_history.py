"""What every seat was told, other histories of which it was told the same, and a position in a notebook."""

from random import Random
from xml.etree import ElementTree as ET

import pytest

from filone import games
from filone.bots.playout import random_move
from filone.kernel import OVER, NotOver
from filone.kernel.history import History


def played(name: str, moves: int, seed: int = 1) -> History:
    game = games.load(name)
    history = game.history(game.seats[0], game.simulation)
    rng = Random(seed)
    while len(history.moves) < moves and history.state.turn != OVER:
        history.step(random_move(history.state, rng))
    return history


@pytest.mark.parametrize("name", ["toy", "saboteur", "eldorado"])
def test_another_history_is_found_where_something_is_hidden(name: str) -> None:
    history = played(name, 60)
    others = {tuple(history.resample(0, Random(seed)).moves) for seed in range(4)}
    assert len(others) > 1


def test_an_information_state_says_more_than_a_view() -> None:
    """Two orders of the same moves of a hand come to the same position, and to another memory."""
    history = played("saboteur", 40)
    assert len(history.information(0).splitlines()) == 40
    assert history.information(0) != history.information(1)
    assert history.copy().information(0) == history.information(0)


def test_utilities_are_of_the_end() -> None:
    history = played("toy", 3)
    with pytest.raises(NotOver):
        history.state.utilities()
    end = played("saboteur", 10_000).state
    ranks = end.outcome().ranks
    best = ranks.index(1)
    assert end.utilities()[best] == max(end.utilities()) > 0


@pytest.mark.parametrize("name", games.names())
def test_a_notebook_shows_the_table_and_no_secrets(name: str) -> None:
    state = played(name, 30).state
    other = state.copy()
    other.redeal(-3, Random(1))
    shown, pictured = state._repr_html_(), state._repr_svg_()
    assert (shown, pictured) == (other._repr_html_(), other._repr_svg_())
    assert shown.startswith(f"{pictured or ''}<pre")
    if name == "toy":
        assert pictured is None
    else:
        assert pictured
        drawn = ET.fromstring(pictured)  # noqa: S314  (our own)
        assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(list(drawn)) > state.seats
