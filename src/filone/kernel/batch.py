"""Many games of one table at once: whoever learns decides in each of them, and everything else is done here, compiled.

What comes out are bytes, which an array can be laid over without a copy of each number.
"""

from __future__ import annotations

from random import Random

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from filone.kernel.errors import IllegalMove
from filone.kernel.features import Encoder, Row
from filone.kernel.state import CHANCE, OVER, State, holds


class Batch:
    """`observed` has a row for each game, of the seat on turn; `legal` the numbers of its moves, one game after the
    other, from `offsets` on; `turns` who is on turn. `ended` are the games that the last step brought to their end,
    with the `utilities` of all their seats, one after the other.

    A game that has come to `longest` decisions is cut off, with nothing for anybody. Each has a generator of its own,
    so that its course depends on the seed and what is decided in it alone.
    """

    def __init__(self, first: State, encoder: Encoder, count: int, seed: int, longest: int) -> None:
        self.first = first
        self.longest = longest
        self.lengths = [0] * count
        self.encoder = encoder
        self.blank = bytes(encoder.width * count)
        self.rngs = [Random(f"{seed} {number}") for number in range(count)]
        self.games: list[State] = [first] * count
        self.observed = b""
        self.legal = b""
        self.offsets = b""
        self.turns = b""
        self.ended: list[int] = []
        self.utilities: list[float] = []
        self.sight = Sight()
        self.sight.clear(self.blank)
        for number in range(count):
            self._begin(number)
            self.sight.add(encoder, self.games[number])
        self._show()

    def step(self, actions: list[int]) -> None:
        """One decision in each game, by the number of its move; a game that ends begins anew.

        What comes of it is looked at before the next game's turn, while it is at hand.
        """
        assert len(actions) == len(self.games), f"{len(actions)} actions for {len(self.games)} games"
        encoder = self.encoder
        self.ended = []
        self.utilities = []
        sight = self.sight
        sight.clear(self.blank)
        for number, action in enumerate(actions):
            game = self.games[number]
            game.carry_out(move_of(encoder, game, action))
            self._pass_chance(number)
            self.lengths[number] += 1
            if game.turn == OVER or self.lengths[number] == self.longest:
                self.ended.append(number)
                self.utilities += game.utilities() if game.turn == OVER else [0.0] * game.seats
                self._begin(number)
            sight.add(encoder, self.games[number])
        self._show()

    def _begin(self, number: i64) -> None:
        self.games[number] = self.first.copy()
        self.lengths[number] = 0
        self._pass_chance(number)

    def _pass_chance(self, number: i64) -> None:
        game = self.games[number]
        rng = self.rngs[number]
        while game.turn == CHANCE:
            game.carry_out(game.draw(rng.random()))

    def _show(self) -> None:
        sight = self.sight
        self.observed = sight.row.cells.getvalue()
        self.legal = sight.legal.getvalue()
        self.offsets = sight.offsets.getvalue()
        self.turns = sight.turns.getvalue()


class Sight:
    """What is seen of one game after the other, in memory that is kept for the next step."""

    def __init__(self) -> None:
        self.row = Row(BytesWriter(), 0)
        self.legal = BytesWriter()
        self.offsets = BytesWriter()
        self.turns = BytesWriter()
        self.listed: i64 = 0

    def clear(self, blank: bytes) -> None:
        """Nothing is seen yet, in a blank row for each game."""
        self.row.cells.truncate(0)
        self.row.cells.write(blank)
        self.row.at = 0
        self.legal.truncate(0)
        self.offsets.truncate(0)
        self.turns.truncate(0)
        self.listed = 0
        write_i32_le(self.offsets, 0)

    def add(self, encoder: Encoder, game: State) -> None:
        encoder.write(game, game.turn, self.row)
        write_i32_le(self.turns, i32(game.turn))
        moves = game.legal()
        encoder.write_numbers(game, moves, self.legal)
        self.listed += len(moves)
        write_i32_le(self.offsets, i32(self.listed))


def move_of(encoder: Encoder, state: State, action: int) -> int:
    """The legal move with this number; `IllegalMove` names any other."""
    legal = state.legal()
    if 0 <= action < len(encoder.moves):
        move = encoder.moves[action]
        if holds(legal, move):
            return move
        raise IllegalMove(move=state.space().text(move), clause=state.refuse(move))
    for move in legal:
        if encoder.number(state, move) == action:
            return move
    outside = action - len(encoder.moves)
    known = 0 <= outside < len(encoder.elsewhere)
    raise IllegalMove(move=encoder.elsewhere[outside] if known else str(action), clause="")
