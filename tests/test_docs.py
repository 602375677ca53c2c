"""Every block of Python in the documentation runs, each by itself."""

import io
import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")

DOCS = Path(__file__).parents[1] / "docs"
FENCED = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
BLOCKS = [
    pytest.param(block, id=f"{page.stem}-{number}")
    for page in sorted(DOCS.glob("*.md"))
    for number, block in enumerate(FENCED.findall(page.read_text("utf-8")), 1)
]


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_runs(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    exec(compile(block, "a block", "exec"), {})  # noqa: S102


def test_no_block_is_left_out() -> None:
    assert len(BLOCKS) == sum(page.read_text("utf-8").count("```python") for page in DOCS.glob("*.md"))
