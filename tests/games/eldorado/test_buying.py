"""Buying cards, and the items that leave the game."""

import pytest

from filone.games.eldorado.content.cards import CARDS, ITEM
from games.eldorado.scene import ROW, Scene, step

RESERVE = set(CARDS[9:])


@pytest.mark.clause("6.1")
def test_one_purchase_a_turn() -> None:
    scene = Scene()
    scene.deal(0, "photographer photographer")
    scene.do("buy scout", "pay photographer", "done")
    assert scene.refusal("buy scout") == "6.1"
    scene.do("end", "keep")
    scene.chance()
    scene.deal(1, "photographer")
    assert "buy scout" in scene.moves()


@pytest.mark.clause("6.1")
def test_buying_after_moving() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:2], "J1")
    scene.deal(0, "explorer traveler")
    scene.do("play explorer", step(ROW[1]), "buy scout", "pay traveler", "done")
    assert scene.cards("discard") == ["scout"]


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
        scene = Scene()
        scene.block()
        scene.deal(0, hand)
        assert scene.moves_of("buy") == [f"buy {card}" for card in buys], hand
        assert scene.refusal("buy trailblazer") == "6.2"


@pytest.mark.clause("6.3")
def test_no_change_and_onto_the_discard_pile() -> None:
    scene = Scene()
    scene.deal(0, "millionaire explorer")
    scene.do("buy scout")
    assert scene.cards("discard") == []
    scene.do("pay millionaire", "done")
    assert scene.cards("discard") == ["scout"]
    assert scene.cards("hand") == ["explorer"]
    assert scene.cards("played") == ["millionaire"]
    assert scene.left("scout") == 2
    assert scene.moves_of("buy") == []


@pytest.mark.clause("6.4")
def test_a_full_market_sells_only_its_six_piles() -> None:
    scene = Scene()
    scene.deal(0, "millionaire millionaire")
    assert {text.split()[1] for text in scene.moves_of("buy")} == scene.in_market()
    assert scene.refusal("buy compass") == "6.4"


@pytest.mark.clause("6.5")
def test_an_empty_place_opens_the_reserve() -> None:
    scene = Scene()
    scene.sell_out("scout")
    scene.deal(0, "millionaire millionaire")
    assert {text.split()[1] for text in scene.moves_of("buy")} == scene.in_market() | RESERVE
    scene.do("buy compass", "pay millionaire", "done")
    assert "compass" in scene.in_market()
    assert scene.left("compass") == 2
    assert len(scene.in_market()) == 6
    scene.do("end", "keep")
    scene.chance()
    scene.deal(1, "millionaire millionaire")
    assert "buy compass" in scene.moves()
    assert scene.refusal("buy native") == "6.4"


@pytest.mark.clause("6.6")
def test_who_takes_the_last_card_leaves_the_place_empty() -> None:
    scene = Scene()
    scene.state.market.left[CARDS.index("scout")] = 1
    scene.deal(0, "traveler")
    scene.do("buy scout", "pay traveler", "done", "end")
    scene.chance()
    assert "scout" not in scene.in_market()
    scene.deal(1, "millionaire millionaire")
    assert scene.refusal("buy scout") == "1.5"
    assert "buy native" in scene.moves()


@pytest.mark.clause("6.6")
def test_it_does_not_matter_how_a_place_became_empty() -> None:
    scene = Scene()
    scene.state.market.left[CARDS.index("scout")] = 1
    scene.deal(0, "transmitter captain millionaire")
    assert scene.refusal("buy native") == "6.4"
    scene.do("play transmitter", "take scout")
    assert "buy captain" in scene.moves()


@pytest.mark.clause("6.7")
def test_a_pile_of_one_card_leaves_the_place_empty_again() -> None:
    scene = Scene()
    scene.sell_out("scout")
    scene.state.market.left[CARDS.index("captain")] = 1
    scene.deal(0, "photographer")
    scene.do("buy captain", "pay photographer", "done", "end")
    scene.chance()
    assert len(scene.in_market()) == 5
    scene.deal(1, "millionaire")
    assert "buy compass" in scene.moves()


@pytest.mark.clause("6.8")
def test_a_chest_is_never_half_a_coin() -> None:
    scene = Scene()
    scene.deal(0, "treasure_chest explorer")
    scene.do("buy scout", "pay treasure_chest")
    assert scene.cards("gone") == ["treasure_chest"]
    assert scene.cards("played") == []
    scene = Scene()
    scene.deal(0, "prop_plane")
    scene.do("buy scout", "pay prop_plane")
    assert scene.cards("gone") == ["prop_plane"]


@pytest.mark.clause("6.9")
def test_cards_are_paid_until_the_price_is_covered() -> None:
    scene = Scene()
    scene.deal(0, "traveler explorer explorer explorer")
    scene.do("buy photographer")
    assert scene.moves() == ["pay explorer", "pay traveler"]
    assert scene.refusal("end") == "6.9"
    scene.do("pay explorer", "pay explorer")
    assert scene.state.price_due == 2
    scene.do("pay traveler")
    assert scene.moves() == ["done"]
    assert scene.refusal("pay explorer") == "6.9"


@pytest.mark.clause("6.9")
def test_items_with_a_coin_may_be_added() -> None:
    scene = Scene()
    scene.deal(0, "traveler treasure_chest prop_plane compass")
    scene.do("buy scout", "pay traveler")
    assert scene.moves() == ["pay treasure_chest", "pay prop_plane", "done"]
    scene.do("pay treasure_chest", "pay prop_plane", "done")
    assert scene.cards("gone") == ["treasure_chest", "prop_plane"]
    assert scene.cards("discard") == ["scout"]
    assert scene.left("scout") == 2


@pytest.mark.clause("7.1")
def test_the_items() -> None:
    items = {card for card, item in zip(CARDS, ITEM, strict=True) if item}
    assert items == {"treasure_chest", "transmitter", "giant_machete", "prop_plane", "compass", "travel_log"}


@pytest.mark.clause("7.1")
def test_an_item_that_moves_leaves_the_game() -> None:
    for item, code in (("giant_machete", "J3"), ("prop_plane", "W4"), ("treasure_chest", "V2")):
        scene = Scene()
        scene.block()
        scene.put(0, ROW[0])
        scene.paint(ROW[1:2], code)
        scene.deal(0, item)
        scene.do(f"play {item}", step(ROW[1]))
        assert scene.cards("gone") == [item]
        assert scene.cards("played") == []


@pytest.mark.clause("7.1", "8.1")
def test_an_item_used_for_its_action_leaves_the_game() -> None:
    scene = Scene()
    scene.deal(0, "compass travel_log transmitter", draw="sailor sailor sailor explorer explorer")
    scene.do("play compass")
    scene.chance()
    scene.do("play travel_log")
    scene.chance()
    scene.do("done", "play transmitter", "take native")
    assert scene.cards("gone") == ["transmitter", "compass", "travel_log"]


@pytest.mark.clause("7.2")
def test_an_item_paid_as_half_a_coin_is_discarded() -> None:
    scene = Scene()
    scene.deal(0, "compass giant_machete")
    scene.do("buy scout", "pay compass", "pay giant_machete", "done")
    assert scene.cards("gone") == []
    assert scene.cards("played") == ["giant_machete", "compass"]
    scene.do("end")
    assert set(scene.cards("draw")) == {"giant_machete", "compass", "scout"}, "shuffled at once, to draw from"
