"""One source for legality: the moves that are listed are those that nobody objects to."""

from random import Random

import pytest

from filone.bots.playout import random_move
from filone.games.eldorado.decisions import OF_SEATS
from filone.games.eldorado.state import CODES, Eldorado
from filone.kernel import OVER
from games.eldorado.scene import GAME


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"pass_token": "through"}), (3, {"native_block": "cross"}), (4, {"transmitter": "purchase"})],
)
def test_listed_moves_are_those_that_nobody_objects_to(seats: int, options: dict[str, str]) -> None:
    rng = Random(seats)
    state = GAME.start(seats, {"caves": True, "rounds": 8, **options})
    assert isinstance(state, Eldorado)
    seen = set()
    while state.turn != OVER:
        if state.turn >= 0:
            code = CODES[type(state.open)]
            if state.ask() not in seen or rng.random() < 0.05:
                seen.add(state.ask())
                assert sorted(code.allowed(state)) == state.moves()
            for move in rng.sample(range(GAME.space.size), 50) + state.moves():
                assert (code.against(GAME.space, state, move) == "") == (move in state.legal())
        state.advance(random_move(state, rng))


def test_every_decision_has_a_code() -> None:
    assert set(OF_SEATS) < set(CODES)
