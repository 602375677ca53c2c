"""A thought keeps what it finds out to itself: other thoughts, and what the game knows, are left as they were."""

import copy
import pickle
from random import Random

import pytest

from filone import bots, games
from filone.bots import Budget
from filone.bots.drive import drive
from filone.bots.levels import knowledge_of
from filone.kernel import OVER, State
from filone.kernel.fields import field_values
from filone.kernel.knowledge import Thought

GAMES = sorted(set(games.names()) - {"toy"})
FEW = Budget(nodes=2)


def positions(name: str) -> list[State]:
    """Two positions of one game with a real choice."""
    game = games.load(name)
    rng = Random(name)
    state = game.start(3, game.simulation)
    met: list[State] = []
    while state.turn != OVER and len(met) < 40:
        if state.turn < 0:
            state.advance(state.draw(rng.random()))
            continue
        if len(state.legal()) > 1:
            met.append(state.copy())
        state.advance(rng.choice(state.legal()))
    return [met[5], met[-1]]


def found(thought: Thought) -> list[float]:
    """What a thought says next."""
    state = thought.world()
    for _ in range(3):
        if thought.over(state) or state.turn < 0:
            break
        state.advance(thought.roll(state))
    return thought.values(state)


@pytest.mark.parametrize("name", GAMES)
def test_two_thoughts_side_by_side_say_what_each_says_alone(name: str) -> None:
    knowledge = knowledge_of(games.load(name))

    def begin() -> list[Thought]:
        return [knowledge.think(root, root.turn, Random(1)) for root in positions(name)]

    alone = [[found(thought) for _ in range(3)] for thought in begin()]
    first, second = begin()
    together = [[found(first), found(second)] for _ in range(3)]
    assert [list(row) for row in zip(*together, strict=True)] == alone


@pytest.mark.parametrize("name", GAMES)
def test_two_seats_at_one_position_think_for_themselves(name: str) -> None:
    knowledge = knowledge_of(games.load(name))
    root = positions(name)[1]
    seats = (root.turn, (root.turn + 1) % 3)
    alone = [found(knowledge.think(root, seat, Random(1))) for seat in seats]
    thoughts = [knowledge.think(root, seat, Random(1)) for seat in seats]
    assert [found(thought) for thought in thoughts] == alone


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_knows_is_the_same_after_a_game(name: str) -> None:
    game = games.load(name)
    knowledge = knowledge_of(game)
    before = copy.deepcopy(knowledge)
    rng = Random(1)
    state = game.start(3, game.simulation)
    players = [bots.load(game, level) for level in ("novice", "adept", "master")]
    moves = drive(state, lambda _, now: now.draw(rng.random()), lambda view: players[view.seat].choose(view, FEW, rng))
    for move, _ in zip(moves, range(60), strict=False):
        state.advance(move)
    assert knowledge == before


@pytest.mark.parametrize("name", GAMES)
def test_numbers_of_ones_own_go_with_the_knowledge(name: str) -> None:
    knowledge = copy.deepcopy(knowledge_of(games.load(name)))
    assert knowledge == knowledge_of(games.load(name))
    weights = getattr(knowledge, "weights")  # noqa: B009  (the kernel does not know that games have them)
    numbers = [field for field, value in field_values(weights).items() if isinstance(value, float)]
    setattr(weights, numbers[0], 99.0)
    assert pickle.loads(pickle.dumps(knowledge)) == knowledge != knowledge_of(games.load(name))
