"""Moving a pawn over landscape, rubble and base camps, and overcoming blocks."""

from typing import Any

import pytest

from games.eldorado.scene import ROW, Scene, step

NEAR_SEAM = (3, 0)
BEYOND = (4, 0)


def on_the_row(codes: str, hand: str, **options: Any) -> Scene:
    """The first pawn at the beginning of the row, no blocks, the next spaces as painted and rubble 3 all around."""
    scene = Scene(**options)
    scene.block()
    scene.put(0, ROW[0])
    scene.put(1, (21, 0))
    scene.put(2, (22, 0))
    around = {
        (scene.route.q[near], scene.route.r[near])
        for place in ROW[:6]
        for near in scene.route.near[scene.route.find(*place)]
    }
    scene.paint(sorted(around), " ".join(["G3"] * len(around)))
    scene.paint(ROW[1 : 1 + len(codes.split())], codes)
    scene.deal(0, hand)
    return scene


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
        scene = on_the_row(code, hand)
        assert (f"play {hand}" in scene.moves()) is allowed, (code, hand)


@pytest.mark.clause("3.1")
def test_a_step_goes_to_a_neighbour() -> None:
    scene = on_the_row("J1 J1", "scout scout")
    scene.do("play scout")
    assert scene.refusal(step(ROW[2])) == "3.1"
    assert scene.refusal("step 50,50") == "3.1"
    assert scene.moves_of("step") == [step(ROW[1])]


@pytest.mark.clause("3.2")
def test_what_is_left_goes_on_over_the_same_symbol() -> None:
    scene = on_the_row("J1 J2 W1 J1", "pioneer explorer")
    scene.do("play pioneer", step(ROW[1]))
    assert scene.state.power == 4
    scene.do(step(ROW[2]))
    assert (scene.pawn(), scene.state.power) == (ROW[2], 2)
    assert scene.refusal(step(ROW[3])) == "3.2"
    assert scene.moves() == ["step -1,0", "stop"]


@pytest.mark.clause("3.2")
def test_what_is_left_must_be_enough_for_the_next_space() -> None:
    scene = on_the_row("J1 J3", "trailblazer native")
    scene.paint([(-1, 1)], "J1")
    scene.do("play trailblazer", step(ROW[1]))
    assert scene.refusal(step(ROW[2])) == "3.2"
    assert step((-1, 1)) in scene.moves()


@pytest.mark.clause("3.3")
def test_stopping_loses_what_is_left() -> None:
    scene = on_the_row("J1 J1 J1", "trailblazer scout")
    scene.do("play trailblazer", step(ROW[1]), "stop")
    assert scene.state.power == 0
    assert scene.refusal("play trailblazer") == "2.2"
    assert scene.refusal("stop") == "3.3"
    scene.do("play scout", step(ROW[2]))
    assert scene.state.power == 1


@pytest.mark.clause("3.3")
def test_another_card_is_played_only_after_stopping() -> None:
    scene = on_the_row("J1 J1 J1", "trailblazer scout")
    scene.do("play trailblazer", step(ROW[1]))
    assert scene.refusal("play scout") == "3.3"
    assert scene.refusal("end") == "3.3"


@pytest.mark.clause("3.4")
def test_cards_are_not_added_together() -> None:
    scene = on_the_row("J2", "explorer explorer")
    assert scene.moves_of("play") == []
    scene = on_the_row("J3", "scout explorer")
    scene.paint([(-2, 1)], "J1")
    scene.do("play scout")
    assert scene.refusal(step(ROW[1])) == "3.4"


@pytest.mark.clause("3.5")
def test_every_direction_is_allowed() -> None:
    scene = on_the_row("J1 J1 J1", "explorer explorer")
    scene.put(0, ROW[2])
    scene.do("play explorer")
    assert {step(ROW[1]), step(ROW[3])} <= set(scene.moves())
    scene.do(step(ROW[1]))
    assert scene.pawn() == ROW[1]


@pytest.mark.clause("3.6", "1.2")
def test_nobody_enters_a_mountain() -> None:
    scene = on_the_row("J1", "native pioneer")
    cave = (0, 2)
    scene.put(0, (0, 1))
    scene.do("play native")
    assert scene.refusal(step(cave)) == "3.6"
    assert step(cave) not in scene.moves()


