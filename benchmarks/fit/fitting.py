"""Fitting the numbers of a game's bots: what every `benchmarks/fit/<game>.py` shares.

    python benchmarks/fit/GAME.py FILE [--what games] [--only NAME ...] [--rounds 3] [--deals 100] [--jobs 2]

`--what games` changes one number at a time, up and then down, and lets bots with and without the change play the same
deals against each other, in both halves of the seats. A change stays if its gain is greater than its standard error;
if neither way pays, the number's step is halved. Other words fit in the same way by something else than games, or by
regression what games showed: see the script.

Every trial has deals of its own, and the result is measured on deals that no trial has seen. FILE is written after
every trial: the same command goes on where it was interrupted. Nothing is changed in the game: what is worth keeping is
put into `bot/weights.py` by hand.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, TypeVar

import msgspec

from filone import games
from filone.bots import Bot, Budget
from filone.bots.arena import mean
from filone.bots.bot import PolicyBot, SearchBot
from filone.bots.drive import drive
from filone.bots.levels import knowledge_of
from filone.kernel import Game, State
from filone.kernel.dice import Dice
from filone.kernel.fields import field_values
from filone.kernel.knowledge import Knowledge

Numbers = dict[str, float]
"""Numbers by name; one of a list is `name.2`, one of a table `name.2.0`."""
Rows = list[list[float]]
"""What a regression learns from: the features, and last what came of it."""
Made = TypeVar("Made")
STEP = 0.2
"""The first change of a number, as a part of it."""


# Numbers by name


def defaults(game: Game) -> Numbers:
    """The numbers of a game's bots. What is 0 has no size to be changed by, and is left out."""
    found: Numbers = {}
    for name, value in field_values(weights_of(knowledge_of(game))).items():
        collect(value, name, found)
    return {name: value for name, value in found.items() if value}


def weights_of(knowledge: Knowledge) -> Any:
    return getattr(knowledge, "weights")  # noqa: B009  (the kernel does not know that games have them)


def collect(value: Any, name: str, found: Numbers) -> None:
    if isinstance(value, float):
        found[name] = value
    else:
        for place, inner in enumerate(value):
            collect(inner, f"{name}.{place}", found)


def knowledge_with(game: Game, changes: Numbers) -> Knowledge:
    """What the game knows, but for these numbers."""
    knowledge = knowledge_of(game)
    weights = type(weights_of(knowledge))()
    for name, value in field_values(weights).items():
        setattr(weights, name, changed(value, name, changes))
    made: Any = type(knowledge)
    ours: Knowledge = made(weights)
    return ours


def changed(value: Any, name: str, changes: Numbers) -> Any:
    if isinstance(value, float):
        return changes.get(name, value)
    return type(value)([changed(inner, f"{name}.{place}", changes) for place, inner in enumerate(value)])


# Games


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: table sizes in turn, and how bots think: in nodes, or at first sight with 0."""

    game: str
    seats: tuple[int, ...]
    nodes: int
    by: str
    """`scores`, or `shares` of the victory."""

    def bot(self, changes: Numbers, slips: float = 0.0) -> Bot:
        game = games.load(self.game)
        knowledge = knowledge_with(game, changes)
        return SearchBot(game, knowledge, 1.0, slips) if self.nodes else PolicyBot(game, knowledge, slips)

    def play(self, bots: Sequence[Bot], deal: str, look: Callable[[State], None] = lambda _: None) -> list[float]:
        """A game, and what came of it for each seat; whoever looks on sees every position."""
        state = games.load(self.game).start(len(bots))
        dice, rng, budget = Dice(sha256(deal.encode()).digest()), Random(deal), Budget(nodes=self.nodes)
        look(state)
        for move in drive(state, dice.roll, lambda view: bots[view.seat].choose(view, budget, rng)):
            state.advance(move)
            look(state)
        outcome = state.outcome()
        if self.by == "scores":
            return [float(score) for score in outcome.scores]
        return [float(seat in outcome.winners) / len(outcome.winners) for seat in range(len(bots))]


def duel(setting: Setting, mine: Numbers, theirs: Numbers, deal: str, number: int) -> float:
    """How much better mine does than theirs in one deal."""
    seats = setting.seats[number % len(setting.seats)]
    one, other = setting.bot(mine), setting.bot(theirs)
    deal = f"{deal}:{number}"
    if seats == 1:
        return setting.play([one], deal)[0] - setting.play([other], deal)[0]
    gain = 0.0
    for turn in (0, 1):
        is_mine = [seat % 2 == turn for seat in range(seats)]
        results = setting.play([one if is_one else other for is_one in is_mine], deal)
        for is_one, result in zip(is_mine, results, strict=True):
            gain += result / is_mine.count(True) if is_one else -result / is_mine.count(False)
    return gain / 2


class Deals:
    """Works on deals, in processes if there are several jobs."""

    def __init__(self, jobs: int) -> None:
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else None

    def map(self, work: Callable[[int], Made], numbers: Sequence[int]) -> list[Made]:
        return list(self.pool.map(work, numbers)) if self.pool else [work(number) for number in numbers]


# One number at a time


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Fits the numbers `names`: `duel` tells how much better the first numbers do than the second in one deal."""

    names: Sequence[str]
    duel: Callable[[Numbers, Numbers, str, int], float]


