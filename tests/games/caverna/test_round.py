"""The course of a round, and of the work phase."""

import pytest

from filone.games.caverna.content.spaces import SPACE_NAMES
from filone.games.caverna.state import Caverna
from filone.kernel import CHANCE, OVER
from games.caverna.scene import (
    arm,
    begin,
    choices,
    do,
    end_work,
    feed_all,
    goods,
    home,
    land,
    occupy,
    on,
    open_space,
    own,
    pile,
    refused,
    room,
    start,
)

clause = pytest.mark.clause


def is_open(state: Caverna, space: str) -> bool:
    return bool(state.open_spaces >> SPACE_NAMES.index(space) & 1)


@clause("2.1")
def test_twelve_rounds_of_five_phases() -> None:
    state = start(3)
    rounds = []
    do(state, "reveal blacksmithing")
    for number in range(1, 13):
        rounds.append(number)
        end_work(state, number)
        feed_all(state)
        if state.turn == CHANCE:
            do(state, choices(state)[0])
    assert rounds[-1] == 12
    assert state.turn == OVER


@clause("2.2")
def test_a_new_space_opens_and_stays() -> None:
    state = start(2)
    assert not is_open(state, "sheep_farming")
    do(state, "reveal sheep_farming")
    assert "sheep_farming" in choices(state, "use")
    assert refused(state, "use blacksmithing") == "2.2"
    end_work(state, 1)
    do(state, "reveal blacksmithing")
    assert is_open(state, "sheep_farming")


@clause("2.3")
def test_the_token_comes_with_the_card() -> None:
    state = begin(2)
    end_work(state, 4)
    feed_all(state)
    do(state, "reveal donkey_farming")
    assert state.turn == 0
    end_work(state, 5)
    feed_all(state)
    do(state, "reveal ruby_mine_construction")
    assert choices(state) == ["token leaf", "token question"]


@clause("23.4")
def test_late_tokens_come_after_the_work() -> None:
    state = begin(2, late_tokens=True)
    end_work(state, 5)
    feed_all(state)
    do(state, "reveal donkey_farming")
    assert state.turn == 0
    end_work(state, 6)
    assert choices(state) == ["token leaf", "token question"]
    do(state, "token question")
    assert choices(state, "reveal")


@clause("2.4")
def test_family_life_turns_the_wish_over() -> None:
    state = begin(2)
    end_work(state, 3)
    feed_all(state)
    assert is_open(state, "wish_for_children")
    assert not is_open(state, "urgent_wish_for_children")
    end_work(state, 6)
    feed_all(state)
    do(state, "reveal ore_delivery")
    assert is_open(state, "wish_for_children")
    end_work(state, 7)
    feed_all(state)
    do(state, "reveal family_life")
    assert not is_open(state, "wish_for_children")
    assert is_open(state, "urgent_wish_for_children")


@clause("2.5")
def test_every_space_is_refilled_even_if_goods_are_left() -> None:
    state = start(2)
    do(state, "reveal sheep_farming")
    assert on(state, "sheep_farming") == {"sheep": 1}
    assert on(state, "clearing_1_3") == {"wood": 1}
    end_work(state, 1)
    do(state, "reveal blacksmithing")
    assert on(state, "sheep_farming") == {"sheep": 2}
    assert on(state, "clearing_1_3") == {"wood": 2}


@clause("2.6")
def test_more_goods_on_an_empty_space() -> None:
    state = begin(2)
    assert on(state, "logging_1_3") == {"wood": 3}
    pile(state, "ore_mining_1_3", 0)
    end_work(state, 1)
    do(state, "reveal sheep_farming")
    assert on(state, "logging_1_3") == {"wood": 4}
    assert on(state, "ore_mining_1_3") == {"ore": 2}
    state = begin(4)
    assert on(state, "sustenance_4_7") == {"grain": 1}
    end_work(state, 1)
    do(state, "reveal sheep_farming")
    assert on(state, "sustenance_4_7") == {"grain": 1, "vegetable": 1}


@clause("2.7")
def test_no_limit_on_a_space() -> None:
    state = begin(2)
    pile(state, "wood_gathering", 40)
    end_work(state, 1)
    do(state, "reveal sheep_farming")
    assert on(state, "wood_gathering") == {"wood": 41}


@clause("2.8")
def test_tiles_pay_after_the_refill() -> None:
    state = begin(2)
    room(state, "wood_supplier")
    home(state).supplies[0] = 7
    own(state)
    end_work(state, 1)
    assert goods(state) == {}
    do(state, "reveal sheep_farming")
    assert goods(state) == {"wood": 1}


