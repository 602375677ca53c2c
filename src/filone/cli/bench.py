"""`filone bench`: how fast the rules are, compiled and interpreted side by side.

Seconds are those of the processor, so that a busy machine gives nearly the same figures as an idle one.
"""

import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec

from filone import games
from filone.bots.playout import Playout, random_move
from filone.cli import bench_rl
from filone.cli.arguments import Parser, at_least, number
from filone.cli.build import COMPILED
from filone.cli.extras import require
from filone.cli.output import Progress, print_columns, print_json
from filone.kernel import OVER, Game, State
from filone.kernel.texts import Words, words_of

POSITIONS = 20
COSTS = ("copy", "view", "imagine", "redeal")


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """One game in one build: random moves a second, and what single calls cost, in microseconds."""

    game: str
    players: int
    compiled: bool
    moves_per_second: float
    copy: float
    view: float
    imagine: float
    redeal: float


def arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="*", metavar=parser.text("help-game-name"), help=parser.text("help-bench-games"))
    parser.add_argument("--players", type=number, default=None, metavar="N", help=parser.text("help-bench-players"))
    parser.add_argument("--seconds", type=number, default=2, metavar="S", help=parser.text("help-seconds"))
    parser.add_argument("--this-build", action="store_true", help=parser.text("help-this-build"))
    parser.add_argument("--rl", action="store_true", help=parser.text("help-rl"))
    parser.add_json()


def run(args: Namespace) -> int:
    at_least("--seconds", args.seconds, 1)
    known = [games.load(name) for name in args.game or games.names()]
    tables = [(game, args.players or middle(game.seats)) for game in known]
    for game, players in tables:
        game.start(players)
    if args.rl:
        return run_rl(tables, args)
    both = COMPILED and not args.this_build
    figures: list[Figures] = []
    with Progress(len(tables) * (1 + both)) as progress:
        for game, players in tables:
            figures.append(measure(game, players, args.seconds))
            progress.step()
            if both:
                figures.append(measure_interpreted(game, players, args.seconds))
                progress.step()
    if args.json:
        print_json(figures)
    else:
        print_columns(list(lines(figures, words_of("filone.cli", args.lang))), right=2 + len(COSTS))
    return 0


def run_rl(tables: list[tuple[Game, int]], args: Namespace) -> int:
    require("numpy")
    figures = bench_rl.measure(tables, args.seconds)
    words = words_of("filone.cli", args.lang)
    heads = [words(f"bench-{head}") for head in ("game", "players", "decisions", "choices")]
    lines = [
        [each.game, str(each.players), f"{each.decisions_per_second:,.0f}", f"{each.choices_per_second:,.0f}"]
        for each in figures
    ]
    if args.json:
        print_json(figures)
    else:
        print_columns([heads, *lines], right=3)
    return 0


def middle(seats: range) -> int:
    return seats[(len(seats) - 1) // 2]


def measure(game: Game, players: int, seconds: float) -> Figures:
    """Half of the time on random games, the rest on single calls in positions of one of them."""
    rng = Random(1)
    states = positions(game, players, rng)
    views = [state.view(max(state.turn, 0)) for state in states]
    share = seconds / 2 / len(COSTS)
    return Figures(
        game=game.name,
        players=players,
        compiled=COMPILED,
        moves_per_second=round(moves_per_second(game, players, rng, seconds / 2)),
        copy=cost(share, [state.copy for state in states]),
        view=cost(share, [_call(state.view, max(state.turn, 0)) for state in states]),
        imagine=cost(share, [_call(game.imagine, view, rng) for view in views]),
        redeal=cost(share, [_call(state.redeal, max(state.turn, 0), rng) for state in states]),
    )


def moves_per_second(game: Game, players: int, rng: Random, seconds: float) -> float:
    moves = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not moves:
        moves += Playout(game.start(players, game.simulation), rng).length
    return moves / spent


def positions(game: Game, players: int, rng: Random) -> list[State]:
    """Positions spread over a random game."""
    state = game.start(players, game.simulation)
    found = []
    while state.turn != OVER:
        found.append(state.copy())
        state.advance(random_move(state, rng))
    return found[:: max(1, len(found) // POSITIONS)]


def _call(function: Callable[..., Any], *args: Any) -> Callable[[], Any]:
    return lambda: function(*args)


def cost(seconds: float, calls: list[Callable[[], Any]]) -> float:
    """Microseconds a call, averaged over the positions."""
    count = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not count:
        for call in calls:
            call()
        count += len(calls)
    return round(spent / count * 1e6, 2)


def measure_interpreted(game: Game, players: int, seconds: int) -> Figures:
    program = Path(__file__).with_name("interpreted.py")
    command = ["bench", game.name, "--players", str(players), "--seconds", str(seconds), "--this-build", "--json"]
    answer = subprocess.run([sys.executable, "-P", str(program), *command], check=True, capture_output=True)  # noqa: S603
    return msgspec.json.decode(answer.stdout, type=list[Figures])[0]


def lines(figures: list[Figures], words: Words) -> Iterator[list[str]]:
    yield [words(f"bench-{head}") for head in ("game", "players", "build", "moves", *COSTS, "ratio")]
    speeds = {figure.game: figure.moves_per_second for figure in figures if not figure.compiled}
    for figure in figures:
        build = words("version-compiled" if figure.compiled else "version-interpreted")
        ratio = f"{figure.moves_per_second / speeds[figure.game]:.1f}×" if figure.game in speeds else ""
        costs = [f"{getattr(figure, name):.1f}" for name in COSTS]
        yield [figure.game, str(figure.players), build, f"{figure.moves_per_second:,.0f}", *costs, ratio]
