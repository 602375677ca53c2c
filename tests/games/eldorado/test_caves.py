"""Exploring caves, and what the tokens do."""

from typing import Any

import pytest

from filone.games.eldorado.caves import TOKEN_COUNT, TOKENS
from games.eldorado.table import ROW, Place, Table, step

AWAY: Place = (-1, 1)
BESIDE: Place = (0, 1)
FURTHER: Place = (1, 1)
"""Three spaces in a row of the first route; the last two touch its first cave, at 0,2."""


def near_cave(hand: str = "scout explorer", **options: Any) -> Table:
    table = Table(caves=True, **options)
    table.block()
    table.put(0, AWAY)
    table.paint([AWAY, BESIDE, FURTHER], "J1 J1 J1")
    table.deal(0, hand)
    return table


def on_row(codes: str, hand: str, *tokens: str, **options: Any) -> Table:
    table = Table(caves=True, **options)
    table.block()
    table.put(0, ROW[0])
    table.paint(ROW[1 : 1 + len(codes.split())], codes)
    table.deal(0, hand)
    table.give(0, *tokens)
    return table


@pytest.mark.clause("12.1")
def test_four_of_36_tokens_on_every_cave() -> None:
    table = near_cave()
    assert sum(TOKEN_COUNT) == sum(table.state.caves.unseen) == 36
    assert table.state.caves.piles == [4, 4, 4]
    assert Table().state.caves.piles == []
    assert Table().refusal("token machete_1") == "12.1"
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
    table = near_cave()
    table.do("play explorer", step(BESIDE))
    assert table.moves() == ["explore 1", "leave"]
    assert table.refusal("end") == "12.2"
    explored = table.state.copy()
    table.do("leave")
    assert table.tokens() == []
    table.state = explored
    table.do("explore 1")
    assert table.state.weights() == TOKEN_COUNT
    table.chance("find 0 replace")
    assert table.tokens() == ["replace"]
    assert table.state.caves.piles == [3, 4, 4]
    assert table.state.caves.unseen[TOKENS.index("replace")] == 2
    assert table.state.ask() == "act"


@pytest.mark.clause("12.2")
def test_without_the_option_there_is_nothing_to_explore() -> None:
    table = Table()
    table.block()
    table.put(0, AWAY)
    table.paint([BESIDE], "J1")
    table.deal(0, "explorer")
    table.do("play explorer", step(BESIDE))
    assert table.state.ask() == "act"
    assert table.refusal("explore 1") == "12.2"


@pytest.mark.clause("12.3")
def test_passing_by_is_not_enough() -> None:
    beyond = (0, 0)
    table = near_cave("scout explorer")
    table.paint([beyond], "J1")
    table.do("play scout", step(BESIDE))
    assert table.state.ask() == "move"
    table.do(step(beyond))
    assert table.state.ask() == "act"
    table = near_cave("scout explorer")
    table.do("play scout", step(BESIDE), "stop")
    assert table.state.ask() == "explore"


@pytest.mark.clause("12.3")
def test_a_payment_a_token_and_a_native_move_too() -> None:
    for code, moves in (
        ("G1", [step(BESIDE), "pay explorer"]),
        ("J1", ["token machete_1", step(BESIDE)]),
        ("W3", ["play native", step(BESIDE)]),
        ("W3", ["token native", step(BESIDE)]),
    ):
        table = near_cave("explorer native")
        table.give(0, "machete_1", "native")
        table.paint([BESIDE], code)
        table.do(*moves)
        assert table.moves() == ["explore 1", "leave"], moves


@pytest.mark.clause("12.4")
def test_not_twice_without_stopping_elsewhere() -> None:
    table = near_cave("explorer explorer explorer explorer")
    table.do("play explorer", step(BESIDE), "leave", "play explorer", step(FURTHER))
    assert table.state.ask() == "act"
    table.do("play explorer", step(BESIDE))
    assert table.state.ask() == "act"
    table.do("play explorer", step(AWAY))
    table.deal(0, "explorer scout")
    table.do("play explorer", step(BESIDE))
    assert table.state.ask() == "explore"


@pytest.mark.clause("12.4")
def test_there_and_back_with_one_card_is_not_stopping_elsewhere() -> None:
    table = near_cave("scout explorer")
    table.put(0, BESIDE)
    table.do("play scout", step(AWAY), step(BESIDE))
    assert table.state.ask() == "act"


