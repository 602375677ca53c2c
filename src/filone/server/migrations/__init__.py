"""How the database came to be as it is, step by step (Alembic)."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 4617315


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the database up to date. Of several servers that start at once, one does it and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", "filone.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
