"""How even the seats of Valdora are: games of the player that weighs every stop, by place in the turn order.

python benchmarks/valdora_seats.py [games] [valley file]
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from filone import games
from filone.games.valdora.bot.knowledge import KNOWLEDGE
from filone.games.valdora.state import Valdora
from filone.kernel import CHANCE, OVER, State

GAME = games.load("valdora")


def best_move(state: State) -> int:
    legal = state.legal()
    priors = KNOWLEDGE.think(state, state.turn, Random(0)).priors(state, legal)
    return legal[priors.index(max(priors))]


def play(seats: int, options: dict[str, Any], rng: Random) -> Valdora:
    state = GAME.start(seats, options)
    assert isinstance(state, Valdora)
    while state.turn != OVER:
        state.advance(state.draw(rng.random()) if state.turn == CHANCE else best_move(state))
    return state


def row(seats: int, count: int, options: dict[str, Any]) -> str:
    rng = Random(seats)
    wins = [0.0] * seats
    points = winning = rounds = completed = colours = 0
    for _ in range(count):
        state = play(seats, options, rng)
        outcome = state.outcome()
        for winner in outcome.winners:
            wins[(winner - state.start) % seats] += 1 / len(outcome.winners)
        points += sum(outcome.scores)
        winning += max(outcome.scores)
        rounds += state.round
        completed += sum(map(sum, state.completed))
        colours += sum(1 for crew in state.crew for craftsmen in crew if craftsmen)
    shares = ", ".join(f"{seats * won / count:.2f}" for won in wins)
    each = seats * count
    return (
        f"| {seats} | {points / each:.0f} | {winning / count:.0f} | {completed / each:.1f} | {colours / each:.1f} "
        f"| {rounds / count:.0f} | {shares} |"
    )


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    options = {"map": json.loads(Path(sys.argv[2]).read_text("utf-8"))} if len(sys.argv) > 2 else {}
    print("| players | points | winner's points | commissions | colours | rounds | wins by turn order (1 = fair) |")
    print("|---|---|---|---|---|---|---|")
    for seats in GAME.seats:
        print(row(seats, count, options), flush=True)


if __name__ == "__main__":
    main()
