"""Copies of everything, taken and brought back while servers run. A backup is a SQLite file a server could run on."""

from errno import EEXIST
from os import strerror
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select

from filone.server.database import MIGRATION, Database, raise_epoch
from filone.server.schema import metadata

CHUNK = 1000


def backup(address: str, file: Path) -> int:
    """Copy a database into a new file, as it is at one moment; gives the number of rows."""
    if file.exists() or file.is_symlink():
        raise FileExistsError(EEXIST, strerror(EEXIST), str(file))
    source = Database(address, create=False, patience=MIGRATION)
    target = Database(f"sqlite:///{file}")
    try:
        one_moment = {} if source.sqlite else {"isolation_level": "REPEATABLE READ"}
        with source.reading.execution_options(**one_moment).connect() as reading, target.engine.begin() as writing:
            return _copy(reading, writing)
    finally:
        source.stop()
        target.stop()


def restore(file: Path, address: str) -> int:
    """Make a database what it was when the backup was taken. Everything since is lost."""
    source = Database(f"sqlite:///{file}", create=False)
    target = Database(address, patience=MIGRATION)
    try:
        with source.reading.connect() as reading, target.engine.begin() as writing:
            for kind in reversed(metadata.sorted_tables):
                writing.execute(delete(kind))
            raise_epoch(writing)
            return _copy(reading, writing)
    finally:
        source.stop()
        target.stop()


def _copy(reading: Connection, writing: Connection) -> int:
    rows = 0
    for kind in metadata.sorted_tables:
        for chunk in reading.execute(select(kind)).mappings().partitions(CHUNK):
            writing.execute(insert(kind), [dict(row) for row in chunk])
            rows += len(chunk)
    return rows
