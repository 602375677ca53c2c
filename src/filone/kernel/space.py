"""Moves are ints. A `MoveSpace` declares each kind of move and its arguments once, and everything else follows:
the number, its JSON, its one-line notation, the size of the action space, the documentation."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from filone.kernel.errors import MalformedMove
from filone.kernel.registry import module_of, space_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Arg:
    """One argument: `size` values, numbered from 0. `noun` leads to its words; only witnesses see a `secret` one."""

    def __init__(self, name: str, size: int, noun: str = "", secret: bool = False) -> None:
        assert name not in ("kind", "seat"), "the texts use these names for the move itself and for who makes it"
        self.name = name
        self.size = size
        self.noun = noun
        self.secret = secret
        self.base: i64 = 0
        self.step: i64 = 1
        self.count: i64 = size

    def of(self, move: i64) -> i64:
        """The number of this argument's value in a move of its kind: `PLACE.card.of(move)`."""
        rest = move - self.base
        if self.step != 1:
            rest //= self.step
        return rest if rest < self.count else rest % self.count

    def json(self, index: int) -> Any:
        raise NotImplementedError

    def index(self, value: object) -> int:
        """The number of a JSON value, or -1."""
        raise NotImplementedError

    def token(self, index: int) -> str:
        """How the value is written in notation; empty if it goes without saying."""
        return str(self.json(index))

    def read(self, token: str) -> int:
        """The number of a written value, or -1."""
        return self.index(token)

    def default(self) -> int:
        """The value meant when nothing is written, or -1."""
        return -1

    def document(self) -> str:
        raise NotImplementedError


class Names(Arg):
    """One of the named things of the game: a card, a tool, a space. Its noun is its name unless another is given."""

    def __init__(self, name: str, ids: Sequence[str], noun: str = "", secret: bool = False) -> None:
        super().__init__(name, len(ids), noun or name, secret)
        self.ids = list(ids)
        self._index = {id: i for i, id in enumerate(ids)}

    def json(self, index: int) -> Any:
        return self.ids[index]

    def index(self, value: object) -> int:
        return self._index.get(value, -1) if isinstance(value, str) else -1

    def document(self) -> str:
        return ", ".join(self.ids)


