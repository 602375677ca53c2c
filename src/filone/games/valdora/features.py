"""What a seat may know, as numbers, and a number for every move: see `filone.kernel.features`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from filone.games.valdora.content import gems
from filone.games.valdora.content.box import BONUS_TILES, COINS, COLOUR_COUNT, COLOURS, PURSE
from filone.games.valdora.content.cards import SIDES
from filone.games.valdora.content.commissions import MOST_OPEN, WANT_COUNT, WANTS
from filone.games.valdora.content.equipment import ITEM_COUNT, ITEMS, MISSING
from filone.games.valdora.content.gems import GEM_COUNT, GEMS, GOLD, PILE
from filone.games.valdora.content.spaces import (
    BOOK_COUNT,
    CATALOGUE_COUNT,
    CATALOGUES,
    COMMISSION_BOOKS,
    ROADS,
    SPACE_COUNT,
    SPACES,
)
from filone.games.valdora.decisions import Act, Go, HandOver, PayGold, Replace
from filone.games.valdora.moves import SPACE
from filone.games.valdora.position import Position
from filone.kernel.features import MOST, Encoder, Feature, Row, all_moves, around, crossed, number
from filone.kernel.sets import count
from filone.kernel.state import State

VERSION: Final = 1
"""Rises with every change of what is written or how moves are numbered."""


class ValdoraEncoder(Encoder):
    """The whole table: what is hidden is hidden from all, and undecided."""

    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Position)
        open = state.open
        row.one(self.asks.get(type(open), -1), len(self.asks))
        row.one(self.distance(seat, open.seat), self.seats)
        row.one(self.distance(seat, state.start), self.seats)
        row.put(state.round)
        row.put(1 if state.ending else 0)
        row.put(1 if state.begun else 0)
        row.put(1 if state.paged else 0)
        row.put(state.ships)
        owed: i64 = 0
        if isinstance(open, HandOver):
            owed = open.owed
        elif isinstance(open, PayGold):
            owed = gems.one(GOLD)
        _write_heap(owed, row)
        row.put(state.bank)
        row.put(state.bonus)
        _write_heap(state.bag, row)
        _write_heap(state.discard, row)
        for pile in state.roads:
            _write_heap(pile, row)
        row.skip((len(ROADS) - len(state.roads)) * GEM_COUNT)
        row.part(state.craftsmen, 0, COLOUR_COUNT)
        for owner in state.workshops:
            row.one(self.distance(seat, owner), self.seats)
        self._write_books(state, row)
        for step in range(self.seats):
            _write_player(state, (seat + step) % self.seats, row)

    def _write_books(self, state: Position, row: Row) -> None:
        for city in range(BOOK_COUNT):
            book = state.books[city]
            faces: i64 = ITEM_COUNT if city < CATALOGUE_COUNT else WANT_COUNT
            row.put(count(book.fresh))
            for side in range(i64(2)):
                top = book.top(side)
                row.one(-1 if top is None else top.face, faces)


def _write_heap(heap: i64, row: Row) -> None:
    cells = row.cells
    at = row.at
    while heap:
        number: u8 = u8(heap & gems.FULL)
        cells[at] = number
        heap >>= gems.WIDTH
        at += 1
    row.skip(GEM_COUNT)


def _write_player(state: Position, player: i64, row: Row) -> None:
    row.one(state.at[player], SPACE_COUNT)
    row.put(state.coins[player])
    row.put(1 if state.supplied[player] else 0)
    held: i64
    for held in state.cargo[player]:
        row.put(0 if held == MISSING else 1)
        row.one(held, GEM_COUNT)
    for card in state.commissions[player]:
        row.bump(card.face)
    row.skip(WANT_COUNT)
    row.part(state.completed[player], 0, COLOUR_COUNT)
    row.part(state.crew[player], 0, COLOUR_COUNT)
    row.put(state.earned[player])
    row.put(state.bonuses[player])


def features(seats: int) -> list[Feature]:
    """In the order in which they are written."""
    who = around(seats)
    tops = [*crossed(SIDES, ITEMS)], [*crossed(SIDES, WANTS)]
    return [
        Feature("ask", ["move", "action", "replace", "gold", "gem"], 1, "what is asked"),
        Feature("turn", who, 1, "whose turn it is"),
        Feature("start", who, 1, "the start player"),
        number("round", MOST, "the round"),
        number("ending", 1, "whether it is the last round"),
        number("begun", 1, "whether the action has begun"),
        number("paged", 1, "whether a page was turned in it"),
        number("ships", PILE, "gems that can still be loaded in it"),
        Feature("owed", GEMS, 3, "gems to be chosen for a purchase or delivery under way"),
        number("bank", COINS, "coins in the bank"),
        number("bonus", BONUS_TILES, "bonus tiles left"),
        Feature("bag", GEMS, 78, "gems in the bag"),
        Feature("discard", GEMS, 78, "gems in the discard, which the harbours ship"),
        Feature("roads", crossed(ROADS, GEMS), PILE, "gems on each road space"),
        Feature("craftsmen", COLOURS, 10, "craftsmen left, by colour"),
        Feature("workshops", crossed(COLOURS, who), 1, "who owns each workshop"),
        *(
            Feature(
                f"book {city}",
                ["unseen", *faces],
                30,
                "cards that nobody has seen, and what lies on top of each side",
            )
            for cities, faces in zip((CATALOGUES, COMMISSION_BOOKS), tops, strict=True)
            for city in cities
        ),
        *(
            feature
            for name in who
            for feature in (
                Feature(f"{name} at", SPACES, 1, "where the pawn is"),
                number(f"{name} coins", PURSE, "coins"),
                number(f"{name} provisions", 1, "whether there are provisions"),
                Feature(f"{name} equipment", crossed(ITEMS, ["", *GEMS]), 1, "each item, and the gem on it"),
                Feature(f"{name} commissions", WANTS, MOST_OPEN, "open commissions, by what they want"),
                Feature(f"{name} completed", COLOURS, 20, "completed commissions, by crest"),
                Feature(f"{name} craftsmen", COLOURS, 10, "craftsmen, by colour"),
                number(f"{name} points", MOST, "points of completed commissions"),
                number(f"{name} bonus", BONUS_TILES, "bonus tiles"),
            )
        ),
    ]


def encoder(state: State) -> Encoder:
    asks = [Go, Act, Replace, PayGold, HandOver]
    return ValdoraEncoder(state, features(state.seats), asks, all_moves(SPACE, state.seats))
