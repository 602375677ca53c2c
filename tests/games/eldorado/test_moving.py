"""Moving a pawn over landscape, rubble and base camps, and overcoming blocks."""

from typing import Any

import pytest

from games.eldorado.table import ROW, Table, step

NEAR_SEAM = (3, 0)
BEYOND = (4, 0)


def on_the_row(codes: str, hand: str, **options: Any) -> Table:
    """The first pawn at the beginning of the row, no blocks, the next spaces as painted and rubble 3 all around."""
    table = Table(**options)
    table.block()
    table.put(0, ROW[0])
    table.put(1, (21, 0))
    table.put(2, (22, 0))
    around = {
        (table.route.q[near], table.route.r[near])
        for place in ROW[:6]
        for near in table.route.near[table.route.find(*place)]
    }
    table.paint(sorted(around), " ".join(["G3"] * len(around)))
    table.paint(ROW[1 : 1 + len(codes.split())], codes)
    table.deal(0, hand)
    return table


@pytest.mark.clause("3.1")
def test_symbol_and_power_must_be_enough() -> None:
    for code, hand, allowed in (
        ("J1", "explorer", True),
        ("J2", "explorer", False),
        ("J2", "scout", True),
        ("W1", "explorer", False),
        ("W1", "sailor", True),
        ("V1", "sailor", False),
        ("V1", "traveler", True),
    ):
        table = on_the_row(code, hand)
        assert (f"play {hand}" in table.moves()) is allowed, (code, hand)


@pytest.mark.clause("3.1")
def test_a_step_goes_to_a_neighbour() -> None:
    table = on_the_row("J1 J1", "scout scout")
    table.do("play scout")
    assert table.refusal(step(ROW[2])) == "3.1"
    assert table.refusal("step 50,50") == "3.1"
    assert table.moves_of("step") == [step(ROW[1])]


@pytest.mark.clause("3.2")
def test_what_is_left_goes_on_over_the_same_symbol() -> None:
    table = on_the_row("J1 J2 W1 J1", "pioneer explorer")
    table.do("play pioneer", step(ROW[1]))
    assert table.state.power == 4
    table.do(step(ROW[2]))
    assert (table.pawn(), table.state.power) == (ROW[2], 2)
    assert table.refusal(step(ROW[3])) == "3.2"
    assert table.moves() == ["step -1,0", "stop"]


@pytest.mark.clause("3.2")
def test_what_is_left_must_be_enough_for_the_next_space() -> None:
    table = on_the_row("J1 J3", "trailblazer native")
    table.paint([(-1, 1)], "J1")
    table.do("play trailblazer", step(ROW[1]))
    assert table.refusal(step(ROW[2])) == "3.2"
    assert step((-1, 1)) in table.moves()


@pytest.mark.clause("3.3")
def test_stopping_loses_what_is_left() -> None:
    table = on_the_row("J1 J1 J1", "trailblazer scout")
    table.do("play trailblazer", step(ROW[1]), "stop")
    assert table.state.power == 0
    assert table.refusal("play trailblazer") == "2.2"
    assert table.refusal("stop") == "3.3"
    table.do("play scout", step(ROW[2]))
    assert table.state.power == 1


@pytest.mark.clause("3.3")
def test_another_card_is_played_only_after_stopping() -> None:
    table = on_the_row("J1 J1 J1", "trailblazer scout")
    table.do("play trailblazer", step(ROW[1]))
    assert table.refusal("play scout") == "3.3"
    assert table.refusal("end") == "3.3"


@pytest.mark.clause("3.4")
def test_cards_are_not_added_together() -> None:
    table = on_the_row("J2", "explorer explorer")
    assert table.moves_of("play") == []
    table = on_the_row("J3", "scout explorer")
    table.paint([(-2, 1)], "J1")
    table.do("play scout")
    assert table.refusal(step(ROW[1])) == "3.4"


