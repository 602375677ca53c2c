"""Sections 22 and 23: one player, and the options."""

import pytest

from filone.games.caverna.furnishings import FURNISHINGS
from filone.games.caverna.goods import RUBY
from filone.games.caverna.state import Caverna
from filone.games.caverna.table import REFILL
from filone.kernel import CHANCE, OVER
from games.caverna.boards import CARDS, look, settle_in, work
from games.caverna.scene import begin, choices, do, end_work, goods, land, on, own, pile, refused, resume

clause = pytest.mark.clause


def spaces(state: Caverna) -> list[str]:
    return [space.space for space in look(state).spaces]


@clause("22.1")
def test_one_dwarf_after_the_other_from_2_food() -> None:
    state = begin(1)
    assert goods(state) == {"food": 2}
    do(state, "use logging_1_3", "use ore_mining_1_3")
    assert (state.turn, state.round) == (0, 2)
    assert goods(state) == {"food": 2, "wood": 3, "ore": 2}


@clause("22.2")
def test_four_spaces_are_closed() -> None:
    state = begin(1)
    assert spaces(state) == [
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
    for space in ("drift_mining_1_3", "starting_player_1_3", "supplies", "clearing_1_3"):
        assert refused(state, f"use {space}") == "1.4"


@clause("22.3")
def test_the_cards_come_in_a_fixed_order() -> None:
    state = begin(1)
    order = [card for card in CARDS if card != "exploration"]
    for number, card in zip([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12], order, strict=True):
        assert (state.round, state.turn) == (number, 0), "nothing is left to chance"
        assert card in spaces(state)
        assert ("urgent_wish_for_children" in spaces(state)) == (number >= 8)
        own(state, food=4)
        end_work(state, number)
    assert (state.turn, "exploration" in spaces(state)) == (OVER, False)


@clause("22.4")
@pytest.mark.parametrize("number", [5, 6, 7, 8, 10, 11])
def test_every_round_from_5_on_ends_with_a_harvest(number: int) -> None:
    state = work(1, number)
    own(state, food=4, sheep=2)
    land(state, small_pasture=[(2, 3)])
    end_work(state, number)
    do(state, "feed")
    assert goods(state) == {"sheep": 3}
    assert not look(state).turned


@clause("22.5")
def test_rubies_come_from_round_1() -> None:
    assert on(begin(1), "ruby_mining") == {"ruby": 1}


def refilled(state: Caverna) -> Caverna:
    """Refill the spaces once more."""
    resume(state, REFILL)
    return state


@clause("22.6", "23.2")
@pytest.mark.parametrize(("option", "most"), [("over_6", 6), ("from_6", 5)])
def test_overfull_spaces_are_emptied_before_the_refill(option: str, most: int) -> None:
    state = work(1, 7, solo_clearing=option)
    pile(state, "logging_1_3", most)
    pile(state, "wood_gathering", most + 1)
    pile(state, "ore_delivery", 3, most - 2)
    refilled(state)
    assert on(state, "logging_1_3") == {"wood": most + 1}, "just full enough to stay"
    assert on(state, "wood_gathering") == {"wood": 1}, "emptied, and then filled as an empty space"
    assert on(state, "ore_delivery") == {"stone": 1, "ore": 1}, "goods of all kinds together"


@clause("22.6")
def test_only_the_game_for_one_empties_spaces() -> None:
    state = work(2, 2)
    pile(state, "wood_gathering", 30)
    assert on(refilled(state), "wood_gathering") == {"wood": 31}


@clause("22.7")
def test_a_ruby_saves_one_space_for_this_refill() -> None:
    state = begin(1)
    pile(state, "wood_gathering", 7)
    pile(state, "sustenance_1_3", 9)
    own(state, ruby=1)
    refilled(state)
    assert choices(state) == ["save wood_gathering", "save sustenance_1_3", "clear"]
    do(state, "save sustenance_1_3")
    assert (on(state, "wood_gathering"), on(state, "sustenance_1_3")) == ({"wood": 1}, {"food": 10})
    assert goods(state) == {}
    refilled(state)
    assert on(state, "sustenance_1_3") == {"food": 1}, "not for the next one"


@clause("22.7")
def test_a_ruby_need_not_be_spent() -> None:
    state = begin(1)
    pile(state, "wood_gathering", 7)
    own(state, ruby=2)
    refilled(state)
    do(state, "clear")
    assert (on(state, "wood_gathering"), state.homes[0].goods[RUBY]) == ({"wood": 1}, 2)


# Options and readings


@clause("23.1")
def test_the_introductory_game_has_27_types_of_tile() -> None:
    full, introductory = begin(2), begin(2, furnishings="introductory")
    assert len(look(full).available) == 48
    assert look(introductory).available == [tile.name for tile in FURNISHINGS if tile.intro]
    assert len(look(introductory).available) == 27
    own(introductory, wood=9, stone=9)
    do(introductory, "use housework", "part furnish")
    assert refused(introductory, "furnish trader") == "1.8"


FENCES = """
    . . .  | . . .
    . . .  | . . .
    . . M  | carpenter . .
    . M M  | E . .
"""


@clause("23.3")
@pytest.mark.parametrize(("option", "left"), [("pasture", 6), ("action", 5)])
def test_the_carpenter_saves_on_each_pasture_or_in_each_action(option: str, left: int) -> None:
    for order in (("small_pasture", "large_pasture"), ("large_pasture", "small_pasture")):
        state = begin(2, "sheep_farming", carpenter=option)
        settle_in(state, FENCES)
        own(state, wood=10)
        do(state, "use sheep_farming", f"part {order[0]}")
        if order[0] == "small_pasture":
            do(state, "put small_pasture 1,3", "part large_pasture")
        else:
            do(state, "lay large_pasture 1,3 right", "part small_pasture")
        assert goods(state)["wood"] == left


@clause("23.4")
def test_late_tokens_are_turned_over_when_the_work_is_done() -> None:
    state = begin(2, late_tokens=True)
    end_work(state, 5)
    do(state, "reveal ruby_mine_construction")
    assert (state.turn, look(state).turned) == (0, [])
    own(state, food=4, sheep=2)
    end_work(state, 6)
    assert (state.turn, choices(state)) == (CHANCE, ["token leaf", "token question"])
    do(state, "token question")
    assert goods(state) == {"food": 4, "sheep": 2}, "the first question mark: no harvest"


@clause("23.5")
def test_small_scale_drift_mining_is_and_or() -> None:
    for parts in (["stone"], ["cavern_tunnel"], ["stone", "cavern_tunnel"], ["cavern_tunnel", "stone"]):
        state = begin(5)
        do(state, "use small_scale_drift_mining")
        for part in parts:
            do(state, f"part {part}")
            if part == "cavern_tunnel":
                do(state, "lay cavern_tunnel 3,1 up")
        if state.turn == 0:
            do(state, "stop")
        laid = len(look(state).homes[0].land["tunnel"])
        assert (goods(state).get("stone", 0), laid) == (int("stone" in parts), int("cavern_tunnel" in parts))


@clause("23.6")
def test_on_extension_a_good_comes_with_its_tile_only() -> None:
    state = begin(7)
    do(state, "use extension", "part cavern_tunnel", "lay cavern_tunnel 3,1 up")
    assert goods(state) == {"food": 1, "stone": 1}
    state = begin(7)
    land(state, field=[(x, y) for x in range(3) for y in range(4)], tunnel=[(4, y) for y in range(4)])
    land(state, tunnel=[(3, 0), (3, 1), (5, 0), (5, 1), (5, 2), (5, 3)])
    assert refused(state, "use extension") == "3.5", "no tile, no good"
