"""Nothing is created or lost that the rules do not create: the books of whole games are kept."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filone.games.caverna.content.goods import DOG
from filone.games.caverna.game import GAME
from filone.games.caverna.state import Caverna
from filone.kernel import OVER
from games.caverna.ledger import Ledger


def keep_the_books(state: Caverna, rng: Random, most: int) -> None:
    for _ in range(most):
        if state.turn == OVER:
            break
        before = state.copy()
        move = rng.choice(state.moves())
        state.step(move)
        Ledger(before, move).check(state)


@pytest.mark.parametrize("seats", GAME.seats)
@given(seed=st.integers(0, 2**32))
def test_the_books_of_a_game(seats: int, seed: int) -> None:
    state = GAME.start(seats, {})
    assert isinstance(state, Caverna)
    keep_the_books(state, Random(seed), 10_000)
    assert state.turn == OVER


@pytest.mark.parametrize("seats", GAME.seats)
@given(seed=st.integers(0, 2**32))
def test_the_books_of_the_rich(seats: int, seed: int) -> None:
    """With goods and weapons from the start, tiles and loot come up that chance alone hardly finds."""
    rng = Random(seed)
    state = GAME.start(seats, {})
    assert isinstance(state, Caverna)
    if state.turn < 0:
        state.step(rng.choice(state.moves()))
    for home in state.homes:
        for good in range(DOG):
            home.goods[good] = rng.randrange(20)
        home.dwarfs = sorted(rng.choices([0, 3, 7, 11, 14], k=2))
    state.forget()
    keep_the_books(state, rng, 10_000)
    assert state.turn == OVER
