"""`filone arena`: bots against each other, with seats rotated and chance shared, and how sure the result is."""

from argparse import Namespace
from errno import ENOENT
from math import isfinite
from os import strerror
from pathlib import Path
from typing import Any

import msgspec

from filone import data
from filone.bots import Budget, level_named, title
from filone.bots.arena import Line, contestant, matches, report
from filone.bots.compare import Estimate, Pair, pairs
from filone.bots.tournament import Journal
from filone.bots.tournament import run as run_matches
from filone.cli.arguments import Parser, UsageError, at_least, number, table
from filone.cli.chart import Bar, Group, shares_chart
from filone.cli.extras import require
from filone.cli.output import Progress, print_columns, print_json
from filone.kernel.texts import Words, words_of


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` prints."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    lines: list[Line]
    pairs: list[Pair]


def arguments(parser: Parser) -> None:
    parser.add_table()
    help_bots = parser.text("help-arena-bots", levels=parser.levels())
    parser.add_argument("--bots", required=True, metavar="A,B,...", help=help_bots)
    parser.add_argument("--games", type=number, required=True, metavar="K", help=parser.text("help-games"))
    parser.add_argument("--jobs", type=number, default=1, metavar="J", help=parser.text("help-jobs"))
    parser.add_argument("--threads", type=number, default=1, metavar="N", help=parser.text("help-threads"))
    parser.add_argument("--ray", metavar=parser.text("help-ray-form"), help=parser.text("help-ray"))
    parser.add_argument("--nodes", type=number, metavar="N", help=parser.text("help-nodes"))
    file = parser.text("help-file-name")
    parser.add_argument("--journal", type=Path, metavar=file, help=parser.text("help-journal"))
    parser.add_argument("--records", type=Path, metavar=file, help=parser.text("help-records"))
    parser.add_argument("--chart", type=Path, metavar=file, help=parser.text("help-chart"))
    parser.add_argument("--seed", type=number, default=1, metavar="S", help=parser.text("help-seed"))
    parser.add_json()


def run(args: Namespace) -> int:
    game, chosen = table(args)
    require("openskill")
    if args.ray is not None:
        require("ray")
    for file in (args.journal, args.records, args.chart):
        if file is not None and not file.parent.is_dir():
            raise UsageError("wrong-file", file=str(file), why=strerror(ENOENT))
    games = at_least("--games", args.games, 1)
    jobs = at_least("--jobs", args.jobs, 1)
    threads = at_least("--threads", args.threads, 1)
    budget = Budget() if args.nodes is None else Budget(nodes=at_least("--nodes", args.nodes, 1))
    bots = [level_named(bot) for bot in args.bots.split(",")]
    for bot in bots:
        contestant(game, bot, budget)
    options = game.simulation | chosen
    schedule = list(
        matches(
            game.name,
            bots,
            args.players,
            games,
            options=options,
            seed=args.seed,
            budget=budget,
            threads=threads,
        )
    )
    try:
        journal = Journal(args.journal)
    except msgspec.DecodeError as error:
        raise UsageError("wrong-journal", file=str(args.journal)) from error
    waiting = journal.missing(schedule)
    if len(schedule) - len(waiting) != len(journal.played):
        raise UsageError("wrong-journal", file=str(args.journal))
    with Progress(len(waiting)) as progress:
        for played in run_matches(waiting, jobs, args.ray):
            journal.write(played)
            progress.step()
    lines = report(journal.played)
    compared = pairs(journal.played, lines)
    words = words_of("filone.cli", args.lang)
    if args.records is not None:
        data.write(args.records, [played.record for played in journal.played if played.record is not None])
    if args.chart is not None:
        bars = [Bar(title(line.bot, words.lang), line.share, *line.share_interval) for line in lines]
        args.chart.write_text(shares_chart([Group(words("arena-share"), args.players, bars)]), "utf-8")
    if args.json:
        print_json(
            Tournament(
                game=game.name,
                players=args.players,
                options=options,
                bots=bots,
                seed=args.seed,
                games=len(journal.played),
                lines=lines,
                pairs=compared,
            )
        )
    else:
        print_lines(lines, words)
        if compared:
            print()
            print_pairs(compared, words)
    return 0


def between(interval: tuple[float, float], form: str, scale: int = 1) -> str:
    """An interval after its mean; nothing where too few deals give none."""
    low, high = interval
    return f" ({scale * low:{form}} … {scale * high:{form}})" if isfinite(low) else ""


def print_lines(lines: list[Line], words: Words) -> None:
    heads = [words(f"arena-{head}") for head in ("bot", "games", "share", "score", "rating", "slowest")]
    rows = [
        [
            title(line.bot, words.lang),
            str(line.games),
            f"{100 * line.share:.1f} %{between(line.share_interval, '.1f', 100)}",
            f"{line.score:.2f}{between(line.score_interval, '.2f')}",
            f"{line.rating:.1f} ± {line.rating_doubt:.1f}",
            f"{line.slowest:.3f} s",
        ]
        for line in lines
    ]
    print_columns([heads, *rows], right=5)


def print_pairs(compared: list[Pair], words: Words) -> None:
    heads = [words(f"arena-{head}") for head in ("pair", "shares", "scores", "difference", "ratio")]
    rows = [
        [
            f"{title(pair.first, words.lang)} : {title(pair.second, words.lang)}",
            part(pair.shares.part),
            part(pair.scores.part),
            estimate(pair.scores.difference, "+.2f"),
            estimate(pair.scores.ratio, ".2f"),
        ]
        for pair in compared
    ]
    print_columns([heads, *rows], right=4)


def estimate(of: Estimate, form: str) -> str:
    return f"{of.value:{form}}{between((of.low, of.high), form)}"


def part(of: Estimate) -> str:
    """60.0 : 40.0, with the interval of the first."""
    return f"{100 * of.value:.1f} : {100 - 100 * of.value:.1f}{between((of.low, of.high), '.1f', 100)}"
