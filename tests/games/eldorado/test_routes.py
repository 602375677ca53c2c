"""The routes: every hex of the named ones, and what a route of one's own must satisfy."""

import json
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from filone.games.eldorado.content.generator import LEVELS, advice, generate, hardship_of
from filone.games.eldorado.content.layout import ROUTES, Ground, Layout, Piece, check_layout, read_layout
from filone.games.eldorado.content.route import Route, route_of
from filone.games.eldorado.content.tiles import AROUND, MOUNTAIN, SIDES, hexes_of
from filone.kernel import BadData, BadOption
from filone.kernel.texts import LANGUAGES
from games.eldorado.scene import GAME, Scene

BOARDS = Path(__file__).parent / "boards"
CODES = "JWVGC"


def board(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((BOARDS / f"{name}.json").read_text("utf-8"))
    return data


def place(route: Route, hex: int) -> list[int]:
    return [route.q[hex], route.r[hex]]


def code(route: Route, hex: int) -> str:
    if hex in route.starts:
        return f"S{route.starts.index(hex) + 1}"
    if route.terrain[hex] == MOUNTAIN:
        return "X" if hex in route.caves else "M"
    return f"{CODES[route.terrain[hex]]}{route.value[hex]}"


@pytest.mark.clause("1.1", "1.2")
@pytest.mark.parametrize("name", ROUTES)
def test_every_hex_lies_where_the_board_has_it(name: str) -> None:
    route = route_of(ROUTES[name])
    mine = [[*place(route, hex), route.side[hex] or "END", code(route, hex)] for hex in range(len(route.q))]
    assert sorted(mine) == sorted(board(name)["hexes"])


@pytest.mark.clause("1.1", "10.2")
@pytest.mark.parametrize("name", ROUTES)
def test_starts_finishes_and_caves(name: str) -> None:
    route, data = route_of(ROUTES[name]), board(name)
    assert [place(route, hex) for hex in route.starts] == data["starts"]
    assert sorted(place(route, hex) for hex in range(route.goal, len(route.q))) == sorted(data["finishes"])
    assert sorted(place(route, hex) for hex in route.caves) == sorted(data["caves"])
    assert min(route.distance[hex] for hex in route.starts) == data["steps"]
    assert {code(route, hex) for hex in range(route.goal, len(route.q))} <= {"J1", "W1"}


@pytest.mark.clause("1.3")
@pytest.mark.parametrize("name", ROUTES)
def test_seams_and_their_blocks(name: str) -> None:
    route, data = route_of(ROUTES[name]), board(name)
    sides = [piece.side for piece in route.layout.pieces]
    assert [(seam["from"], seam["to"]) for seam in data["seams"]] == list(pairwise(sides))
    assert route.blocked == [seam["block"] for seam in data["seams"]]
    assert sum(route.blocked) == data["blocks"]
    for pairs, seam in zip(route.seams, data["seams"], strict=True):
        mine = {frozenset((tuple(place(route, one)), tuple(place(route, other)))) for one, other in pairs}
        assert mine == {frozenset(map(tuple, pair)) for pair in seam["pairs"]}


@pytest.mark.clause("1.3", "10.2")
@pytest.mark.parametrize("name", ROUTES)
def test_a_game_uses_the_route_as_given(name: str) -> None:
    state = Scene(route=name).state
    assert [bool(block) for block in state.blocks] == state.route.blocked
    assert len({block for block in state.blocks if block}) == sum(state.route.blocked)
    finishes = set(range(state.route.goal, len(state.route.q)))
    for hex in range(state.route.goal):
        for near, gate in zip(state.route.near[hex], state.route.gates[hex], strict=True):
            assert near not in finishes or gate == -1


CHECK_SUMS = dict(
    zip("ABCDEFGHIJKLMNOPQR", [43, 38, 42, 69, 71, 70, 70, 60, 80, 59, 62, 70, 92, 49, 38, 26, 26, 33], strict=True)
)


@pytest.mark.clause("1.2")
def test_the_values_of_a_side_add_up() -> None:
    """All values and six for every mountain: a sum that the printed sides are known by."""
    for side in SIDES:
        hexes = hexes_of(side, 0)
        assert len(hexes) == (37 if side < "O" else 16)
        total = sum(6 if hex.terrain == MOUNTAIN else hex.value for hex in hexes if hex.terrain <= MOUNTAIN)
        assert total == CHECK_SUMS[side], side


@pytest.mark.clause("14.1")
def test_a_layout_replaces_the_named_route() -> None:
    layout = ROUTES["swamplands"].json()
    state = Scene(layout=layout).state
    assert state.route.layout == ROUTES["swamplands"]
    assert read_layout(layout) == ROUTES["swamplands"]


def broken(change: str) -> dict[str, Any]:
    layout = deepcopy(ROUTES["home_stretch"].json())
    tiles: list[dict[str, Any]] = layout["tiles"]
    match change:
        case "no start":
            del tiles[0]
        case "start not at 0,0":
            tiles[0]["at"] = [1, 0]
        case "both sides of a piece":
            tiles[3]["side"] = "I"
        case "apart":
            tiles[-1]["at"][0] += 1
        case "overlap":
            tiles[-1]["at"][0] -= 1
        case "strip at the end":
            del tiles[3:]
        case "no corner":
            layout["end"]["corner"] = [30, -22]
        case "unknown piece":
            tiles[1]["side"] = "Z"
        case "turned too far":
            tiles[1]["turns"] = 6
        case "not a place":
            tiles[1]["at"] = [4.5, -7]
        case "no end":
            del layout["end"]
        case "unknown end":
            layout["end"]["side"] = "desert"
        case "nothing":
            tiles.clear()
        case "no turns":
            del tiles[1]["turns"]
        case "half an end":
            del layout["end"]["corner"]
    return layout


@pytest.mark.clause("14.1", "14.2", "14.3", "14.4", "14.6", "14.7")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("no start", "begins with the start tile"),
        ("start not at 0,0", "begins with the start tile"),
        ("both sides of a piece", "I and J are the same piece"),
        ("apart", "M and C do not lie edge to edge"),
        ("overlap", "M and C overlap"),
        ("strip at the end", "but Q is a strip"),
        ("no corner", "30,-22 is not a corner hex of C"),
        ("unknown piece", "there is no piece Z"),
        ("turned too far", "turned 0 to 5 times"),
        ("not a place", "two whole numbers"),
        ("no end", '"tiles" and "end"'),
        ("unknown end", '"jungle" or its "river" side'),
        ("nothing", "lists 1 to 9 pieces"),
        ("no turns", "each piece needs"),
        ("half an end", '"end" needs'),
    ],
)
def test_a_wrong_layout_is_refused_with_the_reason(change: str, reason: str) -> None:
    assert reason in refusal(broken(change))


