"""The base install plays in the terminal; whatever needs more says in one line what to type.

A child process sees the packages of the base install and no others: the rest is hidden from its imports.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from filone.cli.extras import EXTRAS

ROOT = Path(__file__).parents[2]
HIDING = """
import sys
from importlib.abc import MetaPathFinder

class Hidden(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in hidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

hidden = set(sys.argv.pop(1).split(","))
sys.meta_path.insert(0, Hidden())
from filone.cli.main import main
sys.exit(main())
"""
EVERYTHING = ",".join([*(module for modules in EXTRAS.values() for module in modules), "uvloop", "httptools"])


def filone(*line: str, hidden: str = EVERYTHING, said: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", HIDING, hidden, *line]
    return subprocess.run(command, input=said, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("line", ["games", "rules valdora", "version", "sim eldorado --players 2 --games 1", "--help"])
def test_the_base_install_is_enough_for(line: str) -> None:
    told = filone(*line.split())
    assert (told.returncode, told.stderr) == (0, "")


def test_the_base_install_plays_saves_and_looks_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = filone("play", "saboteur", "--players", "3", "--lang", "en", said=f"1\nsave {file}\nquit\n")
    assert played.returncode == 0, played.stderr
    assert f"Saved in {file}." in played.stdout
    assert filone("replay", str(file)).returncode == 0
    assert filone("verify", str(file)).returncode == 0
    assert filone("bench", "saboteur", "--seconds", "1", "--this-build").returncode == 0


@pytest.mark.parametrize(
    ("line", "module", "extra"),
    [
        ("serve", "uvicorn", "server"),
        ("serve", "websockets", "server"),
        ("admin tables", "sqlalchemy", "server"),
        ("backup copy.db", "alembic", "server"),
        ("admin tables --database postgresql://nowhere/x", "psycopg", "postgres"),
        ("serve --port 0 --database postgresql://nowhere/x", "psycopg", "postgres"),
        ("arena saboteur --players 3 --bots random --games 3", "openskill", "arena"),
        ("arena saboteur --players 3 --bots random --games 3 --ray local", "ray", "cluster"),
    ],
)
def test_what_is_missing_is_named_with_what_to_type(line: str, module: str, extra: str, tmp_path: Path) -> None:
    database = [] if "--database" in line or line.startswith("arena") else ["--database", f"sqlite:///{tmp_path}/x.db"]
    for lang, words in (("en", "this needs {0}, which is not installed"), ("it", "serve {0}, che non è installato")):
        told = filone(*line.split(), *database, "--lang", lang, hidden=module)
        assert told.returncode == 2
        assert told.stdout == ""
        assert told.stderr.startswith(f"filone: {words.format(module)}")
        assert told.stderr.endswith(f' pip install "filone[{extra}]"\n')
        assert told.stderr.count("\n") == 1


def test_a_missing_module_that_no_extra_brings_is_a_fault() -> None:
    told = filone("serve", "--port", "0", hidden="anyio")
    assert told.returncode == 1
    assert "No module named 'anyio" in told.stderr


def test_every_extra_brings_what_is_said_of_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    base = {"msgspec", "fluent.runtime", "librt", "mypy_extensions"}
    assert {requirement.partition(">")[0] for requirement in project["dependencies"]} == base
    declared = project["optional-dependencies"]
    assert set(declared) == {*EXTRAS, "all"}
    for extra, modules in EXTRAS.items():
        for module in modules:
            assert any(line.startswith(module) for line in declared[extra]), module
