"""The ladder: how much better each level is than the one below, in every game, at small, middle and large tables.

python benchmarks/ladder.py FOLDER [--only caverna] [--lines beats,better] [--players 4] [--adept 5 --master 50]

Every game is written down in FOLDER, so the same command goes on where it was interrupted. After each line the table
between the marks in docs/bots.md and the picture docs/ladder.svg are made anew from all that has been played. Without
--adept and --master bots think by the clock, as they do at the table; with them they think in nodes, and the same
command gives the same games everywhere. Thinking times are always measured by the clock, on a game of each kind.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Self

import msgspec

from filone import games
from filone.bots import Budget
from filone.bots.arena import Line, Match, Played, matches, mean, report
from filone.bots.bot import SearchBot
from filone.bots.compare import Estimate, pairs
from filone.bots.levels import load
from filone.bots.tournament import Journal, run
from filone.cli.output import Progress

TABLES = {"saboteur": (3, 6, 10), "eldorado": (2, 3, 4), "valdora": (3, 4, 5), "caverna": (2, 4, 7)}
LINES = ("beats", "better", "rounds", "points", "times")
GOLD = "saboteur"
"""Sides win together there, so gold is counted instead of victories."""
ROUNDS, POINTS = 16.0, 100.0
DOCS = Path(__file__).parents[1] / "docs"
OPEN, CLOSE = "<!-- ladder -->", "<!-- /ladder -->"


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the ladder: `what` is asked of `bots` at a table of so many players."""

    game: str
    players: int
    bots: tuple[str, ...]
    what: str
    """`beats`: the first against the rest; `better`: two levels mixed; `rounds` to arrive; `points` alone; `times`."""

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.what}-{'-'.join(sorted(set(self.bots)))}"

    @classmethod
    def named(cls, name: str) -> Self:
        game, players, what, *bots = name.split("-")
        # Adept comes before master, and master is asked whether it is better.
        return cls(game=game, players=int(players), bots=tuple(bots[::-1] if what == "better" else bots), what=what)

    def schedule(self, count: int) -> list[Match]:
        game = games.load(self.game)
        line_ups = 2 if self.what == "better" and self.players % 2 else 1
        planned = list(
            matches(
                self.game,
                self.bots,
                self.players,
                -(-count // line_ups),
                options=game.simulation,
                seed=1,
                budget=Budget(),
            )
        )
        # A game is a hundred thoughts and more.
        return planned[:1] if self.what == "times" else planned


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a rung: `found` against the `bar`; `part` puts it on a scale from 0 to 1 for the picture."""

    rung: Rung
    games: int
    told: str
    bar: str
    met: bool
    part: Estimate | None = None
    bar_part: float = 0.0


def ladder(adept: str, master: str) -> Iterator[Rung]:
    """All rungs, the most telling first."""
    for size in range(3):
        for game, tables in TABLES.items():
            players = tables[size]
            yield Rung(game=game, players=players, bots=(adept, "random"), what="beats")
            mixed = (master, adept) * (players // 2 + players % 2)
            yield Rung(game=game, players=players, bots=mixed, what="better")
        if size == 0:
            # With three everybody leads one explorer; with two it would be two.
            yield Rung(game="eldorado", players=3, bots=(master, "random"), what="rounds")
            yield Rung(game="caverna", players=1, bots=(master,), what="points")
    for game, tables in TABLES.items():
        yield Rung(game=game, players=tables[0], bots=("master", "adept"), what="times")


def judge(rung: Rung, played: list[Played]) -> Result:
    lines = report(played)
    if rung.what == "times":
        return judge_times(rung, lines, len(played))
    if rung.what in ("rounds", "points"):
        return judge_numbers(rung, played)
    first, second = rung.bots[0], rung.bots[1]
    # The pair is told from the better one's side; the ladder asks for the first.
    ordered = sorted(lines, key=lambda line: line.bot != first)
    (pair,) = (pair for pair in pairs(played, ordered) if (pair.first, pair.second) == (first, second))
    contrast = pair.scores if rung.game == GOLD else pair.shares
    part, ratio, difference = contrast.part, contrast.ratio, contrast.difference
    shares = f"{100 * part.value:.1f} : {100 - 100 * part.value:.1f} ({100 * part.low:.1f} to {100 * part.high:.1f})"
    if rung.what == "better":
        small = rung.players <= 3
        clear = difference.low > 0
        bar = "60 : 40, clear of equality" if small else "clear of equality"
        met = clear and (part.value >= 0.6 or not small)
        told = ("gold " if rung.game == GOLD else "wins ") + shares
        bar_part = 0.6 if small else 0.5
    elif rung.game == GOLD:
        told = f"gold {ratio.value:.2f} times ({ratio.low:.2f} to {ratio.high:.2f})"
        bar, bar_part, met = "1.5 times", 0.6, ratio.value >= 1.5
    else:
        (line,) = (line for line in lines if line.bot == first)
        part = Estimate(line.share, *line.share_interval)
        told = f"wins {100 * part.value:.1f} % ({100 * part.low:.1f} to {100 * part.high:.1f})"
        bar, bar_part, met = "90 %", 0.9, part.value >= 0.9
    return Result(rung=rung, games=len(played), told=told, bar=bar, met=met, part=part, bar_part=bar_part)


def judge_times(rung: Rung, lines: list[Line], count: int) -> Result:
    bots = {line.bot: load(games.load(rung.game), line.bot) for line in lines}
    limits = {name: bot.seconds for name, bot in bots.items() if isinstance(bot, SearchBot)}
    told = ", ".join(f"{line.bot} {line.slowest:.3f} s" for line in lines)
    met = all(line.slowest <= 1.2 * limits[line.bot] for line in lines)
    bar = ", ".join(f"{1.2 * limits[line.bot]:.2f} s" for line in lines)
    return Result(rung=rung, games=count, told=f"99th percentile: {told}", bar=bar, met=met)


def judge_numbers(rung: Rung, played: list[Played]) -> Result:
    longest = max(match.seconds for match in played)
    if rung.what == "points":
        points = [float(match.scores[0]) for match in played]
        told = (
            f"{min(points):.0f} to {max(points):.0f} points, mean {mean(points)[0]:.1f}; longest game {longest:.0f} s"
        )
        bar, met = f"{POINTS:.0f} points in every game, 300 s", min(points) >= POINTS and longest <= 300
    else:
        won = [match for match in played if match.shares[match.bots.index(rung.bots[0])] == 1.0]
        rounds, (low, high) = mean([float(match.rounds) for match in won] or [0.0])
        told = f"{rounds:.1f} rounds ({low:.1f} to {high:.1f}), arrived first in {len(won)} games"
        bar, met = f"{ROUNDS:.0f} rounds", bool(won) and rounds <= ROUNDS
    return Result(rung=rung, games=len(played), told=told, bar=bar, met=met)


def told(rung: Rung) -> str:
    if rung.what in ("better", "times"):
        return f"{rung.bots[0]} and {rung.bots[1]} mixed"
    if rung.what == "points":
        return f"{rung.bots[0]} alone"
    others = rung.players - 1
    return f"{rung.bots[0]} with {others} random" + (", first route" if rung.what == "rounds" else "")


def table(results: list[Result]) -> str:
    rows = ["| game | players | at the table | games | result (95 %) | asked | |", "|---|---|---|---|---|---|---|"]
    rows += [
        f"| {result.rung.game} | {result.rung.players} | {told(result.rung)} | {result.games} | {result.told} "
        f"| {result.bar} | {'yes' if result.met else 'no'} |"
        for result in results
    ]
    return "\n".join(rows)


def picture(results: list[Result]) -> str:
    """Every rung as a point with its interval, and what is asked of it as a tick."""
    left, width, row = 330, 420, 22
    shown = [result for result in results if result.part is not None]
    height = row * len(shown) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 30} {height}"',
        ' font-family="sans-serif" font-size="12"><title>The ladder</title>',
        '<rect width="100%" height="100%" fill="#fbf6ea"/>',
    ]
    for number, result in enumerate(shown):
        assert result.part is not None
        y = 16 + row * number
        low, at, high, bar = (
            left + width * min(1.0, max(0.0, value))
            for value in (result.part.low, result.part.value, result.part.high, result.bar_part)
        )
        label = f"{result.rung.game} {result.rung.players}: {told(result.rung)}"
        parts.append(
            f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{escape(label)}</text>'
            f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="#26313a" stroke-width="2"/>'
            f'<path d="M{bar:.1f} {y - 8}v16" stroke="#8c2f1b" stroke-width="2"/>'
            f'<circle cx="{at:.1f}" cy="{y}" r="4" fill="{"#b8860b" if result.met else "#fbf6ea"}" stroke="#26313a"/>'
        )
    foot = height - 14
    parts += [
        f'<text x="{left + width * tenth / 10:.1f}" y="{foot}" text-anchor="middle">{10 * tenth}</text>'
        for tenth in range(0, 11, 2)
    ]
    return "".join(parts) + "</svg>\n"


def publish(results: list[Result]) -> None:
    page = DOCS / "bots.md"
    before, _, rest = page.read_text("utf-8").partition(OPEN)
    _, _, after = rest.partition(CLOSE)
    page.write_text(f"{before}{OPEN}\n{table(results)}\n\n![the ladder](ladder.svg)\n{CLOSE}{after}", "utf-8")
    (DOCS / "ladder.svg").write_text(picture(results), "utf-8")


def results(folder: Path) -> list[Result]:
    """Of all that was ever played there, game by game."""
    journals = {Rung.named(path.stem): Journal(path) for path in folder.glob("*.jsonl")}
    rungs = sorted(journals, key=lambda rung: (list(TABLES).index(rung.game), rung.players, rung.what))
    return [judge(rung, journals[rung].played) for rung in rungs if journals[rung].played]


def climb(rung: Rung, journal: Journal, args: Namespace) -> None:
    missing = journal.missing(rung.schedule(args.games))
    print(f"{rung.name}: {len(missing)} games to play", file=sys.stderr)
    with Progress(len(missing)) as progress:
        for played in run(missing, args.jobs):
            journal.write(played)
            progress.step()


def asked(rung: Rung, args: Namespace) -> bool:
    wanted = rung.game in args.only.split(",") and rung.what in args.lines.split(",")
    return wanted and args.players in (None, rung.players) and not args.no_play


def main() -> None:
    parser = ArgumentParser(description="Measure the ladder of the bots.")
    parser.add_argument("folder", type=Path, help="where the games are written down")
    parser.add_argument("--only", default=",".join(TABLES), help="these games, separated by commas")
    parser.add_argument("--lines", default=",".join(LINES), help="these lines, separated by commas")
    parser.add_argument("--players", type=int, help="only tables of this size")
    parser.add_argument("--games", type=int, default=200, help="games for each line (200)")
    parser.add_argument("--adept", type=int, help="nodes instead of 0.1 s")
    parser.add_argument("--master", type=int, help="nodes instead of 1 s")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--no-play", action="store_true", help="only make the table anew")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    adept = "adept" if args.adept is None else f"adept@{args.adept}"
    master = "master" if args.master is None else f"master@{args.master}"
    for rung in ladder(adept, master):
        if asked(rung, args):
            climb(rung, Journal(args.folder / f"{rung.name}.jsonl"), args)
            publish(results(args.folder))
    found = results(args.folder)
    publish(found)
    print(table(found))


if __name__ == "__main__":
    main()
