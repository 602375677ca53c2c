"""Exploring caves, and what the tokens do."""

from typing import Any

import pytest

from filone.games.eldorado.content.tokens import TOKEN_COUNT, TOKENS
from games.eldorado.scene import ROW, Place, Scene, step

AWAY: Place = (-1, 1)
BESIDE: Place = (0, 1)
FURTHER: Place = (1, 1)
"""Three spaces in a row of the first route; the last two touch its first cave, at 0,2."""


def near_cave(hand: str = "scout explorer", **options: Any) -> Scene:
    scene = Scene(caves=True, **options)
    scene.block()
    scene.put(0, AWAY)
    scene.paint([AWAY, BESIDE, FURTHER], "J1 J1 J1")
    scene.deal(0, hand)
    return scene


def on_row(codes: str, hand: str, *tokens: str, **options: Any) -> Scene:
    scene = Scene(caves=True, **options)
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1 : 1 + len(codes.split())], codes)
    scene.deal(0, hand)
    scene.give(0, *tokens)
    return scene


@pytest.mark.clause("12.1")
def test_four_of_36_tokens_on_every_cave() -> None:
    scene = near_cave()
    assert sum(TOKEN_COUNT) == sum(scene.state.caves.unseen) == 36
    assert scene.state.caves.piles == [4, 4, 4]
    assert Scene().state.caves.piles == []
    assert Scene().refusal("token machete_1") == "12.1"
    counts = dict(zip(TOKENS, TOKEN_COUNT, strict=True))
    assert counts == {
        "machete_1": 2,
        "machete_2": 3,
        "machete_3": 2,
        "paddle_1": 2,
        "paddle_2": 3,
        "coin_1": 2,
        "coin_2": 3,
        "draw": 4,
        "remove": 4,
        "replace": 3,
        "keep_item": 2,
        "pass": 2,
        "native": 2,
        "change_symbol": 2,
    }


@pytest.mark.clause("12.2")
def test_who_stops_beside_a_cave_may_explore_it() -> None:
    scene = near_cave()
    scene.do("play explorer", step(BESIDE))
    assert scene.moves() == ["explore 1", "leave"]
    assert scene.refusal("end") == "12.2"
    explored = scene.state.copy()
    scene.do("leave")
    assert scene.tokens() == []
    scene.state = explored
    scene.do("explore 1")
    assert scene.state.weights() == TOKEN_COUNT
    scene.chance("find 0 replace")
    assert scene.tokens() == ["replace"]
    assert scene.state.caves.piles == [3, 4, 4]
    assert scene.state.caves.unseen[TOKENS.index("replace")] == 2
    assert scene.state.ask() == "act"


@pytest.mark.clause("12.2")
def test_without_the_option_there_is_nothing_to_explore() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, AWAY)
    scene.paint([BESIDE], "J1")
    scene.deal(0, "explorer")
    scene.do("play explorer", step(BESIDE))
    assert scene.state.ask() == "act"
    assert scene.refusal("explore 1") == "12.2"


@pytest.mark.clause("12.3")
def test_passing_by_is_not_enough() -> None:
    beyond = (0, 0)
    scene = near_cave("scout explorer")
    scene.paint([beyond], "J1")
    scene.do("play scout", step(BESIDE))
    assert scene.state.ask() == "move"
    scene.do(step(beyond))
    assert scene.state.ask() == "act"
    scene = near_cave("scout explorer")
    scene.do("play scout", step(BESIDE), "stop")
    assert scene.state.ask() == "explore"


@pytest.mark.clause("12.3")
def test_a_payment_a_token_and_a_native_move_too() -> None:
    for code, moves in (
        ("G1", [step(BESIDE), "pay explorer"]),
        ("J1", ["token machete_1", step(BESIDE)]),
        ("W3", ["play native", step(BESIDE)]),
        ("W3", ["token native", step(BESIDE)]),
    ):
        scene = near_cave("explorer native")
        scene.give(0, "machete_1", "native")
        scene.paint([BESIDE], code)
        scene.do(*moves)
        assert scene.moves() == ["explore 1", "leave"], moves


