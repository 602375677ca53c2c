"""Exchanges at any time."""

import pytest

from filone.games.caverna.content.board import CAVERN, FIELD, MEADOW, ORE_MINE, RUBY_MINE, SMALL, TUNNEL, at
from filone.games.caverna.content.furnishings import CUDDLE_ROOM
from filone.games.caverna.homeboard import Room
from filone.games.caverna.position import END
from filone.games.caverna.state import Caverna
from games.caverna.scene import (
    TILES,
    arm,
    begin,
    choices,
    do,
    end_work,
    goods,
    home,
    land,
    own,
    refused,
    resume,
    room,
    step,
)

clause = pytest.mark.clause


def swap(exchange: str, **amounts: int) -> dict[str, int]:
    """What a player has after an exchange in the own turn."""
    state = begin(2)
    own(state, **amounts)
    step(state, "exchange", f"swap {exchange}")
    return goods(state)


def swaps(**amounts: int) -> list[str]:
    state = begin(2)
    own(state, **amounts)
    if "exchange" not in choices(state):
        return []
    state.step(state.space().parse("exchange"))
    return choices(state, "swap")


@clause("13.1")
def test_before_an_action_within_it_in_the_harvest_and_at_the_end() -> None:
    state = begin(2)
    own(state, sheep=1, ruby=2)
    assert "exchange" in choices(state)
    do(state, "exchange", "swap sheep_food")
    assert (state.ask(), state.turn) == ("place", 0)
    do(state, "use clearing_1_3")
    assert "exchange" in choices(state)
    do(state, "exchange", "swap ruby_food")
    assert state.ask() == "part"
    end_work(state, 3)
    assert state.ask() == "feed"
    assert "swap ruby_food" in choices(state)
    resume(state, END)
    assert state.ask() == "finish"
    assert "swap ruby_food" in choices(state)


@clause("13.13")
def test_no_exchange_where_there_is_nothing_to_give() -> None:
    state = begin(2)
    own(state, wood=5, stone=5, ore=5, food=5, gold=1, dog=3)
    assert refused(state, "exchange") == "13.13"


@pytest.mark.parametrize(
    ("exchange", "pay", "get"),
    [
        pytest.param("sheep_food", {"sheep": 1}, {"food": 1}, marks=clause("13.2")),
        pytest.param("grain_food", {"grain": 1}, {"food": 1}, marks=clause("13.2")),
        pytest.param("boar_food", {"boar": 1}, {"food": 2}, marks=clause("13.2")),
        pytest.param("vegetable_food", {"vegetable": 1}, {"food": 2}, marks=clause("13.2")),
        pytest.param("cattle_food", {"cattle": 1}, {"food": 3}, marks=clause("13.2")),
        pytest.param("donkey_food", {"donkey": 1}, {"food": 1}, marks=clause("13.3")),
        pytest.param("two_donkeys_food", {"donkey": 2}, {"food": 3}, marks=clause("13.3")),
        pytest.param("ruby_dog", {"ruby": 1}, {"dog": 1}, marks=clause("13.6")),
        pytest.param("ruby_sheep", {"ruby": 1}, {"sheep": 1}, marks=clause("13.6")),
        pytest.param("ruby_donkey", {"ruby": 1}, {"donkey": 1}, marks=clause("13.6")),
        pytest.param("ruby_boar", {"ruby": 1}, {"boar": 1}, marks=clause("13.6")),
        pytest.param("ruby_wood", {"ruby": 1}, {"wood": 1}, marks=clause("13.6")),
        pytest.param("ruby_stone", {"ruby": 1}, {"stone": 1}, marks=clause("13.6")),
        pytest.param("ruby_ore", {"ruby": 1}, {"ore": 1}, marks=clause("13.6")),
        pytest.param("ruby_grain", {"ruby": 1}, {"grain": 1}, marks=clause("13.6")),
        pytest.param("ruby_vegetable", {"ruby": 1}, {"vegetable": 1}, marks=clause("13.6")),
        pytest.param("ruby_gold", {"ruby": 1}, {"gold": 1}, marks=clause("13.6")),
        pytest.param("ruby_cattle", {"ruby": 1, "food": 1}, {"cattle": 1}, marks=clause("13.7")),
        pytest.param("ruby_food", {"ruby": 1}, {"food": 2}, marks=clause("13.8")),
    ],
)
def test_rates(exchange: str, pay: dict[str, int], get: dict[str, int]) -> None:
    assert swap(exchange, **pay) == get
    for good, number in pay.items():
        assert exchange not in swaps(**{**pay, good: number - 1})


