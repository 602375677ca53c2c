"""A route as the rules walk it: hexes numbered along the way, with flat tables that every state of a game shares."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from filone.games.eldorado.content.layout import REACH, Layout, check_layout
from filone.games.eldorado.content.tiles import AROUND, END_SIDES, MOUNTAIN, START, STRIP_SIDES, hexes_of

WIDTH: Final = 2 * REACH + 1
FAR: Final = 10_000


def cell_of(q: int, r: int) -> int:
    """The number that moves give to a place."""
    return (r + REACH) * WIDTH + q + REACH


class Route:
    """`near[h]` lists the hexes that a pawn on `h` may step to, `gates[h]` the seam that each step crosses (or -1)."""

    def __init__(self, layout: Layout) -> None:
        ground = check_layout(layout)
        self.layout = layout
        self.q: list[int] = []
        self.r: list[int] = []
        self.side: list[str] = []
        self.terrain: list[int] = []
        self.value: list[int] = []
        self.starts: list[int] = [0, 0, 0, 0]
        self.caves: list[int] = []
        for piece in layout.pieces:
            for hex in hexes_of(piece.side, piece.turns):
                if hex.terrain == START:
                    self.starts[hex.value - 1] = len(self.q)
                elif hex.cave:
                    self.caves.append(len(self.q))
                self._add(piece.q + hex.q, piece.r + hex.r, piece.side, hex.terrain, hex.value)
        self.goal: int = len(self.q)
        """The finish spaces are the hexes from here on."""
        for q, r in ground.finishes():
            self._add(q, r, "", END_SIDES[layout.end], 1)

        self.cells: list[int] = [cell_of(q, r) for q, r in zip(self.q, self.r, strict=True)]
        self.hex_at: list[int] = [-1] * (WIDTH * WIDTH)
        for hex_number, cell in enumerate(self.cells):
            self.hex_at[cell] = hex_number

        # A block lies on every seam but the far side of a strip.
        self.seams: list[list[tuple[int, int]]] = []
        self.blocked: list[bool] = []
        contacts = ground.contacts()
        crossing: dict[tuple[int, int], int] = {}
        for seam in range(len(layout.pieces) - 1):
            pairs = [
                (self.hex_at[cell_of(*one)], self.hex_at[cell_of(*other)]) for one, other in contacts[seam, seam + 1]
            ]
            self.seams.append(pairs)
            self.blocked.append(layout.pieces[seam].side not in STRIP_SIDES)
            for one_hex, other_hex in pairs:
                crossing[one_hex, other_hex] = crossing[other_hex, one_hex] = seam

        self.near: list[list[int]] = []
        self.gates: list[list[int]] = []
        self.walls: list[list[int]] = [
            [seam for seam, pairs in enumerate(self.seams) if any(h in pair for pair in pairs)]
            for h in range(len(self.q))
        ]
        """For each hex the seams it touches, even with only mountains across: who stands there reaches their blocks."""
        self.cave_near: list[list[tuple[int, int]]] = []
        """For each hex the caves it touches, each with the seam between (or -1)."""
        for h in range(len(self.q)):
            near = [n for n in self._touching(h) if self.terrain[n] != MOUNTAIN and self.terrain[n] != START]
            self.near.append(near)
            self.gates.append([crossing.get((h, n), -1) for n in near])
            self.cave_near.append(
                [(self.caves.index(n), crossing.get((h, n), -1)) for n in self._touching(h) if n in self.caves]
            )
        self.distance: list[int] = self._distances()
        self.length: int = max(self.distance[h] for h in self.starts)

    def __reduce__(self) -> tuple[Any, ...]:
        return route_of, (self.layout,)

    def _add(self, q: int, r: int, side: str, terrain: int, value: int) -> None:
        self.q.append(q)
        self.r.append(r)
        self.side.append(side)
        self.terrain.append(terrain)
        self.value.append(value if terrain < MOUNTAIN else 0)

    def _touching(self, h: int) -> list[int]:
        """The hexes that touch this one, in the order of their cells."""
        cells = sorted(cell_of(self.q[h] + dq, self.r[h] + dr) for dq, dr in AROUND)
        return [self.hex_at[cell] for cell in cells if self.hex_at[cell] >= 0]

    def _distances(self) -> list[int]:
        """The fewest steps from each hex to a finish space, whatever they ask for."""
        distance = [FAR] * len(self.q)
        border = list(range(self.goal, len(self.q)))
        for h in border:
            distance[h] = 0
        for h in border:  # grows while it is walked
            for n in self._touching(h):
                if self.terrain[n] != MOUNTAIN and distance[n] == FAR:
                    distance[n] = distance[h] + 1
                    if self.terrain[n] != START:
                        border.append(n)
        return distance

    def find(self, q: int, r: int) -> int:
        """The hex at a place, or -1."""
        return self.hex_at[cell_of(q, r)]


@lru_cache(maxsize=64)
def route_of(layout: Layout) -> Route:
    """One route for all the games that are played on it."""
    return Route(layout)
