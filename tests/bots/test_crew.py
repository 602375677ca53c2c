"""Processes that think together: the same by seed, iterations shared out, and each remembers its own tree."""

from random import Random

import pytest

from filone import bots, games
from filone.bots import Budget, crew
from filone.bots.arena import contestant, matches, play
from filone.bots.bot import SearchBot
from filone.bots.crew import CrewBot
from filone.kernel import CHANCE, State

TOY, VALDORA = games.load("toy"), games.load("valdora")


def together(game: str, nodes: int = 30) -> CrewBot:
    bot, _ = contestant(games.load(game), f"master@{nodes}", Budget(), threads=2)
    assert isinstance(bot, CrewBot)
    return bot


def opening() -> State:
    state, rng = VALDORA.start(3), Random(1)
    while state.turn == CHANCE:
        state.advance(state.draw(rng.random()))
    return state


def test_the_same_seed_gives_the_same_game_for_the_same_number_of_processes() -> None:
    first, *_ = matches("valdora", ["master"], 3, 1, options={"rounds": 4}, seed=1, budget=Budget(nodes=4), threads=2)
    played = [play(first) for _ in range(2)]
    assert played[0].record is not None
    assert played[1].record is not None
    assert played[0].record.moves == played[1].record.moves


def test_the_number_of_processes_makes_another_match_and_one_is_as_ever() -> None:
    keys = [
        next(matches("toy", ["master"], 2, 1, options={}, seed=1, budget=Budget(nodes=4), threads=threads)).key
        for threads in (1, 2, 3)
    ]
    assert len(set(keys)) == 3
    assert keys[0] == next(matches("toy", ["master"], 2, 1, options={}, seed=1, budget=Budget(nodes=4))).key


def test_iterations_are_shared_out_and_added_up() -> None:
    bot = together("valdora")
    tree = bot.crew.think(bot.number, bot.bot, opening().view(opening().turn), Budget(nodes=15), [1, 2])
    assert sum(child.visits for child in tree.children.values()) == 30


def test_they_find_what_is_better() -> None:
    state = TOY.start(2)
    for seat, card in enumerate((1, 5)):
        state.play(TOY.space.encode("deal", seat, card))
    assert TOY.text(state, together("toy").choose(state.view(0), Budget(nodes=200), Random(1))) == "swap"


@pytest.mark.parametrize("level", ["random", "novice"])
def test_who_does_not_think_ahead_needs_nobody(level: str) -> None:
    bot, _ = contestant(TOY, level, Budget(), threads=2)
    assert not isinstance(bot, CrewBot)


def test_each_goes_on_from_the_move_that_was_made() -> None:
    """Also from one that it would not have made itself."""
    state = opening()
    seat, bot = state.turn, bots.load(VALDORA, "master")
    assert isinstance(bot, SearchBot)
    for move in state.legal():
        after = state.copy()
        after.advance(move)
        tried = crew.think(-1, bot, state.view(seat), Budget(nodes=60), 1)
        if after.turn == seat and tried.get(move, 0) > 2:
            crew.go_on(-1, move)
            again = crew.think(-1, bot, after.view(seat), Budget(nodes=10), 2)
            assert sum(again.values()) == tried[move] - 1 + 10
            return
    raise AssertionError


def test_the_bots_of_old_tables_are_forgotten() -> None:
    view, bot = opening().view(opening().turn), bots.load(VALDORA, "master")
    assert isinstance(bot, SearchBot)
    for number in range(100, 100 + 2 * crew.MOST):
        crew.think(number, bot, view, Budget(nodes=1), 1)
    assert [*crew._bots] == [*range(100 + crew.MOST, 100 + 2 * crew.MOST)]
