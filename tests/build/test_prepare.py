"""What `make play` says when something is missing, and that two of them do not get into each other's way."""

import fcntl
import os
import shutil
import subprocess
import sys
import time
from errno import ENOSPC
from pathlib import Path

import pytest

import prepare

ROOT = Path(__file__).parents[2]
FILES = ("tools", "requirements", "setup.py", "pyproject.toml", "README.md", "src/filone/__init__.py", "web/page.py")
NOWHERE = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0", "PIP_NO_CACHE_DIR": "1"}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a fresh clone as a preparation looks at before it fetches something."""
    for name in FILES:
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, target)
    return tmp_path


def start(checkout: Path, what: str, **env: str) -> subprocess.Popen[str]:
    """On the Python that `make` would take, not on that of an environment."""
    return subprocess.Popen(
        [getattr(sys, "_base_executable", sys.executable), checkout / "tools" / "prepare.py", what],
        env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | NOWHERE | env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_without_a_network_it_says_so_in_the_readers_language(checkout: Path) -> None:
    running = start(checkout, "dev", LC_ALL="it_IT.UTF-8")
    told, _ = running.communicate(timeout=100)
    assert running.returncode == 1
    assert "la rete c’è?" in told
    assert "Traceback" not in told


def test_a_second_one_waits_for_the_first(checkout: Path) -> None:
    (checkout / ".venv").mkdir()
    with (checkout / ".venv" / "preparing").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        running = start(checkout, "dev", LC_ALL="C")
        assert running.stdout is not None
        assert "waiting for it" in running.stdout.readline()
        time.sleep(0.3)
        assert running.poll() is None
    running.communicate(timeout=100)
    assert running.returncode == 1, "it goes on, and finds no network"


def test_a_full_disk_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    def write() -> None:
        with Path("/dev/full").open("w", buffering=1) as full:
            full.write("more\n")

    with pytest.raises(prepare.Failed, match=r"disk is full|disco è pieno"):
        prepare.Steps().start(write)


@pytest.mark.parametrize(
    ("told", "key"),
    [
        (f"OSError: [Errno {ENOSPC}] No space left on device", "disk"),
        ("npm error code ENOSPC", "disk"),
        ("npm error network request failed, reason: getaddrinfo ENOTFOUND", "network"),
        ("ERROR: No matching distribution found for msgspec", "network"),
    ],
)
def test_what_others_say_is_put_into_words(
    told: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    log = tmp_path / "page.log"
    log.write_text(told)
    assert prepare.why("page", log) == prepare.say(key, tmp_path)
    log.write_text("something else\nwent wrong")
    assert "went wrong" in prepare.why("page", log)


def test_an_old_python_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    assert prepare.main() == 2
    assert "3.11" in capsys.readouterr().err


def test_what_is_no_longer_built_does_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    built = tmp_path / "compiled"
    files = {
        name: tmp_path / name
        for name in (
            "compiled/filone_old.so",  # a group of former times
            "compiled/filone/kernel/moved.cpython-311.so",  # a module that is interpreted now
            "setup.py",
            "src/filone/kernel/moved.py",
            "src/filone/kernel/state.py",
            "compiled/filone/kernel/moved.py",
            "compiled/filone/kernel/gone.py",
            "compiled/filone/kernel/state.cpython-311.so",
        )
    }
    for time_of_making, file in enumerate(files.values()):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        os.utime(file, (time_of_making, time_of_making))
    prepare.Preparation().prune(built)
    left = {file.relative_to(built).as_posix() for file in built.rglob("*") if file.is_file()}
    assert left == {"filone/kernel/moved.py", "filone/kernel/state.cpython-311.so"}
