"""Action cards, discarding and drawing."""

import pytest

from filone.kernel import CHANCE
from games.eldorado.table import ROW, Table, step


@pytest.mark.clause("8.1")
def test_action_cards_come_before_during_and_after_everything_in_phase_1() -> None:
    table = Table()
    table.block()
    table.put(0, ROW[0])
    table.paint(ROW[1:3], "J1 J1")
    table.deal(0, "scientist scientist scientist scout traveler", draw="sailor sailor sailor sailor")
    for moves in ((), ("play scout", step(ROW[1])), ("stop", "buy scout", "pay traveler", "done")):
        table.do(*moves, "play scientist")
        table.chance("draw 0 sailor")
        table.do("done")
    table.deal(0, "scientist")
    table.do("end")
    assert table.refusal("play scientist") == "8.1"


@pytest.mark.clause("8.2", "8.4")
def test_the_transmitter_takes_any_card_for_nothing() -> None:
    table = Table()
    table.deal(0, "transmitter")
    table.do("play transmitter")
    assert len(table.moves()) == 18
    assert table.refusal("end") == "8.2"
    table.do("take native")
    assert table.cards("discard") == ["native"]
    assert table.left("native") == 2
    assert "native" not in table.in_market()
    assert len(table.in_market()) == 6


@pytest.mark.clause("8.3")
def test_taking_is_not_buying() -> None:
    table = Table()
    table.deal(0, "transmitter transmitter traveler")
    table.do("play transmitter", "take native", "buy scout", "pay traveler", "done")
    assert table.cards("discard") == ["scout", "native"]
    assert "play transmitter" in table.moves()


@pytest.mark.clause("8.3")
def test_as_an_option_taking_is_the_purchase() -> None:
    table = Table(transmitter="purchase")
    table.deal(0, "transmitter transmitter traveler")
    table.do("play transmitter", "take native")
    assert table.refusal("buy scout") == "6.1"
    assert table.refusal("play transmitter") == "8.3"


@pytest.mark.clause("8.5")
def test_cards_drawn_can_be_used_at_once() -> None:
    table = Table()
    table.block()
    table.put(0, ROW[0])
    table.paint(ROW[1:2], "W3")
    table.deal(0, "cartographer compass", draw="captain sailor explorer scout traveler")
    table.do("play cartographer")
    table.chance("draw 0 captain", "draw 0 sailor")
    assert table.cards("hand") == ["sailor", "captain", "compass"]
    table.do("play captain", step(ROW[1]), "play compass")
    table.chance("draw 0 explorer", "draw 0 scout", "draw 0 traveler")
    assert table.cards("hand") == ["explorer", "traveler", "sailor", "scout"]
    assert table.state.turn == 0


@pytest.mark.clause("8.6")
def test_scientist_and_travel_log_draw_and_then_may_remove() -> None:
    table = Table()
    table.deal(0, "scientist explorer", draw="sailor traveler")
    table.do("play scientist")
    table.chance("draw 0 sailor")
    assert table.moves() == ["remove explorer", "remove sailor", "done"]
    assert table.refusal("end") == "8.6"
    table.do("remove sailor")
    assert table.cards("gone") == ["sailor"]
    assert table.state.ask() == "act", "one at most"

    table = Table()
    table.deal(0, "travel_log explorer", draw="sailor traveler scout")
    table.do("play travel_log")
    table.chance("draw 0 sailor", "draw 0 traveler")
    table.do("remove explorer")
    assert table.moves() == ["remove traveler", "remove sailor", "done"]
    table.do("remove traveler")
    assert table.state.ask() == "act", "two at most"
    assert table.cards("gone") == ["explorer", "traveler", "travel_log"]


@pytest.mark.clause("8.6")
def test_nothing_need_be_removed() -> None:
    table = Table()
    table.deal(0, "travel_log explorer", draw="sailor traveler")
    table.do("play travel_log")
    table.chance()
    table.do("done")
    assert table.cards("gone") == ["travel_log"]


@pytest.mark.clause("8.7")
def test_the_native_goes_anywhere_for_nothing() -> None:
    for code in ("J3", "W4", "V4", "G3", "C3"):
        table = Table()
        table.block()
        table.put(0, ROW[0])
        table.paint(ROW[1:2], code)
        table.deal(0, "native explorer")
        table.do("play native", step(ROW[1]))
        assert table.pawn() == ROW[1]
        assert table.cards("hand") == ["explorer"]
        assert table.cards("played") == ["native"]


@pytest.mark.clause("8.7")
def test_the_native_goes_one_space() -> None:
    table = Table()
    table.block()
    table.put(0, ROW[0])
    table.deal(0, "native")
    table.do("play native")
    assert table.refusal(step(ROW[2])) == "8.7"


