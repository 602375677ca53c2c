"""Section 2: the round."""

import pytest

from filone.kernel import CHANCE, OVER
from games.caverna.boards import (
    begin,
    end_round,
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

SUPPLIERS = ". . . | . . . / . . . | . . . / . . . | wood_supplier stone_supplier . / . . . | E . ."


@pytest.mark.clause("2.1")
def test_twelve_rounds_of_five_phases() -> None:
    state = start(3)
    home(state, ". . . | . . . / . . . | . . . / . . . | C . . / . Fg3 M | E . .", food=50)
    for round in range(1, 13):
        assert view(state).round == round
        before = lying(state, "logging_1_3")
        end_round(state)
        while state.turn == CHANCE:
            assert lying(state, "logging_1_3") == before, "the refill comes after the new space"
            state.advance(state.moves()[0])
    assert state.turn == OVER or state.ask() == "finish"
    play(state, *["finish"] * (state.turn >= 0))
    assert state.turn == OVER


@pytest.mark.clause("2.2")
def test_a_card_can_be_used_from_its_round_on() -> None:
    state = start(2)
    assert refusal(state, "use sheep_farming") == "2.2"
    end_round(state)
    play(state, "reveal sheep_farming")
    assert "sheep_farming" in texts(state, "use")
    end_round(state)
    play(state, "reveal ore_mine_construction")
    assert "sheep_farming" in texts(state, "use")


@pytest.mark.clause("2.3")
def test_tokens_are_turned_over_from_round_6_on() -> None:
    state = end_round(start(3, 4))
    play(state, "reveal donkey_farming")
    assert state.turn == 0
    end_round(state)
    play(state, "reveal ruby_mine_construction")
    assert texts(state) == ["token leaf", "token question"]
    play(state, "token question")
    assert state.turn == 0
    assert view(state).turned == ["question"]


@pytest.mark.clause("2.4")
def test_family_life_turns_the_wish_for_children_over() -> None:
    state = start(3, 7, "LL")
    home(state, wood=4, stone=3)
    assert "wish_for_children" in texts(state, "use")
    end_round(state)
    play(state, "reveal family_life", "token leaf")
    assert "urgent_wish_for_children" in texts(state, "use")
    assert refusal(state, "use wish_for_children") == "2.2"
    end_round(state)
    play(state, "reveal exploration", "token question")
    assert "wish_for_children" not in {space.space for space in view(state).spaces}


@pytest.mark.clause("2.5")
def test_every_space_receives_its_goods() -> None:
    state = start(2)
    home(state, food=9)
    end_round(state)
    play(state, "reveal sheep_farming")
    assert lying(state, "sheep_farming") == {"sheep": 1}, "the new card too"
    assert lying(state, "wood_gathering") == {"wood": 2}, "besides what lay there"
    assert lying(state, "supplies") == {}


@pytest.mark.clause("2.6")
def test_two_figures_are_for_an_empty_space_and_for_any_other() -> None:
    state = start(4)
    assert lying(state, "excavation_4_7") == {"stone": 2}
    assert lying(state, "sustenance_4_7") == {"grain": 1}
    end_round(state)
    play(state, "reveal sheep_farming")
    assert lying(state, "excavation_4_7") == {"stone": 3}
    assert lying(state, "sustenance_4_7") == {"grain": 1, "vegetable": 1}
    lay_out(state, "excavation_4_7")
    lay_out(state, "sustenance_4_7", vegetable=1)
    end_round(state)
    play(state, "reveal ore_mine_construction")
    assert lying(state, "excavation_4_7") == {"stone": 2}
    assert lying(state, "sustenance_4_7") == {"vegetable": 2}


@pytest.mark.clause("2.7")
def test_a_space_holds_any_number() -> None:
    state = lay_out(start(2), "logging_1_3", wood=99)
    end_round(state)
    play(state, "reveal sheep_farming")
    assert lying(state, "logging_1_3") == {"wood": 100}


@pytest.mark.clause("2.8")
def test_tiles_pay_after_the_refill_in_turn_order() -> None:
    state = begin(2)
    for seat in (0, 1):
        home(state, SUPPLIERS, seat).supplies = [1, 2, 0]
    assert owned(state) == {"food": 1}
    play(state, "reveal blacksmithing")
    assert [owned(state, seat) for seat in (0, 1)] == [{"food": 1, "wood": 1, "stone": 1}] * 2
    assert seen(state).supplies == [0, 1, 0]


@pytest.mark.clause("2.9")
def test_all_dwarfs_go_home_and_newborns_work_from_the_next_round() -> None:
    state = start(2, 8)
    home(state, ". . . | . . . / . . . | . . . / . . . | dwelling . . / . . . | E . .", food=9)
    play(state, "use family_life")
    assert [(dwarf.placed, dwarf.newborn) for dwarf in seen(state).dwarfs] == [
        (True, False),
        (False, False),
        (True, True),
    ]
    play(state, "use logging_1_3", "use ore_mining_1_3", "use supplies")
    assert state.ask() == "feed" or state.turn == CHANCE
    while state.ask() == "feed":
        play(state, "feed")
    play(state, "reveal ore_trading", "token question")
    assert [(dwarf.placed, dwarf.newborn) for dwarf in seen(state).dwarfs] == [(False, False)] * 3
    play(state, "use logging_1_3", "use wood_gathering", "use ore_mining_1_3", "use supplies", "use housework")
    assert state.turn == CHANCE
    assert all(space.occupant == -1 for space in view(state).spaces)
