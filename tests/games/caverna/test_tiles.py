"""Sections 4 and 5: the home board and the landscape tiles."""

import pytest

from filone.games.caverna.state import Caverna
from games.caverna.boards import home, owned, play, refusal, seen, start, texts

Cell = tuple[int, int]
BARE = ". . . | . . . / . . . | . . . / . . . | C . . / . . . | E . ."
STEPS = {"right": (1, 0), "down": (0, 1), "left": (-1, 0), "up": (0, -1)}


def neighbours(cell: Cell) -> dict[str, Cell]:
    """Cells of the same half of the board that share an edge."""
    x, y = cell
    found = {toward: (x + dx, y + dy) for toward, (dx, dy) in STEPS.items()}
    return {toward: (a, b) for toward, (a, b) in found.items() if 0 <= a < 6 and 0 <= b < 4 and (a < 3) == (x < 3)}


def pairs(free: set[Cell], touching: set[Cell]) -> set[str]:
    """Every way to lay a twin tile on free cells so that one half touches one of those others."""
    found = set()
    for first in free:
        for toward, second in neighbours(first).items():
            around = {*neighbours(first).values(), *neighbours(second).values()}
            if second in free and around & touching:
                found.add(f"{first[0]},{first[1]} {toward}")
    return found


def laying(picture: str, space: str = "slash_and_burn", seats: int = 2, **goods: int) -> Caverna:
    """At the choice where a twin tile goes."""
    state = start(seats)
    home(state, picture, **goods)
    part = {"slash_and_burn": "meadow_field", "drift_mining_1_3": "cavern_tunnel", "excavation_1_3": "excavate"}[space]
    play(state, f"use {space}")
    if texts(state, "part"):
        play(state, f"part {part}")
    return state


def ways(state: Caverna, tile: str) -> set[str]:
    return {text.removeprefix(f"{tile} ") for text in texts(state, "lay") if text.startswith(tile)}


def buying(picture: str, exchange: str, **goods: int) -> Caverna:
    """A tile bought with a ruby, at the choice where it goes, if there is one."""
    state = start(2)
    home(state, picture, ruby=2, **goods)
    return play(state, "exchange", f"swap {exchange}")


# Section 4


@pytest.mark.clause("4.1")
def test_forest_and_mountain_are_separate() -> None:
    state = laying(BARE)
    assert refusal(state, "lay meadow_field 2,3 right") == "5.5"
    state = laying("M . . | . . . / . . . | . . . / . . . | C . . / . . . | E . .")
    assert ways(state, "meadow_field") == {"1,0 right", "1,0 down", "2,0 left", "1,1 up"} | {
        "0,1 right",
        "0,1 down",
        "1,1 left",
        "0,2 up",
    }, "the cavern beside 2,2 is no neighbour"
    state = laying(". . M | . . . / . . M | . . . / . . M | C . . / . . M | E . .", "drift_mining_1_3")
    assert "3,0 right" not in ways(state, "cavern_tunnel"), "nor is the meadow beside 3,0"


@pytest.mark.clause("4.2")
def test_the_entry_level_dwelling() -> None:
    state = start(4)
    home(state, ". . . | . . . / . . . | . . . / . . . | state_parlor . . / . . . | E . .", sheep=2)
    assert [(herd.cells, herd.number) for herd in seen(state).animals] == [([(3, 3)], 2)]
    assert state.breakdown(0)["bonus"] == 4, "it counts as a dwelling"
    play(state, "use growth")
    assert len(seen(state).dwarfs) == 2, "two beds for two dwarfs: supplies, no growth"


@pytest.mark.clause("4.3")
def test_the_printed_cavern_may_be_furnished_from_the_start() -> None:
    state = start(2)
    home(state, wood=1)
    play(state, "use housework", "part furnish", "furnish cuddle_room")
    assert [(room.cell, room.tile) for room in seen(state).rooms] == [((3, 2), "cuddle_room")]


FINDS = {(2, 0): {"boar": 1}, (0, 2): {"boar": 1}, (1, 3): {"food": 1}, (4, 3): {"food": 1}, (5, 0): {"food": 2}}
WIDE = ". . . | . T . / . . M | . . . / . M M | C . . / . . F | E . ."
"""A board on which every such cell can be reached."""


