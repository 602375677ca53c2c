"""Furnishing, and every tile: its cost, its ability, its limits."""

import pytest

from filone.games.caverna.content.actions import ANY_TILE
from filone.games.caverna.content.board import CAVERN, FURNISHED, LARGE, RUBY_MINE, SMALL, TUNNEL, at
from filone.games.caverna.content.furnishings import FURNISHINGS, YELLOW
from filone.games.caverna.content.goods import GOODS
from filone.games.caverna.decisions import Place
from filone.games.caverna.homeboard import Room
from filone.games.caverna.position import END, REFILL
from filone.games.caverna.rules.furnishing import cost
from filone.games.caverna.state import Caverna
from filone.kernel.sets import count
from games.caverna.scene import (
    TILES,
    arm,
    begin,
    choices,
    do,
    end_work,
    feed_all,
    goods,
    home,
    land,
    occupy,
    own,
    pile,
    put_room,
    refused,
    resume,
    room,
    stables,
    step,
)

clause = pytest.mark.clause


def printed(tile: str) -> dict[str, int]:
    return {GOODS[good]: number for good, number in FURNISHINGS[TILES.index(tile)].cost.items()}


def bought(tile: str, **extra: int) -> Caverna:
    """The tile just built on the printed cavern, for exactly its price, with `extra` in hand besides."""
    state = begin(2)
    price = printed(tile)
    own(state, **{good: price.get(good, 0) + extra.get(good, 0) for good in GOODS})
    step(state, "use housework", "part furnish", f"furnish {tile}", f"install {tile} 3,2")
    return state


def bonus(state: Caverna) -> int:
    return state.breakdown(0)["bonus"]


def seven(state: Caverna, good: str) -> list[int]:
    """How much of a good there is after each of the next eight refills."""
    counts = []
    for _ in range(8):
        resume(state, REFILL)
        counts.append(goods(state).get(good, 0))
    return counts


@pytest.mark.parametrize("tile", TILES)
@clause("7.1", "7.4")
def test_every_tile_can_be_bought_for_its_price_and_not_for_less(tile: str) -> None:
    state = bought(tile)
    assert home(state).rooms == [Room(TILES.index(tile), at(3, 2))]
    assert not {good for good in printed(tile) if goods(state).get(good, 0)} - {"stone", "ore", "food"}
    for good, number in printed(tile).items():
        state = begin(2)
        own(state, **{**printed(tile), good: number - 1})
        do(state, "use housework")
        if "part furnish" in choices(state):
            do(state, "part furnish")
        assert tile not in choices(state, "furnish")


@clause("7.1")
def test_an_empty_cavern_is_needed() -> None:
    state = begin(2)
    own(state, wood=9, stone=9)
    home(state).land[CAVERN] = 0
    do(state, "use housework")
    assert goods(state)["dog"] == 1
    assert state.turn == 1


@clause("7.2")
def test_no_tile_on_tunnels_mines_or_other_tiles() -> None:
    state = begin(2)
    own(state, wood=9)
    put_room(state, "dwelling", 4, 1)
    land(state, tunnel=[(4, 2)], ore_mine=[(5, 2)], deep_tunnel=[(5, 1)], cavern=[(4, 3)])
    do(state, "use housework", "part furnish", "furnish cuddle_room")
    assert choices(state) == ["install cuddle_room 3,2", "install cuddle_room 4,3"]
    for cell in ("4,2", "5,2", "5,1", "4,1", "5,0"):
        assert refused(state, f"install cuddle_room {cell}") == "7.2"


@clause("7.3")
def test_furnishing_a_dwelling() -> None:
    state = begin(2, "wish_for_children")
    own(state, wood=4, stone=2)
    state.step(state.space().parse("use wish_for_children"))
    assert choices(state) == ["furnish simple_dwelling_a"]
    assert refused(state, "furnish cuddle_room") == "7.3"
    assert refused(state, "furnish dwelling") == "7.1"


@clause("7.5", "29.1", "29.2")
def test_discounts() -> None:
    state = begin(2)
    room(state, "carpenter", "stone_carver")
    board = home(state)

    def price(tile: str) -> dict[str, int]:
        amounts = cost(board, TILES.index(tile), ANY_TILE)
        return {good: number for good, number in zip(GOODS, amounts, strict=True) if number}

    assert price("dwelling") == {"wood": 3, "stone": 2}
    assert price("cuddle_room") == {}
    assert price("dog_school") == {}
    assert price("fodder_chamber") == {"grain": 2}


