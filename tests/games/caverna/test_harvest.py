"""Sections 17 to 19: the harvest, feeding and breeding."""

import pytest

from filone.games.caverna.state import Caverna
from filone.games.caverna.table import QUESTION
from filone.kernel import CHANCE
from games.caverna.boards import settle_in, work
from games.caverna.scene import arm, begin, choices, do, end_work, goods, home, own, refused

clause = pytest.mark.clause

FARM = """
    .  .   .   | . . .
    .  .   .   | . . .
    F  Fg3 Fv1 | C . .
    .  S'  Fg1 | E . .
"""


def farm(seats: int = 2, **options: bool) -> Caverna:
    """Everybody has fields with crops, two sheep with room for more, and 9 food."""
    state = begin(seats, **options)
    for seat in range(seats):
        settle_in(state, FARM, seat)
        own(state, seat=seat, food=9, sheep=2)
    return state


def crops(state: Caverna, seat: int = 0) -> list[int]:
    """How many fields hold 1, 2, 3 grain and 1, 2 vegetables."""
    return [cells.bit_count() for cells in home(state, seat).crops]


def feed(state: Caverna) -> None:
    """Everybody feeds from what is there."""
    while state.ask() == "feed":
        do(state, "feed")


REAPED = {"food": 5, "sheep": 3, "grain": 2, "vegetable": 1}
UNTOUCHED = {"food": 9, "sheep": 2}


# Section 17


@clause("17.1")
@pytest.mark.parametrize("number", [1, 2])
def test_no_harvest_in_rounds_1_and_2(number: int) -> None:
    state = farm()
    end_work(state, number)
    assert (state.turn, state.round) == (CHANCE, number + 1)
    assert (goods(state), crops(state)) == (UNTOUCHED, [1, 0, 1, 1, 0])


@clause("17.2", "17.4")
@pytest.mark.parametrize("number", [3, 5, 6, 7, 8, 9, 10, 11])
def test_a_harvest_in_round_3_and_from_round_5_on(number: int) -> None:
    state = farm(3)
    end_work(state, number)
    feed(state)
    assert state.round == number + 1
    assert [goods(state, seat) for seat in range(3)] == [REAPED] * 3


@clause("17.4")
def test_a_harvest_in_the_last_round() -> None:
    state = farm()
    end_work(state, 12)
    feed(state)
    assert (state.ask(), goods(state)) == ("finish", REAPED)


@clause("17.3")
def test_round_4_costs_1_food_for_each_dwarf() -> None:
    state = farm()
    arm(state, 0, 4, 0)
    home(state).newborn = 0b100
    end_work(state, 4)
    feed(state)
    assert (goods(state), goods(state, 1)) == ({"food": 6, "sheep": 2}, {"food": 7, "sheep": 2})
    assert crops(state) == [1, 0, 1, 1, 0]


@clause("17.5")
def test_the_first_question_mark_takes_the_harvest_away() -> None:
    state = farm()
    end_work(state, 7, QUESTION)
    assert (state.turn, state.round) == (CHANCE, 8)
    assert (goods(state), crops(state)) == (UNTOUCHED, [1, 0, 1, 1, 0])


@clause("17.6")
def test_the_second_costs_1_food_for_each_dwarf() -> None:
    state = farm()
    arm(state, 0, 0, 0)
    home(state).newborn = 0b100
    end_work(state, 7, QUESTION, questions=1)
    feed(state)
    assert (goods(state), crops(state)) == ({"food": 6, "sheep": 2}, [1, 0, 1, 1, 0])


@clause("17.7", "17.8")
def test_with_the_third_everybody_leaves_out_field_or_breeding() -> None:
    state = farm(3)
    state.first = 1
    end_work(state, 9, QUESTION, questions=2)
    asked = []
    for phase in ("field", "breeding", "field"):
        assert choices(state) == ["skip field", "skip breeding"]
        assert crops(state) == [1, 0, 1, 1, 0], "the choice comes before the field phase"
        asked.append(state.turn)
        do(state, f"skip {phase}")
    assert asked == [1, 2, 0], "in turn order"
    feed(state)
    assert goods(state, 1) == {"food": 5, "sheep": 3}
    assert goods(state, 2) == {"food": 5, "sheep": 2, "grain": 2, "vegetable": 1}
    assert goods(state, 0) == goods(state, 1), "and everybody has fed"


