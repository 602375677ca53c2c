"""What a seat may know, as a row of small numbers: for those who learn to play rather than read.

A game declares its features in `features.py`, each with a name, a label for every number and what it means, and writes
them in that order, straight from its position. Like a view they are an allow-list, and the kit checks them like one.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from librt.strings import BytesWriter, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from filone.kernel.decisions import Decision
from filone.kernel.space import Kind, MoveSpace, Seat
from filone.kernel.state import State

MOST: Final = 255
"""A number is a byte; what would be larger is written as this."""


class Feature:
    """Numbers that belong together, one for each label, from 0 to `most`."""

    def __init__(self, name: str, labels: Sequence[str], most: int, about: str) -> None:
        assert 0 < most <= MOST, name
        self.name = name
        self.labels = list(labels)
        self.most = most
        self.about = about


def number(name: str, most: int, about: str) -> Feature:
    """A single number."""
    return Feature(name, [""], most, about)


def crossed(rows: Sequence[str], columns: Sequence[str]) -> list[str]:
    """The labels of a table, row by row."""
    return [f"{row} {column}".strip() for row in rows for column in columns]


def around(seats: int) -> list[str]:
    """The labels of the seats as rows name them: whoever looks is `me`, then the others in the order of the seats."""
    return ["me", *(f"next {distance}" for distance in range(1, seats))]


class Row:
    """Numbers being written, one after the other, over zeros."""

    def __init__(self, cells: BytesWriter, at: i64) -> None:
        self.cells = cells
        self.at: i64 = at

    def put(self, value: i64) -> None:
        """A number; less than nothing is nothing."""
        if value > MOST:
            value = MOST
        elif value < 0:
            value = 0
        byte: u8 = u8(value)
        self.cells[self.at] = byte
        self.at += 1

    def one(self, which: i64, size: i64) -> None:
        """A 1 for one of so many, or for none of them if there is no such one."""
        if 0 <= which < size:
            self.cells[self.at + which] = 1
        self.at += size

    def members(self, members: i64, size: i64) -> None:
        """A 1 for each member of a set that is given as bits."""
        at = self.at
        while members:
            if members & 1:
                self.cells[at] = 1
            members >>= 1
            at += 1
        self.at += size

    def part(self, values: list[int], first: i64, size: i64) -> None:
        """So many numbers of a list."""
        cells = self.cells
        at = self.at
        index: i64
        for index in range(first, first + size):
            value: i64 = values[index]
            value = min(value, MOST)
            byte: u8 = u8(value)
            cells[at] = byte
            at += 1
        self.at = at

    def all(self, values: vec[i64]) -> None:
        """All these numbers."""
        cells = self.cells
        at = self.at
        for value in values:
            byte: u8 = u8(min(value, MOST))
            cells[at] = byte
            at += 1
        self.at = at

    def tally(self, things: list[int], size: i64) -> None:
        """How often each of so many things is in a list."""
        cells = self.cells
        at = self.at
        thing: i64
        for thing in things:
            before: u8 = cells[at + thing]
            cells[at + thing] = before + 1
        self.at = at + size

    def tally_seats(self, seats: list[int], first: i64, size: i64) -> None:
        """How often each of so many seats is in a list, from one of them on."""
        cells = self.cells
        at = self.at
        seat: i64
        for seat in seats:
            place = at + seat - first if seat >= first else at + seat - first + size
            before: u8 = cells[place]
            cells[place] = before + 1
        self.at = at + size

    def bump(self, offset: i64) -> None:
        """One more, so far from where the next number goes."""
        cells = self.cells
        at = self.at + offset
        before: u8 = cells[at]
        cells[at] = before + 1

    def skip(self, size: i64) -> None:
        """Zeros, or what was bumped."""
        self.at += size


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The features of one table, and a number for every move that can ever be legal there, from 0 without a gap.

    `moves` are those moves, in order. A game whose board has no edge writes `number` itself and gives so many
    `elsewhere` after them.
    """

    def __init__(
        self,
        state: State,
        features: Sequence[Feature],
        asks: Sequence[type[Decision]],
        moves: Sequence[int],
        elsewhere: Sequence[str] = (),
    ) -> None:
        self.seats: i64 = state.seats
        self.asks: dict[type, int] = {decision: index for index, decision in enumerate(asks)}
        self.features = list(features)
        self.width = sum(len(feature.labels) for feature in features)
        self.moves = list(moves)
        self.elsewhere = list(elsewhere)
        self.actions = len(self.moves) + len(self.elsewhere)
        numbers = [-1] * state.space().size
        for index, move in enumerate(self.moves):
            numbers[move] = index
        self.numbers = vec[i32](numbers)

    def write(self, state: State, seat: i64, row: Row) -> None:
        """Everything that the features promise, as this seat may know it."""
        raise NotImplementedError

    def number(self, state: State, move: i64) -> i64:
        """The number of a legal move."""
        return i64(self.numbers[move])

    def write_numbers(self, state: State, moves: list[int], out: BytesWriter) -> None:
        """The numbers of legal moves, one after the other."""
        numbers = self.numbers
        move: i64
        for move in moves:
            known = numbers[move]
            write_i32_le(out, known if known >= 0 else i32(self.number(state, move)))

    def distance(self, seat: i64, other: i64) -> i64:
        """How far from a seat another sits; -1 for nobody."""
        if other < 0:
            return -1
        return other - seat if other >= seat else other - seat + self.seats


def row_of(encoder: Encoder, state: State, seat: int) -> bytes:
    """One row."""
    cells = BytesWriter()
    cells.write(bytes(encoder.width))
    row = Row(cells, 0)
    encoder.write(state, seat, row)
    assert row.at == encoder.width, f"{row.at} numbers written, {encoder.width} declared"
    return cells.getvalue()


def all_moves(space: MoveSpace, seats: int, without: Sequence[Kind] = ()) -> list[int]:
    """The moves of seats that can be listed at a table with so many, but for some kinds."""
    moves: list[int] = []
    for kind in space.kinds:
        if kind.chance or kind in without:
            continue
        for move in range(int(kind.base), int(kind.stop)):
            if int(kind.meant(move)) == move and _seats_exist(kind, move, seats):
                moves.append(move)
    return moves


def _seats_exist(kind: Kind, move: int, seats: int) -> bool:
    for arg, index in zip(kind.args, kind.indices(move), strict=True):
        if isinstance(arg, Seat) and index >= seats:
            return False
    return True


def encoder_of(package: str, state: State) -> Encoder:
    """The encoder of a table that has just begun, by the package of its game."""
    encoder: Encoder = import_module(f"{package}.features").encoder(state)
    return encoder
