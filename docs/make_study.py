"""Plays games of bots, looks for what goes with victory in each of the four, and writes `docs/study.md` and its charts.

python docs/make_study.py --games 10000 --jobs 2 --journal study.jsonl

The journal survives an interruption: the games in it are not played again. On a compiled build that is some twenty
minutes of one processor, which is what the parts are made for: what is played faster is played more often.
`--minutes 5` ends each game's part after five minutes, with as many games as there are by then.
"""
# ruff: noqa: INP001

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from math import inf, sqrt
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from filone import games
from filone.bots import Budget
from filone.bots.arena import Match, Z, matches
from filone.bots.tournament import Journal, run
from filone.cli.chart import Bar, Group, shares_chart
from filone.kernel import Record
from filone.kernel.findings import Finding
from filone.kernel.texts import words_of

DOCS = Path(__file__).parent
BOT = "novice"
SEATS = {"saboteur": (3, 4, 5, 6, 7, 8, 9, 10), "valdora": (4,), "eldorado": (4,), "caverna": (2,)}
PARTS = {"saboteur": 0.56, "valdora": 0.25, "eldorado": 0.1, "caverna": 0.09}
"""How many of all games are of each."""
SHOWN = 12
"""As many things as a chart has room for."""
WORKSHOPS = ("0 workshops", "1 workshop", "2 workshops", "3 workshops", "4 or more workshops")
ENOUGH = 200
"""Fewer cases say nothing: the two ends are picked because they are far apart."""


class Seen(NamedTuple):
    """A finished game: the share of the victory by seat, and what its statistics want to know."""

    seats: int
    shares: list[float]
    findings: list[Finding]


class Case(NamedTuple):
    """Something that somebody had in a game, and the share of the victory that came of it."""

    game: int
    who: str
    won: float


class Share(NamedTuple):
    """How often something went well, and half of the 95 % interval around it."""

    who: str
    times: int
    share: float
    doubt: float


class Chapter(NamedTuple):
    """What one game has to tell."""

    title: str
    question: str
    shares: list[Share]
    players: int
    """A dashed line shows what one of so many would have by chance."""
    caution: str


# Playing


def schedule(name: str, count: int, seed: int) -> list[Match]:
    """So many games, in equal parts for each number of seats, which take turns."""
    each = -(-count // len(SEATS[name]))
    found = []
    for seats in SEATS[name]:
        found += list(matches(name, [BOT], seats, each, options={}, seed=seed, budget=Budget()))
    return sorted(found, key=lambda match: match.deal)


def play(name: str, wanted: Sequence[Match], jobs: int, minutes: float, kept: Journal) -> list[Seen]:
    """What came of these games, or of as many as there is time for."""
    until = perf_counter() + 60 * minutes
    missing = kept.missing(wanted)
    for number, played in enumerate(run(missing, jobs), 1):
        kept.write(played)
        if number % 100 == 0:
            print(f"{name}: {number} of {len(missing)} games", flush=True)
        if perf_counter() > until:
            break
    records = {played.key: played.record for played in kept.played}
    return [seen(name, records[match.key]) for match in wanted if match.key in records]


def seen(name: str, record: Record | None) -> Seen:
    assert record is not None
    assert record.result is not None
    moves = [(state.turn, move) for _, state, move in record.positions()]
    winners = record.result.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(record.seats)]
    module = import_module(f"{games.load(name).package}.findings")
    return Seen(record.seats, shares, module.findings(record.state(), moves))


# Looking


def saboteur(played: Sequence[Seen]) -> Chapter:
    """Of each round everybody's role is a finding: a saboteur's says whether the round was theirs."""
    cases = (
        Case(number, f"{game.seats} players", float(found.won or False))
        for number, game in enumerate(played)
        for found in game.findings
        if found.thing == "saboteur"
    )
    return Chapter(
        "Saboteur: how many are too many",
        "How often does a saboteur win the round, with how many at the table?",
        tally(cases),
        2,
        "Every saboteur of a round counts: a table with more of them counts more often, a round without any never.",
    )


def valdora(played: Sequence[Seen]) -> Chapter:
    """Workshops by how many one has; hardly anybody has five."""
    cases = (
        Case(number, WORKSHOPS[min(owned, len(WORKSHOPS) - 1)], game.shares[seat])
        for number, game in enumerate(played)
        for seat in range(game.seats)
        for owned in [sum(found.seat == seat for found in game.findings)]
    )
    return Chapter(
        "Valdora: what a workshop is worth",
        "How often does a seat win that owns so many workshops in the end?",
        sorted(tally(cases)),
        4,
        "Whoever delivers more comes by more workshops: the chart does not say which is the cause.",
    )


def eldorado(played: Sequence[Seen]) -> Chapter:
    return Chapter(
        "El Dorado: what to buy",
        "How often does a seat win that has bought the card at least once?",
        best(played, "eldorado", "card", "card"),
        4,
        "What is bought late is bought by whoever is still on the way. The twelve that were bought most are shown.",
    )


