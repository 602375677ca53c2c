"""What the log tells of goods that were taken and paid, of people and of the harvest."""

from filone.games.caverna.content.board import at
from filone.games.caverna.game import GAME
from games.caverna.scene import arm, begin, goods, home, land, own, pile, room, stables
from games.telling import log


def test_using_a_space_says_what_was_taken() -> None:
    state = begin()
    twin = state.copy()
    (line,) = log(GAME, twin, "use wood_gathering", reader=0, lang="it")
    assert line == "Mandi un nano su Raccolta di Legna. Prendi 1 legno."
    assert goods(twin)["wood"] == goods(state).get("wood", 0) + 1
    assert log(GAME, state.copy(), "use wood_gathering") == ["Ada sends a dwarf to Wood gathering. Ada takes 1 wood."]
    for lang, goods_taken in (("en", "Ada takes a little of everything."), ("it", "Ada prende un po’ di tutto.")):
        (line,) = log(GAME, state.copy(), "use supplies", lang=lang)
        assert line.endswith(goods_taken)


def test_a_room_and_what_comes_with_it_are_told_with_the_price_and_no_coordinates() -> None:
    state = begin()
    own(state, 0, wood=5, stone=5)
    log(GAME, state, "use housework")
    assert log(GAME, state, "part dog", reader=0) == ["You choose “Take a dog”. You take 1 dog."]
    log(GAME, state, "part furnish")
    twin = state.copy()
    assert log(GAME, twin, "furnish carpenter", reader=0, lang="it") == ["Scegli un arredamento: Carpentiere."]
    (place,) = {GAME.text(twin, move) for move in twin.moves() if "install" in GAME.text(twin, move)}
    furnishing = ("furnish carpenter", place)
    assert log(GAME, state.copy(), *furnishing) == ["Ada furnishes a cavern with the Carpenter for 1 stone."]
    assert log(GAME, state, *furnishing, reader=0, lang="it") == ["Arredi una caverna (Carpentiere) per 1 pietra."]


def test_exchanges_one_after_the_other_are_one_line() -> None:
    state = begin()
    own(state, 0, grain=2, ruby=1)
    swaps = ("exchange", "swap grain_food", "exchange", "swap ruby_food", "exchange", "swap grain_food")
    assert log(GAME, state.copy(), *swaps) == ["Ada gives 2 grain and 1 ruby for 4 food."]
    assert log(GAME, state.copy(), *swaps, reader=0, lang="it") == ["Dai 2 grani e 1 rubino in cambio di 4 cibi."]
    assert log(GAME, state.copy(), *swaps[:2]) == ["Ada gives 1 grain for 1 food."]
    own(state, 0, grain=1, gold=3)
    coins = ("exchange", "coins", "food 2", "exchange", "swap grain_food")
    assert log(GAME, state, *coins) == ["Ada gives 3 gold and 1 grain for 3 food."]
    own(state, 0, grain=1, vegetable=1, sheep=1, ruby=1)
    many = [f"swap {one}_food" for one in ("grain", "vegetable", "sheep", "ruby")]
    lines = log(GAME, state, *(move for swap in many for move in ("exchange", swap)))
    assert lines == ["Ada gives 1 grain, 1 vegetable, 1 sheep and 1 ruby for 6 food."]


def test_land_is_told_by_what_is_done_to_it_and_what_lay_on_it() -> None:
    state = begin()
    log(GAME, state, "use clearing_1_3", "part meadow_field")
    twin = state.copy()
    assert log(GAME, twin, "lay meadow_field 2,3 left", reader=0) == [
        "You lay a tile. You turn forest into a meadow and a field. You find 1 food there."
    ]
    (line,) = log(GAME, state, "lay meadow_field 2,3 left", lang="it")
    assert line == "Ada colloca una tessera. Ada ricava dalla foresta un prato e un campo. Ada ci trova 1 cibo."
    state = begin(2, "sheep_farming")
    own(state, 0, wood=2)
    land(state, meadow=[(2, 3)])
    log(GAME, state, "use sheep_farming")
    (line,) = log(GAME, state, "put small_pasture 2,3")
    assert line.startswith("Ada places a piece. Ada fences a small pasture for 2 wood.")


def test_who_is_to_begin_and_who_has_no_room_is_told() -> None:
    *_, line = log(GAME, begin(), "use wood_gathering", "use starting_player_1_3", lang="it")
    assert line.endswith("Ugo comincerà il prossimo giro.")
    state = begin(2, "sheep_farming")
    pile(state, "sheep_farming", 3)
    *_, line = log(GAME, state, "use sheep_farming", "swap sheep_food", reader=0)
    assert line == "You give 1 sheep for food. You have no room for more animals."