@pytest.mark.clause("12.4")
def test_not_twice_without_stopping_elsewhere() -> None:
    scene = near_cave("explorer explorer explorer explorer")
    scene.do("play explorer", step(BESIDE), "leave", "play explorer", step(FURTHER))
    assert scene.state.ask() == "act"
    scene.do("play explorer", step(BESIDE))
    assert scene.state.ask() == "act"
    scene.do("play explorer", step(AWAY))
    scene.deal(0, "explorer scout")
    scene.do("play explorer", step(BESIDE))
    assert scene.state.ask() == "explore"


@pytest.mark.clause("12.4")
def test_there_and_back_with_one_card_is_not_stopping_elsewhere() -> None:
    scene = near_cave("scout explorer")
    scene.put(0, BESIDE)
    scene.do("play scout", step(AWAY), step(BESIDE))
    assert scene.state.ask() == "act"


@pytest.mark.clause("12.5")
def test_two_caves_are_explored_one_after_the_other() -> None:
    scene = near_cave("explorer sailor")
    scene.route.cave_near[scene.route.find(*BESIDE)] = [(0, -1), (2, -1)]
    scene.do("play explorer", step(BESIDE))
    assert scene.moves() == ["explore 1", "explore 3", "leave"]
    scene.do("explore 3")
    scene.chance("find 0 draw")
    assert scene.moves() == ["explore 1", "leave"]
    scene.do("explore 1")
    scene.chance("find 0 pass")
    assert scene.tokens() == ["draw", "pass"]
    assert scene.state.ask() == "act"


def behind_a_block(hand: str) -> Scene:
    """The pawn stands on a seam with block 1, and a cave touches it across the seam."""
    scene = Scene(caves=True)
    scene.block(1)
    scene.put(0, (2, 0))
    scene.paint([(3, 0)], "J1")
    scene.route.cave_near[scene.route.find(3, 0)] = [(1, 0)]
    scene.deal(0, hand)
    return scene


@pytest.mark.clause("12.6")
def test_a_block_in_between_prevents_exploring() -> None:
    scene = behind_a_block("explorer explorer")
    scene.do("play explorer", step((3, 0)))
    assert scene.state.ask() == "act"
    scene.do("play explorer", "clear 1")
    assert scene.moves() == ["explore 2", "leave"]


@pytest.mark.clause("12.6")
def test_a_native_that_tears_the_block_down_may_explore() -> None:
    scene = behind_a_block("native explorer")
    scene.put(0, (3, 0))
    scene.do("play native", "clear 1")
    assert scene.moves() == ["explore 2", "leave"]


@pytest.mark.clause("12.7")
def test_a_block_removed_by_another_gives_nothing() -> None:
    scene = behind_a_block("explorer explorer explorer explorer")
    scene.put(0, (3, 0))
    scene.do("end", "keep")
    scene.put(1, (3, -1))
    scene.deal(1, "explorer explorer")
    scene.do("play explorer", "clear 1")
    assert scene.state.ask() == "act"
    scene.do("end", "keep")
    scene.chance()
    scene.do("end", "keep")
    assert scene.state.turn == 0
    scene.deal(0, "explorer explorer")
    scene.route.cave_near[scene.route.find(2, 0)] = [(1, -1)]
    scene.paint([(2, 0)], "J1")
    scene.do("play explorer", step((2, 0)))
    assert scene.state.ask() == "act", "it stood beside the cave already"


@pytest.mark.clause("12.8")
def test_tokens_are_played_in_phase_1_at_once_or_later() -> None:
    scene = near_cave()
    scene.deal(0, "explorer explorer explorer explorer", draw="sailor")
    scene.give(0, "draw")
    assert "token draw" in scene.moves()
    scene.do("end")
    assert scene.refusal("token draw") == "12.8"
    scene.do("keep")
    assert scene.refusal("token draw") == "12.8", "not the own turn, not the own token"
    for _ in (1, 2):
        scene.do("end", "keep")
    scene.do("token draw")
    scene.chance()
    assert scene.tokens() == []
    assert scene.state.caves.used[TOKENS.index("draw")] == 1
    assert scene.refusal("token draw") == "12.8"


