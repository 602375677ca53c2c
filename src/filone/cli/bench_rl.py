"""`filone bench --rl`: decisions a second for those who learn, alternating with what they would use otherwise.

Each is asked in turn for a short while, again and again, so that a busy machine is as busy for all of them.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any

import msgspec

from filone.kernel import Game

COUNT = 256
"""Games at once."""
SLICE = 0.2
"""Seconds."""
OPEN_SPIEL = ("gin_rummy", "backgammon")
PETTINGZOO = {"hanabi": "hanabi.hanabi", "texas_holdem": "rlcard_envs.texas_holdem"}


class Learning(msgspec.Struct, frozen=True, kw_only=True):
    """How many decisions a second, each with what is observed and what is legal; `choices` are those with more than one
    legal move."""

    game: str
    players: int
    decisions_per_second: float
    choices_per_second: float


Contender = tuple[str, int, Iterator[tuple[int, int]]]
"""A name, players, and a game that goes on for ever: after each step, how many decisions and choices it was."""


def measure(tables: list[tuple[Game, int]], seconds: float) -> list[Learning]:
    contenders: list[Contender] = [(game.name, players, ours(game.name, players)) for game, players in tables]
    contenders += others()
    spent = [0.0] * len(contenders)
    decided = [[0, 0] for _ in contenders]
    for _, _, steps in contenders:
        next(steps)
    while min(spent) < seconds:
        for number, (_, _, steps) in enumerate(contenders):
            begun = process_time()
            while (now := process_time() - begun) < SLICE:
                decisions, choices = next(steps)
                decided[number][0] += decisions
                decided[number][1] += choices
            spent[number] += now
    return [
        Learning(
            game=name,
            players=players,
            decisions_per_second=round(decisions / time),
            choices_per_second=round(choices / time),
        )
        for (name, players, _), time, (decisions, choices) in zip(contenders, spent, decided, strict=True)
    ]


def ours(name: str, players: int) -> Iterator[tuple[int, int]]:
    import numpy as np  # noqa: PLC0415  (comes with the extra)

    from filone import rl  # noqa: PLC0415

    vec = rl.vec(name, players, COUNT, seed=1)
    rng = np.random.default_rng(1)
    _, legal, offsets, _ = vec.reset()
    while True:
        found = np.diff(offsets)
        _, legal, offsets, *_ = vec.step(legal[offsets[:-1] + (rng.random(COUNT) * found).astype(np.int64)])
        yield COUNT, int((found > 1).sum())


def others() -> Iterator[Contender]:
    if find_spec("pyspiel"):
        for name in OPEN_SPIEL:
            yield f"OpenSpiel {name}", 2, open_spiel(name)
    for name, module in PETTINGZOO.items():
        try:
            env = import_module(f"pettingzoo.classic.{module}").env()
        except ImportError:  # its games need more than PettingZoo itself
            continue
        yield f"PettingZoo {name}", 2, pettingzoo(env)


def open_spiel(name: str) -> Iterator[tuple[int, int]]:
    """As its own examples drive it from Python, with the observation of whoever is on turn."""
    import numpy as np  # noqa: PLC0415
    import pyspiel  # noqa: PLC0415

    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            np.array(state.observation_tensor(), np.float32)
            state.apply_action(legal[int(rng.random() * len(legal))])
            yield 1, len(legal) > 1


def pettingzoo(env: Any) -> Iterator[tuple[int, int]]:
    """Seeded once: some of its games are made anew for every seed, which nobody who plays many asks for."""
    import numpy as np  # noqa: PLC0415

    rng = np.random.default_rng(1)
    seed: int | None = 1
    while True:
        env.reset(seed=seed)
        seed = None
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                break
            legal = np.flatnonzero(seen["action_mask"] if "action_mask" in seen else info["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            yield 1, len(legal) > 1
