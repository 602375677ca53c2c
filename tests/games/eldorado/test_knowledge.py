"""The player that knows the way: legal, sensible, and far better than chance."""

from random import Random

import pytest

from filone.games.eldorado.knowledge import KNOWLEDGE, distances
from filone.games.eldorado.layout import ROUTES
from filone.games.eldorado.route import route_of
from filone.kernel import CHANCE, OVER, State
from filone.kernel.knowledge import chance
from games.eldorado.table import GAME, ROW, Table, step


def favourite(state: State) -> int:
    legal = state.legal()
    priors = KNOWLEDGE.priors(state, legal)
    assert len(priors) == len(legal)
    assert min(priors) >= 0
    return legal[priors.index(max(priors))]


def preferred(table: Table) -> str:
    return GAME.text(table.state, favourite(table.state))


@pytest.mark.parametrize("name", ROUTES)
def test_every_route_has_a_way_that_gets_shorter(name: str) -> None:
    route = route_of(ROUTES[name])
    distance = distances(route)
    for start in route.starts:
        hex = start
        for _ in range(60):
            if hex >= route.goal:
                break
            ahead = min(route.near[hex], key=distance.__getitem__)
            assert distance[ahead] < distance[hex]
            hex = ahead
        assert hex >= route.goal


def test_it_draws_first_and_then_goes_forward() -> None:
    table = Table()
    table.block()
    table.put(0, ROW[3])
    table.deal(0, "cartographer explorer sailor", draw="scout scout scout")
    assert preferred(table) == "play cartographer"
    table.do("play cartographer")
    table.chance()
    table.do("play explorer")
    distance = distances(table.state.route)
    before = table.state.pawns[0]
    table.state.step(favourite(table.state))
    assert distance[table.state.pawns[0]] < distance[before]


def test_it_parts_with_its_weakest_card() -> None:
    table = Table()
    table.block()
    table.put(0, ROW[0])
    table.paint(ROW[1:2], "C1")
    table.deal(0, "traveler pioneer native")
    table.do(step(ROW[1]))
    assert preferred(table) == "pay traveler"


def test_who_is_nearer_is_ahead() -> None:
    table = Table()
    table.put(1, ROW[6])
    values = KNOWLEDGE.values(table.state, table.state)
    assert values.index(max(values)) == 1
    assert abs(sum(values) - 1) < 1e-9


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_beats_chance(seat: int) -> None:
    rng = Random(seat)
    state = GAME.start(3, {"rounds": 60, "caves": True})
    while state.turn != OVER:
        if state.turn == CHANCE:
            move = chance(state, rng)
        else:
            move = favourite(state) if state.turn == seat else rng.choice(state.legal())
        state.advance(move)
    assert state.outcome().winners == [seat]
    assert KNOWLEDGE.values(state, state)[seat] == 1.0