@pytest.mark.clause("3.7")
def test_nobody_enters_or_passes_an_occupied_space() -> None:
    scene = on_the_row("J1 J1 J1", "pioneer native")
    scene.put(1, ROW[2])
    scene.do("play pioneer", step(ROW[1]))
    assert scene.refusal(step(ROW[2])) == "3.7"
    assert step(ROW[3]) not in scene.moves()
    scene.do("stop", "play native")
    assert scene.refusal(step(ROW[2])) == "3.7"


@pytest.mark.clause("3.8")
def test_a_joker_keeps_the_symbol_of_its_first_step() -> None:
    scene = on_the_row("W1 J1", "adventurer native")
    scene.paint([(-2, 1), (-1, 1)], "J1 W1")
    scene.do("play adventurer")
    assert {step(ROW[1]), step((-2, 1))} <= set(scene.moves())
    scene.do(step(ROW[1]))
    assert scene.refusal(step(ROW[2])) == "3.2"
    assert step((-1, 1)) in scene.moves()


@pytest.mark.clause("3.9")
def test_start_spaces_are_not_entered_again() -> None:
    scene = Scene()
    scene.put(0, (-2, 0))
    scene.deal(0, "native explorer")
    scene.do("play native")
    for q, r in ((-3, 0), (-2, -1)):
        assert scene.route.find(q, r) in scene.route.starts
        assert scene.refusal(f"step {q},{r}") == "3.9"


@pytest.mark.clause("3.10")
def test_a_card_that_moves_nothing_is_not_played_to_move() -> None:
    scene = on_the_row("J2", "explorer sailor", caves=True)
    scene.give(0, "paddle_2", "change_symbol")
    assert scene.refusal("play explorer") == "3.10"
    assert scene.refusal("token paddle_2") == "3.10"
    assert scene.refusal("change explorer") == "3.10"
    assert "end" in scene.moves()


@pytest.mark.clause("3.11", "8.1")
def test_an_action_card_between_two_steps_keeps_the_power() -> None:
    scene = on_the_row("J1 J1 J1", "trailblazer cartographer")
    scene.deal(0, "trailblazer cartographer", draw="sailor sailor scout")
    scene.do("play trailblazer", step(ROW[1]), "play cartographer")
    scene.chance("draw 0 sailor", "draw 0 scout")
    assert scene.state.power == 2
    scene.do(step(ROW[2]))
    assert scene.pawn() == ROW[2]


@pytest.mark.clause("3.11")
def test_tokens_that_move_no_pawn_may_come_between() -> None:
    scene = on_the_row("J1 J1 J1", "trailblazer sailor", caves=True)
    scene.give(0, "remove", "machete_1", "native", "pass")
    scene.do("play trailblazer", step(ROW[1]))
    assert scene.moves_of("token") == ["token remove", "token pass"]
    assert scene.refusal("token machete_1") == "3.11"
    scene.do("token remove", "remove sailor", step(ROW[2]))
    assert scene.cards("gone") == ["sailor"]


@pytest.mark.clause("3.11")
def test_a_native_between_two_steps_tears_down_a_block_and_moves_nothing() -> None:
    scene = Scene()
    scene.block(4)
    scene.put(0, (2, 0))
    scene.paint([NEAR_SEAM, BEYOND], "J1 J1")
    scene.deal(0, "trailblazer native explorer")
    assert "play native" in scene.moves()
    scene.do("play trailblazer", step(NEAR_SEAM), "play native")
    assert scene.moves() == ["clear 4"]
    assert scene.refusal(step((2, 0))) == "3.11"
    scene.do("clear 4")
    assert scene.state.holders[4] == 0
    assert scene.pawn() == NEAR_SEAM
    scene.do(step(BEYOND))
    assert scene.pawn() == BEYOND


@pytest.mark.clause("3.11")
def test_when_no_step_is_left_the_move_is_ended_before_anything_else() -> None:
    """All but a Native beside a block can wait until the pawn has stopped."""
    scene = Scene(caves=True)
    scene.block(4)
    scene.put(0, (2, 0))
    here = scene.route.find(*NEAR_SEAM)
    around = [(scene.route.q[near], scene.route.r[near]) for near in scene.route.near[here]]
    scene.paint(around, " ".join(["G3"] * len(around)))
    scene.paint([NEAR_SEAM], "J1")
    scene.deal(0, "trailblazer transmitter native", draw="sailor")
    scene.give(0, "draw")
    scene.do("play trailblazer", step(NEAR_SEAM))
    assert scene.moves() == ["play native", "stop"]
    assert scene.refusal("play transmitter") == "3.11"
    assert scene.refusal("token draw") == "3.11"