class Search(msgspec.Struct, kw_only=True):
    """How far the search has come."""

    seed: int
    deals: int
    names: list[str]
    trial: int = 0
    """Two to a number: up, then down."""
    steps: Numbers = {}
    best: Numbers = {}
    """What differs from the game's own numbers."""
    tested: tuple[float, float, float] | None = None
    """The gain over the game's own numbers on deals of its own, with its 95 % interval."""


def compete(game: str, contest: Contest, args: Namespace) -> None:
    own = defaults(games.load(game))
    only = args.only or contest.names
    wanted = [name for name in own if name in only or name.split(".")[0] in only]
    so_far = Search(seed=args.seed, deals=args.deals, names=wanted)
    if args.file.exists():
        so_far = msgspec.json.decode(args.file.read_bytes(), type=Search)
    deals = Deals(args.jobs)
    end = monotonic() + args.seconds
    while so_far.trial < 2 * len(so_far.names) * args.rounds and monotonic() < end:
        try_change(contest, own, so_far, deals)
        so_far.tested = None
        args.file.write_bytes(msgspec.json.format(msgspec.json.encode(so_far)))
    if so_far.tested is None:
        test = partial(contest.duel, so_far.best, {}, f"{so_far.seed}:test")
        gain, (low, high) = mean(deals.map(test, range(args.tests)))
        so_far.tested = (gain, low, high) if args.tests > 1 else (gain, gain, gain)
        args.file.write_bytes(msgspec.json.format(msgspec.json.encode(so_far)))
    print("all together, on new deals: {:+.3f} ({:+.3f} to {:+.3f})".format(*so_far.tested))
    show(own, so_far.best)


def try_change(contest: Contest, own: Numbers, so_far: Search, deals: Deals) -> None:
    which, down = divmod(so_far.trial, 2)
    name = so_far.names[which % len(so_far.names)]
    now = so_far.best.get(name, own[name])
    step = so_far.steps.get(name, STEP) * abs(own[name])
    new = float(f"{now - step if down else now + step:.4g}")
    trial = partial(contest.duel, so_far.best | {name: new}, so_far.best, f"{so_far.seed}:tune:{so_far.trial}")
    gains = deals.map(trial, range(so_far.deals))
    gain = sum(gains) / len(gains)
    doubt = sqrt(sum((each - gain) ** 2 for each in gains) / max(1, len(gains) - 1) / len(gains))
    better = gain > doubt
    print(
        f"{so_far.trial}: {name} {now:g} -> {new:g}: {gain:+.3f} ± {doubt:.3f}{' kept' if better else ''}", flush=True
    )
    if better:
        so_far.best[name] = new
    elif down:
        so_far.steps[name] = so_far.steps.get(name, STEP) / 2
    so_far.trial += 2 if better and not down else 1


def show(own: Numbers, best: Numbers) -> None:
    for name, value in best.items():
        if value != own.get(name):
            print(f"{name}: {own.get(name, 0.0):g} -> {value:.3g}")


# Regressions


class Regression(msgspec.Struct, frozen=True, kw_only=True):
    """Fits the numbers `names` to rows that `watch` gathers from one deal; `logistic` if what came of it is 0 or 1."""

    names: list[str]
    watch: Callable[[str, int], Rows]
    logistic: bool


class Gathered(msgspec.Struct, kw_only=True):
    """Rows of so many deals, to fit and to test by."""

    seed: int
    tune: list[Rows] = []
    test: list[Rows] = []
    best: Numbers = {}


