"""Section 5: reaching a goal."""

import pytest

from filone.games.saboteur.content.cards import CARDS, EAST, EDGES, FACES, NORTH, SOUTH, WEST
from filone.games.saboteur.maze import Maze
from filone.games.saboteur.pieces import edges_of, piece_of
from filone.games.saboteur.state import Saboteur
from filone.games.saboteur.view import cell_at
from filone.kernel import CHANCE
from games.saboteur.scene import (
    EAST_STONE,
    EASTWARD,
    TREASURE,
    WEST_STONE,
    allowed,
    draw,
    play,
    refusal,
    show,
    start,
    tell,
    texts,
    tunnel,
)


def openings(state: Saboteur, cell: tuple[int, int]) -> set[str]:
    """The sides on which the card on a cell is open, seen from the cells around it."""
    piece = next(piece for piece in state.view(0).maze if piece.cell == cell)
    sides = {EAST_STONE: "NE", WEST_STONE: "NW", TREASURE: "NESW"}[piece.card]
    return {dict(zip("NESW", "SWNE", strict=True))[side] if piece.turned else side for side in sides}


@pytest.mark.clause("5.1")
def test_a_goal_that_the_tunnel_runs_into_is_turned_up() -> None:
    state = tunnel(start(), *EASTWARD)
    assert state.turn >= 0
    tunnel(state, "X 7,0")
    assert state.turn == CHANCE
    assert texts(state) == [f"reveal middle {card}" for card in (TREASURE, EAST_STONE, WEST_STONE)]
    tell(state, f"reveal middle {EAST_STONE}")
    draw(state)
    assert [goal.up for goal in state.view(1).goals] == [False, True, False]
    assert [goal.card for goal in state.view(1).goals] == [None, EAST_STONE, None]


@pytest.mark.clause("5.2")
def test_a_dead_end_turns_nothing_up() -> None:
    state = tunnel(start(), *EASTWARD, "DX 7,0")
    assert state.turn >= 0
    assert not state.view(0).goals[1].up


@pytest.mark.clause("5.3")
def test_the_treasure_ends_the_round_at_once() -> None:
    state = tunnel(start(saboteurs=(1,)), *EASTWARD, "X 7,0")
    finder = state.last
    hands = state.view(0).hands
    tell(state, f"reveal middle {TREASURE}")
    assert state.turn == CHANCE
    assert texts(state, "draw") == []
    assert state.view(0).hands == hands
    assert state.view(0).finder == finder
    show(state)
    assert texts(state, "gold")


BY_THE_WEST = (*EASTWARD, "X 7,0")
BY_THE_NORTH = (*EASTWARD, "L_NW turned 6,-1", "T_H 7,-1", "L_NE turned 8,-1")
BY_THE_SOUTH = (*EASTWARD, "L_NE 6,1", "T_H turned 7,1", "L_NW 8,1")


@pytest.mark.clause("5.4")
@pytest.mark.parametrize(
    ("way", "stone", "sides"),
    [
        (BY_THE_WEST, EAST_STONE, {"S", "W"}),
        (BY_THE_WEST, WEST_STONE, {"N", "W"}),
        (BY_THE_NORTH, EAST_STONE, {"N", "E"}),
        (BY_THE_NORTH, WEST_STONE, {"N", "W"}),
        (BY_THE_SOUTH, EAST_STONE, {"S", "W"}),
        (BY_THE_SOUTH, WEST_STONE, {"S", "E"}),
    ],
)
def test_a_stone_meets_the_card_just_placed(way: tuple[str, ...], stone: str, sides: set[str]) -> None:
    state = tunnel(start(), *way)
    tell(state, f"reveal middle {stone}")
    draw(state)
    assert state.turn >= 0, "play goes on"
    assert openings(state, (8, 0)) == sides


@pytest.mark.clause("5.5")
def test_a_stone_need_not_match_its_other_neighbours() -> None:
    state = tunnel(start(), *EASTWARD, "L_NE turned 7,0", *BY_THE_NORTH[6:])
    tell(state, f"reveal middle {WEST_STONE}")
    draw(state)
    assert openings(state, (8, 0)) == {"N", "W"}, "its opening lies against a wall in the west"
    play(state, "rockfall 8,-1")
    linked = {piece.cell: piece.linked for piece in state.view(0).maze}
    assert linked[(7, 0)]
    assert not linked[(8, 0)], "no way leads through the wall"


