"""Two installs must play the same games: the same seeds, compared move by move.

    python benchmarks/same_games.py [--games NAME ...] [--count N] PYTHON PYTHON

A PYTHON is an interpreter that has Filone installed; `PATH:PYTHON` puts a folder before what it has installed. Of every
game are compared: the options, the text of each move, the legal moves, the weights of chance, scores and breakdown, and
in some positions every seat's view and the clauses that refuse moves. A view is compared without the fields that say
which decision is open: later versions tell it by name.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

WORK = """
import sys
from hashlib import sha256
from random import Random
import msgspec
from filone import games
from filone.kernel import CHANCE, OVER, SPECTATOR, pick

OPEN = {"stack", "decisions", "phase", "moving", "action"}
encode = msgspec.json.encode
name, seats, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
game = games.load(name)
for seed in range(first, first + count):
    rng = Random(f"{name} {seats} {seed}")
    options = dict(game.simulation)
    if seed % 2:
        for option in game.options:
            if option.choices and option.name not in options:
                options[option.name] = rng.choice(list(option.choices))
    state = game.start(seats, options)
    whole = sha256(repr(sorted(options.items())).encode())
    at = 0
    while state.turn != OVER:
        legal = state.moves()
        whole.update(repr((state.turn, legal)).encode())
        if state.turn == CHANCE:
            weights = state.weights()
            whole.update(repr(weights).encode())
            move = legal[pick(weights, rng.random())]
        else:
            move = rng.choice(legal)
            if rng.random() < 0.05:
                for _ in range(10):
                    other = int(rng.random() * game.space.size)
                    if other not in legal:
                        whole.update(f"{other} {state.refuse(other)}".encode())
        if rng.random() < 0.02:
            for seat in [*range(seats), SPECTATOR]:
                view = msgspec.to_builtins(state.view(seat))
                whole.update(encode({key: value for key, value in view.items() if key not in OPEN}))
            whole.update(repr((state.scores(), [state.breakdown(seat) for seat in range(seats)])).encode())
        whole.update(game.text(state, move).encode())
        state.advance(move)
    whole.update(repr((state.outcome().ranks, state.scores())).encode())
    print(seed, whole.hexdigest(), flush=True)
"""


def play(install: str, game: str, seats: int, first: int, count: int) -> list[str]:
    folder, _, python = install.rpartition(":")
    command = [python, "-c", WORK, game, str(seats), str(first), str(count)]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": folder}, cwd="/", capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{install}: {done.stderr[-2000:]}")
    return done.stdout.splitlines()


def main() -> int:
    parser = ArgumentParser(description="Play the same games in two installs, and compare.")
    parser.add_argument("--games", nargs="+", default=["saboteur", "valdora", "eldorado", "caverna"])
    parser.add_argument("--count", type=int, default=2000, help="games of each game and table size")
    parser.add_argument("install", nargs=2, metavar="[PATH:]PYTHON")
    args = parser.parse_args()
    from filone import games  # noqa: PLC0415

    different = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name in args.games:
            for seats in games.load(name).seats:
                begun = monotonic()
                jobs = [pool.submit(play, install, name, seats, 0, args.count) for install in args.install]
                here, there = (job.result() for job in jobs)
                differing = [one.split()[0] for one, other in zip(here, there, strict=True) if one != other]
                different += len(differing)
                told = f", the first with seed {differing[0]}" if differing else ""
                print(
                    f"{name}, {seats} seats: {len(here)} games, {len(differing)} differ{told} "
                    f"({monotonic() - begun:.0f} s)",
                    flush=True,
                )
    return int(bool(different))


if __name__ == "__main__":
    sys.exit(main())
