"""A new game from the template: it passes the kit before its author has changed a line."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import filone.games
import filone.testing
from cli.conftest import Run
from filone import games
from filone.kernel import Game, registry
from filone.testing import checks  # noqa: F401  (fills the catalogue)
from filone.testing.catalogue import ON_GAMES, ON_WALKS
from filone.testing.walk import Walk

NAME = "quarry"
CONFTEST = """
import filone.games
from filone.kernel.registry import register

filone.games.__path__.append({folder!r})
register({name!r}, "filone.games.{name}.game")
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As much of one as a new game needs."""
    folder = tmp_path_factory.mktemp("checkout")
    package = folder / "src/filone/games"
    package.mkdir(parents=True)
    (folder / "tests/games").mkdir(parents=True)
    shutil.copy(Path(filone.games.__file__), package)
    return folder


@pytest.fixture(scope="module")
def game(checkout: Path) -> Iterator[Game]:
    from filone.cli.new_game import make

    folder = make(checkout, NAME)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(filone.games, "__path__", [*filone.games.__path__, str(folder.parent)])
        patch.setattr(filone.testing, "tests", checkout / "tests")
        patch.setitem(registry._modules, NAME, f"filone.games.{NAME}.game")
        yield games.load(NAME)
    for module in [module for module in sys.modules if module.startswith(f"filone.games.{NAME}")]:
        del sys.modules[module]


def test_it_is_registered_after_the_others(game: Game, checkout: Path) -> None:
    listed = (checkout / "src/filone/games/__init__.py").read_text("utf-8")
    assert f', "{NAME}")\n' in listed
    compile(listed, "__init__.py", "exec")
    assert (game.name, game.package) == (NAME, f"filone.games.{NAME}")


def test_nothing_is_left_of_the_template(game: Game, checkout: Path) -> None:
    for path in checkout.rglob("*.*"):
        if path.suffix in (".py", ".md", ".ftl"):
            assert "template" not in path.read_text("utf-8").lower(), path


@pytest.mark.parametrize("check", ON_WALKS)
@pytest.mark.parametrize("sensible", [False, True])
def test_it_passes_the_kit(game: Game, check: str, sensible: bool) -> None:
    for seed in range(3):
        ON_WALKS[check](Walk(game, 2, {}, seed, sensible=sensible))


# Another process does not know the folder of this test.
@pytest.mark.parametrize("check", sorted(ON_GAMES.keys() - {"bots_think_the_same_after_a_journey"}))
def test_its_folder_passes_the_kit(game: Game, check: str) -> None:
    ON_GAMES[check](game)


def test_its_own_tests_pass(game: Game, checkout: Path) -> None:
    tests = checkout / "tests"
    conftest = CONFTEST.format(folder=str(checkout / "src/filone/games"), name=NAME)
    (tests / "conftest.py").write_text(conftest, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib"]
    done = subprocess.run(
        [*command, "-o", f"pythonpath={tests}", "-o", "markers=clause(*numbers): a clause", str(tests)],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_name_that_is_taken_or_none_is_refused(game: Game, checkout: Path, run: Run, refuse: Run) -> None:
    assert f"already a game “{NAME}”" in refuse(f"new-game {NAME} --checkout {checkout}")
    for name in ("Quarry", "q", "2nd", "template"):
        assert "cannot be the name of a game" in refuse(f"new-game {name} --checkout {checkout}")
    assert "is not a checkout" in refuse(f"new-game mine --checkout {checkout / 'tests'}")
    told = run(f"new-game drift --checkout {checkout} --lang it")
    assert "è un gioco già giocabile" in told
