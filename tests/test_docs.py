"""Every block of Python in the documentation runs, each by itself; every command of ours is understood."""

import io
import re
import shlex
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")

from filone.cli.main import parser

DOCS = Path(__file__).parents[1] / "docs"
FENCED = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
BLOCKS = [
    pytest.param(block, id=f"{page.stem}-{number}")
    for page in sorted(DOCS.glob("*.md"))
    for number, block in enumerate(FENCED.findall(page.read_text("utf-8")), 1)
]
ANY_FENCED = re.compile(r"^```[a-z]*\n(.*?)^```", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^(?:[A-Z]+=\S+ )*filone ([a-z].*)$", re.MULTILINE)
COMMANDS = [
    pytest.param(command, id=f"{page.stem}-{command.split('#')[0].strip()}")
    for page in sorted(DOCS.glob("*.md"))
    for block in ANY_FENCED.findall(page.read_text("utf-8"))
    for command in COMMAND.findall(block)
]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_understood(command: str) -> None:
    parser("en").parse_args(shlex.split(command, comments=True))


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_runs(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    exec(compile(block, "a block", "exec"), {})  # noqa: S102


def test_no_block_is_left_out() -> None:
    assert len(BLOCKS) == sum(page.read_text("utf-8").count("```python") for page in DOCS.glob("*.md"))
