"""How the pieces of a route lie: the seven named routes, and the checks that a route of one's own must pass."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, NamedTuple

from filone.games.eldorado.content.tiles import (
    AROUND,
    END_SIDES,
    PIECES,
    SIDES,
    START,
    START_SIDES,
    STRIP_SIDES,
    hexes_of,
)
from filone.kernel.errors import BadData

REACH: Final = 56
"""No route gets further than this from the centre of its start tile, along q or r."""

CONTACTS: Final = 7
"""Two pieces that really lie edge to edge touch in at least this many pairs of hexes; any looser contact has fewer."""


class Piece(NamedTuple):
    """A tile or strip: the side that shows, where its (0,0) lies, how many clockwise turns it has made."""

    side: str
    q: int
    r: int
    turns: int


class Layout(NamedTuple):
    """A route from the start tile to the ending tile, which lies at a corner hex of the last tile."""

    pieces: tuple[Piece, ...]
    end: str
    corner: tuple[int, int]

    def json(self) -> dict[str, Any]:
        """As the option `layout` takes it."""
        return {
            "tiles": [{"side": p.side, "at": [p.q, p.r], "turns": p.turns} for p in self.pieces],
            "end": {"side": self.end, "corner": list(self.corner)},
        }


def _layout(pieces: str, end: str, q: int, r: int) -> Layout:
    laid: list[Piece] = []
    for piece in pieces.split("; "):
        side, at, turns = piece.split()
        where = at.split(",")
        laid.append(Piece(side, int(where[0]), int(where[1]), int(turns)))
    return Layout(tuple(laid), end, (q, r))


ROUTES: Final = {
    "first": _layout("B 0,0 2; C 7,-3 5; N 11,0 2; I 14,4 2; K 21,0 0", "river", 24, -3),
    "hills_of_gold": _layout("B 0,0 1; C 3,-7 0; G 7,-14 4; K 11,-11 1; J 14,-7 1; N 21,-10 4", "jungle", 24, -10),
    "home_stretch": _layout("B 0,0 1; J 4,-7 5; Q 9,-10 4; K 14,-12 0; M 21,-16 4; C 28,-19 0", "jungle", 31, -22),
    "winding_paths": _layout("B 0,0 1; I 4,-7 3; F 11,-11 3; G 15,-8 1; C 19,-15 0; N 26,-19 4", "river", 29, -22),
    "serpentine": _layout("A 0,0 1; C 4,3 4; E 11,-1 1; G 8,-5 3; J 15,-9 3; M 19,-6 5", "river", 19, -3),
    "swamplands": _layout("A 0,0 0; R 5,-2 1; D 10,-5 2; H 14,-2 2; E 17,2 1; O 12,5 4; K 7,8 0", "river", 4, 11),
    "witchs_cauldron": _layout("A 0,0 0; L 7,-4 5; G 14,-7 4; D 18,-4 4; M 14,3 0; I 7,7 5", "river", 4, 7),
}
"""Side, place and turns of every piece; then the side of the ending tile and the corner hex it lies at."""


def read_layout(given: object) -> Layout:
    """A layout from its JSON. `BadData` says what is wrong with it; the route itself is not looked at yet."""
    if not isinstance(given, dict) or set(given) != {"tiles", "end"}:
        raise BadData("wrong-layout")
    tiles, end = given["tiles"], given["end"]
    if not isinstance(tiles, list) or not 1 <= len(tiles) <= len(PIECES):
        raise BadData("wrong-tiles", most=len(PIECES))
    if not isinstance(end, dict) or set(end) != {"side", "corner"}:
        raise BadData("wrong-end")
    if end["side"] not in END_SIDES:
        raise BadData("wrong-end-side")
    return Layout(tuple(_read_piece(piece) for piece in tiles), end["side"], _read_place(end["corner"]))


def _read_piece(given: object) -> Piece:
    if not isinstance(given, dict) or set(given) != {"side", "at", "turns"}:
        raise BadData("wrong-piece")
    side, turns = given["side"], given["turns"]
    if not isinstance(side, str) or side not in SIDES:
        raise BadData("wrong-side", side=str(side))
    if type(turns) is not int or not 0 <= turns <= 5:
        raise BadData("wrong-turns", side=side)
    q, r = _read_place(given["at"])
    return Piece(side, q, r, turns)


def _read_place(given: object) -> tuple[int, int]:
    if isinstance(given, (list, tuple)) and len(given) == 2:
        q, r = given
        if type(q) is int and type(r) is int and max(abs(q), abs(r)) <= REACH:
            return q, r
    raise BadData("wrong-place", reach=REACH)


class Ground:
    """The pieces of a layout laid on the table: which piece covers which place, and where pieces touch."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.cover: dict[tuple[int, int], int] = {}
        for number, piece in enumerate(layout.pieces):
            for hex in hexes_of(piece.side, piece.turns):
                place = (piece.q + hex.q, piece.r + hex.r)
                if place in self.cover:
                    raise BadData("wrong-overlap", one=layout.pieces[self.cover[place]].side, other=piece.side)
                self.cover[place] = number

    def contacts(self) -> dict[tuple[int, int], list[tuple[tuple[int, int], tuple[int, int]]]]:
        """For every two pieces that touch, earlier one first, the pairs of hexes in contact."""
        touching: dict[tuple[int, int], list[tuple[tuple[int, int], tuple[int, int]]]] = {}
        for (q, r), number in self.cover.items():
            for dq, dr in AROUND:
                other = self.cover.get((q + dq, r + dr), -1)
                if other > number:
                    touching.setdefault((number, other), []).append(((q, r), (q + dq, r + dr)))
        return touching

    def finishes(self) -> list[tuple[int, int]]:
        """The three finish spaces: the outside neighbours of the corner hex."""
        last = self.layout.pieces[-1]
        q, r = self.layout.corner
        for i in range(6):
            if (q - last.q, r - last.r) == (3 * AROUND[i][0], 3 * AROUND[i][1]):
                return [(q + AROUND[j % 6][0], r + AROUND[j % 6][1]) for j in (i - 1, i, i + 1)]
        raise BadData("wrong-corner", cell=f"{q},{r}", side=last.side)


