"""Learn El Dorado from games of a bot that thinks ahead, with numpy alone.

    python examples/imitate.py FOLDER --games 600 --epochs 8 --jobs 2

FOLDER keeps the games (`games.jsonl`) and the policy (`policy.npz`): started again, it goes on where it was. With
`--ray ADDRESS` the games are played on a cluster, or with `--ray local` on one that lives as long as they take.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter

import numpy as np
from policy import TABLE, Bools, Floats, Ints, Policy, fresh, won

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
    parser.add_argument("--teacher", default="master@60", help="whose moves are learnt")
    parser.add_argument("--other", default="adept@20", help="who sits opposite, and leads the teacher to other places")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--check", type=int, default=200, help="games against novice in the end")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)

    played = play(args.folder / "games.jsonl", (args.teacher, args.other), args.games, args.jobs, args.ray)
    encoder = rl.encoder(**TABLE)  # type: ignore[arg-type]
    seen, legal, chosen = lessons(encoder, played, args.teacher)
    print(f"{len(chosen)} decisions of {args.teacher}", flush=True)

    file = args.folder / "policy.npz"
    policy = Policy.load(file) if file.exists() else fresh(encoder, args.hidden)
    held = len(chosen) // 20
    """The last games are not learnt from: they tell how well it would do elsewhere."""
    while policy.done < args.epochs:
        began = perf_counter()
        rate = args.rate * (1 - policy.done / args.epochs)
        loss = epoch(policy, seen[:-held], legal[:-held], chosen[:-held], rate)
        policy.done += 1
        policy.save(file)
        told = f"{agreed(policy, seen[-held:], legal[-held:], chosen[-held:]):.1%} of unseen decisions as the teacher"
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


def lessons(encoder: TableEncoder, played: Iterable[Played], teacher: str) -> tuple[Floats, Bools, Ints]:
    """What the teacher saw, what was legal, and what it chose, wherever it had a choice."""
    rows = list(decisions(encoder, played, teacher))
    return (
        np.array([seen for seen, _, _ in rows]),
        np.array([mask for _, mask, _ in rows], np.bool_),
        np.array([number for _, _, number in rows]),
    )


def decisions(encoder: TableEncoder, played: Iterable[Played], teacher: str) -> Iterator[tuple[Floats, Bools, int]]:
    for one in played:
        assert one.record is not None
        for _, state, move in one.record.positions():
            if state.turn >= 0 and one.bots[state.turn] == teacher and len(state.legal()) > 1:
                number = int(encoder.table.number(state, move))
                yield encoder.observe(state, state.turn), encoder.mask(state) > 0, number


def epoch(policy: Policy, seen: Floats, legal: Bools, chosen: Ints, rate: float) -> float:
    """Everything once, in an order of its own; the mean loss."""
    order = np.random.default_rng(policy.done).permutation(len(chosen))
    losses = []
    for first in range(0, len(order), PART):
        part = order[first : first + PART]
        losses.append(policy.learn(seen[part], legal[part], chosen[part], np.ones(len(part), np.float32), rate))
    return float(np.mean(losses))


def agreed(policy: Policy, seen: Floats, legal: Bools, chosen: Ints) -> float:
    return float((policy.chances(seen, legal).argmax(1) == chosen).mean()) if len(chosen) else 0.0


if __name__ == "__main__":
    main()
