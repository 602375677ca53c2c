"""Play El Dorado against oneself and learn from who won, with numpy alone; with `--torch`, by PyTorch.

    python examples/selfplay.py FOLDER

FOLDER has a policy (`policy.npz`, from `imitate.py`; a blank one is made otherwise). What it becomes is kept beside it
(`selfplay.npz`) after every round: started again, it goes on from there. With `--ray ADDRESS` the games are played by
actors on a cluster, or with `--ray local` on one of this machine's, while this process only learns.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from policy import HIDDEN, TABLE, Bools, Floats, Ints, Lesson, Policy, learner, parts, won

from filone import rl

PART = 1024
FADES = 0.97
"""How much less what comes later counts, from one decision to the next, against what was expected by then."""


SURER = 2
"""A teacher that errs on purpose teaches to err: who has learnt from it begins as much surer."""


class Chosen(NamedTuple):
    """A decision of a game that is not over yet."""

    seen: Floats
    moves: Ints
    chosen: int
    before: float
    worth: float
    """What the policy held the game to be worth."""
    seat: int


class Collector:
    """Many games at once, in which the policy plays all seats. What is not over goes on in the next round."""

    def __init__(self, count: int, seed: int) -> None:
        self.vec = rl.vec(**TABLE, count=count, seed=seed)  # type: ignore[arg-type]
        self.rng = np.random.default_rng(seed)
        self.looks: tuple[Any, ...] = self.vec.reset()
        self.open: list[list[Chosen]] = [[] for _ in range(count)]

    def collect(self, policy: Policy, games: int) -> Lesson:
        """Until so many games have ended: all their decisions."""
        ended: list[Chosen] = []
        gains: list[float] = []
        results: list[float] = []
        while games > 0:
            seen, legal, offsets, turns = self.looks
            moves = [legal[offsets[game] : offsets[game + 1]].astype(np.int64) for game in range(self.vec.count)]
            chances, worth = policy.judge(seen, masks(moves, self.vec.encoder.actions))
            chosen = self.draw(chances)
            for game, numbers in enumerate(moves):
                if len(numbers) > 1:
                    number = int(chosen[game])
                    told = float(chances[game, number]), float(worth[game]), int(turns[game])
                    self.open[game].append(Chosen(seen[game].astype(np.float16), numbers, number, *told))
            *looks, reward, done = self.vec.step(chosen)
            self.looks = tuple(looks)
            for game in np.flatnonzero(done).tolist():
                ended += self.open[game]
                gains += gained(self.open[game], reward[game])
                results += [float(reward[game, choice.seat]) for choice in self.open[game]]
                self.open[game] = []
                games -= 1
        return Lesson(
            np.array([choice.seen for choice in ended]),
            masks([choice.moves for choice in ended], self.vec.encoder.actions),
            np.array([choice.chosen for choice in ended]),
            np.array(gains, np.float32),
            np.array(results, np.float32),
            np.array([choice.before for choice in ended], np.float32),
        )

    def draw(self, chances: Floats) -> Ints:
        """A move for each game, as likely as the policy says."""
        drawn = chances.cumsum(1) > self.rng.random((len(chances), 1))
        best: Ints = np.where(drawn.any(1), drawn.argmax(1), chances.argmax(1))
        return best


def gained(choices: list[Chosen], reward: Floats) -> list[float]:
    """How much better than expected it went on from each decision, for who made it."""
    expected = dict(enumerate(reward.tolist()))
    later = dict.fromkeys(expected, 0.0)
    gains = []
    for choice in reversed(choices):
        later[choice.seat] = expected[choice.seat] - choice.worth + FADES * later[choice.seat]
        expected[choice.seat] = choice.worth
        gains.append(later[choice.seat])
    return gains[::-1]


def masks(moves: list[Ints], actions: int) -> Bools:
    mask = np.zeros((len(moves), actions), np.bool_)
    rows = np.repeat(np.arange(len(moves)), [len(numbers) for numbers in moves])
    mask[rows, np.concatenate(moves)] = True
    return mask


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=64, help="in a round")
    parser.add_argument("--hidden", type=int, default=HIDDEN)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--torch", action="store_true", help="learn with PyTorch")
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--actors", type=int, default=2)
    parser.add_argument("--check", type=int, default=200, help="games against novice in the end")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    kind = learner(args.torch)

    file, first = args.folder / "selfplay.npz", args.folder / "policy.npz"
    if file.exists():
        policy = kind.load(file)
    else:
        policy = kind.load(first) if first.exists() else kind(args.hidden)
        policy.sharpen(SURER)
        policy.done = 0
    for collect in collecting(args.ray, args.actors, args.games, policy.done):
        if policy.done >= args.rounds:
            break
        began = perf_counter()
        lesson = collect(policy)
        improve(policy, lesson, args.rate)
        policy.done += 1
        policy.save(file)
        length = len(lesson.chosen) / args.games
        print(f"round {policy.done}: {length:.0f} decisions a game, {perf_counter() - began:.1f} s", flush=True)
    if args.check:
        print(f"won {won(policy, args.check):.1%} of {args.check} games against novice")


def improve(policy: Policy, lesson: Lesson, rate: float) -> None:
    """Towards what went better than expected, away from what went worse; each decision twice."""
    weight = lesson.weight / lesson.weight.std()
    for again in range(2):
        for part in parts(lesson._replace(weight=weight), PART, 2 * policy.done + again):
            policy.learn(part, rate)


def collecting(ray: str | None, actors: int, games: int, seed: int) -> Iterator[Callable[[Policy], Lesson]]:
    """For ever the same way to come by games: played here, or by actors that share them."""
    if ray is None:
        here = Collector(games, seed)
        while True:
            yield lambda policy: here.collect(policy, games)
    import ray as cluster  # noqa: PLC0415  (only those who have a cluster need it)

    cluster.init(address=ray, log_to_driver=False)
    try:
        share = -(-games // actors)
        remote: Any = cluster.remote(Collector)
        players = [remote.remote(share, seed * actors + number) for number in range(actors)]

        def collect(policy: Policy) -> Lesson:
            sent = cluster.put(policy)
            batches = cluster.get([player.collect.remote(sent, share) for player in players])
            return Lesson(*(np.concatenate(columns) for columns in zip(*batches, strict=True)))

        while True:
            yield collect
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
