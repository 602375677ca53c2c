"""`filone export SOURCE FILE`: games as rows, in JSON lines or Parquet, for those who ask questions of many."""

from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from errno import ENOENT
from itertools import islice
from os import strerror
from pathlib import Path
from typing import Any

import msgspec

from filone import data
from filone.cli.arguments import Parser, UsageError
from filone.cli.database import at_database
from filone.cli.extras import require
from filone.cli.output import Progress
from filone.kernel.texts import words_of

LINES = ".jsonl"
BATCH = 100
"""Games whose rows are in memory at a time."""
TABLES: dict[str, type[msgspec.Struct]] = {"games": data.GameRow, "seats": data.SeatRow, "moves": data.MoveRow}


def arguments(parser: Parser) -> None:
    parser.add_argument("source", metavar=parser.text("help-source-name"), help=parser.text("help-source"))
    parser.add_argument("file", type=Path, metavar=parser.text("help-file-name"), help=parser.text("help-export-file"))
    parser.add_argument("--legal", action="store_true", help=parser.text("help-legal"))


def run(args: Namespace) -> int:
    if not args.file.parent.is_dir():
        raise UsageError("wrong-file", file=str(args.file), why=strerror(ENOENT))
    write = write_lines if args.file.suffix == LINES else write_parquet
    number = write(args.file, games_of(args.source), args.legal)
    print(words_of("filone.cli", args.lang)("export-done", games=number, file=str(args.file)))
    return 0


def games_of(source: str) -> Iterator[data.Game]:
    """The finished games of a database, or everything in a file or folder."""
    if "://" not in source:
        yield from data.read(source)
        return
    with at_database():
        yield from finished_games(source)


def finished_games(address: str) -> Iterator[data.Game]:
    from filone.server import storage  # noqa: PLC0415  (only whoever has a server needs it)
    from filone.server.database import Database  # noqa: PLC0415

    database = Database(address, create=False)
    try:
        with database.reading.connect() as connection:
            finished = [sheet.id for sheet in storage.list_tables(connection) if sheet.status == "over"]
        for id in finished:
            with database.reading.connect() as connection:
                table = storage.load(connection, id)
            if table is not None:
                yield data.Game(id, table.record())
    finally:
        database.stop()


def rows_of(game: data.Game, legal: bool) -> dict[str, list[Any]]:
    return {
        "games": [data.game_row(game)],
        "seats": list(data.seat_rows(game)),
        "moves": list(data.move_rows(game, legal=legal)),
    }


def write_lines(file: Path, games: Iterable[data.Game], legal: bool) -> int:
    """A line for a game: its row, with the rows of its seats and moves."""
    number = 0
    with file.open("wb") as out, Progress(None) as progress:
        for game in games:
            out.write(msgspec.json.encode(rows_of(game, legal)) + b"\n")
            number += 1
            progress.step()
    return number


def write_parquet(folder: Path, games: Iterable[data.Game], legal: bool) -> int:
    """A folder with a file for each of the three tables."""
    require("pyarrow")
    import pyarrow as pa  # noqa: PLC0415  (an extra, and slow to import)
    from pyarrow import parquet  # noqa: PLC0415

    types: dict[Any, Any] = {
        str: pa.string(),
        int: pa.int64(),
        bool: pa.bool_(),
        int | None: pa.int64(),
        bool | None: pa.bool_(),
    }
    types |= {list[int]: pa.list_(pa.int64()), list[str]: pa.list_(pa.string())}
    folder.mkdir(exist_ok=True)
    number, waiting = 0, iter(games)
    with ExitStack() as files, Progress(None) as progress:
        writers = {}
        for name, row in TABLES.items():
            schema = pa.schema([(field.name, types[field.type]) for field in msgspec.structs.fields(row)])
            writer = parquet.ParquetWriter(folder / f"{name}.parquet", schema, compression="zstd")
            writers[name] = (files.enter_context(writer), schema)
        while batch := [rows_of(game, legal) for game in islice(waiting, BATCH)]:
            for name, (writer, schema) in writers.items():
                rows = [msgspec.structs.asdict(row) for tables in batch for row in tables[name]]
                writer.write_table(pa.Table.from_pylist(rows, schema))
            number += len(batch)
            progress.step(len(batch))
    return number
