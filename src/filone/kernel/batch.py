"""Many games of one table at once: whoever learns decides in each of them, and everything else is done here, compiled.

What comes out are bytes, which an array can be laid over without a copy of each number.
"""

from __future__ import annotations

from random import Random

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from filone.kernel.errors import IllegalMove
from filone.kernel.features import Encoder, Row
from filone.kernel.state import CHANCE, OVER, State


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
        for number in range(count):
            self._begin(number)
        self._look()

    def step(self, actions: list[int]) -> None:
        """One decision in each game, by the number of its move; a game that ends begins anew."""
        assert len(actions) == len(self.games), f"{len(actions)} actions for {len(self.games)} games"
        self.ended = []
        self.utilities = []
        for number, game in enumerate(self.games):
            game.carry_out(move_of(self.encoder, game, actions[number]))
            self._pass_chance(number)
            self.lengths[number] += 1
            if game.turn == OVER or self.lengths[number] == self.longest:
                self.ended.append(number)
                self.utilities += game.utilities() if game.turn == OVER else [0.0] * game.seats
                self._begin(number)
        self._look()

    def _begin(self, number: i64) -> None:
        self.games[number] = self.first.copy()
        self.lengths[number] = 0
        self._pass_chance(number)

    def _pass_chance(self, number: i64) -> None:
        game = self.games[number]
        rng = self.rngs[number]
        while game.turn == CHANCE:
            game.carry_out(game.draw(rng.random()))

    def _look(self) -> None:
        encoder = self.encoder
        observed = BytesWriter()
        observed.write(self.blank)
        row = Row(observed, 0)
        legal = BytesWriter()
        offsets = BytesWriter()
        turns = BytesWriter()
        listed: i64 = 0
        for game in self.games:
            encoder.write(game, game.turn, row)
            write_i32_le(turns, i32(game.turn))
            write_i32_le(offsets, i32(listed))
            moves = game.legal()
            for move in moves:
                write_i32_le(legal, i32(encoder.number(game, move)))
            listed += len(moves)
        write_i32_le(offsets, i32(listed))
        self.observed = observed.getvalue()
        self.legal = legal.getvalue()
        self.offsets = offsets.getvalue()
        self.turns = turns.getvalue()


def move_of(encoder: Encoder, state: State, action: int) -> int:
    """The legal move with this number; `IllegalMove` names any other."""
    legal = state.legal()
    if 0 <= action < len(encoder.moves):
        move = encoder.moves[action]
        if _holds(legal, move):
            return move
        raise IllegalMove(move=state.space().text(move), clause=state.refuse(move))
    for move in legal:
        if encoder.number(state, move) == action:
            return move
    outside = action - len(encoder.moves)
    known = 0 <= outside < len(encoder.elsewhere)
    raise IllegalMove(move=encoder.elsewhere[outside] if known else str(action), clause="")


def _holds(ordered: list[int], wanted: i64) -> bool:
    """Whether a number is in a list in order."""
    low: i64 = 0
    high: i64 = len(ordered)
    while low < high:
        middle = (low + high) >> 1
        if ordered[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low < len(ordered) and ordered[low] == wanted
