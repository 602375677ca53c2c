"""What names look like, so that nobody takes one that looks like another; and allowances that servers share."""

import sqlalchemy as sa
from alembic import op

from filone.server.names import skeleton_of

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("skeleton", sa.Text))
    _fill(op.get_bind())
    op.create_index("accounts_skeleton", "accounts", ["skeleton"], unique=True)
    op.create_table(
        "allowances",
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("sender", sa.Text, nullable=False),
        sa.Column("level", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False, index=True),
        sa.PrimaryKeyConstraint("act", "sender"),
    )


def _fill(connection: sa.Connection) -> None:
    """Of names that look alike already, one that a password keeps has the skeleton, else the oldest.

    The others keep name and handle, and are found by them as before.
    """
    accounts = sa.table("accounts", *map(sa.column, ("id", "name", "handle", "password", "created", "skeleton")))
    order = accounts.c.password.is_(None), accounts.c.created
    taken: set[str] = set()
    for row in connection.execute(sa.select(accounts).order_by(*order)).all():
        skeleton = skeleton_of(row.name)
        if skeleton in taken or "\n" in row.handle:
            skeleton = f"{skeleton}\n{row.id}"
        taken.add(skeleton)
        connection.execute(accounts.update().where(accounts.c.id == row.id).values(skeleton=skeleton))
