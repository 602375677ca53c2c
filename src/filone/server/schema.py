"""What is stored. Tables keep a sheet (JSON) and their moves; the other columns are there to be asked for."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()
SECRET = {"secret": True}
"""Marks what opens a door, or is a key to somebody's letters: it leaves the database for backups only."""
THEIRS = {"theirs": True}
"""Marks whom a row is about that is somebody else's: nobody is told who has blocked them."""

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("handle", Text, nullable=False, unique=True),
    Column("password", Text, info=SECRET),
    Column("lang", Text, nullable=False),
    Column("hook", Text),
    Column("created", Double, nullable=False),
    Column("connected", Double, nullable=False),
    Column("skeleton", Text),
    Column("kept", Boolean, nullable=False, server_default=false()),
    Column("owner", Text),
    Column("plays", Text),
    Column("moderator", Boolean, nullable=False, server_default=false()),
    Index("accounts_skeleton", "skeleton", unique=True),
    Index("accounts_owner", "owner"),
)
"""`handle` is the name as it is looked up, `skeleton` what it looks like.

`kept` says that the name is somebody's for good: there is a password, a passkey or a mailbox to come back by.

An `owner` has only a bot that comes from outside: whose it is, and which games it `plays` (JSON).

`connected` is when the account was last known to be there, 0 if it went.
"""

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True, info=SECRET),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False),
    Column("scope", Text),
)
"""`scope` is what the token is good for; a person's session, which has none, for everything."""