@clause("17.8")
def test_the_choice_holds_for_this_harvest_only() -> None:
    state = farm(3)
    end_work(state, 9, QUESTION, questions=2)
    do(state, "skip field", "skip field", "skip breeding")
    feed(state)
    end_work(state, 10)
    feed(state)
    assert goods(state) == {"food": 1, "sheep": 4, "grain": 2, "vegetable": 1}


@clause("17.9")
def test_each_phase_is_finished_by_all_before_the_next() -> None:
    state = farm(3)
    end_work(state, 5)
    assert [crops(state, seat) for seat in range(3)] == [[0, 1, 0, 0, 0]] * 3
    for seat in range(3):
        assert (state.turn, state.ask()) == (seat, "feed")
        assert [goods(state, each)["sheep"] for each in range(3)] == [2, 2, 2]
        do(state, "feed")
    assert [goods(state, each)["sheep"] for each in range(3)] == [3, 3, 3]


@clause("3.15")
def test_a_token_taken_in_this_round_does_not_change_the_order_of_its_harvest() -> None:
    state = farm(3)
    do(state, "use ore_mining_1_3", "use starting_player_1_3", "use supplies")
    end_work(state, 5)
    assert state.turn == 0


@clause("17.10")
def test_one_crop_from_every_sown_field() -> None:
    state = farm()
    end_work(state, 3)
    assert (goods(state)["grain"], goods(state)["vegetable"], crops(state)) == (2, 1, [0, 1, 0, 0, 0])
    feed(state)
    end_work(state, 5)
    assert (goods(state)["grain"], crops(state)) == (3, [1, 0, 0, 0, 0])


# Section 18


def hungry(*strengths: int, each: int = 2, **amounts: int) -> Caverna:
    """The first player has these dwarfs and goods and is about to feed; where nothing can be exchanged it is done."""
    state = begin(2)
    own(state, **amounts)
    arm(state, *strengths)
    end_work(state, 3 if each == 2 else 4)
    return state


@clause("18.1")
def test_2_food_for_a_dwarf_and_1_for_a_newborn() -> None:
    assert goods(hungry(0, 0, 5, food=20)) == {"food": 14}
    state = begin(2)
    own(state, food=20)
    arm(state, 0, 0, 0, 0)
    home(state).newborn = 0b1100
    end_work(state, 5)
    assert goods(state) == {"food": 14}
    do(state, "reveal ruby_mine_construction", "token leaf")
    end_work(state, 6)
    assert goods(state) == {"food": 6}, "from the next harvest on they eat like the others"


@clause("18.2")
def test_food_must_be_paid_and_exchanging_is_voluntary() -> None:
    state = hungry(0, 0, food=3, sheep=1, gold=2)
    assert choices(state) == ["swap sheep_food", "coins", "feed"]
    do(state, "feed")
    assert (goods(state), home(state).begging) == ({"sheep": 1, "gold": 2}, 1), "the 3 food are gone"
    state = hungry(0, 0, food=3, sheep=1)
    do(state, "swap sheep_food")
    assert (goods(state), home(state).begging) == ({}, 0)


@clause("18.3")
def test_a_begging_marker_for_each_food_missing() -> None:
    state = hungry(0, 0, 0)
    assert home(state).begging == 6
    own(state, food=50, gold=50, ruby=9)
    end_work(state, 5)
    assert not [choice for choice in choices(state) if "beg" in choice], "there is no way back"
    do(state, "feed")
    assert home(state).begging == 6


@clause("18.4")
def test_dwarfs_are_not_given_up() -> None:
    state = hungry(0, 0, 0, 0, gold=2)
    assert choices(state) == ["coins", "feed"]
    do(state, "feed")
    assert (len(home(state).dwarfs), home(state).begging) == (4, 8)