@clause("2.9")
def test_newborns_work_from_the_next_round_on() -> None:
    state = begin(2, "family_life")
    room(state, "dwelling")
    do(state, "use family_life")
    assert home(state).dwarfs == [0, 0, 0]
    do(state, "use supplies", "use wood_gathering", "use ore_mining_1_3")
    assert state.turn == CHANCE
    assert home(state).placed == 0
    do(state, "reveal sheep_farming")
    assert home(state).newborn == 0
    turns = []
    for space in ("supplies", "wood_gathering", "logging_1_3", "ore_mining_1_3", "starting_player_1_3"):
        turns.append(state.turn)
        do(state, f"use {space}")
    assert turns == [0, 1, 0, 1, 0]


# The work phase


@clause("3.1", "3.4")
def test_one_dwarf_at_a_time_until_all_are_placed() -> None:
    state = begin(2)
    arm(state, 0, 0, 0)
    turns = []
    for space in ("supplies", "wood_gathering", "ore_mining_1_3", "logging_1_3", "starting_player_1_3"):
        turns.append(state.turn)
        do(state, f"use {space}")
    assert turns == [0, 1, 0, 1, 0]
    assert state.turn == CHANCE
    assert state.round == 2


@clause("3.2")
def test_one_dwarf_on_a_space() -> None:
    state = begin(2)
    do(state, "use supplies")
    assert refused(state, "use supplies") == "3.2"


@clause("3.3")
def test_no_passing() -> None:
    assert refused(begin(2), "pass") == "3.3"


@clause("3.5", "3.6")
def test_something_must_be_done() -> None:
    state = begin(2, "family_life", "ore_trading")
    own(state)
    assert refused(state, "use ruby_mining") == "3.5"
    assert refused(state, "use family_life") == "3.5"
    own(state, ore=1)
    assert refused(state, "use ore_trading") == "3.5"
    own(state, ore=2)
    assert "ore_trading" in choices(state, "use")


@clause("3.7")
def test_nowhere_to_go() -> None:
    state = begin(2)
    for space in range(len(SPACE_NAMES)):
        state.occupant[space] = 1
    state.forget()
    own(state, ruby=1)
    assert choices(state) == ["pass", "exchange"]
    do(state, "pass")
    assert state.turn == CHANCE
    assert state.round == 2
    assert home(state).dwarfs == [0, 0]


@clause("3.7")
def test_skipped_for_a_turn_only() -> None:
    state = begin(2)
    for space in range(len(SPACE_NAMES)):
        state.occupant[space] = 1
    own(state, ruby=1)
    own(state, seat=1, ruby=1)
    occupy(state, "supplies", -1)
    arm(state, 1, 1)
    occupy(state, "blacksmithing", -1)
    do(state, "use supplies")
    arm(state, 0, 0, seat=1)
    assert choices(state) == ["pass", "exchange"]
    do(state, "pass")
    assert state.turn == 0
    assert choices(state, "use") == ["blacksmithing"]


@clause("3.8")
def test_and_or_takes_any_parts_in_any_order() -> None:
    state = begin(2)
    own(state, wood=1)
    do(state, "use housework")
    assert choices(state) == ["part dog", "part furnish"]
    do(state, "part furnish", "furnish cuddle_room")
    assert choices(state) == ["part dog", "stop"]
    assert refused(state, "part furnish") == "3.8"
    do(state, "part dog")
    assert state.turn == 1


@clause("3.9")
def test_and_then_or_keeps_the_order() -> None:
    state = begin(2)
    land(state, field=[(2, 3)])
    own(state, grain=1)
    do(state, "use slash_and_burn", "part sow")
    assert state.turn == 1
    assert home(state).land[0] == 0
    state = begin(2, "sheep_farming")
    land(state, meadow=[(2, 3)])
    own(state, wood=2, ruby=1)
    pile(state, "sheep_farming", 1)
    do(state, "use sheep_farming", "part goods")
    assert state.turn == 1


@clause("3.10")
def test_either_or_takes_one() -> None:
    state = begin(4)
    room(state, "dwelling")
    do(state, "use growth")
    assert choices(state) == ["part growth", "part supplies"]
    do(state, "part growth")
    assert state.turn == 1
    assert goods(state) == {"food": 1}


