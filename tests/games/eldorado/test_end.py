"""Arriving in El Dorado, the last round, the ranking, and the game of two."""

import pytest

from filone.games.eldorado.coach import advise
from filone.games.eldorado.state import Eldorado
from filone.kernel import OVER
from filone.kernel.advice import Advice
from games.eldorado.scene import GAME, ROW, Place, Scene, step
from games.telling import log

CORNER: Place = (24, -3)
FINISH: list[Place] = [(24, -4), (25, -4), (25, -3)]
IN = "play captain", step(FINISH[0])


def at_the_gate(seats: int = 3, seat: int = 0, **options: object) -> Scene:
    """A seat whose first pawn stands beside the finish, on turn; seats before it have passed."""
    scene = Scene(seats, **options)
    for other in range(seats):
        scene.put(other, (21 - other, 0))
    while scene.state.turn != seat:
        scene.do("end", "keep")
    scene.put(seat, CORNER)
    scene.deal(seat, "captain sailor")
    return scene


def pass_on(scene: Scene) -> None:
    scene.do("end")
    if scene.state.turn >= 0 and scene.state.ask() == "discard":
        scene.do("keep")
    scene.chance()


@pytest.mark.clause("10.1")
def test_a_pawn_that_arrives_leaves_the_space_and_loses_its_power() -> None:
    scene = at_the_gate()
    scene.do(*IN)
    assert scene.pawn() is None
    assert scene.state.power == 0
    assert scene.state.ask() == "act"
    assert scene.refusal(step(FINISH[1])) == "10.1"
    assert scene.refusal("clear 1") == "10.1"
    pass_on(scene)
    scene.put(1, CORNER)
    scene.deal(1, "sailor traveler")
    scene.do("play sailor")
    assert step(FINISH[0]) in scene.moves(), "free again"


@pytest.mark.clause("10.2")
def test_the_finish_asks_for_its_own_symbol() -> None:
    scene = at_the_gate()
    scene.deal(0, "giant_machete millionaire native")
    scene.do("play giant_machete")
    assert [text for text in scene.moves() if text in map(step, FINISH)] == []
    scene = at_the_gate(route="hills_of_gold")
    scene.put(0, (24, -10))
    scene.deal(0, "explorer sailor")
    scene.do("play explorer")
    assert step((25, -10)) in scene.moves()


@pytest.mark.clause("10.2")
def test_a_native_enters_el_dorado_for_nothing() -> None:
    scene = at_the_gate()
    scene.deal(0, "native")
    scene.do("play native", step(FINISH[1]))
    assert scene.state.arrived == [0]


@pytest.mark.clause("10.3")
def test_the_round_is_played_to_its_end() -> None:
    scene = at_the_gate()
    scene.do(*IN)
    assert scene.state.last_round
    pass_on(scene)
    assert scene.state.turn == 1
    pass_on(scene)
    assert scene.state.turn == 2
    pass_on(scene)
    assert scene.state.turn == OVER


def test_nobody_is_told_what_to_buy_in_the_last_round() -> None:
    scene = at_the_gate()
    scene.do(*IN)
    pass_on(scene)
    scene.deal(1, "traveler traveler")
    assert advise(scene.state.view(1)) == [Advice("coach-last")]


@pytest.mark.clause("10.4")
def test_the_last_player_of_a_round_ends_the_game_by_arriving() -> None:
    scene = at_the_gate(seat=2)
    scene.do(*IN)
    assert scene.state.turn == OVER
    assert scene.state.outcome().winners == [2]


@pytest.mark.clause("10.3", "10.4")
def test_the_last_of_a_round_sits_before_the_one_who_begins() -> None:
    scene = at_the_gate()
    scene.state.start = 1
    scene.do(*IN)
    assert scene.state.turn == OVER


@pytest.mark.clause("10.5")
def test_the_only_one_to_arrive_wins_whatever_blocks_others_have() -> None:
    scene = at_the_gate()
    scene.state.holders = [0, 1, 1, 1, 2, 2, 2]
    scene.do(*IN)
    for _ in range(3):
        pass_on(scene)
    assert scene.state.outcome().ranks[0] == 1
    assert scene.state.outcome().winners == [0]


def last_at_the_gate(blocks: list[int], seats: int = 3, **options: str) -> Scene:
    """Everybody has arrived in turn order but the last; `blocks[n]` is the seat with block n + 1, or -2."""
    scene = at_the_gate(seats, 0, **options)
    scene.state.holders = [-2, *blocks]
    for seat in range(seats):
        scene.put(seat, CORNER)
        scene.deal(seat, "captain sailor")
        if seat < seats - 1:
            scene.do(*IN)
            pass_on(scene)
    return scene


def all_arrive(blocks: list[int], seats: int = 3, **options: str) -> list[int]:
    """The ranks after everybody arrived in turn order."""
    scene = last_at_the_gate(blocks, seats, **options)
    scene.do(*IN)
    assert scene.state.turn == OVER
    return scene.state.outcome().ranks


@pytest.mark.clause("10.6")
def test_of_several_who_arrived_the_one_with_most_blocks_wins() -> None:
    assert all_arrive([1, 1, 2, -2, -2, 0]) == [2, 1, 3]


@pytest.mark.clause("10.7")
def test_with_as_many_blocks_the_highest_number_wins() -> None:
    assert all_arrive([0, 2, 1, 2, 0, 1]) == [2, 1, 3]


@pytest.mark.clause("10.12")
def test_option_that_the_sum_of_the_blocks_wins() -> None:
    assert all_arrive([0, -2, -2, 1, 1, 0], tie="highest") == [1, 2, 3]
    assert all_arrive([0, -2, -2, 1, 1, 0], tie="sum") == [2, 1, 3]


