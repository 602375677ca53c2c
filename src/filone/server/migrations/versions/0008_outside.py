"""Bots from outside, with tokens of a scope."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("owner", sa.Text))
    op.add_column("accounts", sa.Column("plays", sa.Text))
    op.create_index("accounts_owner", "accounts", ["owner"])
    op.add_column("sessions", sa.Column("scope", sa.Text))
