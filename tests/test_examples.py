"""The examples run: a little of everything they do, interrupted and taken up again."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
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


def test_pytorch_learns_the_same(folder: Path, tmp_path: Path) -> None:
    """As numpy alone does, from the same games."""
    pytest.importorskip("torch")
    learnt: list[Any] = []
    for more in ((), ("--torch",)):
        here = tmp_path / f"learnt{len(learnt)}"
        here.mkdir()
        (here / "games.jsonl").write_bytes((folder / "games.jsonl").read_bytes())
        run("imitate.py", here, *TINY, "--epochs", "1", "--check", "0", *more)
        learnt.append(np.load(here / "policy.npz"))
    one, other = learnt
    for name in one.files:
        np.testing.assert_allclose(one[name], other[name], rtol=1e-2, atol=1e-4, err_msg=name)


@pytest.mark.skipif(find_spec("torch") is not None, reason="PyTorch is installed")
def test_who_asks_for_pytorch_is_told_that_it_is_missing(tmp_path: Path) -> None:
    script = [sys.executable, str(EXAMPLES / "selfplay.py"), str(tmp_path), "--torch"]
    asked = subprocess.run(script, capture_output=True, text=True, check=False)
    assert (asked.returncode, asked.stderr) == (1, "--torch needs PyTorch: pip install torch\n")


@pytest.mark.long
def test_selfplay_on_ray_actors(folder: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    told = run(
        "selfplay.py", tmp_path, "--games", "2", "--rounds", "1", "--hidden", "8", "--check", "0", "--ray", "local"
    )
    assert "round 1:" in told
