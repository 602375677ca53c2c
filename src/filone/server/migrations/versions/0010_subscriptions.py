"""Which session a browser subscribed in: what it is told ends with that."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    with op.batch_alter_table("subscriptions") as subscriptions:
        subscriptions.add_column(sa.Column("session", sa.Text))
        subscriptions.create_foreign_key(
            "subscriptions_session_fkey", "sessions", ["session"], ["hash"], ondelete="CASCADE"
        )
        subscriptions.create_index("subscriptions_session", ["session"])