@pytest.mark.clause("3.5")
def test_every_direction_is_allowed() -> None:
    table = on_the_row("J1 J1 J1", "explorer explorer")
    table.put(0, ROW[2])
    table.do("play explorer")
    assert {step(ROW[1]), step(ROW[3])} <= set(table.moves())
    table.do(step(ROW[1]))
    assert table.pawn() == ROW[1]


@pytest.mark.clause("3.6", "1.2")
def test_nobody_enters_a_mountain() -> None:
    table = on_the_row("J1", "native pioneer")
    cave = (0, 2)
    table.put(0, (0, 1))
    table.do("play native")
    assert table.refusal(step(cave)) == "3.6"
    assert step(cave) not in table.moves()


@pytest.mark.clause("3.7")
def test_nobody_enters_or_passes_an_occupied_space() -> None:
    table = on_the_row("J1 J1 J1", "pioneer native")
    table.put(1, ROW[2])
    table.do("play pioneer", step(ROW[1]))
    assert table.refusal(step(ROW[2])) == "3.7"
    assert step(ROW[3]) not in table.moves()
    table.do("stop", "play native")
    assert table.refusal(step(ROW[2])) == "3.7"


@pytest.mark.clause("3.8")
def test_a_joker_keeps_the_symbol_of_its_first_step() -> None:
    table = on_the_row("W1 J1", "adventurer native")
    table.paint([(-2, 1), (-1, 1)], "J1 W1")
    table.do("play adventurer")
    assert {step(ROW[1]), step((-2, 1))} <= set(table.moves())
    table.do(step(ROW[1]))
    assert table.refusal(step(ROW[2])) == "3.2"
    assert step((-1, 1)) in table.moves()


@pytest.mark.clause("3.9")
def test_start_spaces_are_not_entered_again() -> None:
    table = Table()
    table.put(0, (-2, 0))
    table.deal(0, "native explorer")
    table.do("play native")
    for q, r in ((-3, 0), (-2, -1)):
        assert table.route.find(q, r) in table.route.starts
        assert table.refusal(f"step {q},{r}") == "3.9"


@pytest.mark.clause("3.10")
def test_a_card_that_moves_nothing_is_not_played_to_move() -> None:
    table = on_the_row("J2", "explorer sailor", caves=True)
    table.give(0, "paddle_2", "change_symbol")
    assert table.refusal("play explorer") == "3.10"
    assert table.refusal("token paddle_2") == "3.10"
    assert table.refusal("change explorer") == "3.10"
    assert "end" in table.moves()


@pytest.mark.clause("3.11", "8.1")
def test_an_action_card_between_two_steps_keeps_the_power() -> None:
    table = on_the_row("J1 J1 J1", "trailblazer cartographer")
    table.deal(0, "trailblazer cartographer", draw="sailor sailor scout")
    table.do("play trailblazer", step(ROW[1]), "play cartographer")
    table.chance("draw 0 sailor", "draw 0 scout")
    assert table.state.power == 2
    table.do(step(ROW[2]))
    assert table.pawn() == ROW[2]


@pytest.mark.clause("3.11")
def test_tokens_that_move_no_pawn_may_come_between() -> None:
    table = on_the_row("J1 J1 J1", "trailblazer sailor", caves=True)
    table.give(0, "remove", "machete_1", "native", "pass")
    table.do("play trailblazer", step(ROW[1]))
    assert table.moves_of("token") == ["token remove", "token pass"]
    assert table.refusal("token machete_1") == "3.11"
    table.do("token remove", "remove sailor", step(ROW[2]))
    assert table.cards("gone") == ["sailor"]


@pytest.mark.clause("3.11")
def test_a_native_between_two_steps_tears_down_a_block_and_moves_nothing() -> None:
    table = Table()
    table.block(4)
    table.put(0, (2, 0))
    table.paint([NEAR_SEAM, BEYOND], "J1 J1")
    table.deal(0, "trailblazer native explorer")
    assert "play native" in table.moves()
    table.do("play trailblazer", step(NEAR_SEAM), "play native")
    assert table.moves() == ["clear 4"]
    assert table.refusal(step((2, 0))) == "3.11"
    table.do("clear 4")
    assert table.state.holders[4] == 0
    assert table.pawn() == NEAR_SEAM
    table.do(step(BEYOND))
    assert table.pawn() == BEYOND


