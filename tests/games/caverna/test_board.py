"""The home board, landscape, sowing, fences, stables and mines."""

import pytest

from filone.games.caverna.content.board import (
    BOARD,
    CAVERN,
    DEEP,
    FIELD,
    FOREST,
    LARGE,
    MEADOW,
    MOUNTAIN,
    ORE_MINE,
    RUBY_MINE,
    SMALL,
    TUNNEL,
    at,
)
from filone.games.caverna.content.furnishings import CUDDLE_ROOM
from filone.games.caverna.game import GAME
from filone.games.caverna.homeboard import Room
from filone.games.caverna.rules.scoring import lines
from filone.games.caverna.state import Caverna
from games.caverna.scene import (
    Place,
    begin,
    choices,
    do,
    goods,
    home,
    land,
    large_pasture,
    own,
    pile,
    refused,
    room,
    stables,
    step,
)

clause = pytest.mark.clause
FAR = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]
"""Forest cells away from the entrance."""


def cells(*places: Place) -> int:
    return sum(1 << at(*place) for place in places)


def clearing(state: Caverna) -> list[str]:
    """Where a meadow and field tile could go now."""
    do(state, "use clearing_1_3", "part meadow_field")
    return choices(state, "lay")


def drifting(state: Caverna) -> list[str]:
    do(state, "use drift_mining_1_3", "part cavern_tunnel")
    return choices(state, "lay")


# The home board


@clause("4.1")
def test_forest_and_mountain_are_separate() -> None:
    assert int(FOREST).bit_count() == int(MOUNTAIN).bit_count() == 12
    assert FOREST & MOUNTAIN == 0
    state = begin(2)
    land(state, meadow=[(2, 3)], tunnel=[(3, 1)])
    tiles = clearing(state)
    assert not [tile for tile in tiles if any(f" {column}," in tile for column in (3, 4, 5))]
    assert refused(state, "lay meadow_field 2,1 right") == "5.5"


@clause("4.2")
def test_the_entry_level_dwelling() -> None:
    board = home(begin(2))
    assert board.beds() == 2
    assert board.dwellings() == cells((3, 3))


@clause("4.3")
def test_the_printed_cavern_can_be_furnished() -> None:
    state = begin(2)
    own(state, wood=1)
    do(state, "use housework", "part furnish", "furnish cuddle_room")
    assert home(state).rooms == [Room(CUDDLE_ROOM, at(3, 2))]


@clause("4.4")
@pytest.mark.parametrize("cell", [(2, 0), (0, 2)])
def test_boar_preserves(cell: Place) -> None:
    state = begin(2)
    own(state, ruby=1)
    land(state, meadow=[(2, 1), (1, 2), (2, 3)])
    do(state, "exchange", "swap ruby_field", f"put field {cell[0]},{cell[1]}")
    assert goods(state) == {"boar": 1}


@clause("4.5")
def test_the_forest_spring() -> None:
    state = begin(2)
    own(state)
    pile(state, "clearing_1_3", 0)
    do(state, "use clearing_1_3", "lay meadow_field 2,3 left")
    assert goods(state) == {"food": 1}


@clause("4.6")
@pytest.mark.parametrize(("cell", "food"), [((4, 3), 1), ((5, 0), 2)])
def test_the_mountain_springs(cell: Place, food: int) -> None:
    state = begin(2)
    own(state, ruby=1)
    land(state, cavern=[(5, 1)])
    do(state, "exchange", "swap ruby_tunnel", f"put tunnel {cell[0]},{cell[1]}")
    assert goods(state) == {"food": food}


@clause("4.7")
def test_a_stable_finds_nothing_and_the_tile_under_it_does() -> None:
    state = begin(2, "sheep_farming")
    own(state, stone=1, ruby=2)
    land(state, field=[(2, 3), (2, 1)])
    step(state, "use sheep_farming", "part stable", "put stable 2,0", "stop")
    assert goods(state) == {"ruby": 2}
    step(state, "use supplies", "exchange", "swap ruby_meadow", "put meadow 2,0")
    assert goods(state) == {"ruby": 1, "boar": 1}


# Landscape tiles


