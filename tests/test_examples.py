"""The examples run: a little of everything they do, interrupted and taken up again."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(script: str, folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / script), str(folder), *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With a policy that has learnt very little."""
    folder = tmp_path_factory.mktemp("learnt")
    told = run("imitate.py", folder, *TINY, "--epochs", "1", "--check", "0")
    assert "2 of 2 games" in told
    assert "epoch 1: loss" in told
    return folder


TINY = ("--teacher", "novice", "--other", "random", "--games", "2", "--hidden", "8", "--jobs", "1")


def test_imitation_goes_on_where_it_was(folder: Path) -> None:
    told = run("imitate.py", folder, *TINY, "--epochs", "2", "--check", "1")
    assert "2 of 2 games" not in told
    assert "epoch 1:" not in told
    assert "epoch 2: loss" in told
    assert "of 1 games against novice" in told


def test_selfplay_begins_with_what_was_learnt_and_goes_on(folder: Path) -> None:
    small = ("--games", "2", "--check", "0")
    assert "round 1:" in run("selfplay.py", folder, *small, "--rounds", "1")
    told = run("selfplay.py", folder, *small, "--rounds", "2")
    assert "round 1:" not in told
    assert "round 2:" in told


@pytest.mark.long
def test_selfplay_on_ray_actors(folder: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    told = run(
        "selfplay.py", tmp_path, "--games", "2", "--rounds", "1", "--hidden", "8", "--check", "0", "--ray", "local"
    )
    assert "round 1:" in told