@pytest.mark.clause("12.5")
def test_two_caves_are_explored_one_after_the_other() -> None:
    table = near_cave("explorer sailor")
    table.route.cave_near[table.route.find(*BESIDE)] = [0, -1, 2, -1]
    table.do("play explorer", step(BESIDE))
    assert table.moves() == ["explore 1", "explore 3", "leave"]
    table.do("explore 3")
    table.chance("find 0 draw")
    assert table.moves() == ["explore 1", "leave"]
    table.do("explore 1")
    table.chance("find 0 pass")
    assert table.tokens() == ["draw", "pass"]
    assert table.state.ask() == "act"


def behind_a_block(hand: str) -> Table:
    """The pawn stands on a seam with block 1, and a cave touches it across the seam."""
    table = Table(caves=True)
    table.block(1)
    table.put(0, (2, 0))
    table.paint([(3, 0)], "J1")
    table.route.cave_near[table.route.find(3, 0)] = [1, 0]
    table.deal(0, hand)
    return table


@pytest.mark.clause("12.6")
def test_a_block_in_between_prevents_exploring() -> None:
    table = behind_a_block("explorer explorer")
    table.do("play explorer", step((3, 0)))
    assert table.state.ask() == "act"
    table.do("play explorer", "clear 1")
    assert table.moves() == ["explore 2", "leave"]


@pytest.mark.clause("12.6")
def test_a_native_that_tears_the_block_down_may_explore() -> None:
    table = behind_a_block("native explorer")
    table.put(0, (3, 0))
    table.do("play native", "clear 1")
    assert table.moves() == ["explore 2", "leave"]


@pytest.mark.clause("12.7")
def test_a_block_removed_by_another_gives_nothing() -> None:
    table = behind_a_block("explorer explorer explorer explorer")
    table.put(0, (3, 0))
    table.do("end", "keep")
    table.put(1, (3, -1))
    table.deal(1, "explorer explorer")
    table.do("play explorer", "clear 1")
    assert table.state.ask() == "act"
    table.do("end", "keep")
    table.chance()
    table.do("end", "keep")
    assert table.state.turn == 0
    table.deal(0, "explorer explorer")
    table.route.cave_near[table.route.find(2, 0)] = [1, -1]
    table.paint([(2, 0)], "J1")
    table.do("play explorer", step((2, 0)))
    assert table.state.ask() == "act", "it stood beside the cave already"


@pytest.mark.clause("12.8")
def test_tokens_are_played_in_phase_1_at_once_or_later() -> None:
    table = near_cave()
    table.deal(0, "explorer explorer explorer explorer", draw="sailor")
    table.give(0, "draw")
    assert "token draw" in table.moves()
    table.do("end")
    assert table.refusal("token draw") == "12.8"
    table.do("keep")
    assert table.refusal("token draw") == "12.8", "not the own turn, not the own token"
    for _ in (1, 2):
        table.do("end", "keep")
    table.do("token draw")
    table.chance()
    assert table.tokens() == []
    assert table.state.caves.used[TOKENS.index("draw")] == 1
    assert table.refusal("token draw") == "12.8"


@pytest.mark.clause("12.2")
def test_any_number_of_tokens_can_be_held() -> None:
    table = near_cave()
    table.give(0, *["draw"] * 4, *["remove"] * 4)
    table.do("play explorer", step(BESIDE), "explore 1")
    table.chance("find 0 replace")
    assert len(table.tokens()) == 9


@pytest.mark.clause("12.9")
def test_an_empty_cave_gives_nothing() -> None:
    table = near_cave()
    table.state.caves.piles[0] = 0
    table.do("play explorer", step(BESIDE))
    assert table.state.ask() == "act"


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
        table = on_row(codes, "explorer", token)
        spaces = ROW[1 : 1 + len(codes.split())]
        table.do(f"token {token}", *map(step, spaces))
        assert table.pawn() == spaces[-1]
        assert table.state.power == 0
        assert table.tokens() == []


@pytest.mark.clause("13.1")
def test_tokens_and_cards_are_not_added() -> None:
    table = on_row("J3", "explorer", "machete_2")
    table.paint([(-2, 1), (-1, -1), (-3, 1)], "G3 G3 G3")
    assert table.refusal("token machete_2") == "3.10"


@pytest.mark.clause("13.2")
def test_coin_tokens_add_to_a_purchase() -> None:
    table = on_row("G3", "traveler", "coin_2", "coin_1", "machete_3")
    assert "buy transmitter" in table.moves()
    table.do("buy transmitter")
    assert table.moves() == ["token coin_1", "token coin_2", "pay traveler"]
    assert table.refusal("token machete_3") == "13.2"
    table.do("token coin_2", "token coin_1", "pay traveler", "done")
    assert table.cards("discard") == ["transmitter"]
    assert table.tokens() == ["machete_3"]