codes = Table(
    "codes",
    metadata,
    Column("hash", Text, primary_key=True, info=SECRET),
    Column("kind", Text, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    Column("value", Text, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)
"""What was handed out to be brought back: ways in, addresses to confirm, challenges; `codes.py` has the kinds."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)
"""`key` is the public one; `count` is how often the device says it was used."""

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, nullable=False, index=True),
    Column("digest", Boolean, nullable=False),
    Column("told", Double, nullable=False),
)
"""Addresses that were confirmed; `told` is when the last digest went out."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", Text, nullable=False, info=SECRET),
    Column("auth", Text, nullable=False, info=SECRET),
    Column("kinds", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("session", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), info=SECRET),
    Index("subscriptions_session", "session"),
)
"""Browsers that want to be told of something, and of what: kinds with blanks between them.

What they are told ends with the `session` in which they asked for it; of older ones it is not known.
"""

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""The server's own, which all servers on the database share."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("changed", Double, nullable=False),
    Column("deadline", Double),
    Column("sheet", Text, nullable=False),
    Index("tables_lobby", "status", "open", "changed"),
    Index("tables_deadline", "deadline"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("sitters_account", "account"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("version", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

commands = Table(
    "commands",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("scope", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("at", Double, nullable=False, index=True),
    PrimaryKeyConstraint("account", "scope", "key"),
)
"""What was done already: `scope` is a table, or empty for commands that make one, and `result` is what was made."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "number"),
)
"""What a moderator has `hidden` is kept, and shown to nobody who reads the chat."""

notes = Table(
    "notes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "account"),
)

allowances = Table(
    "allowances",
    metadata,
    Column("act", Text, nullable=False),
    Column("sender", Text, nullable=False),
    Column("level", Double, nullable=False),
    Column("at", Double, nullable=False, index=True),
    PrimaryKeyConstraint("act", "sender"),
)
"""How many a sender had left at a time, of what all servers count together."""

results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("finished", Double, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
    UniqueConstraint("table_id", name="results_table"),
    Index("results_recent", "public", "finished", "number"),
)
"""Games that were played to their end, numbered as they ended. The table itself may be gone.

`public`: anybody may see it. `counts`: people played it, and all of it here, so it tells something about the game.
"""

result_seats = Table(
    "result_seats",
    metadata,
    Column("number", Integer, ForeignKey("results.number", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", Text),
    Column("bot", Text),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("finished", Double, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    Column("findings", Text, nullable=False),
    PrimaryKeyConstraint("number", "seat"),
    Index("result_seats_player", "player", "finished", "number", "public", "rank"),
    Index("result_seats_games", "player", "game", "size", "finished", "number", "public", "won", "bot", "mu", "sigma"),
    Index("result_seats_met", "number", "player", "rank"),
)
"""`player` is the id of an account, kept when the account goes: whose it was nobody can tell then, but the games of the
others still add up. A seat with a bot besides was left to it. `mu` and `sigma` are the rating after the game. Each
index holds all that its question needs, so that the rows themselves, with their findings, need not be read.
"""

ratings = Table(
    "ratings",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("account", "game", "size"),
    Index("ratings_leaders", "game", "rating"),
)
"""What follows from the results, for each game and number of seats."""

tallies = Table(
    "tallies",
    metadata,
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("thing", Text, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    PrimaryKeyConstraint("game", "size", "kind", "thing"),
)
"""What follows from the findings: how often something was there at the end, and how often it had won."""

backlog = Table("backlog", metadata, Column("table_id", Text, primary_key=True))
"""Tables that were over before results were kept."""

watching = Table(
    "watching",
    metadata,
    Column("origin", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("watchers", Integer, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "origin"),
)
"""How many watch a game on each server."""

seeks = Table(
    "seeks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("wish", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double, nullable=False, index=True),
    Column("starts", Double, index=True),
)
"""Games that somebody wants to play, as JSON (`seeks.Wish`). `starts` is when the game begins, once enough agreed."""

seekers = Table(
    "seekers",
    metadata,
    Column("seek", Text, ForeignKey("seeks.id", ondelete="CASCADE"), nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("seek", "account"),
)

ties = Table(
    "ties",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("other", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True, info=THEIRS),
    Column("kind", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("account", "other"),
)
"""What somebody is to an account: `asked` to be a friend, a `friend` (in both directions), `blocked`."""

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("by", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "account"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("level", Text, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("run", Text, nullable=False),
    Column("part", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("found", Text),
    PrimaryKeyConstraint("table_id", "level"),
)
"""What was found (JSON), or how far it is: `run` is whoever makes it, `at` when that was last heard of."""

branches = Table(
    "branches",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("source", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Integer, nullable=False),
    Column("made", Double, nullable=False),
)
"""Tables that went on from a position of a finished game."""

deals = Table(
    "deals",
    metadata,
    Column("week", Text, primary_key=True),
    Column("secret", Text, nullable=False),
)
"""The dice of a week, the same for everybody who plays its deal."""

entries = Table(
    "entries",
    metadata,
    Column("challenge", Text, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    PrimaryKeyConstraint("challenge", "account", "number"),
)
"""Who plays what challenge at which table; `number` counts the attempts of one account, where there may be several."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("terms", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("starts", Double, nullable=False, index=True),
    Column("status", Text, nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("due", Double),
    Column("gather", Double),
    Column("seed", Text, nullable=False),
)
"""`terms` (JSON) are what was announced. `round` is the one being played, or the last; the next begins when it is
`due`. Until `gather` people may be late for the round.
"""

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("gone", Boolean, nullable=False),
    Column("rating", Double, nullable=False),
    PrimaryKeyConstraint("tournament", "number"),
    UniqueConstraint("tournament", "account", name="entrants_once"),
)
"""Who takes part. The number stays when the account goes: what the others did against it still counts."""

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("table_id", Text),
    Column("seat", Integer),
    PrimaryKeyConstraint("tournament", "round", "number"),
    Index("pairings_table", "table_id"),
)
"""Where each entrant plays a round; nowhere for a bye. How it ended is among the results, which outlive the table."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("until", Double),
    Column("why", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("account", "kind"),
)
"""Who may not talk (`mute`) or come in (`ban`), `until` a time or for ever."""

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("reporter", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True, info=THEIRS),
    Column("table_id", Text),
    Column("line", Integer),
    Column("lines", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False, index=True),
    Column("settled", Double),
    Index("reports_open", "settled", "at"),
)
"""What people say about somebody, with the `lines` of the chat around it (JSON) as they were then: the table may go.

It is open until a moderator has `settled` it.
"""
Index(
    "reports_once",
    reports.c.reporter,
    reports.c.account,
    unique=True,
    sqlite_where=reports.c.settled.is_(None),
    postgresql_where=reports.c.settled.is_(None),
)

acts = Table(
    "acts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Column("moderator", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("operator", Boolean, nullable=False),
    Column("act", Text, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL"), index=True, info=THEIRS),
    Column("before", Text),
    Column("table_id", Text),
    Column("until", Double),
    Column("why", Text, nullable=False),
)
"""What moderators and the operator did to whom, at which table, until when and why; `before` is the name of then.

Names are not kept but looked up: of who has left nothing is left but what was done.
"""