def caverna(played: Sequence[Seen]) -> Chapter:
    return Chapter(
        "Caverna: rooms that win",
        "How often does a seat win that has the furnishing in the end?",
        best(played, "caverna", "furnishing", "tile"),
        2,
        "Those who do well can afford more. The twelve that were built most are shown.",
    )


def best(played: Sequence[Seen], name: str, kind: str, noun: str) -> list[Share]:
    """The things that were had most often, the best first."""
    words = words_of(games.load(name).package, "en")
    cases = (
        Case(number, words(f"{noun}-{found.thing}"), game.shares[found.seat])
        for number, game in enumerate(played)
        for found in game.findings
        if found.kind == kind
    )
    often = sorted(tally(cases), key=lambda share: -share.times)[:SHOWN]
    return sorted(often, key=lambda share: -share.share)


def tally(cases: Iterable[Case]) -> list[Share]:
    """What is known of each. Cases of one game hang together (saboteurs win together, seats one instead of the other),
    so that a game counts as one in the interval; it is never narrower than one case can tell."""
    found: dict[str, list[Case]] = defaultdict(list)
    for case in cases:
        found[case.who].append(case)
    shares = []
    for who, mine in found.items():
        share = sum(case.won for case in mine) / len(mine)
        apart: dict[int, float] = defaultdict(float)
        for case in mine:
            apart[case.game] += case.won - share
        doubt = Z * sqrt(sum(one * one for one in apart.values())) / len(mine)
        shares.append(Share(who, len(mine), share, max(doubt, 1 / len(mine))))
    return shares


CHAPTERS: dict[str, Callable[[Sequence[Seen]], Chapter]] = {
    "saboteur": saboteur,
    "valdora": valdora,
    "eldorado": eldorado,
    "caverna": caverna,
}


# Telling


def write(folder: Path, played: dict[str, list[Seen]], seed: int) -> None:
    counts = ", ".join(f"{len(each):,} of {name}" for name, each in played.items())
    parts = [
        "# What many games tell\n",
        f"Written by `docs/make_study.py` (do not edit), from games of the bot `{BOT}` against itself, seed {seed}:",
        f"{sum(map(len, played.values())):,} in all, {counts}. `python docs/make_study.py --games 10000` plays them",
        "again, with `--seed 2` others. Lines across the bars are 95 % intervals, in which a game counts as one",
        "however often it tells of something; the dashed line is what chance would give. Questions of your own:",
        "[many games as data](research.md#many-games-as-data).\n",
    ]
    for name, chapter in ((name, CHAPTERS[name](each)) for name, each in played.items()):
        bars = [Bar(one.who, one.share, one.share - one.doubt, one.share + one.doubt) for one in chapter.shares]
        (folder / "pictures").mkdir(exist_ok=True)
        (folder / f"pictures/study-{name}.svg").write_text(
            shares_chart([Group(chapter.question, chapter.players, bars)]), "utf-8"
        )
        parts += [
            f"## {chapter.title}\n",
            f"![{chapter.question}](pictures/study-{name}.svg)\n",
            f"{answer(chapter)}\n",
        ]
        parts += ["| | cases | went well |", "|---|---|---|"]
        parts += [f"| {one.who} | {one.times:,} | {interval(one)} |" for one in chapter.shares]
        parts += ["", f"{chapter.caution}\n"]
    (folder / "study.md").write_text("\n".join(parts), "utf-8")


def answer(chapter: Chapter) -> str:
    """What is highest and lowest of what there are enough cases of, and whether that tells them apart."""
    often = [one for one in chapter.shares if one.times >= ENOUGH] or chapter.shares
    high = max(often, key=lambda one: one.share)
    low = min(often, key=lambda one: one.share)
    most = "Most often" if len(often) == len(chapter.shares) else f"With at least {ENOUGH} cases, most often"
    told = f"{most} with **{high.who}** ({interval(high)}), least often with **{low.who}** ({interval(low)})"
    if min(high.times, low.times) >= ENOUGH and high.share - high.doubt > low.share + low.doubt:
        return f"{told}; their intervals do not meet."
    return f"{told}; these games are too few to tell the two apart."


def interval(one: Share) -> str:
    return f"{one.share:.1%} ± {one.doubt:.1%}"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10000, help="in all")
    parser.add_argument("--minutes", type=float, default=inf, help="for each game, at most")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--journal", type=Path)
    parser.add_argument("--folder", type=Path, default=DOCS)
    args = parser.parse_args()
    kept = Journal(args.journal)
    played = {
        name: play(name, schedule(name, max(1, round(part * args.games)), args.seed), args.jobs, args.minutes, kept)
        for name, part in PARTS.items()
    }
    write(args.folder, played, args.seed)


if __name__ == "__main__":
    main()
