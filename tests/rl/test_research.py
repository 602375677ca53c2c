"""Every block of the page for researchers runs."""

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")

PAGE = (Path(__file__).parents[2] / "docs/research.md").read_text("utf-8")
BLOCKS = re.findall(r"## ([^\n]*)\n(?:(?!\n## ).)*?```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("title", "block"), BLOCKS, ids=[title for title, _ in BLOCKS])
def test_a_block_runs(title: str, block: str) -> None:
    exec(compile(block, f"docs/research.md, {title}", "exec"), {})  # noqa: S102


def test_no_block_is_left_out() -> None:
    assert len(BLOCKS) == PAGE.count("```python") == 6
