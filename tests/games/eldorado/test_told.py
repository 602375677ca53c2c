"""What the log tells of a purchase, a way, and cards that are drawn or discarded: a line each."""

from games.eldorado.scene import GAME, ROW, Scene, step
from games.telling import log


def test_a_purchase_is_one_line_with_what_paid_for_it() -> None:
    scene = Scene()
    scene.deal(0, "traveler explorer sailor")
    steps = "buy jack_of_all_trades", "pay traveler", "pay explorer", "pay sailor", "done"
    twin = scene.state.copy()
    assert log(GAME, twin, *steps, reader=0, lang="it") == [
        "Acquisti la carta Tuttofare, pagando con: Viaggiatrice, Esploratore, Marinaio."
    ]
    assert log(GAME, scene.state, *steps) == [
        "Ada buys the Jack-of-all-Trades, paying with: Traveller, Explorer, Sailor."
    ]


def test_tokens_pay_too() -> None:
    scene = Scene(caves=True)
    scene.deal(0, "explorer")
    scene.give(0, "coin_2")
    assert log(GAME, scene.state, "buy scout", "token coin_2", "done") == ["Ada buys the Scout, paying with: coin 2."]


def test_a_way_is_one_line_without_coordinates() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:4], "J1 J1 J1")
    scene.deal(0, "scout pioneer")
    lines = log(GAME, scene.state, "play pioneer", step(ROW[1]), step(ROW[2]), step(ROW[3]), reader=0, lang="it")
    assert lines == ["Giochi la carta Pioniere.", "Avanzi di 3 caselle."]


def test_cards_drawn_are_one_line_and_named_to_whoever_drew_them() -> None:
    for reader, told in ((0, "You draw 2 cards: Explorer, Sailor."), (1, "Ada draws 2 cards.")):
        scene = Scene()
        scene.deal(0, "traveler traveler scout", draw="explorer sailor")
        steps = "end", "discard traveler", "discard scout", "keep", "draw 0 explorer", "draw 0 sailor"
        lines = log(GAME, scene.state, *steps, reader=reader)
        assert lines[1].endswith(": Traveller, Scout.")
        assert lines[-1].startswith(told[:-1]), lines
