"""A policy that fits on a page: one hidden layer over the features of a table, a score for every move, numpy alone.

It is also a bot. In the folder of a policy that was learnt (`policy.npz`):

    filone arena eldorado --players 2 --bots policy:Pupil,novice --games 200
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from filone import rl
from filone.bots import Budget
from filone.kernel import Game, View
from filone.rl.arrays import TableEncoder

Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]

TABLE = {"name": "eldorado", "seats": 2}


class Policy:
    """Chances of moves by what is observed. It learns by Adam, whose memory is kept with it."""

    def __init__(self, width: int, actions: int, hidden: int = 256, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "in": (rng.standard_normal((width, hidden)) * np.sqrt(2 / 60)).astype(np.float32),  # about 60 are not 0
            "bend": np.zeros(hidden, np.float32),
            "out": np.zeros((hidden, actions), np.float32),
            "bias": np.zeros(actions, np.float32),
        }
        self.slopes = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0
        self.done = 0
        """How many epochs, or rounds of self-play, it has behind it."""

    def chances(self, seen: Floats, legal: Bools) -> Floats:
        """A row for each observation: 0 for what is not legal, and together 1."""
        return self._forward(seen, legal)[1]

    def learn(self, seen: Floats, legal: Bools, chosen: Ints, worth: Floats, rate: float) -> float:
        """One step towards what was chosen, as much as it was `worth` (or away from it); the mean loss."""
        hidden, chances = self._forward(seen, legal)
        rows = np.arange(len(chosen))
        loss = -float((np.log(chances[rows, chosen] + 1e-9) * worth).mean())
        wrong = chances * worth[:, None]
        wrong[rows, chosen] -= worth
        wrong /= len(chosen)
        back = (wrong @ self.weights["out"].T) * (hidden > 0)
        gradient = {"in": seen.T @ back, "bend": back.sum(0), "out": hidden.T @ wrong, "bias": wrong.sum(0)}
        self._adam(gradient, rate)
        return loss

    def _forward(self, seen: Floats, legal: Bools) -> tuple[Floats, Floats]:
        weights = self.weights
        hidden: Floats = np.maximum(seen @ weights["in"] + weights["bend"], 0)
        scores = np.where(legal, hidden @ weights["out"] + weights["bias"], -np.inf)
        raised = np.exp(scores - scores.max(1, keepdims=True))
        return hidden, (raised / raised.sum(1, keepdims=True)).astype(np.float32)

    def _adam(self, gradient: dict[str, Any], rate: float) -> None:
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in gradient.items():
            self.slopes[name] += 0.1 * (slope - self.slopes[name])
            self.squares[name] += 0.001 * (slope * slope - self.squares[name])
            self.weights[name] -= (scale * self.slopes[name] / (np.sqrt(self.squares[name]) + 1e-8)).astype(np.float32)

    def save(self, path: Path) -> None:
        """Beside it first: whoever is interrupted has the one before."""
        parts = {"weights": self.weights, "slopes": self.slopes, "squares": self.squares}
        arrays = {f"{part} {name}": array for part, named in parts.items() for name, array in named.items()}
        fresh = path.with_suffix(".part.npz")
        np.savez(fresh, steps=self.steps, done=self.done, **arrays)  # type: ignore[arg-type]
        fresh.replace(path)

    @classmethod
    def load(cls, path: Path) -> Policy:
        with np.load(path) as kept:
            policy = cls(len(kept["weights in"]), len(kept["weights bias"]), len(kept["weights bend"]))
            for part in ("weights", "slopes", "squares"):
                setattr(policy, part, {name: kept[f"{part} {name}"] for name in policy.weights})
            policy.steps, policy.done = int(kept["steps"]), int(kept["done"])
        return policy


class Pupil:
    """The bot: the move that the policy holds best."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.policy = Policy.load(Path(os.environ.get("POLICY", "policy.npz")))
        self.encoder = rl.encoder(game.name, TABLE["seats"])  # type: ignore[arg-type]

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        state = self.game.imagine(view, rng)
        legal = state.moves()
        if len(legal) == 1:
            return legal[0]
        seen = self.encoder.observe(state, view.seat)[None]
        chances = self.policy.chances(seen, self.encoder.mask(state)[None] > 0)[0]
        return self.encoder.move(state, int(chances.argmax()))


def fresh(encoder: TableEncoder, hidden: int) -> Policy:
    return Policy(encoder.width, encoder.actions, hidden)


def won(policy: Policy, games: int, against: str = "novice", seed: int = 10_000) -> float:
    """The share of games won against a bot, from seats that are drawn."""
    env = rl.gym(**TABLE, others=against)  # type: ignore[arg-type]
    wins = 0.0
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        over = truncated = False
        reward = 0.0
        while not (over or truncated):
            chances = policy.chances(seen[None], info["action_mask"][None] > 0)[0]
            seen, reward, over, truncated, info = env.step(chances.argmax())
        wins += (reward + 1) / 2
    return wins / games
