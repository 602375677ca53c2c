"""Section 4: buying, turning pages, returning commissions."""

from random import Random

import pytest

from filone.games.valdora.content.commissions import WANTS
from filone.games.valdora.decisions import Go
from filone.kernel import CHANCE
from games.valdora.scene import GAME, begin, choices, discard, do, open_book, player, refused, seat, shown


@pytest.mark.clause("4.1")
def test_only_what_shows_can_be_bought() -> None:
    state = begin()
    seat(state, 0, coins=3)
    open_book(state, "city_c", left=["coin/gold", "ruby/coin"], right=["emerald", "gold"])
    do(state, "go city_c")
    assert choices(state)[:2] == ["buy_commission left ruby", "buy_commission right gold"]
    assert refused(state, "buy_commission right emerald") == "4.1"
    assert refused(state, "buy_commission left coin") == "4.1"
    do(state, "buy_commission right gold", "buy_commission right emerald", "buy_commission left ruby")
    assert [card.face for card in player(state).open] == ["gold", "emerald", "ruby"]
    assert [card.back for card in player(state).open] == [None, None, "coin"]
    assert shown(state).books["city_c"].left[-1].face == "coin"


@pytest.mark.clause("4.1")
def test_the_card_beneath_comes_to_light() -> None:
    state = begin()
    seat(state, 0, coins=3)
    open_book(state, "city_c", right=["gold"], unseen=2)
    do(state, "go city_c", "buy_commission right gold")
    assert state.turn == CHANCE
    assert choices(state) == ["reveal_commission city_c right coin"]
    assert refused(state, "stop") == "4.1"
    do(state, "reveal_commission city_c right coin")
    assert state.turn == 0
    assert choices(state)[0] == "buy_commission right coin"


@pytest.mark.clause("4.2", "4.11")
def test_the_rulebook_example_of_turning_pages() -> None:
    """Buy, turn for free, turn for a coin, buy, turn twice for two coins, and stop: three coins for pages."""
    state = begin()
    seat(state, 0, coins=6)
    open_book(state, "city_c", right=["coin/ruby", "gold/ruby", "coin/ruby", "ruby/coin", "gold/emerald"])
    do(state, "go city_c")
    purse: list[int] = []
    for move in (
        *("buy_commission right gold", "turn right", "turn right", "buy_commission left ruby"),
        *("turn right", "turn right"),
    ):
        do(state, move)
        purse.append(player(state).coins)
    do(state, "stop")
    assert purse == [5, 5, 4, 3, 2, 1]
    assert [card.face for card in player(state).open] == ["gold", "ruby"]
    assert state.turn == 1


@pytest.mark.clause("4.3")
def test_equipment_costs_a_gold() -> None:
    state = begin()
    open_book(state, "city_a", right=["pick"])
    poor = state.copy()
    seat(state, 0, equipment={"pan": "gold"})
    do(state, "go city_a", "buy_item right pick")
    assert player(state).equipment == {"pan": None, "pick": None}
    assert shown(state).discard["gold"] == 1
    seat(poor, 0, equipment={"pan": None, "hammer": "amethyst"})
    do(poor, "go city_a")
    assert refused(poor, "buy_item right pick") == "4.3"


@pytest.mark.clause("4.3")
def test_the_buyer_says_which_gold() -> None:
    state = begin()
    open_book(state, "city_a", right=["pick"])
    seat(state, 0, equipment={"pan": "gold", "cart": "gold", "horse": "ruby"})
    do(state, "go city_a", "buy_item right pick")
    assert state.ask() == "gem"
    assert choices(state) == ["pay pan", "pay cart"]
    assert refused(state, "stop") == "4.3"
    assert "pick" not in player(state).equipment
    do(state, "pay cart")
    assert player(state).equipment == {"pan": "gold", "pick": None, "cart": None, "horse": "ruby"}


@pytest.mark.clause("4.3")
def test_several_items_need_several_gold() -> None:
    state = begin()
    open_book(state, "city_a", right=["chisel", "pick"])
    seat(state, 0, equipment={"pan": "gold", "cart": "gold"})
    do(state, "go city_a", "buy_item right pick", "pay pan", "buy_item right chisel")
    assert player(state).equipment == {"pan": None, "cart": None, "pick": None, "chisel": None}
    assert shown(state).discard["gold"] == 2


