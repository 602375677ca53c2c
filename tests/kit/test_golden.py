"""A committed transcript for every game and number of seats; `make golden` rewrites them."""

from pathlib import Path

import pytest

from filone import games, testing
from filone.testing.golden import path, rows, rows_path, transcript

TABLES = [(name, seats) for name in games.names() for seats in games.load(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_golden_game(name: str, seats: int, request: pytest.FixtureRequest) -> None:
    compare(transcript(games.load(name), seats), path(name, seats), request)


@pytest.mark.parametrize("name", games.names())
def test_golden_rows(name: str, request: pytest.FixtureRequest) -> None:
    """Environments are named by a version: what a learner is shown under the same name stays the same."""
    told, file = rows(games.load(name)), rows_path(name)
    if request.config.getoption("--rewrite-golden") and file.exists():
        renamed = version(told) != version(file.read_text("utf-8"))
        assert renamed or told == file.read_text("utf-8"), f"{name}: raise `VERSION` in features.py, then rewrite"
    compare(told, file, request)


def version(told: str) -> str:
    """As the first line of rows has it."""
    return told.split(", ", 3)[2]


def compare(told: str, file: Path, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--rewrite-golden"):
        file.write_text(told, "utf-8")
    assert file.exists(), f"{file.name} is missing: run `make golden`"
    for number, (now, then) in enumerate(zip(told.splitlines(), file.read_text("utf-8").splitlines(), strict=False), 1):
        assert now == then, f"{file.name}, line {number}"
    assert told == file.read_text("utf-8")


def test_no_transcript_is_left_over() -> None:
    wanted = {path(*table).name for table in TABLES} | {rows_path(name).name for name in games.names()}
    assert {file.name for file in (testing.tests / "golden").iterdir()} == wanted
