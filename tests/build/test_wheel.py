"""The wheel as people get it: in an empty environment, on a machine without compiler and Node."""

import os
import re
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"


def make_wheel(folder: Path) -> None:
    """As `make wheel` does it."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, env=os.environ | {"FILONE_BUILD": "compiled"}, check=True)


class Machine:
    """An empty environment, and no other program in reach."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "venv", with_pip=True)
        self.bin = folder / "venv" / BIN
        self.folder = folder
        keep = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "SYSTEM"))}
        self.env = keep | {"PATH": str(self.bin), "HOME": str(folder), "LC_ALL": "C"}

    def run(self, *command: str, said: str = "") -> str:
        line = [str(self.bin / command[0]), *command[1:]]
        ended = subprocess.run(line, input=said, env=self.env, cwd=self.folder, capture_output=True, text=True)  # noqa: PLW1510
        assert ended.returncode == 0, ended.stderr
        return ended.stdout

    def install(self, what: str) -> None:
        self.run("python", "-m", "pip", "install", "--quiet", "--only-binary", ":all:", what)


@contextmanager
def serving(machine: Machine) -> Iterator[str]:
    command = [str(machine.bin / "filone"), "serve", "--port", "0", "--no-browser", "--lang", "en"]
    with subprocess.Popen(command, env=machine.env, cwd=machine.folder, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        try:
            found = re.search(r"http://\S+", server.stderr.readline())
            assert found is not None
            yield found[0]
        finally:
            server.terminate()


@pytest.mark.long
def test_the_wheel_plays_in_the_terminal_and_serves_the_page(tmp_path: Path) -> None:
    """One test, because the wheel takes minutes to make."""
    make_wheel(tmp_path)
    files_are_in_it(tmp_path)
    wheel = str(next(tmp_path.glob("*.whl")))
    machine = Machine(tmp_path / "machine")
    machine.install(wheel)
    plays(machine)
    types_are_seen(machine)
    machine.install(f"{wheel}[server]")
    with serving(machine) as address:
        page_is_served(address)


def files_are_in_it(dist: Path) -> None:
    with ZipFile(next(dist.glob("*.whl"))) as wheel:
        names = wheel.namelist()
    assert {"filone/py.typed", "filone/server/static/index.html"} <= set(names)
    assert {name.split("/")[0] for name in names if name.startswith(("web", "tests", "tools"))} == set()
    with tarfile.open(next(dist.glob("*.tar.gz"))) as sources:
        held = {name.partition("/")[2] for name in sources.getnames()}
    assert {"setup.py", "tools/backend.py", "src/filone/server/static/index.html", "src/filone/py.typed"} <= held
    assert not any(name.startswith("web") for name in held)


def plays(machine: Machine) -> None:
    """With the base install alone."""
    assert "(compiled)" in machine.run("filone", "version", "--lang", "en")
    installed = machine.run("python", "-m", "pip", "list", "--format", "freeze").lower()
    assert not re.search("starlette|sqlalchemy|psycopg|ray|openskill|nodejs", installed)
    said = "1\nsave game.json\nquit\n"
    assert "Saved in game.json." in machine.run(
        "filone", "play", "saboteur", "--players", "3", "--lang", "en", said=said
    )
    assert machine.run("filone", "verify", "game.json")


def types_are_seen(machine: Machine) -> None:
    (machine.folder / "use.py").write_text(
        "from filone import games\nreveal_type(games.load('valdora').start(3).moves())\n"
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(machine.bin / "python"), "use.py"]
    told = subprocess.run(command, cwd=machine.folder, capture_output=True, text=True, check=False).stdout
    assert 'Revealed type is "list[int]"' in told.replace("builtins.", "")


def page_is_served(address: str) -> None:
    with urlopen(address) as answer:  # noqa: S310
        page = answer.read().decode()
    script = re.search(r'src="\./(assets/[^"]+\.js)"', page)
    assert script is not None, page
    with urlopen(address + script[1]) as answer:  # noqa: S310
        assert answer.status == 200