@clause("7.6", "32.4")
def test_yellow_tiles() -> None:
    assert len(YELLOW) == 18
    yellow = ("parlor", "storage", "chamber")
    assert [TILES[tile] for tile in YELLOW] == [tile for tile in TILES if tile.endswith(yellow)]


# Dwellings


@pytest.mark.parametrize(
    ("tile", "beds", "points"),
    [
        pytest.param("dwelling", 1, 3, marks=clause("27.1")),
        pytest.param("simple_dwelling_a", 1, 0, marks=clause("27.2")),
        pytest.param("simple_dwelling_b", 1, 0, marks=clause("27.3")),
        pytest.param("mixed_dwelling", 1, 4, marks=clause("27.4")),
        pytest.param("couple_dwelling", 2, 5, marks=clause("27.5")),
        pytest.param("additional_dwelling", 0, 5, marks=clause("27.6")),
    ],
)
def test_dwellings(tile: str, beds: int, points: int) -> None:
    state = bought(tile)
    assert home(state).beds() == 2 + beds
    assert state.breakdown(0)["furnishings"] == points


# Rooms


@clause("28.4")
def test_the_work_room() -> None:
    state = begin(2)
    own(state, wood=9)
    room(state, "work_room")
    land(state, tunnel=[(4, 2)], deep_tunnel=[(4, 1)], ore_mine=[(5, 1)])
    do(state, "use housework", "part furnish", "furnish cuddle_room")
    assert choices(state, "install") == ["cuddle_room 4,1", "cuddle_room 3,2", "cuddle_room 4,2"]
    do(state, "install cuddle_room 4,2")
    assert home(state).land[TUNNEL] == 0
    assert home(state).land[FURNISHED] >> at(4, 2) & 1


@clause("28.5")
def test_the_guest_room_on_growth_and_wishes() -> None:
    state = begin(4)
    room(state, "guest_room", "dwelling")
    own(state)
    do(state, "use growth", "part supplies", "part growth")
    assert len(home(state).dwarfs) == 3
    assert goods(state)["gold"] == 2
    state = begin(2, "wish_for_children")
    room(state, "guest_room")
    own(state, wood=4, stone=3)
    do(state, "use wish_for_children", "furnish dwelling", "part growth")
    assert len(home(state).dwarfs) == 3
    state = begin(2, "urgent_wish_for_children")
    room(state, "guest_room")
    own(state, wood=4, stone=3)
    do(state, "use urgent_wish_for_children", "part gold", "part furnish_dwelling", "furnish dwelling")
    do(state, "install dwelling 3,2", "part growth")
    assert goods(state) == {"gold": 3}
    assert len(home(state).dwarfs) == 3


@clause("28.6")
def test_the_limits_of_the_guest_room() -> None:
    state = begin(2, "ruby_mine_construction")
    own(state)
    room(state, "guest_room")
    land(state, tunnel=[(4, 2), (4, 1)], deep_tunnel=[(5, 2), (5, 1)])
    step(state, "use ruby_mine_construction", "part ruby_mine", "put ruby_mine 4,2")
    step(state, "part deep_ruby_mine", "put ruby_mine 5,2")
    assert count(home(state).land[RUBY_MINE]) == 2
    assert state.turn == 1
    state = begin(7)
    own(state)
    room(state, "guest_room")
    step(state, "use extension", "part meadow_field", "lay meadow_field 2,3 up")
    step(state, "part cavern_tunnel", "lay cavern_tunnel 4,2 right")
    assert goods(state) == {"wood": 1, "stone": 1}
    occupy(state, "extension", -1)
    state.active, state.cursor = 0, 1
    state.ask_instead(Place(0))
    state.forget()
    step(state, "use extension", "part meadow_field", "lay meadow_field 2,1 up")
    assert state.turn == 1


@clause("28.7")
def test_the_office_room_in_the_mountain() -> None:
    state = begin(2)
    own(state)
    room(state, "office_room")
    land(state, cavern=[(5, 1)])
    step(state, "use excavation_1_3", "part excavate")
    assert "cavern_tunnel 5,0 up" in choices(state, "lay")
    assert "cavern_cavern 5,2 right" in choices(state, "lay")
    do(state, "lay cavern_cavern 5,2 right")
    assert goods(state) == {"stone": 1, "gold": 2}
    assert home(state).land[CAVERN] >> at(6, 2) & 1


