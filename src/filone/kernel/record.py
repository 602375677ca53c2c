"""The record is the game: options and moves, chance included, rebuild every position exactly.

A record is a JSON file:

    {"filone": 2, "game": "saboteur", "rules": 1, "seats": 3, "options": {...}, "players": ["Ada", ...],
     "moves": [17, 4, ...], "by": [-1, 0, ...], "settled": 0, "texts": ["role digger", ...],
     "result": null or {"winners": [...], ...}, "dice": null or {...}}

`moves` is what counts; `texts` says the same for people and `by` who made each: both are checked against it, and either
may be missing. `result` stands when the game is over. `dice` is there for a game whose chance can be verified: the
secret and the commitment to it.

In format 1 the only choice of a seat was taken by itself and not written. So it is still read: of a game that began
then, the first `settled` moves are followed by choices that do not stand in the record, and options that did not exist
yet are what `Game.before` says.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, SupportsIndex, TypeAlias

import msgspec
from msgspec import Meta

from filone.kernel.errors import BadRecord, IllegalMove, MalformedMove
from filone.kernel.game import Game
from filone.kernel.registry import load
from filone.kernel.space import plain
from filone.kernel.state import OVER, State
from filone.kernel.unfold import settle_as_before, unfold
from filone.kernel.view import Outcome

FORMAT = 2
_UNWRITTEN = 1
"""The format that leaves only choices out."""
LONGEST_NAME = 60
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
DiceText: TypeAlias = Annotated[str, Meta(max_length=64)]


class Record(msgspec.Struct, kw_only=True):
    """A game that was or is being played."""

    filone: int = FORMAT
    game: str
    rules: Number
    seats: Number
    options: dict[str, Any]
    players: list[str] = []
    moves: list[Number] = []
    by: list[int] = []
    settled: Number = 0
    texts: list[str] = []
    result: Outcome | None = None
    dice: dict[DiceText, DiceText] | None = None

    @classmethod
    def new(
        cls, game: Game, seats: SupportsIndex, options: dict[str, Any] | None = None, players: list[str] | None = None
    ) -> "Record":
        """The record of a game that starts now; bad seats and options are refused."""
        game.start(seats, options)
        return cls(
            game=game.name, rules=game.rules, seats=plain(seats), options=dict(options or {}), players=players or []
        )

    @classmethod
    def load(cls, path: str | Path, *, check: bool = True) -> "Record":
        """Read and check a file: it must be a record, of a game we have, under its rules, and every move legal.

        Whoever trusts it leaves the check out, and does not wait until it has been replayed.
        """
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise BadRecord(reason="unreadable", why=error.strerror or str(error)) from error
        return cls.loads(data, check=check)

    @classmethod
    def loads(cls, data: bytes | str, *, check: bool = True) -> "Record":
        """The same for a record that is in memory already."""
        try:
            raw = msgspec.json.decode(data)
        except msgspec.DecodeError as error:
            raise BadRecord(reason="unreadable", why=str(error)) from error
        if not isinstance(raw, dict) or "filone" not in raw:
            raise BadRecord(reason="foreign")
        if raw["filone"] not in (_UNWRITTEN, FORMAT):
            raise BadRecord(reason="format", found=str(raw["filone"])[:LONGEST_NAME], allowed=FORMAT)
        try:
            record = msgspec.convert(raw, cls)
        except msgspec.ValidationError as error:
            raise BadRecord(reason="unreadable", why=str(error)) from error
        if record.filone == _UNWRITTEN:
            record.filone, record.settled = FORMAT, len(record.moves)
            record.options = load(record.game).before | record.options
        if check:
            record.check()
        return record

    def check(self) -> None:
        """Replay everything; `BadRecord` says what is wrong and where."""
        game = load(self.game)
        if self.rules != game.rules:
            raise BadRecord(reason="rules", game=self.game, found=self.rules, allowed=game.rules)
        if self.settled > len(self.moves):
            raise BadRecord(reason="at", number=self.settled, allowed=len(self.moves))
        if len(self.players) > self.seats or not all(map(_is_name, self.players)):
            raise BadRecord(reason="players", allowed=LONGEST_NAME)
        for number, (written, move) in enumerate(zip(self.texts, self.moves, strict=False), 1):
            meant = game.space.text(move) if 0 <= move < game.space.size else str(move)
            if written != meant:
                raise BadRecord(reason="text", number=number, found=written, allowed=meant)
        state = self.start()
        turns = [state.turn for _ in self._replay(state, self.moves)]
        if self.result is not None and (state.turn != OVER or state.outcome() != self.result):
            raise BadRecord(reason="result")
        if self.by and self.by != turns:
            raise BadRecord(reason="by")

    def state(self, at: int | None = None) -> State:
        """The position at the end, or after the first `at` moves."""
        if at is not None and not 0 <= at <= len(self.moves):
            raise BadRecord(reason="at", number=at, allowed=len(self.moves))
        state = self.start()
        for _ in self._replay(state, self.moves[:at]):
            pass
        return state

    def upto(self, at: int) -> "Record":
        """The record of the first `at` moves: a game to go on with."""
        if not 0 <= at <= len(self.moves):
            raise BadRecord(reason="at", number=at, allowed=len(self.moves))
        cut = msgspec.structs.replace(
            self, moves=self.moves[:at], by=self.by[:at], texts=self.texts[:at], settled=min(at, self.settled)
        )
        cut.result = self.result if at == len(self.moves) else None
        return cut

    def start(self) -> State:
        """The position before the first move."""
        return load(self.game).start(self.seats, self.options)

    def positions(self) -> Iterator[tuple[int, State, int]]:
        """Every recorded move: its number, from 1, the position before it, and the move.

        The position is the walker's own: look, do not keep.
        """
        state = self.start()
        for number, move in self._replay(state, self.moves):
            yield number, state, move

    def _replay(self, state: State, moves: list[int]) -> Iterator[tuple[int, int]]:
        """Play checked moves; each is given just before it is carried out."""
        for number, move in enumerate(moves, 1):
            if state.turn == OVER:
                raise BadRecord(reason="long", number=number)
            yield number, move
            try:
                state.play(move)
            except MalformedMove as error:
                raise BadRecord(reason="move", number=number, move=str(move)) from error
            except IllegalMove as error:
                raise BadRecord(reason="illegal", number=number, **error.details) from error
            if number <= self.settled:
                for _ in settle_as_before(state):
                    pass

    def steps(self) -> Iterator[tuple[int, State, int]]:
        """Every step as it happened, with those that are not written.

        A step is the number of the recorded move it belongs to, the position before it, and the move.
        The position is the walker's own: look, do not keep.
        """
        state = self.start()
        for number, move in enumerate(self.moves, 1):
            for step in unfold(state, move, number <= self.settled):
                yield number, state, step

    def add(self, state: State, move: SupportsIndex) -> None:
        """Play a move and write it down."""
        number = plain(move)
        text = state.space().text(number) if 0 <= number < state.space().size else ""
        turn = state.turn
        state.play(number)
        if len(self.by) == len(self.moves):
            self.by.append(turn)
        self.moves.append(number)
        self.texts.append(text)
        if state.turn == OVER:
            self.result = state.outcome()

    def dumps(self) -> bytes:
        """The record as the JSON file described above."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def save(self, path: str | Path) -> None:
        Path(path).write_bytes(self.dumps())


def _is_name(text: str) -> bool:
    """Names come from anywhere and are shown everywhere: nothing that a screen would obey instead of show."""
    return len(text) <= LONGEST_NAME and text.isprintable()
