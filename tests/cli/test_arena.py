"""`filone arena`, on the toy and on a real game."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from filone.cli.main import main


def arena(*arguments: str) -> int:
    return main(["arena", "toy", "--players", "2", "--bots", "master,random", "--nodes", "40", *arguments])


def test_the_report_is_a_table_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--games", "20", "--lang", "en") == 0
    head, first, second, _, pairs, pair = capsys.readouterr().out.splitlines()
    assert head.split()[:2] == ["Bot", "Games"]
    assert (first.split()[0], second.split()[0]) == ("master", "random")
    assert pairs.startswith("Pair ")
    assert pair.startswith("master : random ")


def test_the_report_speaks_italian_and_so_may_whoever_asks(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "toy", "--players", "2", "--bots", "maestro@5,principiante", "--games", "2"]
    assert main([*line, "--lang", "it"]) == 0
    told = capsys.readouterr().out
    assert "maestro@5" in told
    assert "principiante" in told
    assert main([*line, "--lang", "en"]) == 0
    assert "master@5" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["adept@", "adept@0", "adept@-3", "adept@many", "adept@2@3", "random@9", "novice@9"])
def test_a_malformed_number_of_steps_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "toy", "--players", "2", "--bots", f"{name},random", "--games", "2", "--lang", "en"]) == 2
    assert f"“{name}” is not a bot with a number of steps" in capsys.readouterr().err


def test_json_chart_and_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal, chart = tmp_path / "journal.jsonl", tmp_path / "chart.svg"
    for _ in range(2):
        assert arena("--games", "8", "--json", "--journal", str(journal), "--chart", str(chart)) == 0
        tournament = json.loads(capsys.readouterr().out)
        assert tournament["games"] == 8
        assert {line["bot"] for line in tournament["lines"]} == {"master", "random"}
    assert len(journal.read_text().splitlines()) == 8
    assert ET.fromstring(chart.read_text()).tag.endswith("svg")  # noqa: S314  (our own file)


def test_processes_that_think_together_make_another_tournament(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "journal.jsonl"
    together = ["--games", "2", "--threads", "2", "--journal", str(journal), "--lang", "en"]
    assert arena(*together) == 0
    assert arena(*together) == 0
    assert len(journal.read_text().splitlines()) == 2
    assert arena("--games", "2", "--journal", str(journal), "--lang", "en") == 2
    assert arena("--games", "2", "--threads", "0", "--lang", "en") == 2
    assert "--threads" in capsys.readouterr().err


def test_a_foreign_journal_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "journal.jsonl"
    arena("--games", "2", "--journal", str(journal))
    capsys.readouterr()
    again = ["arena", "toy", "--players", "3", "--bots", "random", "--games", "3", "--journal", str(journal)]
    assert main([*again, "--lang", "en"]) == 2
    assert "not the journal of this tournament" in capsys.readouterr().err
    journal.write_text("dear diary\n")
    assert main([*again, "--lang", "en"]) == 2
    assert "not the journal of this tournament" in capsys.readouterr().err


def test_what_is_missing_is_said_before_the_games_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("filone.cli.arena.run_matches", lambda *_: pytest.fail("played"))
    for option in ("--journal", "--chart"):
        assert arena("--games", "2", option, str(tmp_path / "nowhere" / "file")) == 2
        assert "No such file or directory" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "ray", None)
    assert arena("--games", "2", "--ray", "local") == 2
    assert 'pip install "filone[cluster]"' in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "openskill", None)
    assert arena("--games", "2") == 2
    assert 'pip install "filone[arena]"' in capsys.readouterr().err


def test_one_deal_gives_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--games", "2", "--lang", "en") == 0
    assert "inf" not in capsys.readouterr().out


def test_an_unknown_bot_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "toy", "--players", "2", "--bots", "genius", "--games", "2", "--lang", "en"]) == 2
    assert "novice, adept, master" in capsys.readouterr().err
