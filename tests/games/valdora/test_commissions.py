"""Section 6: completing commissions, craftsmen, workshops, bonus tiles."""

import pytest

from filone.games.valdora.content.box import COLOURS
from filone.games.valdora.rules.completing import hire
from filone.games.valdora.state import Valdora
from games.valdora.scene import begin, choices, completed, do, player, refused, seat, shown, supply


def own(state: Valdora, who: int, colour: str) -> None:
    state.workshops[COLOURS.index(colour)] = who


@pytest.mark.clause("6.1")
def test_any_number_in_any_order() -> None:
    state = begin()
    seat(state, 0, coins=3, wants=["coin", "gold", "coin"], at="city_c")
    do(state, "go house_silver")
    assert choices(state) == ["deliver coin 1", "deliver coin 3", "stop"]
    assert refused(state, "deliver gold 2") == "6.1"
    do(state, "deliver coin 3", "deliver coin 1")
    assert [card.face for card in player(state).open] == ["gold"]
    assert player(state).coins == 1
    assert completed(state)["silver"] == 2
    assert state.turn == 1


@pytest.mark.clause("6.1")
def test_completing_is_optional() -> None:
    state = begin()
    seat(state, 0, coins=3, wants=["coin"], at="city_c")
    do(state, "go house_silver", "stop")
    assert len(player(state).open) == 1


@pytest.mark.clause("6.2")
def test_gems_go_to_the_discard_space_and_coins_to_the_bank() -> None:
    state = begin()
    seat(state, 0, equipment={"pan": "gold", "pick": "ruby", "chisel": "sapphire"}, wants=["gold_ruby_sapphire"])
    do(state, "go house_white", "deliver gold_ruby_sapphire 1")
    assert player(state).equipment == {"pan": None, "pick": None, "chisel": None}
    assert shown(state).discard == {"gold": 1, "ruby": 1, "sapphire": 1, "amethyst": 0, "emerald": 0}
    seat(state, 1, at="city_c", coins=2, wants=["coin"])
    bank = shown(state).bank
    do(state, "go house_silver", "deliver coin 1")
    assert player(state, 1).coins == 1
    assert shown(state).bank == bank + 1


@pytest.mark.clause("6.2")
def test_the_player_says_which_card_gives_the_gem() -> None:
    state = begin()
    equipment = {"pan": "gold", "pick": "ruby", "cart": "ruby", "horse": "gold", "chisel": "sapphire"}
    seat(state, 0, equipment=equipment, wants=["gold_ruby_sapphire"])
    do(state, "go house_white", "deliver gold_ruby_sapphire 1")
    assert choices(state) == ["pay pan", "pay horse"]
    assert refused(state, "stop") == "6.2"
    assert refused(state, "pay cart") == "6.2"
    do(state, "pay horse")
    assert choices(state) == ["pay pick", "pay cart"]
    do(state, "pay cart")
    assert player(state).equipment == {"pan": "gold", "pick": "ruby", "chisel": None, "cart": None, "horse": None}
    assert completed(state)["white"] == 1


@pytest.mark.clause("6.3")
def test_only_for_a_commission_and_only_in_full() -> None:
    state = begin()
    seat(state, 0, equipment={"pan": "gold", "pick": "ruby"}, wants=["gold_ruby_sapphire"])
    state.step(state.space().encode("go", "house_white", False))
    assert choices(state) == ["stop"]
    assert refused(state, "deliver gold_ruby_sapphire 1") == "6.3"
    assert refused(state, "deliver ruby 1") == "6.3"
    assert refused(state, "deliver ruby 2") == "6.3"


@pytest.mark.clause("6.3")
def test_no_silver_without_a_coin() -> None:
    state = begin()
    seat(state, 0, at="city_c", coins=0, wants=["coin"])
    state.step(state.space().encode("go", "house_silver", False))
    assert refused(state, "deliver coin 1") == "6.3"


@pytest.mark.clause("6.4", "6.5")
def test_a_bonus_tile_for_the_owner_of_the_workshop() -> None:
    state = begin()
    supply(state, silver=3, yellow=3, white=3)
    own(state, 0, "violet")
    own(state, 1, "silver")
    seat(state, 0, at="city_c", equipment={"hammer": "amethyst"}, wants=["amethyst"])
    do(state, "go house_violet", "deliver amethyst 1")
    assert player(state).bonus == 1
    assert player(state).craftsmen["silver"] == 1  # violet, red, blue and green have run out
    assert shown(state).bonus == 12
    seat(state, 1, at="city_c", equipment={"hammer": "amethyst"}, wants=["amethyst"])
    seat(state, 0, at="mine_1")
    do(state, "go house_violet", "deliver amethyst 1")
    assert player(state, 1).craftsmen["silver"] == 1
    assert player(state, 1).bonus == 0