@pytest.mark.clause("4.4", "4.5", "4.6")
@pytest.mark.parametrize(("space", "tile"), [("slash_and_burn", "meadow_field"), ("drift_mining_1_3", "cavern_tunnel")])
def test_boar_preserves_and_springs_pay_twin_tiles(space: str, tile: str) -> None:
    before = laying(WIDE, space, food=0)
    paid = set()
    for way in ways(before, tile):
        state = play(before.copy(), f"lay {tile} {way}")
        cell, toward = way.split()
        x, y = map(int, cell.split(","))
        found: dict[str, int] = {}
        for covered in ((x, y), neighbours((x, y))[toward]):
            found |= FINDS.get(covered, {})
            paid.add(covered)
        assert owned(state) == owned(before) | found
    assert {cell for cell in FINDS if (cell[0] < 3) == (tile == "meadow_field")} <= paid


@pytest.mark.clause("4.4", "4.5", "4.6")
@pytest.mark.parametrize(
    ("exchange", "piece"),
    [("ruby_meadow", "meadow"), ("ruby_field", "field"), ("ruby_tunnel", "tunnel"), ("ruby_cavern", "cavern")],
)
def test_they_pay_single_tiles(exchange: str, piece: str) -> None:
    before = buying(WIDE, exchange, food=0)
    for text in texts(before, "put"):
        x, y = map(int, text.split()[1].split(","))
        assert owned(play(before.copy(), f"put {text}")) == owned(before) | FINDS.get((x, y), {})


@pytest.mark.clause("4.7")
def test_a_find_is_paid_once_to_a_tile_and_not_to_a_stable() -> None:
    state = start(2, 2)
    home(state, ". . . | . . . / . . M | . . . / . . M | C . . / . . F | E . .", stone=1, wood=2, ruby=1)
    play(state, "use sheep_farming", "part stable", "put stable 2,0")
    assert owned(state) == {"food": 1, "wood": 2, "ruby": 1}
    play(state, "exchange", "swap ruby_meadow", "put meadow 2,0")
    assert owned(state) == {"food": 1, "wood": 2, "boar": 1}, "the tile below the stable still pays"
    play(state, "part small_pasture", "put small_pasture 2,0")
    assert owned(state)["boar"] == 1, "the pasture does not"


# Section 5


@pytest.mark.clause("5.1")
def test_a_twin_tile_lies_either_way_and_either_way_round() -> None:
    state = laying(BARE)
    assert texts(state, "lay") == [f"meadow_field {way}" for way in ("2,2 down", "1,3 right", "2,3 left", "2,3 up")]
    play(state, "lay meadow_field 2,2 down")
    assert (seen(state).land["meadow"], seen(state).land["field"]) == ([(2, 2)], [(2, 3)])


MOUNTAIN = {(x, y) for x in (3, 4, 5) for y in range(4)}
FOREST = {(x, y) for x in (0, 1, 2) for y in range(4)}


@pytest.mark.clause("5.2")
def test_cave_tiles_need_empty_mountain_and_contact_with_the_cave_system() -> None:
    state = laying(BARE, "drift_mining_1_3")
    cave = {(3, 2), (3, 3)}
    assert ways(state, "cavern_tunnel") == pairs(MOUNTAIN - cave, cave)
    assert refusal(state, "lay cavern_tunnel 5,0 down") == "5.2"
    state = laying(". . . | . T . / . . . | . . . / . . . | C . . / . . . | E . .", "drift_mining_1_3")
    cave.add((4, 0))
    assert ways(state, "cavern_tunnel") == pairs(MOUNTAIN - cave, cave), "a tile laid before is as good"
    for exchange, piece in (("ruby_tunnel", "tunnel"), ("ruby_cavern", "cavern")):
        assert texts(buying(BARE, exchange), "put") == [f"{piece} 3,1", f"{piece} 4,2", f"{piece} 4,3"]


@pytest.mark.clause("5.3")
def test_the_first_forest_tile_covers_the_cell_before_the_cave() -> None:
    state = laying(BARE)
    assert ways(state, "meadow_field") == {"2,3 left", "2,3 up", "1,3 right", "2,2 down"}
    assert refusal(state, "lay meadow_field 0,0 right") == "5.3"
    for exchange, kind in (("ruby_meadow", "meadow"), ("ruby_field", "field")):
        assert seen(buying(BARE, exchange)).land[kind] == [(2, 3)]