def joined_later(*branches: str) -> Saboteur:
    """Branches that point at the middle goal while a rockfall keeps them from the start; then they are joined again."""
    state = play(tunnel(start(link="touch"), *EASTWARD), "rockfall 1,0")
    tunnel(state, *branches)
    assert state.turn >= 0, "what is cut off turns nothing up"
    return tunnel(state, "T_H 1,0")


FROM_WEST = ("T_H turned 7,0",)
FROM_NORTH = ("L_NW turned 6,-1", "T_H 7,-1", "L_NE turned 8,-1")
FROM_SOUTH = ("L_NE 6,1", "T_H turned 7,1", "L_NW 8,1")
FROM_SOUTH_AND_EAST = ("L_NE 6,1", "T_H turned 7,1", "T_H 8,1", "L_NW 9,1", "L_NE turned 9,0")


@pytest.mark.clause("5.6")
@pytest.mark.parametrize(
    ("branches", "sides"),
    [
        ((*FROM_NORTH, *FROM_WEST), {"S", "W"}),
        ((*FROM_SOUTH, *FROM_NORTH), {"N", "E"}),
        (FROM_SOUTH_AND_EAST, {"S", "W"}),
    ],
)
def test_or_else_the_first_of_west_north_south_east(branches: tuple[str, ...], sides: set[str]) -> None:
    state = joined_later(*branches)
    tell(state, f"reveal middle {EAST_STONE}")
    draw(state)
    assert openings(state, (8, 0)) == sides


@pytest.mark.clause("5.4", "5.6")
def test_the_card_just_placed_comes_before_that_order() -> None:
    x, l_ne = CARDS.index("X"), CARDS.index("L_NE")
    pieces = {(number, 0): piece_of(x, EDGES[x]) for number in range(1, 8)}
    pieces |= {(7, -1): piece_of(x, EDGES[x]), (8, -1): piece_of(l_ne, SOUTH | WEST)}
    for placed, edges in (((8, -1), NORTH | EAST), ((7, 0), SOUTH | WEST), ((1, 0), SOUTH | WEST)):
        maze = Maze(True, False)
        maze.set_up()
        maze.pieces |= {cell_at(place): piece for place, piece in pieces.items()}
        maze.survey()
        maze.turn_up(1, FACES.index(EAST_STONE), cell_at(placed))
        assert edges_of(maze.pieces[cell_at((8, 0))]) == edges


@pytest.mark.clause("5.7")
def test_an_uncovered_stone_is_a_passage() -> None:
    state = tunnel(start(), *BY_THE_WEST)
    tell(state, f"reveal middle {EAST_STONE}")
    draw(state)
    assert refusal(state, "place T_V 8,-1") == "4.5", "the stone is a wall to the north"
    assert allowed(state, "place L_NE 8,1")
    tunnel(state, "I_V 8,1")
    assert texts(state) == [f"reveal bottom {TREASURE}", f"reveal bottom {WEST_STONE}"]


@pytest.mark.clause("5.8")
def test_goals_reached_together_are_turned_up_from_the_top() -> None:
    way = (*BY_THE_NORTH[:-1], "T_V turned 8,-1")
    state = tunnel(start(), *way)
    assert {text.split()[1] for text in texts(state)} == {"top"}
    tell(state, f"reveal top {EAST_STONE}")
    assert texts(state) == [f"reveal middle {TREASURE}", f"reveal middle {WEST_STONE}"]
    tell(state, f"reveal middle {WEST_STONE}")
    draw(state)
    assert (openings(state, (8, -2)), openings(state, (8, 0))) == ({"S", "W"}, {"N", "W"})
    state = tunnel(start(), *way)
    tell(state, f"reveal top {TREASURE}")
    assert state.view(0).finder >= 0
    assert texts(state)[0].split()[:2] == ["reveal", "middle"], "shown, now that the round is over"


@pytest.mark.clause("5.9")
def test_an_uncovered_goal_stays_uncovered() -> None:
    state = tunnel(start(), *BY_THE_WEST)
    tell(state, f"reveal middle {EAST_STONE}")
    play(state, "rockfall 7,0")
    assert [goal.up for goal in state.view(0).goals] == [False, True, False]
    assert [piece.linked for piece in state.view(0).maze if piece.card == EAST_STONE] == [False]
    assert refusal(state, "place I_V 8,1") == "4.11"


@pytest.mark.clause("5.10")
def test_who_joins_an_old_branch_has_found_the_treasure() -> None:
    state = joined_later(*FROM_WEST)
    finder = state.last
    tell(state, f"reveal middle {TREASURE}")
    assert state.view(0).finder == finder
    show(state)
    assert state.gold_holder() == finder
