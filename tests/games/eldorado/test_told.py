"""What the log tells of a purchase, a way, and cards that are drawn or discarded: a line each."""

from filone.kernel.sentences import retell, sentence
from games.eldorado.scene import GAME, ROW, Scene, step
from games.eldorado.test_end import IN, at_the_gate
from games.telling import PLAYERS, log


def test_a_purchase_is_one_line_with_what_paid_for_it() -> None:
    scene = Scene()
    scene.deal(0, "traveler explorer sailor")
    steps = "buy jack_of_all_trades", "pay traveler", "pay explorer", "pay sailor", "done"
    twin = scene.state.copy()
    assert log(GAME, twin, *steps, reader=0, lang="it") == [
        "Acquisti la carta Tuttofare con Viaggiatrice, Esploratore, Marinaio."
    ]
    assert log(GAME, scene.state, *steps) == ["Ada buys the Jack-of-all-Trades with Traveller, Explorer, Sailor."]


def test_cards_of_one_name_are_counted() -> None:
    scene = Scene()
    scene.deal(0, "explorer traveler explorer")
    steps = "buy jack_of_all_trades", "pay explorer", "pay traveler", "pay explorer", "done"
    assert log(GAME, scene.state, *steps) == ["Ada buys the Jack-of-all-Trades with 2 × Explorer, Traveller."]


def test_tokens_pay_too() -> None:
    scene = Scene(caves=True)
    scene.deal(0, "explorer")
    scene.give(0, "coin_2")
    assert log(GAME, scene.state, "buy scout", "token coin_2", "done") == ["Ada buys the Scout with coin 2."]


def test_a_way_is_one_line_without_coordinates() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:4], "J1 J1 J1")
    scene.deal(0, "scout pioneer")
    lines = log(GAME, scene.state, "play pioneer", step(ROW[1]), step(ROW[2]), step(ROW[3]), reader=0, lang="it")
    assert lines == ["Percorri 3 caselle nella giungla con Pioniere."]


def test_a_step_that_leads_away_from_el_dorado_is_told_as_one_back() -> None:
    for ways, told in (([0], "one space back"), ([2, 1], "2 spaces, one of them back,")):
        scene = Scene()
        scene.block()
        scene.put(0, ROW[1])
        scene.paint(ROW[:3], "J1 J1 J1")
        scene.deal(0, "pioneer")
        lines = log(GAME, scene.state, "play pioneer", *[step(ROW[at]) for at in ways])
        assert lines == [f"Ada goes {told} through jungle with Pioneer."]


def test_a_card_is_told_with_the_spaces_that_it_pays_for() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:4], "J1 J1 W1")
    scene.deal(0, "explorer explorer sailor")
    steps = "play explorer", step(ROW[1]), "play explorer", step(ROW[2]), "play sailor", step(ROW[3])
    assert log(GAME, scene.state, *steps) == [
        "Ada goes 2 spaces through jungle with 2 × Explorer.",
        "Ada goes one space by river with Sailor.",
    ]


def test_a_card_whose_power_is_not_spent_yet_is_no_part_of_the_way_before_it() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:3], "J1 J1")
    scene.deal(0, "explorer giant_machete")
    assert log(GAME, scene.state, "play explorer", step(ROW[1]), "play giant_machete") == [
        "Ada goes one space through jungle with Explorer.",
        "Ada plays the Giant Machete.",
    ]


def test_a_card_that_draws_says_how_many() -> None:
    for draw, told in (("explorer sailor scout pioneer", "3 carte"), ("explorer", "una carta")):
        scene = Scene()
        scene.deal(0, "compass", draw=draw)
        lines = log(GAME, scene.state, "play compass", lang="it")
        assert lines == [f"Ada gioca la carta Bussola. Ada pesca {told}."]


def test_a_walk_into_el_dorado_says_so() -> None:
    lines = log(GAME, at_the_gate().state, *IN)
    assert lines == ["Ada goes one space into El Dorado with Captain. Ada’s pawn has reached El Dorado!"]


def test_a_card_that_moves_nobody_yet_is_told_by_itself() -> None:
    scene = Scene()
    scene.put(0, ROW[0])
    scene.paint([ROW[1]], "J1")
    scene.deal(0, "explorer")
    assert log(GAME, scene.state, "play explorer") == ["Ada plays the Explorer."]


