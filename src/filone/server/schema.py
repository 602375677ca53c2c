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
)

metadata = MetaData()

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("handle", Text, nullable=False, unique=True),
    Column("password", Text),
    Column("lang", Text, nullable=False),
    Column("hook", Text),
    Column("created", Double, nullable=False),
    Column("connected", Double, nullable=False),
    Column("skeleton", Text),
    Index("accounts_skeleton", "skeleton", unique=True),
)
"""`handle` is the name as it is looked up, `skeleton` what it looks like.

`connected` is when the account was last known to be there, 0 if it went.
"""

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False),
)

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
    PrimaryKeyConstraint("table_id", "number"),
)

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
