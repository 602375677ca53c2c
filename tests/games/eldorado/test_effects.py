"""What moves cost and bring, and the ways that they open."""

from random import Random
from typing import Any

import pytest

from filone.bots.playout import random_move
from filone.games.eldorado.effects import EldoradoEffects, Way, effects
from filone.games.eldorado.state import Eldorado
from filone.kernel import OVER
from games.eldorado.scene import GAME, ROW, Scene, step


def effects_of(scene: Scene, text: str) -> EldoradoEffects:
    return effects(scene.state, GAME.parse(scene.state, text))


def lane(hand: str, codes: str, seats: int = 3, **options: Any) -> Scene:
    """A pawn at the end of a row; all spaces around it ask for much rubble."""
    scene = Scene(seats, **options)
    scene.block(0)
    for hex in range(scene.route.goal):
        if scene.route.terrain[hex] < 5:
            scene.route.terrain[hex], scene.route.value[hex] = 3, 9
    scene.put(0, ROW[0])
    for seat in range(1, seats):
        scene.put(seat, ROW[8] if seat == 1 else (ROW[8][0], 1))
    scene.paint(ROW[1 : 1 + len(codes.split())], codes)
    scene.deal(0, hand)
    return scene


def ends(found: EldoradoEffects) -> dict[tuple[int, int], int]:
    """What is left at the end of each way."""
    return {way.path[-1]: way.left for way in found.ways if not way.block}


def test_a_way_goes_on_with_the_power_that_is_left() -> None:
    scene = lane("scout pioneer", "J1 J2 W1 J1")
    assert ends(effects_of(scene, "play scout")) == {ROW[1]: 1}
    pioneer = effects_of(scene, "play pioneer")
    assert ends(pioneer) == {ROW[1]: 4, ROW[2]: 2}
    assert pioneer.ways[1] == Way(False, ROW[0], [ROW[1], ROW[2]], 0, 3, 2)


def test_a_way_may_end_at_a_block() -> None:
    scene = lane("explorer trailblazer", "J1 J1 J1 J1 J1 J1")
    scene.put(0, ROW[4])
    scene.block(5)
    explorer, trailblazer = effects_of(scene, "play explorer"), effects_of(scene, "play trailblazer")
    assert [way.block for way in explorer.ways if way.block] == []
    assert [(way.path, way.cost, way.left) for way in trailblazer.ways if way.block == 5] == [([ROW[5]], 3, 0)]
    assert ROW[6] not in ends(trailblazer)


def test_a_joker_is_one_symbol_for_the_whole_way() -> None:
    scene = lane("prop_plane", "W1 W1 J1")
    assert ends(effects_of(scene, "play prop_plane")) == {ROW[1]: 3, ROW[2]: 2}


@pytest.mark.parametrize(("options", "stops"), [({}, {1: 2, 2: 1}), ({"pass_token": "through"}, {2: 1})])
def test_pawns_bar_a_way_unless_they_may_be_passed(options: dict[str, Any], stops: dict[int, int]) -> None:
    scene = lane("trailblazer sailor", "J1 J1", caves=True, **options)
    scene.put(1, ROW[1])
    scene.give(0, "pass", "machete_3")
    scene.do("token pass")
    assert ends(effects_of(scene, "play trailblazer")) == {ROW[end]: left for end, left in stops.items()}
    assert ends(effects_of(scene, "token machete_3")) == {ROW[end]: left for end, left in stops.items()}


def test_the_native_takes_one_step_onto_anything() -> None:
    scene = lane("native", "J3 J1")
    ways = effects_of(scene, "play native").ways
    assert {len(way.path) for way in ways} == {1}
    assert ROW[1] in [way.path[0] for way in ways]
    scene.do("play native")
    assert effects_of(scene, step(ROW[1])).ways == [Way(False, ROW[0], [ROW[1]], 0, 0, 0)]


@pytest.mark.clause("3.12")
def test_between_two_steps_the_native_has_ways_if_so_agreed() -> None:
    scene = lane("trailblazer native", "J1 G3", between_steps="moving")
    scene.do("play trailblazer", step(ROW[1]))
    assert ROW[2] in ends(effects_of(scene, "play native"))


def test_each_pawn_has_its_own_ways_and_the_best_come_first() -> None:
    scene = lane("pioneer", "J1 J1 J1 J1", seats=2)
    scene.put(0, ROW[4], which=1)
    ways = effects_of(scene, "play pioneer").ways
    assert [(way.second, way.left) for way in ways if way.path[-1] == ROW[3]] == [(True, 4), (False, 2)]
    scene.do("play pioneer", step(ROW[1]))
    assert {way.second for way in effects_of(scene, step(ROW[2])).ways} == {False}


def test_while_a_move_is_under_way_its_ways_begin_with_the_next_step() -> None:
    scene = lane("pioneer explorer sailor", "J1 J1 J1 W1")
    scene.do("play pioneer", step(ROW[1]))
    assert ends(effects_of(scene, step(ROW[2]))) == {ROW[2]: 3, ROW[3]: 2}
    assert effects_of(scene, step(ROW[2])).costs == {"power": 1}
    assert effects_of(scene, "stop").next_cards == ["explorer"]


def test_what_a_purchase_costs_and_brings() -> None:
    scene = lane("journalist explorer giant_machete traveler", "G1")
    assert effects_of(scene, "buy photographer").costs == {"coins": 2}
    assert effects_of(scene, "buy photographer").brings == {"card-photographer": 1}
    assert effects_of(scene, step(ROW[1])).costs == {"cards": 1}
    scene.do("buy photographer")
    assert effects_of(scene, "pay explorer").costs == {"card-explorer": 1}
    assert effects_of(scene, "pay explorer").brings == {"half_coins": 1}


def test_what_action_cards_and_tokens_bring() -> None:
    scene = lane("compass", "J1", caves=True)
    scene.deal(0, "compass", draw="explorer")
    scene.give(0, "draw")
    assert effects_of(scene, "play compass").brings == {"cards": 3}
    assert effects_of(scene, "token draw").costs == {"token-draw": 1}
    assert effects_of(scene, "token draw").brings == {"cards": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ways_are_walked_as_they_are_told(seats: int) -> None:
    """Every move has effects, every way of a card can be gone to its end, and every card that moves has one."""
    rng = Random(seats)
    state = GAME.start(seats, {"caves": True, "rounds": 6})
    while state.turn != OVER:
        assert isinstance(state, Eldorado)
        for move in state.moves() if state.turn >= 0 else []:
            told = GAME.effects(state, move)
            assert isinstance(told, EldoradoEffects)
            for way in told.ways if state.ask() == "act" and not GAME.text(state, move).startswith("step") else []:
                if GAME.text(state, move).split()[0] in ("play", "token", "change"):
                    go(state, move, way)
        state.advance(random_move(state, rng))


def go(state: Eldorado, move: int, way: Way) -> None:
    twin = state.copy()
    seat = twin.seat
    twin.step(move)
    second = " second" if way.second else ""
    for q, r in way.path:
        twin.step(GAME.parse(twin, f"step {q},{r}{second}"))
    if way.block:
        twin.step(GAME.parse(twin, f"clear {way.block}{second}"))
    assert twin.holders[way.block] == seat or not way.block
    pawn = twin.pawns[seat * twin.each + way.second]
    assert pawn < 0 or not way.path or (twin.route.q[pawn], twin.route.r[pawn]) == way.path[-1]
    assert twin.power == way.left or pawn < 0
