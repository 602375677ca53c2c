"""How much of the database one account or one table may take, and how long what nobody looks at is kept."""

import msgspec

DAY = 86400.0


class Quotas(msgspec.Struct, frozen=True, kw_only=True):
    tables: int = 30
    """Tables that an account has put up in the last week and that are not over."""
    chat: int = 1000
    """Lines of a table's chat: older ones go."""
    notes: int = 300
    """Tables that an account has notes on."""
    waiting_days: float = 7.0
    """A table that waits for players, since somebody last came or went."""
    empty_days: float = 30.0
    """A table where nobody sits, or who sat there has gone for ever."""
    days: float = 365.0
    """A game that nobody goes on with, since the last move. Finished games are kept."""