@clause("18.5")
def test_a_bill_of_1_food_for_each_dwarf_is_paid_the_same_way() -> None:
    state = hungry(0, 0, 0, each=1, food=1, vegetable=1)
    assert choices(state) == ["swap vegetable_food", "feed"]
    paid = state.copy()
    do(paid, "swap vegetable_food")
    assert (goods(paid), home(paid).begging) == ({}, 0)
    do(state, "feed")
    assert (goods(state), home(state).begging) == ({"vegetable": 1}, 2)


# Section 19


def breeding(picture: str, **animals: int) -> Caverna:
    """The first player feeds and then breeds."""
    state = work(2, 3)
    settle_in(state, picture)
    own(state, food=4, **animals)
    end_work(state, 3)
    feed(state)
    return state


ROOMY = """
    .  .  .  | . . .
    .  .  .  | . . .
    S' S' S' | C . .
    .  .  S' | E . .
"""
TIGHT = """
    .  .  .  | . . .
    .  .  .  | . . .
    .  .  .  | C . .
    .  S' S' | E . .
"""


@clause("19.1")
def test_two_of_a_type_bring_exactly_one() -> None:
    state = breeding(ROOMY, sheep=2, donkey=3, boar=1, cattle=4)
    assert goods(state) == {"sheep": 3, "donkey": 4, "boar": 1, "cattle": 5}


@clause("19.1")
def test_parents_may_be_apart_and_boar_breed_with_a_stable_in_the_forest() -> None:
    stable = """
        . . .  | . . .
        . . .  | . . .
        . . .  | C . .
        . . .' | E . .
    """
    assert goods(breeding(stable, boar=2)) == {"boar": 3}, "the example of the rulebook"
    mines = """
        . . . | . . .
        . . . | . . .
        . . . | C O R
        . . . | E . .
    """
    assert goods(breeding(mines, donkey=2)) == {"donkey": 3}


@clause("19.2")
def test_a_newborn_without_a_place_is_not_born_and_gives_no_food() -> None:
    state = breeding(TIGHT.replace("'", ""), sheep=2, donkey=2, boar=2)
    assert state.ask() == "breed"
    do(state, "breed")
    assert goods(state) == {"sheep": 2, "donkey": 2, "boar": 2}


@clause("19.2", "19.3")
def test_if_not_all_fit_their_owner_chooses() -> None:
    state = breeding(TIGHT, sheep=3, donkey=2, boar=3)
    assert choices(state, "breed") == ["sheep boar"], "4 and 4 on the pastures, 2 donkeys in the dwelling"
    do(state, "breed sheep boar")
    state = breeding(TIGHT, sheep=4, donkey=4, boar=1)
    assert choices(state) == ["exchange", "breed"]
    state = breeding(TIGHT, sheep=2, donkey=2, boar=4)
    assert choices(state, "breed") == ["donkey", "sheep"]
    assert refused(state, "breed") == "19.3", "what has a place is born"
    assert refused(state, "breed sheep donkey") == "19.3"
    do(state, "breed donkey")
    assert goods(state) == {"sheep": 2, "donkey": 3, "boar": 4}


@clause("19.4")
def test_other_animals_may_make_room_but_not_parents() -> None:
    state = breeding(TIGHT, sheep=2, donkey=4, boar=4)
    assert choices(state) == ["exchange", "breed"]
    do(state, "exchange", "swap boar_food")
    assert choices(state, "breed") == ["boar"], "three boar have room for a fourth"
    crowd = breeding(TIGHT, sheep=2, donkey=4, boar=4)
    do(crowd, "exchange", "swap sheep_food")
    do(crowd, "breed")
    assert goods(crowd) == {"sheep": 1, "donkey": 4, "boar": 4, "food": 1}, "one sheep alone has no lamb"


@clause("19.5")
def test_dogs_do_not_breed() -> None:
    assert goods(breeding(ROOMY, dog=5)) == {"dog": 5}