@pytest.mark.clause("3.11")
def test_when_no_step_is_left_the_move_is_ended_before_anything_else() -> None:
    """All but a Native beside a block can wait until the pawn has stopped."""
    table = Table(caves=True)
    table.block(4)
    table.put(0, (2, 0))
    here = table.route.find(*NEAR_SEAM)
    around = [(table.route.q[near], table.route.r[near]) for near in table.route.near[here]]
    table.paint(around, " ".join(["G3"] * len(around)))
    table.paint([NEAR_SEAM], "J1")
    table.deal(0, "trailblazer transmitter native", draw="sailor")
    table.give(0, "draw")
    table.do("play trailblazer", step(NEAR_SEAM))
    assert table.moves() == ["play native", "stop"]
    assert table.refusal("play transmitter") == "3.11"
    assert table.refusal("token draw") == "3.11"


@pytest.mark.clause("3.11")
def test_without_a_block_near_a_native_waits_for_the_move_to_end() -> None:
    table = on_the_row("J1 J1 J1", "trailblazer native")
    table.do("play trailblazer", step(ROW[1]))
    assert table.refusal("play native") == "3.11"


@pytest.mark.clause("4.1", "4.3", "7.2")
def test_rubble_is_paid_with_any_cards() -> None:
    table = on_the_row("G2", "native compass traveler")
    table.do(step(ROW[1]))
    assert table.state.ask() == "toll"
    assert table.moves() == ["pay traveler", "pay compass", "pay native"]
    assert table.refusal("stop") == "3.3"
    table.do("pay compass")
    assert table.pawn() == ROW[0], "not yet"
    table.do("pay native")
    assert table.pawn() == ROW[1]
    assert table.cards("played") == ["compass", "native"]
    assert table.cards("hand") == ["traveler"]


@pytest.mark.clause("4.2", "4.3", "7.3")
def test_a_base_camp_takes_cards_out_of_the_game() -> None:
    table = on_the_row("C2", "explorer compass traveler")
    table.do(step(ROW[1]), "pay explorer", "pay compass")
    assert table.pawn() == ROW[1]
    assert table.cards("gone") == ["explorer", "compass"]
    assert table.cards("played") == []


@pytest.mark.clause("4.1", "4.2")
def test_there_must_be_enough_cards() -> None:
    table = on_the_row("G2", "explorer")
    assert table.refusal(step(ROW[1])) == "4.1"
    table = on_the_row("C2", "explorer")
    assert table.refusal(step(ROW[1])) == "4.2"


@pytest.mark.clause("4.4")
def test_rubble_is_no_part_of_a_cards_move() -> None:
    table = on_the_row("J1 G1 J1", "trailblazer explorer explorer")
    table.paint([(-1, 1)], "J1")
    table.do("play trailblazer", step(ROW[1]))
    assert table.refusal(step(ROW[2])) == "4.4"
    table.do("stop", step(ROW[2]), "pay explorer")
    assert table.pawn() == ROW[2]
    assert table.state.power == 0
    assert step(ROW[3]) not in table.moves()


@pytest.mark.clause("4.5")
def test_tokens_do_not_pay_for_rubble() -> None:
    table = on_the_row("G2", "explorer", caves=True)
    table.give(0, "machete_3", "coin_2")
    assert step(ROW[1]) not in table.moves()
    table.deal(0, "explorer sailor traveler")
    table.do(step(ROW[1]))
    assert table.moves_of("token") == []


@pytest.mark.clause("5.1")
def test_a_block_bars_the_whole_seam() -> None:
    table = Table()
    table.block(2)
    table.deal(0, "native giant_machete")
    for one, other in table.route.seams[0]:
        for here, there in ((one, other), (other, one)):
            table.put(0, (table.route.q[here], table.route.r[here]))
            assert there in table.route.near[here]
            table.do("play native")
            assert table.refusal(f"step {table.route.q[there]},{table.route.r[there]}") == "5.1"
            table.deal(0, "native giant_machete")
            table.state.stack.pop()
            table.state.forget()


