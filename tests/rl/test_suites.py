"""The suites of those whose doors these are, on all games."""

import copy
import pickle

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from filone import games, rl
from filone.kernel import IllegalMove
from filone.rl.zoo import Table

TABLES = [(name, games.load(name).seats[0] + (name == "caverna")) for name in games.names() if name != "toy"]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_has_nothing_to_say_against_it(name: str, seats: int) -> None:
    api_test(rl.aec(name, seats), num_cycles=30)
    seed_test(lambda: rl.aec(name, seats), num_cycles=10)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_has_nothing_to_say_against_it(name: str, seats: int) -> None:
    check_env(rl.gym(name, seats, others="random"), skip_render_check=True)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_has_nothing_to_say_against_it(name: str, seats: int) -> None:
    """Every state of a whole game is saved and read back; those of the games that go on longest are short ones."""
    pyspiel = pytest.importorskip("pyspiel")
    short = {"valdora": {"rounds": 1}, "eldorado": {"rounds": 2}}.get(name)
    game = rl.openspiel(name, seats, short)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    rng = np.random.default_rng(3)
    for _ in range(20):
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1.0) for a in state.legal_actions()]
        state.apply_action(int(rng.choice([action for action, _ in outcomes])))
    text = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert [again.information_state_string(seat) for seat in range(seats)] == [
        state.information_state_string(seat) for seat in range(seats)
    ]
    other = state.resample_from_infostate(0, rng.random)
    assert other.information_state_string(0) == state.information_state_string(0)
    assert other.observation_tensor(0) == state.observation_tensor(0)


def played(seed: int, steps: int) -> Table:
    env = rl.aec("saboteur", seats=3)
    env.reset(seed=seed)
    for _ in range(steps):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    return env


def test_a_copy_of_an_environment_goes_its_own_way() -> None:
    env = played(1, 10)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        seen = env.last()[0]["observation"]
        assert np.array_equal(twin.last()[0]["observation"], seen)
        twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[-1]))
        assert np.array_equal(env.last()[0]["observation"], seen)


def test_what_is_not_legal_is_named() -> None:
    env = played(1, 0)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match=env.encoder.text(wrong)):
        env.step(wrong)
    seat = rl.gym("saboteur", seats=3, others="random", seat=0)
    _, info = seat.reset(seed=1)
    _, reward, over, _, after = seat.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert "place" in after["illegal"]


def test_a_learner_plays_against_bots() -> None:
    env = rl.gym("eldorado", seats=2, others="adept@2", seat=1, options={"rounds": 2})
    _, info = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(np.int64(np.flatnonzero(info["action_mask"])[-1]))
    assert -1.0 <= reward <= 1.0
