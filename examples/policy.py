"""A policy that fits on a page: one hidden layer over the features of a table, a score for every move, numpy alone.

It is also a bot. In the folder of a policy that was learnt (`policy.npz`):

    filone arena eldorado --players 2 --bots policy:Pupil,novice --games 200
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from way import PAWNS, TOLD, Way

from filone import rl
from filone.bots import Budget
from filone.kernel import Game, View

Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]

TABLE = {"name": "eldorado", "seats": 2}
HIDDEN = 128
REIN = 0.2
"""How much likelier or unlikelier a choice may become before it is played again."""


class Lesson(NamedTuple):
    """Decisions to learn from: a step towards what was chosen, by its weight, or away from it if that is negative."""

    seen: Floats
    legal: Bools
    chosen: Ints
    weight: Floats
    ended: Floats
    """What the game was worth in the end to whoever chose."""
    before: Floats
    """How likely the choice was when it was made; 0 where it was somebody else's."""

    def taken(self, which: slice | Ints) -> Lesson:
        """Some of the decisions."""
        seen, legal, chosen = self.seen[which], self.legal[which], self.chosen[which]
        return Lesson(seen, legal, chosen, self.weight[which], self.ended[which], self.before[which])


def parts(lesson: Lesson, size: int, seed: int | None = None) -> Iterator[Lesson]:
    """So many decisions at a time: as they come, or in an order that is drawn."""
    count = len(lesson.chosen)
    order = np.arange(count) if seed is None else np.random.default_rng(seed).permutation(count)
    for first in range(0, count, size):
        part = lesson.taken(order[first : first + size])
        yield part._replace(seen=part.seen.astype(np.float32))


def reined(now: Floats, before: Floats, weight: Floats) -> Floats:
    """What a choice of one's own still counts, now that it has become likelier or unlikelier: the step of PPO."""
    ratio = np.where(before > 0, now / np.maximum(before, 1e-9), 1)
    return np.where((ratio - 1) * np.sign(weight) > REIN, 0, weight * ratio).astype(np.float32)


class Policy:
    """Chances of moves by what is observed, and what the game will be worth to whoever looks, from -1 to 1.

    It learns by Adam, whose memory is kept with it.
    """

    def __init__(self, hidden: int = HIDDEN, seed: int = 0) -> None:
        encoder = rl.encoder(**TABLE)  # type: ignore[arg-type]
        width, actions = encoder.width, encoder.actions
        self.way = Way(encoder)
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "in": (rng.standard_normal((width, hidden)) * np.sqrt(2 / 60)).astype(np.float32),  # about 60 are not 0
            "bend": np.zeros(hidden, np.float32),
            "out": np.zeros((hidden, actions), np.float32),
            "bias": np.zeros(actions, np.float32),
            "worth": np.zeros(hidden, np.float32),
            "keen": np.zeros((hidden, len(PAWNS) * len(TOLD)), np.float32),
            "keenness": np.zeros(len(PAWNS) * len(TOLD), np.float32),
        }
        self.slopes = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0
        self.done = 0
        """How many epochs, or rounds of self-play, it has behind it."""

    def chances(self, seen: Floats, legal: Bools) -> Floats:
        """A row for each observation: 0 for what is not legal, and together 1."""
        return self.judge(seen, legal)[0]

    def judge(self, seen: Floats, legal: Bools) -> tuple[Floats, Floats]:
        """The chances, and what the game will be worth."""
        _, chances, worth, _ = self._forward(seen, legal)
        return chances, worth

    def learn(self, lesson: Lesson, rate: float) -> float:
        """One step; the mean loss of the choices."""
        seen, legal, chosen, weight, ended, before = lesson
        hidden, chances, worth, gains = self._forward(seen, legal)
        rows = np.arange(len(chosen))
        weight = reined(chances[rows, chosen], before, weight)
        loss = -float((np.log(chances[rows, chosen] + 1e-9) * weight).mean())
        wrong = chances * weight[:, None]
        wrong[rows, chosen] -= weight
        wrong /= len(chosen)
        missed = (worth - ended) * (1 - worth * worth) / len(chosen)
        keen = (gains @ wrong[:, :, None])[:, :, 0]
        weights = self.weights
        back = wrong @ weights["out"].T + keen @ weights["keen"].T + missed[:, None] * weights["worth"]
        back *= hidden > 0
        gradient = {
            "in": seen.T @ back,
            "bend": back.sum(0),
            "out": hidden.T @ wrong,
            "bias": wrong.sum(0),
            "worth": hidden.T @ missed,
            "keen": hidden.T @ keen,
            "keenness": keen.sum(0),
        }
        self._adam(gradient, rate)
        return loss

    def _forward(self, seen: Floats, legal: Bools) -> tuple[Floats, Floats, Floats, Floats]:
        weights, gains = self.weights, self.way.of(seen)
        hidden: Floats = np.maximum(seen @ weights["in"] + weights["bend"], 0)
        keen = hidden @ weights["keen"] + weights["keenness"]
        scores = hidden @ weights["out"] + weights["bias"] + (keen[:, None] @ gains)[:, 0]
        scores = np.where(legal, scores, -np.inf)
        raised = np.exp(scores - scores.max(1, keepdims=True))
        return hidden, raised / raised.sum(1, keepdims=True), np.tanh(hidden @ weights["worth"]), gains

    def _adam(self, gradient: dict[str, Any], rate: float) -> None:
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in gradient.items():
            self.slopes[name] += 0.1 * (slope - self.slopes[name])
            self.squares[name] += 0.001 * (slope * slope - self.squares[name])
            self.weights[name] -= (scale * self.slopes[name] / (np.sqrt(self.squares[name]) + 1e-8)).astype(np.float32)

    def sharpen(self, factor: float) -> None:
        """Be surer: what is likely becomes likelier. What Adam remembers of the softer one is forgotten."""
        for name in ("out", "bias", "keen", "keenness"):
            self.weights[name] *= np.float32(factor)
        for memory in (self.slopes, self.squares):
            memory.update({name: np.zeros_like(array) for name, array in memory.items()})
        self.steps = 0

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
            policy = cls(len(kept["weights bend"]))
            for part in ("weights", "slopes", "squares"):
                setattr(policy, part, {name: kept[f"{part} {name}"] for name in policy.weights})
            policy.steps, policy.done = int(kept["steps"]), int(kept["done"])
        return policy


def learner(with_torch: bool) -> type[Policy]:
    """Who learns: numpy alone, or PyTorch where it is asked for."""
    if not with_torch:
        return Policy
    try:
        from policy_torch import TorchPolicy  # noqa: PLC0415  (only those who ask for it need PyTorch)
    except ModuleNotFoundError as missing:
        raise SystemExit("--torch needs PyTorch: pip install torch") from missing
    return TorchPolicy


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