def refusal(layout: dict[str, Any], lang: str = "en") -> str:
    """Why a layout is refused, whoever reads it; a detail that is not given would show as a variable."""
    with pytest.raises(BadOption) as refused:
        GAME.start(3, {"layout": layout})
    assert not any("$" in refused.value.sentence(lang) for lang in LANGUAGES)
    return refused.value.sentence(lang)


@pytest.mark.clause("14.1")
def test_the_reason_is_told_in_the_reader_s_language() -> None:
    told = refusal(broken("overlap"), "it")
    assert told == "L’opzione «layout» non è utilizzabile: M e C si sovrappongono."


@pytest.mark.clause("14.4")
def test_the_seams_that_pieces_can_have() -> None:
    """Two tiles fit in twelve ways, a tile and a strip of a given turn in six; all looser contacts have fewer pairs."""
    fits = {"C": 0, "O": 0}
    for side in fits:
        for q in range(-9, 10):
            for r in range(-9, 10):
                try:
                    ground = Ground(Layout((Piece("A", 0, 0, 0), Piece(side, q, r, 0)), "river", (0, 0)))
                except BadData:
                    continue
                fits[side] += len(ground.contacts().get((0, 1), [])) >= 7
    assert fits == {"C": 12, "O": 6}


@pytest.mark.clause("14.5")
def test_pieces_that_do_not_follow_one_another_do_not_touch() -> None:
    ring = (Piece("A", 0, 0, 0), Piece("C", 7, -3, 0), Piece("E", 3, 4, 0))
    assert "A and E touch, but do not follow one another" in refusal(Layout(ring, "river", (3, 7)).json())


