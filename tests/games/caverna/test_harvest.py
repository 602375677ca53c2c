"""Which rounds end with a harvest, and its three phases."""

import pytest

from filone.games.caverna.coach import advise
from filone.games.caverna.content.board import at
from filone.games.caverna.content.rounds import LEAF, QUESTION
from filone.games.caverna.state import Caverna
from filone.kernel.advice import Advice
from games.caverna.scene import (
    arm,
    begin,
    choices,
    do,
    end_work,
    feed_all,
    goods,
    home,
    land,
    look,
    own,
    refused,
    stables,
    step,
)

clause = pytest.mark.clause
FIELD = 1 << at(2, 3)


def farm(seats: int = 3, **options: object) -> Caverna:
    """A sown field, two sheep with room for a third, food enough: a harvest shows in each of them."""
    state = begin(seats, **options)
    land(state, field=[(2, 3)], small_pasture=[(2, 2)])
    home(state).crops[2] = FIELD
    own(state, food=10, sheep=2)
    return state


def happened(state: Caverna) -> tuple[int, int, int]:
    """Grain reaped, food eaten, lambs born."""
    feed_all(state)
    had = goods(state)
    return had.get("grain", 0), 10 - had["food"], had["sheep"] - 2


@pytest.mark.parametrize(
    ("number", "token", "before", "expected"),
    [
        pytest.param(1, LEAF, 0, (0, 0, 0), marks=clause("17.1")),
        pytest.param(2, LEAF, 0, (0, 0, 0), marks=clause("17.1")),
        pytest.param(3, LEAF, 0, (1, 4, 1), marks=clause("17.2")),
        pytest.param(4, LEAF, 0, (0, 2, 0), marks=clause("17.3")),
        pytest.param(5, LEAF, 0, (1, 4, 1), marks=clause("17.4")),
        pytest.param(6, LEAF, 0, (1, 4, 1), marks=clause("17.4")),
        pytest.param(11, LEAF, 2, (1, 4, 1), marks=clause("17.4")),
        pytest.param(6, QUESTION, 0, (0, 0, 0), marks=clause("17.5")),
        pytest.param(9, QUESTION, 1, (0, 2, 0), marks=clause("17.6")),
    ],
)
def test_what_a_round_ends_with(number: int, token: int, before: int, expected: tuple[int, int, int]) -> None:
    state = farm()
    end_work(state, number, token, before)
    assert happened(state) == expected


@clause("17.3", "17.6")
@pytest.mark.parametrize(("number", "before"), [(4, 0), (9, 1)])
def test_newborns_pay_too(number: int, before: int) -> None:
    state = begin(3)
    arm(state, 0, 0, 0)
    home(state).newborn = 0b100
    own(state, food=5)
    end_work(state, number, QUESTION, before)
    assert goods(state) == {"food": 2}


@clause("17.7", "17.8")
@pytest.mark.parametrize(("phase", "expected"), [("field", (0, 4, 1)), ("breeding", (1, 4, 0))])
def test_the_third_event_leaves_out_one_phase(phase: str, expected: tuple[int, int, int]) -> None:
    state = farm()
    state.first = 1
    end_work(state, 8, QUESTION, 2)
    turns = []
    while state.ask() == "skip":
        assert choices(state, "skip") == ["field", "breeding"]
        turns.append(state.turn)
        do(state, f"skip {phase}" if state.turn == 0 else "skip field")
    assert turns == [1, 2, 0]
    assert happened(state) == expected


@clause("17.8")
def test_the_choice_is_for_this_harvest_only() -> None:
    state = farm()
    end_work(state, 8, QUESTION, 2)
    do(state, "skip field", "skip field", "skip field")
    feed_all(state)
    own(state, food=10, sheep=2)
    end_work(state, 9, LEAF)
    assert happened(state) == (1, 4, 1)


@clause("3.15", "17.8")
def test_a_token_taken_in_a_round_does_not_change_the_order_of_its_harvest() -> None:
    state = farm()
    do(state, "use ore_mining_1_3", "use starting_player_1_3", "use supplies")
    end_work(state, 8, QUESTION, 2)
    assert (state.starter, state.turn) == (1, 0)


@clause("17.9")
def test_all_finish_a_phase_before_the_next() -> None:
    state = farm(2)
    land(state, 1, field=[(2, 3)])
    home(state, 1).crops[2] = FIELD
    end_work(state, 3)
    assert (state.turn, state.ask()) == (0, "feed")
    assert goods(state, 1)["grain"] == 1
    assert goods(state)["sheep"] == 2
    do(state, "feed")
    assert (state.turn, state.ask()) == (1, "feed")
    assert goods(state)["sheep"] == 2
    do(state, "feed")
    assert goods(state)["sheep"] == 3


