"""Order: moderators, reports, sanctions, the log of what was done, and lines of chat that are hidden."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("moderator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "sanctions",
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account", "kind"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("reporter", sa.Text, sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("table_id", sa.Text),
        sa.Column("line", sa.Integer),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False, index=True),
        sa.Column("settled", sa.Double),
    )
    op.create_index("reports_open", "reports", ["settled", "at"])
    still = sa.text("settled IS NULL")
    op.create_index(
        "reports_once", "reports", ["reporter", "account"], unique=True, sqlite_where=still, postgresql_where=still
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False, index=True),
        sa.Column("moderator", sa.Text, sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        sa.Column("operator", sa.Boolean, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        sa.Column("before", sa.Text),
        sa.Column("table_id", sa.Text),
        sa.Column("until", sa.Double),
        sa.Column("why", sa.Text, nullable=False),
    )
