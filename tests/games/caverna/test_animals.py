"""Keeping animals: every kind of place, and the exact answer against trying everything."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filone.games.caverna.content.board import (
    FIELD,
    JOINED_DOWN,
    JOINED_RIGHT,
    LARGE,
    MEADOW,
    ORE_MINE,
    RUBY_MINE,
    SMALL,
    at,
)
from filone.games.caverna.content.furnishings import BREAKFAST_ROOM, CUDDLE_ROOM, MIXED_DWELLING, STUBBLE_ROOM
from filone.games.caverna.content.goods import BOAR, CATTLE, DOG, DONKEY, FARM, SHEEP
from filone.games.caverna.homeboard import Home, Room, new_home
from filone.games.caverna.rules.animals import Place, arrange, fits, places
from filone.games.caverna.rules.harvest import reap
from filone.games.caverna.rules.rounds import start_of_round
from filone.games.caverna.state import Caverna
from filone.kernel.sets import count
from games.caverna.scene import begin, choices, do, goods, home, land, large_pasture, own, pile, room, stables, step

clause = pytest.mark.clause


def holds(state: Caverna, **animals: int) -> bool:
    own(state, **animals)
    return fits(home(state))


@clause("14.1")
def test_what_cannot_be_kept_becomes_food() -> None:
    state = begin(2, "sheep_farming")
    own(state, boar=2)
    pile(state, "sheep_farming", 1)
    do(state, "use sheep_farming")
    assert choices(state) == ["swap sheep_food", "swap boar_food"]
    do(state, "swap boar_food", "swap sheep_food")
    assert goods(state) == {"boar": 1, "food": 3}


@clause("14.2")
def test_animals_find_their_places_by_themselves() -> None:
    state = begin(2)
    land(state, small_pasture=[(2, 3)])
    stables(state, (2, 3))
    assert holds(state, sheep=2, donkey=4)
    assert holds(state, sheep=4, donkey=2)
    assert not holds(state, sheep=3, donkey=3)


@clause("4.2", "14.3")
def test_one_type_in_a_place() -> None:
    state = begin(2)
    assert holds(state, cattle=2)
    assert not holds(state, cattle=1, sheep=1)
    assert not holds(state, cattle=3)


@clause("14.4")
def test_small_pastures() -> None:
    state = begin(2)
    land(state, small_pasture=[(2, 3)])
    assert holds(state, boar=4)
    assert not holds(state, boar=5)
    stables(state, (2, 3))
    assert holds(state, boar=6)
    assert not holds(state, boar=7)


@clause("14.5")
def test_large_pastures() -> None:
    state = begin(2)
    large_pasture(state, (1, 3), (2, 3))
    for room_for in (4, 8, 16):
        assert holds(state, sheep=1, cattle=room_for)
        assert not holds(state, sheep=1, cattle=room_for + 1)
        stables(state, (1, 3) if room_for == 4 else (2, 3))


@clause("14.6")
def test_a_meadow_with_a_stable() -> None:
    state = begin(2)
    land(state, meadow=[(2, 3)])
    assert not holds(state, cattle=3)
    stables(state, (2, 3))
    assert holds(state, cattle=3)
    assert holds(state, cattle=2, sheep=1)


@clause("14.7")
def test_a_forest_stable_takes_a_boar() -> None:
    state = begin(2)
    stables(state, (2, 3))
    assert holds(state, boar=3)
    assert holds(state, boar=1, cattle=2)
    assert not holds(state, cattle=3)


@clause("14.8")
def test_mines_take_donkeys() -> None:
    state = begin(2)
    land(state, ore_mine=[(4, 2)], ruby_mine=[(4, 1)])
    assert holds(state, sheep=2, donkey=2)
    assert not holds(state, sheep=2, donkey=3)
    assert not holds(state, sheep=2, cattle=1)


@clause("14.9")
def test_dogs_need_no_place() -> None:
    state = begin(2)
    assert holds(state, dog=50, cattle=2)


@clause("14.10")
def test_dogs_watch_sheep() -> None:
    state = begin(2)
    land(state, meadow=[(2, 3), (1, 3)])
    assert holds(state, dog=1, cattle=2, sheep=2)
    assert not holds(state, dog=1, cattle=2, sheep=3)
    assert holds(state, dog=3, cattle=2, sheep=5)
    assert not holds(state, dog=3, cattle=2, sheep=6)
    assert not holds(state, dog=3, cattle=3)


@clause("14.10")
def test_dogs_on_a_pasture_replace_its_room() -> None:
    state = begin(2)
    large_pasture(state, (1, 3), (2, 3))
    stables(state, (1, 3))
    assert holds(state, dog=9, cattle=2, sheep=10)
    assert not holds(state, dog=9, cattle=2, sheep=11)
    assert holds(state, dog=5, cattle=2, sheep=8)


@clause("14.11")
def test_donkeys_stand_where_it_pays() -> None:
    state = begin(2)
    room(state, "miner")
    land(state, ore_mine=[(4, 2), (4, 1)])
    own(state, donkey=1)
    start_of_round(state, 0)
    assert goods(state) == {"donkey": 1, "ore": 1}


@clause("28.1", "28.2", "27.4")
def test_rooms_for_animals() -> None:
    state = begin(2)
    room(state, "cuddle_room")
    assert holds(state, cattle=2, sheep=2)
    assert not holds(state, cattle=2, sheep=3)
    home(state).dwarfs.append(0)
    assert holds(state, cattle=2, sheep=3)
    state = begin(2)
    room(state, "breakfast_room")
    assert holds(state, sheep=2, cattle=3)
    assert not holds(state, sheep=2, cattle=4)
    assert not holds(state, sheep=2, donkey=1)
    state = begin(2)
    room(state, "mixed_dwelling")
    assert holds(state, sheep=2, donkey=2)
    assert not holds(state, sheep=2, donkey=3)


@clause("28.3")
def test_the_stubble_room() -> None:
    state = begin(2)
    land(state, field=[(2, 3), (1, 3)])
    assert not holds(state, cattle=3)
    room(state, "stubble_room")
    assert holds(state, cattle=2, sheep=1, boar=1)
    own(state, cattle=2, sheep=1, boar=1, grain=1)
    step(state, "use slash_and_burn", "part sow", "sow 1 0")
    assert state.ask() == "room"
    do(state, "swap sheep_food")
    assert goods(state) == {"cattle": 2, "boar": 1, "food": 1}
    for _ in range(3):
        assert not holds(state, cattle=2, sheep=1, boar=1)
        reap(home(state))
    assert holds(state, cattle=2, sheep=1, boar=1)


# Against trying everything


def brute_force(home: Home) -> bool:
    """Every type in every place, every dog in every meadow or pasture."""
    dogs = home.goods[DOG]
    free = places(home)
    watched = [place for place in free if place.watched]
    own_places = [
        (DONKEY, home.mines()),
        (BOAR, count(home.stables & ~(home.land[MEADOW] | home.land[SMALL] | home.land[LARGE]))),
        (SHEEP, len(home.dwarfs) if home.has(CUDDLE_ROOM) else 0),
        (CATTLE, 3 if home.has(BREAKFAST_ROOM) else 0),
    ]
    for guards in product(range(dogs + 1), repeat=len(watched)):
        if sum(guards) > dogs:
            continue
        for animals in product(FARM, repeat=len(free)):
            room_for = dict.fromkeys(FARM, 0)
            for animal, number in own_places:
                room_for[animal] += number
            for animal, place in zip(animals, free, strict=True):
                room_for[animal] += capacity(place, animal, guards, watched)
            if all(home.goods[animal] <= room_for[animal] for animal in FARM):
                return True
    return False


def capacity(place: Place, animal: int, guards: tuple[int, ...], watched: list[Place]) -> int:
    if animal == SHEEP and place.watched:
        here = guards[[other is place for other in watched].index(True)]
        return max(place.room, here + 1 if here else 0)
    return place.room


@st.composite
def boards(draw: st.DrawFn) -> Home:
    """Small boards with all kinds of places."""
    board = new_home()
    kinds = draw(st.lists(st.sampled_from(["meadow", "small", "flat", "tall", "field", "forest"]), max_size=3))
    for row, drawn in enumerate(kinds):
        # A standing pasture needs the cell below for itself.
        kind = "flat" if drawn == "tall" and row + 1 < len(kinds) else drawn
        cell = at(0, row)
        bit = 1 << cell
        if kind == "meadow":
            board.land[MEADOW] |= bit
        elif kind == "small":
            board.land[SMALL] |= bit
        elif kind == "field":
            board.land[FIELD] |= bit
        elif kind in ("flat", "tall"):
            second = at(1, row) if kind == "flat" else at(0, row + 1)
            board.land[LARGE] |= bit | 1 << second
            board.land[JOINED_RIGHT if kind == "flat" else JOINED_DOWN] |= bit
            board.stables |= draw(st.booleans()) << second
        if kind != "field":
            board.stables |= draw(st.booleans()) << cell
    board.land[ORE_MINE] |= draw(st.booleans()) << at(4, 0)
    board.land[RUBY_MINE] |= draw(st.booleans()) << at(4, 1)
    for row, tile in enumerate((MIXED_DWELLING, CUDDLE_ROOM, BREAKFAST_ROOM, STUBBLE_ROOM)):
        if draw(st.integers(0, 3)) == 0:
            board.tiles |= 1 << tile
            board.rooms.append(Room(tile, at(5, row)))
    board.goods[DOG] = draw(st.integers(0, 3))
    for animal in FARM:
        board.goods[animal] = draw(st.integers(0, 9) if animal == SHEEP else st.integers(0, 5))
    return board


@clause("14.2", "14.3", "14.10")
@settings(max_examples=200)
@given(boards())
def test_the_quick_answer_is_exact(board: Home) -> None:
    assert fits(board) == brute_force(board)


@clause("14.2")
@given(boards())
def test_the_arrangement_shown_is_a_good_one(board: Home) -> None:
    """Whatever fits is shown in full, each herd in a place that holds it, each place used once."""
    if not fits(board):
        return
    herds = arrange(board)
    assert sum(herd.dogs for herd in herds) <= board.goods[DOG]
    used = [cell for herd in herds for cell in herd.cells]
    assert len(used) == len(set(used))
    for animal in FARM:
        assert sum(herd.number for herd in herds if herd.animal == animal) == board.goods[animal]
    rooms = {place.cells[0]: place for place in places(board)}
    for herd in herds:
        if herd.cells[0] in rooms:
            place = rooms[herd.cells[0]]
            watched = herd.dogs + 1 if herd.dogs and place.watched and herd.animal == SHEEP else 0
            assert herd.number <= max(place.room, watched)