@pytest.mark.clause("5.4")
@pytest.mark.parametrize("sign", ["F", "M", "S"])
def test_later_forest_tiles_touch_a_field_meadow_or_pasture(sign: str) -> None:
    state = laying(f". . . | . . . / . . . | . . . / . . . | C . . / . . {sign} | E . .")
    taken = {(2, 3)}
    assert ways(state, "meadow_field") == pairs(FOREST - taken, taken), (
        "a meadow beside a field and the other way round"
    )
    assert refusal(state, "lay meadow_field 0,0 right") == "5.4"


@pytest.mark.clause("5.4")
def test_single_tiles_touch_as_well() -> None:
    picture = ". . . | . . . / . . . | . . . / . . n | C . . / . . u | E . ."
    for exchange, piece in (("ruby_meadow", "meadow"), ("ruby_field", "field")):
        state = buying(picture, exchange)
        assert texts(state, "put") == [f"{piece} 2,1", f"{piece} 1,2", f"{piece} 1,3"]
        assert refusal(state, f"put {piece} 0,0") == "5.4"


@pytest.mark.clause("5.5")
def test_without_two_free_neighbours_no_tile_is_laid() -> None:
    state = start(2)
    home(state, "M F . | C C C / . F M | C C . / M F . | C . C / . M F | E C C")
    assert refusal(state, "use slash_and_burn") == "3.5"
    play(state, "use drift_mining_1_3")
    assert (state.turn, owned(state)["stone"]) == (1, 1), "the goods may still be taken, a single tile may not"
    assert len(seen(state).land["tunnel"]) == 0


@pytest.mark.clause("5.6")
def test_a_meadow_goes_under_a_stable_and_a_field_does_not() -> None:
    picture = ". . . | . . . / . . . | . . . / . . .' | C . . / . . F | E . ."
    state = laying(picture)
    lays = ways(state, "meadow_field")
    assert {"2,2 up", "2,2 left"} <= lays
    assert not {"2,1 down", "1,2 right"} & lays
    assert refusal(state, "lay meadow_field 1,2 right") == "5.6"
    play(state, "lay meadow_field 2,2 left")
    assert seen(state).stables == [(2, 2)] == seen(state).land["meadow"]
    assert "meadow 2,2" in texts(buying(picture, "ruby_meadow"), "put")
    assert seen(buying(picture, "ruby_field")).land["field"] == [(1, 3), (2, 3)], "the only cell left for a field"


@pytest.mark.clause("5.7")
def test_only_these_coverings_are_allowed() -> None:
    picture = "M M F | T T D / S [ ] | O R . / n . . | C carpenter . / u . . | E . ."
    state = start(2, 6)
    home(state, picture, wood=9, ruby=9)
    assert texts(play(state.copy(), "use sheep_farming", "part small_pasture"), "put") == [
        "small_pasture 0,0",
        "small_pasture 1,0",
    ]
    fenced = play(state.copy(), "use sheep_farming", "part large_pasture")
    assert [pasture.cells[0] for pasture in seen(fenced).large_pastures] == [(0, 0), (1, 1), (0, 2)]
    mined = play(state.copy(), "use ore_mine_construction")
    assert texts(mined, "lay") == ["ore_mine_deep_tunnel 3,0 right", "ore_mine_deep_tunnel 4,0 left"]
    mine = play(state.copy(), "use ruby_mine_construction")
    assert texts(play(mine.copy(), "part ruby_mine"), "put") == ["ruby_mine 3,0", "ruby_mine 4,0"]
    assert seen(play(mine.copy(), "part deep_ruby_mine")).land["ruby_mine"] == [(5, 0), (4, 1)]
    furnished = play(state.copy(), "use housework", "part furnish", "furnish cuddle_room")
    assert seen(furnished).rooms[-1].cell == (3, 2)
    for exchange, free in (("ruby_meadow", [(1, 2), (2, 2), (1, 3)]), ("ruby_tunnel", [(5, 1), (5, 2), (4, 3)])):
        bought = play(state.copy(), "exchange", f"swap {exchange}")
        assert [text.split()[1] for text in texts(bought, "put")] == [f"{x},{y}" for x, y in free]


