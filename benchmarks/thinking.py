"""Iterations a second of the processor in two installs, at the same positions.

    python benchmarks/thinking.py OTHER [--tables eldorado:2 ...] [--positions N] [--seed S]

OTHER is a folder with Filone as it was (see `against.py`). Novices of this install play, both follow, and now and then
the masters of both think about the position, for few iterations and for many: what the difference takes is counted, so
that what a thought costs before its first iteration is left out, and what needs no thought does not count.
"""

from argparse import ArgumentParser
from pathlib import Path
from random import Random

from follower import Followed, Follower

from filone.bots import Budget
from filone.kernel import CHANCE, OVER

TABLES = ("saboteur:5", "saboteur:7", "valdora:3", "valdora:5", "eldorado:2", "eldorado:4", "caverna:2", "caverna:4")
FEW, MANY = 20, 220
EVERY = 5
LEAST = 1e-4
"""Fewer seconds are no thought."""


def took(follower: Follower, nodes: int, seed: int) -> float:
    begun = follower.spent()
    follower.choose("master", Budget(nodes=nodes), seed)
    return follower.spent() - begun


def main() -> None:
    parser = ArgumentParser(description="How fast two installs think.")
    parser.add_argument("other", type=Path, metavar="OTHER")
    parser.add_argument("--tables", nargs="+", default=TABLES, metavar="GAME:PLAYERS")
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    here, there = Follower(None), Follower(args.other)
    print("| table | positions | other, iterations a second | here | times |\n|---|--:|--:|--:|--:|")
    for table in args.tables:
        game, _, seats = table.partition(":")
        rng = Random(f"{args.seed} {table}")
        spent = {here: 0.0, there: 0.0}
        thoughts = decisions = 0
        followed = Followed(game, int(seats), {}, (here, there))
        while thoughts < args.positions:
            state = followed.state
            if state.turn == OVER:
                followed = Followed(game, int(seats), {}, (here, there))
            elif state.turn == CHANCE:
                followed.play(state.draw(rng.random()))
            else:
                decisions += 1
                if decisions % EVERY == 0:
                    times = {one: took(one, MANY, decisions) - took(one, FEW, decisions) for one in (there, here)}
                    if min(times.values()) > LEAST:
                        thoughts += 1
                        spent = {one: spent[one] + time for one, time in times.items()}
                followed.play(followed.ask(here, "novice", Budget(), rng.getrandbits(53)))
        other, own = (thoughts * (MANY - FEW) / spent[one] for one in (there, here))
        print(f"| {table} | {thoughts} | {other:,.0f} | {own:,.0f} | {own / other:.2f} |", flush=True)


if __name__ == "__main__":
    main()
