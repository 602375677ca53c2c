"""What a seat may know, and how a game ended: typed, JSON-able."""

from typing import Any

import msgspec


class View(msgspec.Struct, kw_only=True, frozen=True):
    """The common part of every view; a game adds what its table shows.

    A view is an allow-list: it says everything its seat knows, remembers what it has seen, and nothing else.
    """

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seat: int
    turn: int
    ask: str
    """The decision that is open, for the texts: `ask-<ask>`; empty at chance and after the end."""

    def json(self) -> bytes:
        """What goes over the wire; equal views give equal bytes."""
        return msgspec.json.encode(self)


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: ranks from 1, ties share the better one; each breakdown adds up to its score."""

    winners: list[int]
    ranks: list[int]
    scores: list[int]
    breakdown: list[dict[str, int]]
