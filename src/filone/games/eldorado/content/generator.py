"""Makes routes nobody has walked yet, of a chosen length and level, by the advice of the rulebook.

Routes are grown piece by piece at random and then improved tile by tile; the best of a few is taken.
`python -m filone.games.eldorado.content.generator --tiles 6 --level hard --seed 1` prints one, as the option `layout`
takes it.
"""

from __future__ import annotations

import argparse
import json
from heapq import heappop, heappush
from random import Random
from typing import Final

from filone.games.eldorado.content.layout import Ground, Layout, Piece, check_layout
from filone.games.eldorado.content.route import Route
from filone.games.eldorado.content.tiles import AROUND, MOUNTAIN, PIECES, RUBBLE, START, STRIP_SIDES
from filone.kernel.errors import BadData

LEVELS: Final = {"easy": (0.0, 9.7), "medium": (9.7, 10.7), "hard": (10.7, 99.0)}
"""Hardship for each tile of the route, from and up to; the named routes of a level lie in these spans, or nearly."""

TILES: Final = range(2, 8)
STRIPS: Final = range(3)

_GROWN: Final = 6
_REFINED: Final = 40


def generate(tiles: int, strips: int, level: str, rng: Random) -> Layout:
    """A random valid route of so many tiles (the start tile is one) and strips; `ValueError` if there can be none."""
    if tiles not in TILES or strips not in STRIPS or strips >= tiles:
        raise ValueError("a route has 2 to 7 tiles and up to 2 strips, and a tile on either side of each strip")
    if level not in LEVELS:
        raise ValueError(f"the levels are {', '.join(LEVELS)}")
    grown: list[tuple[tuple[float, float], Layout]] = []
    while len(grown) < _GROWN:
        layout = _grow(tiles, strips, rng)
        if layout is not None:
            grown.append(_refine(layout, level, rng))
    return max(grown)[1]


def _refine(layout: Layout, level: str, rng: Random) -> tuple[tuple[float, float], Layout]:
    """Turn or flip one tile at a time in its place, as long as that brings the route nearer to what is wanted."""
    best, worth = layout, _worth(layout, level)
    for _ in range(_REFINED):
        pieces = list(best.pieces)
        at = rng.randrange(len(pieces))
        old = pieces[at]
        if old.side in STRIP_SIDES:
            continue
        sides = next(piece for piece in PIECES if old.side in piece)
        pieces[at] = old._replace(side=rng.choice(sides), turns=rng.randrange(6))
        changed = best._replace(pieces=tuple(pieces))
        try:
            check_layout(changed)
        except BadData:
            continue
        new_worth = _worth(changed, level)
        if new_worth > worth:
            best, worth = changed, new_worth
    return worth, best


def _worth(layout: Layout, level: str) -> tuple[float, float]:
    """First how near the route is to its level, then how well it is advised."""
    low, high = LEVELS[level]
    route = Route(layout)
    hardship = hardship_of(route)
    return -max(low - hardship, hardship - high, 0.0), advice(route)


# Growing


def _turned(q: int, r: int, turns: int) -> tuple[int, int]:
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def _grow(tiles: int, strips: int, rng: Random) -> Layout | None:
    """One random route, or None where it grew into itself or has no way through."""
    order = _order(tiles, strips, rng)
    laid = [Piece(order[0], 0, 0, rng.randrange(6))]
    for side in order[1:]:
        next_piece = _join(laid, side, rng)
        if next_piece is None:
            return None
        laid.append(next_piece)
    last = laid[-1]
    dq, dr = AROUND[rng.randrange(6)]
    layout = Layout(tuple(laid), rng.choice(("jungle", "river")), (last.q + 3 * dq, last.r + 3 * dr))
    try:
        check_layout(layout)
    except BadData:
        return None
    return layout


def _order(tiles: int, strips: int, rng: Random) -> list[str]:
    """The sides of a route in order: the start tile, tiles, and each strip between two tiles."""
    large = rng.sample([piece for piece in PIECES[1:] if piece[0] not in STRIP_SIDES], tiles - 1)
    order = [rng.choice(PIECES[0])]
    gaps = rng.sample(range(tiles - 1), strips)
    narrow = rng.sample([piece for piece in PIECES if piece[0] in STRIP_SIDES], strips)
    for gap, piece in enumerate(large):
        if gap in gaps:
            order.append(rng.choice(narrow.pop()))
        order.append(rng.choice(piece))
    return order