def test_what_comes_by_itself_is_told_too() -> None:
    """The only part that is left needs no question."""
    state = begin()
    own(state, 0)
    before = goods(state)
    (line,) = log(GAME, state, "use sustenance_1_3", reader=0)
    assert goods(state) != before
    assert "You take " in line


def test_the_harvest_is_told_when_the_last_dwarf_has_worked() -> None:
    """With what comes in from the fields; a round that ends without a harvest tells none."""
    state = begin()
    land(state, field=[(2, 3)])
    home(state).crops[2] = 1 << at(2, 3)
    state.round = 3
    home(state, 1).placed = 0b11
    home(state).placed = 0b01
    twin = state.copy()
    (line,) = log(GAME, state, "use wood_gathering", reader=0)
    assert line.endswith("The harvest of round 3 begins. You bring in 1 grain.")
    twin.round = 2
    (line,) = log(GAME, twin, "use wood_gathering", reader=0)
    assert "harvest" not in line
    own(state, food=1)
    assert log(GAME, state, "feed", lang="it") == [
        "Ada chiama tutti a tavola. I nani di Ada mangiano 1 cibo. Ada deve chiedere l’elemosina: 9 punti in meno."
    ]


def test_births_are_told_though_nobody_is_asked() -> None:
    """With the step after which they come, whoever made it."""
    state = begin()
    own(state, 0, food=4, boar=2)
    own(state, 1, food=4, cattle=2)
    stables(state, (2, 3))
    home(state, 1).placed = 0b11
    home(state).placed = 0b01
    state.round = 3
    *_, meal, young = log(GAME, state, "use supplies", "feed", "feed", "breed", reader=0)
    assert meal.endswith("Ugo’s dwarfs eat 4 food. You raise a piglet.")
    assert young == "Ugo sees to the animals. Ugo has no room for young animals."


def test_animals_that_stand_elsewhere_were_led_there() -> None:
    state = begin(2, "sheep_farming")
    own(state, 0, stone=1, donkey=2)
    land(state, small_pasture=[(2, 3)])
    log(GAME, state, "use sheep_farming")
    (line,) = log(GAME, state.copy(), "put stable 2,3", reader=0)
    assert line.endswith("You build a stable for 1 stone. You lead 2 donkeys there.")
    (line,) = log(GAME, state, "put stable 2,3", lang="it")
    assert line.endswith("Ada vi sposta 2 asini.")


def test_a_child_and_the_end_of_an_expedition_are_told() -> None:
    state = begin(2, "wish_for_children")
    room(state, "simple_dwelling_a")
    (line,) = log(GAME, state, "use wish_for_children", reader=0, lang="it")
    assert line.endswith("Ti nasce un figlio.")
    state = begin()
    arm(state, 1, 3)
    log(GAME, state, "use logging_1_3", "part expedition")
    *_, line = log(GAME, state, "loot wood", reader=1)
    assert line.endswith("Ada’s dwarf is back from the expedition, now of strength 2.")


def test_the_loot_of_an_expedition_is_one_line() -> None:
    """With the strength that the dwarf comes home with, sharpened weapons included."""
    state = begin(2, "blacksmithing")
    own(state, 0, ore=4)
    log(GAME, state, "use blacksmithing")
    (line,) = log(GAME, state, "forge 4", reader=0, lang="it")
    assert line == "Forgi un’arma di forza 4. Paghi 4 minerali."
    loot = ("part expedition", "loot all_weapons_plus_1", "loot dog", "loot grain")
    assert log(GAME, state, *loot)[-1] == (
        "Ada brings home: all weapons +1, 1 dog, 1 grain. Ada’s dwarf is back from the expedition, now of strength 6."
    )


def test_what_rooms_bring_at_the_start_of_a_round_is_told() -> None:
    state = begin()
    room(state, "wood_supplier")
    home(state).supplies[0] = 2
    state.round = 1
    for seat in range(2):
        home(state, seat).placed = 0b11
    home(state).placed = 0b01
    log(GAME, state, "use housework", "part dog")
    while state.turn >= 0:
        state.step(state.moves()[0])
    (line,) = log(GAME, state, "reveal sheep_farming", reader=0)
    assert line.endswith("You get 1 wood from Wood supplier.")