@clause("28.9")
def test_caverns_and_tunnels_beyond_the_edge_serve_like_others() -> None:
    state = begin(2, "ore_mine_construction")
    own(state, wood=1)
    room(state, "office_room")
    land(state, cavern=[(6, 2)], tunnel=[(5, 3), (5, 4)])
    step(state, "use housework", "part furnish", "furnish cuddle_room", "install cuddle_room 6,2", "part dog")
    do(state, "use supplies")
    step(state, "use ore_mine_construction", "lay ore_mine_deep_tunnel 5,3 down")
    assert goods(state) == {"dog": 1, "ore": 3}
    assert state.breakdown(0)["mines"] == 3


# Building materials


@clause("23.3", "29.1")
@pytest.mark.parametrize(("option", "wood"), [("pasture", 4), ("action", 5)])
def test_the_carpenter_on_fences(option: str, wood: int) -> None:
    state = begin(2, "sheep_farming", carpenter=option)
    room(state, "carpenter")
    own(state, wood=wood, ruby=1)
    land(state, meadow=[(2, 3), (2, 2), (2, 1)])
    step(state, "use sheep_farming", "part small_pasture", "put small_pasture 2,1")
    assert goods(state) == {"wood": wood - 1, "ruby": 1}
    step(state, "part large_pasture", "lay large_pasture 2,2 down")
    assert goods(state) == {"ruby": 1}
    assert (count(home(state).land[SMALL]), count(home(state).land[LARGE])) == (1, 2)


@clause("29.1")
def test_the_carpenter_on_loot() -> None:
    state = begin(3, "exploration")
    room(state, "carpenter")
    own(state)
    arm(state, 9, 9)
    land(state, meadow=[(2, 3)])
    do(state, "use exploration", "loot small_pasture")
    assert home(state).land[SMALL] == 1 << at(2, 3)


@clause("29.2")
def test_the_stone_carver() -> None:
    assert goods(bought("stone_carver")) == {"stone": 2}
    state = begin(2, "sheep_farming")
    room(state, "stone_carver")
    own(state)
    do(state, "use sheep_farming", "put stable 0,0")
    assert home(state).stables == 1 << at(0, 0)


@clause("29.3")
def test_the_blacksmith() -> None:
    assert goods(bought("blacksmith")) == {"ore": 2}
    state = begin(2)
    room(state, "blacksmith")
    own(state)
    do(state, "use blacksmithing")
    assert choices(state) == ["forge 1", "forge 2"]
    own(state, ore=9)
    assert choices(state) == [f"forge {strength}" for strength in range(1, 9)]
    do(state, "forge 8")
    assert goods(state) == {"ore": 3}


@clause("29.4")
def test_the_miner() -> None:
    state = begin(2)
    room(state, "miner")
    land(state, ore_mine=[(4, 1), (4, 2)], ruby_mine=[(5, 1)])
    for donkeys, ore in ((0, 0), (1, 1), (4, 2)):
        own(state, donkey=donkeys)
        resume(state, REFILL)
        assert goods(state).get("ore", 0) == ore


@clause("29.5")
def test_the_builder() -> None:
    state = begin(2)
    room(state, "builder")
    own(state, wood=4, stone=3, ore=2)
    do(state, "use housework", "part furnish", "furnish dwelling")
    assert choices(state) == ["pay", "pay for_stone", "pay for_wood", "pay for_wood for_stone"]
    do(state, "pay for_wood for_stone")
    assert goods(state) == {"wood": 1, "stone": 1}
    state = begin(2)
    room(state, "builder")
    own(state, wood=3, stone=3, ore=1)
    do(state, "use housework", "part furnish", "furnish dwelling")
    assert goods(state) == {}
    state = begin(2)
    room(state, "builder")
    own(state, wood=2, stone=3, ore=9)
    do(state, "use housework", "part furnish")
    assert refused(state, "furnish dwelling") == "7.1"
    state = begin(2)
    own(state, ore=9)
    do(state, "use housework", "part furnish")
    assert refused(state, "furnish builder") == "7.1"


