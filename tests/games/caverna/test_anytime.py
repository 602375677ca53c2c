"""Exchanges in the middle of everything, and what they must leave possible."""

import pytest

from filone.games.caverna.content.board import CAVERN, TUNNEL, at
from filone.games.caverna.content.rounds import QUESTION
from filone.games.caverna.decisions import ASKS
from filone.games.caverna.game import GAME
from filone.games.caverna.position import BREEDING, REFILL
from filone.games.caverna.state import Caverna
from games.caverna.scene import (
    arm,
    begin,
    choices,
    do,
    end_work,
    goods,
    home,
    land,
    occupy,
    own,
    pile,
    refused,
    resume,
    room,
    step,
)

clause = pytest.mark.clause


def go(state: Caverna, *moves: str) -> None:
    """Every single move, and nothing after the last."""
    for move in moves:
        state.step(GAME.parse(state, move))


def placing() -> Caverna:
    return with_rubies()


def with_rubies(*cards: str, seats: int = 2, **amounts: int) -> Caverna:
    state = begin(seats, *cards)
    own(state, ruby=3, **amounts)
    return state


def choosing_parts() -> Caverna:
    state = with_rubies(wood=1)
    step(state, "use housework")
    return state


def imitating() -> Caverna:
    state = with_rubies(seats=4, food=2)
    occupy(state, "clearing_4_7", 1)
    pile(state, "clearing_4_7", 1)
    step(state, "use imitation_4_7")
    return state


def laying() -> Caverna:
    state = with_rubies()
    step(state, "use clearing_1_3", "part meadow_field")
    return state


def putting() -> Caverna:
    state = with_rubies("sheep_farming", stone=1)
    step(state, "use sheep_farming", "part stable")
    return state


def furnishing() -> Caverna:
    state = with_rubies(wood=1)
    step(state, "use housework", "part furnish")
    return state


def paying() -> Caverna:
    state = with_rubies(wood=1, ore=1)
    room(state, "builder")
    step(state, "use housework", "part furnish", "furnish cuddle_room")
    return state


def installing() -> Caverna:
    state = furnishing()
    step(state, "furnish cuddle_room")
    return state


def sowing() -> Caverna:
    state = with_rubies(grain=1)
    land(state, field=[(2, 3)])
    step(state, "use slash_and_burn", "part sow")
    return state


def forging() -> Caverna:
    state = with_rubies(ore=1)
    step(state, "use blacksmithing")
    return state


def looting() -> Caverna:
    state = with_rubies("exploration", seats=3)
    arm(state, 2, 2)
    step(state, "use exploration")
    return state


def buying() -> Caverna:
    state = with_rubies(seats=5)
    step(state, "use weekly_market_5", "part market")
    return state


def trading() -> Caverna:
    state = with_rubies("ore_trading", ore=2)
    step(state, "use ore_trading")
    return state


def finding_room() -> Caverna:
    state = with_rubies(boar=1)
    step(state, "exchange", "swap ruby_sheep")
    return state


def skipping() -> Caverna:
    state = with_rubies()
    end_work(state, 8, QUESTION, 2)
    return state


def breeding() -> Caverna:
    state = with_rubies(sheep=2)
    resume(state, BREEDING)
    return state


def clearing() -> Caverna:
    state = with_rubies(seats=1)
    pile(state, "wood_gathering", 7)
    resume(state, REFILL)
    return state


EVERYWHERE = {
    "place": placing,
    "part": choosing_parts,
    "imitate": imitating,
    "lay": laying,
    "put": putting,
    "furnish": furnishing,
    "pay": paying,
    "install": installing,
    "sow": sowing,
    "forge": forging,
    "loot": looting,
    "buy": buying,
    "trade": trading,
    "room": finding_room,
    "skip": skipping,
    "breed": breeding,
    "clear": clearing,
}


@clause("13.1")
@pytest.mark.parametrize("ask", EVERYWHERE)
def test_an_exchange_may_come_before_every_answer(ask: str) -> None:
    state = EVERYWHERE[ask]()
    assert state.ask() == ask
    rubies = goods(state)["ruby"]
    step(state, "exchange", "swap ruby_gold")
    assert state.ask() == ask
    assert goods(state)["ruby"] == rubies - 1


@clause("13.1")
def test_the_other_decisions_list_exchanges_or_are_exchanges() -> None:
    assert [ask for ask in ASKS if ask in EVERYWHERE or ask in ("exchange", "food", "feed", "finish")] == ASKS


