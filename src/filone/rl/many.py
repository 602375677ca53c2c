"""Many games at once, as arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from filone.kernel.batch import Batch
from filone.rl.arrays import Floats, Ints, TableEncoder

Looks = tuple[Floats, Ints, Ints, Ints]
"""What is observed, a row for each game; the numbers of the legal moves of all games, those of game i from offset i up
to the next; who is on turn."""


class Vec:
    """The arrays are the same at every step: whoever keeps them copies them."""

    def __init__(self, encoder: TableEncoder, count: int, seed: int) -> None:
        self.encoder = encoder
        self.count = count
        self.seed = seed
        self.observed: Floats = np.zeros((count, encoder.width), np.float32)
        self.reward: Floats = np.zeros((count, encoder.seats), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.batch = self._begin()

    def _begin(self) -> Batch:
        encoder = self.encoder
        return Batch(encoder.first, encoder.table, self.count, self.seed, encoder.game.facts.longest)

    def reset(self) -> Looks:
        """All games from the start, with the same generators again."""
        self.batch = self._begin()
        return self._looks()

    def step(self, actions: ArrayLike) -> tuple[Floats, Ints, Ints, Ints, Floats, NDArray[np.bool_]]:
        """One move in each game, by number. `reward` has what a game that has just ended is worth to each of its seats,
        `done` which those are; what is observed of them is the next game already."""
        batch = self.batch
        batch.step(np.asarray(actions).tolist())
        self.reward[:] = 0
        self.done[:] = False
        if batch.ended:
            self.reward[batch.ended] = np.array(batch.utilities, np.float32).reshape(-1, self.encoder.seats)
            self.done[batch.ended] = True
        return *self._looks(), self.reward, self.done

    def _looks(self) -> Looks:
        batch = self.batch
        rows = np.frombuffer(batch.observed, np.uint8).reshape(self.count, -1)
        np.multiply(rows, self.encoder.scale, out=self.observed)
        legal, offsets, turns = (np.frombuffer(each, "<i4") for each in (batch.legal, batch.offsets, batch.turns))
        return self.observed, legal, offsets, turns
