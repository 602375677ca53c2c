"""Play El Dorado against oneself and learn from who won, with numpy alone: a policy gradient.

    python examples/selfplay.py FOLDER --rounds 100

FOLDER has a policy (`policy.npz`, from `imitate.py`; a blank one is made otherwise). What it becomes is kept beside it
(`selfplay.npz`) after every round: started again, it goes on from there. With `--ray ADDRESS` the games are played by
actors on a cluster, or with `--ray local` on one of this machine's, while this process only learns.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from policy import TABLE, Bools, Floats, Ints, Policy, fresh, won

from filone import rl

PART = 1024
Batch = tuple[Floats, Bools, Ints, Floats]
"""What was seen, what was legal, what was chosen, and what the game was worth in the end to who chose."""


class Collector:
    """Many games at once, in which the policy plays all seats. What is not over goes on in the next round."""

    def __init__(self, count: int, seed: int) -> None:
        self.vec = rl.vec(**TABLE, count=count, seed=seed)  # type: ignore[arg-type]
        self.rng = np.random.default_rng(seed)
        self.looks: tuple[Any, ...] = self.vec.reset()
        self.open: list[list[tuple[Floats, Ints, int, int]]] = [[] for _ in range(count)]

    def collect(self, policy: Policy, games: int) -> Batch:
        """Until so many games have ended: all their decisions."""
        ended: list[tuple[Floats, Ints, int, float]] = []
        while games > 0:
            seen, legal, offsets, turns = self.looks
            moves = [legal[offsets[game] : offsets[game + 1]].astype(np.int64) for game in range(self.vec.count)]
            chosen = self.choose(policy, seen, moves)
            for game, numbers in enumerate(moves):
                if len(numbers) > 1:
                    self.open[game].append((seen[game].copy(), numbers, int(chosen[game]), int(turns[game])))
            *looks, reward, done = self.vec.step(chosen)
            self.looks = tuple(looks)
            for game in np.flatnonzero(done).tolist():
                ended += [(*rest, float(reward[game, turn])) for *rest, turn in self.open[game]]  # type: ignore[misc]
                self.open[game] = []
                games -= 1
        return (
            np.array([seen for seen, _, _, _ in ended]),
            masks([numbers for _, numbers, _, _ in ended], self.vec.encoder.actions),
            np.array([chosen for _, _, chosen, _ in ended]),
            np.array([worth for _, _, _, worth in ended], np.float32),
        )

    def choose(self, policy: Policy, seen: Floats, moves: list[Ints]) -> Ints:
        """By chance, as likely as the policy says."""
        chances = policy.chances(seen, masks(moves, self.vec.encoder.actions))
        drawn = chances.cumsum(1) > self.rng.random((len(moves), 1))
        best: Ints = np.where(drawn.any(1), drawn.argmax(1), chances.argmax(1))
        return best


def masks(moves: list[Ints], actions: int) -> Bools:
    mask = np.zeros((len(moves), actions), np.bool_)
    for row, numbers in zip(mask, moves, strict=True):
        row[numbers] = True
    return mask


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--games", type=int, default=64, help="in a round")
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--actors", type=int, default=2)
    parser.add_argument("--check", type=int, default=200, help="games against novice in the end")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)

    file, first = args.folder / "selfplay.npz", args.folder / "policy.npz"
    if file.exists():
        policy = Policy.load(file)
    else:
        policy = Policy.load(first) if first.exists() else fresh(rl.encoder(**TABLE), args.hidden)  # type: ignore[arg-type]
        policy.done = 0
    for collect in collecting(args.ray, args.actors, args.games, policy.done):
        if policy.done >= args.rounds:
            break
        began = perf_counter()
        seen, legal, chosen, worth = collect(policy)
        improve(policy, seen, legal, chosen, worth, args.rate)
        policy.done += 1
        policy.save(file)
        length = len(chosen) / args.games
        print(f"round {policy.done}: {length:.0f} decisions a game, {perf_counter() - began:.1f} s", flush=True)
    if args.check:
        print(f"won {won(policy, args.check):.1%} of {args.check} games against novice")


def improve(policy: Policy, seen: Floats, legal: Bools, chosen: Ints, worth: Floats, rate: float) -> None:
    """Towards what winners did, away from what losers did: with two seats these are as many."""
    order = np.random.default_rng(policy.done).permutation(len(chosen))
    for begin in range(0, len(order), PART):
        part = order[begin : begin + PART]
        policy.learn(seen[part], legal[part], chosen[part], worth[part], rate)


def collecting(ray: str | None, actors: int, games: int, seed: int) -> Iterator[Callable[[Policy], Batch]]:
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

        def collect(policy: Policy) -> Batch:
            sent = cluster.put(policy)
            batches = cluster.get([player.collect.remote(sent, share) for player in players])
            seen, legal, chosen, worth = (np.concatenate(parts) for parts in zip(*batches, strict=True))
            return seen, legal, chosen, worth

        while True:
            yield collect
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
