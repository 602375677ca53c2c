"""Learn El Dorado from games of a bot, with numpy alone; with `--torch`, by PyTorch.

    python examples/imitate.py FOLDER

FOLDER keeps the games (`games.jsonl`) and the policy (`policy.npz`): started again, it goes on where it was. With
`--ray ADDRESS` the games are played on a cluster, or with `--ray local` on one that lives as long as they take.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray
from policy import HIDDEN, TABLE, Bools, Lesson, Policy, learner, parts, won

from filone import rl
from filone.bots import Budget
from filone.bots.arena import Played, matches
from filone.bots.tournament import Journal, run
from filone.rl.arrays import TableEncoder

PART = 512
"""Decisions that are learnt from at once."""


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--teacher", default="novice", help="whose moves are learnt")
    parser.add_argument("--other", default="novice", help="who sits opposite")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--hidden", type=int, default=HIDDEN)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--torch", action="store_true", help="learn with PyTorch")
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--check", type=int, default=200, help="games against novice in the end")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    kind = learner(args.torch)

    played = play(args.folder / "games.jsonl", (args.teacher, args.other), args.games, args.jobs, args.ray)
    encoder = rl.encoder(**TABLE)  # type: ignore[arg-type]
    lesson = lessons(encoder, played, args.teacher)
    print(f"{len(lesson.chosen)} decisions of {args.teacher}", flush=True)

    file = args.folder / "policy.npz"
    policy = kind.load(file) if file.exists() else kind(args.hidden)
    last = -(-len(lesson.chosen) // 20)
    learnt, held = lesson.taken(slice(-last)), lesson.taken(slice(-last, None))
    """The last games are not learnt from: they tell how well it would do elsewhere."""
    while policy.done < args.epochs:
        began = perf_counter()
        rate = args.rate * (1 - policy.done / args.epochs)
        loss = epoch(policy, learnt, rate)
        policy.done += 1
        policy.save(file)
        told = f"{agreed(policy, held):.1%} of unseen decisions as the teacher"
        print(f"epoch {policy.done}: loss {loss:.3f}, {told}, {perf_counter() - began:.0f} s", flush=True)
    if args.check:
        print(f"won {won(policy, args.check):.1%} of {args.check} games against novice")


def play(journal: Path, bots: tuple[str, str], games: int, jobs: int, ray: str | None) -> list[Played]:
    kept = Journal(journal)
    options = rl.encoder(**TABLE).options  # type: ignore[arg-type]
    wanted = list(matches(str(TABLE["name"]), bots, 2, games, options=options, seed=1, budget=Budget()))
    began, missing = perf_counter(), kept.missing(wanted)
    for number, one in enumerate(run(missing, jobs, ray) if missing else (), 1):
        kept.write(one)
        if number % 20 == 0 or number == len(missing):
            print(f"{number} of {len(missing)} games, {perf_counter() - began:.0f} s", flush=True)
    keys = {match.key for match in wanted}
    return [one for one in kept.played if one.key in keys]


def lessons(encoder: TableEncoder, played: Iterable[Played], teacher: str) -> Lesson:
    """What the teacher chose wherever it had a choice, and how that ended."""
    seen, legal, chosen, ended = (list(column) for column in zip(*decisions(encoder, played, teacher), strict=True))
    ones = np.ones(len(chosen), np.float32)
    return Lesson(np.array(seen), np.array(legal), np.array(chosen), ones, np.array(ended, np.float32), 0 * ones)


def decisions(
    encoder: TableEncoder, played: Iterable[Played], teacher: str
) -> Iterator[tuple[NDArray[np.float16], Bools, int, float]]:
    for one in played:
        assert one.record is not None
        for _, state, move in one.record.positions():
            seat = state.turn
            if seat >= 0 and one.bots[seat] == teacher and len(state.legal()) > 1:
                number = int(encoder.table.number(state, move))
                seen = encoder.observe(state, seat).astype(np.float16)  # half the memory is enough for small fractions
                yield seen, encoder.mask(state) > 0, number, 2 * one.shares[seat] - 1


def epoch(policy: Policy, lesson: Lesson, rate: float) -> float:
    """Everything once, in an order of its own; the mean loss."""
    return float(np.mean([policy.learn(part, rate) for part in parts(lesson, PART, policy.done)]))


def agreed(policy: Policy, lesson: Lesson) -> float:
    right = [policy.chances(part.seen, part.legal).argmax(1) == part.chosen for part in parts(lesson, PART)]
    return float(np.concatenate(right).mean())


if __name__ == "__main__":
    main()
