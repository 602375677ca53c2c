"""Section 7: end and scoring."""

import pytest

from filone.games.valdora.content.box import COLOURS
from filone.games.valdora.state import Valdora
from filone.kernel import OVER
from games.valdora.scene import begin, choices, do, player, seat, shown, supply


def idle(state: Valdora) -> None:
    """The player on turn goes to a city without a fee and does nothing."""
    seat(state, state.turn, at="harbour_city", coins=6)
    do(state, "go city_a", "stop")


@pytest.mark.clause("7.1")
def test_the_end_comes_with_the_last_but_one_colour() -> None:
    state = begin()
    supply(state, silver=2, yellow=1)
    seat(state, 0, at="city_c", coins=6, wants=["coin", "coin"])
    do(state, "go house_silver", "deliver coin 1")
    assert not shown(state).ending
    do(state, "deliver coin 1")
    assert shown(state).ending
    assert shown(state).craftsmen["yellow"] == 1


@pytest.mark.clause("7.1")
def test_two_colours_left_are_not_the_end() -> None:
    state = begin()
    supply(state, silver=2, yellow=1)
    for _ in range(3):
        idle(state)
    assert state.turn == 0


@pytest.mark.clause("7.2")
@pytest.mark.parametrize("start", [0, 2])
def test_everybody_has_the_same_number_of_turns(start: int) -> None:
    state = begin(start=start)
    supply(state, silver=1, yellow=1)
    seat(state, start, at="city_c", coins=6, wants=["coin"])
    do(state, "go house_silver", "deliver coin 1")
    turns = []
    while state.turn != OVER:
        turns.append(state.turn)
        idle(state)
    assert turns == [(start + 1) % 3, (start + 2) % 3]


@pytest.mark.clause("7.2")
def test_the_last_player_of_the_round_ends_it_at_once() -> None:
    state = begin(start=1)
    idle(state)
    idle(state)
    supply(state, silver=1, yellow=1)
    seat(state, 0, at="city_c", coins=6, wants=["coin"])
    do(state, "go house_silver", "deliver coin 1")
    assert state.turn == OVER


def scored() -> Valdora:
    state = begin()
    seat(
        state,
        0,
        coins=2,
        equipment={"pan": "gold", "pick": None, "cart": "ruby", "horse": "ruby"},
        wants=["gold_ruby_sapphire", "ruby"],
        craftsmen={"silver": 3, "violet": 1},
    )
    state.earned[0] = 17
    state.bonuses[0] = 2
    state.workshops[COLOURS.index("silver")] = 0
    state.workshops[COLOURS.index("white")] = 0
    state.workshops[COLOURS.index("red")] = 1
    return state


@pytest.mark.clause("7.3", "7.4", "7.5", "7.6", "7.7")
def test_the_score() -> None:
    state = scored()
    assert state.breakdown(0) == {"commissions": 17, "craftsmen": 20, "workshops": 15, "bonus": 20, "gems": 3}
    assert state.breakdown(1) == {"commissions": 0, "craftsmen": 0, "workshops": 10, "bonus": 0, "gems": 0}
    assert state.scores() == [75, 10, 0]
    assert player(state).score == 75


@pytest.mark.clause("7.3")
def test_points_of_each_commission() -> None:
    state = begin()
    wants = ["gold", "gold"]
    seat(state, 0, equipment={"pan": "gold", "cart": "gold"}, wants=wants)
    do(state, "go house_yellow", "deliver gold 1", "pay pan", "deliver gold 1")
    assert state.breakdown(0)["commissions"] == 4


@pytest.mark.clause("7.8")
@pytest.mark.parametrize(("coins", "winners", "ranks"), [((2, 3, 6), [1], [2, 1, 3]), ((3, 3, 6), [0, 1], [1, 1, 3])])
def test_ties(coins: tuple[int, int, int], winners: list[int], ranks: list[int]) -> None:
    state = begin(rounds=1)
    state.earned[:] = [20, 20, 5]
    for _ in range(3):
        idle(state)
    for who in range(3):
        seat(state, who, coins=coins[who])
    outcome = state.outcome()
    assert outcome.winners == winners
    assert outcome.ranks == ranks
    assert choices(state) == []
