"""Section 7: furnishing."""

import pytest

from filone.games.caverna.furnishings import DWELLINGS, FURNISHINGS, YELLOW, Furnishing
from filone.games.caverna.goods import GOODS
from filone.games.caverna.state import Caverna
from games.caverna.boards import look, settle_in
from games.caverna.scene import begin, choices, do, goods, own, refused, room

clause = pytest.mark.clause

CAVES = """
    . . . | . . .
    . . . | . T .
    . . . | C T R
    . . . | E C O
"""
RICH = dict.fromkeys(("wood", "stone", "ore", "food", "gold", "grain", "vegetable"), 9)


def shopping(**amounts: int) -> Caverna:
    """At the choice of a furnishing tile on Housework."""
    state = begin(2)
    settle_in(state, CAVES)
    own(state, **amounts)
    do(state, "use housework", "part furnish")
    return state


@clause("7.1")
@pytest.mark.parametrize("tile", FURNISHINGS, ids=lambda tile: str(tile.name))
def test_choose_any_tile_pay_it_and_lay_it_on_a_cavern(tile: Furnishing) -> None:
    state = shopping(**RICH)
    do(state, f"furnish {tile.name}")
    for good, amount in RICH.items():
        assert goods(state)[good] == amount - tile.cost.get(GOODS.index(good), 0)
    assert choices(state) == [f"install {tile.name} 3,2", f"install {tile.name} 4,3"]
    do(state, f"install {tile.name} 4,3")
    assert [(each.cell, each.tile) for each in look(state).homes[0].rooms] == [((4, 3), tile.name)]


@clause("7.1")
def test_what_cannot_be_paid_is_not_on_offer() -> None:
    state = begin(2)
    own(state, wood=1)
    do(state, "use housework", "part furnish")
    assert set(choices(state, "furnish")) == {
        tile.name for tile in FURNISHINGS if tile.cost in ({}, {GOODS.index("wood"): 1})
    }
    assert refused(state, "furnish dwelling") == "7.1"


@clause("7.1", "7.2")
def test_no_cavern_no_furnishing() -> None:
    state = begin(2)
    settle_in(state, CAVES.replace("C", "carpenter", 1).replace("C", "cuddle_room", 1))
    own(state, wood=9, stone=9)
    do(state, "use housework")
    assert (state.turn, goods(state)["dog"]) == (1, 1), "only the dog"


@clause("7.2")
def test_no_tile_on_tunnels_mines_bare_mountain_or_other_tiles() -> None:
    state = begin(2)
    settle_in(state, CAVES.replace("E C", "E carpenter").replace("T .", "T C"))
    own(state, **RICH)
    do(state, "use housework", "part furnish", "furnish cuddle_room")
    assert choices(state, "install") == ["cuddle_room 5,1", "cuddle_room 3,2"]
    for cell in ("4,1", "4,2", "5,2", "5,3", "3,0", "4,3"):
        assert refused(state, f"install cuddle_room {cell}") == "7.2"


@clause("7.3")
def test_furnish_a_dwelling_offers_the_six_dwellings() -> None:
    state = begin(2, "wish_for_children")
    own(state, wood=9, stone=9)
    do(state, "use wish_for_children")
    assert choices(state, "furnish") == [FURNISHINGS[tile].name for tile in DWELLINGS]
    assert len(DWELLINGS) == 6
    assert refused(state, "furnish carpenter") == "7.3"


@clause("7.4")
def test_a_tile_works_from_the_moment_it_is_paid_and_laid() -> None:
    state = shopping(wood=1)
    do(state, "furnish stone_carver", "install stone_carver 3,2")
    assert goods(state) == {"stone": 2}
    state = shopping(wood=1, stone=1)
    assert "blacksmith" not in choices(state, "furnish"), "its ore comes after the payment"
    assert refused(state, "furnish ore_storage") == "7.1"


@clause("7.5")
def test_discounts_do_not_apply_to_the_tile_that_grants_them() -> None:
    state = begin(2)
    own(state)
    do(state, "use housework", "part furnish")
    assert [each.tile for each in look(state).homes[0].rooms] == ["dog_school"], "nothing else is free"
    for tile, price in (("carpenter", "stone"), ("stone_carver", "wood"), ("builder", "stone")):
        state = shopping(**{price: 1})
        do(state, f"furnish {tile}")
        assert price not in goods(state)


@clause("7.5")
def test_discounts_never_bring_a_cost_below_zero() -> None:
    state = begin(2)
    room(state, "carpenter", "stone_carver")
    own(state)
    do(state, "use housework", "part furnish")
    assert "cuddle_room" in choices(state, "furnish")
    do(state, "furnish cuddle_room")
    assert goods(state) == {}


@clause("7.6")
def test_18_yellow_tiles() -> None:
    yellow = [FURNISHINGS[tile].name for tile in YELLOW]
    assert len(yellow) == 18
    assert all(name.endswith(("_parlor", "_storage", "_chamber")) for name in yellow)
    state = begin(2)
    room(state, "main_storage", "beer_parlor", "broom_chamber", "work_room", "dwelling")
    assert state.breakdown(0)["bonus"] == 6
