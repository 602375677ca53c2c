"""Section 1: setting up."""

from collections import Counter

import pytest

from filone.kernel import CHANCE, SPECTATOR, BadSeats
from games.caverna.boards import (
    CARDS,
    GAME,
    begin,
    end_round,
    home,
    lying,
    owned,
    play,
    refusal,
    seen,
    start,
    texts,
    view,
)

STAGES = (CARDS[:3], CARDS[4:6], CARDS[6:9], CARDS[9:])


@pytest.mark.clause("1.1")
def test_one_to_seven_may_play_and_turns_go_clockwise() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6, 7]
    for seats in (0, 8):
        with pytest.raises(BadSeats):
            GAME.start(seats)
    state = start(3)
    order = []
    for space in ("logging_1_3", "wood_gathering", "supplies", "ore_mining_1_3"):
        order.append(state.turn)
        play(state, f"use {space}")
    assert order == [0, 1, 2, 0]
    assert view(state).starter == 0


@pytest.mark.clause("1.2")
def test_a_home_has_two_dwarfs_and_three_stables_in_reserve() -> None:
    state = start(2)
    assert [dwarf.strength for dwarf in seen(state).dwarfs] == [0, 0]
    assert state.homes[0].stables_left() == 3
    play(state, "use logging_1_3", "use wood_gathering", "use ore_mining_1_3", "use supplies")
    assert view(state).round == 2, "no dwarf of the reserve works"


@pytest.mark.clause("1.3")
def test_starting_food_follows_turn_order() -> None:
    for seats in range(2, 8):
        assert [owned(begin(seats), seat) for seat in range(seats)] == [
            {"food": food} for food in (1, 1, 2, 3, 3, 3, 3)[:seats]
        ]


@pytest.mark.clause("1.4")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 12), (3, 15), (4, 13), (5, 19), (6, 19), (7, 22)])
def test_the_number_of_players_decides_the_spaces(seats: int, spaces: int) -> None:
    assert len(view(begin(seats)).spaces) == spaces


@pytest.mark.clause("1.5")
def test_cards_come_stage_by_stage() -> None:
    state = begin(3)
    for round in range(1, 13):
        if round != 4:
            stage = STAGES[(round - 1) // 3]
            seen_before = {space.space for space in view(state).spaces}
            assert set(texts(state, "reveal")) == set(stage) - seen_before
            assert len(set(state.weights())) == 1, "any order is as likely as any other"
            state.advance(state.moves()[-1])
        else:
            assert "wish_for_children" in {space.space for space in view(state).spaces}
        if state.turn == CHANCE:
            state.advance(state.moves()[0])
        end_round(state)


@pytest.mark.clause("1.6")
def test_seven_tokens_lie_on_rounds_6_to_12() -> None:
    state = start(3, 5)
    assert (view(state).leaves, view(state).questions) == (4, 3)
    turned: Counter[str] = Counter()
    for _ in range(6, 13):
        end_round(state)
        play(state, f"reveal {texts(state, 'reveal')[0]}")
        assert dict(zip(texts(state, "token"), state.weights(), strict=True)) == {
            token: left for token, left in (("leaf", 4 - turned["leaf"]), ("question", 3 - turned["question"])) if left
        }
        play(state, f"token {texts(state, 'token')[-1]}")
        turned[view(state).turned[-1]] += 1
    assert turned == {"leaf": 4, "question": 3}
    assert not any(text.startswith("token") for text in texts(end_round(state)))


@pytest.mark.clause("1.7")
def test_everything_but_cards_and_tokens_to_come_is_open() -> None:
    state = start(3, 7)
    home(state, seat=1, wood=5, ruby=2, dwarfs=[0, 6])
    play(state, "use logging_1_3")
    views = [state.view(seat) for seat in (0, 1, 2, SPECTATOR)]
    assert all(seen.homes == views[0].homes and seen.spaces == views[0].spaces for seen in views)
    assert views[0].homes[1].goods["ruby"] == 2
    assert (views[0].leaves, views[0].questions) == (2, 3)


@pytest.mark.clause("1.8")
def test_there_is_one_copy_of_a_tile_but_dwellings_never_run_out() -> None:
    state = start(2)
    home(state, ". . . | . . . / . . . | . . . / . . . | carpenter dwelling . / . . . | E . .", seat=1)
    home(state, wood=9, stone=9)
    play(state, "use housework", "part furnish")
    assert refusal(state, "furnish carpenter") == "1.8"
    play(state, "furnish dwelling")
    assert "dwelling" in view(state).available


@pytest.mark.clause("1.9")
def test_goods_never_run_out() -> None:
    state = start(2)
    for pile in range(len(state.piles)):
        state.piles[pile] = 500
    state.forget()
    assert lying(state, "logging_1_3") == {"wood": 500}
    play(state, "use logging_1_3")
    assert owned(state)["wood"] == 500
    assert state.census()["tiles"] == 47