def regress(game: str, regression: Regression, args: Namespace) -> None:
    gathered = Gathered(seed=args.seed)
    if args.file.exists():
        gathered = msgspec.json.decode(args.file.read_bytes(), type=Gathered)
    deals = Deals(args.jobs)
    for rows, kind, count in ((gathered.tune, "tune", args.deals), (gathered.test, "test", args.tests)):
        while len(rows) < count:
            batch = range(len(rows), min(count, len(rows) + 2 * args.jobs))
            rows.extend(deals.map(partial(regression.watch, f"{gathered.seed}:{kind}"), batch))
            args.file.write_bytes(msgspec.json.encode(gathered))
            print(f"{kind}: {len(rows)} of {count} deals", flush=True)
    own = defaults(games.load(game))
    before = [own.get(name, 0.0) for name in regression.names]
    after = solve_rows([row for deal in gathered.tune for row in deal], regression.logistic)
    unseen = [row for deal in gathered.test for row in deal]
    errors = [error(unseen, factors, regression.logistic) for factors in (before, after)]
    print(f"{'log loss' if regression.logistic else 'mean square'} on new deals: {errors[0]:.4f} -> {errors[1]:.4f}")
    gathered.best = dict(zip(regression.names, after, strict=True))
    args.file.write_bytes(msgspec.json.encode(gathered))
    show(own, gathered.best)


def dot(factors: Sequence[float], row: Sequence[float]) -> float:
    return sum(factor * feature for factor, feature in zip(factors, row, strict=False))


def chance_of(score: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))


def error(rows: Rows, factors: Sequence[float], logistic: bool) -> float:
    if not logistic:
        return sum((row[-1] - dot(factors, row[:-1])) ** 2 for row in rows) / max(1, len(rows))
    chances = [(chance_of(dot(factors, row[:-1])), row[-1]) for row in rows]
    return -sum(log(chance if came else 1 - chance) for chance, came in chances) / max(1, len(rows))


def solve_rows(rows: Rows, logistic: bool) -> list[float]:
    """The factors that explain the rows best: least squares, or Newton's method for chances; a trace of ridge keeps
    what never varied at 0."""
    size = len(rows[0]) - 1
    factors = [0.0] * size
    for _ in range(20 if logistic else 1):
        matrix = [[1e-3 * (i == j) for j in range(size)] for i in range(size)]
        right = [-1e-3 * factor for factor in factors]
        for row in rows:
            guess = dot(factors, row[:-1])
            if logistic:
                guess = chance_of(guess)
            weight = guess * (1.0 - guess) if logistic else 1.0
            for i in range(size):
                if row[i]:
                    right[i] += row[i] * (row[-1] - guess)
                    for j in range(size):
                        matrix[i][j] += weight * row[i] * row[j]
        factors = [factor + step for factor, step in zip(factors, solve(matrix, right), strict=True)]
    return factors


def solve(matrix: Rows, right: Sequence[float]) -> list[float]:
    """Gauss's elimination, for a matrix that is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for other in rows[i + 1 :]:
            part = other[i] / pivot[i]
            for j in range(i, len(pivot)):
                other[j] -= part * pivot[j]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        found[i] = (rows[i][-1] - sum(rows[i][j] * found[j] for j in range(i + 1, len(rows)))) / rows[i][i]
    return found


# The command


def fit(setting: Setting, names: Sequence[str], others: dict[str, Contest | Regression] | None = None) -> None:
    """Run a game's script. `names` are what `--what games` varies."""
    others = others or {}
    parser = ArgumentParser(description=f"Fit the numbers of {setting.game}'s bots.")
    parser.add_argument("file", type=Path, help="what was found so far; goes on from there")
    parser.add_argument("--what", choices=["games", *others], default="games")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="numbers to vary, as in weights.py")
    parser.add_argument("--rounds", type=int, default=3, help="how often every number is tried")
    parser.add_argument("--deals", type=int, default=100, help="in each trial, or for a regression")
    parser.add_argument("--tests", type=int, default=400, help="deals that the result is measured on")
    parser.add_argument("--nodes", type=int, default=setting.nodes, help="how far bots think; 0 is first sight")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="no new trial after so long")
    args = parser.parse_args()
    setting = msgspec.structs.replace(setting, nodes=args.nodes)
    what = ({"games": Contest(names=names, duel=partial(duel, setting))} | others)[args.what]
    if isinstance(what, Contest):
        compete(setting.game, what, args)
    else:
        regress(setting.game, what, args)
