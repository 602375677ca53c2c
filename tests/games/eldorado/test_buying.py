"""Buying cards, and the items that leave the game."""

import pytest

from filone.games.eldorado.cards import CARDS, ITEM
from games.eldorado.table import ROW, Table, step

RESERVE = set(CARDS[9:])


@pytest.mark.clause("6.1")
def test_one_purchase_a_turn() -> None:
    table = Table()
    table.deal(0, "photographer photographer")
    table.do("buy scout", "pay photographer", "done")
    assert table.refusal("buy scout") == "6.1"
    table.do("end", "keep")
    table.chance()
    table.deal(1, "photographer")
    assert "buy scout" in table.moves()


@pytest.mark.clause("6.1")
def test_buying_after_moving() -> None:
    table = Table()
    table.block()
    table.put(0, ROW[0])
    table.paint(ROW[1:2], "J1")
    table.deal(0, "explorer traveler")
    table.do("play explorer", step(ROW[1]), "buy scout", "pay traveler", "done")
    assert table.cards("discard") == ["scout"]


@pytest.mark.clause("6.2")
def test_half_coins_add_up_exactly() -> None:
    for hand, buys in (
        ("explorer", []),
        ("explorer sailor", ["scout"]),
        ("traveler explorer", ["scout"]),
        ("traveler explorer sailor", ["scout", "jack_of_all_trades", "photographer"]),
        ("jack_of_all_trades native", ["scout"]),
        ("adventurer", ["scout", "jack_of_all_trades", "photographer"]),
    ):
        table = Table()
        table.block()
        table.deal(0, hand)
        assert table.moves_of("buy") == [f"buy {card}" for card in buys], hand
        assert table.refusal("buy trailblazer") == "6.2"


@pytest.mark.clause("6.3")
def test_no_change_and_onto_the_discard_pile() -> None:
    table = Table()
    table.deal(0, "millionaire explorer")
    table.do("buy scout")
    assert table.cards("discard") == []
    table.do("pay millionaire", "done")
    assert table.cards("discard") == ["scout"]
    assert table.cards("hand") == ["explorer"]
    assert table.cards("played") == ["millionaire"]
    assert table.left("scout") == 2
    assert table.moves_of("buy") == []


@pytest.mark.clause("6.4")
def test_a_full_market_sells_only_its_six_piles() -> None:
    table = Table()
    table.deal(0, "millionaire millionaire")
    assert {text.split()[1] for text in table.moves_of("buy")} == table.in_market()
    assert table.refusal("buy compass") == "6.4"


@pytest.mark.clause("6.5")
def test_an_empty_place_opens_the_reserve() -> None:
    table = Table()
    table.sell_out("scout")
    table.deal(0, "millionaire millionaire")
    assert {text.split()[1] for text in table.moves_of("buy")} == table.in_market() | RESERVE
    table.do("buy compass", "pay millionaire", "done")
    assert "compass" in table.in_market()
    assert table.left("compass") == 2
    assert len(table.in_market()) == 6
    table.do("end", "keep")
    table.chance()
    table.deal(1, "millionaire millionaire")
    assert "buy compass" in table.moves()
    assert table.refusal("buy native") == "6.4"


@pytest.mark.clause("6.6")
def test_who_takes_the_last_card_leaves_the_place_empty() -> None:
    table = Table()
    table.state.market.left[CARDS.index("scout")] = 1
    table.deal(0, "traveler")
    table.do("buy scout", "pay traveler", "done", "end")
    table.chance()
    assert "scout" not in table.in_market()
    table.deal(1, "millionaire millionaire")
    assert table.refusal("buy scout") == "1.5"
    assert "buy native" in table.moves()


@pytest.mark.clause("6.6")
def test_it_does_not_matter_how_a_place_became_empty() -> None:
    table = Table()
    table.state.market.left[CARDS.index("scout")] = 1
    table.deal(0, "transmitter captain millionaire")
    assert table.refusal("buy native") == "6.4"
    table.do("play transmitter", "take scout")
    assert "buy captain" in table.moves()


