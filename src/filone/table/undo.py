"""Undo is computed from the record; no game declares it."""

from filone.kernel import Record


def can_undo(record: Record, seat: int) -> bool:
    """A seat may take back its last move unless chance or another seat has moved since, even by a forced choice."""
    last = len(record.moves)
    return last > 0 and all(state.turn == seat for number, state, _ in record.steps() if number == last)


def undo(record: Record) -> None:
    """Take the last move out of the record."""
    record.moves.pop()
    record.texts.pop()
    record.result = None
