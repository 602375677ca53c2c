"""How much of the database one account or one table may take, and how long what nobody looks at is kept."""

from typing import Annotated

import msgspec
from msgspec import Meta

DAY = 86400.0
Number = Annotated[int, Meta(ge=0)]
Days = Annotated[float, Meta(gt=0)]


class Quotas(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tables: Number = 30
    """Tables that an account has put up in the last week and that are not over, or were when they were brought."""
    chat: Annotated[int, Meta(ge=1)] = 1000
    """Lines of a table's chat: older ones go."""
    notes: Number = 300
    """Tables that an account has notes on."""
    notes_size: Number = 200
    """Thousands of letters of all notes of an account together."""
    seeks: Number = 3
    """Seeks that an account has put up, besides ten of others that it agreed to."""
    tournaments: Number = 2
    """Tournaments that an account has announced and that are not over."""
    ties: Number = 300
    """Friends, people asked to be one, and people blocked, of an account."""
    invitations: Number = 30
    """People invited to a table by name."""
    reports: Number = 10
    """Reports of an account that no moderator has settled yet."""
    waiting_days: Days = 7.0
    """A table that waits for players, since somebody last came or went."""
    empty_days: Days = 30.0
    """A table where nobody sits, or who sat there has gone for ever."""
    days: Days = 365.0
    """A game that nobody goes on with, since the last move. Finished games are kept."""
    report_days: Days = 365.0
    """Reports, and the log of what moderators did."""
