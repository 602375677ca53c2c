"""Nobody escapes: what is on disk is registered, what is registered is whole, and all games have one shape."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import filone.games
from filone import games, testing
from filone.kernel.texts import LANGUAGES

FOLDERS = sorted(path.name for path in Path(filone.games.__file__).parent.iterdir() if (path / "game.py").exists())
ROLES = [
    *("game.py", "moves.py", "decisions.py", "position.py", "state.py"),
    *("view.py", "features.py", "effects.py", "told.py", "draw.py", "coach.py"),
]
PACKAGES = ["content", "rules", "bot"]
FILES = [*ROLES, *(f"{package}/__init__.py" for package in PACKAGES), "bot/knowledge.py"]
FILES += [f"{kind}/{lang}.{end}" for lang in LANGUAGES for kind, end in (("rulebook", "md"), ("texts", "ftl"))]


def test_folders_and_names_are_the_same() -> None:
    assert sorted(set(games.names()) - {"toy"}) == FOLDERS


@pytest.mark.parametrize("name", games.names())
def test_the_same_role_has_the_same_file(name: str) -> None:
    folder = files(games.load(name).package)
    assert [file for file in FILES if not folder.joinpath(file).is_file()] == []
    for package in PACKAGES[:2]:
        modules = {part.name for part in folder.joinpath(package).iterdir() if part.name.endswith(".py")}
        assert len(modules) > 1, f"nothing in {package}"
    own = testing.tests / "games" / name
    assert list(own.glob("test_*.py")), "no tests of its own"
    assert (own / "scene.py").exists()


@pytest.mark.parametrize("name", FOLDERS)
def test_a_folder_has_what_the_architecture_says(name: str) -> None:
    page = (testing.tests.parent / "docs" / "architecture.md").read_text("utf-8")
    table = page.split("## A game’s folder")[1].split("\n## ")[0]
    named = re.findall(r"`([a-z]+(?:/|\.py))`", "".join(re.findall(r"^\|([^|]*)\|", table, re.MULTILINE)))
    assert set(ROLES) < set(named)
    assert [part for part in named if not (Path(filone.games.__file__).parent / name / part).exists()] == []


@pytest.mark.parametrize("name", games.names())
def test_name_and_seats_are_declared(name: str) -> None:
    game = games.load(name)
    assert game.name == name
    assert game.package.endswith(name)
    assert game.seats.step == 1
    assert 1 <= game.seats.start < game.seats.stop