@pytest.mark.clause("5.8")
def test_two_caverns_only_from_excavation() -> None:
    state = laying(BARE, "excavation_1_3")
    assert ways(state, "cavern_tunnel")
    assert ways(state, "cavern_cavern")
    state = laying(BARE, "drift_mining_1_3")
    assert not ways(state, "cavern_cavern")
    assert refusal(state, "lay cavern_cavern 3,1 up") == "5.8"


@pytest.mark.clause("5.9", "5.10")
def test_a_meadow_can_be_fenced_a_field_cannot() -> None:
    state = start(2, 2)
    home(state, ". . . | . . . / . . . | . . . / . M M | C . . / . F F | E . .", wood=6, stone=1, grain=2, sheep=2)
    assert [herd.cells for herd in seen(state).animals] == [[(3, 3)]], "a meadow holds no animals by itself"
    play(state, "use sheep_farming")
    assert texts(play(state.copy(), "part small_pasture"), "put") == ["small_pasture 1,2", "small_pasture 2,2"]
    stable = play(state.copy(), "part stable")
    assert refusal(stable, "put stable 1,3") == "10.3"
    play(state, "part large_pasture", "part goods")
    play(state, "use logging_1_3", "use slash_and_burn", "part sow", "sow 2 0")
    assert [crop.cell for crop in seen(state).crops] == [(1, 3), (2, 3)]


@pytest.mark.clause("5.11", "5.12", "5.16", "5.17")
@pytest.mark.parametrize(
    ("picture", "line", "points"),
    [
        (". . . | . . . / . . . | . . . / . S S | C . . / . . S | E . .", "pastures", 6),
        (". . . | . . . / . . . | . . . / . [ ] | C . . / . . S | E . .", "pastures", 6),
        (". . n | . . . / . . u | . . . / . [ ] | C . . / . . F | E . .", "pastures", 8),
        (". . . | . . . / . . . | . . . / . . . | C O D / . . . | E O D", "mines", 6),
        (". . . | . . . / . . . | . . . / . . . | C O R / . . . | E R T", "mines", 11),
    ],
)
def test_pastures_and_mines_have_their_points(picture: str, line: str, points: int) -> None:
    state = start(2)
    home(state, picture)
    assert state.breakdown(0)[line] == points


@pytest.mark.clause("5.12")
def test_a_large_pasture_is_one_place() -> None:
    state = start(2)
    home(state, ". . . | . . . / . . . | . . . / . [ ] | C . . / . . F | E . .", sheep=5)
    assert sorted(herd.number for herd in seen(state).animals) == [1, 4]
    home(state, sheep=4, boar=1, donkey=1)
    assert sum(herd.number for herd in seen(state).animals) == 5, "not two types in its two halves"


@pytest.mark.clause("5.13", "5.14", "5.15")
def test_caverns_tunnels_and_deep_tunnels() -> None:
    state = start(2, 6)
    home(state, ". . . | . . . / . . . | . D T / . . . | C D T / . . . | E . .", wood=9, stone=9)
    mined = play(state.copy(), "use ore_mine_construction")
    assert texts(mined, "lay") == ["ore_mine_deep_tunnel 5,1 down", "ore_mine_deep_tunnel 5,2 up"]
    assert refusal(mined, "lay ore_mine_deep_tunnel 4,1 right") == "11.1"
    play(mined, "lay ore_mine_deep_tunnel 5,1 down")
    assert (seen(mined).land["ore_mine"], seen(mined).land["deep_tunnel"]) == ([(5, 1)], [(4, 1), (4, 2), (5, 2)])
    play(state, "use ruby_mine_construction", "part deep_ruby_mine")
    assert texts(state, "put") == ["ruby_mine 4,1", "ruby_mine 4,2"]
    play(state, "put ruby_mine 4,2", "use logging_1_3", "use housework", "part furnish", "furnish carpenter")
    assert seen(state).rooms[0].cell == (3, 2), "furnishing tiles go on caverns"


@pytest.mark.clause("5.18")
def test_cells_with_a_tile_or_a_stable_are_used() -> None:
    state = start(2)
    assert state.breakdown(0)["unused"] == -22, "the two printed cells are used from the start"
    home(state, ".' . . | . . . / . . . | . . . / . M' S | C T . / . . F | E . .")
    assert state.breakdown(0)["unused"] == -17
