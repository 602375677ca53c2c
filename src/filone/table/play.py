"""The moves of one game as they are played: checked, rolled, logged, taken back."""

from collections.abc import Sequence
from typing import Any

import msgspec

from filone.kernel import CHANCE, OVER, SPECTATOR, Game, Record, View
from filone.kernel.dice import Dice
from filone.kernel.effects import Effects
from filone.kernel.legality import require_legal, require_turn
from filone.kernel.state import sees
from filone.kernel.told import Told
from filone.kernel.unfold import unfold
from filone.table.errors import Refusal


class Played(msgspec.Struct, frozen=True):
    """A recorded move: who made it (-1 for chance), when, and the version of the table after it."""

    move: int
    seat: int
    at: float
    version: int


class Step(msgspec.Struct, frozen=True):
    """One step of the log and what came of it. `version` is that of the recorded move it belongs to."""

    seat: int
    version: int
    witnesses: int
    shown: dict[str, Any]
    hidden: dict[str, Any]
    told: list[Told]

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The step as a seat, or SPECTATOR, saw it."""
        return self.shown if sees(self.witnesses, seat) else self.hidden

    def told_to(self, seat: int | None) -> list[dict[str, Any]]:
        """What came of it, as a seat, or SPECTATOR, was told; with None as it was."""
        return [told.seen_by(seat) for told in self.told]


class Play:
    """The position, the recorded moves and the log; `copy` one, try something on it, and keep the copy if it stands.

    Undo cannot reach the first `fixed` moves, which were made before the game began here, nor the first `settled` ones,
    which were made when the only choices after them were taken unasked (`Record`).
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any], settled: int = 0) -> None:
        self.game = game
        self.state = game.start(seats, options)
        self.moves: list[Played] = []
        self.steps: list[Step] = []
        self.options = options
        self.settled = settled
        self.fixed = 0
        self._effects: list[Effects] | None = None
        self._seen: View | None = None
        """The position as everybody sees it."""
        self._mark = 0, self.state.copy()
        """The number of a move and the position before it: where the last moves in a row begin, or earlier."""

    def copy(self) -> "Play":
        twin: Play = Play.__new__(Play)
        twin.game = self.game
        twin.state = self.state.copy()
        twin.moves = self.moves[:]
        twin.steps = self.steps[:]
        twin.options = self.options
        twin.settled = self.settled
        twin.fixed = self.fixed
        twin._effects = self._effects
        twin._seen = self._seen
        twin._mark = self._mark
        return twin

    # Making moves

    def read_move(self, seat: int, move: dict[str, Any] | str) -> int:
        """The move that a player means, as data or in notation, if the player may make it now."""
        state, space = self.state, self.game.space
        meant = space.meant(space.parse(move) if isinstance(move, str) else space.from_json(move))
        require_turn(state, seat)
        require_legal(state, meant)
        return meant

    def play(self, seat: int, move: int, at: float, version: int, dice: Dice) -> int:
        """Play a seat's legal move and the chance that follows; gives the version after it."""
        version = self.make(seat, move, at, version)
        return self.roll(at, version, dice)

    def roll(self, at: float, version: int, dice: Dice) -> int:
        """Take the chance steps that are due."""
        while self.state.turn == CHANCE:
            version = self.make(CHANCE, dice.roll(len(self.moves), self.state), at, version)
        return version

    def replay(self, moves: Sequence[Played]) -> None:
        """Carry out moves known to be legal, as they were recorded."""
        row = len(moves)
        while row and moves[row - 1].seat == moves[-1].seat:
            row -= 1
        for number, played in enumerate(moves):
            if number == row:
                self._mark_before(played.seat)
            self._carry_out(played.move, played.version)
            self.moves.append(played)

    def make(self, seat: int, move: int, at: float, version: int) -> int:
        """A legal move of a seat or of chance, written down; gives the version after it."""
        first = len(self.steps)
        self._mark_before(seat)
        self._carry_out(move, version)
        after = version + len(self.steps) - first
        self.steps[first:] = [msgspec.structs.replace(step, version=after) for step in self.steps[first:]]
        self.moves.append(Played(move, seat, at, after))
        return after

    def _mark_before(self, seat: int) -> None:
        """A row of moves begins: a game can be long, and taking back must not play all of it again."""
        if seat != CHANCE and self.moves and self.moves[-1].seat != seat:
            self._mark = len(self.moves), self.state.copy()

    def _carry_out(self, move: int, version: int) -> None:
        """The move, and what was settled after it, each in the log."""
        state, game = self.state, self.game
        self._effects = self._seen = None
        for step in unfold(state, move, len(self.moves) < self.settled):
            shown, hidden = game.describe(state, step), game.describe(state, step, SPECTATOR)
            told = game.told(state, step)
            self.steps.append(Step(state.turn, version, state.witnesses(step), shown, hidden, told))

    # Taking back

    def recorded(self, number: int) -> dict[str, Any]:
        """A recorded move as its own player sees it."""
        return self.game.space.json(self.moves[number].move)

    def undoable(self, seat: int) -> list[int]:
        """The numbers of the moves that a seat can take back, oldest first."""
        if self.state.turn == OVER or not self.moves or self.moves[-1].seat != seat:
            return []
        return list(range(self.first_undoable, len(self.moves)))

    @property
    def first_undoable(self) -> int:
        """Where the moves in a row begin that whoever moved last has made, chance's not among them."""
        number = len(self.moves)
        fixed = max(self.fixed, self.settled)
        while number > fixed and self.moves[-1].seat != CHANCE and self.moves[number - 1].seat == self.moves[-1].seat:
            number -= 1
        return number

    def undo(self, seat: int, to: int) -> None:
        """Take back the moves from number `to` on: those in the row before it are played again."""
        if to not in self.undoable(seat):
            raise Refusal("not_undoable")
        kept = self.moves[:to]
        del self.steps[self.log_start(kept[-1].version if kept else 0) :]
        self.moves = kept
        if self._mark[0] > to:
            self._mark = 0, self.game.start(self.state.seats, self.options)
        first, before = self._mark
        self.state = before.copy()
        self._effects = self._seen = None
        for number, played in enumerate(kept[first:], first):
            for _ in unfold(self.state, played.move, number < self.settled):
                pass

    # Looking

    def seen(self) -> View:
        """What everybody sees."""
        if self._seen is None:
            self._seen = self.state.view(SPECTATOR)
        return self._seen

    def own(self, seat: int) -> dict[str, Any]:
        """What a seat may see otherwise, by the fields of a view."""
        return {} if seat == SPECTATOR else self.game.own(self.state, seat, self.seen())

    def view(self, seat: int) -> View:
        return self.seen() if seat == SPECTATOR else self.game.view_beside(self.state, seat, self.seen())

    def legal(self, seat: int) -> list[dict[str, Any]] | None:
        """The legal moves as data, for the seat on turn."""
        if seat != self.state.turn:
            return None
        return [self.game.space.json(move) for move in self.state.legal()]

    def effects(self, seat: int) -> list[Effects] | None:
        """What each legal move costs and brings the seat on turn, and whether it is final; worked out once."""
        if seat != self.state.turn:
            return None
        if self._effects is None:
            self._effects = [self.game.effects(self.state, move) for move in self.state.legal()]
        return self._effects

    def log_start(self, version: int) -> int:
        """How many entries of the log somebody who knows this version has seen, and still stand.

        What was taken back is gone and what came instead has a higher version, so entries up to a version never change.
        """
        number = len(self.steps)
        while number and self.steps[number - 1].version > version:  # what is looked for is mostly near the end
            number -= 1
        return number

    def record(self, players: list[str], dice: dict[str, str] | None) -> Record:
        """What was played so far, for a file."""
        state = self.state
        moves = [played.move for played in self.moves]
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            seats=state.seats,
            options=self.options,
            players=players,
            moves=moves,
            by=[played.seat for played in self.moves],
            settled=self.settled,
            texts=[self.game.space.text(move) for move in moves],
            result=state.outcome() if state.turn == OVER else None,
            dice=dice,
        )
