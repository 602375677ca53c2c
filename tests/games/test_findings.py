"""What statistics are told of finished games: every game in the same form, and what was true."""

from random import Random
from typing import Any

import pytest

from filone import games
from filone.games.saboteur.content.numbers import ROLE_DECK
from filone.kernel import OVER, SPECTATOR, Game, State
from filone.kernel.findings import Finding

SHORT: dict[str, dict[str, Any]] = {"valdora": {"rounds": 60}, "eldorado": {"rounds": 10}}


def finished(game: Game, seats: int, seed: int) -> tuple[State, list[tuple[int, int]]]:
    state, played, rng = game.start(seats, SHORT.get(game.name, {})), [], Random(seed)
    while state.turn != OVER:
        move = rng.choice(state.moves())
        played.append((state.turn, move))
        state.step(move)
    return state, played


@pytest.mark.parametrize("name", games.names())
def test_findings_are_of_kinds_that_the_game_declares_and_have_words(name: str) -> None:
    game = games.load(name)
    state, played = finished(game, game.seats[-1] if name == "saboteur" else max(2, game.seats[0]), 3)
    found = game.findings(state, played)
    assert {one.kind for one in found} == set(game.found) - {"workshop"}, "a game at random opens no workshop"
    for lang in ("en", "it"):
        words = game.words(lang)
        assert all(words(f"{game.found[one.kind]}-{one.thing}") for one in found)
    assert all(0 <= one.seat < state.seats for one in found)
    assert len({(one.seat, one.kind, one.thing) for one in found}) == len(found) or name == "saboteur"


def test_every_round_of_saboteur_has_its_roles_and_one_side_wins_it() -> None:
    game = games.load("saboteur")
    for seed in range(5):
        state, played = finished(game, 5, seed)
        found = game.findings(state, played)
        assert [one.seat for one in found] == [*range(5)] * 3
        for round in range(3):
            roles = found[5 * round : 5 * round + 5]
            diggers = {one.won for one in roles if one.thing == "digger"}
            saboteurs = {one.won for one in roles if one.thing == "saboteur"}
            paid = any(when == round for when, *_ in state.gold.payments)  # type: ignore[attr-defined]
            assert diggers == {not paid} or not saboteurs
            assert saboteurs in ({paid}, set())
            assert sum(one.thing == "saboteur" for one in roles) <= ROLE_DECK[5][1]


def test_furnishings_are_those_that_everybody_sees() -> None:
    game = games.load("caverna")
    state, played = finished(game, 2, 1)
    view: Any = state.view(SPECTATOR)
    seen = {(seat, room.tile) for seat, home in enumerate(view.homes) for room in home.rooms}
    found = {(one.seat, one.thing) for one in game.findings(state, played)}
    assert found == {one for one in seen if one[1] != "dwelling"}
    assert found


def test_whoever_begins_a_route_is_told_and_a_layout_of_ones_own_is_none() -> None:
    game = games.load("eldorado")
    state, played = finished(game, 2, 4)
    assert [one for one in game.findings(state, played) if one.kind == "route"] == [
        Finding(next(seat for seat, _ in played if seat >= 0), "route", "first")
    ]


def test_a_workshop_is_its_owners() -> None:
    game = games.load("valdora")
    state: Any = game.start(3)
    state.workshops[0], state.workshops[4] = 2, 1
    assert [(one.seat, one.thing) for one in game.findings(state, [])] == [(2, "silver"), (1, "red")]
