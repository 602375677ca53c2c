"""The end of the game and the score."""

import pytest

from filone.games.caverna.content.board import at
from filone.games.caverna.position import END
from filone.games.caverna.rules.scoring import CATEGORIES
from filone.games.caverna.state import Caverna
from filone.kernel import OVER
from games.caverna.scene import (
    arm,
    begin,
    choices,
    do,
    end_work,
    feed_all,
    home,
    land,
    large_pasture,
    own,
    put_room,
    refused,
    resume,
    room,
    stables,
    start,
)

clause = pytest.mark.clause


def score(state: Caverna, category: str) -> int:
    return state.breakdown(0)[category]


@clause("20.3", "20.7", "20.8")
def test_the_untouched_start_is_worth_minus_28() -> None:
    for seats in range(1, 8):
        assert start(seats).scores() == [-28] * seats
    state = start(2)
    assert state.breakdown(0) == dict.fromkeys(CATEGORIES, 0) | {"unused": -22, "missing": -8, "dwarfs": 2}


@clause("20.2", "20.4", "20.5", "20.6", "20.9", "20.10", "20.11")
def test_the_example_of_80_points() -> None:
    state = begin(2)
    own(state, dog=2, sheep=4, donkey=2, boar=3, cattle=10, grain=7, vegetable=2, ruby=1, gold=13)
    land(
        state,
        field=[(0, 3), (1, 3), (0, 2), (1, 2)],
        small_pasture=[(2, 3)],
        meadow=[(2, 0)],
        tunnel=[(5, 0)],
        ore_mine=[(4, 0)],
        ruby_mine=[(4, 1), (5, 1)],
    )
    large_pasture(state, (2, 1), (2, 2))
    stables(state, (0, 1))
    home(state).crops = [1 << at(0, 3), 1 << at(1, 3), 0, 0, 1 << at(0, 2)]
    for tile, cell in {
        "dwelling": (3, 2),
        "cuddle_room": (3, 1),
        "work_room": (3, 0),
        "slaughtering_cave": (4, 2),
        "fodder_chamber": (5, 2),
    }.items():
        put_room(state, tile, *cell)
    put_room(state, "dwelling", 4, 3)
    home(state).land[4] = 0
    arm(state, 0, 0, 3, 8)
    land(state, cavern=[(5, 3)])
    assert state.breakdown(0) == {
        "animals": 21,
        "missing": 0,
        "grain": 5,
        "vegetables": 4,
        "rubies": 1,
        "dwarfs": 4,
        "unused": -3,
        "pastures": 6,
        "mines": 11,
        "furnishings": 12,
        "bonus": 6,
        "gold": 13,
        "begging": 0,
        "writing": 0,
    }
    assert state.scores()[0] == 80


@clause("20.1")
def test_last_exchanges_and_the_end() -> None:
    state = begin(2)
    room(state, "beer_parlor")
    own(state, grain=2, food=9)
    end_work(state, 12)
    feed_all(state)
    assert (state.turn, state.ask()) == (0, "finish")
    assert choices(state) == ["swap grain_food", "swap beer_parlor_gold", "swap beer_parlor_food", "finish"]
    do(state, "swap beer_parlor_gold")
    assert state.ask() == "finish"
    do(state, *[move for move in choices(state) if move == "finish"])
    assert state.turn == OVER
    assert refused(state, "finish") == "20.1"
    assert score(state, "gold") == 3


@clause("20.2", "20.3")
def test_animals() -> None:
    state = begin(2)
    own(state, dog=3, sheep=2, boar=1)
    assert (score(state, "animals"), score(state, "missing")) == (6, -4)


@clause("20.4")
@pytest.mark.parametrize(("grain", "points"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_grain(grain: int, points: int) -> None:
    state = begin(2)
    own(state, grain=grain)
    assert score(state, "grain") == points
    home(state).crops[1] = 1 << at(2, 3)
    assert score(state, "grain") == points + 1


@clause("20.5")
def test_vegetables() -> None:
    state = begin(2)
    own(state, vegetable=2)
    home(state).crops[4] = 1 << at(2, 3)
    assert score(state, "vegetables") == 4


@clause("20.6", "20.7", "20.11")
def test_rubies_dwarfs_and_gold() -> None:
    state = begin(2)
    own(state, ruby=3, gold=7)
    arm(state, 0, 5, 9)
    assert (score(state, "rubies"), score(state, "dwarfs"), score(state, "gold")) == (3, 3, 7)


@clause("20.8", "28.9")
def test_unused_cells() -> None:
    state = begin(2)
    land(state, meadow=[(2, 3), (-1, 0)], tunnel=[(4, 2)])
    stables(state, (0, 0))
    assert score(state, "unused") == -19


@clause("20.9")
def test_pastures_mines_and_tiles() -> None:
    state = begin(2)
    land(state, small_pasture=[(2, 3)], ore_mine=[(4, 2)], ruby_mine=[(4, 1)])
    large_pasture(state, (0, 0), (0, 1))
    room(state, "couple_dwelling", "blacksmith")
    assert (score(state, "pastures"), score(state, "mines"), score(state, "furnishings")) == (6, 7, 8)


@clause("20.10")
def test_bonus_points_come_on_top() -> None:
    state = begin(2)
    own(state, sheep=4)
    room(state, "weaving_parlor")
    assert (score(state, "animals"), score(state, "bonus")) == (4, 2)


@clause("20.12")
def test_begging_markers() -> None:
    state = begin(2)
    home(state).begging = 3
    assert score(state, "begging") == -9


@clause("20.13")
def test_what_is_worth_nothing() -> None:
    state = begin(2)
    before = state.scores()[0]
    own(state, food=9, wood=9, stone=9, ore=9)
    arm(state, 8, 14)
    assert state.scores()[0] == before
    land(state, meadow=[(2, 3)], field=[(1, 3)], cavern=[(4, 3)], tunnel=[(4, 2)], deep_tunnel=[(4, 1)])
    assert state.scores()[0] == before + 5


@clause("20.14")
def test_ties_are_shared() -> None:
    state = begin(3)
    for seat, gold in enumerate((5, 7, 7)):
        own(state, seat, gold=gold)
    resume(state, END)
    while state.turn != OVER:
        do(state, "finish")
    outcome = state.outcome()
    assert outcome.winners == [1, 2]
    assert outcome.ranks == [3, 1, 1]