@clause("5.1")
def test_twin_tiles_lie_every_way() -> None:
    state = begin(2)
    land(state, meadow=[(1, 1)])
    tiles = clearing(state)
    assert {"meadow_field 1,2 left", "meadow_field 0,2 right", "meadow_field 1,2 down", "meadow_field 1,3 up"} <= set(
        tiles
    )
    assert refused(state, "lay cavern_tunnel 4,2 right") == "3.1"


@clause("5.2")
def test_mountain_tiles_touch_the_cave_system() -> None:
    state = begin(2)
    tiles = drifting(state)
    assert "cavern_tunnel 4,2 right" in tiles
    assert "cavern_tunnel 5,3 left" in tiles
    assert refused(state, "lay cavern_tunnel 4,1 right") == "5.2"
    assert refused(state, "lay cavern_tunnel 3,2 up") == "5.2"


@clause("5.3")
def test_the_first_forest_tile_lies_before_the_entrance() -> None:
    state = begin(2)
    assert clearing(state) == [
        "meadow_field 2,2 down",
        "meadow_field 1,3 right",
        "meadow_field 2,3 left",
        "meadow_field 2,3 up",
    ]
    assert refused(state, "lay meadow_field 0,0 right") == "5.3"
    state = begin(2)
    own(state, ruby=1)
    do(state, "exchange", "swap ruby_meadow")
    assert home(state).land[MEADOW] == cells((2, 3))


@clause("5.4")
def test_later_forest_tiles_touch_others_of_any_kind() -> None:
    state = begin(2)
    land(state, field=[(2, 3)])
    tiles = clearing(state)
    assert "meadow_field 2,2 up" in tiles
    assert "meadow_field 2,1 down" in tiles
    assert refused(state, "lay meadow_field 0,0 right") == "5.4"
    state = begin(2)
    own(state, ruby=1)
    land(state, small_pasture=[(2, 3)])
    do(state, "exchange", "swap ruby_field")
    assert choices(state) == ["put field 2,2", "put field 1,3"]
    assert refused(state, "put field 0,0") == "5.4"


@clause("5.5")
def test_no_room_for_a_twin_tile() -> None:
    state = begin(2)
    land(state, field=[*FAR, (2, 1), (2, 3), (1, 3)])
    do(state, "use clearing_1_3")
    assert state.turn == 1
    assert goods(state) == {"wood": 1, "food": 1}


@clause("5.6")
def test_a_meadow_goes_under_a_stable_a_field_does_not() -> None:
    state = begin(2)
    stables(state, (2, 2))
    assert clearing(state) == ["meadow_field 2,2 down", "meadow_field 1,3 right", "meadow_field 2,3 left"]
    assert refused(state, "lay meadow_field 2,3 up") == "5.6"
    land(state, field=[(2, 3)])
    stables(state, (0, 0))
    assert (refused(state, "lay meadow_field 0,0 right"), refused(state, "lay meadow_field 1,0 left")) == ("5.4", "5.6")
    state = begin(2)
    own(state, ruby=2)
    land(state, field=[(2, 3)])
    stables(state, (2, 2))
    state.step(GAME.parse(state, "exchange"))
    state.step(GAME.parse(state, "swap ruby_field"))
    assert refused(state, "put field 2,2") == "5.6"
    do(state, "put field 1,3", "exchange", "swap ruby_meadow")
    assert "put meadow 2,2" in choices(state)


@clause("5.7")
def test_what_may_be_covered() -> None:
    state = begin(2, "ore_mine_construction", "sheep_farming")
    own(state, ruby=9, wood=9)
    land(state, tunnel=[(4, 1), (5, 1)], cavern=[(4, 2)], meadow=[(2, 3)])
    tiles = drifting(state)
    assert not [tile for tile in tiles if tile.startswith(("cavern_tunnel 4,1", "cavern_tunnel 4,2"))]
    state = begin(2, "ore_mine_construction")
    land(state, ore_mine=[(4, 1)], deep_tunnel=[(5, 1)], tunnel=[(5, 2)])
    assert "ore_mine_construction" not in choices(state, "use")


