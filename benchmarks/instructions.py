"""Processor instructions of random games and of thoughts, counted by valgrind: two installs compared in one run.

    python benchmarks/instructions.py [--games NAME ...] PYTHON [PYTHON]

A PYTHON is an interpreter that has Filone installed; `PATH:PYTHON` puts a folder before what it has installed. Seconds
swing by a fifth on a busy machine, instructions do not. Every piece of work is done once and three times, and the
difference counts, so that what a start costs is left out. Both installs must play the same moves.
"""

import os
import re
import subprocess
import sys
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

WORK = """
import sys
from random import Random
from filone import games
from filone.bots import levels
from filone.bots.bot import Budget
from filone.bots.playout import Playout, random_move
from filone.kernel import state as kernel

name, seats, kind, count, repeat = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), int(sys.argv[5])
game = games.load(name)
prints = []
for again in range(repeat):
    rng = Random(5 + again)
    if kind == "play":
        for _ in range(count):
            prints.append(Playout(game.start(seats, game.simulation), rng).fingerprint)
    else:
        state = game.start(seats, game.simulation)
        bot = levels.load(game, "master")
        while count and state.turn != kernel.OVER:
            if state.turn == kernel.CHANCE or len(state.legal()) == 1 or rng.random() < 0.5:
                state.advance(random_move(state, rng))
            else:
                state.advance(bot.choose(state.view(state.turn), Budget(nodes=100), rng))
                prints.append(state.turn)
                if len(prints) >= count * (again + 1):
                    break
print(kernel.__file__, hash(tuple(prints[:count])))
"""
SEATS = {"saboteur": 6, "valdora": 4, "eldorado": 3, "caverna": 4}
COUNTS = {
    "play": {"saboteur": 8, "valdora": 6, "eldorado": 3, "caverna": 4},
    "think": {"saboteur": 6, "valdora": 4, "eldorado": 6, "caverna": 2},
}


def count(install: str, game: str, kind: str, repeat: int) -> tuple[int, str]:
    """Instructions, and what was played."""
    folder, _, python = install.rpartition(":")
    env = os.environ | {"PYTHONPATH": folder, "PYTHONHASHSEED": "0"}
    args = [python, "-c", WORK, game, str(SEATS[game]), kind, str(COUNTS[kind][game]), str(repeat)]
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *args]
    done = subprocess.run(command, env=env, cwd="/", capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        sys.exit(f"{install}, {game}: {done.stderr[-2000:]}")
    module, played = done.stdout.split()
    if Path(module).suffix == ".py":
        sys.exit(f"{install} is not compiled: {module}")
    return int(found[1]), played


def main() -> None:
    parser = ArgumentParser(description="Instructions of random games and of thoughts in one or two installs.")
    parser.add_argument("--games", nargs="+", choices=SEATS, default=list(SEATS))
    parser.add_argument("install", nargs="+", metavar="[PATH:]PYTHON")
    args = parser.parse_args()
    print("| game | work |", " | ".join(f"{install}, million" for install in args.install), "| ratio |")
    print("|---|---|" + "--:|" * (len(args.install) + 1))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for game in args.games:
            for kind in COUNTS:
                jobs = [
                    [pool.submit(count, install, game, kind, repeat) for repeat in (1, 3)] for install in args.install
                ]
                done = [[job.result() for job in pair] for pair in jobs]
                if len({played for pair in done for _, played in pair}) > 1:
                    print(f"the installs play {game} differently")
                each = [(more - once) / 2 / COUNTS[kind][game] / 1e6 for (once, _), (more, _) in done]
                ratio = f"{each[-1] / each[0]:.3f}"
                print(
                    f"| {game} | {kind} |", " | ".join(f"{number:.3f}" for number in each), f"| {ratio} |", flush=True
                )


if __name__ == "__main__":
    main()
