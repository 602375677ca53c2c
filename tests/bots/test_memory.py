"""A bot that remembers thinks on where it left off, knows no more than its view, and elsewhere is as good as new."""

from collections.abc import Iterator
from random import Random

import pytest

from filone import bots, games
from filone.bots import Budget, memory
from filone.bots.bot import SearchBot
from filone.bots.memory import Memory
from filone.bots.search import Node, Search
from filone.kernel import CHANCE, OVER, Game, State, View
from filone.kernel.knowledge import Thought

GAMES = sorted(set(games.names()) - {"toy"})
THINKING_ON = ("caverna", "eldorado", "valdora")
"""Where turns have several decisions with nothing drawn between them."""
FEW = Budget(nodes=12)


def master(game: Game) -> SearchBot:
    bot = bots.load(game, "master")
    assert isinstance(bot, SearchBot)
    return bot


def decisions(game: Game, count: int) -> Iterator[State]:
    """Positions of a random game in which somebody has a real choice, in order."""
    rng = Random(game.name)
    state = game.start(3, game.simulation)
    while state.turn != OVER and count:
        if state.turn == CHANCE:
            state.advance(state.draw(rng.random()))
            continue
        if len(state.legal()) > 1:
            count -= 1
            yield state.copy()
        state.advance(rng.choice(state.legal()))


def under_way(name: str) -> tuple[SearchBot, Search, State]:
    """A master who has decided, what it thought, and the next decision of its turn."""
    game = games.load(name)
    for state in decisions(game, 200):
        bot, seat = master(game), state.turn
        state.advance(bot.choose(state.view(seat), FEW, Random(1)))
        if bot.memory.kept:
            (_, search), *_ = bot.memory.kept
            assert isinstance(search, Search)
            worth_a_thought = [prior for prior in search.thought.priors(state, state.legal()) if prior > 0]
            if search.tree.visits > 1 and len(worth_a_thought) > 1:
                return bot, search, state
    raise AssertionError


@pytest.mark.parametrize("name", THINKING_ON)
def test_the_next_decision_of_a_turn_begins_with_what_was_thought(name: str) -> None:
    bot, search, state = under_way(name)
    tree, kept = search.tree, search.tree.visits
    bot.choose(state.view(state.turn), FEW, Random(2))
    assert tree.visits == kept + 12
    assert len(bot.memory.kept) < 2


@pytest.mark.parametrize("name", THINKING_ON)
def test_anywhere_else_a_bot_that_remembers_is_as_good_as_new(name: str) -> None:
    bot, _, state = under_way(name)
    state.advance(state.legal()[-1])
    elsewhere = [other for other in decisions(bot.game, 30) if other.turn == 0][-3:]
    for other in elsewhere:
        view = other.view(0)
        assert bot.choose(view, FEW, Random(3)) == master(bot.game).choose(view, FEW, Random(3))


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_alike_get_the_same_turn(name: str) -> None:
    """Not only the same move: what is remembered of one world is what is remembered of the other."""
    game = games.load(name)
    remembered = 0
    for number, state in enumerate(decisions(game, 80)):
        if number % 8:
            continue
        seat, one, two = state.turn, master(game), master(game)
        other = state.copy()
        other.redeal(seat, Random(number))
        while state.turn == seat:
            remembered += len(one.memory.kept)
            move = one.choose(state.view(seat), FEW, Random(7))
            assert two.choose(other.view(seat), FEW, Random(7)) == move
            state.advance(move)
            other.advance(move)
    assert remembered > 0 or name not in THINKING_ON


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_leaves_the_decision_to_the_same_seat_tells_it_nothing_new(name: str) -> None:
    """So its tree is about the worlds that it holds possible afterwards, as far ahead as a new one would look."""
    game = games.load(name)
    met = 0
    for number, state in enumerate(decisions(game, 150)):
        seat = state.turn
        for move in state.legal()[:: len(state.legal()) // 4 + 1]:
            after, other = state.copy(), state.copy()
            after.advance(move)
            if after.turn == seat:
                met += 1
                other.redeal(seat, Random(number))
                other.advance(move)
                assert after.view(seat) == other.view(seat)
                assert getattr(after, "round", 0) == getattr(state, "round", 0)
    assert met > 20 or name not in THINKING_ON


def test_what_chance_decides_in_between_is_not_foreseen() -> None:
    game = games.load("eldorado")
    for state in decisions(game, 60):
        bot = master(game)
        state.advance(bot.choose(state.view(state.turn), FEW, Random(1)))
        assert state.turn >= 0 or not bot.memory.kept


def views(count: int) -> list[View]:
    return [state.view(state.turn) for state in decisions(games.load("valdora"), count)]


def search(nodes: int) -> Search:
    (state,) = decisions(games.load("valdora"), 1)
    found = Search(Thought(state, 0, Random(1)))
    found.tree = Node(3)
    found.tree.children = {move: Node(3) for move in range(nodes - 1)}
    return found


def test_the_oldest_positions_are_forgotten() -> None:
    kept, expected = Memory(), views(memory.MOST + 1)
    searches = [search(1) for _ in expected]
    for view, found in zip(expected, searches, strict=True):
        kept.keep(view, found)
    assert [kept.take(view) for view in expected] == [None, *searches[1:]]
    assert [kept.take(view) for view in expected] == [None] * len(expected)


def test_trees_make_room_for_others_and_too_large_ones_stay_out() -> None:
    kept, expected = Memory(), views(4)
    half = search(memory.ROOM // 2)
    kept.keep(expected[0], search(memory.ROOM // 2 + 1))
    kept.keep(expected[1], half)
    kept.keep(expected[2], search(memory.ROOM + 1))
    assert kept.kept == [(expected[1], half)]
