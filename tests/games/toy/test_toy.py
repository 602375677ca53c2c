"""The toy's own rules."""

import pytest

from filone.kernel import OVER, IllegalMove
from games.toy.scene import TOY, after


@pytest.mark.clause("1.1")
def test_everybody_is_dealt_one_card() -> None:
    state = after("deal 0 3")
    assert [TOY.text(state, move) for move in state.moves()] == [f"deal 1 {card}" for card in (1, 2, 4, 5, 6, 7, 8, 9)]


@pytest.mark.clause("1.2")
def test_a_card_may_be_swapped_unless_it_is_a_lucky_nine() -> None:
    assert after("deal 0 9", "deal 1 3", "swap", "deal 0 1").scores() == [1, 3]
    with pytest.raises(IllegalMove):
        after("deal 0 3", "deal 1 9", "keep", "swap", lucky=True)


@pytest.mark.clause("2.1")
def test_highest_card_wins() -> None:
    state = after("deal 0 3", "deal 1 8", "keep", "keep")
    assert state.turn == OVER
    assert state.outcome().winners == [1]
