"""Accounts, tables, moves, chat and notes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of(what: str, delete: str = "CASCADE") -> sa.ForeignKey:
    return sa.ForeignKey(f"{what}.id", ondelete=delete)


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("handle", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("hook", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("connected", sa.Double, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, _of("accounts"), nullable=False, index=True),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("sheet", sa.Text, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["status", "open", "changed"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.Text, _of("tables"), nullable=False),
        sa.Column("account", sa.Text, _of("accounts"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("sitters_account", "sitters", ["account"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, _of("tables"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "commands",
        sa.Column("account", sa.Text, _of("accounts"), nullable=False),
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False, index=True),
        sa.PrimaryKeyConstraint("account", "scope", "key"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, _of("tables"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("account", sa.Text, _of("accounts", "SET NULL")),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text, _of("tables"), nullable=False),
        sa.Column("account", sa.Text, _of("accounts"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "account"),
    )