@pytest.mark.clause("6.7")
def test_a_pile_of_one_card_leaves_the_place_empty_again() -> None:
    table = Table()
    table.sell_out("scout")
    table.state.market.left[CARDS.index("captain")] = 1
    table.deal(0, "photographer")
    table.do("buy captain", "pay photographer", "done", "end")
    table.chance()
    assert len(table.in_market()) == 5
    table.deal(1, "millionaire")
    assert "buy compass" in table.moves()


@pytest.mark.clause("6.8")
def test_a_chest_is_never_half_a_coin() -> None:
    table = Table()
    table.deal(0, "treasure_chest explorer")
    table.do("buy scout", "pay treasure_chest")
    assert table.cards("gone") == ["treasure_chest"]
    assert table.cards("played") == []
    table = Table()
    table.deal(0, "prop_plane")
    table.do("buy scout", "pay prop_plane")
    assert table.cards("gone") == ["prop_plane"]


@pytest.mark.clause("6.9")
def test_cards_are_paid_until_the_price_is_covered() -> None:
    table = Table()
    table.deal(0, "traveler explorer explorer explorer")
    table.do("buy photographer")
    assert table.moves() == ["pay explorer", "pay traveler"]
    assert table.refusal("end") == "6.9"
    table.do("pay explorer", "pay explorer")
    assert table.state.price_due == 2
    table.do("pay traveler")
    assert table.moves() == ["done"]
    assert table.refusal("pay explorer") == "6.9"


@pytest.mark.clause("6.9")
def test_items_with_a_coin_may_be_added() -> None:
    table = Table()
    table.deal(0, "traveler treasure_chest prop_plane compass")
    table.do("buy scout", "pay traveler")
    assert table.moves() == ["pay treasure_chest", "pay prop_plane", "done"]
    table.do("pay treasure_chest", "pay prop_plane", "done")
    assert table.cards("gone") == ["treasure_chest", "prop_plane"]
    assert table.cards("discard") == ["scout"]
    assert table.left("scout") == 2


@pytest.mark.clause("7.1")
def test_the_items() -> None:
    items = {card for card, item in zip(CARDS, ITEM, strict=True) if item}
    assert items == {"treasure_chest", "transmitter", "giant_machete", "prop_plane", "compass", "travel_log"}


@pytest.mark.clause("7.1")
def test_an_item_that_moves_leaves_the_game() -> None:
    for item, code in (("giant_machete", "J3"), ("prop_plane", "W4"), ("treasure_chest", "V2")):
        table = Table()
        table.block()
        table.put(0, ROW[0])
        table.paint(ROW[1:2], code)
        table.deal(0, item)
        table.do(f"play {item}", step(ROW[1]))
        assert table.cards("gone") == [item]
        assert table.cards("played") == []


@pytest.mark.clause("7.1", "8.1")
def test_an_item_used_for_its_action_leaves_the_game() -> None:
    table = Table()
    table.deal(0, "compass travel_log transmitter", draw="sailor sailor sailor explorer explorer")
    table.do("play compass")
    table.chance()
    table.do("play travel_log")
    table.chance()
    table.do("done", "play transmitter", "take native")
    assert table.cards("gone") == ["transmitter", "compass", "travel_log"]


@pytest.mark.clause("7.2")
def test_an_item_paid_as_half_a_coin_is_discarded() -> None:
    table = Table()
    table.deal(0, "compass giant_machete")
    table.do("buy scout", "pay compass", "pay giant_machete", "done")
    assert table.cards("gone") == []
    assert table.cards("played") == ["giant_machete", "compass"]
    table.do("end")
    assert set(table.cards("draw")) == {"giant_machete", "compass", "scout"}, "shuffled at once, to draw from"
