"""Tournaments: what was announced, who takes part, who plays where."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("starts", sa.Double, nullable=False, index=True),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("gather", sa.Double),
        sa.Column("seed", sa.Text, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sa.UniqueConstraint("tournament", "account", name="entrants_once"),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.PrimaryKeyConstraint("tournament", "round", "number"),
    )
    op.create_index("pairings_table", "pairings", ["table_id"])
