"""A finished game analysed at a terminal."""

import json
from pathlib import Path

import pytest

from cli.conftest import Play, Run
from filone.kernel import Record
from filone.kernel.registry import load
from teaching.test_analysis import played


@pytest.fixture
def file(tmp_path: Path) -> Path:
    played(load("toy"), 3).save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_an_analysis_is_told_in_both_languages(run: Run, file: Path) -> None:
    told = run(f"analyse {file} --nodes 20 --jobs 1")
    assert "Chances of winning" in told
    assert "Player 3" in told
    assert "█" in told
    assert "Turning points:" in told
    assert "Things turned for Player" in told
    assert "Own play" in told
    assert "Le svolte:" in run(f"analyse {file} --nodes 2 --jobs 1 --lang it")


def test_an_analysis_can_be_read_by_programs_and_kept(run: Run, file: Path) -> None:
    found = json.loads(run(f"analyse {file} --nodes 20 --jobs 1 --json --save"))
    assert found["seats"] == 3
    assert found["points"][-1]["chances"] in ([1, 0, 0], [0, 1, 0], [0, 0, 1])
    assert json.loads(file.with_suffix(".analysis.json").read_bytes()) == found


def test_what_cannot_be_analysed_is_refused(refuse: Run, file: Path) -> None:
    assert "--nodes" in refuse(f"analyse {file} --nodes 0")
    Record.load(file).upto(2).save(file)
    assert refuse(f"analyse {file} --jobs 1") == "The game is not over yet."


def test_a_game_is_gone_on_with_from_any_move(play: Play, file: Path, refuse: Run) -> None:
    moves = len(Record.load(file).moves)
    assert "won" not in play("quit", what=f"{file} --from {moves - 1}") or moves < 2
    assert f"{moves}" in refuse(f"play {file} --from {moves + 1}")
