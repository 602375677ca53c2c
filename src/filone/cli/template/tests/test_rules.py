"""The rules, clause by clause."""

import pytest

from filone.cli.template.tests.scene import GAME, begin, choices, dealt, play
from filone.kernel import CHANCE, OVER, IllegalMove


@pytest.mark.clause("1.1", "1.2")
def test_everybody_is_dealt_two_of_twelve_cards() -> None:
    state = begin()
    assert choices(state) == [f"draw 0 {card}" for card in range(1, 13)]
    play(state, "draw 0 7", "draw 1 8", "draw 0 1")
    with pytest.raises(IllegalMove) as refusal:
        play(state, "draw 1 7")
    assert refusal.value.clause == "1.1"
    play(state, "draw 1 2")
    assert state.turn == 0
    assert state.view(0).hand == [1, 7]  # type: ignore[attr-defined]
    assert "7" not in GAME.describe(state, state.moves()[0], 1)


@pytest.mark.clause("2.1", "2.3")
def test_lay_a_card_then_draw_one() -> None:
    state = dealt((1, 7), (2, 8))
    assert choices(state) == ["lay 1", "lay 7"]
    with pytest.raises(IllegalMove) as refusal:
        play(state, "lay 2")
    assert refusal.value.clause == "2.1"
    play(state, "lay 7")
    assert state.turn == CHANCE
    play(state, "draw 0 3")
    assert (state.turn, choices(state)) == (1, ["lay 2", "lay 8"])


@pytest.mark.clause("2.2")
def test_stop_with_three_cards_and_no_sooner() -> None:
    state = dealt((1, 2), (3, 4))
    with pytest.raises(IllegalMove) as refusal:
        play(state, "stop")
    assert refusal.value.clause == "2.2"
    play(state, "lay 1", "draw 0 5", "lay 3", "draw 1 6", "lay 2", "draw 0 7", "lay 4", "draw 1 8", "lay 5", "draw 0 9")
    play(state, "lay 6", "draw 1 10", "stop", "lay 8", "draw 1 11")
    assert state.turn == 1, "who has stopped has no more turns"


@pytest.mark.clause("3.1", "3.2", "3.3")
def test_the_roof_bears_so_much_and_who_has_most_wins() -> None:
    moves = ["lay 1", "draw 0 5", "lay 3", "draw 1 6", "lay 2", "draw 0 7", "lay 4", "draw 1 8", "lay 5", "draw 0 9"]
    moves += ["lay 8", "draw 1 10", "stop"]
    state = dealt((1, 2), (3, 4))
    play(state, *moves, "stop")
    assert state.turn == OVER
    assert state.outcome().scores == [8, 15]
    assert state.outcome().winners == [1]
    state = dealt((1, 2), (3, 4), limit=15)
    play(state, *moves, "lay 6", "draw 1 11", "stop")
    assert state.outcome().scores == [8, 0]
    state = dealt((1, 2), (3, 4))
    play(state, *moves, "lay 6", "draw 1 11", "lay 10", "draw 1 12", "lay 11", "lay 12")
    assert state.turn == OVER, "no card is left"
