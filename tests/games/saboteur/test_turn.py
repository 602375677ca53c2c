"""Section 3: a turn."""

from random import Random

import pytest

from filone.games.saboteur.content.cards import CARDS, COUNTS
from filone.games.saboteur.state import Saboteur
from filone.kernel import CHANCE, SPECTATOR, IllegalMove, MalformedMove
from games.saboteur.scene import GAME, draw, empty_deck, hold, play, start, tell, texts, throw_away


@pytest.mark.clause("3.1")
def test_one_card_a_turn_and_it_must_be_in_hand() -> None:
    state = start()
    hold(state, "X", "MAP", "D1_H")
    assert {text.split()[0] for text in texts(state)} == {"place", "map", "discard"}
    tell(state, "place X 1,0")
    assert state.turn == CHANCE
    assert len(state.hands[0]) == 2
    draw(state)
    assert state.turn == 2
    hold(state, "I_V", "I_H")
    for text in (
        "place T_V 0,1",
        "break pick 0",
        "repair REPAIR_PICK 0 pick",
        "rockfall 1,0",
        "map top",
        "discard T_V",
    ):
        assert clause_without_card(state, text) == "3.1"
    for text in ("keep 1", "draw 2 X"):
        assert clause_without_card(state, text) == "3.1", "not a card at all"


def clause_without_card(state: Saboteur, text: str) -> str:
    with pytest.raises(IllegalMove) as error:
        tell(state, text)
    return error.value.clause


@pytest.mark.clause("3.2")
def test_any_card_may_be_passed_with_although_it_could_be_played() -> None:
    state = start()
    hold(state, "X", "X", "BREAK_PICK", "ROCKFALL")
    assert texts(state, "discard") == ["discard X", "discard BREAK_PICK", "discard ROCKFALL"]
    tell(state, "discard X")
    assert state.view(1).passes == [1, 0, 0]
    assert state.view(1).discards == {}


@pytest.mark.clause("3.3")
def test_only_who_passed_knows_the_card() -> None:
    state = start()
    hold(state, "X", "I_V")
    move = GAME.parse(state, "discard X")
    assert GAME.describe(state, move, 0) == {"kind": "discard", "card": "X"}
    for other in (1, 2, SPECTATOR):
        assert GAME.describe(state, move, other) == {"kind": "discard"}
    state.play(move)
    assert state.view(0).passed == ["X"]
    for other in (1, 2, SPECTATOR):
        assert state.view(other).passed == []


@pytest.mark.clause("3.4")
def test_then_a_card_is_drawn_in_secret() -> None:
    state = start()
    hold(state, "X", "I_V")
    tell(state, "discard X")
    left = [COUNTS[card] - sum(hand.count(card) for hand in state.hands) - (card == 0) for card in range(len(CARDS))]
    assert texts(state) == [f"draw 0 {card}" for card, count in zip(CARDS, left, strict=True) if count]
    assert state.weights() == [count for count in left if count]
    move = GAME.parse(state, "draw 0 T_H")
    assert GAME.describe(state, move, 0)["card"] == "T_H"
    for other in (1, 2, SPECTATOR):
        assert "card" not in GAME.describe(state, move, other)
    state.play(move)
    assert state.view(0).hand == ["T_H", "I_V"]
    assert state.turn == 2


@pytest.mark.clause("3.5")
def test_the_last_card_of_the_pile_is_drawn_and_then_no_more() -> None:
    state = start()
    empty_deck(state)
    state.passed.pop()
    state.passers.pop()
    state.stock([0] * (len(CARDS) - 1) + [1])
    state.forget()
    play(state, "discard MAP")
    assert (len(state.hands[0]), state.view(0).deck, state.turn) == (6, 0, 2)
    tell(state, texts(state, "discard")[0])
    assert (len(state.hands[2]), state.turn) == (5, 1)


@pytest.mark.clause("3.6")
def test_a_player_without_cards_is_skipped() -> None:
    state = start()
    empty_deck(state)
    throw_away(state, 2, state.hands[2])
    state.hands[2].clear()
    state.forget()
    before = len(state.passed)
    tell(state, texts(state, "discard")[0])
    assert state.turn == 1
    assert len(state.passed) == before + 1


def test_what_is_allowed_is_what_is_listed() -> None:
    """Without a list to look it up in, or with one; and a list that somebody changes changes nothing."""
    rng = Random(7)
    state = start()
    for _ in range(60):
        listed = state.moves()
        others = [int(rng.random() * GAME.space.size) for _ in range(20)] + [move + 1 for move in listed]
        for move in listed + others:
            assert state.allows(move) == (move in listed)
        for number in (-1, GAME.space.size, 2**63, 10**30):
            with pytest.raises(MalformedMove):
                state.play(number)
        assert state.legal() == listed
        move = rng.choice(listed)
        listed.clear()
        state.play(move)