@clause("29.5", "7.5")
def test_the_builder_with_both_discounts() -> None:
    state = begin(2)
    room(state, "builder", "carpenter", "stone_carver")
    own(state, wood=2, stone=1, ore=2)
    do(state, "use housework", "part furnish", "furnish dwelling")
    assert goods(state) == {}


@clause("29.5")
def test_the_builder_builds_nothing_else() -> None:
    state = begin(2, "sheep_farming")
    room(state, "builder")
    own(state, wood=1, ore=9)
    land(state, meadow=[(2, 3)])
    assert refused(state, "use sheep_farming") == "3.5"


@clause("29.6")
def test_the_trader() -> None:
    state = begin(2)
    room(state, "trader")
    own(state, gold=5)
    do(state, "exchange", "swap trader", "exchange", "swap trader")
    assert goods(state) == {"gold": 1, "wood": 2, "stone": 2, "ore": 2}
    assert "exchange" not in choices(state)


@pytest.mark.parametrize(
    ("tile", "good", "rounds"),
    [
        pytest.param("wood_supplier", "wood", 7, marks=clause("29.7")),
        pytest.param("stone_supplier", "stone", 5, marks=clause("29.8")),
        pytest.param("ruby_supplier", "ruby", 4, marks=clause("29.9")),
    ],
)
def test_suppliers(tile: str, good: str, rounds: int) -> None:
    state = bought(tile)
    own(state)
    assert seven(state, good) == [min(number, rounds) for number in range(1, 9)]


@clause("29.10")
def test_suppliers_skip_the_skipped_round() -> None:
    state = bought("ruby_supplier")
    own(state, food=20)
    end_work(state, 8)
    feed_all(state)
    assert state.round == 10
    assert home(state).supplies[2] == 4
    end_work(state, 12)
    feed_all(state)
    assert "ruby" not in goods(state)


@clause("29.11")
def test_the_dog_school() -> None:
    state = begin(2)
    room(state, "dog_school")
    own(state, ruby=1)
    do(state, "exchange", "swap ruby_dog")
    assert goods(state) == {"dog": 1, "wood": 1}
    do(state, "use housework", "part dog")
    assert (goods(state)["dog"], goods(state)["wood"]) == (2, 2)


@clause("29.12")
def test_the_quarry() -> None:
    state = begin(2)
    room(state, "quarry")
    own(state, food=4, donkey=2, sheep=2)
    land(state, small_pasture=[(2, 3)], ore_mine=[(4, 2)])
    stables(state, (2, 3))
    end_work(state, 3)
    feed_all(state)
    assert goods(state) == {"donkey": 3, "sheep": 3, "stone": 1}
    own(state, ruby=1)
    do(state, "exchange", "swap ruby_donkey")
    assert goods(state) == {"donkey": 1}


@clause("29.12", "29.13", "30.5")
def test_births_as_loot() -> None:
    state = begin(3, "exploration")
    room(state, "quarry", "seam", "breeding_cave")
    own(state, donkey=2, boar=2)
    arm(state, 14, 14)
    land(state, small_pasture=[(2, 3), (2, 2)])
    stables(state, (2, 3))
    do(state, "use exploration", "loot breed_2")
    assert goods(state) == {"donkey": 3, "boar": 3, "stone": 1, "ore": 1, "food": 2}


@clause("29.8", "29.13")
def test_the_seam_answers_to_the_stone_supplier() -> None:
    state = bought("stone_supplier")
    room(state, "seam")
    own(state)
    resume(state, REFILL)
    assert goods(state) == {"stone": 1, "ore": 1}


@clause("29.13")
def test_the_seam() -> None:
    state = begin(2)
    room(state, "seam", "trader")
    own(state, gold=2, ruby=1)
    do(state, "exchange", "swap trader")
    assert goods(state) == {"ruby": 1, "wood": 1, "stone": 1, "ore": 2}
    do(state, "exchange", "swap ruby_stone")
    assert goods(state) == {"wood": 1, "stone": 2, "ore": 3}
    pile(state, "drift_mining_1_3", 4)
    do(state, "use drift_mining_1_3")
    assert goods(state) == {"wood": 1, "stone": 6, "ore": 7}
    state = begin(2)
    room(state, "seam")
    own(state, wood=1)
    do(state, "use housework", "part furnish", "furnish stone_carver")
    assert goods(state) == {"stone": 2, "ore": 2}