def check_pieces(layout: Layout) -> None:
    """The start tile first and once, every piece once, strips only between tiles."""
    sides = [piece.side for piece in layout.pieces]
    if sides[0] not in START_SIDES or (layout.pieces[0].q, layout.pieces[0].r) != (0, 0):
        raise BadData("wrong-start")
    for piece in PIECES:
        if sum(1 for side in sides if side in piece) > 1:
            raise BadData("wrong-twice", one=piece[0], other=piece[1])
    if sides[-1] in STRIP_SIDES:
        raise BadData("wrong-last", side=sides[-1])
    for one, other in pairwise(sides):
        if one in STRIP_SIDES and other in STRIP_SIDES:
            raise BadData("wrong-strips", one=one, other=other)


def check_ground(ground: Ground) -> None:
    """Real seams from piece to piece, no other contact, and room for the ending tile."""
    pieces = ground.layout.pieces
    touching = ground.contacts()
    for number in range(len(pieces) - 1):
        if len(touching.get((number, number + 1), [])) < CONTACTS:
            raise BadData("wrong-seam", one=pieces[number].side, other=pieces[number + 1].side)
    for one, other in touching:
        if other != one + 1:
            raise BadData("wrong-contact", one=pieces[one].side, other=pieces[other].side)
    for q, r in ground.finishes():
        if (q, r) in ground.cover:
            raise BadData("wrong-end-overlap")
        for dq, dr in AROUND:
            if ground.cover.get((q + dq, r + dr), len(pieces) - 1) != len(pieces) - 1:
                raise BadData("wrong-end-contact")


def check_way(ground: Ground) -> None:
    """From every start space to El Dorado there is a way that no mountain bars."""
    open_ground: set[tuple[int, int]] = set(ground.finishes())
    starts: list[tuple[int, int]] = []
    for piece in ground.layout.pieces:
        for hex in hexes_of(piece.side, piece.turns):
            if hex.terrain == START:
                starts.append((piece.q + hex.q, piece.r + hex.r))
            elif hex.value:
                open_ground.add((piece.q + hex.q, piece.r + hex.r))
    reached = set(ground.finishes())
    border = list(reached)
    while border:
        q, r = border.pop()
        for dq, dr in AROUND:
            place = (q + dq, r + dr)
            if place in open_ground and place not in reached:
                reached.add(place)
                border.append(place)
    for q, r in starts:
        if not any((q + dq, r + dr) in reached for dq, dr in AROUND):
            raise BadData("wrong-way", cell=f"{q},{r}")


def check_layout(layout: Layout) -> Ground:
    """The layout on the table, or `BadData` that says why it cannot be one."""
    check_pieces(layout)
    ground = Ground(layout)
    check_ground(ground)
    check_way(ground)
    return ground