def test_the_walk_of_a_second_pawn_says_so() -> None:
    scene = Scene(2)
    scene.put(0, ROW[0], which=1)
    scene.paint([ROW[1]], "J1")
    scene.deal(0, "explorer")
    lines = log(GAME, scene.state, "play explorer", f"{step(ROW[1])} second")
    assert lines == ["Ada goes one space through jungle (second pawn) with Explorer."]


def test_a_step_that_cards_are_paid_for_is_no_part_of_the_way_before_it() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:3], "J1 G1")
    scene.deal(0, "explorer sailor")
    assert log(GAME, scene.state, "play explorer", step(ROW[1]), step(ROW[2]), "pay sailor") == [
        "Ada goes one space through jungle with Explorer.",
        "Ada enters the rubble by playing Sailor.",
    ]


def test_spaces_that_cards_are_paid_for_are_counted() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:3], "G1 G1")
    scene.deal(0, "traveler traveler")
    lines = log(GAME, scene.state, step(ROW[1]), "pay traveler", step(ROW[2]), "pay traveler")
    assert lines == ["Ada enters 2 spaces of rubble by playing 2 × Traveller."]


def test_what_nothing_is_paid_for_yet_is_not_bought() -> None:
    scene = Scene()
    scene.deal(0, "traveler")
    assert log(GAME, scene.state, "buy scout") == ["Ada chooses to buy the Scout."]


def test_cards_drawn_are_one_line_and_named_to_whoever_drew_them() -> None:
    for reader, told in ((0, "You draw 2 cards: Explorer, Sailor."), (1, "Ada draws 2 cards.")):
        scene = Scene()
        scene.deal(0, "traveler traveler scout", draw="explorer sailor")
        steps = "end", "discard traveler", "discard scout", "keep", "draw 0 explorer", "draw 0 sailor"
        lines = log(GAME, scene.state, *steps, reader=reader)
        assert lines[1].endswith(" Traveller, Scout.")
        assert lines[-1].startswith(told[:-1]), lines


def test_a_turn_without_a_card_says_so() -> None:
    for before, idle in (([], ["Ada ends the turn with 4 cards unplayed."]), (["play explorer", step(ROW[1])], [])):
        scene = Scene()
        scene.put(0, ROW[0])
        scene.paint([ROW[1]], "J1")
        scene.deal(0, "explorer scout sailor traveler")
        scene.do(*before)
        told = GAME.told(scene.state, GAME.parse(scene.state, "end"))
        assert [retell(GAME, GAME.words("en"), one.seen_by(1), PLAYERS) for one in told] == idle


def choice(scene: Scene, move: str, lang: str = "en") -> str:
    number = GAME.parse(scene.state, move)
    described = GAME.describe(scene.state, number) | GAME.effects(scene.state, number).where
    return sentence(GAME, GAME.words(lang), "move", described, PLAYERS)


def test_a_step_is_told_by_the_way_to_el_dorado_and_not_by_coordinates() -> None:
    scene = Scene()
    scene.put(0, ROW[1])
    scene.paint([ROW[0], ROW[2]], "J1 V1")
    scene.deal(0, "adventurer")
    scene.do("play adventurer")
    assert choice(scene, step(ROW[2])) == "Step straight ahead: village 1"
    assert choice(scene, step(ROW[0]), "it") == "Vai indietro: giungla 1"


def test_a_step_of_the_second_pawn_says_so() -> None:
    scene = Scene(2)
    scene.put(0, ROW[0], which=1)
    scene.paint([ROW[1]], "J1")
    scene.deal(0, "explorer")
    scene.do("play explorer")
    assert choice(scene, f"{step(ROW[1])} second", "it") == "Vai dritto con la seconda pedina: giungla 1"


def test_what_is_paid_at_a_base_camp_is_given_up_and_at_rubble_is_played() -> None:
    for terrain, told in (("C1", "the base camp and gives up for good"), ("G1", "the rubble by playing")):
        scene = Scene()
        scene.put(0, ROW[0])
        scene.paint([ROW[1]], terrain)
        scene.deal(0, "traveler explorer")
        assert log(GAME, scene.state, step(ROW[1]), "pay traveler") == [f"Ada enters {told} Traveller."]
