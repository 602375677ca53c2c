"""Section 2: moving and encounters."""

import json

import pytest

from filone.games.valdora.content.valley_file import RECONSTRUCTED
from filone.games.valdora.state import Valdora
from games.valdora.scene import begin, choices, do, player, refused, seat, shown


def destinations(state: Valdora) -> set[str]:
    return {move.split(maxsplit=1)[1] for move in choices(state)}


@pytest.mark.clause("2.1")
def test_first_move_then_act_then_the_next_player() -> None:
    state = begin()
    assert refused(state, "provisions") == "2.1"
    assert refused(state, "stop") == "2.1"
    do(state, "go city_a")
    assert refused(state, "go city_d") == "2.1"
    do(state, "provisions")
    assert state.turn == 1


@pytest.mark.clause("2.2")
def test_as_far_as_the_next_city() -> None:
    state = begin()
    seat(state, 0, at="road_1")
    assert destinations(state) == {"city_a", "mine_1", "house_violet", "road_2", "city_c"}
    assert refused(state, "go road_9") == "2.2"
    assert refused(state, "go road_9 provisions") == "2.4"
    assert refused(state, "go house_yellow provisions") == "2.4"


@pytest.mark.clause("2.2")
def test_all_roads_of_a_city_are_open() -> None:
    state = begin()
    assert destinations(state) == {
        *("city_a", "road_9", "house_blue"),
        *("city_b", "road_10", "house_white"),
        *("city_c", "road_11", "mine_3", "road_12"),
        *("city_d", "road_13", "house_yellow"),
    }


@pytest.mark.clause("2.3")
def test_not_where_the_turn_began() -> None:
    state = begin()
    seat(state, 0, at="city_a", provisions=True)
    assert refused(state, "go city_a") == "2.3"
    assert refused(state, "go city_a provisions") == "2.3"


@pytest.mark.clause("2.4")
def test_provisions_lead_through_one_city() -> None:
    state = begin()
    seat(state, 0, at="road_1", coins=2, provisions=True)
    assert {
        "road_9 provisions",
        "harbour_city provisions",
        "house_green provisions",
        "city_b provisions",
    } <= destinations(state)
    assert refused(state, "go house_yellow provisions") == "2.4"  # beyond a second city
    assert refused(state, "go road_9") == "2.4"
    do(state, "go city_d provisions")
    assert not player(state).provisions


@pytest.mark.clause("2.5")
def test_provisions_are_kept_where_they_are_not_needed() -> None:
    state = begin()
    seat(state, 0, at="road_1", provisions=True)
    assert refused(state, "go road_2 provisions") == "2.5"
    do(state, "go road_2")
    assert player(state).provisions


@pytest.mark.clause("2.6")
def test_pawns_do_not_bar_the_way() -> None:
    state = begin()
    seat(state, 0, at="road_1", coins=0, provisions=True)
    seat(state, 1, at="mine_1")
    seat(state, 2, at="city_c")
    do(state, "go road_3 provisions")
    assert player(state).coins == 0


@pytest.mark.clause("2.7")
def test_every_owner_is_paid_before_the_action() -> None:
    state = begin()
    seat(state, 0, coins=3)
    seat(state, 1, at="city_c", coins=2)
    seat(state, 2, at="city_c", coins=4)
    do(state, "go city_c")
    assert [player(state, who).coins for who in range(3)] == [1, 3, 5]
    assert state.turn == 0


@pytest.mark.clause("2.8")
def test_who_cannot_pay_all_may_not_stop_there() -> None:
    state = begin()
    seat(state, 0, coins=1)
    seat(state, 1, at="city_c")
    seat(state, 2, at="city_c")
    assert refused(state, "go city_c") == "2.8"
    seat(state, 0, provisions=True)
    seat(state, 1, at="mine_1")
    seat(state, 2, at="road_1")
    assert "go road_1 provisions" in choices(state)
    seat(state, 1, at="road_1")
    assert refused(state, "go road_1 provisions") == "2.8"


@pytest.mark.clause("2.9")
def test_a_full_purse_takes_no_coin() -> None:
    state = begin()
    seat(state, 0, coins=2)
    seat(state, 1, at="city_c", coins=6)
    bank = shown(state).bank
    do(state, "go city_c")
    assert [player(state, who).coins for who in range(2)] == [1, 6]
    assert shown(state).bank == bank + 1


@pytest.mark.clause("2.10")
def test_mines_are_free() -> None:
    state = begin()
    seat(state, 0, coins=0)
    seat(state, 1, at="mine_3", coins=2)
    seat(state, 2, at="mine_3", coins=3)
    do(state, "go mine_3")
    assert [player(state, who).coins for who in range(3)] == [6, 2, 3]


@pytest.mark.clause("2.11")
def test_with_nowhere_to_pay_one_goes_anyway() -> None:
    state = begin(5)
    seat(state, 0, at="road_9", coins=1)
    for who, space in enumerate(["city_a", "city_a", "house_blue", "harbour_city"], start=1):
        seat(state, who, at=space, coins=0)
    assert destinations(state) == {"house_blue", "harbour_city"}
    seat(state, 0, coins=0)
    assert destinations(state) == {"city_a", "house_blue", "harbour_city"}
    do(state, "go house_blue")
    assert player(state, 3).coins == 0


@pytest.mark.clause("2.11")
def test_then_the_left_neighbours_are_paid_first() -> None:
    valley = json.loads(RECONSTRUCTED)
    spoke = valley["roads"].index(["city_a", "road_9", "house_blue", "harbour_city"])
    valley["roads"][spoke : spoke + 1] = [["city_a", "road_9"], ["city_a", "house_blue", "harbour_city"]]
    state = begin(5, start=2, map=valley)
    seat(state, 2, at="road_9", coins=1)
    seat(state, 1, at="city_a", coins=0)
    seat(state, 0, at="city_a", coins=0)
    do(state, "go city_a")
    assert [player(state, who).coins for who in range(3)] == [1, 0, 0]
