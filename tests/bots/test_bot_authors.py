"""The examples of the page for authors of bots play."""

import re
import shutil
import sys
from pathlib import Path

import pytest

from filone.bots.outside import Asked
from filone.cli.main import main

PAGE = (Path(__file__).parents[2] / "docs/bot-authors.md").read_text("utf-8")
AUTHORED, PROGRAM, SCRIPT = re.findall(r"```(?:python|js)\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An author's, with all examples in it."""
    for name, text in (("tryout.py", AUTHORED), ("last.py", PROGRAM), ("longest.mjs", SCRIPT)):
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def commands() -> list[str]:
    node = shutil.which("node")
    return ["tryout:Tryout", f"exec:{sys.executable} last.py", *([f"exec:{node} longest.mjs"] if node else [])]


@pytest.mark.parametrize("bot", commands())
def test_an_example_plays(folder: Path, capsys: pytest.CaptureFixture[str], bot: str) -> None:
    assert main(["arena", "toy", "--players", "2", "--bots", f"{bot},random", "--games", "2", "--seed", "1"]) == 0
    assert bot in capsys.readouterr().out


def test_every_field_of_a_question_is_explained() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", PAGE.partition("field of a question")[2].partition("\n\n")[0], re.MULTILINE)
    assert rows == list(Asked.__struct_fields__)


def test_the_examples_are_short() -> None:
    assert all(len(example.splitlines()) <= 25 for example in (AUTHORED, PROGRAM, SCRIPT))
