"""Weapons, expeditions and every item of loot; family growth."""

import pytest

from filone.games.caverna.content.board import CAVERN, FIELD, LARGE, MEADOW, SMALL, TUNNEL, at
from filone.games.caverna.content.loot import LOOT
from filone.games.caverna.state import Caverna
from games.caverna.scene import (
    arm,
    begin,
    choices,
    do,
    goods,
    home,
    land,
    occupy,
    own,
    pile,
    put_room,
    refused,
    room,
    stables,
    step,
)

clause = pytest.mark.clause


def expedition(strength: int, **amounts: int) -> Caverna:
    """A dwarf of this strength on a level-4 expedition."""
    state = begin(3, "exploration")
    own(state, **amounts)
    arm(state, strength, strength)
    do(state, "use exploration")
    return state


# Forging


@clause("12.1")
def test_forging() -> None:
    state = begin(2)
    own(state, ore=10)
    do(state, "use blacksmithing")
    assert choices(state) == [f"forge {strength}" for strength in range(1, 9)]
    do(state, "forge 7")
    assert goods(state) == {"ore": 3}
    assert home(state).dwarfs[0] == 7
    state = begin(2)
    own(state, ore=3)
    do(state, "use blacksmithing")
    assert choices(state) == ["forge 1", "forge 2", "forge 3"]
    assert refused(state, "forge 4") == "12.1"


@clause("12.1", "12.2")
def test_an_armed_dwarf_does_not_forge() -> None:
    state = begin(2)
    own(state, ore=10)
    arm(state, 2, 2)
    do(state, "use blacksmithing")
    assert state.ask() == "loot"
    assert home(state).dwarfs == [2, 2]


@clause("12.3")
def test_only_armed_dwarfs_go_on_expeditions() -> None:
    state = begin(3, "exploration")
    own(state, ore=1)
    assert refused(state, "use exploration") == "3.5"
    do(state, "use blacksmithing", "part expedition")
    assert state.ask() == "loot"


@clause("12.4")
def test_as_many_different_items_as_the_level() -> None:
    state = expedition(2)
    assert choices(state, "loot") == ["all_weapons_plus_1", "dog", "wood", "grain", "sheep"]
    assert refused(state, "loot stone") == "12.4"
    do(state, "loot wood")
    assert refused(state, "loot wood") == "12.4"
    do(state, "loot grain", "loot dog", "loot sheep")
    assert state.turn == 1
    assert goods(state) == {"wood": 1, "grain": 1, "dog": 1, "sheep": 1}


@clause("12.4")
def test_nothing_more_for_a_weak_dwarf_whatever_it_owns() -> None:
    state = expedition(1, ruby=1)
    do(state, "loot dog", "loot wood", "loot all_weapons_plus_1")
    assert state.turn == 1


@clause("12.5")
def test_at_least_one_item() -> None:
    state = expedition(3)
    assert refused(state, "stop") == "12.5"
    do(state, "loot wood", "stop")
    assert state.turn == 1


@clause("12.6")
def test_one_item_prepares_the_next() -> None:
    state = expedition(11, wood=1)
    assert "small_pasture" not in choices(state, "loot")
    step(state, "loot meadow", "put meadow 2,3", "loot small_pasture", "put small_pasture 2,3", "stop")
    assert home(state).land[SMALL] == 1 << at(2, 3)
    assert goods(state) == {}


@clause("12.7")
@pytest.mark.parametrize(("space", "level"), [("logging_1_3", 1), ("ore_mine_construction", 2), ("exploration", 4)])
def test_strength_rises_by_one_whatever_the_level(space: str, level: int) -> None:
    state = begin(3, space)
    arm(state, 5, 5)
    pile(state, "logging_1_3", 0)
    do(state, f"use {space}")
    for item in ("dog", "wood", "grain", "stone")[:level]:
        do(state, f"loot {item}")
    assert state.turn == 1
    assert home(state).dwarfs == [6, 5]


@clause("12.7", "26.1")
def test_the_example_of_a_weak_dwarf() -> None:
    """Strength 1 on level 3: only three items, and strength 3 afterwards."""
    state = begin(2)
    own(state)
    arm(state, 1, 1)
    do(state, "use blacksmithing")
    assert choices(state, "loot") == ["all_weapons_plus_1", "dog", "wood"]
    do(state, "loot all_weapons_plus_1", "loot dog", "loot wood")
    assert home(state).dwarfs == [3, 2]


@clause("12.1", "12.4", "12.7")
def test_the_example_of_forging_and_going_at_once() -> None:
    state = begin(2)
    own(state, ore=10, wood=2)
    do(state, "use blacksmithing", "forge 7", "part expedition", "loot dog", "loot gold_2", "loot furnish_cavern")
    do(state, "furnish beer_parlor", "install beer_parlor 3,2")
    assert goods(state) == {"ore": 3, "dog": 1, "gold": 2}
    assert home(state).dwarfs == [8, 0]


