"""What the README promises."""

import re
from pathlib import Path

import pytest

from filone import games
from filone.cli.main import COMMANDS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
(EXAMPLE,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(EXAMPLE.splitlines()) == 20
    exec(compile(EXAMPLE, "README.md", "exec"), {})  # noqa: S102
    assert re.search(r"\[(\d+, ){3}\d+\]", capsys.readouterr().out)


def test_the_two_commands_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^make ([a-z]+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_every_command_is_listed() -> None:
    listed = set(re.findall(r"`filone ([a-z-]+)", README))
    assert listed == {module.__name__.rpartition(".")[2].replace("_", "-") for module in COMMANDS}


def test_every_game_is_in_the_table() -> None:
    rows = re.findall(r"^\| `(\w+)` \|.*\| (\d+) to (\d+) \|$", README, re.MULTILINE)
    known = [games.load(name) for name in games.names() if name != "toy"]
    listed = [(game.name, str(game.seats.start), str(game.seats.stop - 1)) for game in known]
    assert [row for row in rows if row[0] in games.names()] == listed
