"""Section 3: the work phase."""

import pytest

from filone.games.caverna.spaces import SPACE_NAMES
from filone.kernel import CHANCE
from games.caverna.boards import (
    end_round,
    end_work,
    home,
    lay_out,
    lying,
    owned,
    play,
    refusal,
    seen,
    start,
    texts,
    view,
)

FARM = ". . . | . . . / . . . | . . . / . . M | C . . / . M M | E . ."
FIELDS = ". . . | . . . / . . . | . . . / . . F | C . . / . . F | E . ."
FULL_FOREST = "F F F | . . . / F F F | . . . / F F F | C . . / F F F | E . ."


@pytest.mark.clause("3.1")
def test_one_dwarf_each_around_the_table_until_all_are_placed() -> None:
    state = start(3)
    home(state, dwarfs=[0, 0, 0])
    turns = []
    for space in ("logging_1_3", "wood_gathering", "supplies", "ore_mining_1_3", "starting_player_1_3", "strip_mining"):
        turns.append(state.turn)
        play(state, f"use {space}")
    assert turns == [0, 1, 2, 0, 1, 2]
    assert state.turn == 0
    assert owned(state) == {"food": 1, "wood": 3, "ore": 2}, "what a space offers comes at once"
    play(state, "use forest_exploration_3")
    assert state.turn == CHANCE


@pytest.mark.clause("3.2")
def test_a_space_takes_one_dwarf_a_round() -> None:
    state = play(start(2), "use logging_1_3")
    assert refusal(state, "use logging_1_3") == "3.2"
    end_round(state)
    play(state, "reveal sheep_farming")
    assert "logging_1_3" in texts(state, "use")


@pytest.mark.clause("3.3")
def test_passing_is_not_allowed() -> None:
    state = start(2)
    assert "pass" not in texts(state)
    assert refusal(state, "pass") == "3.3"


@pytest.mark.clause("3.4")
def test_who_has_no_dwarf_left_is_skipped() -> None:
    state = start(2)
    home(state, dwarfs=[0, 0, 0, 0])
    play(state, "use logging_1_3", "use wood_gathering", "use ore_mining_1_3", "use supplies")
    assert state.turn == 0
    play(state, "use starting_player_1_3")
    assert state.turn == 0


@pytest.mark.clause("3.5")
def test_at_least_one_part_is_carried_out() -> None:
    state = start(2)
    assert refusal(state, "use blacksmithing") == "3.5", "no ore, no weapon"
    play(state, "use drift_mining_1_3")
    assert texts(state) == ["part cavern_tunnel", "part goods"]
    assert refusal(state, "stop") == "3.5"
    play(state, "part goods")
    assert "stop" in texts(state)


@pytest.mark.clause("3.6")
def test_taking_nothing_sowing_nothing_and_swapping_nothing_do_not_count() -> None:
    state = lay_out(start(2, 10), "wood_gathering")
    home(state, FULL_FOREST)
    assert refusal(state, "use wood_gathering") == "3.5"
    assert refusal(state, "use slash_and_burn") == "3.5", "fields, but nothing to sow"
    assert refusal(state, "use ore_trading") == "3.5", "no ore"
    home(state, grain=1, ore=2)
    assert {"slash_and_burn", "ore_trading"} <= set(texts(state, "use"))
    assert refusal(start(2), "use ruby_mining") == "3.5", "the first ruby comes in round 3"


def close_all(seats: int, *but: str) -> list[int]:
    """Who stands where, if all spaces but these are taken by the last seat."""
    return [-1 if name in but else seats - 1 for name in SPACE_NAMES]


@pytest.mark.clause("3.7")
def test_work_ends_when_nobody_can_place_a_dwarf() -> None:
    state = start(3)
    state.occupant = close_all(3, "supplies", "blacksmithing")
    home(state, dwarfs=[0])
    home(state, seat=1, dwarfs=[0, 0], ruby=1)
    home(state, seat=2, dwarfs=[0])
    play(state, "use supplies")
    assert texts(state) == ["pass", "exchange"], "a ruby could become ore for a weapon, but need not"
    play(state, "pass")
    assert state.turn == CHANCE, "the third player has no choice but to pass as well"
    assert owned(state, 1)["ruby"] == 1


@pytest.mark.clause("3.7")
def test_a_skipped_player_comes_again_while_others_work() -> None:
    state = start(2)
    state.occupant = close_all(2, "supplies", "blacksmithing")
    home(state, dwarfs=[0, 0, 0])
    home(state, seat=1, dwarfs=[0, 0], ruby=1)
    play(state, "use supplies", "pass")
    assert state.turn == 0
    state.occupant[SPACE_NAMES.index("wood_gathering")] = -1
    play(state, "use blacksmithing", "stop")
    assert (state.turn, texts(state, "use")) == (1, ["wood_gathering"])