@pytest.mark.clause("8.7")
def test_a_native_that_can_do_nothing_is_not_played() -> None:
    table = Table(4)
    corner = (24, -3)
    table.put(0, corner)
    around = [(table.route.q[n], table.route.r[n]) for n in table.route.near[table.route.find(*corner)]]
    assert "play native" not in table.moves()
    table.deal(0, "native")
    assert "play native" in table.moves()
    table.route.near[table.route.find(*corner)] = [table.route.find(*place) for place in around[:3]]
    table.route.gates[table.route.find(*corner)] = [-1, -1, -1]
    for seat in (1, 2, 3):
        table.put(seat, around[seat - 1])
    assert table.refusal("play native") == "8.7"


@pytest.mark.clause("8.8")
def test_a_native_tears_down_any_block_and_stays() -> None:
    for number in range(1, 7):
        table = Table()
        table.block(number)
        table.put(0, (3, 0))
        table.deal(0, "native explorer")
        table.do("play native", f"clear {number}")
        assert table.state.holders[number] == 0
        assert table.pawn() == (3, 0)
        assert table.state.ask() == "act"


@pytest.mark.clause("8.8")
def test_as_an_option_the_native_also_crosses() -> None:
    for stops in (True, False):
        table = Table(native_block="cross")
        table.block(6)
        table.put(0, (3, 0))
        table.paint([(4, 0), (4, -1)], "G3 C3")
        table.deal(0, "native explorer")
        table.do("play native", "clear 6")
        assert table.moves() == [step((4, -1)), step((4, 0)), "stop"]
        assert table.refusal(step((3, -1))) == "8.8"
        table.do("stop" if stops else step((4, 0)))
        assert table.pawn() == ((3, 0) if stops else (4, 0))
        assert table.state.ask() == "act"


@pytest.mark.clause("9.1")
def test_played_cards_are_discarded() -> None:
    table = Table()
    table.deal(0, "traveler native", draw="sailor sailor sailor sailor")
    table.do("buy scout", "pay traveler", "done")
    assert table.cards("discard") == ["scout"]
    table.do("end")
    assert table.cards("played") == []
    assert table.cards("discard") == ["traveler", "scout"]


@pytest.mark.clause("9.2")
def test_each_card_left_is_kept_or_discarded() -> None:
    table = Table()
    table.deal(0, "explorer explorer sailor native", draw="scout scout scout scout")
    table.do("end")
    assert table.moves() == ["discard explorer", "discard sailor", "discard native", "keep"]
    assert table.refusal("end") == "9.2"
    table.do("discard explorer", "discard native", "keep")
    table.chance()
    assert table.cards("hand") == ["explorer", "sailor", "scout", "scout"]
    assert table.cards("discard") == ["explorer", "native"]


@pytest.mark.clause("9.3")
def test_draw_up_to_four_and_none_with_more() -> None:
    table = Table()
    table.deal(0, "explorer explorer sailor native scout scout", draw="scout scout scout scout")
    table.do("end", "keep")
    assert table.state.turn == 1
    assert len(table.cards("hand")) == 6
    table.deal(1, "", draw="scout scout scout scout scout")
    table.do("end")
    assert table.state.turn == CHANCE
    table.chance()
    assert len(table.cards("hand", 1)) == 4


@pytest.mark.clause("9.4")
def test_the_discard_pile_is_shuffled_when_the_draw_pile_is_used_up() -> None:
    table = Table()
    table.deal(0, "", draw="scout", discard="sailor sailor native")
    table.do("end")
    assert table.moves() == ["draw 0 scout"]
    table.do("draw 0 scout")
    assert table.moves() == ["draw 0 sailor", "draw 0 native"]
    assert table.state.weights() == [2, 1]
    assert table.cards("discard") == []


@pytest.mark.clause("9.4")
def test_a_shuffle_in_the_turn_takes_what_was_bought_but_not_what_was_played() -> None:
    table = Table()
    table.deal(0, "traveler cartographer explorer", discard="sailor")
    table.do("buy scout", "pay traveler", "done", "play cartographer")
    assert table.moves() == ["draw 0 sailor", "draw 0 scout"]
    table.chance("draw 0 sailor", "draw 0 scout")
    assert table.cards("hand") == ["explorer", "sailor", "scout"]
    assert table.cards("played") == ["traveler", "cartographer"]


@pytest.mark.clause("9.5")
def test_with_nothing_to_shuffle_fewer_cards_are_drawn() -> None:
    table = Table()
    table.deal(0, "cartographer native", draw="sailor")
    table.do("play cartographer")
    table.do("draw 0 sailor")
    assert table.state.turn == 0
    assert table.cards("hand") == ["sailor", "native"]
    table.deal(0, "explorer")
    table.do("end", "keep")
    assert table.state.turn == 1
    assert table.cards("hand") == ["explorer"]
