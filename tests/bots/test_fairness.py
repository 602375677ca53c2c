"""What a bot can get at: its view and nothing else, in every game, at every level and in every style."""

import gc
import subprocess
import sys
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import msgspec
import pytest

from filone import bots, games
from filone.bots import Budget
from filone.kernel import CHANCE, OVER, Game, State

GAMES = sorted(set(games.names()) - {"toy"})
FEW = Budget(nodes=3)
POINTS = 4


def positions(game: Game, seats: int) -> list[State]:
    """Positions spread over a random game in which somebody has a real choice."""
    rng = Random(f"{game.name}:{seats}")
    state = game.start(seats, game.simulation)
    met: list[State] = []
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.advance(state.draw(rng.random()))
            continue
        legal = state.legal()
        if len(legal) > 1:
            met.append(state.copy())
        state.advance(rng.choice(legal))
    return met[len(met) // (2 * POINTS) :: len(met) // POINTS]


BOTS = [(name, level) for name in GAMES for level in bots.LEVELS]
STYLED = [(name, bots.styled("master", style)) for name in GAMES for style in bots.styles_of(games.load(name))]


@pytest.mark.parametrize(("name", "level"), BOTS + STYLED)
def test_worlds_that_look_alike_get_the_same_move(name: str, level: str) -> None:
    game = games.load(name)
    bot = bots.load(game, level)
    for number, state in enumerate(positions(game, 3)):
        seat = state.turn
        other = state.copy()
        other.redeal(seat, Random(number))
        one, two = state.view(seat), other.view(seat)
        assert one.json() == two.json()
        assert bot.choose(one, FEW, Random(7)) == bot.choose(two, FEW, Random(7))


def reachable(thing: object) -> list[Any]:
    """Everything that a bot could get at from a thing by following references, short of the code itself."""
    found: dict[int, Any] = {}
    waiting = [thing]
    while waiting:
        here = waiting.pop()
        if id(here) in found or isinstance(here, type | ModuleType | FunctionType):
            continue
        found[id(here)] = here
        waiting += gc.get_referents(here)
    return list(found.values())


@pytest.mark.parametrize("name", GAMES)
def test_no_reference_leads_from_a_view_to_the_state(name: str) -> None:
    game = games.load(name)
    for state in positions(game, 3):
        view = state.view(state.turn)
        met = reachable(view)
        assert len(met) > 10
        assert not [thing for thing in met if isinstance(thing, State)]


SPY = """
import gc, sys
from filone import bots
from filone.kernel import State
from filone.server import worker

class Spy:
    def choose(self, view, budget, rng):
        states = sum(isinstance(thing, State) for thing in gc.get_objects())
        files = sum(hasattr(thing, "fileno") and not thing.closed and thing.fileno() > 2
                    for thing in gc.get_objects() if type(thing).__module__ == "_io" and hasattr(thing, "closed"))
        return 1000 * states + files

bots.load = lambda game, level: Spy()
worker.main()
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_worker_has_nothing_but_the_view_it_was_sent(name: str) -> None:
    game = games.load(name)
    state = positions(game, 3)[1]
    view = msgspec.Raw(state.view(state.turn).json())
    question = {"game": name, "level": "master", "view": view, "seconds": 1.0, "seed": 1}
    line = msgspec.json.encode(question) + b"\n"
    assert subprocess.run([sys.executable, "-c", SPY], input=line, stdout=subprocess.PIPE, check=True).stdout == b"0\n"