# Caves


@clause("30.1")
def test_the_slaughtering_cave() -> None:
    state = begin(2)
    room(state, "slaughtering_cave")
    for exchange, animal, number, food in (
        ("sheep_food", "sheep", 1, 2),
        ("donkey_food", "donkey", 1, 2),
        ("two_donkeys_food", "donkey", 2, 5),
        ("boar_food", "boar", 1, 3),
        ("cattle_food", "cattle", 1, 4),
    ):
        own(state, **{animal: number})
        step(state, "exchange", f"swap {exchange}")
        assert goods(state) == {"food": food}
    own(state, grain=1)
    step(state, "exchange", "swap grain_food")
    assert goods(state) == {"food": 1}


@clause("30.2")
def test_the_cooking_cave() -> None:
    state = begin(2)
    room(state, "cooking_cave")
    own(state, grain=2, vegetable=2)
    do(state, "exchange", "swap cooking_cave", "exchange", "swap cooking_cave")
    assert goods(state) == {"food": 10}


@clause("30.3")
@pytest.mark.parametrize(("good", "price"), [("wood", 1), ("stone", 1), ("ore", 2)])
@pytest.mark.parametrize(("number", "left"), [(3, 8), (4, 9)])
def test_the_working_cave(good: str, price: int, number: int, left: int) -> None:
    state = begin(2)
    room(state, "working_cave")
    own(state, food=10, **{good: price})
    end_work(state, number)
    assert choices(state) == [f"substitute {good}", "feed"]
    do(state, f"substitute {good}")
    assert goods(state) == {"food": left}
    own(state, food=10, **{good: 5})
    end_work(state, number)
    do(state, f"substitute {good}")
    assert goods(state)["food"] == left


@clause("30.4")
def test_the_mining_cave() -> None:
    state = begin(2)
    room(state, "mining_cave")
    land(state, ore_mine=[(4, 2)], ruby_mine=[(4, 1)])
    own(state, food=10, donkey=1)
    end_work(state, 3)
    do(state, "feed")
    assert goods(state)["food"] == 7
    own(state, food=10, donkey=4)
    end_work(state, 4)
    do(state, "feed")
    assert goods(state)["food"] == 10


@clause("14.11", "30.4")
def test_a_donkey_bought_before_feeding_saves_food() -> None:
    state = begin(2)
    room(state, "mining_cave")
    land(state, ore_mine=[(4, 2)])
    own(state, food=4, ruby=1, donkey=2)
    end_work(state, 3)
    do(state, "swap donkey_food", "swap donkey_food", "swap ruby_donkey", "feed")
    assert goods(state) == {"food": 3, "donkey": 1}


@clause("30.3", "30.4")
@pytest.mark.parametrize(("number", "left"), [(3, 9), (4, 10)])
def test_both_caves_together(number: int, left: int) -> None:
    state = begin(2)
    room(state, "working_cave", "mining_cave")
    land(state, ruby_mine=[(4, 2)])
    own(state, food=10, donkey=1, wood=2)
    end_work(state, number)
    do(state, "substitute wood", "feed")
    assert goods(state) == {"food": left, "donkey": 1, "wood": 1}


@clause("30.5")
@pytest.mark.parametrize(("types", "food"), [(1, 1), (2, 2), (3, 3), (4, 5)])
def test_the_breeding_cave(types: int, food: int) -> None:
    state = begin(2)
    room(state, "breeding_cave")
    land(state, small_pasture=[(2, 3), (2, 2), (2, 1), (2, 0)])
    stables(state, (2, 3), (2, 2), (2, 1), (2, 0))
    own(state, food=4, **dict.fromkeys(("sheep", "donkey", "boar", "cattle")[:types], 2))
    end_work(state, 3)
    feed_all(state)
    assert goods(state)["food"] == food


@clause("30.6")
def test_the_peaceful_cave() -> None:
    state = begin(2)
    room(state, "peaceful_cave")
    own(state, ore=3)
    arm(state, 2, 7)
    do(state, "exchange")
    assert choices(state) == ["disarm 1 2", "disarm 2 7"]
    do(state, "disarm 2 7")
    assert goods(state) == {"ore": 3, "food": 7}
    assert home(state).dwarfs == [2, 0]
    do(state, "use blacksmithing")
    assert choices(state, "forge") == ["1", "2", "3"]
    assert refused(begin(2), "exchange") == "13.13"


