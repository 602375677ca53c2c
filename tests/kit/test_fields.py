"""Copies follow from declarations."""

from pathlib import Path

import pytest

from filone.testing.fields import MARKER, renewed, stale

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("folder", ["src/filone/games", "tests/toy"])
def test_no_copy_is_stale(folder: str) -> None:
    assert list(stale(ROOT / folder)) == [], "run `make fields`"
    assert any(MARKER in path.read_text("utf-8") for path in (ROOT / folder).rglob("*.py"))


def test_a_copy_follows_from_the_declaration() -> None:
    fields = {
        "round: int": "self.round",
        "coins: list[int]": "self.coins[:]",
        "spots: vec[i64]": "self.spots[:]",
        "hands: list[list[int]]": "[row[:] for row in self.hands]",
        "homes: list[Home]": "[item.copy() for item in self.homes]",
        "pieces: dict[int, int]": "self.pieces.copy()",
        "picks: list[tuple[int, int]]": "self.picks[:]",
        "maze: Maze": "self.maze.copy()",
        "found: str | None": "self.found",
    }
    declared = "".join(f"    {field}\n" for field in fields)
    head = f"class Mine:\n{declared}\n{MARKER}\n    def copy_fields(self, twin: Mine) -> None:\n"
    wanted = "".join(f"        twin.{field.split(':')[0]} = {copy}\n" for field, copy in fields.items())
    rest = "\n    def begin(self) -> None:\n        pass\n"
    assert renewed(f"{head}        pass\n{rest}") == head + wanted + rest
