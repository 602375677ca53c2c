"""The features of a table as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from filone import games
from filone.kernel import Arg, Cell, Names, Seat, State
from filone.kernel.batch import move_of
from filone.kernel.features import Feature, encoder_of, row_of

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]
Mask = NDArray[np.int8]


class TableEncoder:
    """`id` names the game and its version: another version of its rules or its features is another environment.

    What is observed is divided by the most that it can be, and so lies from 0 to 1. `scale` has those divisors.
    """

    def __init__(self, name: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = games.load(name)
        self.options = {**self.game.facts.ends, **(options or {})}
        self.seats = seats
        self.first = self.game.start(seats, self.options)
        self.table = encoder_of(self.game.package, self.first)
        version = import_module(f"{self.game.package}.features").VERSION
        self.id = f"filone/{name}_v{self.game.rules}.{version}"
        self.features: list[Feature] = self.table.features
        self.width: int = self.table.width
        self.actions: int = self.table.actions
        most = [feature.most for feature in self.features for _ in feature.labels]
        self.scale: Floats = (1 / np.array(most)).astype(np.float32)
        self.columns = Columns(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return TableEncoder, (self.game.name, self.seats, self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> TableEncoder:
        """It never changes: OpenSpiel copies whatever a state holds, at every turn."""
        return self

    def names(self) -> list[str]:
        """A name for every number of an observation: its feature and its label."""
        return [f"{feature.name} {label}".strip() for feature in self.features for label in feature.labels]

    def observe(self, state: State, seat: int, out: Floats | None = None) -> Floats:
        """What a seat may know, as one row."""
        row = np.frombuffer(row_of(self.table, state, seat), np.uint8)
        return np.multiply(row, self.scale, out=out)

    def moves(self, state: State) -> Ints:
        """A row for each legal move: the number of its kind, then its arguments by `fields`; -1 where it has none."""
        return self.columns.rows(state)

    @property
    def fields(self) -> list[str]:
        """What the columns of `moves` are called. Named things are numbered as `things` lists them, seats from whoever
        is on turn, and everything else as the game counts it, from 0."""
        return self.columns.names

    @property
    def things(self) -> dict[str, list[str]]:
        return self.columns.things

    def legal(self, state: State) -> Ints:
        """The numbers of the legal moves."""
        return np.array([self.table.number(state, move) for move in state.legal()], np.int32)

    def mask(self, state: State) -> Mask:
        """A 1 for every legal move; nothing but zeros when no seat is on turn."""
        mask = np.zeros(self.actions, np.int8)
        if state.turn >= 0:
            mask[self.legal(state)] = 1
        return mask

    def move(self, state: State, action: int) -> int:
        """The legal move with this number; `IllegalMove` names what is not."""
        return move_of(self.table, state, int(action))

    def text(self, action: int) -> str:
        """A numbered move in notation."""
        listed = self.table.moves
        if action < len(listed):
            return self.game.space.text(listed[action])
        return self.table.elsewhere[action - len(listed)]


class Columns:
    """How moves are told in numbers: a column for each argument by name, two for a cell."""

    def __init__(self, encoder: TableEncoder) -> None:
        self.seats = encoder.seats
        self.kinds = [kind for kind in encoder.game.space.kinds if not kind.chance]
        self.things: dict[str, list[str]] = {"kind": [kind.name for kind in self.kinds]}
        self.at: dict[str, int] = {"kind": 0}
        for arg in (arg for kind in self.kinds for arg in kind.args):
            if isinstance(arg, Names):
                known = self.things.setdefault(arg.name, [])
                known += [id for id in arg.ids if id not in known]
            for name in _columns(arg):
                self.at.setdefault(name, len(self.at))
        self.names = list(self.at)
        self.told: dict[int, list[int]] = {}

    def rows(self, state: State) -> Ints:
        rows = np.array([self._row(state, move) for move in state.legal()], np.int32)
        return rows.reshape(-1, len(self.names))

    def _row(self, state: State, move: int) -> list[int]:
        if move not in self.told:
            self.told[move] = self._tell(state, move)
        row = self.told[move]
        seats = [arg.name for arg in state.space().kind_of(move).args if isinstance(arg, Seat)]
        if seats:
            row = row[:]
            for name in seats:
                row[self.at[name]] = (row[self.at[name]] - state.turn) % self.seats
        return row

    def _tell(self, state: State, move: int) -> list[int]:
        kind = state.space().kind_of(move)
        row = [-1] * len(self.names)
        row[0] = self.kinds.index(kind)
        for arg, index in zip(kind.args, kind.indices(move), strict=True):
            if isinstance(arg, Cell):
                values = [index % arg.width, index // arg.width]
            elif isinstance(arg, Names):
                values = [self.things[arg.name].index(arg.ids[index])]
            else:
                values = [index]
            for name, value in zip(_columns(arg), values, strict=True):
                row[self.at[name]] = value
        return row


def _columns(arg: Arg) -> list[str]:
    return [f"{arg.name} x", f"{arg.name} y"] if isinstance(arg, Cell) else [arg.name]
