"""Section 6: action cards."""

import pytest

from filone.games.saboteur.coach import tools
from filone.kernel import CHANCE, SPECTATOR
from filone.kernel.advice import say_advice
from games.saboteur.scene import EASTWARD, GAME, allowed, draw, give, hold, play, refusal, start, tell, texts, tunnel


@pytest.mark.clause("6.1")
def test_action_cards_may_be_played_with_broken_tools() -> None:
    state = play(tunnel(start(), "X 1,0"), "break pick 1", "break lantern 1")
    play(state, "discard MAP", "discard MAP")
    assert state.turn == 1
    hold(state, "X", "BREAK_WAGON", "REPAIR_PICK", "ROCKFALL", "MAP")
    assert {text.split()[0] for text in texts(state)} == {"break", "repair", "rockfall", "map", "discard"}


def test_whoever_can_repair_nothing_is_told_of_all_broken_tools() -> None:
    state = start()
    for broken, told in (("pick", "While your pick is broken"), ("lantern", "While 2 of your tools are broken")):
        play(state, f"break {broken} 1", "discard MAP")
        hold(state, "X")
        assert state.turn == 1
        (advice,) = say_advice(GAME, "en", tools(state.view(1)))
        assert advice.startswith(told)
        play(state, "discard X")


@pytest.mark.clause("6.2")
def test_a_broken_tool_stays_in_front_of_its_owner() -> None:
    state = play(start(), "break wagon 1")
    assert state.view(2).broken == [[], ["wagon"], []]
    assert state.view(2).discards == {}
    play(state, "discard MAP", "discard MAP", "discard MAP")
    assert state.view(2).broken == [[], ["wagon"], []]
    give(state, "BREAK_PICK")
    assert len(texts(state, "break")) == 3, "any player"
    assert refusal(state, "break pick 5") == "6.2", "nobody sits there"


@pytest.mark.clause("6.3")
def test_one_of_each_tool() -> None:
    state = play(start(), "break pick 1")
    assert refusal(state, "break pick 1") == "6.3"
    play(state, "break lantern 1", "break wagon 1")
    assert state.view(0).broken[1] == ["pick", "lantern", "wagon"]
    hold(state, "BREAK_PICK", "BREAK_LANTERN", "BREAK_WAGON")
    assert [text for text in texts(state, "break") if text.endswith(" 1")] == []


@pytest.mark.clause("6.4")
def test_you_may_break_your_own_tool() -> None:
    state = play(start(), "break pick 0")
    assert state.view(0).broken == [["pick"], [], []]


@pytest.mark.clause("6.5")
def test_option_you_may_not() -> None:
    state = start(break_self_allowed=False)
    assert refusal(state, "break pick 0") == "6.5"
    assert texts(state, "break") == ["break pick 1", "break pick 2"]


@pytest.mark.clause("6.6")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_repair_mends_a_tool_of_anybody(owner: int) -> None:
    state = play(start(), f"break wagon {owner}")
    play(state, f"repair REPAIR_WAGON {owner} wagon")
    assert state.view(0).broken == [[], [], []]
    assert state.view(0).discards == {"BREAK_WAGON": 1, "REPAIR_WAGON": 1}
    state = play(start(), f"break wagon {owner}")
    assert refusal(state, f"repair REPAIR_PICK {owner} wagon") == "6.6", "not the tool on the card"
    assert refusal(state, "repair REPAIR_PICK 7 pick") == "6.6", "nobody sits there"


@pytest.mark.clause("6.7")
def test_only_what_is_broken_can_be_mended() -> None:
    state = play(start(), "break wagon 1")
    assert refusal(state, "repair REPAIR_WAGON 2 wagon") == "6.7"
    assert refusal(state, "repair REPAIR_PICK 1 pick") == "6.7"
    hold(state, "REPAIR_PICK", "REPAIR_WAGON")
    assert texts(state, "repair") == ["repair REPAIR_WAGON 1 wagon"]


@pytest.mark.clause("6.8")
def test_a_double_repair_mends_one_tool_of_the_two() -> None:
    state = play(start(), "break wagon 1", "break pick 1", "break lantern 1")
    hold(state, "REPAIR_PICK_WAGON")
    assert texts(state, "repair") == ["repair REPAIR_PICK_WAGON 1 pick", "repair REPAIR_PICK_WAGON 1 wagon"]
    play(state, "repair REPAIR_PICK_WAGON 1 pick")
    assert state.view(0).broken[1] == ["lantern", "wagon"]