# Parlors


@clause("31.1")
def test_the_weaving_parlor() -> None:
    state = bought("weaving_parlor", sheep=2)
    assert goods(state) == {"sheep": 2, "food": 2}
    own(state, sheep=5)
    assert bonus(state) == 2


@clause("31.2")
def test_the_milking_parlor() -> None:
    state = bought("milking_parlor", cattle=2)
    assert goods(state) == {"cattle": 2, "food": 2}
    own(state, cattle=5)
    assert bonus(state) == 5


@clause("31.3")
def test_the_state_parlor() -> None:
    state = bought("state_parlor")
    assert goods(state) == {"food": 2}
    assert bonus(state) == 4
    put_room(state, "dwelling", 4, 2)
    put_room(state, "additional_dwelling", 3, 1)
    put_room(state, "couple_dwelling", 4, 1)
    assert bonus(state) == 12
    assert goods(state) == {"food": 2}


@clause("31.4")
def test_the_hunting_parlor() -> None:
    state = begin(2)
    room(state, "hunting_parlor", "slaughtering_cave")
    own(state, boar=2)
    do(state, "exchange", "swap hunting_parlor")
    assert goods(state) == {"gold": 2, "food": 2}
    own(state, boar=1)
    assert "hunting_parlor" not in menu(state)


def menu(state: Caverna) -> list[str]:
    twin = state.copy()
    twin.step(twin.space().parse("exchange"))
    return choices(twin, "swap")


@clause("31.5")
def test_the_beer_parlor() -> None:
    state = begin(2)
    room(state, "beer_parlor")
    own(state, grain=5)
    do(state, "exchange", "swap beer_parlor_gold", "exchange", "swap beer_parlor_food")
    assert goods(state) == {"grain": 1, "gold": 3, "food": 4}
    assert "beer_parlor_gold" not in menu(state)


@clause("31.6")
def test_the_blacksmithing_parlor() -> None:
    state = begin(2)
    room(state, "blacksmithing_parlor")
    own(state, ruby=1, ore=1)
    do(state, "exchange", "swap blacksmithing_parlor")
    assert goods(state) == {"gold": 2, "food": 1}


@clause("31.4", "31.5", "31.6", "32.3")
def test_parlors_serve_before_scoring() -> None:
    state = begin(2)
    room(state, "hunting_parlor", "beer_parlor", "blacksmithing_parlor", "spare_part_storage")
    own(state, boar=2, grain=2, ruby=1, ore=2, wood=1, stone=1)
    resume(state, END)
    for exchange in ("hunting_parlor", "beer_parlor_gold", "blacksmithing_parlor", "spare_part_storage"):
        do(state, f"swap {exchange}")
    assert goods(state) == {"gold": 9, "food": 3}


# Storages


@clause("32.1", "32.2")
def test_stone_and_ore_storage() -> None:
    state = begin(2)
    own(state, stone=5, ore=5)
    room(state, "stone_storage")
    assert bonus(state) == 5
    room(state, "ore_storage")
    assert bonus(state) == 7


@clause("32.3")
def test_the_spare_part_storage() -> None:
    state = begin(2)
    room(state, "spare_part_storage")
    own(state, wood=2, stone=2, ore=1)
    step(state, "exchange", "swap spare_part_storage")
    assert goods(state) == {"wood": 1, "stone": 1, "gold": 2}


@clause("32.4")
def test_the_main_storage() -> None:
    state = begin(2)
    room(state, "main_storage", "cuddle_room", "hunting_parlor", "writing_chamber")
    assert bonus(state) == 6


@clause("32.5", "32.6", "33.4")
def test_weapons_in_storage() -> None:
    state = begin(2)
    room(state, "weapon_storage", "supplies_storage", "prayer_chamber")
    for strengths, points in (((0, 0), 8), ((0, 14), 3), ((1, 14), 14)):
        arm(state, *strengths)
        assert bonus(state) == points


