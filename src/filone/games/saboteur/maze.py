"""The maze: what lies where, what fits where, and how far the tunnel from the start runs."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from filone.games.saboteur.content.cards import EDGES, FIRST_BREAK, START, WAYS_UP, turned_over
from filone.games.saboteur.content.numbers import GOAL_CELLS, MIDDLE_GOAL, ORIGIN, WIDTH
from filone.games.saboteur.pieces import (
    DEAD,
    FACE,
    FACE_DOWN,
    FITS,
    LIVE,
    OFFSETS,
    TO_START,
    card_of,
    is_dead,
    is_live,
    is_open,
    joined,
    links,
    must_be_open,
    must_be_wall,
    need,
    opposite,
    piece_of,
    unjoined,
    without,
    would_join,
)
from filone.games.saboteur.rows import find, insert
from filone.kernel.fields import Declared

ENTRY_ORDER: Final = [3, 0, 2, 1]
"""West, north, south, east (5.6)."""
UNCOUNTED: Final = vec[i64]([-1] * FIRST_BREAK)
BITS: Final = (1 << 59) - 1


def is_goal(cell: i64) -> bool:
    away = cell - MIDDLE_GOAL
    return away == 0 or away == -2 * WIDTH or away == 2 * WIDTH


def mark(cell: i64, piece: i64) -> i64:
    """A number for a piece that lies on a cell, with 59 bits that look as if they were drawn by lot."""
    number = ((cell << FACE + 5 | piece & ~LIVE) * 0x1B873593CC9E2D51) & BITS
    number = ((number ^ number >> 31) * 0x5851F42D4C957F2D) & BITS
    return number ^ number >> 29


@mypyc_attr(allow_interpreted_subclasses=True)
class Maze(Declared):
    """`pieces` by cell; `spots` are the empty cells that touch a face-up card, in order, and `needs`, beside them, what
    each asks of a card. `laid` are the cells with a tunnel card, in order. `reached` holds the face-down goals that the
    tunnel has run into, a bit each, until they are turned up. Mazes in which the same lies face up have the same `key`,
    and others another. `link`, a number of LINKS, and `goals_open` are options.
    """

    pieces: dict[int, int]
    spots: vec[i64]
    needs: vec[i64]
    laid: vec[i64]
    reached: int
    key: int

    # Made by `make fields` from the declaration above.
    def copy_fields(self, twin: Maze) -> None:
        twin.pieces = self.pieces.copy()
        twin.spots = self.spots[:]
        twin.needs = self.needs[:]
        twin.laid = self.laid[:]
        twin.reached = self.reached
        twin.key = self.key

    def __init__(self, link: int, goals_open: bool) -> None:
        self.link = link
        self.goals_open = goals_open
        self._fits = FITS[link]
        self._loose: vec[i64] = vec[i64]()
        self._changed()

    def _changed(self) -> None:
        """What was remembered of it no longer holds."""
        self._counted: vec[i64] = vec[i64]()
        self._remembered: vec[i64] = vec[i64]()

    def set_up(self) -> None:
        self.pieces = dict.fromkeys(GOAL_CELLS, FACE_DOWN)
        self.pieces[ORIGIN] = piece_of(START, EDGES[START])
        self.survey()

    def copy(self) -> Maze:
        twin = Maze(self.link, self.goals_open)
        self.copy_fields(twin)
        twin._loose = self._loose[:]
        return twin

    def loose(self) -> vec[i64]:
        """The cells with passages that nothing joins to the start (4.11): a rockfall has cut them off, or an option
        lets them lie where they like."""
        return self._loose

    def remember(self, seen: vec[i64]) -> None:
        """What somebody makes of all the pieces, until they change."""
        self._remembered = seen

    def remembered(self) -> vec[i64]:
        """Nothing, if nobody has looked since."""
        return self._remembered

    # Where a card may go

    def list_fits(self, edges: i64, first: i64, listed: vec[i64]) -> vec[i64]:
        """And the placing of a card with these edges for every spot where it fits; `first` is that on cell 0."""
        fits = self._fits
        needs = self.needs
        spots = self.spots
        at: i64
        for at in range(len(needs)):
            if fits[needs[at]] >> edges & 1:
                listed = append(listed, first + spots[at])
        return listed

    def count_fits(self, edges: i64) -> i64:
        """At how many spots a card with these edges fits."""
        fits = self._fits
        number: i64 = 0
        for needs in self.needs:
            number += fits[needs] >> edges & 1
        return number

    def count_placings(self, card: i64) -> i64:
        """In how many ways a tunnel card can be placed: counted once until the maze changes."""
        if not len(self._counted):
            self._counted = UNCOUNTED[:]
        number = self._counted[card]
        if number < 0:
            number = 0
            for edges in WAYS_UP[card]:
                number += self.count_fits(edges)
            self._counted[card] = number
        return number

    def fit_at(self, edges: i64, number: i64) -> i64:
        """The cell of the spot with this number, among those where a card with these edges fits."""
        fits = self._fits
        at: i64 = 0
        for needs in self.needs:
            number -= fits[needs] >> edges & 1
            if number < 0:
                break
            at += 1
        return self.spots[at]

    def why_not(self, cell: int, edges: int) -> str:
        """The clause that forbids a card with these edges on a cell; empty if none does."""
        if cell in self.pieces:
            return "4.3"
        at = find(self.spots, cell)
        if at == len(self.spots) or self.spots[at] != cell:
            return "4.4"
        needs = self.needs[at]
        mismatch = must_be_open(needs) & ~edges | must_be_wall(needs) & edges
        if mismatch:
            return self._why_no_fit(cell, mismatch)
        if not edges & links(needs, self.link):
            return self._why_no_link(cell, edges) if self.link == TO_START else "4.14"
        return ""

    def _why_no_fit(self, cell: int, mismatch: int) -> str:
        clause = "4.8"
        for side in range(4):
            if is_open(mismatch, side):
                near = self.pieces[cell + OFFSETS[side]]
                if near != FACE_DOWN:
                    clause = "4.6" if is_dead(near) else "4.5"
        return clause

    def _why_no_link(self, cell: int, edges: int) -> str:
        clause = "4.9"
        for side in range(4):
            near = self.pieces.get(cell + OFFSETS[side], FACE_DOWN)
            if is_open(edges, side) and near != FACE_DOWN:
                clause = "4.10" if is_dead(near) else "4.11"
        return clause

    # What happens to it

    def place(self, cell: i64, card: i64, edges: i64) -> None:
        """What the spot needed tells what lies round it, so that only its empty neighbours are looked for."""
        self._changed()
        needs = self._forget_spot(find(self.spots, cell))
        self.laid = insert(self.laid, find(self.laid, cell), cell)
        piece = piece_of(card, edges)
        runs = would_join(needs) & edges != 0 and not is_dead(piece)
        if runs:
            piece |= LIVE
        elif not is_dead(piece):
            self._loose = append(self._loose, cell)
        self.pieces[cell] = piece
        self.key ^= mark(cell, piece)
        touched = must_be_open(needs) | must_be_wall(needs)
        runs_on = must_be_open(needs) & ~would_join(needs) != 0
        side: i64
        for side in range(4):
            near = cell + OFFSETS[side]
            if is_open(touched, side):
                continue
            if is_goal(near):
                runs_on = True
            else:
                self._meet(near, opposite(side), piece)
        if runs and runs_on:
            self._run_on(cell)
            self._find_loose(self._loose)

    def turn_up(self, goal: int, card: int, placed: int) -> None:
        """A reached goal is turned so that it meets the card just placed or else the first that leads into it."""
        self._changed()
        cell = GOAL_CELLS[goal]
        entry = -1
        for side in ENTRY_ORDER:
            near = self.pieces.get(cell + OFFSETS[side], 0)
            if is_live(near) and is_open(near, opposite(side)):
                if entry < 0 or cell + OFFSETS[side] == placed:
                    entry = side
        edges = EDGES[card]
        if not is_open(edges, entry):
            edges = turned_over(edges)
        self.reached &= ~(1 << goal)
        self._lay(cell, piece_of(card, edges) | LIVE)
        self._run_on(cell)
        self._find_loose(self._loose)

    def collapse(self, cell: int) -> int:
        """Take a tunnel card away and say which it was."""
        self._changed()
        pieces = self.pieces
        piece = pieces.pop(cell)
        self.laid, _ = pop(self.laid, find(self.laid, cell))
        self.key ^= mark(cell, piece)
        needs: i64 = 0
        ways: i64 = 0
        for side in range(4):
            near = cell + OFFSETS[side]
            other = pieces.get(near, 0)
            if other == 0:
                self._release(near, opposite(side))
            elif other == FACE_DOWN:
                needs |= 1 << side if self.goals_open else 0
            else:
                needs |= need(other, side)
                ways += is_live(other) and is_open(other, opposite(side))
        if self._touches_a_card(cell):
            self._add_spot(find(self.spots, cell), cell, needs)
        if is_live(piece) and ways > 1:  # the end of a tunnel cuts nothing off
            self._run_anew()
        elif not is_live(piece):
            self._find_loose(self._loose)
        return card_of(piece)

    def _release(self, spot: int, side: int) -> None:
        """A spot has lost its neighbour on one side."""
        at = find(self.spots, spot)
        if self._touches_a_card(spot):
            self.needs[at] = without(self.needs[at], side)
        else:
            self._forget_spot(at)

    def _add_spot(self, at: i64, cell: i64, needs: i64) -> None:
        self.spots = insert(self.spots, at, cell)
        self.needs = insert(self.needs, at, needs)

    def _forget_spot(self, at: i64) -> i64:
        """A cell that is a spot no longer, and what it needed."""
        self.spots, _ = pop(self.spots, at)
        self.needs, needs = pop(self.needs, at)
        return needs

    def _touches_a_card(self, cell: int) -> bool:
        for side in range(4):
            near = self.pieces.get(cell + OFFSETS[side], FACE_DOWN)
            if near != FACE_DOWN:
                return True
        return False

    def _run_anew(self) -> None:
        """Follow the tunnel from the start, forgetting how far it ran before."""
        at: i64
        for at in range(len(self.needs)):
            self.needs[at] = unjoined(self.needs[at])
        for cell, piece in self.pieces.items():
            if is_live(piece):
                self.pieces[cell] = piece & ~LIVE
        self.pieces[ORIGIN] |= LIVE
        self._run_on(ORIGIN)
        self._find_loose(self.laid)

    def _find_loose(self, among: vec[i64]) -> None:
        """Some cells are looked at again, where all those must be among that are loose."""
        loose = vec[i64]()
        for cell in among:
            piece: i64 = self.pieces.get(cell, DEAD)
            if not is_live(piece) and not is_dead(piece):
                loose = append(loose, cell)
        self._loose = loose

    def survey(self) -> None:
        """Work everything out again from the pieces alone."""
        self._changed()
        self.key = 0
        self.spots = vec[i64]()
        self.needs = vec[i64]()
        self.laid = vec[i64](sorted(cell for cell, piece in self.pieces.items() if card_of(piece) < FIRST_BREAK))
        self.reached = 0
        for cell, piece in list(self.pieces.items()):
            if piece != FACE_DOWN:
                self._lay(cell, piece)
        self._run_anew()

    def _lay(self, cell: i64, piece: i64) -> None:
        """Put down a face-up piece; its empty neighbours now need to match it."""
        self.pieces[cell] = piece
        self.key ^= mark(cell, piece)
        side: i64
        for side in range(4):
            near = cell + OFFSETS[side]
            if near not in self.pieces:
                self._meet(near, opposite(side), piece & ~LIVE)

    def _meet(self, cell: i64, side: i64, piece: i64) -> None:
        """An empty cell now needs to match a piece on a side."""
        wanted = need(piece, side)
        at = find(self.spots, cell)
        if self._is_spot(at, cell):
            self.needs[at] = without(self.needs[at], side) | wanted
        else:
            self._add_spot(at, cell, wanted | self._hidden_goals(cell) if self.goals_open else wanted)

    def _is_spot(self, at: i64, cell: i64) -> bool:
        """Whether a cell, which `find` says belongs here, is one of the spots."""
        return at < len(self.spots) and self.spots[at] == cell

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
                if not is_open(piece, side):
                    continue
                near = here + OFFSETS[side]
                back = opposite(side)
                at = find(self.spots, near)
                if self._is_spot(at, near):
                    self.needs[at] = joined(self.needs[at], back)
                    continue
                other: i64 = pieces[near]
                if other == FACE_DOWN:
                    self.reached |= 1 << (near - GOAL_CELLS[0]) // (2 * WIDTH)
                elif is_open(other, back) and not is_live(other) and not is_dead(other):
                    pieces[near] = other | LIVE
                    ahead.append(near)