@clause("3.11")
def test_and_then_asks_for_the_first_part() -> None:
    state = begin(2, "urgent_wish_for_children")
    room(state, "dwelling")
    own(state, wood=4, stone=3)
    do(state, "use urgent_wish_for_children")
    assert choices(state) == ["part furnish_dwelling", "part gold"]
    assert refused(state, "part growth") == "3.11"
    do(state, "part furnish_dwelling", "furnish dwelling")
    assert choices(state) == ["part growth", "stop"]


@clause("3.12")
def test_what_is_listed_is_all_done() -> None:
    state = begin(3)
    own(state)
    do(state, "use forest_exploration_3")
    assert goods(state) == {"wood": 1, "vegetable": 1}


@clause("3.13")
@pytest.mark.parametrize(
    ("seats", "space", "taken", "then"),
    [
        (2, "drift_mining_1_3", {"stone": 5}, "cavern_tunnel"),
        (2, "excavation_1_3", {"stone": 5}, "excavate"),
        (2, "clearing_1_3", {"wood": 5}, "meadow_field"),
        (2, "sustenance_1_3", {"food": 5, "grain": 1}, "meadow_field"),
        (2, "logging_1_3", {"wood": 5}, "expedition"),
        (5, "fence_building_5", {"wood": 5}, "small_pasture"),
    ],
)
def test_goods_are_taken_when_the_space_is_used(seats: int, space: str, taken: dict[str, int], then: str) -> None:
    state = begin(seats)
    own(state)
    arm(state, 1, 1)
    land(state, meadow=[(2, 3)])
    pile(state, space, 5)
    do(state, f"use {space}")
    assert goods(state) == taken
    assert on(state, space) == {}
    assert [choice for choice in choices(state) if choice != "exchange"] == [f"part {then}", "stop"]


@clause("3.13")
def test_animals_are_taken_after_fences_and_stable() -> None:
    state = begin(2, "sheep_farming")
    own(state, wood=2, stone=1)
    land(state, meadow=[(2, 3)])
    pile(state, "sheep_farming", 3)
    do(state, "use sheep_farming")
    assert choices(state) == ["part goods", "part small_pasture", "part stable"]
    assert refused(state, "stop") == "3.5"
    do(state, "part stable", "put stable 2,3")
    assert refused(state, "stop") == "3.13"
    do(state, "part small_pasture")
    assert goods(state) == {"sheep": 3}
    assert (state.turn, on(state, "sheep_farming")) == (1, {})


@clause("3.13")
def test_animals_are_taken_at_once_where_nothing_can_be_built() -> None:
    state = begin(2, "donkey_farming")
    own(state)
    pile(state, "donkey_farming", 2)
    do(state, "use donkey_farming")
    assert (goods(state), state.turn) == ({"donkey": 2}, 1)


@clause("23.7")
def test_an_option_leaves_goods_lying() -> None:
    state = begin(2, goods_left=True)
    own(state)
    pile(state, "clearing_1_3", 5)
    do(state, "use clearing_1_3")
    assert choices(state) == ["part goods", "part meadow_field"]
    do(state, "part meadow_field", "lay meadow_field 2,3 up")
    assert choices(state) == ["part goods", "stop"]
    do(state, "stop")
    assert on(state, "clearing_1_3") == {"wood": 5}
    state = begin(2, "sheep_farming", goods_left=True)
    own(state, stone=1)
    pile(state, "sheep_farming", 1)
    do(state, "use sheep_farming", "part stable", "put stable 0,0", "stop")
    assert on(state, "sheep_farming") == {"sheep": 1}
    state = begin(2, goods_left=True)
    own(state)
    pile(state, "wood_gathering", 5)
    do(state, "use wood_gathering")
    assert goods(state) == {"wood": 5}


@clause("3.14")
def test_goods_go_to_the_supply_animals_to_the_board() -> None:
    state = begin(2)
    open_space(state, "sheep_farming")
    own(state)
    pile(state, "sheep_farming", 3)
    do(state, "use sheep_farming")
    assert goods(state) == {"sheep": 2, "food": 1}


@clause("3.15")
def test_the_token_counts_from_the_next_round_on() -> None:
    state = begin(3)
    do(state, "use wood_gathering", "use starting_player_1_3")
    assert (state.starter, state.turn) == (1, 2)
    do(state, "use supplies")
    assert state.turn == 0
    do(state, "use strip_mining", "use ore_mining_1_3", "use forest_exploration_3", "reveal sheep_farming")
    assert (state.first, state.turn) == (1, 1)
    end_work(state, 2)
    do(state, "reveal ore_mine_construction")
    assert state.turn == 1


