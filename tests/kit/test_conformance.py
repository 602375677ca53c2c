"""The contract, on every registered game at every number of seats. No game goes round it."""

from filone.testing.conformance import *  # noqa: F403
