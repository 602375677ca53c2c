"""Every action space: what it costs, what it gives, what it is filled with."""

import pytest

from filone.games.caverna.content.board import CAVERN, LARGE, MEADOW, ORE_MINE, RUBY_MINE, SMALL, TUNNEL, at
from filone.games.caverna.content.goods import GOODS
from filone.games.caverna.content.spaces import SPACES
from filone.games.caverna.state import Caverna
from filone.kernel.sets import count
from games.caverna.scene import (
    arm,
    begin,
    choices,
    do,
    goods,
    home,
    land,
    occupy,
    open_space,
    own,
    pile,
    refused,
    room,
    step,
)

clause = pytest.mark.clause
SUPPLIES = {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


def accumulates(name: str) -> list[tuple[str, int, int]]:
    space = next(space for space in SPACES if space.name == name)
    return [(GOODS[good], empty, more) for good, empty, more in space.pile]


def use(seats: int, space: str, *amounts: int, **owned: int) -> Caverna:
    """A position with the space open, these goods on it, and these in hand."""
    state = begin(seats)
    open_space(state, space)
    own(state, **owned)
    if amounts:
        pile(state, space, *amounts)
    return state


def spread(name: str) -> list[int]:
    space = next(space for space in SPACES if space.name == name)
    return list(space.seats)


@clause("24.1")
@pytest.mark.parametrize(
    ("space", "seats", "stone"),
    [("drift_mining_1_3", [2, 3], 1), ("drift_mining_4_7", [4, 5, 6, 7], 2), ("drift_mining_6_7", [6, 7], 1)],
)
def test_drift_mining(space: str, seats: list[int], stone: int) -> None:
    assert spread(space) == seats
    assert accumulates(space) == [("stone", stone, stone)]
    state = use(seats[0], space, 5)
    step(state, f"use {space}", "part cavern_tunnel", "lay cavern_tunnel 4,2 right")
    assert goods(state) == {"stone": 5}
    assert home(state).land[TUNNEL] == 1 << at(5, 2)


@clause("24.2")
@pytest.mark.parametrize(("space", "seats", "wood"), [("logging_1_3", [1, 2, 3], 1), ("logging_4_7", [4, 5, 6, 7], 3)])
def test_logging(space: str, seats: list[int], wood: int) -> None:
    assert spread(space) == seats
    assert accumulates(space) == [("wood", 3, wood)]
    state = use(seats[-1], space, 4)
    arm(state, 2, 2)
    step(state, f"use {space}", "part expedition", "loot grain")
    assert goods(state) == {"wood": 4, "grain": 1}


@clause("24.3")
def test_wood_gathering() -> None:
    assert spread("wood_gathering") == [1, 2, 3]
    assert accumulates("wood_gathering") == [("wood", 1, 1)]
    state = use(2, "wood_gathering", 3)
    do(state, "use wood_gathering")
    assert goods(state) == {"wood": 3}


@clause("24.4")
@pytest.mark.parametrize(
    ("space", "seats", "empty"), [("excavation_1_3", [1, 2, 3], 1), ("excavation_4_7", [4, 5, 6, 7], 2)]
)
def test_excavation(space: str, seats: list[int], empty: int) -> None:
    assert spread(space) == seats
    assert accumulates(space) == [("stone", empty, 1)]
    state = use(seats[-1], space, 2)
    step(state, f"use {space}", "part excavate", "lay cavern_cavern 4,2 right")
    assert goods(state) == {"stone": 2}
    assert count(home(state).land[CAVERN]) == 3


@clause("24.5")
def test_supplies() -> None:
    assert spread("supplies") == [2, 3]
    state = use(2, "supplies")
    do(state, "use supplies")
    assert goods(state) == SUPPLIES


@clause("24.6")
@pytest.mark.parametrize(("space", "seats", "wood"), [("clearing_1_3", [2, 3], 1), ("clearing_4_7", [4, 5, 6, 7], 2)])
def test_clearing(space: str, seats: list[int], wood: int) -> None:
    assert spread(space) == seats
    assert accumulates(space) == [("wood", wood, wood)]
    state = use(seats[0], space, 2)
    step(state, f"use {space}", "part meadow_field", "lay meadow_field 2,3 up")
    assert goods(state) == {"wood": 2}
    assert home(state).land[MEADOW] == 1 << at(2, 3)


@clause("24.7")
@pytest.mark.parametrize(
    ("space", "seats", "bonus"),
    [("starting_player_1_3", [2, 3], {"ore": 2}), ("starting_player_4_7", [4, 5, 6, 7], {"ruby": 1})],
)
def test_starting_player(space: str, seats: list[int], bonus: dict[str, int]) -> None:
    assert spread(space) == seats
    assert accumulates(space) == [("food", 1, 1)]
    for holder in (0, 1):
        state = use(seats[0], space, 3)
        state.starter = holder
        do(state, f"use {space}")
        assert goods(state) == {"food": 3} | bonus
        assert state.starter == 0


@clause("24.8")
@pytest.mark.parametrize(
    ("space", "seats", "empty", "more"), [("ore_mining_1_3", [1, 2, 3], 2, 1), ("ore_mining_4_7", [4, 5, 6, 7], 3, 2)]
)
def test_ore_mining(space: str, seats: list[int], empty: int, more: int) -> None:
    assert spread(space) == seats
    assert accumulates(space) == [("ore", empty, more)]
    state = use(seats[-1], space, 3)
    land(state, ore_mine=[(4, 1), (4, 2)], ruby_mine=[(5, 1)])
    do(state, f"use {space}")
    assert goods(state) == {"ore": 7}


@clause("24.9")
def test_sustenance() -> None:
    assert spread("sustenance_1_3") == [1, 2, 3]
    assert accumulates("sustenance_1_3") == [("food", 1, 1)]
    state = use(2, "sustenance_1_3", 2)
    step(state, "use sustenance_1_3", "part meadow_field", "lay meadow_field 2,3 up")
    assert goods(state) == {"food": 2, "grain": 1}
    assert spread("sustenance_4_7") == [4, 5, 6, 7]
    assert accumulates("sustenance_4_7") == [("grain", 1, 0), ("vegetable", 0, 1)]
    state = use(4, "sustenance_4_7", 1, 2)
    step(state, "use sustenance_4_7", "part meadow_field", "lay meadow_field 2,3 up")
    assert goods(state) == {"grain": 1, "vegetable": 2}


@clause("24.10")
@pytest.mark.parametrize(("mines", "rubies"), [(0, 2), (1, 3), (2, 3)])
def test_ruby_mining(mines: int, rubies: int) -> None:
    assert spread("ruby_mining") == [1, 2, 3, 4, 5, 6, 7]
    assert accumulates("ruby_mining") == [("ruby", 1, 1)]
    state = use(3, "ruby_mining", 2)
    land(state, ruby_mine=[(4, 1), (4, 2)][:mines])
    do(state, "use ruby_mining")
    assert goods(state) == {"ruby": rubies}


@clause("24.11")
def test_housework() -> None:
    state = use(2, "housework", wood=1)
    step(state, "use housework", "part dog", "part furnish", "furnish cuddle_room", "install cuddle_room 3,2")
    assert goods(state) == {"dog": 1}
    assert state.turn == 1


@clause("24.12")
def test_slash_and_burn() -> None:
    state = use(2, "slash_and_burn", grain=1)
    step(state, "use slash_and_burn", "lay meadow_field 2,3 up", "part sow", "sow 1 0")
    assert home(state).crops[2] == 1 << at(2, 2)


@clause("24.13")
@pytest.mark.parametrize(
    ("space", "seats", "price"),
    [
        ("imitation_3", [3], 4),
        ("imitation_4_7", [4, 5, 6, 7], 2),
        ("imitation_5", [5], 4),
        ("imitation_6_7", [6, 7], 1),
        ("imitation_7", [7], 0),
    ],
)
def test_imitation(space: str, seats: list[int], price: int) -> None:
    assert spread(space) == seats
    state = use(seats[-1], space, food=price, wood=1)
    occupy(state, "housework", 1)
    step(state, f"use {space}", "imitate housework", "part dog", "stop")
    assert goods(state) == {"dog": 1, "wood": 1}


@clause("24.14")
@pytest.mark.parametrize(
    ("space", "seats", "empty", "extra"),
    [
        ("forest_exploration_3", [3], 1, {"vegetable": 1}),
        ("forest_exploration_4_7", [4, 5, 6, 7], 2, {"food": 2}),
    ],
)
def test_forest_exploration(space: str, seats: list[int], empty: int, extra: dict[str, int]) -> None:
    assert spread(space) == seats
    assert accumulates(space) == [("wood", empty, 1)]
    state = use(seats[0], space, 3)
    do(state, f"use {space}")
    assert goods(state) == {"wood": 3} | extra


@clause("24.15")
def test_growth() -> None:
    assert spread("growth") == [4, 5, 6, 7]
    state = use(4, "growth")
    room(state, "dwelling")
    twin = state.copy()
    do(state, "use growth", "part supplies")
    assert goods(state) == SUPPLIES
    do(twin, "use growth", "part growth")
    assert len(home(twin).dwarfs) == 3
    assert goods(twin) == {}


@clause("24.16")
def test_strip_mining() -> None:
    assert spread("strip_mining") == [3]
    assert accumulates("strip_mining") == [("ore", 1, 0), ("stone", 0, 1)]
    state = use(3, "strip_mining", 1, 2)
    do(state, "use strip_mining")
    assert goods(state) == {"ore": 1, "stone": 2, "wood": 2}


@clause("24.17")
@pytest.mark.parametrize(("space", "seats"), [("depot_5", [5]), ("depot_6_7", [6, 7])])
def test_depot(space: str, seats: list[int]) -> None:
    assert spread(space) == seats
    assert accumulates(space) == [("wood", 1, 1), ("ore", 1, 1)]
    state = use(seats[0], space, 2, 2)
    do(state, f"use {space}")
    assert goods(state) == {"wood": 2, "ore": 2}


@clause("24.18")
@pytest.mark.parametrize(("space", "seats"), [("weekly_market_5", [5]), ("weekly_market_6_7", [6, 7])])
def test_weekly_market(space: str, seats: list[int]) -> None:
    assert spread(space) == seats
    state = use(seats[0], space, gold=1)
    do(state, f"use {space}")
    assert goods(state) == {"gold": 5}
    assert choices(state) == ["part market", "stop", "exchange"]
    do(state, "part market")
    everything = ["wood", "stone", "ore", "grain", "vegetable", "dog", "sheep", "donkey", "boar", "cattle"]
    assert choices(state, "buy") == everything
    do(state, "buy cattle", "buy wood")
    assert refused(state, "buy wood") == "24.18"
    assert refused(state, "buy dog") == "24.18"
    do(state, "buy sheep")
    assert goods(state)["wood"] == 1
    assert "gold" not in goods(state)


@clause("24.18")
@pytest.mark.parametrize(
    ("good", "price"),
    [
        ("wood", 1),
        ("stone", 1),
        ("ore", 1),
        ("grain", 1),
        ("sheep", 1),
        ("donkey", 1),
        ("vegetable", 2),
        ("boar", 2),
        ("dog", 2),
        ("cattle", 3),
    ],
)
def test_market_prices(good: str, price: int) -> None:
    state = use(5, "weekly_market_5")
    do(state, "use weekly_market_5", "part market", f"buy {good}")
    assert goods(state) == {"gold": 4 - price, good: 1}


@clause("24.19")
def test_hardware_rental() -> None:
    assert (spread("hardware_rental_5"), spread("hardware_rental_6_7")) == ([5], [6, 7])
    state = use(5, "hardware_rental_5", grain=1)
    arm(state, 2, 2)
    land(state, field=[(2, 3)])
    step(state, "use hardware_rental_5", "part expedition", "loot dog", "loot wood", "part sow", "sow 1 0")
    assert goods(state) == {"dog": 1, "wood": 1}
    state = use(6, "hardware_rental_6_7", grain=1)
    arm(state, 2, 2)
    land(state, field=[(2, 3)])
    step(
        state, "use hardware_rental_6_7", "part wood", "part expedition", "loot dog", "loot wood", "part sow", "sow 1 0"
    )
    assert goods(state) == {"dog": 1, "wood": 3}


@clause("24.20", "23.5")
def test_small_scale_drift_mining() -> None:
    assert spread("small_scale_drift_mining") == [5]
    state = use(5, "small_scale_drift_mining")
    step(state, "use small_scale_drift_mining", "part stone", "stop")
    assert goods(state) == {"stone": 1}
    assert home(state).land[TUNNEL] == 0
    state = use(5, "small_scale_drift_mining")
    step(state, "use small_scale_drift_mining", "part cavern_tunnel", "lay cavern_tunnel 4,2 up", "stop")
    assert goods(state) == {}


@clause("23.8")
def test_an_option_ties_the_stone_to_the_tile() -> None:
    state = begin(5, stone_with_tile=True)
    own(state)
    do(state, "use small_scale_drift_mining", "lay cavern_tunnel 4,2 up")
    assert (goods(state), state.turn) == ({"stone": 1}, 1)
    state = begin(5, stone_with_tile=True)
    land(state, cavern=[(column, row) for column in range(3, 6) for row in range(4)])
    assert "small_scale_drift_mining" not in choices(state, "use")


@clause("24.21")
@pytest.mark.parametrize(("space", "seats", "empty"), [("fence_building_5", [5], 1), ("fence_building_6_7", [6, 7], 2)])
def test_fence_building(space: str, seats: list[int], empty: int) -> None:
    assert spread(space) == seats
    assert accumulates(space) == [("wood", empty, 1)]
    state = use(seats[0], space, 6)
    land(state, meadow=[(2, 3), (2, 2), (2, 1)])
    step(state, f"use {space}", "part small_pasture", "put small_pasture 2,1")
    step(state, "part large_pasture", "lay large_pasture 2,2 down")
    assert goods(state) == {}
    assert (count(home(state).land[SMALL]), count(home(state).land[LARGE])) == (1, 2)


@clause("24.22")
def test_large_depot() -> None:
    assert spread("large_depot") == [7]
    assert accumulates("large_depot") == [("wood", 2, 1), ("ore", 1, 1), ("stone", 1, 1)]
    state = use(7, "large_depot", 3, 2, 2)
    do(state, "use large_depot")
    assert goods(state) == {"wood": 3, "ore": 2, "stone": 2}


@clause("24.23", "23.6")
def test_extension() -> None:
    assert spread("extension") == [7]
    state = use(7, "extension")
    step(state, "use extension", "part cavern_tunnel", "lay cavern_tunnel 4,2 right")
    assert goods(state) == {"stone": 1}
    assert state.turn == 1
    state = use(7, "extension")
    step(state, "use extension", "part meadow_field", "lay meadow_field 2,3 up")
    assert goods(state) == {"wood": 1}
    state = use(7, "extension")
    land(state, field=[(column, row) for column in range(3) for row in range(4)])
    state.step(state.space().parse("use extension"))
    assert {lay.split()[1] for lay in choices(state)} == {"cavern_tunnel"}


# Cards


@clause("25.1")
def test_blacksmithing() -> None:
    state = use(2, "blacksmithing", ore=3)
    step(state, "use blacksmithing", "forge 3", "part expedition", "loot wood", "loot dog", "loot stone")
    assert goods(state) == {"wood": 1, "dog": 1, "stone": 1}
    assert home(state).dwarfs[0] == 4


@pytest.mark.parametrize(
    ("space", "animal"),
    [
        pytest.param("sheep_farming", "sheep", marks=clause("25.2")),
        pytest.param("donkey_farming", "donkey", marks=clause("25.6")),
    ],
)
def test_farming(space: str, animal: str) -> None:
    assert accumulates(space) == [(animal, 1, 1)]
    state = use(2, space, 4, wood=6, stone=1)
    land(state, meadow=[(2, 3), (2, 2), (2, 1)])
    step(state, f"use {space}", "part stable", "put stable 2,1", "part small_pasture", "put small_pasture 2,1")
    step(state, "part large_pasture", "lay large_pasture 2,2 down")
    assert goods(state) == {animal: 4}


@clause("25.3")
def test_ore_mine_construction() -> None:
    state = use(2, "ore_mine_construction")
    land(state, tunnel=[(4, 2), (4, 1)])
    arm(state, 2, 2)
    step(state, "use ore_mine_construction", "part ore_mine", "lay ore_mine_deep_tunnel 4,2 up")
    assert goods(state) == {"ore": 3}
    assert home(state).land[ORE_MINE] == 1 << at(4, 2)
    do(state, "part expedition", "loot wood", "loot dog")
    assert state.turn == 1
    state = use(2, "ore_mine_construction")
    arm(state, 2, 2)
    do(state, "use ore_mine_construction", "loot wood", "loot dog")
    assert goods(state) == {"wood": 1, "dog": 1}


@clause("25.4")
def test_wish_for_children() -> None:
    state = use(2, "wish_for_children", wood=9, stone=9)
    room(state, "dwelling")
    twin = state.copy()
    do(state, "use wish_for_children", "part growth")
    assert len(home(state).dwarfs) == 3
    assert state.turn == 1
    do(twin, "use wish_for_children", "part furnish_dwelling")
    assert choices(twin, "furnish") == [
        "dwelling",
        "simple_dwelling_a",
        "simple_dwelling_b",
        "mixed_dwelling",
        "couple_dwelling",
        "additional_dwelling",
    ]
    do(twin, "furnish dwelling")
    assert twin.turn == 1


@clause("25.5")
def test_urgent_wish_for_children() -> None:
    state = use(2, "urgent_wish_for_children", wood=4, stone=3)
    twin = state.copy()
    do(state, "use urgent_wish_for_children", "part furnish_dwelling", "furnish dwelling", "part growth")
    assert len(home(state).dwarfs) == 3
    assert state.turn == 1
    do(twin, "use urgent_wish_for_children", "part gold")
    assert goods(twin) == {"wood": 4, "stone": 3, "gold": 3}
    assert twin.turn == 1


@clause("25.7")
def test_ruby_mine_construction() -> None:
    state = use(2, "ruby_mine_construction")
    land(state, tunnel=[(4, 2)], deep_tunnel=[(4, 1)])
    twin = state.copy()
    do(state, "use ruby_mine_construction", "part ruby_mine")
    assert goods(state) == {}
    assert home(state).land[RUBY_MINE] == 1 << at(4, 2)
    do(twin, "use ruby_mine_construction", "part deep_ruby_mine")
    assert goods(twin) == {"ruby": 1}
    assert home(twin).land[RUBY_MINE] == 1 << at(4, 1)


@clause("25.8")
def test_family_life() -> None:
    state = use(2, "family_life", grain=1)
    room(state, "dwelling")
    land(state, field=[(2, 3)])
    step(state, "use family_life", "part sow", "sow 1 0", "part growth")
    assert len(home(state).dwarfs) == 3
    assert home(state).crops[2] == 1 << at(2, 3)


@clause("25.9")
def test_ore_delivery() -> None:
    assert accumulates("ore_delivery") == [("stone", 1, 1), ("ore", 1, 1)]
    state = use(2, "ore_delivery", 2, 3)
    land(state, ore_mine=[(4, 1), (4, 2)])
    do(state, "use ore_delivery")
    assert goods(state) == {"stone": 2, "ore": 7}


@clause("25.10")
def test_exploration() -> None:
    assert spread("exploration") == [3, 4, 5, 6, 7]
    state = use(3, "exploration")
    arm(state, 4, 4)
    do(state, "use exploration", "loot wood", "loot dog", "loot stone", "loot ore_2")
    assert goods(state) == {"wood": 1, "dog": 1, "stone": 1, "ore": 2}
    assert state.turn == 1


@clause("25.11")
def test_ore_trading() -> None:
    state = use(2, "ore_trading", ore=9)
    do(state, "use ore_trading")
    assert choices(state) == ["trade 1", "trade 2", "trade 3"]
    do(state, "trade 3")
    assert goods(state) == {"ore": 3, "gold": 6, "food": 3}
    state = use(2, "ore_trading", ore=5)
    do(state, "use ore_trading")
    assert refused(state, "trade 3") == "25.11"


@clause("25.12")
def test_adventure() -> None:
    state = use(2, "adventure", ore=3)
    step(state, "use adventure", "forge 3", "part expedition", "loot stone")
    assert home(state).dwarfs[0] == 4
    assert choices(state) == ["part second_expedition", "stop"]
    do(state, "part second_expedition")
    assert "stone" in choices(state, "loot")
    do(state, "loot ore_2")
    assert goods(state) == {"stone": 1, "ore": 2}
    assert home(state).dwarfs[0] == 5
    state = use(2, "adventure", ore=3)
    do(state, "use adventure")
    assert choices(state) == [f"forge {strength}" for strength in (1, 2, 3)]


@clause("25.13")
@pytest.mark.parametrize(("mines", "rubies"), [(1, 2), (2, 3), (3, 3)])
def test_ruby_delivery(mines: int, rubies: int) -> None:
    assert accumulates("ruby_delivery") == [("ruby", 2, 1)]
    state = use(2, "ruby_delivery", 2)
    land(state, ruby_mine=[(4, 0), (4, 1), (4, 2)][:mines])
    do(state, "use ruby_delivery")
    assert goods(state) == {"ruby": rubies}
