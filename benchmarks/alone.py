"""Caverna alone: plans made afresh, seed by seed, and the book of the best lines.

    python benchmarks/alone.py [--seconds S] [--seeds A,B,...] [--option NAME=VALUE ...] [--all] [--jobs J]
                               [--book] [--polish]

Every plan is thought out before its first move, on one core, for so many seconds of the processor; nothing is taken
from the book. With `--book`, a plan that ends better than the book's page for these options takes its place.
With `--polish` a plan is not made afresh: it begins with the best of what the book's pages, whatever their options,
come to at this table. `--all` plans with each seed for every set of options that the book has.

`--all --polish --book --seeds 1-100 --jobs 2` makes the book better for hours: what was found is entered at once, every
plan begins with the book of then, and whoever interrupts it loses only the plans being made.
"""

import gc
from argparse import ArgumentParser
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import msgspec

from filone.bots.book import FILE, Page
from filone.bots.levels import knowledge_of
from filone.bots.search_line import Line, LineSearch, Plan, line_of, vary
from filone.games.caverna.game import GAME
from filone.kernel import OVER, State
from filone.kernel.knowledge import Thought

BOOK = Path(__file__).parents[1] / "src" / "filone" / "games" / "caverna" / FILE
MATTER = ("furnishings", "solo_clearing", "carpenter", "goods_left")
"""The options that change the game for one."""


TRIES: Final = 15
"""How often each page of the book is tried at a table with other options."""
LUKEWARM: Final = 0.6
"""How far towards COLD a plan from the book may begin: the hotter, the more of it changes."""


class Asked(msgspec.Struct, frozen=True):
    """A plan to make."""

    options: dict[str, Any]
    seed: int
    seconds: float
    polish: bool


def make(asked: Asked) -> tuple[Page, float]:
    """The plan, and the seconds of the processor that it took."""
    gc.disable()  # positions have no cycles: looking for some takes an eighth of the time
    begun = process_time()
    state = GAME.start(1, asked.options)
    options = {name: state.view(0).options[name] for name in MATTER}
    moves = whole(state, choices(state, asked))
    return Page(options, state.scores()[0], moves), process_time() - begun


def choices(state: State, asked: Asked) -> list[int]:
    """A plan from here to the end: every move that is a real choice."""
    root = state.copy()
    root.settle()
    rng = Random(asked.seed)
    thought = knowledge_of(GAME).think(root, 0, rng)
    search = LineSearch()
    if asked.polish:
        search.begin(from_the_book(thought))
        search.cool(thought, asked.seconds, begin=rng.random() * LUKEWARM)
    else:
        search.plan(thought, asked.seconds)
    return search.best.moves


def from_the_book(thought: Thought) -> Line:
    """The best that becomes of a page if one does what it does wherever that can be done here."""
    lines: list[Line] = []
    for page in book():
        there = GAME.start(1, page.options)
        moves = real_choices(there.copy(), page.moves)
        there.settle()
        line = line_of(knowledge_of(GAME).think(there, 0, thought.rng), moves)
        line.states[0] = thought.root
        lines += [vary(thought, line, 0, line.moves[0], Plan(line, 0)) for _ in range(TRIES)]
    return max(lines, key=lambda line: line.value)


def real_choices(state: State, moves: list[int]) -> list[int]:
    """Without only choices."""
    found: list[int] = []
    for move in moves:
        if len(state.legal()) > 1:
            found.append(move)
        state.step(move)
    return found


def whole(state: State, moves: list[int]) -> list[int]:
    """The same with only choices, as a record has them; the position is played to the end."""
    left = iter(moves)
    played: list[int] = []
    while state.turn != OVER:
        legal = state.legal()
        played.append(legal[0] if len(legal) == 1 else next(left))
        state.step(played[-1])
    return played


def book() -> list[Page]:
    """The book of the sources as it is now: the one that is installed may be older."""
    return msgspec.json.decode(BOOK.read_bytes(), type=list[Page])


def enter(page: Page) -> bool:
    """Into the book, if nothing there is as good."""
    kept = book()
    if any(one.options == page.options and one.points >= page.points for one in kept):
        return False
    better = [*(one for one in kept if one.options != page.options), page]
    better.sort(key=lambda one: sorted(one.options.items()))
    BOOK.write_bytes(msgspec.json.encode(better) + b"\n")
    return True


def numbers(text: str) -> Iterable[int]:
    """`1,2,5-9`."""
    for part in text.split(","):
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def main() -> None:
    parser = ArgumentParser(description="Plan Caverna alone.")
    parser.add_argument("--seconds", type=float, default=300.0, help="of the processor, for each plan (300)")
    parser.add_argument("--seeds", type=numbers, default="1", help="separated by commas, from-to (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the table")
    parser.add_argument("--all", action="store_true", help="for every set of options in the book")
    parser.add_argument("--jobs", type=int, default=1, help="plans at a time (1)")
    parser.add_argument("--book", action="store_true", help="enter what is better than the book")
    parser.add_argument("--polish", action="store_true", help="begin with the book, not afresh")
    args = parser.parse_args()
    pairs = (one.split("=") for one in args.option)
    chosen = {name: {"true": True, "false": False}.get(value, value) for name, value in pairs}
    sets = [page.options for page in book()] if args.all else [chosen]
    asked = [Asked(options, seed, args.seconds, args.polish) for seed in args.seeds for options in sets]
    how = "polished" if args.polish else "fresh"
    found: list[int] = []
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        plans = {pool.submit(make, one): one for one in asked}
        for plan in as_completed(plans):
            page, seconds = plan.result()
            found.append(page.points)
            said = ", entered in the book" if args.book and enter(page) else ""
            table = ", ".join(str(value) for value in page.options.values())
            print(f"seed {plans[plan].seed}, {table}: {how}, {page.points} points in {seconds:.0f} s{said}", flush=True)
    print(f"{len(found)} plans of {args.seconds:.0f} s: {min(found)} to {max(found)}, median {median(found):g}")


if __name__ == "__main__":
    main()