@pytest.mark.clause("10.8")
def test_without_blocks_the_first_to_arrive_wins() -> None:
    assert all_arrive([-2] * 6) == [1, 2, 3]
    assert all_arrive([2, -2, -2, -2, -2, -2]) == [2, 3, 1]


def test_what_breaks_a_tie_is_told() -> None:
    for blocks, tie in (
        ([1, 1, 2, -2, -2, 0], "More blocks taken on the way win the tie: 2 to 1."),
        ([0, 2, 1, 2, 0, 1], "As many blocks each: the better ones win the tie, 6 to 5."),
        ([-2] * 6, "As many blocks each: whoever was there first wins the tie."),
    ):
        assert log(GAME, last_at_the_gate(blocks).state, *IN)[-1].endswith(f"El Dorado! {tie}")


@pytest.mark.clause("10.9")
def test_the_others_are_ranked_by_the_way_they_have_to_go() -> None:
    scene = at_the_gate(4)
    scene.put(1, (14, 4))
    scene.put(2, (20, 0))
    scene.put(3, (14, 4))
    scene.state.holders = [-2, 3, 1, -2, -2, -2, -2]
    scene.do(*IN)
    for _ in range(4):
        pass_on(scene)
    assert scene.state.outcome().ranks == [1, 3, 2, 4]


@pytest.mark.clause("10.10")
def test_a_limit_of_rounds_ends_the_game() -> None:
    scene = Scene(rounds=2)
    scene.put(1, ROW[4])
    for _ in range(6):
        assert scene.state.turn != OVER
        pass_on(scene)
    assert scene.state.turn == OVER
    assert scene.state.outcome().winners == [1]
    free = Scene()
    for _ in range(30):
        pass_on(free)
    assert free.state.turn != OVER


@pytest.mark.clause("10.11")
def test_the_score_is_how_far_one_has_come() -> None:
    scene = Scene(route="hills_of_gold")
    assert scene.route.length == 37
    assert scene.state.scores() == [0, 1, 2]
    scene.put(2, None)
    assert scene.state.scores()[2] == 37
    assert scene.state.breakdown(2) == {"steps": 37}
    two = Scene(2)
    two.put(0, None)
    assert two.state.scores() == [28, 0]


@pytest.mark.clause("11.1")
def test_two_players_have_two_pawns_each() -> None:
    scene = Scene(2)
    one, two, three, four = scene.route.starts
    assert scene.state.pawns == [one, three, two, four]
    other = GAME.start(2)
    assert isinstance(other, Eldorado)
    other.step(GAME.parse(other, "start 1"))
    assert other.pawns == [two, four, one, three]
    assert Scene(3).refusal("step 0,0 second") == "11.1"
    assert Scene(3).refusal("clear 1 second") == "11.1"


@pytest.mark.clause("11.2")
def test_each_card_is_for_one_pawn() -> None:
    scene = Scene(2)
    scene.block()
    scene.put(0, ROW[0])
    scene.put(0, ROW[4], 1)
    scene.paint([ROW[1], ROW[5]], "J1 J1")
    scene.deal(0, "scout scout")
    scene.do("play scout")
    assert {step(ROW[1]), f"{step(ROW[5])} second"} <= set(scene.moves())
    scene.do(step(ROW[1]))
    assert scene.refusal(f"{step(ROW[5])} second") == "11.2"
    scene.do("stop", "play scout", f"{step(ROW[5])} second")
    assert (scene.pawn(0, 0), scene.pawn(0, 1)) == (ROW[1], ROW[5])


@pytest.mark.clause("11.2")
def test_a_token_too_is_for_one_pawn() -> None:
    scene = Scene(2, caves=True)
    scene.block()
    scene.put(0, ROW[0])
    scene.put(0, ROW[4], 1)
    scene.paint([ROW[1], ROW[5]], "J1 J1")
    scene.give(0, "machete_2")
    scene.do("token machete_2", f"{step(ROW[5])} second")
    assert scene.refusal(step(ROW[1])) == "11.2"


@pytest.mark.clause("3.7")
def test_the_own_pawns_bar_each_others_way() -> None:
    scene = Scene(2)
    scene.block()
    scene.put(0, ROW[0])
    scene.put(0, ROW[1], 1)
    scene.paint([ROW[1]], "J1")
    scene.deal(0, "native")
    scene.do("play native")
    assert scene.refusal(step(ROW[1])) == "3.7"


@pytest.mark.clause("11.3")
def test_only_both_pawns_together_have_arrived() -> None:
    scene = at_the_gate(2)
    scene.do(*IN)
    assert scene.pawn() is None
    assert (scene.state.last_round, scene.state.arrived) == (False, [])
    scene.put(0, CORNER, 1)
    scene.do("play sailor", f"{step(FINISH[0])} second")
    assert (scene.state.last_round, scene.state.arrived) == (True, [0])


@pytest.mark.clause("11.4")
def test_the_second_pawn_counts_for_arriving_first() -> None:
    """Seat 1 had a pawn in El Dorado before anybody; seat 0 is the first to have both there."""
    scene = at_the_gate(2)
    scene.put(1, None)
    scene.put(0, None, 1)
    scene.put(1, CORNER, 1)
    scene.deal(1, "sailor")
    scene.do(*IN)
    pass_on(scene)
    scene.deal(1, "sailor")
    scene.do("play sailor", f"{step(FINISH[0])} second")
    assert scene.state.turn == OVER
    assert scene.state.outcome().winners == [0]