@pytest.mark.clause("3.11")
def test_without_a_block_near_a_native_waits_for_the_move_to_end() -> None:
    scene = on_the_row("J1 J1 J1", "trailblazer native")
    scene.do("play trailblazer", step(ROW[1]))
    assert scene.refusal("play native") == "3.11"


@pytest.mark.clause("3.12")
def test_option_that_a_token_moves_the_pawn_between_two_steps() -> None:
    scene = on_the_row("J1 W1 J2", "trailblazer sailor", caves=True, between_steps="moving")
    scene.give(0, "paddle_1", "coin_1")
    scene.do("play trailblazer", step(ROW[1]))
    assert scene.moves_of("token") == ["token paddle_1"], "the other would lead nowhere"
    assert scene.refusal("token coin_1") == "3.11"
    scene.do("token paddle_1")
    assert [decision.name for decision in scene.state.view(0).stack] == ["act", "paused", "move"]
    scene.do(step(ROW[2]))
    assert (scene.state.ask(), scene.state.power) == ("move", 2), "the card goes on"
    scene.do(step(ROW[3]))
    assert (scene.pawn(), scene.state.ask()) == (ROW[3], "act")


@pytest.mark.clause("3.12")
def test_option_that_a_native_moves_the_pawn_between_two_steps() -> None:
    scene = on_the_row("J1 G3 J2", "trailblazer native", between_steps="moving")
    scene.do("play trailblazer", step(ROW[1]), "play native", step(ROW[2]))
    assert (scene.pawn(), scene.state.power) == (ROW[2], 2)
    scene.do(step(ROW[3]))
    assert scene.pawn() == ROW[3]


@pytest.mark.clause("4.1", "4.3", "7.2")
def test_rubble_is_paid_with_any_cards() -> None:
    scene = on_the_row("G2", "native compass traveler")
    scene.do(step(ROW[1]))
    assert scene.state.ask() == "toll"
    assert scene.moves() == ["pay traveler", "pay compass", "pay native"]
    assert scene.refusal("stop") == "3.3"
    scene.do("pay compass")
    assert scene.pawn() == ROW[0], "not yet"
    scene.do("pay native")
    assert scene.pawn() == ROW[1]
    assert scene.cards("played") == ["compass", "native"]
    assert scene.cards("hand") == ["traveler"]


@pytest.mark.clause("4.2", "4.3", "7.3")
def test_a_base_camp_takes_cards_out_of_the_game() -> None:
    scene = on_the_row("C2", "explorer compass traveler")
    scene.do(step(ROW[1]), "pay explorer", "pay compass")
    assert scene.pawn() == ROW[1]
    assert scene.cards("gone") == ["explorer", "compass"]
    assert scene.cards("played") == []


@pytest.mark.clause("4.1", "4.2")
def test_there_must_be_enough_cards() -> None:
    scene = on_the_row("G2", "explorer")
    assert scene.refusal(step(ROW[1])) == "4.1"
    scene = on_the_row("C2", "explorer")
    assert scene.refusal(step(ROW[1])) == "4.2"


@pytest.mark.clause("4.4")
def test_rubble_is_no_part_of_a_cards_move() -> None:
    scene = on_the_row("J1 G1 J1", "trailblazer explorer explorer")
    scene.paint([(-1, 1)], "J1")
    scene.do("play trailblazer", step(ROW[1]))
    assert scene.refusal(step(ROW[2])) == "4.4"
    scene.do("stop", step(ROW[2]), "pay explorer")
    assert scene.pawn() == ROW[2]
    assert scene.state.power == 0
    assert step(ROW[3]) not in scene.moves()


@pytest.mark.clause("4.5")
def test_tokens_do_not_pay_for_rubble() -> None:
    scene = on_the_row("G2", "explorer", caves=True)
    scene.give(0, "machete_3", "coin_2")
    assert step(ROW[1]) not in scene.moves()
    scene.deal(0, "explorer sailor traveler")
    scene.do(step(ROW[1]))
    assert scene.moves_of("token") == []