@pytest.mark.clause("12.2")
def test_any_number_of_tokens_can_be_held() -> None:
    scene = near_cave()
    scene.give(0, *["draw"] * 4, *["remove"] * 4)
    scene.do("play explorer", step(BESIDE), "explore 1")
    scene.chance("find 0 replace")
    assert len(scene.tokens()) == 9


@pytest.mark.clause("12.9")
def test_an_empty_cave_gives_nothing() -> None:
    scene = near_cave()
    scene.state.caves.piles[0] = 0
    scene.do("play explorer", step(BESIDE))
    assert scene.state.ask() == "act"


@pytest.mark.clause("13.1")
def test_a_token_moves_like_a_card() -> None:
    for token, codes in (
        ("machete_3", "J1 J2"),
        ("machete_2", "J2"),
        ("machete_1", "J1"),
        ("paddle_2", "W1 W1"),
        ("paddle_1", "W1"),
        ("coin_2", "V1 V1"),
        ("coin_1", "V1"),
    ):
        scene = on_row(codes, "explorer", token)
        spaces = ROW[1 : 1 + len(codes.split())]
        scene.do(f"token {token}", *map(step, spaces))
        assert scene.pawn() == spaces[-1]
        assert scene.state.power == 0
        assert scene.tokens() == []


@pytest.mark.clause("13.1")
def test_tokens_and_cards_are_not_added() -> None:
    scene = on_row("J3", "explorer", "machete_2")
    scene.paint([(-2, 1), (-1, -1), (-3, 1)], "G3 G3 G3")
    assert scene.refusal("token machete_2") == "3.10"


@pytest.mark.clause("13.2")
def test_coin_tokens_add_to_a_purchase() -> None:
    scene = on_row("G3", "traveler", "coin_2", "coin_1", "machete_3")
    assert "buy transmitter" in scene.moves()
    scene.do("buy transmitter")
    assert scene.moves() == ["token coin_1", "token coin_2", "pay traveler"]
    assert scene.refusal("token machete_3") == "13.2"
    scene.do("token coin_2", "token coin_1", "pay traveler", "done")
    assert scene.cards("discard") == ["transmitter"]
    assert scene.tokens() == ["machete_3"]


@pytest.mark.clause("13.3")
def test_draw() -> None:
    scene = on_row("J1", "explorer", "draw", "draw")
    scene.deal(0, "explorer", draw="native")
    scene.do("token draw")
    scene.chance("draw 0 native")
    assert scene.cards("hand") == ["explorer", "native"]
    assert scene.refusal("token draw") == "13.3", "there is nothing left to draw"


@pytest.mark.clause("13.4")
def test_remove() -> None:
    scene = on_row("J1", "explorer sailor", "remove", "remove", "remove")
    scene.do("token remove")
    assert scene.moves() == ["remove explorer", "remove sailor"], "it must be done"
    scene.do("remove sailor", "token remove", "remove explorer")
    assert scene.cards("gone") == ["explorer", "sailor"]
    assert scene.refusal("token remove") == "13.4"


@pytest.mark.clause("13.5")
def test_replace() -> None:
    scene = on_row("J1", "", "replace", "replace")
    assert scene.refusal("token replace") == "13.5"
    scene.deal(0, "explorer explorer sailor traveler traveler", draw="native", discard="scout captain pioneer")
    scene.do("token replace")
    assert scene.refusal("done") == "13.5"
    scene.do("swap explorer", "swap explorer", "swap sailor")
    assert "done" in scene.moves()
    scene.do("swap traveler")
    scene.chance("draw 0 native")
    assert scene.moves() == ["draw 0 scout", "draw 0 pioneer", "draw 0 captain"]
    scene.chance()
    assert scene.cards("hand") == ["traveler", "scout", "pioneer", "captain", "native"]
    assert scene.cards("played") == ["explorer", "explorer", "traveler", "sailor"]
    scene.deal(0, "explorer sailor", draw="native native")
    scene.do("token replace", "swap sailor", "done")
    scene.chance()
    assert scene.cards("hand") == ["explorer", "native"]