@pytest.mark.clause("4.4")
def test_one_of_each_item() -> None:
    state = begin()
    open_book(state, "city_a", left=["hammer/pick"], right=["pick"])
    seat(state, 0, equipment={"pan": "gold", "pick": None})
    do(state, "go city_a")
    assert refused(state, "buy_item right pick") == "4.4"
    do(state, "buy_item left hammer")


@pytest.mark.clause("4.5")
def test_a_commission_costs_a_coin() -> None:
    state = begin()
    seat(state, 0, coins=1)
    open_book(state, "city_c", left=["coin/ruby"], right=["gold"])
    bank = shown(state).bank
    do(state, "go city_c", "buy_commission right gold")
    assert player(state).coins == 0
    assert shown(state).bank == bank + 1
    assert refused(state, "buy_commission left coin") == "4.5"


@pytest.mark.clause("4.6")
def test_three_open_commissions_at_most() -> None:
    state = begin()
    seat(state, 0, coins=3, wants=["ruby", "gold", "coin"])
    open_book(state, "city_c", right=["gold"])
    do(state, "go city_c")
    assert refused(state, "buy_commission right gold") == "4.6"


@pytest.mark.clause("4.7")
@pytest.mark.parametrize("side", ["left", "right"])
def test_returning_makes_room(side: str) -> None:
    state = begin()
    seat(state, 0, coins=3, wants=["ruby", "gold", "coin"])
    open_book(state, "city_c", left=["sapphire/coin"], right=["emerald"])
    do(state, "go city_c", f"return gold 2 {side}")
    assert [card.face for card in player(state).open] == ["ruby", "coin"]
    assert player(state).coins == 3
    book = shown(state).books["city_c"]
    assert (book.left if side == "left" else book.right)[-1].face == "gold"
    do(state, "buy_commission right emerald" if side == "left" else "buy_commission left sapphire")
    assert len(player(state).open) == 3


@pytest.mark.clause("4.7")
def test_returning_only_to_make_room() -> None:
    state = begin()
    seat(state, 0, coins=3, wants=["ruby", "gold"])
    open_book(state, "city_c", right=["emerald"])
    do(state, "go city_c")
    assert refused(state, "return ruby 1 left") == "4.7"
    seat(state, 0, wants=["ruby", "gold", "coin"])
    assert refused(state, "return ruby 2 left") == "4.7"
    seat(state, 0, at="city_a")
    assert refused(state, "return ruby 1 left") == "4.7"


@pytest.mark.clause("4.8")
def test_returning_needs_a_coin_and_a_card_to_buy() -> None:
    state = begin()
    seat(state, 0, coins=0, wants=["ruby", "gold", "coin"])
    open_book(state, "city_c", right=["emerald"])
    do(state, "go city_c")
    assert refused(state, "return ruby 1 left") == "4.8"
    seat(state, 0, coins=1)
    assert "return ruby 1 left" in choices(state)
    open_book(state, "city_c")
    assert refused(state, "return ruby 1 left") == "4.8"


@pytest.mark.clause("4.15")
def test_option_that_a_commission_goes_back_only_with_a_purchase() -> None:
    state = begin(return_with_purchase=True)
    seat(state, 0, coins=2, wants=["ruby", "gold", "coin"])
    open_book(state, "city_c", left=["sapphire"], right=["emerald"])
    do(state, "go city_c", "return ruby 1 left")
    assert choices(state) == ["buy_commission left ruby", "buy_commission right emerald"]
    assert refused(state, "stop") == "4.15"
    assert GAME.imagine(state.view(0), Random(1)).moves() == state.moves()
    do(state, "buy_commission right emerald")
    assert [card.face for card in player(state).open] == ["gold", "coin", "emerald"]
    assert "stop" in choices(state)