@clause("13.4")
def test_gold_buys_food_for_one_more() -> None:
    state = begin(2)
    own(state, gold=4)
    step(state, "exchange", "coins")
    assert choices(state) == ["food 1", "food 2", "food 3"]
    assert refused(state, "food 4") == "13.4"
    do(state, "food 3")
    assert goods(state) == {"food": 3}
    state = begin(2)
    own(state, gold=4)
    step(state, "exchange", "coins", "food 1", "exchange", "coins", "food 1")
    assert goods(state) == {"food": 2}


@clause("13.5")
def test_what_nobody_eats() -> None:
    assert swaps(dog=9, wood=9, stone=9, ore=9) == []


@pytest.mark.parametrize(("piece", "kind", "cell"), [("meadow", MEADOW, (2, 3)), ("field", FIELD, (2, 3))])
@clause("13.9")
def test_forest_tiles_for_a_ruby(piece: str, kind: int, cell: tuple[int, int]) -> None:
    state = begin(2)
    own(state, ruby=1)
    step(state, "exchange", f"swap ruby_{piece}", f"put {piece} 2,3")
    assert home(state).land[kind] == 1 << at(*cell)
    assert goods(state) == {}


@clause("13.9", "13.10")
def test_mountain_tiles_for_rubies() -> None:
    state = begin(2)
    own(state, ruby=3)
    step(state, "exchange", "swap ruby_tunnel", "put tunnel 4,2", "exchange", "swap ruby_cavern", "put cavern 4,1")
    assert goods(state) == {}
    assert home(state).land[TUNNEL] == 1 << at(4, 2)
    assert home(state).land[CAVERN] == 1 << at(4, 1) | 1 << at(3, 2)
    assert "ruby_cavern" not in swaps(ruby=1)


@clause("13.9", "13.10")
def test_tiles_only_where_they_can_lie() -> None:
    state = begin(2)
    own(state, ruby=2)
    land(state, field=[(column, row) for column in range(3) for row in range(4)])
    land(state, cavern=[(column, row) for column in range(3, 6) for row in range(4) if (column, row) != (3, 3)])
    do(state, "exchange")
    assert not {"ruby_meadow", "ruby_field", "ruby_tunnel", "ruby_cavern"} & set(choices(state, "swap"))
    assert refused(state, "swap ruby_meadow") == "13.9"
    assert refused(state, "swap ruby_cavern") == "13.10"


def with_rubies(*cards: str, **amounts: int) -> Caverna:
    state = begin(2, *cards)
    own(state, ruby=2, **amounts)
    return state


@clause("13.11")
def test_tiles_bought_for_the_action_in_hand() -> None:
    state = with_rubies("ruby_mine_construction")
    step(state, "exchange", "swap ruby_tunnel", "put tunnel 4,2")
    step(state, "use ruby_mine_construction", "part ruby_mine", "put ruby_mine 4,2")
    assert home(state).land[RUBY_MINE] == 1 << at(4, 2)
    state = with_rubies("sheep_farming", wood=2, stone=1)
    step(state, "use sheep_farming", "part stable", "put stable 0,0")
    step(state, "exchange", "swap ruby_meadow", "put meadow 2,3", "part small_pasture", "put small_pasture 2,3")
    assert home(state).land[SMALL] == 1 << at(2, 3)
    state = with_rubies(grain=1)
    land(state, meadow=[(2, 3)])
    step(state, "use slash_and_burn", "part meadow_field", "lay meadow_field 2,2 up")
    step(state, "exchange", "swap ruby_field", "put field 1,3", "exchange", "swap ruby_grain", "part sow", "sow 2 0")
    assert home(state).crops[2].bit_count() == 2
    state = with_rubies(wood=1)
    home(state).land[CAVERN] = 0
    step(state, "use housework", "part dog", "exchange", "swap ruby_cavern", "put cavern 4,3")
    do(state, "part furnish", "furnish cuddle_room")
    assert home(state).rooms == [Room(CUDDLE_ROOM, at(4, 3))]