@pytest.mark.clause("5.1")
def test_a_block_bars_the_whole_seam() -> None:
    scene = Scene()
    scene.block(2)
    scene.deal(0, "native giant_machete")
    for one, other in scene.route.seams[0]:
        for here, there in ((one, other), (other, one)):
            scene.put(0, (scene.route.q[here], scene.route.r[here]))
            assert there in scene.route.near[here]
            scene.do("play native")
            assert scene.refusal(f"step {scene.route.q[there]},{scene.route.r[there]}") == "5.1"
            scene.deal(0, "native giant_machete")
            scene.state.close()
            scene.state.forget()


@pytest.mark.clause("5.2", "5.4", "5.5")
def test_a_block_is_overcome_like_a_space() -> None:
    scene = Scene()
    scene.block(5)
    scene.put(0, NEAR_SEAM)
    scene.put(1, (3, -1))
    scene.paint([BEYOND], "J1")
    scene.deal(0, "explorer trailblazer")
    scene.do("play trailblazer", "clear 5")
    assert scene.pawn() == NEAR_SEAM
    assert scene.state.blocks[0] == 0
    assert scene.state.holders[5] == 0
    assert scene.state.power == 1
    assert {step(BEYOND), "stop"} <= set(scene.moves())
    scene.do("stop")
    assert scene.pawn() == NEAR_SEAM
    assert scene.refusal("clear 5") == "5.5"
    scene.do("end")
    scene.do("keep")
    scene.chance()
    scene.deal(1, "explorer sailor")
    scene.put(1, (3, -1))
    scene.paint([(4, -1)], "J1")
    scene.do("play explorer")
    assert step((4, -1)) in scene.moves(), "open to everybody"


@pytest.mark.clause("5.2")
def test_a_block_needs_a_fitting_card_and_a_pawn_beside_it() -> None:
    scene = Scene()
    scene.block(5)
    scene.put(0, (1, 0))
    scene.deal(0, "giant_machete")
    scene.do("play giant_machete")
    assert scene.refusal("clear 5") == "5.2"
    scene = Scene()
    scene.block(5)
    scene.put(0, NEAR_SEAM)
    scene.paint([(2, 0)], "J1")
    scene.deal(0, "explorer captain")
    scene.do("play explorer")
    assert scene.refusal("clear 5") == "5.2"


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
    scene = Scene(route="witchs_cauldron")
    scene.block(0, block)
    place = (11, -4)
    here = scene.route.find(*place)
    assert 1 not in scene.route.gates[here]
    scene.put(0, place)
    around = [(scene.route.q[near], scene.route.r[near]) for near in scene.route.near[here]]
    scene.paint(around, " ".join(["V4"] * len(around)))
    scene.deal(0, hand)
    scene.do(*moves)
    assert scene.state.holders[block] == 0
    assert scene.pawn() == place


@pytest.mark.clause("5.2")
def test_a_joker_overcomes_a_block_with_the_symbol_it_then_keeps() -> None:
    scene = Scene()
    scene.block(4)
    scene.put(0, NEAR_SEAM)
    scene.paint([BEYOND, (4, -1)], "J1 W1")
    scene.deal(0, "adventurer explorer")
    scene.do("play adventurer", "clear 4")
    assert scene.refusal(step(BEYOND)) == "3.2"
    assert step((4, -1)) in scene.moves()


@pytest.mark.clause("5.3")
def test_a_rubble_block_is_paid_with_cards() -> None:
    scene = Scene()
    scene.block(6)
    scene.put(0, NEAR_SEAM)
    scene.deal(0, "explorer compass native")
    scene.do("clear 6", "pay explorer")
    assert scene.state.blocks[0] == 6
    scene.do("pay compass")
    assert scene.state.blocks[0] == 0
    assert scene.cards("played") == ["explorer", "compass"]
    assert scene.pawn() == NEAR_SEAM
    scene = Scene()
    scene.block(6)
    scene.put(0, NEAR_SEAM)
    scene.deal(0, "giant_machete")
    assert scene.refusal("clear 6") == "5.3"
