"""Bots on the toy: what they may see, how they repeat themselves, and that thinking helps."""

from random import Random

import pytest

from filone import bots, games
from filone.bots import Budget
from filone.kernel import CHANCE, OVER, State, pick

TOY = games.load("toy")
QUICK = Budget(seconds=60, nodes=200)


def deal(*cards: int) -> State:
    state = TOY.start(len(cards))
    for seat, card in enumerate(cards):
        state.play(TOY.space.encode("deal", seat, card))
    return state


def game_of(levels: list[str], seed: int) -> State:
    rng = Random(seed)
    players = [bots.load(TOY, level) for level in levels]
    state = TOY.start(len(levels))
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.advance(state.legal()[pick(state.weights(), rng.random())])
        else:
            state.play(players[state.turn].choose(state.view(state.turn), QUICK, rng))
    return state


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays_whole_games(level: str) -> None:
    for seed in range(20):
        assert game_of([level] * 3, seed).turn == OVER


@pytest.mark.parametrize("level", bots.LEVELS)
def test_the_same_seed_and_budget_give_the_same_move(level: str) -> None:
    view = deal(4, 8, 6).view(0)
    bot = bots.load(TOY, level)
    assert len({bot.choose(view, QUICK, Random(5)) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", bots.LEVELS)
def test_worlds_that_look_alike_get_the_same_move(level: str) -> None:
    one, other = deal(4, 8, 6), deal(4, 1, 2)
    assert one.view(0) == other.view(0)
    bot = bots.load(TOY, level)
    for seed in range(10):
        assert bot.choose(one.view(0), QUICK, Random(seed)) == bot.choose(other.view(0), QUICK, Random(seed))


def test_search_finds_what_is_better_on_average() -> None:
    master = bots.load(TOY, "master")
    assert TOY.text(deal(1, 5), master.choose(deal(1, 5).view(0), QUICK, Random(1))) == "swap"
    assert TOY.text(deal(9, 5), master.choose(deal(9, 5).view(0), QUICK, Random(1))) == "keep"


def test_search_keeps_to_its_time() -> None:
    from time import perf_counter

    view = deal(4, 8, 6).view(0)
    start = perf_counter()
    bots.load(TOY, "master").choose(view, Budget(seconds=0.05), Random(1))
    assert perf_counter() - start < 1.0
