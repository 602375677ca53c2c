"""The maze: what lies where, what fits where, and how far the tunnel from the start runs."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from filone.games.saboteur.cards import (
    DEAD_END,
    EDGES,
    FIRST_BREAK,
    GOAL_CELLS,
    ORIGIN,
    START,
    WIDTH,
    turned_over,
)
from filone.kernel.pickling import rebuild_from

# A piece is an int: its open edges, then the two bits below, then its number in FACES.
DEAD: Final = 16
LIVE: Final = 32
"""A passage that the tunnel from the start runs through."""
FACE: Final = 6
FACE_DOWN: Final = 31 << 6
"""A goal that nobody has reached yet."""

OFFSETS: Final = [-WIDTH, 1, WIDTH, -1]
"""From a cell to its neighbours: north, east, south, west."""
ENTRY_ORDER: Final = [3, 0, 2, 1]
"""West, north, south, east (5.6)."""


def _patterns(needs: int, linked: bool) -> int:
    """Which edges fit a cell with these needs: bit e is set if edges e do."""
    open_sides, walls, live = needs & 15, needs >> 4 & 15, needs >> 8
    patterns = 0
    for edges in range(1, 16):
        if edges & open_sides == open_sides and not edges & walls and (edges & live or not linked):
            patterns |= 1 << edges
    return patterns


FITS: Final = [_patterns(needs, True) for needs in range(4096)]
FITS_UNLINKED: Final = [_patterns(needs, False) for needs in range(4096)]


def find(cells: list[int], cell: i64) -> i64:
    """Where a cell is, or belongs, in a list in order; compiled it is much faster than `bisect`."""
    low: i64 = 0
    high: i64 = len(cells)
    while low < high:
        middle = (low + high) >> 1
        if cells[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


@mypyc_attr(allow_interpreted_subclasses=True)
class Maze:
    """`pieces` by cell; `spots` are the empty cells that touch a face-up card, in order, and `needs` says of each on
    which sides it must be open (4 bits), walled (4 bits), and joins a live passage if it is open (4 bits).

    `reached` holds the face-down goals that the tunnel has run into, a bit each, until they are turned up.
    """

    def __init__(self, linked: bool, goals_open: bool) -> None:
        self.linked = linked
        self.goals_open = goals_open
        self.pieces: dict[int, int] = {}
        self.spots: list[int] = []
        self.needs: list[int] = []
        self.reached = 0

    def set_up(self) -> None:
        self.pieces = dict.fromkeys(GOAL_CELLS, FACE_DOWN)
        self.pieces[ORIGIN] = START << FACE | EDGES[START]
        self.survey()

    def copy(self) -> Maze:
        twin = Maze(self.linked, self.goals_open)
        twin.pieces = self.pieces.copy()
        twin.spots = self.spots[:]
        twin.needs = self.needs[:]
        twin.reached = self.reached
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_from(self)

    # Where a card may go

    def list_fits(self, edges: i64, base: i64, moves: list[int]) -> None:
        """Append `base` plus the cell for every spot where a card with these edges fits."""
        fits = FITS if self.linked else FITS_UNLINKED
        spots = self.spots
        needs = self.needs
        at: i64
        for at in range(len(spots)):
            need: i64 = needs[at]
            patterns: i64 = fits[need]
            if patterns >> edges & 1:
                moves.append(base + spots[at])

    def tunnels(self) -> list[int]:
        """The cells with a tunnel card, in order."""
        cells = [cell for cell, piece in self.pieces.items() if piece >> FACE < FIRST_BREAK]
        cells.sort()
        return cells

    def why_not(self, cell: int, edges: int) -> str:
        """The clause that forbids a card with these edges on a cell; empty if none does."""
        if cell in self.pieces:
            return "4.3"
        at = find(self.spots, cell)
        if at == len(self.spots) or self.spots[at] != cell:
            return "4.4"
        needs = self.needs[at]
        mismatch = needs & 15 & ~edges | needs >> 4 & 15 & edges
        if mismatch:
            return self._why_no_fit(cell, mismatch)
        if self.linked and not edges & needs >> 8:
            return self._why_no_link(cell, edges)
        return ""

    def _why_no_fit(self, cell: int, mismatch: int) -> str:
        clause = "4.8"
        for side in range(4):
            if mismatch >> side & 1:
                near = self.pieces[cell + OFFSETS[side]]
                if near != FACE_DOWN:
                    clause = "4.6" if near & DEAD else "4.5"
        return clause

    def _why_no_link(self, cell: int, edges: int) -> str:
        clause = "4.9"
        for side in range(4):
            near = self.pieces.get(cell + OFFSETS[side], FACE_DOWN)
            if edges >> side & 1 and near != FACE_DOWN:
                clause = "4.10" if near & DEAD else "4.11"
        return clause

    # What happens to it

    def place(self, cell: i64, card: i64, edges: i64) -> None:
        at = find(self.spots, cell)
        joins: i64 = self.needs[at]
        joins = joins >> 8 & edges
        del self.spots[at]
        del self.needs[at]
        piece = card << FACE | edges
        if DEAD_END[card]:
            piece |= DEAD
            joins = 0
        if joins:
            piece |= LIVE
        self._lay(cell, piece)
        if joins:
            self._run_on(cell)

    def turn_up(self, goal: int, card: int, placed: int) -> None:
        """A reached goal is turned so that it meets the card just placed or else the first that leads into it."""
        cell = GOAL_CELLS[goal]
        entry = -1
        for side in ENTRY_ORDER:
            near = self.pieces.get(cell + OFFSETS[side], 0)
            if near & LIVE and near >> (side + 2 & 3) & 1:
                if entry < 0 or cell + OFFSETS[side] == placed:
                    entry = side
        edges = EDGES[card]
        if not edges >> entry & 1:
            edges = turned_over(edges)
        self.reached &= ~(1 << goal)
        self._lay(cell, card << FACE | edges | LIVE)
        self._run_on(cell)

    def collapse(self, cell: int) -> int:
        """Take a tunnel card away and say which it was."""
        pieces = self.pieces
        piece = pieces.pop(cell)
        needs = 0
        for side in range(4):
            near = cell + OFFSETS[side]
            back = side + 2 & 3
            other = pieces.get(near, 0)
            if other == 0:
                self._release(near, back)
            elif other == FACE_DOWN:
                needs |= 1 << side if self.goals_open else 0
            elif not other >> back & 1:
                needs |= 16 << side
            else:
                needs |= 257 << side if other & LIVE else 1 << side
        if self._touches_a_card(cell):
            at = find(self.spots, cell)
            self.spots.insert(at, cell)
            self.needs.insert(at, needs)
        if piece & LIVE:
            self._run_anew()
        return piece >> FACE

    def _release(self, spot: int, side: int) -> None:
        """A spot has lost its neighbour on one side."""
        at = find(self.spots, spot)
        if self._touches_a_card(spot):
            self.needs[at] &= ~(273 << side)
        else:
            del self.spots[at]
            del self.needs[at]

    def _touches_a_card(self, cell: int) -> bool:
        for side in range(4):
            near = self.pieces.get(cell + OFFSETS[side], FACE_DOWN)
            if near != FACE_DOWN:
                return True
        return False

    def _run_anew(self) -> None:
        """Follow the tunnel from the start, forgetting how far it ran before."""
        needs = self.needs
        at: i64
        for at in range(len(needs)):
            needs[at] &= 255
        for cell, piece in self.pieces.items():
            if piece & LIVE:
                self.pieces[cell] = piece & ~LIVE
        self.pieces[ORIGIN] |= LIVE
        self._run_on(ORIGIN)

    def survey(self) -> None:
        """Work everything out again from the pieces alone."""
        self.spots.clear()
        self.needs.clear()
        self.reached = 0
        for cell, piece in list(self.pieces.items()):
            if piece != FACE_DOWN:
                self._lay(cell, piece)
        self._run_anew()

    def _lay(self, cell: i64, piece: i64) -> None:
        """Put down a face-up piece; its empty neighbours now need to match it."""
        pieces = self.pieces
        pieces[cell] = piece
        spots = self.spots
        needs = self.needs
        side: i64
        for side in range(4):
            near: i64 = cell + OFFSETS[side]
            if near in pieces:
                continue
            back: i64 = 1 << (side + 2 & 3)
            need: i64 = back if piece >> side & 1 else back << 4
            at = find(spots, near)
            if at < len(spots) and spots[at] == near:
                old: i64 = needs[at]
                needs[at] = old & ~(back | back << 4) | need
            else:
                spots.insert(at, near)
                if self.goals_open:
                    need |= self._hidden_goals(near)
                needs.insert(at, need)

    def _hidden_goals(self, cell: int) -> int:
        """The sides on which a cell touches a face-down goal."""
        sides = 0
        for side in range(4):
            if self.pieces.get(cell + OFFSETS[side], 0) == FACE_DOWN:
                sides |= 1 << side
        return sides

    def _run_on(self, cell: int) -> None:
        """Follow the tunnel from a passage that has just become live."""
        pieces = self.pieces
        ahead = [cell]
        side: i64
        while ahead:
            here: i64 = ahead.pop()
            piece: i64 = pieces[here]
            for side in range(4):
                if not piece >> side & 1:
                    continue
                near: i64 = here + OFFSETS[side]
                back: i64 = side + 2 & 3
                other: i64 = pieces.get(near, 0)
                if other == 0:
                    at = find(self.spots, near)
                    need: i64 = self.needs[at]
                    self.needs[at] = need | 256 << back
                elif other == FACE_DOWN:
                    self.reached |= 1 << (near - GOAL_CELLS[0]) // (2 * WIDTH)
                elif other >> back & 1 and not other & (LIVE | DEAD):
                    pieces[near] = other | LIVE
                    ahead.append(near)