@pytest.mark.clause("6.6")
def test_bonus_tiles_run_out() -> None:
    state = begin()
    own(state, 0, "silver")
    state.bonus = 0
    seat(state, 0, at="city_c", coins=3, wants=["coin"])
    do(state, "go house_silver", "deliver coin 1")
    assert player(state).bonus == 0
    assert completed(state)["silver"] == 1


@pytest.mark.clause("6.7")
def test_a_craftsman_of_the_crest_is_hired() -> None:
    state = begin(4)
    seat(state, 0, equipment={"chisel": "sapphire"}, wants=["sapphire"])
    do(state, "go house_blue", "deliver sapphire 1")
    assert player(state).craftsmen["blue"] == 1
    assert shown(state).craftsmen["blue"] == 3


@pytest.mark.clause("6.8", "6.11")
def test_the_rulebook_example_of_two_red_commissions() -> None:
    """No red craftsman is left, one blue and one green are: the first commission brings blue, the second green."""
    state = begin()
    supply(state, silver=2, blue=1, green=1)
    seat(state, 0, at="city_d", equipment={"pick": "ruby", "cart": "ruby"}, wants=["ruby", "ruby"])
    do(state, "go house_red", "deliver ruby 1", "pay pick")
    assert player(state).craftsmen == {**dict.fromkeys(COLOURS, 0), "blue": 1}
    do(state, "deliver ruby 1")
    assert player(state).craftsmen == {**dict.fromkeys(COLOURS, 0), "blue": 1, "green": 1}


@pytest.mark.clause("6.8")
@pytest.mark.parametrize(
    ("here", "there"),
    [("silver", "yellow"), ("yellow", "white"), ("white", "violet"), ("violet", "red"), ("green", "silver")],
)
def test_the_order_of_the_colours(here: str, there: str) -> None:
    state = begin()
    supply(state, **{colour: 1 for colour in COLOURS if colour != here})
    hire(state, 0, COLOURS.index(here))
    assert [colour for colour, n in player(state).craftsmen.items() if n] == [there]


@pytest.mark.clause("6.9")
def test_no_craftsman_is_left() -> None:
    state = begin()
    supply(state)
    seat(state, 0, at="city_c", coins=3, wants=["coin"])
    do(state, "go house_silver", "deliver coin 1")
    assert sum(player(state).craftsmen.values()) == 0
    assert player(state).points == 1


@pytest.mark.clause("6.10")
def test_the_first_to_have_enough_opens_the_workshop() -> None:
    state = begin()
    seat(state, 0, at="city_c", coins=6, wants=["coin", "coin"], craftsmen={"silver": 1})
    seat(state, 1, at="city_c", coins=6, wants=["coin"], craftsmen={"silver": 4})
    do(state, "go house_silver", "deliver coin 1")
    assert shown(state).workshops["silver"] is None
    do(state, "deliver coin 1")
    assert shown(state).workshops["silver"] == 0
    seat(state, 0, at="mine_1")
    do(state, "go house_silver", "deliver coin 1")
    assert player(state, 1).craftsmen["silver"] == 5
    assert shown(state).workshops["silver"] == 0


@pytest.mark.clause("6.10", "6.11", "6.12", "6.4", "6.5")
def test_the_rulebook_example_of_two_workshops() -> None:
    """One violet, no red, one blue craftsman are left; who has one of violet and blue delivers two amethysts."""
    state = begin()
    supply(state, silver=5, violet=1, blue=1)
    seat(
        state,
        0,
        at="city_c",
        equipment={"hammer": "amethyst", "cart": "amethyst"},
        wants=["amethyst", "amethyst"],
        craftsmen={"violet": 1, "blue": 1},
    )
    do(state, "go house_violet", "deliver amethyst 1", "pay hammer")
    assert player(state).craftsmen["violet"] == 2
    assert shown(state).workshops["violet"] == 0
    assert player(state).bonus == 0
    do(state, "deliver amethyst 1")
    assert player(state).bonus == 1
    assert player(state).craftsmen["blue"] == 2
    assert shown(state).workshops["blue"] == 0
    assert shown(state).workshops["red"] is None
