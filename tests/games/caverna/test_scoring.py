"""Section 20: end and scoring."""

import pytest

from filone.games.caverna.animals import fits
from filone.games.caverna.homeboard import ENTRANCE, LAND, at
from filone.games.caverna.state import Caverna
from filone.kernel import OVER
from games.caverna.boards import settle_in, work
from games.caverna.scene import arm, choices, do, end_work, goods, home, land, own, refused, room, start

clause = pytest.mark.clause

RICH = """
    [' ]' S' | R  O  R
    F   M F  | cuddle_room wood_supplier slaughtering_cave
    F   F M  | fodder_chamber dwelling dwelling
    .   F Fg1| E . .
"""


def line(name: str, **amounts: int) -> int:
    """One line of the score of a player who has only these goods."""
    state = start(2)
    own(state, **amounts)
    return state.breakdown(0)[name]


@clause("20.2", "20.3", "20.4", "20.5", "20.6", "20.7", "20.8", "20.9", "20.10", "20.11")
def test_the_board_of_the_rulebook_is_worth_80() -> None:
    state = start(4)
    settle_in(state, RICH)
    own(state, dog=2, sheep=4, donkey=2, boar=3, cattle=10, grain=9, vegetable=4, ruby=1, gold=13)
    arm(state, 0, 0, 0, 0)
    assert fits(home(state))
    assert {name: points for name, points in state.breakdown(0).items() if points} == {
        "animals": 21,
        "grain": 5,
        "vegetables": 4,
        "rubies": 1,
        "dwarfs": 4,
        "unused": -3,
        "pastures": 6,
        "mines": 11,
        "furnishings": 12,
        "bonus": 6,
        "gold": 13,
    }
    assert state.scores()[0] == 80


@clause("20.3", "20.7", "20.8")
def test_the_untouched_start_is_worth_minus_28() -> None:
    assert [start(seats).scores() for seats in range(1, 8)] == [[-28] * seats for seats in range(1, 8)]


@clause("20.1")
def test_the_game_ends_after_the_last_round_and_last_exchanges() -> None:
    state = work(2, 12, "LLL???")
    own(state, seat=0, ruby=1, food=9)
    own(state, seat=1, food=9)
    end_work(state, 12, token=1, questions=0)
    assert (state.turn, state.ask()) == (0, "finish")
    assert "finish" in choices(state)
    do(state, "swap ruby_gold")
    assert goods(state)["gold"] == 1
    assert state.turn == OVER, "with nothing left to exchange"
    assert refused(state, "finish") == "20.1"
    assert state.outcome().scores == state.scores()


@clause("20.1")
def test_everybody_may_exchange_before_scoring_without_limit() -> None:
    state = work(2, 12, "LLL???")
    for seat in (0, 1):
        own(state, seat=seat, grain=6, food=9)
    room(state, "beer_parlor")
    end_work(state, 12, token=1)
    do(state, "swap beer_parlor_gold", "swap beer_parlor_gold", "swap beer_parlor_gold", "finish")
    assert (state.turn, state.ask()) == (1, "finish")
    do(state, "finish")
    assert state.turn == OVER
    assert (goods(state), goods(state, 1)) == ({"food": 9, "gold": 9}, {"food": 9, "grain": 6})


@clause("20.2")
@pytest.mark.parametrize("animal", ["dog", "sheep", "donkey", "boar", "cattle"])
def test_every_animal_is_a_point(animal: str) -> None:
    assert line("animals", **{animal: 3}) == 3


@clause("20.3")
def test_each_missing_type_costs_2() -> None:
    assert line("missing") == -8
    assert line("missing", dog=5) == -8, "dogs are no farm animals"
    assert line("missing", sheep=3, cattle=1) == -4
    assert line("missing", sheep=1, donkey=1, boar=1, cattle=1) == 0


@clause("20.4")
def test_grain_is_half_a_point_rounded_up() -> None:
    assert [line("grain", grain=number) for number in range(5)] == [0, 1, 1, 2, 2]
    state = start(2)
    settle_in(
        state,
        """
        . .   .   | . . .
        . .   .   | . . .
        . Fg3 Fg2 | C . .
        . Fg1 F   | E . .
        """,
    )
    own(state, grain=1)
    assert state.breakdown(0)["grain"] == 4, "1 in the supply and 6 on fields"


@clause("20.5")
def test_vegetables_are_a_point_each() -> None:
    state = start(2)
    settle_in(
        state,
        """
        . .   .   | . . .
        . .   .   | . . .
        . .   Fv1 | C . .
        . .   Fv2 | E . .
        """,
    )
    own(state, vegetable=2)
    assert state.breakdown(0)["vegetables"] == 5


@clause("20.6")
def test_rubies_are_a_point_each() -> None:
    assert line("rubies", ruby=4) == 4


@clause("20.7")
def test_dwarfs_are_a_point_each() -> None:
    state = start(2)
    arm(state, 0, 0, 3, 14, 8)
    assert state.breakdown(0)["dwarfs"] == 5


@clause("20.8")
def test_only_the_cells_of_the_board_that_are_not_used_cost_a_point() -> None:
    state = start(2)
    land(state, meadow=[(2, 3), (1, 3)], tunnel=[(3, 1)])
    assert state.breakdown(0)["unused"] == -19
    home(state).stables = 1 << 9
    assert state.breakdown(0)["unused"] == -18
    land(state, field=[(-1, 3)])
    assert state.breakdown(0)["unused"] == -18, "what sticks out is not among the 24"


@clause("20.9", "20.10")
def test_tiles_have_points_and_some_a_bonus_for_what_scores_already() -> None:
    state = start(2)
    room(state, "weaving_parlor", "blacksmith")
    own(state, sheep=5)
    scored = state.breakdown(0)
    assert (scored["furnishings"], scored["bonus"], scored["animals"]) == (3, 2, 5)


@clause("20.11", "20.12")
def test_gold_counts_and_begging_markers_cost_3_each() -> None:
    assert line("gold", gold=12) == 12
    state = start(2)
    home(state).begging = 4
    assert state.breakdown(0)["begging"] == -12


@clause("20.13")
def test_nothing_else_is_worth_anything() -> None:
    state = start(2)
    own(state, food=9, wood=9, stone=9, ore=9)
    arm(state, 14, 14)
    assert state.scores()[0] == -28
    for kind in ("meadow", "field", "cavern", "tunnel", "deep_tunnel"):
        state = start(2)
        home(state).land[LAND.index(kind)] |= ENTRANCE if kind in ("meadow", "field") else 1 << at(4, 3)
        assert state.scores()[0] == -27, "one unused cell less, and that is all"


def last_move(state: Caverna) -> None:
    while state.turn != OVER:
        do(state, choices(state)[-1])


@clause("20.14")
def test_the_most_points_win_and_ties_are_shared() -> None:
    for gold, winners in (((5, 3, 4), [0]), ((3, 5, 5), [1, 2]), ((2, 2, 2), [0, 1, 2])):
        state = work(3, 12, "LLLL???")
        for seat, coins in enumerate(gold):
            own(state, seat=seat, food=9, gold=coins)
        end_work(state, 12)
        last_move(state)
        assert state.outcome().winners == winners
