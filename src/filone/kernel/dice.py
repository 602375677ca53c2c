"""Chance that anybody can check afterwards: every step follows from a secret and the number of the step.

The commitment, shown before the game, is the SHA-256 of the secret; the secret, shown after it, proves that nothing was
chosen on the way.
"""

import secrets
from hashlib import sha256
from hmac import HMAC

from filone.kernel.draws import index_at
from filone.kernel.state import State


class Dice:
    """The chance of one game."""

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret

    @property
    def commitment(self) -> str:
        """What is shown before the game: it gives nothing away and cannot be gone back on."""
        return sha256(self.secret).hexdigest()

    def pick(self, step: int, weights: list[int]) -> int:
        """The index that falls at this step, each as likely as its weight says (to within 2 to the -200)."""
        return index_at(weights, self._number(step.to_bytes(8)) * sum(weights) >> 256)

    def roll(self, step: int, state: State) -> int:
        """What CHANCE does as move number `step` of the game, counted from 0."""
        return state.legal()[self.pick(step, state.weights())]

    def seed(self, step: int) -> int:
        """63 bits for a bot that moves as number `step`: nothing about the rolls can be told from them."""
        return self._number(b"bot" + step.to_bytes(8)) >> 193

    def _number(self, name: bytes) -> int:
        return int.from_bytes(HMAC(self.secret, name, "sha256").digest())
