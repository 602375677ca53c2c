"""What is compiled, what happens without a compiler, and what the lock files hold."""

import re
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from filone.cli.build import COMPILED

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


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: str(path.name))
def test_locks_pin_hash_and_name_no_host(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert "index" not in text
    for requirement in re.split(r"\n(?=\S)", re.sub(r"#.*", "", text)):
        if requirement.strip():
            assert re.match(r"[\w.\[\]-]+==\S+", requirement), requirement
            assert "--hash=sha256:" in requirement, requirement
