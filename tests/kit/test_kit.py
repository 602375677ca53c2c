"""The kit itself: each check fails on a game in which the thing it guards is broken."""

import pickle
import shutil
from pathlib import Path

import pytest

import toy
from filone.kernel import FiloneError, Game
from filone.testing import checks  # noqa: F401  (imported so that they are in the catalogue)
from filone.testing.catalogue import ON_GAMES, ON_WALKS
from filone.testing.walk import Walk
from kit.broken import BROKEN, SPOILED, tells_everybody_what_is_swapped, variant
from toy.state import Toy

NOTICED = (
    AssertionError,
    AttributeError,
    FiloneError,
    LookupError,
    TypeError,
    pickle.PicklingError,
    pytest.fail.Exception,
)


def run(check: str, game: Game) -> None:
    if check in ON_GAMES:
        ON_GAMES[check](game)
    else:
        for seed in range(10):
            ON_WALKS[check](Walk(game, 3, {}, seed))


def test_every_check_is_tried() -> None:
    assert BROKEN.keys() | {check for check, *_ in SPOILED} == ON_WALKS.keys() | ON_GAMES.keys()


@pytest.mark.parametrize("check", BROKEN)
def test_broken_rules_are_noticed(check: str) -> None:
    with pytest.raises(NOTICED):
        run(check, BROKEN[check])


def test_a_secret_among_what_came_of_a_move_is_noticed() -> None:
    with pytest.raises(AssertionError):
        run("pushes_tell_nothing", variant(came=tells_everybody_what_is_swapped))


@pytest.mark.parametrize(("check", "file", "old", "new"), SPOILED)
def test_spoiled_words_are_noticed(
    check: str, file: str, old: str, new: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"toy_{tmp_path.name}"
    folder = tmp_path / package
    shutil.copytree(Path(toy.__file__).parent, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    monkeypatch.syspath_prepend(tmp_path)

    class Renamed(Toy):
        """The toy, with the words of the spoiled folder."""

    run(check, variant(Renamed, package=package))
    shutil.rmtree(folder)
    shutil.copytree(Path(toy.__file__).parent, tmp_path / f"{package}x")
    (tmp_path / f"{package}x" / file).write_text(text.replace(old, new), "utf-8")
    with pytest.raises(NOTICED):
        run(check, variant(Renamed, package=f"{package}x"))
