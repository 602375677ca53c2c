"""A position of a game: mutable, cheap to copy, and the whole truth. What a seat may know of it is a view."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from filone.kernel.errors import GameOver, IllegalMove, MalformedMove, NotOver, NotYourTurn
from filone.kernel.pickling import rebuild_from
from filone.kernel.space import MoveSpace
from filone.kernel.view import Outcome, View

CHANCE: Final = -1
OVER: Final = -2
SPECTATOR: Final = -3
EVERYONE: Final = -1
"""As witnesses of a move: all seats, and the spectators."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game shares. A game writes the methods of the second half."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turn: int = CHANCE
        self._legal: list[int] | None = None

    # What everybody calls

    def moves(self) -> list[int]:
        """The legal moves of whoever is on turn, sorted; at CHANCE the possible outcomes; none after the end."""
        return list(self.legal())

    def legal(self) -> list[int]:
        """`moves()` without the copy, for search: read it, never change it."""
        legal = self._legal
        if legal is None:
            legal = self.find_moves() if self.turn != OVER else []
            self._legal = legal
        return legal

    def play(self, move: int, seat: int | None = None) -> None:
        """Carry out a move if it is legal. If not, say why, and nothing has changed."""
        if self.turn == OVER:
            raise GameOver()
        if seat is not None and seat != self.turn:
            raise NotYourTurn()
        if not 0 <= move < self.space().size:
            raise MalformedMove(move=move)
        if move not in self.legal():
            raise IllegalMove(move=self.space().text(move), clause=self.refuse(move))
        self.advance(move)

    def advance(self, move: int) -> None:
        """Carry out a move known to be legal, and then the choices that leave no choice."""
        self.step(move)
        self.settle()

    def step(self, move: int) -> None:
        """One legal move and nothing after it, for those who want to see forced choices as well."""
        self.apply(move)
        self._legal = None

    def settle(self) -> None:
        """Take forced choices until somebody has a real one."""
        while self.turn >= 0:
            legal = self.legal()
            if len(legal) != 1:
                break
            self.step(legal[0])

    def outcome(self) -> Outcome:
        """At OVER: winners, ranks, scores and their breakdown; `NotOver` before."""
        if self.turn != OVER:
            raise NotOver()
        standings = [self.standing(seat) for seat in range(self.seats)]
        ranks = [1 + sum(1 for other in standings if other > mine) for mine in standings]
        return Outcome(
            winners=[seat for seat in range(self.seats) if ranks[seat] == 1],
            ranks=ranks,
            scores=self.scores(),
            breakdown=[self.breakdown(seat) for seat in range(self.seats)],
        )

    def forget(self) -> None:
        """To be called by a game that changed something outside `apply`."""
        self._legal = None

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_from(self)

    # What a game writes

    def space(self) -> MoveSpace:
        """The moves of this game, all of them."""
        raise NotImplementedError

    def find_moves(self) -> list[int]:
        """The legal moves of whoever is on turn, sorted, unique, never empty."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """At CHANCE: the relative weights of `moves()`."""
        raise NotImplementedError

    def apply(self, move: int) -> None:
        """Carry out one legal move."""
        raise NotImplementedError

    def refuse(self, move: int) -> str:
        """The number of the clause that forbids a move of this space now.

        It may depend only on what the seat on turn knows.
        """
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin; a game makes the object, `copy_into` carries over what is declared here."""
        raise NotImplementedError

    def copy_into(self, twin: State) -> None:
        """A game that has attributes of its own extends it."""
        twin.seats = self.seats
        twin.turn = self.turn
        twin._legal = self._legal

    def scores(self) -> list[int]:
        """One number per seat, meaningful at any time."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> dict[str, int]:
        """The score of a seat by category; the values add up to its score."""
        raise NotImplementedError

    def standing(self, seat: int) -> tuple[int, ...]:
        """What ranks the seats, larger is better: the score, then the tie-breaks."""
        return (self.scores()[seat],)

    def ask(self) -> str:
        """The decision that is open, for the texts; empty at CHANCE and after the end."""
        raise NotImplementedError

    def witnesses(self, move: int) -> int:
        """Who sees the secret arguments of a legal move: a bit per seat, or EVERYONE."""
        return EVERYONE

    def view(self, seat: int) -> View:
        """What this seat, or SPECTATOR, may know."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Random) -> None:
        """In place: another world that this seat cannot tell from this one, sampled fairly."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many components of each sort there are, counted where they lie: the same at every step of a game."""
        raise NotImplementedError


def sees(witnesses: int, seat: int) -> bool:
    """Is this seat, or SPECTATOR, among the witnesses of a move?"""
    return witnesses == EVERYONE or (seat >= 0 and witnesses >> seat & 1 == 1)


def pick(weights: list[int], fraction: float) -> int:
    """The index that a fraction from 0 up to 1 falls on, each index as likely as its weight says."""
    total: i64 = 0
    weight: i64
    for weight in weights:
        total += weight
    point: i64 = int(fraction * float(total))
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise ValueError("no weight above zero")
