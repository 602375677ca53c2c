"""Section 4: where a tunnel card may go."""

from random import Random

import pytest

from filone.bots.playout import random_move
from filone.games.saboteur.state import Saboteur
from filone.games.saboteur.view import cell_at
from filone.kernel import OVER, BadOption
from filone.kernel.fields import field_values
from games.saboteur.scene import EASTWARD, GAME, allowed, give, hold, play, refusal, start, tell, texts, tunnel


@pytest.mark.clause("4.1")
def test_no_tunnels_with_a_broken_tool() -> None:
    state = play(start(opener=2), "break pick 1")
    assert state.turn == 1
    give(state, "X")
    assert texts(state, "place") == []
    assert refusal(state, "place X 1,0") == "4.1"
    play(state, "repair REPAIR_PICK 1 pick")
    assert state.turn == 0, "the repair was the turn"
    play(state, "discard MAP", "discard MAP")
    assert allowed(state, "place X 1,0")


@pytest.mark.clause("4.2")
def test_upside_down_but_never_on_its_side() -> None:
    state = start()
    hold(state, "L_NE")
    assert texts(state, "place") == [
        "place L_NE -1,0",
        "place L_NE 0,1",
        "place L_NE turned 0,-1",
        "place L_NE turned 1,0",
    ]
    hold(state, "I_V")
    assert texts(state, "place") == ["place I_V 0,-1", "place I_V 0,1"]
    state.copy().play(GAME.space.encode("place", "I_V", True, [0, 1]))
    assert GAME.parse(state, "place I_V turned 0,1") == GAME.parse(state, "place I_V 0,1"), "it looks the same"
    assert refusal(state, "place I_V turned 1,0") == "4.5"
    tunnel(state, "L_NE turned 1,0")
    assert [(piece.card, piece.turned) for piece in state.view(0).maze] == [("START", False), ("L_NE", True)]


@pytest.mark.clause("4.3")
def test_only_on_an_empty_cell() -> None:
    state = tunnel(start(), "X 1,0")
    for cell in ("0,0", "1,0", "8,0"):
        assert refusal(state, f"place X {cell}") == "4.3"


@pytest.mark.clause("4.4")
def test_next_to_a_face_up_card() -> None:
    state = start()
    for cell in ("2,0", "1,1", "-1,-1", "7,0", "8,1"):
        assert refusal(state, f"place X {cell}") == "4.4"
    assert refusal(start(link="touch"), "place X 7,0") == "4.4", "a face-down goal is no neighbour"


@pytest.mark.clause("4.5")
def test_opening_to_opening_and_wall_to_wall() -> None:
    state = start()
    assert refusal(state, "place I_V 1,0") == "4.5"
    tunnel(state, "I_H 1,0", "T_V 0,1")
    assert refusal(state, "place T_H 1,1") == "4.5", "an opening against the wall of the tunnel above"
    assert refusal(state, "place D1_V turned 1,1") == "4.5", "a wall against the opening of the junction"
    assert allowed(state, "place T_H turned 1,1")


@pytest.mark.clause("4.6")
def test_the_edges_of_dead_ends_count() -> None:
    state = tunnel(start(), "DX 1,0", "X 0,1")
    assert allowed(state, "place L_NW 1,1")
    assert refusal(state, "place T_H turned 1,1") == "4.6", "a wall against the dead end's opening"
    assert allowed(state, "place DT_H 1,1"), "dead end to dead end, opening to opening"


@pytest.mark.clause("4.7")
def test_anything_may_lie_against_a_face_down_goal() -> None:
    state = tunnel(start(), *EASTWARD)
    assert allowed(state, "place L_NW 7,0")
    assert allowed(state, "place X 7,0")
    tunnel(state, "L_NW 7,0")
    assert state.turn >= 0, "a wall turns nothing up"


@pytest.mark.clause("4.8")
def test_option_no_wall_against_a_face_down_goal() -> None:
    state = start(hidden_goal_edges="open")
    tunnel(state, *EASTWARD)
    assert refusal(state, "place L_NW 7,0") == "4.8"
    assert allowed(state, "place X 7,0")
    play(tunnel(state, "DX 7,0"), "rockfall 7,0")
    assert refusal(state, "place L_NW 7,0") == "4.8", "nor in a gap"


@pytest.mark.clause("4.8")
def test_option_a_goal_turned_up_has_its_own_edges() -> None:
    state = start(hidden_goal_edges="open")
    tunnel(state, *EASTWARD, "L_NW turned 6,-1", "T_H 7,-1")
    assert refusal(state, "place L_NW 8,-1") == "4.8", "a wall against the middle goal"
    tunnel(state, "T_H turned 7,0")
    tell(state, "reveal middle GOAL_STONE_1")
    play(state, "discard MAP")
    assert allowed(state, "place L_NW 8,-1"), "the stone is a wall to the north"
    assert refusal(state, "place T_V turned 8,-1") == "4.5"
    assert refusal(state, "place L_NE 8,1") == "4.8", "the bottom goal is still face down"