def listed_before(state: Caverna) -> list[str]:
    return [GAME.text(state, move) for move in state.listed_before()]


@pytest.mark.parametrize("ask", EVERYWHERE)
def test_games_of_before_had_no_exchange_in_the_middle_of_what_was_begun(ask: str) -> None:
    state = EVERYWHERE[ask]()
    offered = ["exchange"] if ask in ("place", "room", "breed") else []
    assert set(choices(state)) - set(listed_before(state)) == {"exchange"} - set(offered)


def test_games_of_before_had_exchanges_once_something_was_done() -> None:
    for state, move in ((choosing_parts(), "part dog"), (looting(), "loot wood"), (buying(), "buy dog")):
        go(state, move)
        assert listed_before(state) == choices(state)
        assert "exchange" in choices(state)


def test_games_of_before_had_exchanges_for_animals_without_a_place_that_could_save_them() -> None:
    for saved, tiles in ((False, ["beer_parlor"]), (True, ["hunting_parlor"])):
        state = with_rubies(boar=2, grain=1)
        room(state, *tiles)
        go(state, "exchange", "swap ruby_sheep")
        own(state, boar=2, sheep=1, grain=1)
        assert (state.ask(), choices(state, "exchange")) == ("room", ["exchange"])
        assert ("exchange" in listed_before(state)) == saved


# Nothing ends a turn unasked


@clause("13.1", "13.11")
def test_rubies_buy_a_room_in_the_middle_of_housework() -> None:
    state = begin(2)
    own(state, ruby=3)
    home(state).land[CAVERN] = 0
    step(state, "use housework")
    assert choices(state) == ["part dog", "exchange"]
    step(state, "exchange", "swap ruby_cavern", "put cavern 4,3", "exchange", "swap ruby_wood", "part furnish")
    step(state, "furnish cuddle_room", "install cuddle_room 4,3")
    assert [tile.cell for tile in home(state).rooms] == [at(4, 3)]


@clause("13.1", "12.1")
def test_rubies_become_ore_at_the_anvil() -> None:
    state = forging()
    assert choices(state) == ["forge 1", "exchange"]
    step(state, "exchange", "swap ruby_ore", "exchange", "swap ruby_ore", "forge 3")
    assert home(state).dwarfs[0] == 3


@clause("13.1", "25.11")
def test_rubies_become_ore_to_trade() -> None:
    state = trading()
    assert choices(state) == ["trade 1", "exchange"]
    step(state, "exchange", "swap ruby_ore", "exchange", "swap ruby_ore", "trade 2")
    assert goods(state) == {"ruby": 1, "gold": 4, "food": 2}


@clause("13.1")
def test_the_first_question_of_an_action_is_the_one_that_matters() -> None:
    """Where an exchange can open no other part, the only one is begun, and its own question offers the exchange."""
    assert forging().ask() == "forge"
    state = with_rubies(grain=1)
    land(state, field=[(2, 3)])
    step(state, "use slash_and_burn")
    assert choices(state) == ["part meadow_field", "part sow", "exchange"]


@clause("30.6", "13.1")
def test_a_weapon_handed_in_makes_room_for_another() -> None:
    state = begin(2)
    room(state, "peaceful_cave")
    own(state, ore=3)
    arm(state, 2, 7)
    step(state, "use blacksmithing")
    assert choices(state) == ["part expedition", "exchange"]
    step(state, "exchange", "disarm 1 2", "forge 3")
    assert home(state).dwarfs == [3, 7]


# What has been begun


@clause("13.14")
def test_what_is_chosen_can_still_be_paid() -> None:
    state = begin(2, "ore_trading")
    room(state, "spare_part_storage")
    own(state, wood=1, stone=1, ore=2, grain=1)
    go(state, "use ore_trading", "exchange")
    assert choices(state) == ["swap grain_food"]
    assert refused(state, "swap spare_part_storage") == "13.14"
    state = begin(2, "sheep_farming")
    room(state, "spare_part_storage")
    own(state, wood=2, stone=1, ore=1)
    land(state, meadow=[(2, 3)])
    go(state, "use sheep_farming", "part small_pasture")
    assert refused(state, "exchange") == "13.14"


@clause("13.14")
def test_something_is_left_to_sow_and_to_pay_for_imitation() -> None:
    state = begin(2)
    own(state, grain=1, vegetable=1)
    land(state, field=[(2, 3)])
    go(state, "use slash_and_burn", "part sow", "exchange", "swap grain_food")
    assert choices(state) == ["sow 0 1"]
    assert refused(state, "exchange") == "13.14"
    state = with_rubies(seats=4, food=2)
    occupy(state, "clearing_4_7", 1)
    pile(state, "clearing_4_7", 1)
    step(state, "use imitation_4_7", "exchange")
    assert refused(state, "swap ruby_cattle") == "13.14"