@clause("17.10")
def test_one_crop_from_every_field() -> None:
    state = begin(2)
    land(state, field=[(2, 3), (1, 3), (0, 3)])
    home(state).crops = [0, 1 << at(2, 3), 0, 1 << at(1, 3), 1 << at(0, 3)]
    own(state, food=9)
    end_work(state, 3)
    assert goods(state) == {"food": 9, "grain": 1, "vegetable": 2}
    assert home(state).crops == [1 << at(2, 3), 0, 0, 1 << at(0, 3), 0]


# Feeding


@clause("18.1")
def test_two_food_for_a_dwarf_one_for_a_newborn() -> None:
    state = begin(2)
    arm(state, 0, 3, 0)
    home(state).newborn = 0b100
    own(state, food=10)
    end_work(state, 3)
    assert goods(state) == {"food": 5}


@clause("18.2")
def test_food_must_be_paid_making_more_is_voluntary() -> None:
    state = begin(2)
    own(state, food=1, grain=5)
    end_work(state, 3)
    assert choices(state) == ["swap grain_food", "feed"]
    do(state, "swap grain_food", "feed")
    assert goods(state) == {"grain": 4}
    assert home(state).begging == 2


@clause("18.3")
def test_begging() -> None:
    state = begin(2)
    own(state)
    end_work(state, 3)
    assert home(state).begging == 4
    assert refused(state, "feed") == "3.1"
    end_work(state, 4)
    assert home(state).begging == 6


@clause("18.4")
def test_dwarfs_stay() -> None:
    state = begin(2)
    own(state, ruby=1)
    end_work(state, 3)
    do(state, "feed")
    assert len(home(state).dwarfs) == 2


@clause("18.5")
def test_the_small_bill_works_alike() -> None:
    state = begin(2)
    own(state, sheep=1)
    end_work(state, 4)
    assert choices(state) == ["swap sheep_food", "feed"]
    do(state, "swap sheep_food")
    assert goods(state) == {}
    assert home(state).begging == 1


# Breeding


def breeding(**amounts: int) -> Caverna:
    """A harvest up to the breeding of the first player."""
    state = begin(2)
    own(state, food=4, **amounts)
    return state


@clause("19.1")
def test_pairs_bring_one_newborn() -> None:
    state = breeding(sheep=5, boar=1)
    land(state, small_pasture=[(2, 3), (2, 2)])
    stables(state, (2, 3))
    end_work(state, 3)
    feed_all(state)
    assert goods(state) == {"sheep": 6, "boar": 1}


@clause("19.1")
@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar", "cattle"])
def test_a_newborn_is_of_its_parents_type(animal: str) -> None:
    state = breeding(**{animal: 2})
    land(state, small_pasture=[(2, 3)])
    end_work(state, 3)
    feed_all(state)
    assert goods(state) == {animal: 3}


@clause("19.1", "14.7")
def test_the_example_of_the_boar() -> None:
    """Two in the entry-level dwelling, and a stable in the forest for the third."""
    state = breeding(boar=2)
    stables(state, (2, 3))
    end_work(state, 3)
    feed_all(state)
    assert goods(state) == {"boar": 3}


@clause("19.2")
def test_no_room_no_newborn() -> None:
    state = breeding(cattle=2)
    end_work(state, 3)
    feed_all(state)
    assert choices(state) == ["exchange", "breed"]
    do(state, "breed")
    assert goods(state) == {"cattle": 2}
    assert state.round == 4


def test_who_has_eaten_is_told_of_the_next_meal() -> None:
    """And of nothing that a dwarf would have to be placed for; who is eating is told nothing."""
    state = breeding(cattle=2)
    end_work(state, 3)
    assert advise(look(state, 0)) == []
    feed_all(state)
    land(state, field=[(2, 3)])
    own(state, 0, grain=1)
    assert advise(look(state, 0)) == [Advice("coach-meal", {"rounds": 1, "need": 2, "have": 0})]


@clause("19.3")
def test_the_owner_chooses_who_is_born() -> None:
    state = breeding(sheep=2, boar=2)
    land(state, small_pasture=[(2, 3)])
    stables(state, (2, 3))
    end_work(state, 3)
    feed_all(state)
    assert choices(state) == ["exchange", "breed boar", "breed sheep"]
    assert refused(state, "breed sheep boar") == "19.3"
    do(state, "breed boar")
    assert goods(state) == {"sheep": 2, "boar": 3}


@clause("19.4")
def test_making_room_for_newborns() -> None:
    state = breeding(sheep=3, boar=2)
    land(state, small_pasture=[(2, 3)])
    stables(state, (2, 3))
    end_work(state, 3)
    feed_all(state)
    assert choices(state) == ["exchange", "breed sheep"]
    do(state, "exchange", "swap boar_food")
    assert goods(state) == {"sheep": 4, "boar": 1, "food": 2}
    state = breeding(sheep=2)
    end_work(state, 3)
    feed_all(state)
    step(state, "exchange", "swap sheep_food")
    assert goods(state) == {"sheep": 1, "food": 1}


@clause("19.5")
def test_dogs_do_not_breed() -> None:
    state = breeding(dog=2)
    end_work(state, 3)
    feed_all(state)
    assert goods(state) == {"dog": 2}
