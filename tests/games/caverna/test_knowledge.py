"""What the bots know of Caverna: it must judge sensibly and win."""

from random import Random

import pytest

from filone import bots
from filone.bots import Budget
from filone.bots.arena import matches, play, report
from filone.games.caverna.game import GAME
from filone.games.caverna.knowledge import KNOWLEDGE
from filone.kernel import CHANCE, OVER
from filone.kernel.knowledge import chance
from games.caverna.scene import begin, own

QUICK = Budget(seconds=60, nodes=4)


def test_prospects_add_up_and_grow_with_what_one_has() -> None:
    state = begin(3)
    values = KNOWLEDGE.values(state, state)
    assert sum(values) == pytest.approx(1)
    own(state, 0, food=10, wood=6, stone=6)
    assert KNOWLEDGE.values(state, state)[0] > values[0]


def test_no_move_is_out_of_the_question() -> None:
    rng = Random(2)
    state = GAME.start(2)
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.advance(chance(state, rng))
            continue
        priors = KNOWLEDGE.priors(state, state.legal())
        assert len(priors) == len(state.legal())
        assert min(priors) > 0
        state.advance(KNOWLEDGE.roll(state, rng))


def test_knowing_beats_guessing() -> None:
    games = matches("caverna", ["novice", "random"], 2, 12, options={}, seed=1, budget=QUICK)
    lines = report([play(match) for match in games])
    assert lines[0].bot == "novice"
    assert lines[0].share_interval[0] > 0.5


def test_alone_there_is_a_report_too() -> None:
    games = matches("caverna", ["novice"], 1, 2, options={}, seed=1, budget=QUICK)
    (line,) = report([play(match) for match in games])
    assert line.share == 1.0


def test_every_level_is_there() -> None:
    for level in bots.LEVELS:
        bots.load(GAME, level)