# Imitation


@clause("15.1")
def test_imitation_costs_food_and_leaves_the_dwarf_there() -> None:
    state = begin(4)
    occupy(state, "forest_exploration_4_7", 1)
    pile(state, "forest_exploration_4_7", 2)
    own(state, food=1)
    assert "imitation_4_7" not in choices(state, "use")
    own(state, food=2)
    do(state, "use imitation_4_7")
    assert goods(state) == {"wood": 2, "food": 2}
    assert state.occupant[SPACE_NAMES.index("forest_exploration_4_7")] == 1
    assert state.occupant[SPACE_NAMES.index("imitation_4_7")] == 0


def imitating() -> list[str]:
    """Two spaces of an opponent, one of one's own."""
    state = begin(4)
    own(state, food=9)
    for space, seat in (
        ("starting_player_4_7", 1),
        ("housework", 1),
        ("forest_exploration_4_7", 0),
        ("logging_4_7", 2),
        ("excavation_4_7", 3),
    ):
        occupy(state, space, seat)
    do(state, "use imitation_4_7")
    return choices(state, "imitate") + [
        refused(state, f"imitate {space}")
        for space in ("starting_player_4_7", "forest_exploration_4_7", "clearing_4_7", "imitation_4_7")
    ]


@clause("15.2", "15.3", "15.7")
def test_what_cannot_be_imitated() -> None:
    assert imitating() == ["housework", "logging_4_7", "excavation_4_7", "15.2", "15.3", "15.1", "15.7"]


@clause("15.4")
def test_goods_that_were_taken_are_gone() -> None:
    state = begin(4)
    own(state, food=2)
    occupy(state, "forest_exploration_4_7", 1)
    pile(state, "forest_exploration_4_7", 0)
    do(state, "use imitation_4_7")
    assert goods(state) == {"food": 2}
    state = begin(4)
    own(state, food=2)
    occupy(state, "clearing_4_7", 1)
    pile(state, "clearing_4_7", 4)
    do(state, "use imitation_4_7", "stop")
    assert goods(state) == {"wood": 4}


@clause("15.5")
def test_the_imitating_dwarf_goes_on_the_expedition() -> None:
    state = begin(4)
    own(state, food=2)
    arm(state, 4, 9)
    occupy(state, "logging_4_7", 1)
    pile(state, "logging_4_7", 0)
    do(state, "use imitation_4_7", "loot ore_2")
    assert home(state).dwarfs == [5, 9]


@clause("15.6")
def test_two_imitations_of_one_space() -> None:
    state = begin(5)
    own(state, food=9)
    own(state, seat=1, food=9)
    occupy(state, "forest_exploration_4_7", 2)
    pile(state, "forest_exploration_4_7", 0)
    do(state, "use imitation_4_7")
    do(state, "use imitation_5")
    assert goods(state) == {"food": 9}
    assert goods(state, 1) == {"food": 7}


# The order of dwarfs


@clause("16.1")
def test_the_weakest_goes_first() -> None:
    state = begin(2)
    arm(state, 5, 0, 3)
    order = []
    for space, other in (
        ("supplies", "wood_gathering"),
        ("ore_mining_1_3", "logging_1_3"),
        ("starting_player_1_3", ""),
    ):
        before = home(state).placed
        do(state, f"use {space}")
        order.append((home(state).placed ^ before).bit_length() - 1)
        if other:
            do(state, f"use {other}")
        else:
            break
    assert order[:2] == [1, 2]


@clause("16.2")
def test_a_ruby_sends_the_strongest_ahead() -> None:
    state = begin(2, "exploration")
    arm(state, 3, 14)
    own(state)
    assert choices(state, "send") == []
    own(state, ruby=1)
    assert choices(state, "send") == ["14"]
    assert refused(state, "send 3") == "16.2"
    do(state, "send 14")
    assert goods(state) == {}
    do(state, "use exploration")
    assert "cavern" in choices(state, "loot")


@clause("16.2")
def test_the_strongest_before_four_unarmed() -> None:
    state = begin(2)
    arm(state, 0, 0, 0, 0, 14)
    own(state, ruby=1)
    do(state, "send 14", "use logging_1_3", "part expedition", "loot dog")
    assert home(state).dwarfs == [0, 0, 0, 0, 14]
    assert home(state).placed == 1 << 4
