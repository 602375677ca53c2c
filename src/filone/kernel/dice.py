"""Chance that anybody can check afterwards: every step follows from a secret and the number of the step.

The commitment, shown before the game, is the SHA-256 of the secret; the secret, shown after it, proves that nothing was
chosen on the way.
"""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from hmac import HMAC

from filone.kernel.state import State


class Dice:
    """The chance of one game."""

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret

    @property
    def commitment(self) -> str:
        """What is shown before the game: it gives nothing away and cannot be gone back on."""
        return sha256(self.secret).hexdigest()

    def pick(self, step: int, weights: Sequence[int]) -> int:
        """The index that falls at this step, each as likely as its weight says (to within 2 to the -200)."""
        point = self._number(step.to_bytes(8)) * sum(weights) >> 256
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return index
        raise ValueError("no weight above zero")

    def roll(self, step: int, state: State) -> int:
        """What CHANCE does as move number `step` of the game, counted from 0."""
        return state.legal()[self.pick(step, state.weights())]

    def seed(self, step: int) -> int:
        """63 bits for a bot that moves as number `step`: nothing about the rolls can be told from them."""
        return self._number(b"bot" + step.to_bytes(8)) >> 193

    def _number(self, name: bytes) -> int:
        return int.from_bytes(HMAC(self.secret, name, "sha256").digest())