@pytest.mark.clause("4.9", "4.12")
def test_a_returned_commission_shows_the_side_that_was_held() -> None:
    state = begin()
    seat(state, 0, coins=6, wants=["gold", "gold"])
    open_book(state, "city_c", left=["ruby/coin"])
    open_book(state, "city_d", left=["coin/emerald"], right=["emerald"])
    do(state, "go city_c", "buy_commission left ruby")
    assert player(state).open[2].city == "city_c"
    state.ask_instead(Go(0))
    seat(state, 0, at="road_7", coins=6)
    do(state, "go city_d")
    assert "return coin 3 left" not in choices(state)
    do(state, "return ruby 3 left")
    card = shown(state).books["city_d"].left[-1]
    assert (card.face, card.back, card.city) == ("ruby", "coin", "city_c")
    do(state, "buy_commission left ruby")
    assert player(state).open[2].city == "city_c"


@pytest.mark.clause("4.9", "1.9")
def test_the_unseen_back_of_a_returned_card_comes_from_its_own_set() -> None:
    state = begin()
    seat(state, 0, coins=6, wants=["gold", "gold", "ruby"])
    open_book(state, "city_d", right=["emerald"])
    for back in ("coin", "gold"):  # the other two rubies of the set from city C have been turned
        state.books[2].see_back(WANTS.index("ruby"), WANTS.index(back))
    do(state, "go city_d", "return ruby 3 left", "turn left")
    assert choices(state) == ["reveal_commission city_d right sapphire"]


@pytest.mark.clause("4.10")
def test_forwards_and_backwards() -> None:
    state = begin()
    seat(state, 0, coins=6)
    open_book(state, "city_a", right=["pick/cart", "hammer/horse"])
    do(state, "go city_a")
    assert refused(state, "turn left") == "4.10"
    do(state, "turn right")
    book = shown(state).books["city_a"]
    assert [card.face for card in book.left] == ["horse"]
    assert [card.face for card in book.right] == ["pick"]
    do(state, "turn right", "turn left", "turn left")
    book = shown(state).books["city_a"]
    assert [card.face for card in book.right] == ["pick", "hammer"]
    assert refused(state, "turn left") == "4.10"


@pytest.mark.clause("4.11")
def test_only_the_first_page_of_a_turn_is_free() -> None:
    state = begin()
    seat(state, 0, coins=1)
    open_book(state, "city_a", right=["pick/cart", "hammer/horse", "pick/hammer"])
    do(state, "go city_a", "turn right")
    assert player(state).coins == 1
    do(state, "turn right")
    assert player(state).coins == 0
    assert state.turn == 1  # nothing is left to pay with
    seat(state, 1, at="road_9", coins=1)
    do(state, "go city_a")
    assert "turn right" in choices(state)


@pytest.mark.clause("4.11")
def test_a_further_page_needs_a_coin() -> None:
    state = begin()
    seat(state, 0, coins=0, equipment={"pan": "gold"})
    open_book(state, "city_a", right=["pick/cart", "hammer/horse", "pick/hammer"])
    do(state, "go city_a", "turn right")
    assert choices(state) == ["buy_item left hammer", "buy_item right hammer", "stop"]
    assert refused(state, "turn right") == "4.11"


@pytest.mark.clause("4.12")
def test_only_the_side_bought_is_owned() -> None:
    state = begin()
    seat(state, 0, equipment={"pan": "gold"})
    open_book(state, "city_a", right=["chisel/cart", "pick/hammer"])
    do(state, "go city_a", "buy_item right pick")
    assert set(player(state).equipment) == {"pan", "pick"}


@pytest.mark.clause("4.13")
def test_turning_alone_is_an_action() -> None:
    state = begin()
    open_book(state, "city_a", right=["chisel/cart", "pick/hammer"])
    do(state, "go city_a", "turn right")
    assert choices(state) == ["turn left", "turn right", "stop"]


@pytest.mark.clause("4.14")
def test_an_empty_book() -> None:
    state = begin()
    open_book(state, "city_a")
    seat(state, 0, at="road_9")
    assert "go road_1" not in choices(state)
    do(state, "go city_a")
    assert choices(state) == ["provisions", "stop"]


@pytest.mark.clause("4.2")
def test_buying_is_never_forced_and_the_book_stays_open() -> None:
    state = begin()
    open_book(state, "city_a", right=["chisel/cart", "pick/hammer"])
    discard(state)
    do(state, "go city_a", "turn right", "stop")
    assert shown(state).books["city_a"].left[-1].face == "hammer"
