"""Where records are: a file with one, a file with one in every line, the journal of a tournament, a folder of these."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from filone.kernel import BadRecord, Record


class Game(msgspec.Struct, frozen=True):
    """A record, and the name it has where it came from."""

    id: str
    record: Record


class _Journalled(msgspec.Struct):
    """What a line of a journal has for us."""

    key: str
    record: msgspec.Raw = msgspec.Raw()


def read(source: str | Path, *, check: bool = False) -> Iterator[Game]:
    """Every game of a file or a folder, in order; with `check` each is replayed first."""
    path = Path(source)
    if path.is_dir():
        for inside in sorted(path.iterdir()):
            if inside.suffix in (".json", ".jsonl"):
                yield from read(inside, check=check)
        return
    try:
        with path.open("rb") as file:
            yield from _read_file(path, file, check)
    except OSError as error:
        raise BadRecord(reason="unreadable", why=error.strerror or str(error)) from error


def _read_file(path: Path, file: BinaryIO, check: bool) -> Iterator[Game]:
    first = file.readline()
    try:
        msgspec.json.decode(first)
    except msgspec.DecodeError:  # a record that is written over many lines
        yield Game(path.stem, Record.loads(first + file.read(), check=check))
        return
    for number, line in enumerate([first, *file] if first.strip() else file, 1):
        id, data = f"{path.stem}-{number}", line
        if line.startswith(b'{"key"'):
            journalled = msgspec.json.decode(line, type=_Journalled)
            if bytes(journalled.record) in (b"", b"null"):
                raise BadRecord(reason="bare")
            id, data = journalled.key, bytes(journalled.record)
        yield Game(id, Record.loads(data, check=check))


def write(path: Path, records: Iterable[Record]) -> None:
    """One record in every line."""
    with path.open("wb") as file:
        for record in records:
            file.write(msgspec.json.encode(record) + b"\n")
