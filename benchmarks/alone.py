"""Caverna alone: plans made afresh, seed by seed, and the book of the best lines.

    python benchmarks/alone.py [--seconds S] [--seeds A,B,...] [--option NAME=VALUE ...] [--book] [--polish]

Every plan is thought out before its first move, on one core, for so many seconds of the processor; nothing is taken
from the book. With `--book`, a plan that ends better than the book's page for these options takes its place.
With `--polish` a plan is not made afresh: it begins with the best of what the book's pages, whatever their options,
come to at this table.
"""

from argparse import ArgumentParser
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final

import msgspec

from filone.bots.book import FILE, Page, pages
from filone.bots.levels import knowledge_of
from filone.bots.search_line import Line, LineSearch, vary
from filone.games.caverna.game import GAME
from filone.kernel import OVER, State
from filone.kernel.knowledge import Thought

BOOK = Path(__file__).parents[1] / "src" / "filone" / "games" / "caverna" / FILE
MATTER = ("furnishings", "solo_clearing", "carpenter", "goods_left")
"""The options that change the game for one."""


TRIES: Final = 15
"""How often each page of the book is tried at a table with other options."""


def planned(state: State, seconds: float, seed: int, polish: bool) -> list[int]:
    """A plan from here to the end: every move that is a real choice."""
    root = state.copy()
    root.settle()
    thought = knowledge_of(GAME).think(root, 0, Random(seed))
    search = LineSearch()
    if polish:
        search.best = search.current = from_the_book(thought)
        search.cool(thought, seconds)
    else:
        search.plan(thought, seconds)
    return search.best.moves


def from_the_book(thought: Thought) -> Line:
    """The best that becomes of a page if one does what it does wherever that can be done here."""
    lines: list[Line] = []
    for page in pages(GAME):
        state = GAME.start(1, page.options)
        line = Line([], [], [])
        for move in page.moves:
            if len(state.legal()) > 1:
                line.moves.append(move)
                line.states.append(thought.root)
                line.moments.append(thought.moment(state))
            state.step(move)
        lines += [vary(thought, line, 0, line.moves[0], swap=False) for _ in range(TRIES)]
    return max(lines, key=lambda line: line.value)


def whole(state: State, moves: list[int]) -> list[int]:
    """The same with only choices, as a record has them; the position is played to the end."""
    left = iter(moves)
    played: list[int] = []
    while state.turn != OVER:
        legal = state.legal()
        played.append(legal[0] if len(legal) == 1 else next(left))
        state.step(played[-1])
    return played


def enter(page: Page) -> bool:
    """Into the book, if nothing there is as good."""
    kept = [one for one in pages(GAME) if one.options != page.options]
    if any(one.options == page.options and one.points >= page.points for one in pages(GAME)):
        return False
    book = sorted([*kept, page], key=lambda one: sorted(one.options.items()))
    BOOK.write_bytes(msgspec.json.encode(book) + b"\n")
    pages.cache_clear()
    return True


def main() -> None:
    parser = ArgumentParser(description="Plan Caverna alone.")
    parser.add_argument("--seconds", type=float, default=300.0, help="of the processor, for each plan (300)")
    parser.add_argument("--seeds", default="1", help="separated by commas (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the table")
    parser.add_argument("--book", action="store_true", help="enter what is better than the book")
    parser.add_argument("--polish", action="store_true", help="begin with the book, not afresh")
    args = parser.parse_args()
    pairs = (one.split("=") for one in args.option)
    chosen = {name: {"true": True, "false": False}.get(value, value) for name, value in pairs}
    found: list[int] = []
    for seed in map(int, args.seeds.split(",")):
        begun = process_time()
        state = GAME.start(1, chosen)
        options = {name: state.view(0).options[name] for name in MATTER}
        moves = whole(state, planned(state, args.seconds, seed, args.polish))
        points = state.scores()[0]
        found.append(points)
        entered = args.book and enter(Page(options, points, moves))
        said = ", entered in the book" if entered else ""
        how = "polished" if args.polish else "fresh"
        print(f"seed {seed}: {how}, {points} points in {process_time() - begun:.0f} s{said}", flush=True)
    print(f"{len(found)} plans of {args.seconds:.0f} s: {min(found)} to {max(found)}, median {median(found):g}")


if __name__ == "__main__":
    main()