@clause("5.8")
def test_two_caverns_only_from_excavation() -> None:
    state = begin(2)
    do(state, "use excavation_1_3", "part excavate")
    assert {tile.split()[0] for tile in choices(state, "lay")} == {"cavern_tunnel", "cavern_cavern"}
    do(state, "lay cavern_cavern 4,2 right")
    assert home(state).land[CAVERN] == cells((3, 2), (4, 2), (5, 2))
    state = begin(2)
    assert {tile.split()[0] for tile in drifting(state)} == {"cavern_tunnel"}
    assert refused(state, "lay cavern_cavern 4,2 right") == "5.8"


@clause("5.9", "5.11", "5.12", "9.1", "9.2", "9.3")
def test_meadows_become_pastures() -> None:
    state = begin(2, "sheep_farming")
    own(state, wood=6)
    land(state, meadow=[(2, 3), (2, 2), (2, 1)])
    do(state, "use sheep_farming", "part large_pasture", "lay large_pasture 2,2 down")
    assert goods(state) == {"wood": 2}
    assert refused(state, "part large_pasture") == "3.8"
    do(state, "part small_pasture")
    assert goods(state) == {}
    board = home(state)
    assert board.land[MEADOW] == 0
    assert (board.land[SMALL], board.land[LARGE]) == (cells((2, 1)), cells((2, 2), (2, 3)))
    assert lines(board)[7] == 6


@clause("5.10", "9.4", "10.3")
def test_fields_take_neither_fences_nor_stables() -> None:
    state = begin(2, "sheep_farming")
    own(state, wood=9, stone=1)
    land(state, field=[(2, 3), (2, 2)], meadow=[(1, 3)])
    do(state, "use sheep_farming", "part stable")
    assert refused(state, "put stable 2,3") == "10.3"
    assert refused(state, "put stable 3,2") == "10.3"
    do(state, "put stable 1,3")
    assert choices(state) == ["part small_pasture", "stop"]
    do(state, "part small_pasture")
    assert home(state).land[SMALL] == cells((1, 3))
    state = begin(2, "sheep_farming")
    own(state, wood=9)
    land(state, field=[(2, 3)], meadow=[(1, 3), (2, 2)])
    state.step(GAME.parse(state, "use sheep_farming"))
    assert refused(state, "put small_pasture 2,3") == "9.4"
    assert refused(state, "put small_pasture 0,0") == "9.4"


@clause("5.13", "5.14")
def test_caverns_for_rooms_tunnels_for_mines() -> None:
    state = begin(2, "ruby_mine_construction")
    own(state, wood=1)
    land(state, tunnel=[(4, 2), (4, 1)])
    do(state, "use ruby_mine_construction")
    assert choices(state, "put") == ["ruby_mine 4,1", "ruby_mine 4,2"]
    assert refused(state, "put ruby_mine 3,2") == "11.2"
    do(state, "put ruby_mine 4,2")
    assert home(state).land[RUBY_MINE] == cells((4, 2))


@clause("5.15", "11.1")
def test_an_ore_mine_needs_two_ordinary_tunnels() -> None:
    state = begin(2, "ore_mine_construction")
    land(state, tunnel=[(4, 2), (5, 3)], deep_tunnel=[(5, 2)])
    assert "ore_mine_construction" not in choices(state, "use")
    land(state, tunnel=[(4, 1), (5, 1)])
    do(state, "use ore_mine_construction")
    assert len(choices(state, "lay")) == 4
    assert refused(state, "lay ore_mine_deep_tunnel 4,2 right") == "11.1"
    do(state, "lay ore_mine_deep_tunnel 4,2 up")
    board = home(state)
    assert board.land[ORE_MINE] == cells((4, 2))
    assert board.land[DEEP] == cells((5, 2), (4, 1))
    assert board.land[TUNNEL] == cells((5, 3), (5, 1))


@clause("5.16", "5.17")
def test_mines_are_worth_points() -> None:
    state = begin(2)
    land(state, ore_mine=[(4, 2)])
    assert lines(home(state))[8] == 3
    land(state, ruby_mine=[(4, 1)])
    assert lines(home(state))[8] == 7


@clause("5.18")
def test_used_cells() -> None:
    state = begin(2)
    assert home(state).used() == cells((3, 2), (3, 3))
    land(state, field=[(2, 3)])
    stables(state, (0, 0))
    assert home(state).used() == cells((3, 2), (3, 3), (2, 3), (0, 0))
    assert home(state).used() & ~BOARD == 0


