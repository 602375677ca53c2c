"""Legality has one source: what is listed is what nobody objects to, and whatever is refused names its clause."""

from random import Random

import pytest

from filone.games.caverna import decisions
from filone.games.caverna.content.goods import DOG, SHEEP
from filone.games.caverna.game import GAME
from filone.games.caverna.state import CODES, Caverna
from filone.kernel import OVER
from filone.kernel.decisions import name_of
from filone.kernel.rulebook import rulebook


def begin_rich(seats: int, rng: Random) -> Caverna:
    """With goods, animals and weapons from the start, decisions come up that chance alone hardly finds."""
    state = GAME.start(seats, {})
    assert isinstance(state, Caverna)
    if state.turn < 0:
        state.step(rng.choice(state.moves()))
    for home in state.homes:
        home.goods[:DOG] = [rng.randrange(20) for _ in range(DOG)]
        home.goods[SHEEP] = 2
        home.dwarfs = sorted(rng.choices([0, 3, 7, 11, 14], k=2))
    state.forget()
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_listed_is_what_nobody_objects_to(seats: int) -> None:
    rng = Random(seats)
    state = begin_rich(seats, rng)
    while state.turn != OVER:
        if state.turn >= 0:
            assert state.moves() == sorted(CODES[type(state.open)].allowed(state)), state.open
        state.step(rng.choice(state.moves()))


def test_every_decision_has_its_code() -> None:
    assert {name_of(cls) for cls in CODES} == decisions.DECISIONS.keys() - {"steps"}


def test_clauses_are_those_of_the_rulebook() -> None:
    known = rulebook("filone.games.caverna", "en").clauses()
    for code in CODES.values():
        assert code.clause in known
        for objections in code.asked.values():
            assert {clause for clause, _ in objections} <= known.keys()
