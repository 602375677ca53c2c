"""Section 1: the route, the blocks, the first hands, and who begins."""

from __future__ import annotations

from typing import Any

from filone.games.eldorado import moves
from filone.games.eldorado.content.blocks import BLOCKS
from filone.games.eldorado.content.cards import HAND
from filone.games.eldorado.content.layout import ROUTES, read_layout
from filone.games.eldorado.content.route import route_of
from filone.games.eldorado.decisions import Block, Draw, Start
from filone.games.eldorado.position import (
    BOX,
    NOBODY,
    ON_SEAM,
    Position,
    new_caves,
    new_decks,
    new_holders,
    new_market,
)


def set_up(position: Position, options: dict[str, Any]) -> None:
    """The table before chance says who begins, lays the blocks and deals."""
    _agree(position, options)
    seats = position.seats
    position.decks = new_decks(seats)
    position.market = new_market()
    position.caves = new_caves(len(position.route.caves) if position.with_caves else 0, seats)
    position.each = 2 if seats == 2 else 1
    position.start = NOBODY
    position.blocks = [0] * len(position.route.seams)
    position.holders = new_holders()
    position.arrived = []
    position.seat = NOBODY
    position.round = 0
    position.last_round = False
    position.bought = False
    position.passing = False
    position.pawn = NOBODY
    position.symbols = 0
    position.power = 0
    position.beside = 0
    position.item = NOBODY
    position.toll_hex = NOBODY
    position.toll_seam = NOBODY
    position.toll_due = 0
    position.ware = NOBODY
    position.price_due = 0
    line_up(position, 0)
    _ask_chance(position)


def _agree(position: Position, options: dict[str, Any]) -> None:
    layout = options["layout"]
    position.options = options
    position.route = route_of(ROUTES[options["route"]] if layout is None else read_layout(layout))
    position.with_caves = options["caves"]
    position.native_crosses = options["native_block"] == "cross"
    position.transmitter_buys = options["transmitter"] == "purchase"
    position.only_through = options["pass_token"] == "through"
    position.moves_between = options["between_steps"] == "moving"
    position.ties_by_sum = options["tie"] == "sum"
    position.cap = options["rounds"] or 0


def _ask_chance(position: Position) -> None:
    """Last things first: a hand for everyone (1.6), a block for every seam that has one (1.3), who begins (1.7)."""
    for seat in range(position.seats - 1, -1, -1):
        position.waiting.append(Draw(seat, HAND))
    for seam in range(len(position.route.seams) - 1, -1, -1):
        if position.route.blocked[seam]:
            position.waiting.append(Block(NOBODY, seam))
    position.ask_instead(Start(NOBODY))


def line_up(position: Position, start: int) -> None:
    """The pawns on the start spaces, in turn order (1.7): with two players, 1 and 3 against 2 and 4 (11.1)."""
    seats = position.seats
    position.pawns = [
        position.route.starts[(seat - start) % seats + which * seats]
        for seat in range(seats)
        for which in range(position.each)
    ]


def list_openers(position: Position) -> list[int]:
    return [moves.START.of(seat) for seat in range(position.seats)]


def begin_with(position: Position, move: int) -> None:
    position.start = moves.START.player.of(move)
    line_up(position, position.start)
    position.close()


def list_blocks(position: Position, open: Block) -> list[int]:
    return [moves.BLOCK.of(open.seam, block - 1) for block in range(1, BLOCKS + 1) if position.holders[block] == BOX]


def lay_block(position: Position, open: Block, move: int) -> None:
    block = moves.BLOCK.block.of(move) + 1
    position.blocks[open.seam] = block
    position.holders[block] = ON_SEAM
    position.close()
