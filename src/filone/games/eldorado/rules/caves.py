"""Section 12: a pawn that has moved and stops beside a cave may explore it. Sets of caves have a bit for each."""

from __future__ import annotations

from typing import Final

from filone.games.eldorado import moves
from filone.games.eldorado.content.tokens import TOKEN_KINDS
from filone.games.eldorado.decisions import Explore, Find
from filone.games.eldorado.position import ARRIVED, NOBODY, Position
from filone.games.eldorado.rules.blocks import is_barred
from filone.games.eldorado.rules.end import arrival_ends_game, end_game
from filone.kernel.objections import Objection


def caves_beside(position: Position, hex: int) -> int:
    """The caves beside a hex; a block in between hides a cave (12.6)."""
    caves = 0
    if position.with_caves and hex != ARRIVED:
        for cave, seam in position.route.cave_near[hex]:
            if not is_barred(position, seam):
                caves |= 1 << cave
    return caves


def come_to_rest(position: Position) -> None:
    """The pawn has stopped: it may explore the caves that it was not beside before. An arrival may end the game."""
    if arrival_ends_game(position):
        end_game(position)
        return
    found = caves_beside(position, position.pawns[position.pawn]) & ~position.beside
    position.pawn = NOBODY
    if found:
        piles = position.caves.piles
        position.ask_first(
            Explore(position.seat, [cave for cave in range(len(piles)) if found >> cave & 1 and piles[cave]])
        )


def list_caves(open: Explore) -> list[int]:
    listed: list[int] = [moves.EXPLORE.of(cave) for cave in open.caves]
    listed.append(moves.LEAVE.of())
    return listed


def explore(position: Position, open: Explore, move: int) -> None:
    """One after the other (12.5)."""
    if moves.LEAVE.has(move):
        position.close()
        return
    cave = moves.EXPLORE.cave.of(move)
    position.ask_instead(Explore(open.seat, [other for other in open.caves if other != cave]))
    position.ask_first(Find(open.seat, cave))


def list_tokens(position: Position, open: Find) -> list[int]:
    return [moves.FIND.of(open.seat, token) for token in range(TOKEN_KINDS) if position.caves.unseen[token]]


def find(position: Position, open: Find, move: int) -> None:
    position.caves.find(open.cave, open.seat, moves.FIND.token.of(move))
    position.close()


def is_not_found(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, Explore)
    return moves.EXPLORE.cave.of(move) not in open.caves


ONLY_FOUND: Final[list[Objection]] = [("12.2", is_not_found)]
