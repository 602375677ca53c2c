"""Nobody escapes: what is on disk is registered, and what is registered is whole."""

from pathlib import Path

import pytest

import filone.games
from filone import games, testing

FOLDERS = sorted(path.name for path in Path(filone.games.__file__).parent.iterdir() if (path / "game.py").exists())
FILES = ["game.py", "state.py", "view.py", "draw.py", "bot/knowledge.py"]
FILES += [f"{kind}/{lang}.{end}" for lang in ("en", "it") for kind, end in (("rulebook", "md"), ("texts", "ftl"))]


def test_folders_and_names_are_the_same() -> None:
    assert sorted(set(games.names()) - {"toy"}) == FOLDERS


@pytest.mark.parametrize("name", FOLDERS)
def test_folder_is_whole(name: str) -> None:
    folder = Path(filone.games.__file__).parent / name
    assert [file for file in FILES if not (folder / file).exists()] == []
    assert list((testing.tests / "games" / name).glob("test_*.py")), "no tests of its own"


@pytest.mark.parametrize("name", games.names())
def test_name_and_seats_are_declared(name: str) -> None:
    game = games.load(name)
    assert game.name == name
    assert game.package.endswith(name)
    assert game.seats.step == 1
    assert 1 <= game.seats.start < game.seats.stop
