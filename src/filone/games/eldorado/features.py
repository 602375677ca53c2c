"""What a seat may know, as numbers, and a number for every move: see `filone.kernel.features`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from filone.games.eldorado.content.blocks import BLOCKS
from filone.games.eldorado.content.cards import CARDS, COPIES, KINDS, SYMBOL_NAMES
from filone.games.eldorado.content.route import Route
from filone.games.eldorado.content.tiles import MOST_CAVES, MOST_SEAMS, MOUNTAIN, START
from filone.games.eldorado.content.tokens import PILE, TOKEN_KINDS, TOKENS
from filone.games.eldorado.decisions import OF_SEATS
from filone.games.eldorado.moves import CLEAR, SPACE, STEP
from filone.games.eldorado.position import ARRIVED, Position
from filone.kernel.decisions import name_of
from filone.kernel.features import MOST, Encoder, Feature, Row, all_moves, around, crossed, number
from filone.kernel.state import State

VERSION: Final = 1
"""Rises with every change of what is written or how moves are numbered."""

PAWNS: Final = ["first", "second"]


class EldoradoEncoder(Encoder):
    """Hexes by their number along the route; of other hands what everybody can be sure of."""

    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Position)
        row.one(self.asks.get(type(state.open), -1), len(self.asks))
        row.one(self.distance(seat, state.seat), self.seats)
        row.one(self.distance(seat, state.start), self.seats)
        row.put(state.round)
        row.put(1 if state.last_round else 0)
        row.put(1 if state.bought else 0)
        row.put(1 if state.passing else 0)
        _write_move(state, row)
        row.part(state.market.left, 0, KINDS)
        row.members(state.market.stalls, KINDS)
        row.part(state.decks.gone, 0, KINDS)
        for block in state.blocks:
            row.one(block - 1, BLOCKS)
        row.skip((MOST_SEAMS - len(state.blocks)) * BLOCKS)
        row.part(state.caves.piles, 0, len(state.caves.piles))
        row.skip(MOST_CAVES - len(state.caves.piles))
        row.part(state.caves.unseen, 0, TOKEN_KINDS)
        row.part(state.caves.used, 0, TOKEN_KINDS)
        for step in range(self.seats):
            _write_player(state, (seat + step) % self.seats, step == 0, row)


def _write_move(state: Position, row: Row) -> None:
    """The move or the payment that is under way."""
    row.one(state.pawn, len(PAWNS))
    row.members(state.symbols, len(SYMBOL_NAMES))
    row.put(state.power)
    row.members(state.beside, MOST_CAVES)
    row.one(state.item, KINDS)
    row.one(state.toll_hex, len(state.route.q))
    row.one(state.toll_seam, MOST_SEAMS)
    row.put(state.toll_due)
    row.one(state.ware, KINDS)
    row.put(state.price_due)


def _write_player(state: Position, player: i64, own: bool, row: Row) -> None:
    decks = state.decks
    first = player * KINDS
    seen = decks.hand if own else decks.known
    row.put(decks.in_hand[player])
    row.put(decks.in_draw[player])
    last = first + KINDS
    row.all(seen[first:last])
    hand, draw, cells, to = decks.hand, decks.draw, row.cells, row.at - first
    for at in range(first, last):
        unseen: u8 = u8(hand[at] - seen[at] + draw[at])
        cells[to + at] = unseen
    row.skip(KINDS)
    row.all(decks.played[first:last])
    row.all(decks.discard[first:last])
    row.part(state.caves.held, player * TOKEN_KINDS, TOKEN_KINDS)
    for block in range(1, BLOCKS + 1):
        row.put(1 if state.holders[block] == player else 0)
    each: i64 = state.each
    for pawn in range(player * each, (player + 1) * each):
        hex = state.pawns[pawn]
        row.put(1 if hex == ARRIVED else 0)
        row.put(0 if hex == ARRIVED else state.route.distance[hex])
        row.one(hex, len(state.route.q))


def features(seats: int, each: int, route: Route) -> list[Feature]:
    """In the order in which they are written."""
    who = around(seats)
    hexes = [f"{q},{r}" for q, r in zip(route.q, route.r, strict=True)]
    seams = [f"seam {seam + 1}" for seam in range(MOST_SEAMS)]
    caves = [str(cave + 1) for cave in range(MOST_CAVES)]
    blocks = [f"block {block}" for block in range(1, BLOCKS + 1)]
    return [
        Feature("ask", [name_of(decision) for decision in OF_SEATS], 1, "what is asked"),
        Feature("turn", who, 1, "whose turn of the round it is, also while chance deals"),
        Feature("start", who, 1, "who begins every round"),
        number("round", MOST, "the round"),
        number("last round", 1, "whether it is the last"),
        number("bought", 1, "whether a card was bought this turn"),
        number("passing", 1, "whether pawns are no longer in the way this turn"),
        Feature("moving", PAWNS, 1, "the pawn that moves"),
        Feature("symbols", SYMBOL_NAMES, 1, "the symbols it moves by"),
        number("power", 10, "the power that is left to it"),
        Feature("beside", caves, 1, "the caves that it began next to"),
        Feature("item", CARDS, 1, "the item that was used"),
        Feature("toll hex", hexes, 1, "the hex for which cards are being paid"),
        Feature("toll seam", seams, 1, "the seam for which cards are being paid"),
        number("toll due", 10, "cards still due for it"),
        Feature("ware", CARDS, 1, "the card that is being bought"),
        number("price due", 20, "half coins still due for it"),
        Feature("market", CARDS, COPIES, "cards left in each pile"),
        Feature("stalls", CARDS, 1, "whether the pile stands in the market row"),
        Feature("removed", CARDS, 20, "cards that left the game"),
        Feature("seams", crossed(seams, blocks), 1, "the block on each seam"),
        Feature("caves", caves, PILE, "tokens in each cave"),
        Feature("tokens unseen", TOKENS, 4, "tokens that are face down or in the box"),
        Feature("tokens used", TOKENS, 4, "tokens that were used"),
        *(
            feature
            for name in who
            for feature in (
                number(f"{name} hand size", 30, "cards in hand"),
                number(f"{name} draw size", 60, "cards in the draw pile"),
                Feature(f"{name} hand", CARDS, 20, "cards known to be in hand: the own, of others what all can tell"),
                Feature(f"{name} unseen", CARDS, 20, "cards in the draw pile, or in a hand that is not known"),
                Feature(f"{name} played", CARDS, 20, "cards played this turn"),
                Feature(f"{name} discard", CARDS, 20, "the discard pile"),
                Feature(f"{name} tokens", TOKENS, 4, "cave tokens"),
                Feature(f"{name} blocks", blocks, 1, "blocks taken"),
                *(
                    Feature(
                        f"{name} {pawn} pawn", ["arrived", "steps", *hexes], route.length, "how far it is, and where"
                    )
                    for pawn in PAWNS[:each]
                ),
            )
        ),
    ]


def encoder(state: State) -> Encoder:
    assert isinstance(state, Position)
    route, pawns = state.route, range(state.each)
    moves = all_moves(SPACE, state.seats, [STEP, CLEAR])
    on_foot = [hex for hex, terrain in enumerate(route.terrain) if terrain not in (MOUNTAIN, START)]
    moves += [int(STEP.of(route.cells[hex], pawn)) for hex in on_foot for pawn in pawns]
    moves += [int(CLEAR.of(block, pawn)) for block in range(BLOCKS) for pawn in pawns]
    return EldoradoEncoder(state, features(state.seats, state.each, route), OF_SEATS, sorted(moves))