@clause("13.14", "13.4")
def test_gold_is_kept_for_the_first_purchase() -> None:
    state = begin(5)
    own(state)
    step(state, "use weekly_market_5", "part market", "exchange", "coins")
    assert choices(state) == ["food 1", "food 2"]
    assert refused(state, "food 3") == "13.14"
    assert refused(state, "food 4") == "13.4"
    step(state, "food 2", "buy wood")
    assert goods(state) == {"food": 2, "wood": 1}


@clause("13.14", "12.5")
def test_the_weapon_is_kept_until_something_is_found() -> None:
    state = begin(3, "exploration")
    room(state, "peaceful_cave")
    own(state)
    arm(state, 2, 5)
    go(state, "use exploration", "exchange")
    assert choices(state) == ["disarm 2 5"]
    assert refused(state, "disarm 1 2") == "13.14"


@clause("13.14")
def test_the_last_two_cells_of_the_mountain_are_for_the_twin() -> None:
    state = begin(2)
    own(state, ruby=3)
    land(state, cavern=[(x, y) for x in (4, 5) for y in range(4)], tunnel=[(3, 1), (3, 0)])
    home(state).land[CAVERN] &= ~(1 << at(5, 0) | 1 << at(5, 1))
    step(state, "use drift_mining_1_3", "part cavern_tunnel", "exchange")
    assert refused(state, "swap ruby_cavern") == "13.14"


@clause("13.14")
def test_a_bought_tile_leaves_room_for_the_tile_in_hand() -> None:
    """Of three cells in a column, the twin needs the two that a tile on the first or the last leaves together."""
    state = begin(2)
    own(state, ruby=1)
    land(state, cavern=[(x, y) for x in (3, 4, 5) for y in range(4)])
    home(state).land[CAVERN] &= ~(1 << at(5, 0) | 1 << at(5, 1) | 1 << at(5, 2))
    step(state, "use drift_mining_1_3", "part cavern_tunnel", "exchange", "swap ruby_tunnel")
    assert choices(state) == ["put tunnel 5,0", "put tunnel 5,2"]
    assert refused(state, "put tunnel 5,1") == "13.14"


# Announced, made; bought, laid


@clause("13.13")
def test_an_exchange_announced_is_made() -> None:
    state = begin(2)
    own(state, ruby=1)
    do(state, "exchange")
    assert refused(state, "use wood_gathering") == "13.13"
    assert refused(state, "exchange") == "13.13"


@clause("13.9", "13.10")
def test_a_bought_tile_is_laid_first() -> None:
    state = begin(2)
    own(state, ruby=3)
    step(state, "exchange", "swap ruby_tunnel")
    assert refused(state, "exchange") == "13.9"
    assert refused(state, "put meadow 2,3") == "13.9"
    assert refused(state, "put tunnel 2,3") == "5.2"
    step(state, "put tunnel 4,2", "exchange", "swap ruby_cavern")
    assert refused(state, "exchange") == "13.10"
    assert refused(state, "put tunnel 4,3") == "13.10"
    step(state, "put cavern 4,3")
    assert (home(state).land[TUNNEL] >> at(4, 2) & 1, home(state).land[CAVERN] >> at(4, 3) & 1) == (1, 1)


@clause("3.1")
def test_an_action_lays_the_tile_it_offers() -> None:
    state = begin(2, "sheep_farming")
    own(state, stone=1)
    step(state, "use clearing_1_3", "part meadow_field")
    for tile in ("cavern_tunnel", "cavern_cavern", "ore_mine_deep_tunnel", "large_pasture"):
        assert refused(state, f"lay {tile} 4,2 right") == "3.1"
    state = begin(2, "sheep_farming")
    own(state, stone=1)
    step(state, "use sheep_farming")
    assert refused(state, "put tunnel 4,2") == "3.1"


@clause("14.1")
def test_where_room_is_wanting() -> None:
    state = begin(2)
    own(state, boar=1, ruby=1)
    step(state, "exchange", "swap ruby_sheep")
    assert choices(state) == ["swap sheep_food", "swap boar_food"]
    assert refused(state, "swap ruby_food") == "14.1"
    assert refused(state, "swap cattle_food") == "13.2"
    assert refused(state, "exchange") == "14.1"
