"""Many games at once: the same as one by one, and named features."""

import numpy as np
import pytest

pytest.importorskip("numpy")

from filone import games, rl
from filone.kernel import OVER, IllegalMove, Names

TABLES = [(name, games.load(name).seats[0] + (name == "caverna")) for name in games.names() if name != "toy"]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_game_of_a_batch_is_a_game(name: str, seats: int) -> None:
    """What is shown of each is what its own position says, and a copy of it, which remembers nothing."""
    vec = rl.vec(name, seats, count=3, seed=7)
    rng = np.random.default_rng(1)
    observed, legal, offsets, turns = vec.reset()
    for _ in range(40):
        for number, state in enumerate(vec.batch.games):
            assert turns[number] == state.turn
            assert np.array_equal(legal[offsets[number] : offsets[number + 1]], vec.encoder.legal(state))
            assert np.array_equal(observed[number], vec.encoder.observe(state.copy(), state.turn))
        chosen = legal[offsets[:-1] + (rng.random(3) * np.diff(offsets)).astype(int)]
        observed, legal, offsets, turns, _, _ = vec.step(chosen)


def test_a_game_that_ends_begins_anew() -> None:
    vec = rl.vec("eldorado", 2, count=2, seed=1, options={"rounds": 1})
    _, legal, offsets, _ = vec.reset()
    ended = 0
    for _ in range(200):
        _, legal, offsets, turns, reward, done = vec.step(legal[offsets[1:] - 1])
        ended += int(done.sum())
        assert (turns >= 0).all()
        assert np.array_equal(reward[~done], np.zeros_like(reward[~done]))
        assert abs(float(reward.sum())) < 1e-6
    assert ended > 2
    assert all(game.turn != OVER for game in vec.batch.games)


def test_the_seed_is_what_a_batch_depends_on() -> None:
    first, again, other = (rl.vec("saboteur", 3, count=2, seed=seed).reset()[0].copy() for seed in (1, 1, 2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_a_game_that_turns_in_circles_is_cut_off() -> None:
    vec = rl.vec("caverna", 2, count=1)
    vec.batch.longest = 3
    _, legal, _, _ = vec.reset()
    vec.batch.longest = 3
    ends = []
    for _ in range(6):
        _, legal, _, _, reward, done = vec.step(legal[:1])
        ends.append(bool(done[0]))
        assert not reward.any()
    assert ends == [False, False, True, False, False, True]


def test_what_is_not_legal_is_named() -> None:
    vec = rl.vec("saboteur", 3, count=1)
    _, legal, _, _ = vec.reset()
    wrong = next(action for action in range(vec.encoder.actions) if action not in legal)
    with pytest.raises(IllegalMove, match=vec.encoder.text(wrong)):
        vec.step([wrong])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_moves_are_told_in_rows(name: str, seats: int) -> None:
    encoder = rl.encoder(name, seats)
    vec = rl.vec(name, seats, count=1)
    state = vec.batch.games[0]
    rows = encoder.moves(state)
    assert rows.shape == (len(state.legal()), len(encoder.fields))
    for row, move in zip(rows.tolist(), state.legal(), strict=True):
        kind = encoder.game.space.kind_of(move)
        assert encoder.things["kind"][row[0]] == kind.name
        for arg, index in zip(kind.args, kind.indices(move), strict=True):
            if isinstance(arg, Names):
                assert encoder.things[arg.name][row[encoder.fields.index(arg.name)]] == arg.ids[index]


def test_environments_are_named_by_their_version() -> None:
    encoder = rl.encoder("saboteur", 3)
    assert encoder.id == "filone/saboteur_v1.1"
    assert len(encoder.names()) == encoder.width == len(set(encoder.names()))
    row = np.zeros(encoder.width, np.float32)
    assert encoder.observe(encoder.first, 0, out=row) is row
    assert row.max() <= 1.0