@pytest.mark.clause("4.9")
def test_an_opening_must_continue_the_tunnel_from_the_start() -> None:
    state = tunnel(start(), "I_H 1,0")
    assert refusal(state, "place I_H 1,1") == "4.9", "fits wall to wall, but joins nothing"
    assert allowed(state, "place X 2,0")


@pytest.mark.clause("4.10")
def test_a_dead_end_cannot_be_continued() -> None:
    state = tunnel(start(), "DI_H 1,0")
    assert refusal(state, "place X 2,0") == "4.10"
    tunnel(state, "T_V 0,1", "I_H 1,1", "T_H 2,1")
    assert allowed(state, "place X 2,0"), "from below, past the dead end"


def cut_off() -> Saboteur:
    """Cards at 2,0 and 2,1, cut off from the start by a gap at 1,0."""
    return play(tunnel(start(), "I_H 1,0", "T_H turned 2,0", "X 2,1"), "rockfall 1,0")


@pytest.mark.clause("4.11")
def test_cards_that_are_cut_off_wait_to_be_joined() -> None:
    state = cut_off()
    linked = {piece.cell: piece.linked for piece in state.view(0).maze}
    assert linked == {(0, 0): True, (2, 0): False, (2, 1): False}
    assert refusal(state, "place X 3,1") == "4.11"
    assert refusal(state, "place L_NW turned 1,0") == "4.5", "they must still be matched"
    tunnel(state, "X 0,1")
    assert allowed(state, "place I_H 1,1"), "a new way round joins them again"
    tunnel(state, "I_H 1,1")
    assert all(piece.linked for piece in state.view(0).maze)
    assert allowed(state, "place X 3,1")


@pytest.mark.clause("4.12")
def test_option_without_the_link() -> None:
    state = tunnel(start(link="touch"), "DI_H 1,0")
    assert allowed(state, "place X 2,0")
    assert allowed(state, "place I_H 1,1"), "wall to wall is enough"
    assert refusal(state, "place X 1,1") == "4.6"
    state = play(tunnel(start(link="touch"), "I_H 1,0", "X 2,0"), "rockfall 1,0")
    assert allowed(state, "place X 3,0"), "cut off or not"
    assert refusal(state, "place X 5,0") == "4.4"


def test_records_of_before_know_the_link_by_another_name() -> None:
    for value, link in ((True, "start"), (False, "touch")):
        assert start(require_link_to_start=value).view(0).options["link"] == link
    with pytest.raises(BadOption):
        start(require_link_to_start="elsewhere")


@pytest.mark.clause("4.14")
def test_option_to_continue_any_opening() -> None:
    state = tunnel(start(link="joint"), "DI_H 1,0")
    assert allowed(state, "place X 2,0"), "a dead end has openings too"
    assert refusal(state, "place I_H 1,1") == "4.14", "wall to wall is not enough"
    state = play(tunnel(start(link="joint"), "I_H 1,0", "X 2,0"), "rockfall 1,0")
    assert allowed(state, "place X 3,0"), "cut off or not"


@pytest.mark.clause("4.13")
@pytest.mark.parametrize("saboteurs", [(), (0,)])
def test_everybody_may_close_the_last_way(saboteurs: tuple[int, ...]) -> None:
    state = start(saboteurs=saboteurs)
    assert {card for card in ("DX", "DT_V", "D1_V") if allowed(state, f"place {card} 0,1")} == {"DX", "DT_V", "D1_V"}
    tunnel(state, "D1_V 0,1", "DI_V 0,-1", "DI_H -1,0")
    assert allowed(state, "place DX 1,0")
    tunnel(state, "DX 1,0")
    hold(state, "X", "T_V", "I_H")
    assert texts(state, "place") == []


def test_mazes_are_told_apart_by_what_lies_in_them() -> None:
    long = tunnel(start(), "X 1,0", "I_V 0,1").maze
    assert long.key == tunnel(start(), "I_V 0,1", "X 1,0").maze.key
    short = tunnel(start(), "X 1,0").maze
    assert len({start().maze.key, long.key, short.key, tunnel(start(), "T_H 1,0").maze.key}) == 4
    long.collapse(cell_at((0, 1)))
    assert long.key == short.key


@pytest.mark.parametrize("link", ["start", "joint", "touch"])
@pytest.mark.parametrize("hidden_goal_edges", ["neutral", "open"])
def test_a_maze_is_the_same_grown_card_by_card_or_looked_at_whole(link: str, hidden_goal_edges: str) -> None:
    rng = Random(f"{link} {hidden_goal_edges}")
    state = start(6, link=link, hidden_goal_edges=hidden_goal_edges)
    while state.turn != OVER:
        state.advance(random_move(state, rng))
        whole = state.maze.copy()
        whole.survey()
        grown, seen = field_values(state.maze), field_values(whole)
        assert {name: grown[name] for name in grown if name != "reached"} == {
            name: seen[name] for name in seen if name != "reached"
        }
        assert state.maze.reached & ~whole.reached == 0
        assert sorted(state.maze.loose()) == list(whole.loose())