@clause("12.8")
def test_a_raise_opens_nothing_in_the_same_expedition() -> None:
    state = expedition(1)
    do(state, "loot all_weapons_plus_1")
    assert choices(state, "loot") == ["dog", "wood"]


@clause("12.9")
def test_strength_14_is_the_end() -> None:
    state = expedition(14)
    do(state, "loot all_weapons_plus_1", "stop")
    assert home(state).dwarfs == [14, 14]


@clause("30.7")
def test_a_weapon_handed_in_ends_the_expedition() -> None:
    state = expedition(5, ruby=1)
    room(state, "peaceful_cave")
    do(state, "loot all_weapons_plus_1", "loot boar", "exchange", "disarm 1 5")
    assert state.turn == 1
    assert goods(state) == {"boar": 1, "food": 5, "ruby": 1}
    assert home(state).dwarfs == [0, 6]


@clause("30.7")
def test_the_weapon_of_another_is_no_hindrance() -> None:
    state = expedition(5)
    room(state, "peaceful_cave")
    do(state, "loot dog", "exchange", "disarm 2 5", "loot boar", "stop")
    assert home(state).dwarfs == [6, 0]


# Loot


def test_loot_strengths() -> None:
    assert len(LOOT) == 23
    assert [item.strength for item in LOOT] == [
        *(1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 9, 10, 10, 11, 11, 12, 12, 14, 14)
    ]


@pytest.mark.parametrize(
    ("item", "good", "number"),
    [
        pytest.param("dog", "dog", 1, marks=clause("26.2")),
        pytest.param("wood", "wood", 1, marks=clause("26.3")),
        pytest.param("grain", "grain", 1, marks=clause("26.4")),
        pytest.param("sheep", "sheep", 1, marks=clause("26.5")),
        pytest.param("stone", "stone", 1, marks=clause("26.6")),
        pytest.param("donkey", "donkey", 1, marks=clause("26.7")),
        pytest.param("vegetable", "vegetable", 1, marks=clause("26.8")),
        pytest.param("ore_2", "ore", 2, marks=clause("26.9")),
        pytest.param("boar", "boar", 1, marks=clause("26.10")),
        pytest.param("gold_2", "gold", 2, marks=clause("26.11")),
        pytest.param("cattle", "cattle", 1, marks=clause("26.16")),
    ],
)
def test_goods_as_loot(item: str, good: str, number: int) -> None:
    strength = next(entry.strength for entry in LOOT if entry.name == item)
    if strength > 1:
        assert refused(expedition(strength - 1), f"loot {item}") == "12.4"
    state = expedition(strength)
    do(state, f"loot {item}")
    assert goods(state) == {good: number}


@clause("26.1")
def test_all_weapons_at_the_end() -> None:
    state = begin(3, "exploration")
    arm(state, 2, 4, 13, 0)
    home(state).placed = 0b1000
    do(state, "use exploration", "loot all_weapons_plus_1")
    assert home(state).dwarfs == [2, 4, 13, 0]
    do(state, "stop")
    assert home(state).dwarfs == [4, 5, 14, 0]


@clause("26.12")
def test_furnishing_as_loot() -> None:
    state = expedition(7)
    assert "furnish_cavern" in choices(state, "loot")
    state = expedition(7, wood=1, stone=2)
    do(state, "loot furnish_cavern", "furnish blacksmith")
    assert goods(state) == {"ore": 2}
    state = expedition(7, wood=9)
    put_room(state, "dwelling", 3, 2)
    home(state).land[CAVERN] = 0
    assert refused(state, "loot furnish_cavern") == "26.12"


@clause("26.13")
def test_a_free_stable() -> None:
    state = expedition(8)
    do(state, "loot stable", "put stable 0,0")
    assert home(state).stables == 1 << at(0, 0)
    state = expedition(8)
    stables(state, (0, 0), (0, 1), (0, 2))
    assert refused(state, "loot stable") == "26.13"


@clause("26.14")
def test_a_tunnel() -> None:
    state = expedition(9)
    do(state, "loot tunnel", "put tunnel 4,2")
    assert home(state).land[TUNNEL] == 1 << at(4, 2)


@clause("26.15")
def test_a_cheap_small_pasture() -> None:
    state = expedition(9, wood=1)
    assert refused(state, "loot small_pasture") == "26.15"
    land(state, meadow=[(2, 3)])
    do(state, "loot small_pasture")
    assert home(state).land[SMALL] == 1 << at(2, 3)
    assert goods(state) == {}


@clause("26.17")
def test_a_cheap_large_pasture() -> None:
    state = expedition(10, wood=1)
    land(state, meadow=[(2, 3), (1, 3)])
    assert refused(state, "loot large_pasture") == "26.17"
    own(state, wood=2)
    do(state, "loot large_pasture")
    assert home(state).land[LARGE] == 1 << at(2, 3) | 1 << at(1, 3)
    assert goods(state) == {}