@pytest.mark.clause("5.2", "5.4", "5.5")
def test_a_block_is_overcome_like_a_space() -> None:
    table = Table()
    table.block(5)
    table.put(0, NEAR_SEAM)
    table.put(1, (3, -1))
    table.paint([BEYOND], "J1")
    table.deal(0, "explorer trailblazer")
    table.do("play trailblazer", "clear 5")
    assert table.pawn() == NEAR_SEAM
    assert table.state.blocks[0] == 0
    assert table.state.holders[5] == 0
    assert table.state.power == 1
    assert {step(BEYOND), "stop"} <= set(table.moves())
    table.do("stop")
    assert table.pawn() == NEAR_SEAM
    assert table.refusal("clear 5") == "5.5"
    table.do("end")
    table.do("keep")
    table.chance()
    table.deal(1, "explorer sailor")
    table.put(1, (3, -1))
    table.paint([(4, -1)], "J1")
    table.do("play explorer")
    assert step((4, -1)) in table.moves(), "open to everybody"


@pytest.mark.clause("5.2")
def test_a_block_needs_a_fitting_card_and_a_pawn_beside_it() -> None:
    table = Table()
    table.block(5)
    table.put(0, (1, 0))
    table.deal(0, "giant_machete")
    table.do("play giant_machete")
    assert table.refusal("clear 5") == "5.2"
    table = Table()
    table.block(5)
    table.put(0, NEAR_SEAM)
    table.paint([(2, 0)], "J1")
    table.deal(0, "explorer captain")
    table.do("play explorer")
    assert table.refusal("clear 5") == "5.2"


@pytest.mark.clause("5.2")
@pytest.mark.parametrize(
    ("block", "hand", "moves"),
    [
        (1, "explorer", ["play explorer", "clear 1"]),
        (3, "sailor", ["clear 3", "pay sailor"]),
        (5, "native", ["play native", "clear 5"]),
    ],
)
def test_a_block_is_reached_from_every_space_that_touches_it(block: int, hand: str, moves: list[str]) -> None:
    """Here only a mountain lies across the seam."""
    table = Table(route="witchs_cauldron")
    table.block(0, block)
    place = (11, -4)
    here = table.route.find(*place)
    assert 1 not in table.route.gates[here]
    table.put(0, place)
    around = [(table.route.q[near], table.route.r[near]) for near in table.route.near[here]]
    table.paint(around, " ".join(["V4"] * len(around)))
    table.deal(0, hand)
    table.do(*moves)
    assert table.state.holders[block] == 0
    assert table.pawn() == place


@pytest.mark.clause("5.2")
def test_a_joker_overcomes_a_block_with_the_symbol_it_then_keeps() -> None:
    table = Table()
    table.block(4)
    table.put(0, NEAR_SEAM)
    table.paint([BEYOND, (4, -1)], "J1 W1")
    table.deal(0, "adventurer explorer")
    table.do("play adventurer", "clear 4")
    assert table.refusal(step(BEYOND)) == "3.2"
    assert step((4, -1)) in table.moves()


@pytest.mark.clause("5.3")
def test_a_rubble_block_is_paid_with_cards() -> None:
    table = Table()
    table.block(6)
    table.put(0, NEAR_SEAM)
    table.deal(0, "explorer compass native")
    table.do("clear 6", "pay explorer")
    assert table.state.blocks[0] == 6
    table.do("pay compass")
    assert table.state.blocks[0] == 0
    assert table.cards("played") == ["explorer", "compass"]
    assert table.pawn() == NEAR_SEAM
    table = Table()
    table.block(6)
    table.put(0, NEAR_SEAM)
    table.deal(0, "giant_machete")
    assert table.refusal("clear 6") == "5.3"
