"""Results, ratings, tallies; seeks, friends, invitations, and who watches."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"


def _of(what: str) -> sa.ForeignKey:
    return sa.ForeignKey(f"{what}.id", ondelete="CASCADE")


def upgrade() -> None:
    _results()
    _meetings()


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("finished", sa.Double, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.UniqueConstraint("table_id", name="results_table"),
    )
    op.create_index("results_recent", "results", ["public", "finished", "number"])
    op.create_table(
        "result_seats",
        sa.Column("number", sa.Integer, sa.ForeignKey("results.number", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("finished", sa.Double, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.Column("findings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", "seat"),
    )
    op.create_index(
        "result_seats_player",
        "result_seats",
        ["player", "finished", "number", "public", "game", "won", "bot", "rank"],
    )
    op.create_index("result_seats_met", "result_seats", ["number", "player", "rank"])
    op.create_index(
        "result_seats_rated", "result_seats", ["player", "game", "size", "finished", "number", "mu", "sigma"]
    )
    op.create_table(
        "ratings",
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("account", "game", "size"),
    )
    op.create_index("ratings_leaders", "ratings", ["game", "rating"])
    op.create_table(
        "tallies",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("thing", sa.Text, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "size", "kind", "thing"),
    )
    op.create_table("backlog", sa.Column("table_id", sa.Text, primary_key=True))
    op.execute("INSERT INTO backlog SELECT id FROM tables WHERE status = 'over'")
    op.create_table(
        "watching",
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("watchers", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "origin"),
    )


def _meetings() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, _of("accounts"), nullable=False, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False, index=True),
        sa.Column("starts", sa.Double, index=True),
    )
    op.create_table(
        "seekers",
        sa.Column("seek", sa.Text, _of("seeks"), nullable=False),
        sa.Column("account", sa.Text, _of("accounts"), nullable=False, index=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("seek", "account"),
    )
    op.create_table(
        "ties",
        sa.Column("account", sa.Text, _of("accounts"), nullable=False),
        sa.Column("other", sa.Text, _of("accounts"), nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account", "other"),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, _of("tables"), nullable=False),
        sa.Column("account", sa.Text, _of("accounts"), nullable=False, index=True),
        sa.Column("by", sa.Text, _of("accounts"), nullable=False, index=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "account"),
    )
