"""Section 3: one action, and which space offers what."""

import pytest

from games.valdora.scene import GAME, begin, choices, discard, do, lay, open_book, player, refused, seat, shown


@pytest.mark.clause("3.1")
def test_one_action_only() -> None:
    state = begin()
    open_book(state, "city_c", right=["coin/ruby", "gold/ruby"])
    do(state, "go city_c", "turn right")
    assert refused(state, "provisions") == "3.1"


@pytest.mark.clause("3.1")
def test_a_gem_loaded_in_the_harbour_city_is_the_action() -> None:
    state = begin()
    seat(state, 0, at="city_a", coins=2)
    discard(state, gold=2)
    do(state, "go harbour_city")
    assert choices(state) == ["load gold pan", "provisions", "stop"]
    do(state, "load gold pan")
    assert state.turn == 1
    assert not player(state).provisions


@pytest.mark.clause("3.2")
def test_doing_nothing() -> None:
    state = begin()
    do(state, "go city_a", "stop")
    assert state.turn == 1


@pytest.mark.clause("3.8")
def test_option_that_the_action_is_compulsory() -> None:
    state = begin(compulsory_action=True)
    open_book(state, "city_a", right=["pick", "cart/horse"])
    do(state, "go city_a")
    assert refused(state, "stop") == "3.8"
    do(state, "turn right", "stop")
    assert state.turn == 1
    seat(state, 1, at="city_a")
    do(state, "go house_violet")
    assert state.turn == 2, "where there is nothing to do, nothing is done"


@pytest.mark.clause("3.3")
def test_each_city_has_its_book() -> None:
    state = begin()
    seat(state, 0, equipment={"pan": "gold"})
    open_book(state, "city_a", right=["pick"])
    open_book(state, "city_c", right=["ruby"])
    twin = state.copy()
    do(state, "go city_a")
    assert choices(state) == ["buy_item right pick", "turn right", "provisions", "stop"]
    assert refused(state, "buy_commission right ruby") == "3.3"
    do(twin, "go city_c")
    assert choices(twin) == ["buy_commission right ruby", "turn right", "provisions", "stop"]
    assert refused(twin, "buy_item right pick") == "3.3"
    seat(twin, 0, at="harbour_city")
    assert refused(twin, "turn right") == "3.3"


@pytest.mark.clause("3.4")
@pytest.mark.parametrize(
    ("home", "city"),
    [
        ("road_1", "city_a"),
        ("road_4", "city_b"),
        ("road_1", "city_c"),
        ("road_6", "city_d"),
        ("house_yellow", "harbour_city"),
    ],
)
def test_provisions_in_every_city(home: str, city: str) -> None:
    state = begin()
    seat(state, 0, at=home, coins=2)
    do(state, f"go {city}")
    do(state, "provisions")
    assert player(state).provisions
    assert state.turn == 1


@pytest.mark.clause("3.4")
def test_no_second_portion() -> None:
    state = begin()
    seat(state, 0, provisions=True)
    do(state, "go city_a")
    assert refused(state, "provisions") == "3.4"
    seat(state, 0, at="house_blue", provisions=False)
    assert refused(state, "provisions") == "3.4"


@pytest.mark.clause("3.4")
def test_provisions_used_up_on_the_way_can_be_taken_again() -> None:
    state = begin()
    seat(state, 0, at="road_1", provisions=True)
    do(state, "go city_b provisions", "provisions")
    assert player(state).provisions


@pytest.mark.clause("3.5")
def test_where_gems_are_loaded_from() -> None:
    state = begin()
    seat(state, 0, at="road_7", equipment={"pan": None, "pick": None})
    lay(state, "road_8", ruby=1)
    discard(state, gold=1)
    twin = state.copy()
    do(state, "go road_8")
    assert choices(state) == ["load ruby pick", "stop"]
    assert refused(state, "load gold pan") == "3.5"
    do(twin, "go harbour_2")
    assert choices(twin) == ["load gold pan", "stop"]
    assert refused(twin, "load ruby pick") == "3.5"
    seat(twin, 0, at="house_green")
    assert refused(twin, "load gold pan") == "3.5"


@pytest.mark.clause("3.6")
def test_a_house_without_a_commission() -> None:
    state = begin()
    seat(state, 0, equipment={"chisel": "sapphire"}, wants=["ruby"])
    do(state, "go house_blue")
    assert state.turn == 1
    seat(state, 1, at="city_a", equipment={"pick": "ruby"}, wants=["ruby"])
    open_book(state, "city_c", right=["coin"])
    do(state, "go city_c")
    assert refused(state, "deliver ruby 1") == "3.6"


@pytest.mark.clause("3.7")
@pytest.mark.parametrize("coins", [0, 3, 6])
def test_a_mine_fills_the_purse(coins: int) -> None:
    state = begin()
    seat(state, 0, coins=coins)
    bank = shown(state).bank
    do(state, "go mine_3")
    assert player(state).coins == 6
    assert shown(state).bank == bank - 6 + coins
    assert state.turn == 1


@pytest.mark.clause("3.7", "3.2")
def test_refilling_is_not_a_choice() -> None:
    state = begin()
    state.step(GAME.parse(state, "go mine_3"))
    assert choices(state) == ["refill"]
    assert refused(state, "stop") == "3.2"
    seat(state, 0, at="city_a")
    assert refused(state, "refill") == "3.7"
