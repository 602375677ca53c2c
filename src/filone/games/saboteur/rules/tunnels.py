"""Section 4: a tunnel card from the hand into the maze."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from filone.games.saboteur import moves
from filone.games.saboteur.content.cards import EDGES, FIRST_BREAK, WAYS_UP, turned_over
from filone.games.saboteur.position import Position
from filone.kernel.objections import Objection


def edges_played(move: i64) -> i64:
    """The open edges of a placed card, the way up it is played."""
    edges = EDGES[moves.PLACE.card.of(move)]
    return turned_over(edges) if moves.PLACE.turned.of(move) else edges


def list_places(position: Position, sorts: vec[i64], listed: vec[i64]) -> vec[i64]:
    """Every tunnel card in hand, both ways up, wherever it fits (4.2 to 4.14)."""
    for card in sorts:
        if card >= FIRST_BREAK:
            break
        for turned, edges in enumerate(WAYS_UP[card]):
            listed = position.maze.list_fits(edges, moves.PLACE.of(card, turned, 0), listed)
    return listed


def place_at(position: Position, sorts: vec[i64], number: i64) -> i64:
    """The placing with this number, as they are listed."""
    maze = position.maze
    for card in sorts:
        placings = maze.count_placings(card)
        if number >= placings:
            number -= placings
            continue
        for turned, edges in enumerate(WAYS_UP[card]):
            fitting = maze.count_fits(edges)
            if number < fitting:
                return moves.PLACE.of(card, turned, maze.fit_at(edges, number))
            number -= fitting
    raise AssertionError(number)


def place(position: Position, move: i64) -> None:
    cell = moves.PLACE.cell.of(move)
    position.maze.place(cell, moves.PLACE.card.of(move), edges_played(move))
    position.placed = cell


# What speaks against it


def tool_is_broken(position: Position, move: int) -> bool:
    return position.broken[position.turn] != 0


def same_both_ways(position: Position, move: int) -> bool:
    edges = EDGES[moves.PLACE.card.of(move)]
    return moves.PLACE.turned.of(move) == 1 and turned_over(edges) == edges


def cell_is_taken(position: Position, move: int) -> bool:
    return moves.PLACE.cell.of(move) in position.maze.pieces


def touches_nothing(position: Position, move: int) -> bool:
    return moves.PLACE.cell.of(move) not in position.maze.spots


def meets_wrongly(clause: str) -> Objection:
    """Something lies beside it that it does not fit: which clause depends on what."""

    def objects(position: Position, move: int) -> bool:
        return position.maze.why_not(moves.PLACE.cell.of(move), edges_played(move)) == clause

    return clause, objects


PLACE: Final[list[Objection]] = [
    ("4.1", tool_is_broken),
    ("4.2", same_both_ways),
    ("4.3", cell_is_taken),
    ("4.4", touches_nothing),
    *[meets_wrongly(clause) for clause in ("4.5", "4.6", "4.8", "4.9", "4.10", "4.11", "4.14")],
]