@clause("26.18")
def test_a_meadow() -> None:
    state = expedition(11)
    do(state, "loot meadow")
    assert home(state).land[MEADOW] == 1 << at(2, 3)


@clause("26.19")
def test_a_cheap_dwelling() -> None:
    state = expedition(11, wood=2, stone=1)
    assert refused(state, "loot dwelling") == "26.19"
    own(state, wood=2, stone=2)
    do(state, "loot dwelling")
    assert goods(state) == {}
    assert home(state).beds() == 3
    state = expedition(11, wood=1, stone=1)
    room(state, "carpenter", "stone_carver")
    do(state, "loot dwelling")
    assert goods(state) == {}
    state = expedition(11, wood=9, stone=9)
    state.step(state.space().parse("loot dwelling"))
    assert choices(state) == ["furnish dwelling"]
    assert refused(state, "furnish simple_dwelling_a") == "26.19"


@clause("26.20")
def test_a_field() -> None:
    state = expedition(12)
    do(state, "loot field")
    assert home(state).land[FIELD] == 1 << at(2, 3)


@clause("26.21")
def test_sowing_as_loot() -> None:
    state = expedition(12, grain=1)
    assert refused(state, "loot sow") == "26.21"
    land(state, field=[(2, 3)])
    do(state, "loot sow")
    assert home(state).crops[2] == 1 << at(2, 3)


@clause("26.22")
def test_a_cavern() -> None:
    state = expedition(14)
    do(state, "loot cavern", "put cavern 4,2")
    assert home(state).land[CAVERN] == 1 << at(4, 2) | 1 << at(3, 2)


@clause("26.23")
def test_breeding_two_types_as_loot() -> None:
    state = expedition(14, sheep=2, donkey=2, boar=2)
    land(state, small_pasture=[(2, 3), (2, 2), (2, 1)])
    stables(state, (2, 3), (2, 2), (2, 1))
    do(state, "loot breed_2")
    assert choices(state, "breed") == ["donkey boar", "sheep boar", "sheep donkey"]
    do(state, "breed sheep boar")
    assert goods(state) == {"sheep": 3, "donkey": 2, "boar": 3}
    assert refused(expedition(14, sheep=1), "loot breed_2") == "26.23"


# Family growth


@clause("8.1")
def test_growth_needs_a_room() -> None:
    state = begin(2, "family_life")
    assert refused(state, "use family_life") == "3.5"
    room(state, "dwelling", "dwelling")
    arm(state, 0, 0, 0)
    do(state, "use family_life")
    assert len(home(state).dwarfs) == 4
    assert home(state).beds() == 4


@clause("8.2")
def test_five_dwarfs_at_most() -> None:
    state = begin(2, "family_life")
    room(state, "couple_dwelling", "dwelling", "dwelling", "dwelling")
    arm(state, 0, 0, 0, 0, 0)
    assert refused(state, "use family_life") == "3.5"


@clause("8.3", "27.6")
def test_the_sixth_dwarf() -> None:
    state = begin(2, "family_life")
    room(state, "additional_dwelling")
    assert refused(state, "use family_life") == "3.5"
    room(state, "couple_dwelling", "dwelling")
    arm(state, 0, 0, 0, 0, 0)
    do(state, "use family_life")
    assert len(home(state).dwarfs) == 6
    do(state, "use supplies")
    occupy(state, "family_life", -1)
    assert refused(state, "use family_life") == "3.5"


@clause("8.4")
def test_the_newborn_is_unarmed_and_rests() -> None:
    state = begin(2, "family_life")
    room(state, "dwelling")
    arm(state, 3, 5)
    do(state, "use family_life")
    assert home(state).dwarfs == [3, 5, 0]
    assert home(state).newborn == 0b100
    do(state, "use supplies", "use wood_gathering", "use ore_mining_1_3")
    assert state.round == 2


@clause("8.5", "27.5")
def test_a_couple_comes_in_two_steps() -> None:
    state = begin(2, "urgent_wish_for_children")
    own(state, wood=8, stone=6, ruby=1)
    do(state, "use urgent_wish_for_children", "part furnish_dwelling", "furnish couple_dwelling")
    do(state, "install couple_dwelling 3,2", "part growth")
    assert (len(home(state).dwarfs), home(state).beds()) == (3, 4)
    assert state.turn == 1


@clause("8.5")
def test_one_growth_for_each_space() -> None:
    state = begin(4, "family_life")
    room(state, "couple_dwelling")
    do(state, "use family_life")
    assert len(home(state).dwarfs) == 3
    assert state.turn == 1
    do(
        state,
        "use forest_exploration_4_7",
        "use ore_mining_4_7",
        "use starting_player_4_7",
        "use growth",
        "part growth",
    )
    assert len(home(state).dwarfs) == 4
