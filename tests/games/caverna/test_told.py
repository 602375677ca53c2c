"""What the log tells of goods that were taken and paid."""

from filone.games.caverna.game import GAME
from games.caverna.scene import begin, goods, own
from games.telling import log


def test_using_a_space_says_what_was_taken() -> None:
    state = begin()
    twin = state.copy()
    (line,) = log(GAME, twin, "use wood_gathering", reader=0, lang="it")
    assert line == "Collochi un nano su Raccolta di Legna. Prendi 1 legno."
    assert goods(twin)["wood"] == goods(state).get("wood", 0) + 1
    assert log(GAME, state, "use wood_gathering") == ["Ada places a dwarf on Wood gathering. Ada takes 1 wood."]


def test_what_a_tile_costs_is_told_and_no_coordinates() -> None:
    state = begin()
    own(state, 0, wood=5, stone=5)
    log(GAME, state, "use housework")
    assert log(GAME, state, "part dog", reader=0) == ["You choose “Take a dog”. You take 1 dog."]
    log(GAME, state, "part furnish")
    (line,) = log(GAME, state, "furnish carpenter", reader=0, lang="it")
    assert line == "Scegli la tessera Carpentiere. Paghi 1 pietra."
    (place,) = {GAME.text(state, move) for move in state.moves() if "install" in GAME.text(state, move)}
    assert log(GAME, state, place, reader=0, lang="it") == ["Collochi la tessera Carpentiere."]


def test_what_comes_by_itself_is_told_too() -> None:
    """The only part that is left needs no question."""
    state = begin()
    own(state, 0)
    before = goods(state)
    (line,) = log(GAME, state, "use sustenance_1_3", reader=0)
    assert goods(state) != before
    assert "You take " in line