@clause("13.11")
def test_two_single_tunnels_make_an_ore_mine() -> None:
    state = with_rubies("ore_mine_construction")
    step(state, "exchange", "swap ruby_tunnel", "put tunnel 4,2", "exchange", "swap ruby_tunnel", "put tunnel 5,2")
    step(state, "use ore_mine_construction", "lay ore_mine_deep_tunnel 5,2 left")
    assert home(state).land[ORE_MINE] == 1 << at(5, 2)
    assert goods(state) == {"ore": 3}


def last_for_sale(tile: str, **amounts: int) -> Caverna:
    """Before Housework, with one furnishing tile left."""
    state = begin(2)
    own(state, **amounts)
    state.available = 1 << TILES.index(tile)
    return state


@clause("13.1", "31.3", "32.3")
def test_the_wood_that_comes_with_a_dog_turns_into_gold() -> None:
    state = last_for_sale("state_parlor", stone=4, ore=1, gold=3)
    room(state, "dog_school", "spare_part_storage")
    do(state, "use housework", "exchange", "swap spare_part_storage", "part furnish")
    assert goods(state) == {"dog": 1, "food": 2}


@clause("13.1", "31.3", "31.5")
def test_beer_pays_for_the_state_parlor() -> None:
    state = last_for_sale("state_parlor", stone=3, gold=2, grain=2)
    room(state, "beer_parlor")
    do(state, "use housework", "part dog", "exchange", "swap beer_parlor_gold", "part furnish")
    assert goods(state) == {"dog": 1, "food": 2}


@clause("13.1", "32.6")
def test_crops_pay_for_the_supplies_storage() -> None:
    state = last_for_sale("supplies_storage", wood=1, food=1, vegetable=1)
    do(state, "use housework", "part dog", "exchange", "part furnish")
    assert goods(state) == {"dog": 1}


@clause("13.1")
def test_no_question_where_no_exchange_helps() -> None:
    """After the dog: too little food, no material, nowhere to furnish."""
    for cavern, amounts in (
        (True, {"wood": 1, "food": 1, "grain": 1}),
        (True, {"food": 1, "vegetable": 1}),
        (False, {"wood": 1, "food": 1, "vegetable": 1}),
    ):
        state = last_for_sale("supplies_storage", **amounts)
        if not cavern:
            home(state).land[CAVERN] = 0
        do(state, "use housework")
        assert state.turn == 1


@clause("13.1")
def test_no_question_where_no_tile_makes_room() -> None:
    """No single tile makes room for a twin in the mountain, and nothing that the Trader sells can be sown."""
    state = begin(2)
    own(state, ruby=2)
    land(state, cavern=[(column, row) for column in range(4, 6) for row in range(4)])
    land(state, cavern=[(3, 1)])
    do(state, "use excavation_1_3")
    assert state.turn == 1
    state = begin(2)
    room(state, "trader")
    own(state, gold=2)
    do(state, "use slash_and_burn", "lay meadow_field 2,3 up")
    assert state.turn == 1


@clause("13.1", "29.6")
def test_the_trader_sells_the_wood_for_a_fence() -> None:
    state = begin(2, "sheep_farming")
    room(state, "trader")
    own(state, wood=1, stone=1, gold=2)
    land(state, meadow=[(2, 3)])
    do(state, "use sheep_farming", "part stable", "put stable 0,0", "exchange", "swap trader", "part small_pasture")
    assert goods(state) == {"ore": 1, "stone": 1}


@clause("13.11")
def test_loot_may_be_exchanged_on_the_way() -> None:
    state = begin(3, "exploration")
    own(state)
    arm(state, 6, 6)
    step(state, "use exploration", "loot gold_2", "exchange", "coins", "food 1")
    assert goods(state) == {"food": 1}
    assert state.ask() == "loot"


@clause("13.12")
def test_points_are_not_money() -> None:
    state = begin(2)
    own(state)
    land(state, ruby_mine=[(4, 2)])
    assert "exchange" not in choices(state)
