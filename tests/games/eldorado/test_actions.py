"""Action cards, discarding and drawing."""

import pytest

from filone.kernel import CHANCE
from games.eldorado.scene import ROW, Scene, step


@pytest.mark.clause("8.1")
def test_action_cards_come_before_during_and_after_everything_in_phase_1() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:3], "J1 J1")
    scene.deal(0, "scientist scientist scientist scout traveler", draw="sailor sailor sailor sailor")
    for moves in ((), ("play scout", step(ROW[1])), ("stop", "buy scout", "pay traveler", "done")):
        scene.do(*moves, "play scientist")
        scene.chance("draw 0 sailor")
        scene.do("done")
    scene.deal(0, "scientist")
    scene.do("end")
    assert scene.refusal("play scientist") == "8.1"


@pytest.mark.clause("8.2", "8.4")
def test_the_transmitter_takes_any_card_for_nothing() -> None:
    scene = Scene()
    scene.deal(0, "transmitter")
    scene.do("play transmitter")
    assert len(scene.moves()) == 18
    assert scene.refusal("end") == "8.2"
    scene.do("take native")
    assert scene.cards("discard") == ["native"]
    assert scene.left("native") == 2
    assert "native" not in scene.in_market()
    assert len(scene.in_market()) == 6


@pytest.mark.clause("8.3")
def test_taking_is_not_buying() -> None:
    scene = Scene()
    scene.deal(0, "transmitter transmitter traveler")
    scene.do("play transmitter", "take native", "buy scout", "pay traveler", "done")
    assert scene.cards("discard") == ["scout", "native"]
    assert "play transmitter" in scene.moves()


@pytest.mark.clause("8.3")
def test_as_an_option_taking_is_the_purchase() -> None:
    scene = Scene(transmitter="purchase")
    scene.deal(0, "transmitter transmitter traveler")
    scene.do("play transmitter", "take native")
    assert scene.refusal("buy scout") == "6.1"
    assert scene.refusal("play transmitter") == "8.3"


@pytest.mark.clause("8.5")
def test_cards_drawn_can_be_used_at_once() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:2], "W3")
    scene.deal(0, "cartographer compass", draw="captain sailor explorer scout traveler")
    scene.do("play cartographer")
    scene.chance("draw 0 captain", "draw 0 sailor")
    assert scene.cards("hand") == ["sailor", "captain", "compass"]
    scene.do("play captain", step(ROW[1]), "play compass")
    scene.chance("draw 0 explorer", "draw 0 scout", "draw 0 traveler")
    assert scene.cards("hand") == ["explorer", "traveler", "sailor", "scout"]
    assert scene.state.turn == 0


@pytest.mark.clause("8.6")
def test_scientist_and_travel_log_draw_and_then_may_remove() -> None:
    scene = Scene()
    scene.deal(0, "scientist explorer", draw="sailor traveler")
    scene.do("play scientist")
    scene.chance("draw 0 sailor")
    assert scene.moves() == ["remove explorer", "remove sailor", "done"]
    assert scene.refusal("end") == "8.6"
    scene.do("remove sailor")
    assert scene.cards("gone") == ["sailor"]
    assert scene.state.ask() == "act", "one at most"

    scene = Scene()
    scene.deal(0, "travel_log explorer", draw="sailor traveler scout")
    scene.do("play travel_log")
    scene.chance("draw 0 sailor", "draw 0 traveler")
    scene.do("remove explorer")
    assert scene.moves() == ["remove traveler", "remove sailor", "done"]
    scene.do("remove traveler")
    assert scene.state.ask() == "act", "two at most"
    assert scene.cards("gone") == ["explorer", "traveler", "travel_log"]


@pytest.mark.clause("8.6")
def test_nothing_need_be_removed() -> None:
    scene = Scene()
    scene.deal(0, "travel_log explorer", draw="sailor traveler")
    scene.do("play travel_log")
    scene.chance()
    scene.do("done")
    assert scene.cards("gone") == ["travel_log"]


@pytest.mark.clause("8.7")
def test_the_native_goes_anywhere_for_nothing() -> None:
    for code in ("J3", "W4", "V4", "G3", "C3"):
        scene = Scene()
        scene.block()
        scene.put(0, ROW[0])
        scene.paint(ROW[1:2], code)
        scene.deal(0, "native explorer")
        scene.do("play native", step(ROW[1]))
        assert scene.pawn() == ROW[1]
        assert scene.cards("hand") == ["explorer"]
        assert scene.cards("played") == ["native"]


@pytest.mark.clause("8.7")
def test_the_native_goes_one_space() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.deal(0, "native")
    scene.do("play native")
    assert scene.refusal(step(ROW[2])) == "8.7"