# Sowing


@clause("6.1")
def test_two_of_each_crop() -> None:
    state = begin(2)
    own(state, grain=3, vegetable=3)
    land(state, field=[(2, 3), *FAR])
    do(state, "use slash_and_burn", "part sow")
    assert choices(state) == [*[f"sow {grain} {veg}" for grain in range(3) for veg in range(3)][1:], "exchange"]
    do(state, "sow 2 2")
    assert goods(state) == {"grain": 1, "vegetable": 1}
    state = begin(2)
    own(state, grain=3, vegetable=3)
    land(state, field=[(2, 3)])
    do(state, "use slash_and_burn", "part sow")
    assert choices(state, "sow") == ["0 1", "1 0"]
    assert refused(state, "sow 1 1") == "6.1"


@clause("6.2", "6.3")
def test_sown_fields_hold_three_grain_or_two_vegetables() -> None:
    state = begin(2)
    own(state, grain=1, vegetable=1)
    land(state, field=[(2, 3), (1, 3)])
    do(state, "use slash_and_burn", "part sow", "sow 1 1")
    assert [count.bit_count() for count in home(state).crops] == [0, 0, 1, 0, 1]
    assert goods(state) == {}


@clause("6.4")
def test_only_empty_fields_are_sown() -> None:
    state = begin(2)
    own(state, grain=2)
    land(state, field=[(2, 3)])
    home(state).crops[0] = cells((2, 3))
    do(state, "use slash_and_burn", "lay meadow_field 2,2 up")
    assert state.ask() == "part"
    do(state, "part sow", "sow 1 0")
    assert home(state).crops[2] == cells((2, 1))
    home(state).crops[0] = 0
    assert home(state).empty_fields() == cells((2, 3))


# Fences and stables


@clause("9.1", "9.2")
def test_prices_of_fences() -> None:
    state = begin(2, "sheep_farming")
    land(state, meadow=[(2, 3), (2, 2)])
    pile(state, "sheep_farming", 1)
    small, large = ["goods", "small_pasture"], ["goods", "large_pasture", "small_pasture"]
    for wood, parts in ((1, ["goods"]), (2, small), (3, small), (4, large)):
        own(state, wood=wood)
        twin = state.copy()
        do(twin, "use sheep_farming")
        assert (choices(twin, "part") or ["goods"]) == parts


@clause("9.5")
def test_pastures_stay_as_they_are() -> None:
    state = begin(2, "sheep_farming")
    own(state, wood=9, boar=2)
    land(state, meadow=[(2, 3)], small_pasture=[(2, 2), (2, 1)])
    stables(state, (2, 3))
    step(state, "use sheep_farming", "put small_pasture 2,3")
    assert home(state).stables == cells((2, 3))
    assert home(state).land[LARGE] == 0
    state = begin(2, "sheep_farming")
    own(state, wood=4)
    land(state, meadow=[(2, 3), (2, 2)], field=[(2, 1)])
    home(state).crops[2] = cells((2, 1))
    stables(state, (2, 3))
    step(state, "use sheep_farming", "part large_pasture", "lay large_pasture 2,2 down")
    assert (home(state).stables, home(state).crops[2]) == (cells((2, 3)), cells((2, 1)))
    state = begin(2, "sheep_farming")
    own(state, wood=9)
    land(state, small_pasture=[(2, 2), (2, 1)])
    assert "sheep_farming" not in choices(state, "use")


@clause("10.1")
def test_a_stable_costs_a_stone() -> None:
    state = begin(2, "sheep_farming")
    own(state, stone=2, ruby=1)
    do(state, "use sheep_farming", "part stable", "put stable 0,0")
    assert goods(state) == {"stone": 1, "ruby": 1}
    assert refused(state, "part stable") == "3.8"


@clause("10.2")
def test_where_stables_go() -> None:
    state = begin(2, "sheep_farming")
    own(state, stone=1)
    land(state, meadow=[(2, 3)], small_pasture=[(2, 2)], field=[(1, 3)])
    large_pasture(state, (1, 1), (2, 1))
    do(state, "use sheep_farming")
    assert len(choices(state, "put")) == 11
    do(state, "put stable 0,0")
    assert home(state).stables == cells((0, 0))


