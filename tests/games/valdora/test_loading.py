"""Section 5: loading gems."""

import pytest

from games.valdora.scene import begin, choices, discard, do, lay, player, refused, seat, shown


@pytest.mark.clause("5.4", "5.1", "5.2", "5.3")
def test_the_rulebook_example_of_loading() -> None:
    """Two gold, a ruby, two sapphires and an emerald; tools for ruby and sapphire, an empty cart, a full pan."""
    state = begin()
    seat(state, 0, coins=5, equipment={"pan": "gold", "pick": None, "chisel": None, "cart": None})
    lay(state, "road_9", gold=2, ruby=1, sapphire=2, emerald=1)
    do(state, "go road_9")
    assert refused(state, "load gold pan") == "5.7"
    do(state, "load ruby pick")
    assert player(state).coins == 5
    do(state, "load sapphire chisel", "load emerald cart")
    assert player(state).coins == 3
    assert player(state).equipment == {"pan": "gold", "pick": "ruby", "chisel": "sapphire", "cart": "emerald"}
    assert shown(state).roads["road_9"] == {"gold": 2, "ruby": 0, "sapphire": 1, "amethyst": 0, "emerald": 0}


@pytest.mark.clause("5.1")
def test_one_gem_on_each_card() -> None:
    state = begin()
    seat(state, 0, coins=6, equipment={"pan": None, "pick": None, "hammer": "amethyst"})
    lay(state, "road_9", ruby=3, amethyst=1)
    do(state, "go road_9")
    assert choices(state) == ["load ruby pick", "stop"]
    do(state, "load ruby pick")
    assert state.turn == 1


@pytest.mark.clause("5.2")
@pytest.mark.parametrize(
    ("item", "gem"),
    [("pan", "gold"), ("shovel", "emerald"), ("pick", "ruby"), ("hammer", "amethyst"), ("chisel", "sapphire")],
)
def test_pan_and_tools_take_their_own_colour_for_free(item: str, gem: str) -> None:
    state = begin()
    seat(state, 0, coins=0, equipment={item: None})
    lay(state, "road_9", gold=1, ruby=1, sapphire=1, amethyst=1, emerald=1)
    do(state, "go road_9")
    assert choices(state) == [f"load {gem} {item}", "stop"]
    other = "ruby" if gem != "ruby" else "gold"
    assert refused(state, f"load {other} {item}") == "5.2"


@pytest.mark.clause("5.3")
@pytest.mark.parametrize(("item", "fee"), [("cart", 2), ("horse", 3)])
def test_horse_and_cart_take_all_colours_for_coins(item: str, fee: int) -> None:
    state = begin()
    seat(state, 0, coins=fee, equipment={item: None})
    lay(state, "road_9", gold=1, ruby=1, sapphire=1, amethyst=1, emerald=1)
    twin = state.copy()
    bank = shown(state).bank
    do(state, "go road_9")
    assert len(choices(state)) == 6
    do(state, f"load amethyst {item}")
    assert player(state).coins == 0
    assert shown(state).bank == bank + fee
    seat(twin, 0, coins=fee - 1, equipment={item: None, "pan": None})
    do(twin, "go road_9")
    assert choices(twin) == ["load gold pan", "stop"]
    assert refused(twin, f"load ruby {item}") == "5.3"


@pytest.mark.clause("5.4")
def test_only_with_fitting_equipment_and_only_what_one_likes() -> None:
    state = begin()
    seat(state, 0, coins=6, equipment={"pan": None, "cart": None})
    lay(state, "road_9", gold=1, ruby=1)
    do(state, "go road_9")
    assert refused(state, "load ruby pick") == "5.4"
    do(state, "load gold pan", "stop")
    assert player(state).equipment == {"pan": "gold", "cart": None}
    assert player(state).coins == 6


@pytest.mark.clause("5.4")
def test_three_equal_gems_need_tool_cart_and_horse() -> None:
    state = begin()
    seat(state, 0, coins=6, equipment={"pick": None, "cart": None, "horse": None})
    lay(state, "road_9", ruby=4)
    do(state, "go road_9", "load ruby pick", "load ruby cart", "load ruby horse")
    assert player(state).equipment == {"pick": "ruby", "cart": "ruby", "horse": "ruby"}
    assert player(state).coins == 1
    assert state.turn == 1