@pytest.mark.clause("8.7")
def test_a_native_that_can_do_nothing_is_not_played() -> None:
    scene = Scene(4)
    corner = (24, -3)
    scene.put(0, corner)
    around = [(scene.route.q[n], scene.route.r[n]) for n in scene.route.near[scene.route.find(*corner)]]
    assert "play native" not in scene.moves()
    scene.deal(0, "native")
    assert "play native" in scene.moves()
    scene.route.near[scene.route.find(*corner)] = [scene.route.find(*place) for place in around[:3]]
    scene.route.gates[scene.route.find(*corner)] = [-1, -1, -1]
    for seat in (1, 2, 3):
        scene.put(seat, around[seat - 1])
    assert scene.refusal("play native") == "8.7"


@pytest.mark.clause("8.8")
def test_a_native_tears_down_any_block_and_stays() -> None:
    for number in range(1, 7):
        scene = Scene()
        scene.block(number)
        scene.put(0, (3, 0))
        scene.deal(0, "native explorer")
        scene.do("play native", f"clear {number}")
        assert scene.state.holders[number] == 0
        assert scene.pawn() == (3, 0)
        assert scene.state.ask() == "act"


@pytest.mark.clause("8.8")
def test_as_an_option_the_native_also_crosses() -> None:
    for stops in (True, False):
        scene = Scene(native_block="cross")
        scene.block(6)
        scene.put(0, (3, 0))
        scene.paint([(4, 0), (4, -1)], "G3 C3")
        scene.deal(0, "native explorer")
        scene.do("play native", "clear 6")
        assert scene.moves() == [step((4, -1)), step((4, 0)), "stop"]
        assert scene.refusal(step((3, -1))) == "8.8"
        assert scene.refusal(step((0, 0))) == "3.1"
        assert scene.refusal("leave") == "8.8"
        scene.do("stop" if stops else step((4, 0)))
        assert scene.pawn() == ((3, 0) if stops else (4, 0))
        assert scene.state.ask() == "act"


@pytest.mark.clause("9.1")
def test_played_cards_are_discarded() -> None:
    scene = Scene()
    scene.deal(0, "traveler native", draw="sailor sailor sailor sailor")
    scene.do("buy scout", "pay traveler", "done")
    assert scene.cards("discard") == ["scout"]
    scene.do("end")
    assert scene.cards("played") == []
    assert scene.cards("discard") == ["traveler", "scout"]


@pytest.mark.clause("9.2")
def test_each_card_left_is_kept_or_discarded() -> None:
    scene = Scene()
    scene.deal(0, "explorer explorer sailor native", draw="scout scout scout scout")
    scene.do("end")
    assert scene.moves() == ["discard explorer", "discard sailor", "discard native", "keep"]
    assert scene.refusal("end") == "9.2"
    scene.do("discard explorer", "discard native", "keep")
    scene.chance()
    assert scene.cards("hand") == ["explorer", "sailor", "scout", "scout"]
    assert scene.cards("discard") == ["explorer", "native"]


@pytest.mark.clause("9.3")
def test_draw_up_to_four_and_none_with_more() -> None:
    scene = Scene()
    scene.deal(0, "explorer explorer sailor native scout scout", draw="scout scout scout scout")
    scene.do("end", "keep")
    assert scene.state.turn == 1
    assert len(scene.cards("hand")) == 6
    scene.deal(1, "", draw="scout scout scout scout scout")
    scene.do("end")
    assert scene.state.turn == CHANCE
    scene.chance()
    assert len(scene.cards("hand", 1)) == 4


@pytest.mark.clause("9.4")
def test_the_discard_pile_is_shuffled_when_the_draw_pile_is_used_up() -> None:
    scene = Scene()
    scene.deal(0, "", draw="scout", discard="sailor sailor native")
    scene.do("end")
    assert scene.moves() == ["draw 0 scout"]
    scene.do("draw 0 scout")
    assert scene.moves() == ["draw 0 sailor", "draw 0 native"]
    assert scene.state.weights() == [2, 1]
    assert scene.cards("discard") == []


@pytest.mark.clause("9.4")
def test_a_shuffle_in_the_turn_takes_what_was_bought_but_not_what_was_played() -> None:
    scene = Scene()
    scene.deal(0, "traveler cartographer explorer", discard="sailor")
    scene.do("buy scout", "pay traveler", "done", "play cartographer")
    assert scene.moves() == ["draw 0 sailor", "draw 0 scout"]
    scene.chance("draw 0 sailor", "draw 0 scout")
    assert scene.cards("hand") == ["explorer", "sailor", "scout"]
    assert scene.cards("played") == ["traveler", "cartographer"]


@pytest.mark.clause("9.5")
def test_with_nothing_to_shuffle_fewer_cards_are_drawn() -> None:
    scene = Scene()
    scene.deal(0, "cartographer native", draw="sailor")
    scene.do("play cartographer")
    scene.do("draw 0 sailor")
    assert scene.state.turn == 0
    assert scene.cards("hand") == ["sailor", "native"]
    scene.deal(0, "explorer")
    scene.do("end", "keep")
    assert scene.state.turn == 1
    assert scene.cards("hand") == ["explorer"]
