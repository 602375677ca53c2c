"""Runs the checks, as many side by side as the cores have room for, and ends with a table of where the time went.

all                 everything that every commit must pass
long                the slow tests as well; those that passed are not run again if it was stopped
lint                what needs no test
quick [GAME]        lint, types and the interpreted tests of one game, or of what was changed since the last commit
compiled [GAME]     the same tests on the compiled build, of which only what was changed is compiled
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic
from types import MappingProxyType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ROOT / ".venv" / "dev" / "bin" / "python"
COMPILED = {"PYTHONPATH": str(ROOT / ".venv" / "compiled")}
BOTH = [f"tests/{name}" for name in ("kernel", "games", "kit", "bots", "rl", "test_build.py")]
"""What can be compiled, or notices it, is tested both ways; all else runs as it does for people."""
ONCE = [f"--ignore=tests/bots/{name}.py" for name in ("test_styles", "test_fit")]
"""How bots play by their numbers, over many games: the same on both builds, which the golden games make sure of."""


class Check(NamedTuple):
    name: str
    command: tuple[str | Path, ...]
    env: Mapping[str, str] = MappingProxyType({})


class Result(NamedTuple):
    name: str
    code: int
    seconds: float
    output: str


def pytest(name: str, workers: int, *arguments: str, **env: str) -> Check:
    return Check(name, (PYTHON, "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal", *arguments), env)


def npm(script: str) -> Check:
    return Check(script, (PYTHON, "web/page.py", "--run", script))


PREPARE = Check("prepare", (sys.executable, "tools/prepare.py", "test"))
WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
LINT = (
    Check("ruff", (PYTHON, "-m", "ruff", "check", ".")),
    Check("ruff format", (PYTHON, "-m", "ruff", "format", "--check", ".")),
    Check("workflow", (PYTHON, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", *WORKFLOWS)),
    Check("mypy", (PYTHON, "-m", "mypy")),
    npm("lint"),
    npm("format:check"),
    npm("check"),
)
"""In the order of their seconds, so that what is wrong is told soon."""


def run(check: Check, shown: bool = False) -> Result:
    """A check; its output is shown as it comes, or when it ends if others run beside it."""
    begun = monotonic()
    out = None if shown else subprocess.PIPE
    done = subprocess.run(
        check.command, cwd=ROOT, env=os.environ | dict(check.env), stdout=out, stderr=subprocess.STDOUT, check=False
    )
    result = Result(check.name, done.returncode, monotonic() - begun, (done.stdout or b"").decode(errors="replace"))
    if not shown:
        with TELLING:
            print(f"--- {check.name}: {'failed' if result.code else 'passed'} in {result.seconds:.0f} s")
            print(result.output if result.code or "pytest" in check.command else "", end="", flush=True)
    return result


TELLING = threading.Lock()


def side_by_side(*queues: Sequence[Check]) -> list[Result]:
    """Each queue in its order, all of them at once."""
    results: list[Result] = []

    def work(queue: Sequence[Check]) -> None:
        results.extend(run(check) for check in queue)

    threads = [threading.Thread(target=work, args=(queue,)) for queue in queues]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def everything() -> list[Result]:
    """What needs no test runs beside the tests, which come one build after the other: pages and bots keep time."""
    prepared = run(PREPARE, shown=True)
    if prepared.code:
        return [prepared]
    compiled = pytest("tests, compiled", 3, **COMPILED)  # servers and pages often wait
    interpreted = pytest("tests, interpreted", 2, *BOTH, *ONCE)
    return [prepared, *side_by_side([compiled, interpreted], [*LINT, npm("test")])]


def long() -> list[Result]:
    """The slow tests too, and many more games through the kit: on the compiled build, which has the time for them."""
    prepared = run(PREPARE, shown=True)
    arguments = ("-m", "long or not long", "--hypothesis-profile", "long", "--resume")
    results = [prepared] if prepared.code else [prepared, run(pytest("tests", 3, *arguments, **COMPILED), shown=True)]
    if not any(result.code for result in results):
        for passed in ROOT.glob(".venv/passed-*"):
            passed.unlink()
    return results


def quick(game: str) -> list[Result]:
    """Types of all, since mypy remembers, and the tests of what is touched."""
    prepared = run(Check("prepare", (sys.executable, "tools/prepare.py", "dev")), shown=True)
    tests = touched(game)
    return [prepared, *side_by_side(LINT[:4], [pytest("tests", 2, "-x", *tests)] if tests else [])]


def compiled(game: str) -> list[Result]:
    prepared = run(PREPARE, shown=True)
    tests = touched(game)
    if prepared.code or not tests:
        return [prepared]
    return [prepared, run(pytest("tests, compiled", 2, "-x", *tests, **COMPILED))]


def touched(game: str) -> list[str]:
    """The tests of a game, or those nearest to what has changed."""
    changed = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    games = {game} if game else {path.split("/")[3] for path in changed if path.startswith("src/filone/games/")}
    tests = [f"tests/games/{name}" for name in sorted(games) if (ROOT / "tests/games" / name).is_dir()]
    layers = {path.split("/")[2] for path in changed if path.startswith("src/filone/")} - {"games"}
    tests += [f"tests/{layer}" for layer in sorted(layers) if (ROOT / "tests" / layer).is_dir() and layer != "server"]
    return tests + [path for path in changed if path.startswith("tests/") and Path(path).name.startswith("test_")]


def git(*arguments: str) -> list[str]:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()


def table(results: list[Result], seconds: float) -> None:
    """Where the time went, and once more at the very end, where people look, what failed."""
    print("\n| check | seconds |\n|---|--:|")
    for result in results:
        print(f"| {result.name}{' (failed)' if result.code else ''} | {result.seconds:.0f} |")
    print(f"| all | {seconds:.0f} |", flush=True)
    for result in results:
        lines = result.output.splitlines() if result.code else []
        tests = [line for line in lines if line.startswith(("FAILED ", "ERROR "))]
        for line in tests or lines[-20:]:
            print(f"{result.name}: {line}", flush=True)


def main() -> int:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # parsing again what is under .venv takes every process seconds
    begun = monotonic()
    what = sys.argv[1]
    if what in {"all", "long"}:
        results = {"all": everything, "long": long}[what]()
    elif what in {"quick", "compiled"}:
        results = {"quick": quick, "compiled": compiled}[what](sys.argv[2] if len(sys.argv) > 2 else "")
    else:
        results = [run(PREPARE, shown=True), *side_by_side(LINT)]
    table(results, monotonic() - begun)
    return int(any(result.code for result in results))


if __name__ == "__main__":
    sys.exit(main())