@pytest.mark.clause("13.3")
def test_draw() -> None:
    table = on_row("J1", "explorer", "draw", "draw")
    table.deal(0, "explorer", draw="native")
    table.do("token draw")
    table.chance("draw 0 native")
    assert table.cards("hand") == ["explorer", "native"]
    assert table.refusal("token draw") == "13.3", "there is nothing left to draw"


@pytest.mark.clause("13.4")
def test_remove() -> None:
    table = on_row("J1", "explorer sailor", "remove", "remove", "remove")
    table.do("token remove")
    assert table.moves() == ["remove explorer", "remove sailor"], "it must be done"
    table.do("remove sailor", "token remove", "remove explorer")
    assert table.cards("gone") == ["explorer", "sailor"]
    assert table.refusal("token remove") == "13.4"


@pytest.mark.clause("13.5")
def test_replace() -> None:
    table = on_row("J1", "", "replace", "replace")
    assert table.refusal("token replace") == "13.5"
    table.deal(0, "explorer explorer sailor traveler traveler", draw="native", discard="scout captain pioneer")
    table.do("token replace")
    assert table.refusal("done") == "13.5"
    table.do("swap explorer", "swap explorer", "swap sailor")
    assert "done" in table.moves()
    table.do("swap traveler")
    table.chance("draw 0 native")
    assert table.moves() == ["draw 0 scout", "draw 0 pioneer", "draw 0 captain"]
    table.chance()
    assert table.cards("hand") == ["traveler", "scout", "pioneer", "captain", "native"]
    assert table.cards("played") == ["explorer", "explorer", "traveler", "sailor"]
    table.deal(0, "explorer sailor", draw="native native")
    table.do("token replace", "swap sailor", "done")
    table.chance()
    assert table.cards("hand") == ["explorer", "native"]


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
        table = on_row("J1 J1", "", "keep_item")
        table.deal(0, hand, draw="sailor")
        assert table.refusal("token keep_item") == "13.6"
        table.do(*moves)
        assert table.moves() == ["token keep_item", "lose"]
        assert table.refusal("end") == "13.6"
        table.do("token keep_item" if kept else "lose")
        assert table.cards("played") == ([item] if kept else [])
        assert table.cards("gone") == ([] if kept else [item])
        assert table.tokens() == ([] if kept else ["keep_item"])


@pytest.mark.clause("13.6")
def test_a_token_found_at_the_end_of_the_move_is_in_time() -> None:
    table = near_cave("giant_machete explorer")
    table.do("play giant_machete", step(BESIDE), "stop", "explore 1")
    table.chance("find 0 keep_item")
    table.do("token keep_item")
    assert table.cards("played") == ["giant_machete"]


@pytest.mark.clause("13.7")
def test_pass_lets_a_pawn_through_and_stop() -> None:
    table = on_row("J1 J1 J1", "pioneer native explorer", "pass", "pass")
    table.put(1, ROW[1])
    table.put(2, ROW[2])
    table.do("token pass")
    assert table.refusal("token pass") == "13.7"
    table.do("play pioneer", step(ROW[1]), "stop")
    assert table.pawn(0) == table.pawn(1) == ROW[1]
    table.do("play native", step(ROW[2]))
    assert table.pawn(0) == table.pawn(2) == ROW[2]
    table.do("end", "keep")
    table.chance()
    assert not table.state.passing


@pytest.mark.clause("13.7")
def test_with_two_players_pass_holds_for_both_pawns() -> None:
    table = Table(2, caves=True)
    table.block()
    table.put(0, ROW[0])
    table.put(0, ROW[4], 1)
    table.put(1, ROW[1])
    table.put(1, ROW[5], 1)
    table.paint([ROW[1], ROW[5]], "J1 J1")
    table.deal(0, "explorer explorer")
    table.give(0, "pass")
    table.do("token pass", "play explorer", step(ROW[1]), "play explorer", f"{step(ROW[5])} second")
    assert (table.pawn(0, 0), table.pawn(0, 1)) == (ROW[1], ROW[5])


@pytest.mark.clause("13.7")
def test_pass_changes_neither_mountains_nor_what_spaces_ask_for() -> None:
    table = on_row("J3", "explorer native", "pass")
    table.put(0, BESIDE)
    table.paint([FURTHER], "J3")
    table.put(1, FURTHER)
    table.paint([AWAY], "J1")
    table.do("token pass", "play explorer")
    assert table.refusal(step(FURTHER)) == "3.4"
    assert table.refusal(step((0, 2))) == "3.6"


