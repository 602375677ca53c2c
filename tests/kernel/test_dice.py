"""Fair dice: determined by secret and step, and as likely as the weights say."""

from hashlib import sha256

import pytest

from filone import games
from filone.kernel.dice import Dice


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    dice = Dice()
    assert len(dice.secret) == 32
    assert dice.commitment == sha256(dice.secret).hexdigest()
    assert Dice().secret != dice.secret


def test_secret_and_step_decide() -> None:
    dice, twin, other = Dice(b"a" * 32), Dice(b"a" * 32), Dice(b"b" * 32)
    rolls = [dice.pick(step, [1] * 1000) for step in range(20)]
    assert rolls == [twin.pick(step, [1] * 1000) for step in range(20)]
    assert rolls != [other.pick(step, [1] * 1000) for step in range(20)]
    assert len(set(rolls)) > 15


def test_weights_are_respected() -> None:
    dice = Dice(b"a" * 32)
    counts = [0, 0, 0]
    for step in range(8000):
        counts[dice.pick(step, [1, 0, 3])] += 1
    assert counts[1] == 0
    assert 1800 < counts[0] < 2200
    with pytest.raises(ValueError, match="no weight"):
        dice.pick(0, [0])


def test_a_roll_is_one_of_the_moves() -> None:
    state = games.load("toy").start(2)
    assert Dice(b"a" * 32).roll(0, state) in state.moves()


def test_a_bot_has_a_seed_of_its_own_at_every_step() -> None:
    dice = Dice(b"a" * 32)
    assert dice.seed(3) == Dice(b"a" * 32).seed(3)
    assert len({dice.seed(3), dice.seed(4), Dice(b"b" * 32).seed(3)}) == 3
    assert dice.pick(3, [1] * 1000) != dice.seed(3) * 1000 >> 63
