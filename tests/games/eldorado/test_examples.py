"""The worked examples of the game's own booklet, move by move."""

import pytest

from filone.games.eldorado.rules.buying import purse
from filone.kernel import CHANCE
from games.eldorado.scene import ROW, Place, Scene, step


@pytest.mark.clause("3.1", "3.2")
def test_three_cards_move_a_pawn() -> None:
    """Explorer onto one jungle space, Scout over two, Trailblazer onto one of value 3."""
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:5], "J1 J1 J1 J3")
    scene.deal(0, "explorer scout trailblazer sailor")
    scene.do("play explorer", step(ROW[1]))
    scene.do("play scout", step(ROW[2]), step(ROW[3]))
    scene.do("play trailblazer", step(ROW[4]))
    assert scene.pawn() == ROW[4]
    assert scene.cards("hand") == ["sailor"]
    assert scene.cards("played") == ["explorer", "scout", "trailblazer"]


@pytest.mark.clause("5.2")
def test_a_block_and_the_jungle_behind_it() -> None:
    """A Trailblazer pays block 1 and goes on with the rest."""
    scene = Scene()
    scene.block(1)
    scene.put(0, (3, 0))
    scene.paint([(4, 0)], "J2")
    scene.deal(0, "trailblazer")
    scene.do("play trailblazer", "clear 1", step((4, 0)))
    assert scene.pawn() == (4, 0)
    assert scene.state.holders[1] == 0


@pytest.mark.clause("6.2", "6.3")
def test_four_coins_buy_the_transmitter() -> None:
    """Traveller 1, Photographer 2, Explorer and Sailor a half each."""
    scene = Scene()
    scene.deal(0, "traveler photographer explorer sailor")
    assert purse(scene.state) == 8
    assert scene.moves_of("buy") == [
        f"buy {card}"
        for card in ("scout", "trailblazer", "jack_of_all_trades", "photographer", "treasure_chest", "transmitter")
    ]
    scene.do("buy transmitter", "pay traveler", "pay photographer", "pay explorer", "pay sailor", "done")
    assert scene.cards("discard") == ["transmitter"]
    assert scene.cards("hand") == []


@pytest.mark.clause("2.1", "4.2", "6.5", "7.1", "8.5", "8.7", "9.1", "9.3")
def test_a_complete_turn() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:8], "J1 J2 J2 C1 W2 W1 G3")
    scene.sell_out("photographer")
    later = "explorer explorer sailor traveler"
    scene.deal(0, "cartographer pioneer traveler prop_plane", draw=f"native journalist {later}")

    scene.do("play cartographer")
    scene.chance("draw 0 native", "draw 0 journalist")

    scene.do("play pioneer", step(ROW[1]), step(ROW[2]), step(ROW[3]))
    assert scene.state.ask() == "act", "five machetes are used up"

    scene.do(step(ROW[4]), "pay traveler")
    assert scene.cards("gone") == ["traveler"]

    scene.do("play prop_plane", step(ROW[5]), step(ROW[6]))
    assert scene.state.power == 1
    scene.do("stop")
    assert scene.cards("gone") == ["traveler", "prop_plane"]

    scene.do("play native", step(ROW[7]))
    assert scene.pawn() == ROW[7]
    assert scene.cards("hand") == ["journalist"]

    assert "buy compass" in scene.moves()
    scene.do("buy compass", "pay journalist", "done")
    assert scene.cards("discard") == ["compass"]
    assert "compass" in scene.in_market()
    assert scene.left("compass") == 2

    scene.do("end")
    assert scene.state.turn == CHANCE, "no card is left to keep or discard"
    assert scene.cards("discard") == ["pioneer", "journalist", "cartographer", "compass", "native"]
    scene.chance()
    assert scene.cards("hand") == sorted(later.split(), key=["explorer", "traveler", "sailor"].index)
    assert scene.state.turn == 1


@pytest.mark.clause("12.2", "12.4", "13.1")
def test_a_token_found_and_used_at_once() -> None:
    beside: Place = (0, 1)
    further: Place = (1, 1)
    scene = Scene(caves=True)
    scene.block()
    scene.put(0, (-1, 1))
    scene.paint([beside, further], "J1 J1")
    scene.deal(0, "explorer traveler")
    scene.do("play explorer", step(beside), "explore 1")
    scene.chance("find 0 machete_1")
    scene.do("token machete_1", step(further))
    assert scene.pawn() == further
    assert scene.state.ask() == "act", "beside the same cave: no second token"
    assert scene.state.caves.piles[0] == 3


@pytest.mark.clause("12.8", "13.2")
def test_or_kept_for_a_purchase() -> None:
    scene = Scene(caves=True)
    scene.block()
    scene.put(0, (-1, 1))
    scene.paint([(0, 1)], "J1")
    scene.deal(0, "explorer traveler")
    scene.do("play explorer", step((0, 1)), "explore 1")
    scene.chance("find 0 coin_1")
    scene.do("buy photographer", "token coin_1", "pay traveler", "done")
    assert scene.cards("discard") == ["photographer"]


@pytest.mark.clause("13.9", "13.10")
def test_a_trailblazer_as_three_coins_or_three_paddles() -> None:
    scene = Scene(caves=True)
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:2], "W3")
    scene.deal(0, "trailblazer trailblazer")
    scene.give(0, "change_symbol", "change_symbol")
    scene.do("change trailblazer", step(ROW[1]))
    assert scene.pawn() == ROW[1]
    scene.do("buy treasure_chest", "change trailblazer", "done")
    assert scene.cards("discard") == ["treasure_chest"]
