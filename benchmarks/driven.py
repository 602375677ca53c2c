"""Driven from Python: a plain loop over `moves`, `weights` and `play`, and the same over games of OpenSpiel.

    python benchmarks/driven.py [--seconds S]

Each is asked in turn for a short while, again and again, so that a busy machine is as busy for all of them. A decision
is a seat's: what chance does costs its time, and does not count.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from time import process_time

import pyspiel

from filone import games
from filone.kernel import CHANCE, OVER, pick
from filone.kernel.draws import draw_index

SLICE = 0.2
SEATS = {"saboteur": 6, "valdora": 4, "eldorado": 3, "caverna": 4}
OTHERS = ("quoridor", "go", "bridge(use_double_dummy_result=false)")


def ours(name: str) -> Iterator[None]:
    """Random games, one after the other, from one decision to the next."""
    game, random = games.load(name), Random(1).random
    while True:
        state = game.start(SEATS[name], game.simulation)
        while (turn := state.turn) != OVER:
            moves = state.moves()
            if turn == CHANCE:
                state.play(moves[pick(state.weights(), random())])
            else:
                state.play(moves[int(random() * len(moves))])
                yield


def theirs(name: str) -> Iterator[None]:
    game, rng = pyspiel.load_game(name), Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(actions[draw_index(list(chances), rng)])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                yield


def main() -> None:
    parser = ArgumentParser(description="Decisions a second, driven from Python.")
    parser.add_argument("--seconds", type=float, default=5.0, help="processor seconds for each game")
    args = parser.parse_args()
    contenders = {name: ours(name) for name in SEATS} | {f"OpenSpiel {name}": theirs(name) for name in OTHERS}
    decisions = dict.fromkeys(contenders, 0)
    spent = dict.fromkeys(contenders, 0.0)
    while min(spent.values()) < args.seconds:
        for name, steps in contenders.items():
            begun = process_time()
            while (now := process_time() - begun) < SLICE:
                for _ in range(100):
                    next(steps)
                decisions[name] += 100
            spent[name] += now
    print("| game | decisions a second |\n|---|--:|")
    for name, number in decisions.items():
        print(f"| {name} | {number / spent[name]:,.0f} |")


if __name__ == "__main__":
    main()
