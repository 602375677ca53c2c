"""What the commands that use a database share."""

from collections.abc import Iterator
from contextlib import contextmanager

from filone.cli.arguments import UsageError


@contextmanager
def at_database() -> Iterator[None]:
    """Say in one line that a database, or a file beside it, cannot be used."""
    from sqlalchemy.exc import ArgumentError, OperationalError  # noqa: PLC0415  (most commands need none)

    try:
        yield
    except (ArgumentError, OperationalError, ValueError) as error:
        raise UsageError("wrong-database", why=str(error).splitlines()[0]) from error
    except OSError as error:
        if error.filename is None:
            raise
        raise UsageError("wrong-file", file=str(error.filename), why=error.strerror or str(error)) from error