@pytest.mark.clause("13.6")
@pytest.mark.parametrize(
    ("hand", "moves", "item"),
    [
        ("giant_machete", ["play giant_machete", step(ROW[1]), "stop"], "giant_machete"),
        ("transmitter", ["play transmitter", "take scout"], "transmitter"),
        ("treasure_chest", ["buy scout", "pay treasure_chest"], "treasure_chest"),
        ("travel_log", ["play travel_log", "draw 0 sailor", "done"], "travel_log"),
        ("compass", ["play compass", "draw 0 sailor"], "compass"),
    ],
)
def test_keep_item(hand: str, moves: list[str], item: str) -> None:
    for kept in (True, False):
        scene = on_row("J1 J1", "", "keep_item")
        scene.deal(0, hand, draw="sailor")
        assert scene.refusal("token keep_item") == "13.6"
        scene.do(*moves)
        assert scene.moves() == ["token keep_item", "lose"]
        assert scene.refusal("end") == "13.6"
        scene.do("token keep_item" if kept else "lose")
        assert scene.cards("played") == ([item] if kept else [])
        assert scene.cards("gone") == ([] if kept else [item])
        assert scene.tokens() == ([] if kept else ["keep_item"])


@pytest.mark.clause("13.6")
def test_a_token_found_at_the_end_of_the_move_is_in_time() -> None:
    scene = near_cave("giant_machete explorer")
    scene.do("play giant_machete", step(BESIDE), "stop", "explore 1")
    scene.chance("find 0 keep_item")
    scene.do("token keep_item")
    assert scene.cards("played") == ["giant_machete"]


@pytest.mark.clause("13.7")
def test_pass_lets_a_pawn_through_and_stop() -> None:
    scene = on_row("J1 J1 J1", "pioneer native explorer", "pass", "pass")
    scene.put(1, ROW[1])
    scene.put(2, ROW[2])
    scene.do("token pass")
    assert scene.refusal("token pass") == "13.7"
    scene.do("play pioneer", step(ROW[1]), "stop")
    assert scene.pawn(0) == scene.pawn(1) == ROW[1]
    scene.do("play native", step(ROW[2]))
    assert scene.pawn(0) == scene.pawn(2) == ROW[2]
    scene.do("end", "keep")
    scene.chance()
    assert not scene.state.passing


@pytest.mark.clause("13.7")
def test_with_two_players_pass_holds_for_both_pawns() -> None:
    scene = Scene(2, caves=True)
    scene.block()
    scene.put(0, ROW[0])
    scene.put(0, ROW[4], 1)
    scene.put(1, ROW[1])
    scene.put(1, ROW[5], 1)
    scene.paint([ROW[1], ROW[5]], "J1 J1")
    scene.deal(0, "explorer explorer")
    scene.give(0, "pass")
    scene.do("token pass", "play explorer", step(ROW[1]), "play explorer", f"{step(ROW[5])} second")
    assert (scene.pawn(0, 0), scene.pawn(0, 1)) == (ROW[1], ROW[5])


@pytest.mark.clause("13.7")
def test_pass_changes_neither_mountains_nor_what_spaces_ask_for() -> None:
    scene = on_row("J3", "explorer native", "pass")
    scene.put(0, BESIDE)
    scene.paint([FURTHER], "J3")
    scene.put(1, FURTHER)
    scene.paint([AWAY], "J1")
    scene.do("token pass", "play explorer")
    assert scene.refusal(step(FURTHER)) == "3.4"
    assert scene.refusal(step((0, 2))) == "3.6"


@pytest.mark.clause("13.7")
def test_pass_between_two_steps_frees_a_pawn_that_is_hemmed_in() -> None:
    scene = on_row("J1 J1 J1", "trailblazer explorer", "pass")
    around = scene.route.near[scene.route.find(*ROW[1])]
    scene.paint([(scene.route.q[near], scene.route.r[near]) for near in around], " ".join(["G3"] * len(around)))
    scene.paint([ROW[2]], "J1")
    scene.put(1, ROW[2])
    scene.do("play trailblazer", step(ROW[1]))
    assert scene.moves() == ["token pass", "stop"]
    scene.do("token pass", step(ROW[2]))
    assert scene.pawn() == ROW[2]


