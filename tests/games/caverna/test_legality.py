"""Legality has one source: what is listed is what nobody objects to, and whatever is refused names its clause."""

from random import Random

import pytest

from filone.games.caverna import decisions
from filone.games.caverna.content.actions import LARGE_PASTURE, MEADOW_FIELD
from filone.games.caverna.content.goods import DOG, SHEEP
from filone.games.caverna.content.spaces import SPACES
from filone.games.caverna.game import GAME
from filone.games.caverna.rules.exchanges import can_exchange, list_others, swaps
from filone.games.caverna.rules.possible import SURE_SPACES, Prospect
from filone.games.caverna.rules.twins import has_place, places_for
from filone.games.caverna.state import CODES, Caverna
from filone.kernel import OVER
from filone.kernel.decisions import name_of
from filone.kernel.rulebook import rulebook
from games.caverna.scene import begin, stables


def begin_rich(seats: int, rng: Random) -> Caverna:
    """With goods, animals and weapons from the start, decisions come up that chance alone hardly finds."""
    state = GAME.start(seats, {})
    assert isinstance(state, Caverna)
    if state.turn < 0:
        state.step(rng.choice(state.moves()))
    for home in state.homes:
        for good in range(DOG):
            home.goods[good] = rng.randrange(20)
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


@pytest.mark.parametrize("seats", [1, 4, 7])
def test_quick_answers_are_those_of_the_lists(seats: int) -> None:
    rng = Random(seats)
    state = begin_rich(seats, rng)
    while state.turn != OVER:
        if state.turn >= 0:
            home = state.home()
            for twin in range(LARGE_PASTURE + 1):
                assert has_place(home, twin) == bool(places_for(home, twin))
            assert can_exchange(home) == bool(swaps(home, 0) or list_others(home, []))
            prospect = Prospect(state, home, 0)
            for space in range(len(SPACES)):
                if SURE_SPACES >> space & 1:
                    parts = [part for part, need in enumerate(state.needs(space)) if need < 0]
                    assert any(prospect.part(space, part, discount=True) for part in parts)
        state.step(rng.choice(state.moves()))


def test_a_twin_tile_may_join_on_by_its_second_half_alone() -> None:
    """Where stables leave no other way: a field cannot lie on one, a meadow can."""
    state = begin(2)
    stables(state, (1, 3), (2, 2))
    assert has_place(state.homes[0], MEADOW_FIELD)
    assert places_for(state.homes[0], MEADOW_FIELD)


def test_every_decision_has_its_code() -> None:
    assert {name_of(cls) for cls in CODES} == decisions.DECISIONS.keys() - {"steps"}


def test_clauses_are_those_of_the_rulebook() -> None:
    known = rulebook("filone.games.caverna", "en").clauses()
    for code in CODES.values():
        assert code.clause in known
        for objections in code.asked.values():
            assert {clause for clause, _ in objections} <= known.keys()
