"""The worked examples of the game's own booklet, move by move."""

import pytest

from filone.kernel import CHANCE
from games.eldorado.table import ROW, Place, Table, step


@pytest.mark.clause("3.1", "3.2")
def test_three_cards_move_a_pawn() -> None:
    """Explorer onto one jungle space, Scout over two, Trailblazer onto one of value 3."""
    table = Table()
    table.block()
    table.put(0, ROW[0])
    table.paint(ROW[1:5], "J1 J1 J1 J3")
    table.deal(0, "explorer scout trailblazer sailor")
    table.do("play explorer", step(ROW[1]))
    table.do("play scout", step(ROW[2]), step(ROW[3]))
    table.do("play trailblazer", step(ROW[4]))
    assert table.pawn() == ROW[4]
    assert table.cards("hand") == ["sailor"]
    assert table.cards("played") == ["explorer", "scout", "trailblazer"]


@pytest.mark.clause("5.2")
def test_a_block_and_the_jungle_behind_it() -> None:
    """A Trailblazer pays block 1 and goes on with the rest."""
    table = Table()
    table.block(1)
    table.put(0, (3, 0))
    table.paint([(4, 0)], "J2")
    table.deal(0, "trailblazer")
    table.do("play trailblazer", "clear 1", step((4, 0)))
    assert table.pawn() == (4, 0)
    assert table.state.holders[1] == 0


@pytest.mark.clause("6.2", "6.3")
def test_four_coins_buy_the_transmitter() -> None:
    """Traveler 1, Photographer 2, Explorer and Sailor a half each."""
    table = Table()
    table.deal(0, "traveler photographer explorer sailor")
    assert table.state.purse() == 8
    assert table.moves_of("buy") == [
        f"buy {card}"
        for card in ("scout", "trailblazer", "jack_of_all_trades", "photographer", "treasure_chest", "transmitter")
    ]
    table.do("buy transmitter", "pay traveler", "pay photographer", "pay explorer", "pay sailor", "done")
    assert table.cards("discard") == ["transmitter"]
    assert table.cards("hand") == []


@pytest.mark.clause("2.1", "4.2", "6.5", "7.1", "8.5", "8.7", "9.1", "9.3")
def test_a_complete_turn() -> None:
    table = Table()
    table.block()
    table.put(0, ROW[0])
    table.paint(ROW[1:8], "J1 J2 J2 C1 W2 W1 G3")
    table.sell_out("photographer")
    later = "explorer explorer sailor traveler"
    table.deal(0, "cartographer pioneer traveler prop_plane", draw=f"native journalist {later}")

    table.do("play cartographer")
    table.chance("draw 0 native", "draw 0 journalist")

    table.do("play pioneer", step(ROW[1]), step(ROW[2]), step(ROW[3]))
    assert table.state.ask() == "act", "five machetes are used up"

    table.do(step(ROW[4]), "pay traveler")
    assert table.cards("gone") == ["traveler"]

    table.do("play prop_plane", step(ROW[5]), step(ROW[6]))
    assert table.state.power == 1
    table.do("stop")
    assert table.cards("gone") == ["traveler", "prop_plane"]

    table.do("play native", step(ROW[7]))
    assert table.pawn() == ROW[7]
    assert table.cards("hand") == ["journalist"]

    assert "buy compass" in table.moves()
    table.do("buy compass", "pay journalist", "done")
    assert table.cards("discard") == ["compass"]
    assert "compass" in table.in_market()
    assert table.left("compass") == 2

    table.do("end")
    assert table.state.turn == CHANCE, "no card is left to keep or discard"
    assert table.cards("discard") == ["pioneer", "journalist", "cartographer", "compass", "native"]
    table.chance()
    assert table.cards("hand") == sorted(later.split(), key=["explorer", "traveler", "sailor"].index)
    assert table.state.turn == 1


@pytest.mark.clause("12.2", "12.4", "13.1")
def test_a_token_found_and_used_at_once() -> None:
    beside: Place = (0, 1)
    further: Place = (1, 1)
    table = Table(caves=True)
    table.block()
    table.put(0, (-1, 1))
    table.paint([beside, further], "J1 J1")
    table.deal(0, "explorer traveler")
    table.do("play explorer", step(beside), "explore 1")
    table.chance("find 0 machete_1")
    table.do("token machete_1", step(further))
    assert table.pawn() == further
    assert table.state.ask() == "act", "beside the same cave: no second token"
    assert table.state.caves.piles[0] == 3


@pytest.mark.clause("12.8", "13.2")
def test_or_kept_for_a_purchase() -> None:
    table = Table(caves=True)
    table.block()
    table.put(0, (-1, 1))
    table.paint([(0, 1)], "J1")
    table.deal(0, "explorer traveler")
    table.do("play explorer", step((0, 1)), "explore 1")
    table.chance("find 0 coin_1")
    table.do("buy photographer", "token coin_1", "pay traveler", "done")
    assert table.cards("discard") == ["photographer"]


@pytest.mark.clause("13.9", "13.10")
def test_a_trailblazer_as_three_coins_or_three_paddles() -> None:
    table = Table(caves=True)
    table.block()
    table.put(0, ROW[0])
    table.paint(ROW[1:2], "W3")
    table.deal(0, "trailblazer trailblazer")
    table.give(0, "change_symbol", "change_symbol")
    table.do("change trailblazer", step(ROW[1]))
    assert table.pawn() == ROW[1]
    table.do("buy treasure_chest", "change trailblazer", "done")
    assert table.cards("discard") == ["treasure_chest"]