@pytest.mark.clause("13.7")
def test_as_an_option_a_pawn_must_pass_through() -> None:
    scene = on_row("J1 J1 J2", "trailblazer scout native", "pass", pass_token="through")
    for place in ROW[:3]:
        around = scene.route.near[scene.route.find(*place)]
        scene.paint([(scene.route.q[near], scene.route.r[near]) for near in around], " ".join(["G1"] * len(around)))
    scene.paint(ROW[1:4], "J1 J1 J1")
    scene.put(1, ROW[1])
    scene.put(2, ROW[2])
    scene.do("token pass")
    assert scene.refusal("play scout") == "3.10", "it would have to stay on the second pawn"
    scene.do("play trailblazer", step(ROW[1]))
    assert scene.refusal("stop") == "13.7"
    scene.do(step(ROW[2]))
    assert scene.moves() == [step(ROW[3])]
    scene.do(step(ROW[3]), "play native")
    assert scene.refusal(step(ROW[2])) == "13.7"


@pytest.mark.clause("13.7")
def test_a_block_on_the_way_out_of_an_occupied_space_counts() -> None:
    for power, card in ((2, "scout"), (3, "trailblazer")):
        scene = on_row("G3", f"{card} native", "pass", pass_token="through")
        scene.block(1)
        scene.put(0, (2, 0))
        scene.put(1, (3, 0))
        for place in ((2, 0), (3, 0)):
            around = scene.route.near[scene.route.find(*place)]
            scene.paint([(scene.route.q[near], scene.route.r[near]) for near in around], " ".join(["G1"] * len(around)))
        scene.paint([(3, 0), (4, 0)], "J1 J1")
        scene.do("token pass")
        if power == 2:
            assert scene.refusal(f"play {card}") == "3.10"
            continue
        scene.do(f"play {card}", step((3, 0)))
        assert "clear 1" in scene.moves()
        scene.do("clear 1", step((4, 0)))
        assert scene.pawn() == (4, 0)


@pytest.mark.clause("13.8")
def test_the_native_token_is_like_the_card() -> None:
    scene = on_row("C3", "explorer", "native", "native")
    scene.do("token native", step(ROW[1]))
    assert scene.pawn() == ROW[1]
    assert scene.cards("hand") == ["explorer"]
    scene.block(6)
    scene.put(0, (3, 0))
    scene.do("token native", "clear 6")
    assert scene.state.holders[6] == 0


@pytest.mark.clause("13.9")
def test_change_symbol() -> None:
    for hand, code in (("explorer", "W1"), ("explorer", "V1"), ("sailor", "J1"), ("traveler", "W1")):
        scene = on_row(code, hand, "change_symbol")
        scene.do(f"change {hand}", step(ROW[1]))
        assert scene.pawn() == ROW[1]
        assert scene.tokens() == []
        assert scene.cards("played") == [hand]


@pytest.mark.clause("13.9")
def test_without_the_token_nothing_is_changed() -> None:
    scene = on_row("W1", "explorer")
    assert scene.refusal("change explorer") == "12.8"
    assert Scene().refusal("change explorer") == "12.1"


@pytest.mark.clause("13.9")
def test_what_cannot_be_changed() -> None:
    scene = on_row("W1", "native adventurer captain", "change_symbol")
    assert scene.refusal("change native") == "13.9"
    assert scene.refusal("change adventurer") == "13.9"
    assert scene.refusal("change explorer") == "2.2"


@pytest.mark.clause("13.10")
def test_a_card_changed_into_coins_pays_its_power() -> None:
    scene = on_row("G3", "trailblazer sailor", "change_symbol")
    assert "buy treasure_chest" in scene.moves()
    scene.do("buy treasure_chest")
    assert scene.moves() == ["change trailblazer", "pay sailor"], "all else would not be enough"
    scene.do("change trailblazer", "done")
    assert scene.cards("discard") == ["treasure_chest"]
    assert scene.cards("hand") == ["sailor"]
    assert scene.tokens() == []


@pytest.mark.clause("13.10")
def test_an_item_changed_into_coins_leaves_the_game() -> None:
    scene = on_row("G3", "giant_machete", "change_symbol")
    scene.do("buy transmitter", "change giant_machete")
    assert scene.cards("gone") == ["giant_machete"]
