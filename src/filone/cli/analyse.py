"""`filone analyse FILE`: a finished game looked at again: chances, turning points, what was luck and what was play."""

from argparse import Namespace
from collections.abc import Sequence
from math import inf
from os import cpu_count
from pathlib import Path
from textwrap import fill

import msgspec

from filone.cli.arguments import Parser, UsageError, at_least, number
from filone.cli.board import Board
from filone.cli.output import Progress, print_columns, print_json, width
from filone.kernel import CHANCE, SPECTATOR, Record
from filone.kernel.advice import say_advice
from filone.kernel.registry import load
from filone.kernel.texts import Value, Words, words_of
from filone.teaching.analysis import Analysis, Moment
from filone.teaching.analysis import run as run_analysis
from filone.teaching.analysis.questions import Walked

NODES = 60
"""What a decision is looked at with first: a game takes a minute or two."""
BARS = "▁▂▃▄▅▆▇█"
PARTS = 1000
"""Progress is counted in so many parts."""
SURE = 75
"""For so likely, in a hundred, somebody must hold another for a saboteur to know it."""


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar=parser.text("help-file-name"), help=parser.text("help-file"))
    parser.add_argument("--nodes", type=number, default=NODES, metavar="N", help=parser.text("help-analyse-nodes"))
    parser.add_argument(
        "--jobs", type=number, default=cpu_count() or 1, metavar="J", help=parser.text("help-analyse-jobs")
    )
    parser.add_argument("--save", action="store_true", help=parser.text("help-analyse-save"))
    parser.add_argument("--seed", type=number, default=1, metavar="S", help=parser.text("help-seed"))
    parser.add_json()


def run(args: Namespace) -> int:
    record = Record.load(args.file)
    nodes, jobs = at_least("--nodes", args.nodes, 1), at_least("--jobs", args.jobs, 1)
    with Progress(PARTS) as bar:
        found = run_analysis(
            record, nodes, args.seed, jobs, lambda part: bar.step(max(0, int(PARTS * part) - bar.done))
        )
    if args.save:
        save(found, Path(args.file))
    if args.json:
        print_json(found)
    else:
        Telling(record, found, args.lang).print()
    return 0


def save(found: Analysis, file: Path) -> None:
    """Beside the record, under its name."""
    kept = file.with_suffix(".analysis.json")
    try:
        kept.write_bytes(msgspec.json.encode(found) + b"\n")
    except OSError as error:
        raise UsageError("wrong-file", file=str(kept), why=error.strerror or str(error)) from error


class Telling:
    """An analysis in words and bars."""

    def __init__(self, record: Record, found: Analysis, lang: str) -> None:
        self.found = found
        self.lang = lang
        self.words: Words = words_of("filone.cli", lang)
        self.game = load(record.game)
        names = [*record.players, *[""] * record.seats]
        self.players = [name or self.words("player", seat=seat + 1) for seat, name in enumerate(names[: record.seats])]
        self.board = Board(self.game, lang, record.options, self.players, SPECTATOR)
        self.walked = Walked(record)

    def print(self) -> None:
        print(self.words("analyse-title", title=self.board.words("game-name"), steps=self.found.steps))
        print()
        self.print_curve()
        print()
        print(self.words("analyse-moments"))
        for moment in self.found.moments:
            for line in self.told(moment):
                print(fill(line, width(), subsequent_indent="  "))
        print()
        self.print_luck()
        if self.found.beliefs:
            print()
            self.print_beliefs()

    def print_curve(self) -> None:
        """A row of bars for each seat, as wide as the terminal, between its chances at the start and at the end."""
        names = max(map(len, self.players))
        columns = max(10, width() - names - 14)
        points = self.found.points
        print(self.words("analyse-points" if self.found.seats == 1 else "analyse-chances"))
        for seat, name in enumerate(self.players):
            bars = []
            for column in range(columns):
                at = self.found.steps * column // max(1, columns - 1)
                chance = next(point for point in reversed(points) if point.at <= at).chances[seat]
                bars.append(BARS[max(0, min(len(BARS) - 1, int(chance * len(BARS))))])
            first, last = (percent(point.chances[seat]) for point in (points[0], points[-1]))
            print(f"{name.ljust(names)}  {first:>4} {''.join(bars)} {last:>4}")
        print(self.words("analyse-band", band=percent(sum(point.band for point in points) / len(points))))

    def told(self, moment: Moment) -> list[str]:
        """What happened there, what it changed, and what would have been better."""
        seat = moment.seat
        if seat == CHANCE:
            seat = max(range(self.found.seats), key=lambda seat: abs(moment.gains[seat]))
        about: dict[str, Value] = {
            "at": moment.at + 1,
            "name": self.players[seat],
            "gain": signed(moment.gains[seat]),
        }
        why = " ".join(say_advice(self.game, self.lang, moment.why))
        if moment.move is None:
            return [f"· {self.words(f'analyse-{moment.kind}', **about)} {' '.join(self.happened(moment))}"]
        lines = [f"· {self.words(f'analyse-{moment.kind}', move=self.choices(moment.at, [moment.move])[0], **about)}"]
        if moment.kind == "costly":
            line = ", ".join(self.choices(moment.at, moment.line))
            lines.append("  " + self.words("analyse-better", line=line))
        return [*lines, *([f"  {why}"] if why else [])]

    def happened(self, moment: Moment) -> list[str]:
        """The log of a stretch, a few lines of it."""
        entries = []
        for step in range(moment.at, min(moment.until, moment.at + 3)):
            state, move = self.walked.at(step), self.walked.steps[step]
            told = [one.seen_by(None) for one in self.game.told(state, move)]
            entries.append((state.turn, self.game.describe(state, move), told))
        return self.board.log(entries)

    def choices(self, at: int, moves: Sequence[int]) -> list[str]:
        """Moves that could be made one after the other, in words."""
        state, said = self.walked.at(at), []
        for move in moves:
            said.append(self.board.choice(state, move, self.game.effects(state, move)))
            state.step(move)
        return said

    def print_luck(self) -> None:
        heads = [self.words(f"analyse-{head}") for head in ("name", "start", "draws", "own", "others", "costs")]
        rows = []
        for seat, way in enumerate(self.found.luck):
            costly = sum(one.cost > max(one.doubt, 0.02) for one in self.found.decisions if one.seat == seat)
            mine = sum(one.seat == seat for one in self.found.decisions)
            parts = [percent(way.start), f"{signed(way.draws)} ± {percent(way.doubt)}", signed(way.own)]
            rows.append([self.players[seat], *parts, signed(way.others), f"{costly} / {mine}"])
        print_columns([heads, *rows], right=5)

    def print_beliefs(self) -> None:
        """From which step on each seat could hold each saboteur for one, round by round: the last that it was sure."""
        print(self.words("analyse-beliefs"))
        heads = ["", *self.players]
        rows = []
        for seat, name in enumerate(self.players):
            row = []
            for other in range(self.found.seats):
                known = next(
                    (one.at for one in self.found.beliefs if one.truth[other] and one.rows[seat][other] >= SURE), inf
                )
                row.append("·" if seat == other or known == inf else str(known))
            rows.append([name, *row])
        print_columns([heads, *rows], right=len(self.players))


def percent(part: float) -> str:
    return f"{round(100 * part)} %"


def signed(part: float) -> str:
    return f"{round(100 * part):+d} %"