@clause("10.3")
def test_one_stable_on_a_cell_two_on_a_large_pasture() -> None:
    state = begin(2, "sheep_farming")
    own(state, stone=1)
    large_pasture(state, (1, 3), (2, 3))
    stables(state, (1, 3))
    do(state, "use sheep_farming")
    assert refused(state, "put stable 1,3") == "10.3"
    do(state, "put stable 2,3")
    assert home(state).stables == cells((1, 3), (2, 3))


@clause("10.4")
def test_three_stables_in_all() -> None:
    state = begin(2, "sheep_farming")
    own(state, stone=9)
    stables(state, (0, 0), (0, 1), (0, 2))
    assert "sheep_farming" not in choices(state, "use")
    assert home(state).stables_left() == 0


# Mines


@clause("11.2")
def test_a_ruby_mine_on_either_kind_of_tunnel() -> None:
    state = begin(2, "ruby_mine_construction")
    own(state)
    land(state, tunnel=[(4, 2)], deep_tunnel=[(5, 2)], ore_mine=[(5, 1)])
    do(state, "use ruby_mine_construction")
    assert choices(state) == ["part deep_ruby_mine", "part ruby_mine"]
    twin = state.copy()
    twin.step(GAME.parse(twin, "part deep_ruby_mine"))
    assert choices(twin) == ["put ruby_mine 5,2"]
    assert (refused(twin, "put ruby_mine 4,2"), refused(twin, "put ruby_mine 5,1")) == ("25.7", "11.2")
    do(state, "part ruby_mine")
    assert home(state).land[RUBY_MINE] == cells((4, 2))


@clause("11.3")
def test_a_new_mine_takes_a_donkey_at_once() -> None:
    state = begin(2, "ruby_mine_construction")
    own(state, donkey=2, ruby=1)
    land(state, tunnel=[(4, 2)])
    do(state, "use ruby_mine_construction", "part ruby_mine", "put ruby_mine 4,2", "use wood_gathering")
    do(state, "exchange", "swap ruby_donkey")
    assert goods(state) == {"donkey": 3}


@clause("28.7", "28.8", "28.9")
def test_a_field_beyond_the_edge() -> None:
    state = begin(2)
    own(state, grain=1)
    room(state, "office_room")
    land(state, field=[(0, 0)])
    do(state, "use clearing_1_3", "part meadow_field")
    assert "meadow_field 0,1 left" in choices(state, "lay")
    assert "meadow_field -1,1 right" in choices(state, "lay")
    assert refused(state, "lay meadow_field -1,0 down") == "28.8"
    assert refused(state, "lay meadow_field 2,-1 right") == "28.8"
    do(state, "lay meadow_field 0,1 left")
    assert goods(state)["gold"] == 2
    assert home(state).land[FIELD] == cells((0, 0), (-1, 1))
    assert home(state).used().bit_count() == 4


@clause("28.7")
def test_no_overhang_without_the_office() -> None:
    state = begin(2)
    land(state, field=[(0, 0)])
    do(state, "use clearing_1_3", "part meadow_field")
    assert refused(state, "lay meadow_field 0,1 left") == "28.7"


@clause("28.8")
def test_single_tiles_stay_on_the_board() -> None:
    state = begin(2)
    own(state, ruby=1)
    room(state, "office_room")
    land(state, meadow=[(0, 0)])
    do(state, "exchange", "swap ruby_field")
    assert choices(state) == ["put field 1,0", "put field 0,1"]


@clause("28.9")
def test_a_pasture_beyond_the_edge_brings_no_gold_again() -> None:
    state = begin(2, "sheep_farming")
    own(state, wood=4)
    room(state, "office_room")
    land(state, meadow=[(0, 1), (-1, 1)])
    step(state, "use sheep_farming", "part large_pasture", "lay large_pasture -1,1 right")
    assert home(state).land[LARGE] == cells((0, 1), (-1, 1))
    assert goods(state) == {}
    assert lines(home(state))[7] == 4
