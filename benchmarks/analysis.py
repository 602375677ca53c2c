"""Is an analysis worth its words? Games between masters and a player at random, each analysed twice.

    python benchmarks/analysis.py saboteur --players 3 --games 10 --nodes 60 --jobs 2

It prints how often both runs name the same costliest decision, the costly decisions of each sort of player in a
hundred, with the interval of the difference over games, and what judging one game takes. A line of JSON for each game
goes to the error stream.
"""

import argparse
import sys
from math import sqrt
from os import times
from random import Random

import msgspec

from filone import games
from filone.bots import Budget
from filone.bots.arena import contestant, half_interval
from filone.kernel import CHANCE, OVER, Record
from filone.teaching.analysis.analyst import Analyst
from filone.teaching.analysis.pool import carry_out
from filone.teaching.hint import WORSE

MASTER = "master"


def played(name: str, bots: list[str], thought: int, seed: int) -> Record:
    """A game of these bots."""
    game, rng = games.load(name), Random(seed)
    record = Record.new(game, len(bots), game.simulation)
    state = record.state()
    players = [contestant(game, bot, Budget(nodes=thought)) for bot in bots]
    while state.turn != OVER:
        if state.turn == CHANCE:
            record.add(state, state.draw(rng.random()))
        else:
            bot, budget = players[state.turn]
            record.add(state, bot.choose(state.view(state.turn), budget, rng))
    return record


def judge(record: Record, nodes: int, seed: int, jobs: int) -> Analyst:
    """What the decisions of a game cost: the part of an analysis that names them."""
    analyst = Analyst(record.game, nodes, seed)
    carry_out(record, analyst.judge(), jobs)
    return analyst


def costly(found: Analyst, seats: list[int]) -> float:
    """How many decisions of these seats were costly, clear of doubt, in a hundred."""
    mine = [one for one in found.judged if one.seat in seats]
    return 100 * sum(one.best.least > WORSE for one in mine) / max(1, len(mine))


def is_tie(found: Analyst, other: Analyst) -> bool:
    """Whether what the other holds for the costliest may be it here, too."""
    return other.costliest.at in {one.at for one in found.may_be_costliest()}


def processor() -> float:
    """Seconds that this process and those it waited for have worked."""
    used = times()
    return used.user + used.system + used.children_user + used.children_system


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--nodes", type=int, default=60)
    parser.add_argument("--thought", type=int, default=100, help="nodes of the masters")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    same, tied, differences, masters, others, seconds = 0, 0, [], [], [], []
    for number in range(args.games):
        blunders = number % args.players
        bots = ["random" if seat == blunders else MASTER for seat in range(args.players)]
        record = played(args.game, bots, args.thought, args.seed * 1000 + number)
        start = processor()
        one, other = (judge(record, args.nodes, seed, args.jobs) for seed in (1, 2))
        seconds.append((processor() - start) / 2)
        agree = one.costliest.at == other.costliest.at
        same += agree
        tied += not agree and is_tie(one, other) and is_tie(other, one)
        masters.append(costly(one, [seat for seat in range(args.players) if seat != blunders]))
        others.append(costly(one, [blunders]))
        differences.append(others[-1] - masters[-1])
        line = {
            "game": number,
            "same": agree,
            "costliest": [analyst.costliest.decision() for analyst in (one, other)],
            "master": masters[-1],
            "random": others[-1],
            "seconds": round(seconds[-1], 1),
        }
        print(msgspec.json.encode(line).decode(), file=sys.stderr, flush=True)
    count = len(differences)
    doubt = 1.96 * sqrt(same / count * (1 - same / count) / count)
    print(f"the same costliest decision: {same} of {count} ({100 * same / count:.0f} % ± {100 * doubt:.0f})")
    print(f"another one, but both runs hold either for possibly the costliest: {tied}")
    print(f"costly decisions in a hundred: masters {sum(masters) / count:.1f}, at random {sum(others) / count:.1f}")
    print(f"difference {sum(differences) / count:.1f} ± {half_interval(differences):.1f}")
    print(f"processor seconds for one: {sum(seconds) / count:.0f}, at most {max(seconds):.0f}")


if __name__ == "__main__":
    main()
