"""Ways to come back: codes, passkeys, mailboxes; browsers that want to be told; and names that are kept."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _account(**more: Any) -> sa.Column[str]:
    return sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), **more)


def upgrade() -> None:
    op.add_column("accounts", sa.Column("kept", sa.Boolean, nullable=False, server_default=sa.false()))
    accounts = sa.table("accounts", sa.column("password"), sa.column("kept"))
    op.execute(accounts.update().where(accounts.c.password.is_not(None)).values(kept=sa.true()))
    op.create_table(
        "codes",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        _account(index=True),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        _account(nullable=False, index=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "mailboxes",
        _account(primary_key=True),
        sa.Column("address", sa.Text, nullable=False, index=True),
        sa.Column("digest", sa.Boolean, nullable=False),
        sa.Column("told", sa.Double, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        _account(nullable=False, index=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
