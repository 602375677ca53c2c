"""Saboteurs of one kind against diggers of another: how many rounds they win, by how many were dealt, and how they go
about it.

    python benchmarks/sides.py [--players N ...] [--rounds K] [--seed S] [--jobs J] [--seconds S] [--old FOLDER]
                               SABOTEURS/DIGGERS ...

Both are levels, with a style or without, that think so many seconds of the processor; `master@200` thinks 200
iterations. `old`, `old@200` is the master of the install in FOLDER (see `against.py`). All pairs play the same deals,
and every pair is compared with the first, deal by deal.

The conduct of a side is counted in its own plays: of the saboteurs' tunnel cards, how many brought the tunnel `nearer`;
of their dead ends, how many were laid in their first two turns (`early`); of the diggers' broken tools, how many were a
digger's (`mates`); how many turns a digger could have mended a mate and did something else (`unmended`).
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from random import Random

import msgspec
from follower import Followed, Follower

from filone.bots import Budget
from filone.bots.arena import mean
from filone.games.saboteur import moves
from filone.games.saboteur.bot.ground import Ground
from filone.games.saboteur.content.cards import DEAD_END
from filone.games.saboteur.content.numbers import DIGGER, SABOTEUR
from filone.games.saboteur.decisions import under_way
from filone.games.saboteur.position import NOBODY
from filone.games.saboteur.state import Saboteur
from filone.kernel import CHANCE
from filone.kernel.dice import Dice

OLD = "old"
ANY_GOAL = 7


class Round(msgspec.Struct):
    """How a round ended, with how many saboteurs, and what was counted."""

    dealt: int
    won: bool
    counts: dict[str, int]


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("pairs", nargs="+", metavar="SABOTEURS/DIGGERS")
    parser.add_argument("--players", type=int, nargs="+", default=[5, 7])
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.2, help="of the processor, a move")
    parser.add_argument("--old", type=Path, metavar="FOLDER")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for players in args.players:
            first: list[Round] = []
            for pair in args.pairs:
                work = partial(play, pair.split("/"), players, args.seed, args.seconds, args.old)
                played = list(pool.map(work, range(args.rounds)))
                first = first or played
                for line in lines(played, first):
                    print(f"| {players} | {pair} |{line}", flush=True)


@cache
def followers(old: Path | None) -> tuple[Follower, Follower]:
    """This install's and the old one's, for all rounds that a process plays: they are slow to start."""
    here = Follower(None)
    return here, Follower(old) if old else here


def play(pair: Sequence[str], players: int, seed: int, seconds: float, old: Path | None, deal: int) -> Round:
    """One round, and the sides in it."""
    here, there = followers(old)
    sides = dict(zip((SABOTEUR, DIGGER), pair, strict=True))
    dice = Dice(sha256(f"{seed}:{players}:{deal}".encode()).digest())
    rng = Random(f"{seed}:{players}:{deal}")
    followed = Followed("saboteur", players, {}, {here, there})
    state = followed.state
    assert isinstance(state, Saboteur)
    counts: Counter[str] = Counter()
    turns = [0] * players
    while under_way(state.open):
        seat = state.turn
        if seat == CHANCE:
            followed.play(dice.roll(followed.moves, state))
            continue
        bot, _, nodes = sides[state.roles[seat]].partition("@")
        budget = Budget(nodes=int(nodes)) if nodes else Budget(seconds=seconds)
        asked, bot = (there, "master") if bot == OLD else (here, bot)
        move = followed.ask(asked, bot, budget, rng.getrandbits(53))
        front = front_of(state)
        for what in deeds(state, move, turns):
            counts[what] += 1
        followed.play(move)
        turns[seat] += 1
        if moves.PLACE.has(move) and front_of(state) < front and state.roles[seat] == SABOTEUR:
            counts["nearer"] += 1
    return Round(state.roles.count(SABOTEUR), state.finder == NOBODY, dict(counts))


def front_of(state: Saboteur) -> int:
    return Ground(state.maze, ANY_GOAL).front


def deeds(state: Saboteur, move: int, turns: Sequence[int]) -> Iterator[str]:
    """What a move counts as."""
    seat = state.turn
    if seat < 0:
        return
    if state.roles[seat] == SABOTEUR:
        if moves.PLACE.has(move):
            yield "tunnels"
            if DEAD_END[moves.PLACE.card.of(move)]:
                yield "dead ends"
                if turns[seat] < 2:
                    yield "early"
        return
    if moves.BREAK.has(move):
        yield "breaks"
        if state.roles[moves.BREAK.target.of(move)] == DIGGER:
            yield "mates"
    mends = [moves.REPAIR.target.of(one) for one in state.legal() if moves.REPAIR.has(one)]
    if not moves.REPAIR.has(move) and any(mate != seat and state.roles[mate] == DIGGER for mate in mends):
        yield "unmended"


def lines(played: Sequence[Round], first: Sequence[Round]) -> Iterator[str]:
    for dealt in sorted({one.dealt for one in played}):
        these = [(float(one.won), float(was.won)) for one, was in zip(played, first, strict=True) if one.dealt == dealt]
        won, (low, high) = mean([now for now, _ in these])
        more, (least, most) = mean([now - was for now, was in these])
        share = f"{won:.1%} ({low:.1%} to {high:.1%})"
        yield f" {dealt} | {len(these)} | {share} | {more:+.1%} ({least:+.1%} to {most:+.1%}) |"
    total: Counter[str] = Counter()
    for one in played:
        total.update(one.counts)
    yield (
        f" all | {len(played)} | nearer {total['nearer']} of {total['tunnels']}, "
        f"early {total['early']} of {total['dead ends']}, "
        f"mates {total['mates']} of {total['breaks']}, unmended {total['unmended']} |"
    )


if __name__ == "__main__":
    main()
