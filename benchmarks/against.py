"""The master of this install against the master of another one, with the same seconds of the processor a move.

    python benchmarks/against.py OTHER [--tables eldorado:2 ...] [--seconds S | --nodes N] [--games K] [--seed S]
                                 [--sequential] [--jobs J] [--journal FILE]

OTHER is a folder with Filone compiled as it was: of a worktree, `setup.py build_ext --build-lib OTHER` and a copy of
its sources beside what that made. Every deal is played twice, the second time with the two in each other's seats, and
the seats go round from deal to deal. How many games are played is fixed beforehand; with `--sequential` those are the
most, and it ends as soon as the new one is shown to be the better.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache, partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from random import Random

from follower import Followed, Follower

from filone.bots import Budget
from filone.bots.arena import Match, Played, by_deal, report
from filone.bots.compare import pairs
from filone.bots.tournament import Journal
from filone.games import load
from filone.kernel import CHANCE, OVER
from filone.kernel.dice import Dice

TABLES = ("eldorado:2", "eldorado:4", "valdora:3", "valdora:5", "caverna:2", "caverna:4")
NEW, OLD = "new", "old"
LEVEL = "master"
STAKE, SURE = 1.5, 20.0
"""A gambler puts this part of what is owned on the new one at every deal, and who comes to so much has shown it."""


@cache
def followers(other: Path) -> dict[str, Follower]:
    """One of each for all games that a process plays: they are slow to start."""
    return {NEW: Follower(None), OLD: Follower(other)}


def play(other: Path, match: Match) -> Played:
    """A game that both follow, and in which each answers for its seats."""
    both = followers(other)
    dice = Dice(sha256(f"{match.seed}:{match.deal}".encode()).digest())
    rng = Random(match.key)
    followed = Followed(match.game, len(match.bots), match.options, both.values())
    state = followed.state
    while state.turn != OVER:
        if state.turn == CHANCE:
            followed.play(dice.roll(followed.moves, state))
        else:
            side = both[match.bots[state.turn]]
            followed.play(followed.ask(side, LEVEL, match.budget, rng.getrandbits(53)))
    outcome = state.outcome()
    share = 1 / len(outcome.winners)
    return Played(
        key=match.key,
        deal=match.deal,
        bots=match.bots,
        shares=[share if seat in outcome.winners else 0.0 for seat in range(len(match.bots))],
        scores=outcome.scores,
        ranks=outcome.ranks,
        moves=followed.moves,
        rounds=getattr(state, "round", 0),
        seconds=0.0,
        thoughts=[[] for _ in match.bots],
    )


def matches(game: str, seats: int, games: int, seed: int, budget: Budget) -> Iterator[Match]:
    """Each deal once, and once more with the sides changed: where the seats are odd either has the seat more once."""
    options = load(game).simulation
    for deal in range(-(-games // 2)):
        for first in range(2):
            bots = tuple((NEW, OLD)[((seat + deal) % seats + first) % 2] for seat in range(seats))
            yield Match(game=game, options=options, bots=bots, seed=seed, deal=deal, budget=budget)


def won(played: Sequence[Played]) -> float:
    """What a gambler owns who began with 1 and went from deal to deal.

    If the two are equal a deal brings nothing on average, since they change seats: whenever one stops, however often
    one looks, the chance to have come to `SURE` by luck is 1 in `SURE` at the most.
    """
    wealth = 1.0
    for share in by_deal(played, NEW, [one.shares for one in played]):
        wealth *= 1 + STAKE * (share * len(played[0].bots) / 2 - 0.5)
    return wealth


def told(played: Sequence[Played]) -> str:
    """The part of victories that went to the seats of the new one, against those of the old."""
    lines = sorted(report(played), key=lambda line: line.bot != NEW)
    (pair,) = pairs(played, lines)
    part, points = pair.shares.part, pair.scores
    clear = "clear of half" if part.low > 0.5 or part.high < 0.5 else "not clear of half"
    return (
        f"{len(played)} | {won(played):.1f} | {100 * part.value:.1f} : {100 - 100 * part.value:.1f} "
        f"({100 * part.low:.1f} to {100 * part.high:.1f}), {clear} | {points.difference.value:+.1f} points "
        f"({points.difference.low:+.1f} to {points.difference.high:+.1f})"
    )


def main() -> None:
    parser = ArgumentParser(description="Compare the masters of two installs.")
    parser.add_argument("other", type=Path, metavar="OTHER")
    parser.add_argument("--tables", nargs="+", default=TABLES, metavar="GAME:PLAYERS")
    parser.add_argument("--seconds", type=float, default=0.2, help="of the processor, a move")
    parser.add_argument("--nodes", type=int, help="iterations instead of seconds: the same games every time")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--sequential", action="store_true", help="end as soon as the new one is shown to be better")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--journal", type=Path, help="what was played, to go on from")
    args = parser.parse_args()
    budget = Budget(nodes=args.nodes) if args.nodes else Budget(seconds=args.seconds)
    journal = Journal(args.journal)
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for table in args.tables:
            name, _, seats = table.partition(":")
            planned = list(matches(name, int(seats), args.games, args.seed, budget))
            keys, played = {match.key for match in planned}, list[Played]()
            some = 2 if args.sequential else len(planned)
            for begin in range(0, len(planned), some):
                missing = journal.missing(planned[begin : begin + some])
                for ended in as_completed([pool.submit(partial(play, args.other), match) for match in missing]):
                    journal.write(ended.result())
                played = [one for one in journal.played if one.key in keys]
                if args.sequential and won(played) >= SURE:
                    break
            print(f"| {table} | {told(played)} |", flush=True)


if __name__ == "__main__":
    main()