@pytest.mark.clause("3.8")
def test_and_or_any_number_in_any_order() -> None:
    for order in (["goods"], ["meadow_field"], ["goods", "meadow_field"], ["meadow_field", "goods"]):
        state = play(start(2), "use clearing_1_3")
        for part in order:
            play(state, f"part {part}")
            if texts(state, "lay"):
                play(state, "lay meadow_field 2,3 up")
        if texts(state, "part"):
            play(state, "stop")
        assert (owned(state).get("wood", 0), len(seen(state).land["field"])) == (
            int("goods" in order),
            int("meadow_field" in order),
        )
        assert state.turn == 1


@pytest.mark.clause("3.9")
def test_and_then_or_only_in_the_order_listed() -> None:
    state = start(2)
    home(state, FIELDS, grain=1)
    play(state, "use slash_and_burn", "part sow")
    assert (state.turn, len(seen(state).crops)) == (1, 1), "after sowing no tile is laid"
    state = start(2)
    home(state, FIELDS, grain=1)
    play(state, "use slash_and_burn", "part meadow_field", "lay meadow_field 1,3 left", "part sow")
    assert (len(seen(state).land["field"]), len(seen(state).crops)) == (3, 1)


@pytest.mark.clause("3.9")
def test_and_then_or_a_later_part_closes_the_earlier_ones() -> None:
    state = start(2, 2)
    home(state, FARM, wood=4, stone=1)
    play(state, "use sheep_farming", "part stable", "put stable 0,0", "part goods")
    assert state.turn == 1
    assert owned(state) == {"food": 1, "wood": 4, "sheep": 1}, "the fences come before the sheep or not at all"


@pytest.mark.clause("3.10")
def test_either_or_exactly_one() -> None:
    state = start(4)
    home(state, ". . . | . . . / . . . | . . . / . . . | dwelling . . / . . . | E . .")
    play(state, "use growth")
    assert texts(state) == ["part growth", "part supplies"]
    play(state, "part supplies")
    assert (state.turn, len(seen(state).dwarfs)) == (1, 2)
    assert owned(state) == {"food": 2, "wood": 1, "stone": 1, "ore": 1, "gold": 2}


@pytest.mark.clause("3.11")
def test_and_then_needs_the_first_part() -> None:
    state = start(2, 8)
    home(state, ". . . | . . . / . . . | . . . / . . . | dwelling C . / . . . | E . .", wood=4, stone=3)
    play(state, "use urgent_wish_for_children")
    assert texts(state) == ["part furnish_dwelling", "part gold"], "room for a child, but no growth without a dwelling"
    assert refusal(state, "part growth") == "3.11"
    play(state, "part furnish_dwelling", "furnish dwelling")
    assert texts(state) == ["part growth", "stop"]
    play(state, "stop")
    assert (state.turn, len(seen(state).dwarfs)) == (1, 2)


@pytest.mark.clause("3.12")
def test_what_is_listed_without_such_words_is_all_carried_out() -> None:
    state = play(start(2), "use starting_player_1_3")
    assert state.turn == 1
    assert view(state).starter == 0
    assert owned(state) == {"food": 2, "ore": 2}


@pytest.mark.clause("3.13")
def test_goods_are_taken_all_together_or_stay() -> None:
    state = lay_out(start(2), "drift_mining_1_3", stone=4)
    play(state, "use drift_mining_1_3", "part cavern_tunnel", "lay cavern_tunnel 3,1 up", "stop")
    assert lying(state, "drift_mining_1_3") == {"stone": 4}
    state = lay_out(start(2), "drift_mining_1_3", stone=4)
    play(state, "use drift_mining_1_3", "part goods", "stop")
    assert (owned(state)["stone"], lying(state, "drift_mining_1_3")) == (4, {})


@pytest.mark.clause("3.14")
def test_goods_go_to_the_supply_and_animals_to_the_board() -> None:
    state = lay_out(start(2, 2), "sheep_farming", sheep=2)
    play(state, "use sheep_farming")
    assert [(herd.cells, herd.good, herd.number) for herd in seen(state).animals] == [([(3, 3)], "sheep", 2)]


@pytest.mark.clause("3.15")
def test_the_token_changes_who_begins_the_next_round() -> None:
    state = play(start(3), "use logging_1_3", "use starting_player_1_3", "use supplies")
    assert state.turn == 0, "never the order of this round"
    end_round(state)
    play(state, "reveal sheep_farming")
    assert state.turn == 1
    end_round(state)
    play(state, "reveal ore_mine_construction")
    assert state.turn == 1, "nobody took the token"


@pytest.mark.clause("3.15")
def test_the_token_does_not_change_the_order_of_this_harvest() -> None:
    state = start(3, 3)
    for seat in range(3):
        home(state, seat=seat, food=4, gold=2)
    play(state, "use ore_mining_1_3", "use starting_player_1_3", "use supplies")
    end_work(state)
    assert (state.ask(), state.turn) == ("feed", 0)
