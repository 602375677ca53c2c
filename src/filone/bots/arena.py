"""Tournaments: who is better, and how sure can we be?

A line-up is a set of bots that fills the seats. For every deal (one secret for all chance) it is played once in each
rotation of its seats, so that nobody gains by a lucky seat or a lucky shuffle.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from filone.bots.book import BookBot
from filone.bots.bot import Bot, Budget, SearchBot
from filone.bots.crew import CrewBot
from filone.bots.drive import drive
from filone.bots.levels import LEVELS, level_and_style
from filone.bots.outside import bring
from filone.kernel import FiloneError, Game, Record, View
from filone.kernel.dice import Dice
from filone.kernel.registry import load as load_game
from filone.kernel.space import whole

Z = 1.96
"""The normal quantile of a 95 % interval."""
THINKERS = ("adept", "master")
BOOK = "+book"
"""At the end of a bot's name: it follows the game's book."""


class BadNodes(FiloneError):
    key = "error-bot-nodes"


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """One game to be played: which bots sit where, and which deal."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    deal: int
    budget: Budget
    threads: int = 1
    """Processes that think about one decision."""

    @property
    def key(self) -> str:
        """What tells it from every other match, of this tournament or another."""
        together = [self.threads] if self.threads > 1 else []  # journals from before are still theirs
        rest = msgspec.json.encode([self.game, self.options, self.seed, self.budget, *together], order="sorted")
        return f"{sha256(rest).hexdigest()[:8]}:{self.deal}:{','.join(self.bots)}"


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a match: the share of the victory and the score by seat, and the slowest thoughts by seat.

    It took `seconds`. `rounds` is the round in which it ended, as far as the game counts them (else 0).
    `record` is the game itself, without texts; old journals have none.
    """

    key: str
    deal: int
    bots: tuple[str, ...]
    shares: list[float]
    scores: list[int]
    ranks: list[int]
    moves: int
    rounds: int
    seconds: float
    thoughts: list[list[float]]
    record: Record | None = None


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One bot in the report. Intervals are 95 %, over deals, because the games of one deal are not independent."""

    bot: str
    games: int
    share: float
    share_interval: tuple[float, float]
    score: float
    score_interval: tuple[float, float]
    rating: float
    rating_doubt: float
    slowest: float
    """The 99th percentile of its thinking times, in seconds."""


