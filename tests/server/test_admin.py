"""The operator's command beside a running server: it holds nobody up, and shows what others wrote as it is."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import update

from filone.cli import admin
from filone.cli.main import main
from filone.cli.output import print_columns
from filone.server import schema
from server.harness import Player, Running, start

Make = Callable[..., Player]


@pytest.mark.parametrize("backend", ["sqlite"])
def test_nobody_waits_while_the_operator_reads(
    server: Running, database: str, player: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    table = start([ada, ugo])
    written = []

    def a_pager(rows: list[tuple[str, ...]], right: int = 0) -> None:
        with sqlite3.connect(database.removeprefix("sqlite:///"), timeout=0.2) as other:
            other.execute("UPDATE accounts SET connected = 0")
            written.append(rows)
        print_columns(rows, right)

    monkeypatch.setattr(admin, "print_columns", a_pager)
    for acts in (["tables"], ["accounts"], ["export", table, str(tmp_path / "game.json")], ["close", table]):
        assert main(["admin", *acts, "--database", database]) == 0
    assert len(written) == 4


def test_what_others_wrote_does_not_reach_the_operators_terminal(
    server: Running, database: str, player: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = player("Ada")
    with server.hall.database.engine.begin() as connection:
        connection.execute(update(schema.accounts).values(name="Ada\x1b]0;owned\x07\u202e\n"))
    assert main(["admin", "accounts", "--database", database]) == 0
    out = capsys.readouterr().out
    assert r"Ada\x1b]0;owned\x07\u202e\n" in out
    assert len(out.splitlines()) == 2
    ada.close()