@pytest.mark.clause("5.5")
@pytest.mark.parametrize(
    ("home", "harbour", "ships"),
    [("road_3", "harbour_1", 1), ("road_7", "harbour_2", 2), ("city_a", "harbour_city", 1)],
)
def test_ships_bound_what_a_harbour_loads(home: str, harbour: str, ships: int) -> None:
    state = begin()
    seat(state, 0, at=home, coins=6, equipment={"pan": None, "pick": None, "hammer": None})
    discard(state, gold=2, ruby=1, amethyst=1, emerald=1)
    do(state, f"go {harbour}")
    assert choices(state)[:3] == ["load gold pan", "load ruby pick", "load amethyst hammer"]
    do(state, *["load ruby pick", "load gold pan"][:ships])
    assert state.turn == 1
    assert sum(shown(state).discard.values()) == 5 - ships


@pytest.mark.clause("5.5")
def test_a_harbour_without_gems() -> None:
    state = begin()
    seat(state, 0, at="road_3")
    do(state, "go harbour_1")
    assert state.turn == 1


@pytest.mark.clause("5.5")
def test_no_gem_beyond_the_ships() -> None:
    state = begin()
    seat(state, 0, at="road_3", coins=6, equipment={"pan": None, "pick": None})
    discard(state, gold=1, ruby=1)
    state.step(state.space().encode("go", "harbour_1", False))
    state.step(state.space().encode("load", "ruby", "pick"))
    assert choices(state) == ["stop"]
    assert refused(state, "load gold pan") == "5.5"


@pytest.mark.clause("5.6")
def test_a_gem_thrown_off_for_another_colour() -> None:
    state = begin()
    seat(state, 0, coins=6, equipment={"cart": "emerald"})
    lay(state, "road_9", ruby=1, emerald=1)
    do(state, "go road_9")
    assert refused(state, "load emerald cart") == "5.6"
    do(state, "load ruby cart")
    assert player(state).equipment == {"cart": "ruby"}
    assert player(state).coins == 4
    assert shown(state).discard["emerald"] == 1
    assert shown(state).roads["road_9"]["emerald"] == 1


@pytest.mark.clause("5.7")
def test_tools_keep_what_they_hold() -> None:
    state = begin()
    seat(state, 0, coins=6, equipment={"pan": "gold", "pick": "ruby", "cart": None})
    lay(state, "road_9", gold=1, ruby=1)
    do(state, "go road_9")
    assert choices(state) == ["load gold cart", "load ruby cart", "stop"]
    assert refused(state, "load ruby pick") == "5.7"


@pytest.mark.clause("5.8")
def test_an_exchange_takes_a_ship() -> None:
    state = begin()
    seat(state, 0, at="road_7", coins=6, equipment={"shovel": None, "cart": "emerald"})
    discard(state, ruby=1, gold=1)
    do(state, "go harbour_2", "load ruby cart")
    assert state.turn == 0
    do(state, "load emerald shovel")  # the emerald just thrown off
    assert state.turn == 1
    assert player(state).equipment == {"shovel": "emerald", "cart": "ruby"}


@pytest.mark.clause("5.8")
def test_the_cart_can_be_reloaded_twice() -> None:
    state = begin()
    seat(state, 0, coins=6, equipment={"cart": None})
    lay(state, "road_9", ruby=1, gold=1)
    do(state, "go road_9", "load ruby cart", "load gold cart")
    assert player(state).coins == 2
    assert shown(state).discard["ruby"] == 1


@pytest.mark.clause("5.9")
def test_roads_run_empty() -> None:
    state = begin()
    seat(state, 0, equipment={"pan": None})
    lay(state, "road_9", gold=1)
    do(state, "go road_9", "load gold pan")
    assert sum(shown(state).roads["road_9"].values()) == 0
    for _ in range(6):
        do(state, choices(state)[0])
    assert sum(shown(state).roads["road_9"].values()) == 0
