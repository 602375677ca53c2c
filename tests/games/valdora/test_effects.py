"""What moves cost and bring, as the page is told."""

import pickle
from random import Random

from filone.games.valdora.effects import ValdoraEffects
from filone.games.valdora.state import CODES, Valdora
from filone.kernel import CHANCE, OVER
from games.valdora.scene import GAME, begin, discard, do, lay, open_book, seat


def effects(state: Valdora, move: str) -> ValdoraEffects:
    told = GAME.effects(state, GAME.parse(state, move))
    assert isinstance(told, ValdoraEffects)
    return told


def test_a_journey_costs_a_coin_for_every_pawn_there_but_not_in_a_mine() -> None:
    state = begin()
    seat(state, 0, coins=3)
    seat(state, 1, at="city_a")
    seat(state, 2, at="city_a")
    assert effects(state, "go city_a").costs == {"coin": 2}
    assert effects(state, "go city_b").costs == {}
    seat(state, 1, at="mine_3")
    mine = effects(state, "go mine_3")
    assert (mine.costs, mine.brings, mine.idle) == ({}, {"coin": 3}, True)


def test_a_journey_through_a_city_costs_provisions() -> None:
    state = begin()
    seat(state, 0, provisions=True)
    assert effects(state, "go road_1 provisions").costs == {"provisions": 1}


def test_a_journey_tells_whether_there_is_anything_to_do() -> None:
    state = begin()
    discard(state)
    lay(state, "road_9", ruby=1)
    seat(state, 0, coins=2, equipment={"pan": None}, wants=["sapphire"])
    assert effects(state, "go road_9").idle
    assert effects(state, "go house_blue").idle
    assert not effects(state, "go city_a").idle
    seat(state, 0, equipment={"pick": None, "chisel": "sapphire"})
    assert not effects(state, "go road_9").idle
    assert not effects(state, "go house_blue").idle


def test_a_journey_tells_what_can_be_had_there() -> None:
    state = begin()
    discard(state)
    lay(state, "road_9", gold=1, ruby=1, sapphire=1)
    seat(state, 0, coins=2, equipment={"pan": None, "pick": None, "chisel": "sapphire"})
    assert effects(state, "go road_9").offers == {"gold": 1}
    seat(state, 0, wants=["ruby", "sapphire"])
    assert effects(state, "go road_9").offers == {"gold": 1, "ruby": 1}
    assert effects(state, "go house_blue").offers == {"points": 5}
    assert effects(state, "go house_white").offers == {}
    open_book(state, "city_a", left=["shovel/cart"])
    assert effects(state, "go city_a").offers == {}
    seat(state, 0, equipment={"pan": "gold"}, wants=[])
    assert effects(state, "go city_a").offers == {"shovel": 1}
    assert effects(state, "go city_c").offers == {"commission": 1}
    assert effects(state, "go mine_3").offers == {}


def test_prices_of_books() -> None:
    state = begin()
    seat(state, 0, coins=3, equipment={"pan": "gold", "cart": "gold"}, wants=["coin", "gold", "ruby"])
    open_book(state, "city_a", left=["pick/cart"], right=["horse/cart"])
    open_book(state, "city_c", left=["ruby/coin"], right=["coin/ruby"])
    other = state.copy()
    do(state, "go city_a")
    assert effects(state, "turn left").costs == {}
    bought = effects(state, "buy_item left pick")
    assert (bought.costs, bought.brings) == ({"gold": 1}, {"pick": 1})
    do(state, "turn left")
    assert effects(state, "turn right").costs == {"coin": 1}
    do(other, "go city_c")
    assert effects(other, "return ruby 3 left").costs == {"commission": 1}
    do(other, "return ruby 3 left")
    assert effects(other, "buy_commission left ruby").brings == {"commission": 1}
    assert effects(other, "buy_commission left ruby").costs == {"coin": 1}


def test_gold_that_is_chosen_brings_the_equipment() -> None:
    state = begin()
    seat(state, 0, coins=3, equipment={"pan": "gold", "cart": "gold"})
    open_book(state, "city_a", left=["pick/horse"])
    do(state, "go city_a", "buy_item left pick")
    paid = effects(state, "pay cart")
    assert (paid.costs, paid.brings) == ({"gold": 1}, {"pick": 1})


def test_loading_costs_the_fee_and_what_is_thrown_off() -> None:
    state = begin()
    seat(state, 0, coins=3, equipment={"pick": None, "cart": "gold"})
    lay(state, "road_9", ruby=2)
    do(state, "go road_9")
    assert effects(state, "load ruby pick") == ValdoraEffects(brings={"ruby": 1})
    assert effects(state, "load ruby cart").costs == {"coin": 2, "gold": 1}


def test_a_delivery_brings_points_a_craftsman_a_workshop_or_a_bonus() -> None:
    state = begin()
    seat(state, 0, equipment={"chisel": "sapphire"}, wants=["sapphire"], craftsmen={"blue": 1})
    do(state, "go house_blue")
    told = effects(state, "deliver sapphire 1")
    assert (told.costs, told.brings) == ({"sapphire": 1}, {"points": 5})
    assert (told.craftsman, told.workshop) == ("blue", "blue")
    state.workshops[5] = 0
    told = effects(state, "deliver sapphire 1")
    assert (told.brings, told.workshop) == ({"points": 5, "bonus": 1}, None)


def test_what_is_listed_is_what_nobody_objects_to_and_states_can_be_sent() -> None:
    rng = Random(3)
    state = GAME.start(4, {"rounds": 25})
    assert isinstance(state, Valdora)
    while state.turn != OVER:
        if state.turn != CHANCE:
            assert CODES[type(state.open)].allowed(state) == state.moves()
        assert pickle.loads(pickle.dumps(state)) == state == state.copy()
        state.advance(state.draw(rng.random()) if state.turn == CHANCE else rng.choice(state.legal()))