@pytest.mark.clause("6.9")
def test_a_rockfall_takes_any_tunnel_card() -> None:
    state = start()
    give(state, "ROCKFALL")
    assert texts(state, "rockfall") == []
    tunnel(state, "X 1,0", "DX 0,1", "T_V turned 2,0")
    assert refusal(state, "rockfall 3,0") == "6.9", "nothing lies there"
    give(state, "ROCKFALL")
    assert texts(state, "rockfall") == ["rockfall 1,0", "rockfall 2,0", "rockfall 0,1"]
    play(state, "rockfall 1,0")
    assert [piece.cell for piece in state.view(0).maze] == [(0, 0), (2, 0), (0, 1)]
    assert state.view(0).discards == {"ROCKFALL": 1, "X": 1}


@pytest.mark.clause("6.10")
def test_start_and_goals_cannot_be_taken() -> None:
    state = tunnel(start(), *EASTWARD, "X 7,0")
    tell(state, "reveal middle GOAL_STONE_1")
    draw(state)
    for cell in ("0,0", "8,0", "8,2"):
        assert refusal(state, f"rockfall {cell}") == "6.10"


@pytest.mark.clause("6.11")
def test_the_gap_may_be_filled_again() -> None:
    state = play(tunnel(start(), "I_H 1,0", "X 2,0"), "rockfall 1,0")
    assert refusal(state, "place T_V 1,0") == "4.5", "it must fit on both sides"
    assert allowed(state, "place T_H 1,0")
    tunnel(state, "T_H 1,0")
    assert all(piece.linked for piece in state.view(0).maze)
    state = play(tunnel(start(), "DI_H 1,0"), "rockfall 1,0")
    assert allowed(state, "place I_H 1,0"), "a dead end cleared away"


@pytest.mark.clause("6.12")
def test_a_map_shows_one_goal_to_one_player() -> None:
    state = start()
    give(state, "MAP")
    tell(state, "map top")
    assert state.turn == CHANCE
    assert texts(state) == [f"look 0 top {card}" for card in ("GOAL_GOLD", "GOAL_STONE_1", "GOAL_STONE_2")]
    assert state.weights() == [1, 1, 1]
    move = GAME.parse(state, "look 0 top GOAL_GOLD")
    for other in (1, 2, SPECTATOR):
        assert GAME.describe(state, move, other) == {"kind": "look", "target": 0, "goal": "top"}
    state.play(move)
    draw(state)
    assert [goal.card for goal in state.view(0).goals] == ["GOAL_GOLD", None, None]
    for other in (1, 2, SPECTATOR):
        assert [goal.card for goal in state.view(other).goals] == [None, None, None]
        assert [goal.lookers for goal in state.view(other).goals] == [[0], [], []]
    assert not state.view(0).goals[0].up
    assert state.view(0).discards == {"MAP": 1}


@pytest.mark.clause("6.13")
def test_maps_are_for_goals_that_are_face_down() -> None:
    state = start()
    give(state, "MAP")
    tell(state, "map top")
    tell(state, "look 0 top GOAL_STONE_1")
    play(state, "map top")
    assert texts(state) == ["look 2 top GOAL_STONE_1"], "what somebody has seen stays what it is"
    tell(state, "look 2 top GOAL_STONE_1")
    draw(state)
    assert state.view(2).goals[0].lookers == [0, 2]
    play(state, "map middle")
    assert texts(state) == ["look 1 middle GOAL_GOLD", "look 1 middle GOAL_STONE_2"]
    state = tunnel(start(), *EASTWARD, "X 7,0")
    tell(state, "reveal middle GOAL_STONE_1")
    draw(state)
    assert refusal(state, "map middle") == "6.13"
    assert texts(state, "map") == ["map top", "map bottom"]


@pytest.mark.clause("6.14")
def test_played_cards_are_discarded_face_up() -> None:
    state = play(start(), "break pick 1", "repair REPAIR_PICK 1 pick", "place X 1,0", "rockfall 1,0")
    for seat in (0, 1, 2, SPECTATOR):
        assert state.view(seat).discards == {"BREAK_PICK": 1, "REPAIR_PICK": 1, "X": 1, "ROCKFALL": 1}
