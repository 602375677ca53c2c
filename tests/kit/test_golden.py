"""A committed transcript for every game and number of seats; `make golden` rewrites them."""

import pytest

from filone import games, testing
from filone.testing.golden import path, transcript

TABLES = [(name, seats) for name in games.names() for seats in games.load(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_golden_game(name: str, seats: int, request: pytest.FixtureRequest) -> None:
    told = transcript(games.load(name), seats)
    file = path(name, seats)
    if request.config.getoption("--rewrite-golden"):
        file.write_text(told, "utf-8")
    assert file.exists(), f"{file.name} is missing: run `make golden`"
    for number, (now, then) in enumerate(zip(told.splitlines(), file.read_text("utf-8").splitlines(), strict=False), 1):
        assert now == then, f"{file.name}, line {number}"
    assert told == file.read_text("utf-8")


def test_no_transcript_is_left_over() -> None:
    assert {file.name for file in (testing.tests / "golden").iterdir()} == {path(*table).name for table in TABLES}
