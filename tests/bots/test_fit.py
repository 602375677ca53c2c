"""The scripts that fit the bots' numbers run, stop, and go on where they stopped."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

FIT = Path(__file__).parents[2] / "benchmarks/fit"
QUICK = ["--deals", "1", "--tests", "1", "--nodes", "0", "--seconds", "0.01"]


def run(game: str, file: Path, *more: str) -> str:
    command = [sys.executable, str(FIT / f"{game}.py"), str(file), *QUICK, *more]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("game", ["saboteur", "valdora", "eldorado", "caverna"])
def test_games_are_played_for_a_number(game: str, tmp_path: Path) -> None:
    file = tmp_path / "fit.json"
    assert "on new deals" in run(game, file)
    trial = json.loads(file.read_text())["trial"]
    assert trial in (1, 2)
    if game == "caverna":
        assert run(game, file).startswith(f"{trial}: ")


def test_lone_expeditions_race_for_a_number(tmp_path: Path) -> None:
    file = tmp_path / "fit.json"
    assert "on new deals" in run("eldorado", file, "--what", "races")
    trial = json.loads(file.read_text())["trial"]
    assert trial
    assert run("eldorado", file, "--what", "races").startswith(f"{trial}: ")


@pytest.mark.parametrize(("game", "what"), [("saboteur", "treasure"), ("caverna", "prospects")])
def test_a_regression_learns_from_games(game: str, what: str, tmp_path: Path) -> None:
    said = run(game, tmp_path / "fit.json", "--what", what)
    assert "on new deals: " in said