@pytest.mark.clause("13.7")
def test_pass_between_two_steps_frees_a_pawn_that_is_hemmed_in() -> None:
    table = on_row("J1 J1 J1", "trailblazer explorer", "pass")
    around = table.route.near[table.route.find(*ROW[1])]
    table.paint([(table.route.q[near], table.route.r[near]) for near in around], " ".join(["G3"] * len(around)))
    table.paint([ROW[2]], "J1")
    table.put(1, ROW[2])
    table.do("play trailblazer", step(ROW[1]))
    assert table.moves() == ["token pass", "stop"]
    table.do("token pass", step(ROW[2]))
    assert table.pawn() == ROW[2]


@pytest.mark.clause("13.7")
def test_as_an_option_a_pawn_must_pass_through() -> None:
    table = on_row("J1 J1 J2", "trailblazer scout native", "pass", pass_token="through")
    for place in ROW[:3]:
        around = table.route.near[table.route.find(*place)]
        table.paint([(table.route.q[near], table.route.r[near]) for near in around], " ".join(["G1"] * len(around)))
    table.paint(ROW[1:4], "J1 J1 J1")
    table.put(1, ROW[1])
    table.put(2, ROW[2])
    table.do("token pass")
    assert table.refusal("play scout") == "3.10", "it would have to stay on the second pawn"
    table.do("play trailblazer", step(ROW[1]))
    assert table.refusal("stop") == "13.7"
    table.do(step(ROW[2]))
    assert table.moves() == [step(ROW[3])]
    table.do(step(ROW[3]), "play native")
    assert table.refusal(step(ROW[2])) == "13.7"


@pytest.mark.clause("13.7")
def test_a_block_on_the_way_out_of_an_occupied_space_counts() -> None:
    for power, card in ((2, "scout"), (3, "trailblazer")):
        table = on_row("G3", f"{card} native", "pass", pass_token="through")
        table.block(1)
        table.put(0, (2, 0))
        table.put(1, (3, 0))
        for place in ((2, 0), (3, 0)):
            around = table.route.near[table.route.find(*place)]
            table.paint([(table.route.q[near], table.route.r[near]) for near in around], " ".join(["G1"] * len(around)))
        table.paint([(3, 0), (4, 0)], "J1 J1")
        table.do("token pass")
        if power == 2:
            assert table.refusal(f"play {card}") == "3.10"
            continue
        table.do(f"play {card}", step((3, 0)))
        assert "clear 1" in table.moves()
        table.do("clear 1", step((4, 0)))
        assert table.pawn() == (4, 0)


@pytest.mark.clause("13.8")
def test_the_native_token_is_like_the_card() -> None:
    table = on_row("C3", "explorer", "native", "native")
    table.do("token native", step(ROW[1]))
    assert table.pawn() == ROW[1]
    assert table.cards("hand") == ["explorer"]
    table.block(6)
    table.put(0, (3, 0))
    table.do("token native", "clear 6")
    assert table.state.holders[6] == 0


@pytest.mark.clause("13.9")
def test_change_symbol() -> None:
    for hand, code in (("explorer", "W1"), ("explorer", "V1"), ("sailor", "J1"), ("traveler", "W1")):
        table = on_row(code, hand, "change_symbol")
        table.do(f"change {hand}", step(ROW[1]))
        assert table.pawn() == ROW[1]
        assert table.tokens() == []
        assert table.cards("played") == [hand]


@pytest.mark.clause("13.9")
def test_without_the_token_nothing_is_changed() -> None:
    table = on_row("W1", "explorer")
    assert table.refusal("change explorer") == "12.8"
    assert Table().refusal("change explorer") == "12.1"


@pytest.mark.clause("13.9")
def test_what_cannot_be_changed() -> None:
    table = on_row("W1", "native adventurer captain", "change_symbol")
    assert table.refusal("change native") == "13.9"
    assert table.refusal("change adventurer") == "13.9"
    assert table.refusal("change explorer") == "2.2"


@pytest.mark.clause("13.10")
def test_a_card_changed_into_coins_pays_its_power() -> None:
    table = on_row("G3", "trailblazer sailor", "change_symbol")
    assert "buy treasure_chest" in table.moves()
    table.do("buy treasure_chest")
    assert table.moves() == ["change trailblazer", "pay sailor"], "all else would not be enough"
    table.do("change trailblazer", "done")
    assert table.cards("discard") == ["treasure_chest"]
    assert table.cards("hand") == ["sailor"]
    assert table.tokens() == []


@pytest.mark.clause("13.10")
def test_an_item_changed_into_coins_leaves_the_game() -> None:
    table = on_row("G3", "giant_machete", "change_symbol")
    table.do("buy transmitter", "change giant_machete")
    assert table.cards("gone") == ["giant_machete"]