@pytest.mark.clause("14.6")
def test_strips_are_not_neighbours() -> None:
    strips = (Piece("A", 0, 0, 0), Piece("O", 5, -2, 1), Piece("Q", 8, -2, 1), Piece("C", 15, -5, 0))
    assert "the strips O and Q cannot be neighbours" in refusal(Layout(strips, "river", (18, -8)).json())


@pytest.mark.clause("14.7")
def test_the_ending_tile_touches_the_last_tile_only() -> None:
    two = (Piece("A", 0, 0, 0), Piece("C", 7, -3, 0))
    check_layout(Layout(two, "river", (10, -6)))
    for corner, reason in (((4, -3), "touches more than"), ((4, 0), "overlaps")):
        assert reason in refusal(Layout(two, "river", corner).json())


@pytest.mark.clause("14.8")
def test_there_must_be_a_way_through() -> None:
    """The way on lies behind the start spaces, which nobody enters again, and the last of them does not touch it."""
    pieces = (Piece("A", 0, 0, 0), Piece("E", -4, 7, 3))
    layout = Layout(pieces, "jungle", (-1, 7))
    assert "no way from the start space at 0,3 to El Dorado" in refusal(layout.json())


@pytest.mark.clause("14.9")
@pytest.mark.parametrize(("tiles", "strips", "level"), [(2, 0, "easy"), (5, 1, "medium"), (4, 2, "hard")])
def test_generated_routes_are_valid_and_of_their_level(tiles: int, strips: int, level: str) -> None:
    layout = generate(tiles, strips, level, Random(f"{tiles} {strips} {level}"))
    check_layout(read_layout(layout.json()))
    assert len(layout.pieces) == tiles + strips
    assert sum(piece.side in "OPQR" for piece in layout.pieces) == strips
    low, high = LEVELS[level]
    assert low <= hardship_of(Route(layout)) <= high
    assert Scene(layout=layout.json()).state.turn == 0


@pytest.mark.clause("14.9")
def test_the_named_routes_get_harder_as_they_say() -> None:
    hardship = [hardship_of(route_of(layout)) for layout in ROUTES.values()]
    easy, medium, hard = hardship[:3], hardship[3:5], hardship[5:]
    assert max(easy) < min(hard)
    assert max(medium) < min(hard)
    assert sum(easy) / 3 < sum(medium) / 2


@pytest.mark.clause("14.9")
def test_the_advice_prefers_variety() -> None:
    route = Route(ROUTES["serpentine"])
    varied = advice(route)
    for hex in range(route.goal):
        if route.value[hex] > 0:
            route.terrain[hex] = 0
    assert advice(route) < varied


@pytest.mark.clause("14.9")
@pytest.mark.parametrize(("tiles", "strips", "level"), [(1, 0, "easy"), (8, 0, "easy"), (2, 2, "easy"), (4, 0, "mild")])
def test_there_is_no_route_of_an_impossible_length_or_level(tiles: int, strips: int, level: str) -> None:
    with pytest.raises(ValueError, match=r"a route has|the levels are"):
        generate(tiles, strips, level, Random(1))


def test_neighbours_are_mutual() -> None:
    assert {(-q, -r) for q, r in AROUND} == set(AROUND)
