"""A random game and its positions: what the kit looks at."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from filone.bots.levels import knowledge_of
from filone.bots.playout import random_move
from filone.kernel import CHANCE, OVER, SPECTATOR, Game, State

LIMIT = 50_000
"""No game of ours is as long: beyond this a random game counts as endless."""


class Walk:
    """One random game, known by its seed.

    In a `sensible` one the seats play as the game's own knowledge would, and so come to places where chance alone
    hardly ever leads.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: int, *, sensible: bool = False) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.sensible = sensible
        self.moves: list[int] = []
        rng = self.rng("walk")
        state = self.start()
        thought = knowledge_of(game).think(state, 0, rng)
        while state.turn != OVER and len(self.moves) < LIMIT:
            thinks = sensible and state.turn >= 0 and len(state.legal()) > 1
            move = thought.roll(state) if thinks else random_move(state, rng)
            self.moves.append(move)
            state.step(move)
        self.end = state

    def __repr__(self) -> str:
        style = "sensible" if self.sensible else "random"
        return f"{self.game.name}, {self.seats} seats, {self.options}, {style} game {self.seed}"

    def rng(self, purpose: str) -> Random:
        return Random(f"{self.seed} {purpose}")

    def start(self) -> State:
        return self.game.start(self.seats, self.options)

    def viewers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]

    def positions(self) -> Iterator[tuple[State, int]]:
        """Every position before the end, with the move made in it. Look, do not change."""
        return zip(_positions(self), self.moves, strict=True)

    def samples(self, count: int) -> Iterator[State]:
        """Some positions, the start and the end among them, each a copy to play with."""
        length = len(self.moves)
        numbers = {0, length, *self.rng("samples").sample(range(length), min(count, length))}
        for number in sorted(numbers - {length}):
            yield _positions(self)[number].copy()
        yield self.end.copy()


@lru_cache(maxsize=16)
def _positions(walk: Walk) -> list[State]:
    """The positions before the end of a game: as many games are kept as a commit's checks of one table look at."""
    state = walk.start()
    found = []
    for move in walk.moves:
        found.append(state)
        state = state.copy()
        state.step(move)
    return found


@lru_cache(maxsize=512)
def _walk(game: Game, seats: int, options: bytes, seed: int, sensible: bool) -> Walk:
    return Walk(game, seats, msgspec.json.decode(options), seed, sensible=sensible)


def walks(game: Game, seats: int, options: dict[str, Any], seed: int) -> list[Walk]:
    """A random and a sensible game of these settings, kept for the next check that asks for them."""
    return [_walk(game, seats, msgspec.json.encode(options), seed, sensible) for sensible in (False, True)]


def answers(state: State) -> list[Any]:
    """Everything the contract says about a position."""
    return [
        state.turn,
        state.moves(),
        state.weights() if state.turn == CHANCE else [],
        state.ask(),
        state.scores(),
        [state.breakdown(seat) for seat in range(state.seats)],
        state.census(),
        [state.view(seat).json() for seat in [*range(state.seats), SPECTATOR]],
        state.outcome() if state.turn == OVER else None,
    ]


def illegal_moves(state: State, rng: Random, count: int) -> list[int]:
    """Moves of the space that are not allowed now, every kind as likely as any other."""
    legal = set(state.legal())
    space = state.space()
    moves = [kind.base + int(rng.random() * kind.size) for kind in rng.choices(space.kinds, k=count)]
    return [move for move in moves if space.meant(move) not in legal]
