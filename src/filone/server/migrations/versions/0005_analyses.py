"""Analyses of finished games, and the tables that went on from them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("run", sa.Text, nullable=False),
        sa.Column("part", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("found", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "level"),
    )
    op.create_table(
        "branches",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("source", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