def _join(laid: list[Piece], side: str, rng: Random) -> Piece | None:
    """The next piece, edge to edge with the last one and clear of all others."""
    last = laid[-1]
    for _ in range(12):
        turns = rng.randrange(6)
        if side in STRIP_SIDES:
            dq, dr = _strip_offset(turns, rng)
        elif last.side in STRIP_SIDES:
            dq, dr = _strip_offset(last.turns, rng)
            dq, dr = -dq, -dr
        else:
            dq, dr = _turned(7, rng.choice((-3, -4)), rng.randrange(6))
        piece = Piece(side, last.q + dq, last.r + dr, turns)
        try:
            contacts = Ground(Layout((*laid, piece), "jungle", (0, 0))).contacts()
        except BadData:
            continue
        if all(other == one + 1 for one, other in contacts):
            return piece
    return None


def _strip_offset(turns: int, rng: Random) -> tuple[int, int]:
    """From a tile to a strip with so many turns: on either long side, centred or one hex further along."""
    q, r = rng.choice(((-2, 5), (3, -5)))
    return _turned(q + rng.choice((0, 0, -1, 1)), r, turns)


# Judging


def hardship_of(route: Route) -> float:
    """What the easiest way asks for, for each tile of the route: its values, and one for every change of terrain."""
    tiles = route.goal / 37
    reached: set[int] = set()
    border = [(0, h) for h in route.starts]
    while border:
        cost, h = heappop(border)
        if h in reached:
            continue
        reached.add(h)
        if h >= route.goal:
            return cost / tiles
        for n in route.near[h]:
            change = route.terrain[n] >= RUBBLE or route.terrain[n] != route.terrain[h] != START
            heappush(border, (cost + route.value[n] + int(change), n))
    raise AssertionError("a route has a way through")


def advice(route: Route) -> float:
    """How well a route follows the advice: varied, no long stretches, dearer short cuts, few bottlenecks."""
    walkable = sum(1 for terrain in route.terrain if terrain < MOUNTAIN)
    return (
        2 * _variety(route)
        - 3 * _largest_stretch(route) / walkable
        + 0.05 * _shortcut(route)
        - 0.2 * _bottlenecks(route)
    )


def _variety(route: Route) -> float:
    """The share of neighbouring hexes that differ in terrain."""
    differ = pairs = 0
    for h in range(route.goal):
        if route.terrain[h] < MOUNTAIN:
            for n in route.near[h]:
                pairs += 1
                differ += route.terrain[n] != route.terrain[h]
    return differ / pairs


def _largest_stretch(route: Route) -> int:
    seen: set[int] = set()
    largest = 0
    for first in range(route.goal):
        if first in seen or route.terrain[first] >= MOUNTAIN:
            continue
        stretch = [first]
        seen.add(first)
        for h in stretch:  # grows while it is walked
            for n in route.near[h]:
                if n not in seen and n < route.goal and route.terrain[n] == route.terrain[first]:
                    seen.add(n)
                    stretch.append(n)
        largest = max(largest, len(stretch))
    return largest


def _shortcut(route: Route) -> int:
    """How much dearer the way of fewest steps is than the cheapest way: the long way round should be the easy one."""
    fewest = _way(route, 1000, 1)
    cheapest = _way(route, 0, 1)
    return fewest % 1000 - cheapest


def _way(route: Route, step: int, value: int) -> int:
    """The least sum over a way, counting each step and each value as told."""
    reached: set[int] = set()
    border = [(0, h) for h in route.starts]
    while True:
        cost, h = heappop(border)
        if h in reached:
            continue
        reached.add(h)
        if h >= route.goal:
            return cost
        for n in route.near[h]:
            heappush(border, (cost + step + value * route.value[n], n))


def _bottlenecks(route: Route) -> int:
    """Places where all ways run through one hex, and seams that can be crossed from fewer than three."""
    narrow = 0
    for pairs in route.seams:
        narrow += len({one for one, other in pairs if route.terrain[one] < MOUNTAIN > route.terrain[other]}) < 3
    for steps in range(1, route.length):
        narrow += sum(1 for distance in route.distance if distance == steps) < 2
    return narrow


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m filone.games.eldorado.content.generator", description=__doc__)
    parser.add_argument("--tiles", type=int, default=6, help="tiles, the start tile included: 2 to 7")
    parser.add_argument("--strips", type=int, default=0, help="strips: 0 to 2")
    parser.add_argument("--level", choices=list(LEVELS), default="medium")
    parser.add_argument("--seed", type=int)
    given = parser.parse_args()
    print(json.dumps(generate(given.tiles, given.strips, given.level, Random(given.seed)).json()))


if __name__ == "__main__":
    main()
