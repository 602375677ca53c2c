"""One source for legality: the moves that are listed are those that nobody objects to."""

from random import Random

import pytest

from filone.bots.playout import random_move
from filone.games.eldorado.content.tiles import MOUNTAIN, START
from filone.games.eldorado.decisions import OF_SEATS
from filone.games.eldorado.state import CODES, Eldorado
from filone.kernel import OVER
from games.eldorado.scene import GAME, step


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


NOT_ASKED = {
    "act": "2.2", "move": "3.3", "native": "8.7", "toll": "4.1", "price": "6.9", "remove": "8.6",
    "take": "8.2", "swap": "13.5", "explore": "12.2", "item": "13.6", "discard": "9.2",
}  # fmt: skip
"""By decision, the clause against a move that it does not ask for."""
GAMES = 60
"""In which every decision comes up."""
NOWHERE = -1
OFF_THE_ROUTE = {NOWHERE: "3.1", MOUNTAIN: "3.6", START: "3.9"}
"""By what lies there; nothing at all, too."""


def test_what_is_wrong_with_a_move_is_told_whatever_is_decided() -> None:
    missing = set(NOT_ASKED)
    for seed in range(GAMES):
        rng = Random(seed)
        state = GAME.start(3, {"caves": True, "rounds": 20})
        assert isinstance(state, Eldorado)
        route = state.route
        where = dict(zip(route.terrain, zip(route.q, route.r, strict=True), strict=True))
        where[NOWHERE] = next((0, r) for r in range(30) if route.find(0, r) < 0)
        while missing and state.turn != OVER:
            decision = state.ask()
            if decision in missing:
                missing.remove(decision)
                wrong = {step(where[terrain]): clause for terrain, clause in OFF_THE_ROUTE.items()}
                wrong["step 0,0 second"] = "11.1"
                wrong["lose" if decision == "explore" else "leave"] = NOT_ASKED[decision]
                assert {text: state.refuse(GAME.space.parse(text)) for text in wrong} == wrong
            state.advance(random_move(state, rng))
    assert not missing


def test_every_decision_has_a_code() -> None:
    assert set(OF_SEATS) < set(CODES)
