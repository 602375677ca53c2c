"""`filone sim`: many random games. The same seed gives the same games, compiled or not, in any number of processes."""

from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from itertools import repeat
from multiprocessing import get_context
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any

import msgspec

from filone import games
from filone.bots.playout import Playout
from filone.cli.arguments import Parser, at_least, number, table
from filone.cli.build import COMPILED
from filone.cli.output import Progress, print_columns, print_json
from filone.kernel.texts import Words, words_of

CHUNK = 20
"""Games handed to a process at a time."""


class Played(msgspec.Struct, frozen=True):
    """One random game, as far as the statistics need it."""

    length: int
    fingerprint: int
    scores: list[int]
    winners: list[int]


class Spread(msgspec.Struct, frozen=True):
    min: int
    mean: float
    max: int


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` prints. `fingerprint` depends on every move of every game; `shared` counts shared victories."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    jobs: int
    compiled: bool
    games: int
    moves: int
    seconds: float
    games_per_second: float
    moves_per_second: float
    length: Spread
    scores: list[Spread]
    wins: list[int]
    shared: int
    fingerprint: str


def arguments(parser: Parser) -> None:
    parser.add_table()
    parser.add_argument("--games", type=number, required=True, metavar="K", help=parser.text("help-games"))
    parser.add_argument("--jobs", type=number, default=1, metavar="J", help=parser.text("help-jobs"))
    parser.add_seed()
    parser.add_json()


def run(args: Namespace) -> int:
    game, chosen = table(args)
    options = game.simulation | chosen
    count = at_least("--games", args.games, 1)
    jobs = at_least("--jobs", args.jobs, 1)
    seed = Random().getrandbits(32) if args.seed is None else args.seed
    start = perf_counter()
    with Progress(count) as progress:
        played = []
        for chunk in play(game.name, args.players, options, seed, count, jobs):
            played += chunk
            progress.step(len(chunk))
    seconds = perf_counter() - start
    simulation = summary(played, args.players, seconds, game=game.name, options=options, seed=seed, jobs=jobs)
    if args.json:
        print_json(simulation)
    else:
        print_simulation(simulation, words_of("filone.cli", args.lang))
    return 0


def play(game: str, players: int, options: dict[str, Any], seed: int, count: int, jobs: int) -> Iterator[list[Played]]:
    """The games in order, a chunk at a time, whoever plays them."""
    starts = range(0, count, CHUNK)
    sizes = [min(CHUNK, count - start) for start in starts]
    settings = (repeat(game), repeat(players), repeat(options), repeat(seed), starts, sizes)
    if jobs == 1:
        yield from map(play_chunk, *settings)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_chunk, *settings)


def play_chunk(name: str, players: int, options: dict[str, Any], seed: int, start: int, count: int) -> list[Played]:
    game = games.load(name)
    played = []
    for index in range(start, start + count):
        state = game.start(players, options)
        playout = Playout(state, Random(f"{seed}/{index}"))
        outcome = state.outcome()
        played.append(Played(playout.length, playout.fingerprint, outcome.scores, outcome.winners))
    return played


def summary(played: list[Played], players: int, seconds: float, **settings: Any) -> Simulation:
    moves = sum(one.length for one in played)
    fingerprints = b"".join(one.fingerprint.to_bytes(4, "big") for one in played)
    return Simulation(
        **settings,
        players=players,
        compiled=COMPILED,
        games=len(played),
        moves=moves,
        seconds=round(seconds, 3),
        games_per_second=round(len(played) / seconds, 1),
        moves_per_second=round(moves / seconds, 1),
        length=spread([one.length for one in played]),
        scores=[spread([one.scores[seat] for one in played]) for seat in range(players)],
        wins=[sum(seat in one.winners for one in played) for seat in range(players)],
        shared=sum(len(one.winners) > 1 for one in played),
        fingerprint=sha256(fingerprints).hexdigest()[:16],
    )


def spread(numbers: list[int]) -> Spread:
    return Spread(min(numbers), round(mean(numbers), 2), max(numbers))


def print_simulation(simulation: Simulation, words: Words) -> None:
    print(
        words(
            "sim-speed",
            games=simulation.games,
            moves=simulation.moves,
            seconds=f"{simulation.seconds:.1f}",
            games_per_second=round(simulation.games_per_second),
            moves_per_second=round(simulation.moves_per_second),
            build=words("version-compiled" if simulation.compiled else "version-interpreted"),
        )
    )
    length = simulation.length
    print(words("sim-length", least=length.min, mean=f"{length.mean:.1f}", most=length.max))
    print(words("sim-shared", shared=simulation.shared, seed=str(simulation.seed), fingerprint=simulation.fingerprint))
    print()
    heads = [words(f"sim-{head}") for head in ("seat", "wins", "least", "mean", "most")]
    rows = [
        [str(seat + 1), f"{100 * wins / simulation.games:.1f} %", str(score.min), f"{score.mean:.1f}", str(score.max)]
        for seat, (wins, score) in enumerate(zip(simulation.wins, simulation.scores, strict=True))
    ]
    print_columns([heads, *rows], right=4)