class Number(Arg):
    """A whole number from a range."""

    def __init__(self, name: str, numbers: range, secret: bool = False) -> None:
        super().__init__(name, len(numbers), "", secret)
        self.start = numbers.start

    def json(self, index: int) -> Any:
        return self.start + index

    def index(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            return -1
        index = value - self.start
        return index if 0 <= index < self.size else -1

    def read(self, token: str) -> int:
        return self.index(whole(token))

    def document(self) -> str:
        return f"{self.start} to {self.start + self.size - 1}"


class Seat(Number):
    """A seat of the table."""

    def __init__(self, name: str, seats: int, secret: bool = False) -> None:
        super().__init__(name, range(seats), secret)
        self.noun = "seat"

    def document(self) -> str:
        return f"a seat, 0 to {self.size - 1}"


class Flag(Arg):
    """Yes or no; written as its own name when it is yes."""

    def __init__(self, name: str, secret: bool = False) -> None:
        super().__init__(name, 2, "", secret)

    def json(self, index: int) -> Any:
        return index == 1

    def index(self, value: object) -> int:
        return int(value) if isinstance(value, bool) else -1

    def token(self, index: int) -> str:
        return self.name if index else ""

    def read(self, token: str) -> int:
        return 1 if token == self.name else -1

    def default(self) -> int:
        return 0

    def document(self) -> str:
        return "true or false"


class Cell(Arg):
    """A place on a grid, written `3,-1`. Cells are numbered row by row."""

    def __init__(self, name: str, xs: range, ys: range, secret: bool = False) -> None:
        super().__init__(name, len(xs) * len(ys), "", secret)
        self.x = xs.start
        self.y = ys.start
        self.width = len(xs)
        self.height = len(ys)

    def json(self, index: int) -> Any:
        return [self.x + index % self.width, self.y + index // self.width]

    def index(self, value: object) -> int:
        if not isinstance(value, (list, tuple)) or len(value) != 2:
            return -1
        x: object = value[0]
        y: object = value[1]
        if not isinstance(x, int) or not isinstance(y, int) or isinstance(x, bool) or isinstance(y, bool):
            return -1
        column = x - self.x
        row = y - self.y
        if not (0 <= column < self.width and 0 <= row < self.height):
            return -1
        return row * self.width + column

    def token(self, index: int) -> str:
        return f"{self.x + index % self.width},{self.y + index // self.width}"

    def read(self, token: str) -> int:
        return self.index([whole(part) for part in token.split(",")])

    def document(self) -> str:
        return f"x {self.x} to {self.x + self.width - 1}, y {self.y} to {self.y + self.height - 1}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """One kind of move: its arguments, and the block of numbers its moves have (`base` up to `stop`).

    A game writes a class for each kind, with its arguments as attributes, which read them out of a move; `of`, which
    makes the move, comes from `Kind0` to `Kind5`, by the number of arguments. Within the block the last one counts
    fastest.
    """

    def __init__(self, name: str, *args: Arg, chance: bool = False) -> None:
        self.name = name
        self.args = args
        self.chance = chance
        self.base: i64 = 0
        self.stop: i64 = 0
        self.size = 1
        for arg in reversed(args):
            arg.step = self.size
            self.size *= arg.size

    def start_at(self, base: int) -> None:
        """The block of numbers of this kind, given by its space."""
        self.base = base
        self.stop = base + self.size
        for arg in self.args:
            arg.base = base

    def has(self, move: i64) -> bool:
        """Is this a move of the kind?"""
        return self.base <= move < self.stop

    def meant(self, move: i64) -> i64:
        """The move that this one says in other words: itself, unless a game knows better."""
        return move

    def each(self, first: i64, values: list[int]) -> list[int]:
        """The moves that differ from `first`, which has 0 there, by these values of the last argument."""
        return [first + value for value in values]

    def code(self, indices: Sequence[int]) -> int:
        """The move with these values, each given by its number."""
        move = 0
        for arg, index in zip(self.args, indices, strict=True):
            move = move * arg.size + index
        return self.base + move

    def indices(self, move: int) -> list[int]:
        """The numbers of a move's values."""
        rest = move - self.base
        indices: list[int] = []
        for arg in reversed(self.args):
            indices.append(rest % arg.size)
            rest //= arg.size
        indices.reverse()
        return indices


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind0(Kind):
    """A kind without arguments: one move."""

    def __init__(self, name: str, chance: bool = False) -> None:
        super().__init__(name, chance=chance)

    def of(self) -> i64:
        return self.base


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind1(Kind):
    def __init__(self, name: str, first: Arg, chance: bool = False) -> None:
        super().__init__(name, first, chance=chance)

    def of(self, first: i64) -> i64:
        return self.base + first


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind2(Kind):
    def __init__(self, name: str, first: Arg, second: Arg, chance: bool = False) -> None:
        super().__init__(name, first, second, chance=chance)
        self.step1: i64 = first.step

    def of(self, first: i64, second: i64) -> i64:
        return self.base + first * self.step1 + second


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind3(Kind):
    def __init__(self, name: str, first: Arg, second: Arg, third: Arg, chance: bool = False) -> None:
        super().__init__(name, first, second, third, chance=chance)
        self.step1: i64 = first.step
        self.step2: i64 = second.step

    def of(self, first: i64, second: i64, third: i64) -> i64:
        return self.base + first * self.step1 + second * self.step2 + third


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind4(Kind):
    def __init__(self, name: str, first: Arg, second: Arg, third: Arg, fourth: Arg, chance: bool = False) -> None:
        super().__init__(name, first, second, third, fourth, chance=chance)
        self.step1: i64 = first.step
        self.step2: i64 = second.step
        self.step3: i64 = third.step

    def of(self, first: i64, second: i64, third: i64, fourth: i64) -> i64:
        return self.base + first * self.step1 + second * self.step2 + third * self.step3 + fourth


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind5(Kind):
    def __init__(
        self, name: str, first: Arg, second: Arg, third: Arg, fourth: Arg, fifth: Arg, chance: bool = False
    ) -> None:
        super().__init__(name, first, second, third, fourth, fifth, chance=chance)
        self.step1: i64 = first.step
        self.step2: i64 = second.step
        self.step3: i64 = third.step
        self.step4: i64 = fourth.step

    def of(self, first: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> i64:
        return self.base + first * self.step1 + second * self.step2 + third * self.step3 + fourth * self.step4 + fifth


class MoveSpace:
    """All moves of a game, numbered from 0 without a gap. `game` is the name of the game that has it."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.game = ""
        self._by_name: dict[str, Kind] = {}
        self.size = 0
        for kind in kinds:
            assert kind.name not in self._by_name, kind.name
            self._by_name[kind.name] = kind
            kind.start_at(self.size)
            self.size += kind.size

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one space of a game in a process: a copy or a pickle of it is that one."""
        return space_of, (self.game, module_of(self.game))

    def kind(self, name: str) -> Kind:
        """The kind of this name; `MalformedMove` if there is none."""
        if name not in self._by_name:
            raise MalformedMove(move=name)
        return self._by_name[name]

    def base(self, name: str) -> int:
        """The first number of a kind, for the constants of a game."""
        return self._by_name[name].base

    def kind_of(self, move: SupportsIndex) -> Kind:
        """The kind that a number belongs to; `MalformedMove` if it is not a move at all."""
        number = plain(move)
        if not 0 <= number < self.size:
            raise MalformedMove(move=number)
        for kind in self.kinds:
            if number < kind.base + kind.size:
                return kind
        raise AssertionError(number)

    def meant(self, move: SupportsIndex) -> int:
        """The move as the game lists it, where one thing can be said in two ways."""
        return self.kind_of(move).meant(plain(move))

    def encode(self, name: str, *values: object) -> int:
        """The move of a kind with these arguments, given as in JSON."""
        kind = self.kind(name)
        if len(values) != len(kind.args):
            raise MalformedMove(move=name)
        indices = [arg.index(value) for arg, value in zip(kind.args, values, strict=True)]
        if -1 in indices:
            raise MalformedMove(move=f"{name} {' '.join(map(str, values))}")
        return kind.code(indices)

    def json(self, move: SupportsIndex) -> dict[str, Any]:
        """`{"kind": "place", "card": "T_V", "turned": false, "cell": [3, -1]}`"""
        kind = self.kind_of(move)
        described: dict[str, Any] = {"kind": kind.name}
        for arg, index in zip(kind.args, kind.indices(plain(move)), strict=True):
            described[arg.name] = arg.json(index)
        return described

    def from_json(self, described: Mapping[str, object]) -> int:
        """The move that `json` describes so; `MalformedMove` if it describes none."""
        kind = self.kind(str(described.get("kind")))
        if len(described) != len(kind.args) + 1:
            raise MalformedMove(move=str(dict(described)))
        return self.encode(kind.name, *[described.get(arg.name) for arg in kind.args])

    def text(self, move: SupportsIndex) -> str:
        """`place T_V 3,-1`"""
        kind = self.kind_of(move)
        words = [kind.name]
        for arg, index in zip(kind.args, kind.indices(plain(move)), strict=True):
            token = arg.token(index)
            if token:
                words.append(token)
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The move that `text` writes so; `MalformedMove` if it writes none."""
        words = text.split()
        if not words or words[0] not in self._by_name:
            raise MalformedMove(move=text)
        kind = self._by_name[words[0]]
        at = 1
        indices: list[int] = []
        for arg in kind.args:
            index = arg.read(words[at]) if at < len(words) else -1
            if index >= 0:
                at += 1
            else:
                index = arg.default()
            if index < 0:
                raise MalformedMove(move=text)
            indices.append(index)
        if at < len(words):
            raise MalformedMove(move=text)
        return kind.code(indices)

    def document(self) -> str:
        """The kinds of moves as a Markdown listing."""
        lines = ["| kind | arguments | numbers |", "|---|---|---|"]
        for kind in self.kinds:
            args = "; ".join(
                f"`{arg.name}`: {arg.document()}" + (" (secret)" if arg.secret else "") for arg in kind.args
            )
            who = " (chance)" if kind.chance else ""
            lines.append(f"| `{kind.name}`{who} | {args} | {kind.base} to {kind.base + kind.size - 1} |")
        return "\n".join(lines)


def plain(number: SupportsIndex) -> int:
    """A number of Python's own, whosesoever it was: callers bring those of their arrays as well."""
    return number if isinstance(number, int) else operator.index(number)


def whole(token: str) -> int | None:
    """A whole number as we write it, with no second way of writing it; None for anything else."""
    digits = token.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10) or token == "-0" or str(int(digits)) != digits:
        return None
    return int(token)