@clause("32.7")
@pytest.mark.parametrize(("first", "second"), [("trader", "spare_part_storage"), ("spare_part_storage", "trader")])
def test_trader_and_spare_part_storage_share_a_place(first: str, second: str) -> None:
    state = begin(2)
    put_room(state, first, 4, 2)
    room(state, "main_storage")
    own(state, wood=2, stone=1)
    land(state, cavern=[(4, 1)])
    state.step(state.space().parse("use housework"))
    do(state, "part furnish")
    state.step(state.space().parse(f"furnish {second}"))
    assert choices(state) == [f"install {second} 4,2"]
    assert refused(state, f"install {second} 3,2") == "32.7"
    do(state, f"install {second} 4,2")
    assert not home(state).has(TILES.index(first))
    assert state.breakdown(0)["furnishings"] == FURNISHINGS[TILES.index(second)].points
    assert bonus(state) == (4 if second == "spare_part_storage" else 2)
    assert not state.available >> TILES.index(first) & 1


@clause("32.7")
def test_the_second_needs_no_cavern() -> None:
    state = begin(2)
    put_room(state, "trader", 4, 2)
    home(state).land[CAVERN] = 0
    own(state, wood=2)
    do(state, "use housework", "part furnish")
    assert home(state).has(TILES.index("spare_part_storage"))


# Chambers


@clause("33.1")
@pytest.mark.parametrize(("dwarfs", "points"), [(4, 0), (5, 5), (6, 10)])
def test_the_broom_chamber(dwarfs: int, points: int) -> None:
    state = begin(2)
    room(state, "broom_chamber")
    arm(state, *[0] * dwarfs)
    assert bonus(state) == points


@clause("33.2")
def test_the_treasure_chamber() -> None:
    state = begin(2)
    room(state, "treasure_chamber")
    own(state, ruby=4)
    assert (bonus(state), state.breakdown(0)["rubies"]) == (4, 4)


@clause("33.3")
def test_the_food_chamber() -> None:
    state = begin(2)
    room(state, "food_chamber")
    own(state, grain=1, vegetable=3)
    assert bonus(state) == 2
    home(state).crops[2] = 1 << at(2, 3)
    assert bonus(state) == 6
    home(state).crops[4] = 1 << at(2, 2)
    assert bonus(state) == 8


@clause("33.4")
def test_peace_before_scoring_pleases_the_prayer_chamber() -> None:
    state = begin(2)
    room(state, "prayer_chamber", "peaceful_cave")
    arm(state, 0, 5)
    assert bonus(state) == 0
    resume(state, END)
    do(state, "disarm 2 5")
    assert bonus(state) == 8


@clause("33.5")
def test_the_writing_chamber() -> None:
    state = begin(2)
    room(state, "writing_chamber")
    assert state.breakdown(0)["writing"] == 7
    own(state, sheep=1, donkey=1, boar=1)
    land(state, field=[(column, row) for column in range(3) for row in range(4)])
    land(state, cavern=[(column, row) for column in range(3, 6) for row in range(4) if (column, row) != (3, 3)])
    assert state.breakdown(0)["writing"] == 2
    home(state).begging = 1
    assert state.breakdown(0)["writing"] == 5


@clause("33.6")
def test_the_fodder_chamber() -> None:
    state = begin(2)
    room(state, "fodder_chamber")
    own(state, dog=9, sheep=3, donkey=2, boar=2, cattle=1)
    assert bonus(state) == 2


POINTS = {
    "cuddle_room": 2,
    "stubble_room": 1,
    "work_room": 2,
    "stone_carver": 1,
    "blacksmith": 3,
    "miner": 3,
    "builder": 2,
    "trader": 2,
    "wood_supplier": 2,
    "stone_supplier": 1,
    "ruby_supplier": 2,
    "quarry": 2,
    "seam": 1,
    "slaughtering_cave": 2,
    "cooking_cave": 2,
    "working_cave": 2,
    "mining_cave": 2,
    "breeding_cave": 2,
    "peaceful_cave": 2,
    "hunting_parlor": 1,
    "beer_parlor": 3,
    "blacksmithing_parlor": 2,
    "dwelling": 3,
    "mixed_dwelling": 4,
    "couple_dwelling": 5,
    "additional_dwelling": 5,
}


@clause("20.9")
@pytest.mark.parametrize("tile", TILES)
def test_printed_points(tile: str) -> None:
    state = begin(2)
    room(state, tile)
    assert state.breakdown(0)["furnishings"] == POINTS.get(tile, 0)
