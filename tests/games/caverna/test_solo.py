"""The game for one."""

import pytest

from filone.games.caverna.content.spaces import SPACE_NAMES
from filone.games.caverna.position import REFILL
from filone.kernel import CHANCE, OVER
from games.caverna.scene import (
    begin,
    choices,
    do,
    end_work,
    feed_all,
    goods,
    home,
    on,
    own,
    pile,
    refused,
    resume,
    start,
)

clause = pytest.mark.clause


@clause("22.1")
def test_one_dwarf_after_the_other() -> None:
    state = start(1)
    assert goods(state) == {"food": 2}
    assert state.turn == 0
    do(state, "use wood_gathering")
    assert state.turn == 0
    do(state, "use ore_mining_1_3")
    assert state.round == 2


@clause("22.2")
def test_closed_spaces() -> None:
    state = start(1)
    open_spaces = [name for number, name in enumerate(SPACE_NAMES) if state.open_spaces >> number & 1]
    assert open_spaces == [
        "logging_1_3",
        "wood_gathering",
        "excavation_1_3",
        "ore_mining_1_3",
        "sustenance_1_3",
        "ruby_mining",
        "housework",
        "slash_and_burn",
        "blacksmithing",
    ]
    assert refused(state, "use supplies") == "1.4"


@clause("22.3", "22.4")
def test_cards_in_order_and_a_harvest_in_every_round_from_5() -> None:
    state = start(1)
    cards: list[str] = []
    seen = state.open_spaces
    rounds, harvests = [1], []
    while state.turn != OVER:
        assert state.turn != CHANCE
        number = state.round
        own(state, sheep=2)
        state.homes[0].goods[4] = 20
        end_work(state, number)
        feed_all(state)
        if state.ask() == "breed":
            harvests.append(number)
            do(state, "breed")
        if state.ask() == "finish":
            do(state, "finish")
            break
        rounds.append(state.round)
        cards += [name for n, name in enumerate(SPACE_NAMES) if (state.open_spaces & ~seen) >> n & 1]
        seen |= state.open_spaces
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    assert harvests == [3, 5, 6, 7, 8, 10, 11, 12]
    assert cards == [
        "sheep_farming",
        "ore_mine_construction",
        "wish_for_children",
        "donkey_farming",
        "ruby_mine_construction",
        "ore_delivery",
        "urgent_wish_for_children",
        "family_life",
        "ore_trading",
        "adventure",
        "ruby_delivery",
    ]


@clause("22.5")
def test_rubies_from_the_first_round() -> None:
    assert on(start(1), "ruby_mining") == {"ruby": 1}


@clause("22.6", "23.2")
@pytest.mark.parametrize(("option", "limit"), [("over_6", 6), ("from_6", 5)])
def test_overfull_spaces_are_emptied(option: str, limit: int) -> None:
    state = begin(1, solo_clearing=option)
    pile(state, "wood_gathering", limit)
    pile(state, "logging_1_3", limit + 1)
    resume(state, REFILL)
    assert on(state, "wood_gathering") == {"wood": limit + 1}
    assert on(state, "logging_1_3") == {"wood": 3}


@clause("22.6")
def test_only_alone() -> None:
    state = begin(2)
    pile(state, "wood_gathering", 20)
    resume(state, REFILL)
    assert on(state, "wood_gathering") == {"wood": 21}


@clause("22.6")
def test_all_goods_of_a_space_count_together() -> None:
    state = begin(1, "ore_delivery")
    pile(state, "ore_delivery", 4, 3)
    resume(state, REFILL)
    assert on(state, "ore_delivery") == {"stone": 1, "ore": 1}


@clause("22.6")
def test_animals_count_among_the_goods_of_a_space() -> None:
    state = begin(1, "sheep_farming")
    pile(state, "sheep_farming", 7)
    resume(state, REFILL)
    assert on(state, "sheep_farming") == {"sheep": 1}


@clause("22.7")
def test_a_ruby_saves_a_space_for_one_refill() -> None:
    state = begin(1)
    own(state, ruby=1)
    pile(state, "wood_gathering", 7)
    pile(state, "logging_1_3", 7)
    resume(state, REFILL)
    assert choices(state) == ["exchange", "save logging_1_3", "save wood_gathering", "clear"]
    do(state, "save wood_gathering")
    assert goods(state) == {}
    assert on(state, "wood_gathering") == {"wood": 8}
    assert on(state, "logging_1_3") == {"wood": 3}
    resume(state, REFILL)
    assert on(state, "wood_gathering") == {"wood": 1}


@clause("22.7")
def test_nobody_has_to_save_anything() -> None:
    state = begin(1)
    own(state, ruby=2)
    pile(state, "wood_gathering", 7)
    resume(state, REFILL)
    do(state, "clear")
    assert on(state, "wood_gathering") == {"wood": 1}
    assert home(state).goods[3] == 2