def matches(
    game: str,
    bots: Sequence[str],
    seats: int,
    games: int,
    *,
    options: dict[str, Any],
    seed: int,
    budget: Budget,
    threads: int = 1,
) -> Iterator[Match]:
    """At least `games` matches of every line-up, whole deals only. Fewer bots than seats: the last one fills up."""
    filled = [*bots, *[bots[-1]] * (seats - len(bots))]
    turns = sorted({rotations(line_up) for line_up in combinations(filled, seats)})
    deals = [-(-games // len(line_up)) for line_up in turns]
    for deal in range(max(deals)):
        for line_up, needed in zip(turns, deals, strict=True):
            if deal < needed:
                for turn in line_up:
                    yield Match(
                        game=game, options=options, bots=turn, seed=seed, deal=deal, budget=budget, threads=threads
                    )


def rotations(line_up: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """All ways to seat a line-up without changing who sits beside whom."""
    return tuple(sorted({line_up[i:] + line_up[:i] for i in range(len(line_up))}))


def contestant(game: Game, name: str, budget: Budget, threads: int = 1) -> tuple[Bot, Budget]:
    """A bot and its budget by name: `adept@200` is the adept with 200 iterations and no clock, `master+book` the master
    who follows the game's book as long as it can."""
    reader, at, nodes = name.partition("@")
    level = reader.removesuffix(BOOK)
    bot = bring(game, level)
    if threads > 1 and isinstance(bot, SearchBot):
        bot = CrewBot(bot, threads)
    if reader.endswith(BOOK):
        bot = BookBot(game, bot)
    if not at:
        return bot, budget
    count = whole(nodes)
    if (level_and_style(level)[0] in set(LEVELS) - set(THINKERS)) or count is None or count < 1:
        raise BadNodes(name=name, thinkers=", ".join(THINKERS))
    return bot, Budget(nodes=count)


def play(match: Match) -> Played:
    """Play a match. The same match gives the same game wherever bots think in nodes rather than in seconds."""
    begun = perf_counter()
    game = load_game(match.game)
    dice = Dice(sha256(f"{match.seed}:{match.deal}".encode()).digest())
    rng = Random(f"{match.seed}:{match.key}")
    bots = [contestant(game, name, match.budget, match.threads) for name in match.bots]
    thoughts: list[list[float]] = [[] for _ in bots]
    record = Record.new(game, len(bots), match.options, list(match.bots))
    state = record.start()

    def choose(view: View) -> int:
        bot, budget = bots[view.seat]
        start = perf_counter()
        move = bot.choose(view, budget, rng)
        thoughts[view.seat].append(perf_counter() - start)
        return move

    def note(move: int) -> None:
        record.by.append(state.turn)
        record.moves.append(move)
        state.step(move)

    for move in drive(state, dice.roll, choose):
        note(move)
        while state.turn >= 0 and len(state.legal()) == 1:  # nobody is asked, but it is written
            note(state.legal()[0])
    record.result = outcome = state.outcome()
    share = 1 / len(outcome.winners)
    return Played(
        key=match.key,
        deal=match.deal,
        bots=match.bots,
        shares=[share if seat in outcome.winners else 0.0 for seat in range(len(bots))],
        scores=outcome.scores,
        ranks=outcome.ranks,
        moves=len(record.moves),
        seconds=perf_counter() - begun,
        rounds=getattr(state, "round", 0),
        thoughts=[sorted(times)[-max(1, len(times) // 50) :] for times in thoughts],
        record=record,
    )


def report(played: Sequence[Played]) -> list[Line]:
    """The bots, best first."""
    ratings = rate(played)
    lines = []
    for bot in sorted({bot for match in played for bot in match.bots}):
        shares = by_deal(played, bot, [match.shares for match in played])
        scores = by_deal(played, bot, [match.scores for match in played])
        thoughts = sorted(
            time
            for match in played
            for name, times in zip(match.bots, match.thoughts, strict=True)
            if name == bot
            for time in times
        )
        share, share_interval = mean(shares)
        score, score_interval = mean(scores)
        lines.append(
            Line(
                bot=bot,
                games=sum(match.bots.count(bot) > 0 for match in played),
                share=share,
                share_interval=share_interval,
                score=score,
                score_interval=score_interval,
                rating=ratings[bot][0],
                rating_doubt=ratings[bot][1],
                slowest=thoughts[len(thoughts) // 2] if thoughts else 0.0,
            )
        )
    return sorted(lines, key=lambda line: -line.share)


def by_deal(played: Sequence[Played], bot: str, numbers: Sequence[Sequence[float]]) -> list[float]:
    """The mean number of a bot's seats in each deal."""
    deals: dict[int, list[float]] = {}
    for match, row in zip(played, numbers, strict=True):
        deals.setdefault(match.deal, []).extend(
            number for name, number in zip(match.bots, row, strict=True) if name == bot
        )
    return [sum(values) / len(values) for values in deals.values() if values]


def mean(values: Sequence[float]) -> tuple[float, tuple[float, float]]:
    """The mean and its 95 % interval."""
    middle = sum(values) / len(values)
    reach = half_interval(values)
    return middle, (middle - reach, middle + reach)


def half_interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of their mean, by Student's t; one value tells nothing."""
    free = len(values) - 1
    if free < 1:
        return inf
    middle = sum(values) / len(values)
    # The quantile of Student's t, as the first terms of its series in the normal one.
    student = Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
    return student * sqrt(sum((value - middle) ** 2 for value in values) / free / len(values))


def rate(played: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings with their doubt, after all games in order."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  (slow to import, and only tournaments need it)

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for match in played for bot in match.bots}
    for match in sorted(played, key=lambda match: (match.deal, match.key)):
        if len(match.bots) == 1:
            continue  # alone there is nobody to be better than
        teams = [[ratings[bot]] for bot in match.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in match.ranks])
        # A bot that sits in several seats moves by the mean of what its seats moved.
        for bot in set(match.bots):
            mine = [team[0] for name, team in zip(match.bots, rated, strict=True) if name == bot]
            ratings[bot].mu = sum(rating.mu for rating in mine) / len(mine)
            ratings[bot].sigma = sum(rating.sigma for rating in mine) / len(mine)
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}
