"""Prepares what playing or testing needs, side by side where one does not need the other.

    python tools/prepare.py play|test|dev

It runs on any Python that is new enough, with nothing installed. What it makes lies under `.venv/` and is used again
until the sources change.

play    .venv/play      the packages that a server needs, Filone compiled, with its page
dev     .venv/dev       all tools, Filone interpreted and editable
test    .venv/compiled  beside it, Filone compiled, to be put before the other on PYTHONPATH
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import ENOSPC
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
LOGS = VENV / "logs"

WORDS = {
    "first": ("Preparing Filone, for the first time or anew.", "Preparo Filone, per la prima volta o di nuovo."),
    "compiling": (
        "You can play. The games are being compiled beside it, within two minutes: then the bots think much faster.",
        "Si può giocare. Intanto i giochi vengono compilati, entro due minuti: poi i bot pensano più in fretta.",
    ),
    "compiled": (
        "The games are compiled, in {0:.0f} s; the server starts again, and open pages find it by themselves.",
        "I giochi sono compilati, in {0:.0f} s; il server riparte, e le pagine aperte lo ritrovano da sole.",
    ),
    "wait": (
        "Another `make` is preparing Filone here; waiting for it.",
        "Un altro `make` sta già preparando Filone; lo aspetto.",
    ),
    "packages": ("packages for the server", "pacchetti per il server"),
    "builder": ("compiler of Python", "compilatore di Python"),
    "tools": ("tools for the tests", "strumenti per i test"),
    "node": ("Node, to build the page", "Node, per costruire la pagina"),
    "browser": ("Chromium, to test the page", "Chromium, per provare la pagina"),
    "page": ("the page", "la pagina"),
    "engine": ("the games, compiled", "i giochi, compilati"),
    "install": ("everything in its place", "tutto al suo posto"),
    "slow": (
        """There is no C compiler here, so the games run interpreted and the bots think less. Install gcc or clang
(Debian, Ubuntu: build-essential; macOS: xcode-select --install) and run the command again.""",
        """Qui non c’è un compilatore C: i giochi girano interpretati e i bot pensano di meno. Installa gcc o clang
(Debian, Ubuntu: build-essential; macOS: xcode-select --install) e ripeti il comando.""",
    ),
    "old": (
        "Filone needs Python 3.11 or later; this is {0}. Try: make play PYTHON=python3.12",
        "A Filone serve Python 3.11 o successivo; questo è {0}. Prova: make play PYTHON=python3.12",
    ),
    "no-venv": (
        "This Python cannot make virtual environments (Debian, Ubuntu: apt install python3-venv).",
        "Questo Python non sa creare ambienti virtuali (Debian, Ubuntu: apt install python3-venv).",
    ),
    "network": (
        "The packages could not be fetched: is there a network? It is needed the first time only.",
        "Non riesco a scaricare i pacchetti: la rete c’è? Serve solo la prima volta.",
    ),
    "disk": (
        "The disk is full: Filone needs about 400 MB in {0}.",
        "Il disco è pieno: a Filone servono circa 400 MB in {0}.",
    ),
    "failed": (
        "It failed at: {0}. The last lines of {1}:",
        "Qualcosa è andato storto: {0}. Le ultime righe di {1}:",
    ),
    "done": ("Ready after {0:.0f} s.", "Pronto dopo {0:.0f} s."),
}
"""In English, in Italian."""

LANGUAGE = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")[:2] == "it"


def say(key: str, *args: object) -> str:
    return WORDS[key][LANGUAGE].format(*args)


class Failed(Exception):
    """A step that did not succeed: the sentence to say."""


class Steps:
    """Steps in threads of their own; each is told when it ends, with its seconds."""

    def __init__(self) -> None:
        self.running: dict[str, float] = {}
        self.failures: list[Failed] = []
        self.lock = threading.Lock()
        self.over = threading.Event()

    def start(self, *works: Callable[[], None]) -> None:
        """Do these at the same time, and come back when all are done; the first failure is raised."""
        threads = [threading.Thread(target=self._catch, args=(work,)) for work in works]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if self.failures:
            raise self.failures[0]

    def _catch(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Failed as failure:
            self.failures.append(failure)
        except OSError as error:
            self.failures.append(Failed(say("disk", ROOT) if error.errno == ENOSPC else str(error)))

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        begun = monotonic()
        with self.lock:
            self.running[name] = begun
        self.show()
        yield
        with self.lock:
            del self.running[name]
            print(f"{CLEAR}  {monotonic() - begun:4.0f} s  {say(name)}", file=sys.stderr, flush=True)
        self.show()

    def show(self) -> None:
        """On a terminal, one line says what is under way."""
        if not CLEAR:
            return
        with self.lock:
            now = monotonic()
            under_way = ", ".join(f"{say(name)} ({now - begun:.0f} s)" for name, begun in self.running.items())
            print(f"{CLEAR}  … {under_way}"[: shutil.get_terminal_size().columns], end="", file=sys.stderr, flush=True)

    def watch(self) -> None:
        while not self.over.wait(1):
            self.show()


CLEAR = "\r\033[K" if sys.stderr.isatty() else ""


def run(step: str, *command: str | Path, **env: str) -> None:
    """A command whose output is kept for the case that it fails."""
    log = LOGS / f"{step}.log"
    with log.open("wb") as out:
        done = subprocess.run(
            list(map(str, command)),
            cwd=ROOT,
            env=os.environ | env,
            stdout=out,
            stderr=out,
            stdin=subprocess.DEVNULL,
            check=False,
        )
    if done.returncode:
        raise Failed(why(step, log))


def why(step: str, log: Path) -> str:
    """What a person can do about a failure, as far as its output tells."""
    text = log.read_text("utf-8", "replace")
    if "No space left on device" in text or "ENOSPC" in text:
        return say("disk", ROOT)
    if any(
        sign in text
        for sign in ("NewConnectionError", "No matching distribution", "ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED")
    ):
        return say("network")
    tail = "\n".join(f"    {line}" for line in text.strip().splitlines()[-8:])
    return f"{say('failed', say(step), log.relative_to(ROOT))}\n{tail}"


@contextmanager
def only_one() -> Iterator[None]:
    """One preparation at a time in a checkout."""
    LOGS.mkdir(parents=True, exist_ok=True)
    with (VENV / "preparing").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(say("wait"), file=sys.stderr, flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def python_of(environment: str) -> Path:
    return VENV / environment / "bin" / "python"


MADE = {"__pycache__", ".hypothesis", "node_modules", "static", "filone.egg-info"}


def fingerprint(*paths: str) -> str:
    """Changes whenever one of these files, or a file in one of these folders, changes."""
    whole = sha256()
    for path in paths:
        for file in [ROOT / path] if (ROOT / path).is_file() else files_in(ROOT / path):
            whole.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return whole.hexdigest()


def files_in(top: Path) -> Iterator[Path]:
    """In order, without what was made from the others."""
    for folder, folders, files in os.walk(top):
        folders[:] = sorted(set(folders) - MADE)
        yield from (Path(folder, file) for file in sorted(files))


def is_fresh(what: str, mark: str) -> bool:
    file = VENV / f"{what}.made-from"
    return file.is_file() and file.read_text() == mark


def keep(what: str, mark: str) -> None:
    (VENV / f"{what}.made-from").write_text(mark)


def environment(name: str, step: str, *requirements: str) -> None:
    """A virtual environment with exactly what the lock files name."""
    mark = fingerprint(*requirements) + sys.version
    if is_fresh(name, mark):
        return
    shutil.rmtree(VENV / name, ignore_errors=True)
    if find_spec("ensurepip") is None:
        raise Failed(say("no-venv"))
    run(step, sys.executable, "-m", "venv", "--without-pip", VENV / name)
    for file in requirements:
        pip(step, name, "--require-hashes", "--requirement", file)
    keep(name, mark)


def pip(step: str, name: str, *arguments: str | Path, **env: str) -> None:
    """With the pip that is here already: putting one into an environment takes longer than most of what it installs."""
    with_pip = [sys.executable, "-m", "pip", "--python", str(python_of(name))]
    if subprocess.run([*with_pip, "--version"], capture_output=True, check=False).returncode:
        run(step, python_of(name), "-m", "ensurepip")
        with_pip = [str(python_of(name)), "-m", "pip"]
    run(
        step,
        *with_pip,
        "install",
        "--quiet",
        "--no-compile",
        "--no-deps",
        "--no-input",
        "--disable-pip-version-check",
        *arguments,
        **env,
    )


NICE = ("nice",) if shutil.which("nice") else ()
"""Whoever plays or fetches comes first."""
BROWSERS = ("chromium-headless-shell", "chromium")
SOURCES = ("src", "tools", "setup.py", "pyproject.toml", "requirements/build.txt")


class Preparation:
    def __init__(self) -> None:
        self.steps = Steps()

    def play(self) -> int:
        """A server at once, interpreted the first time; the same one compiled as soon as that is done."""
        mark = fingerprint(*SOURCES, "web", "requirements/run.txt") + sys.version
        if is_fresh("ready-to-play", mark):
            return run_server()
        if not is_fresh("interpreted", mark):
            with self.telling():
                self.steps.start(self.builder, self.page, self.packages)
                with self.steps.step("install"):
                    self.install(self.wheel("pure"), "play", "--force-reinstall")
                keep("interpreted", mark)
        with Server() as server:
            print(say("compiling"), file=sys.stderr, flush=True)
            with only_one():
                if server.runs and self.compile(server):
                    keep("ready-to-play", mark)
            return server.wait()

    def compile(self, server: Server) -> bool:
        """The compiled build takes the place of the interpreted one, while nothing of that runs."""
        begun = monotonic()
        wheel = self.wheel("auto")
        if "slower interpreted build" in (LOGS / "engine.log").read_text("utf-8", "replace"):
            print(say("slow"), file=sys.stderr, flush=True)
            return False
        with server.away():
            keep("interpreted", "in pieces, should this be stopped")
            self.install(wheel, "play", "--force-reinstall")
        print(say("compiled", monotonic() - begun), file=sys.stderr, flush=True)
        return True

    def test(self) -> None:
        with self.telling():
            self.steps.start(self.tools, self.page_with_tools, self.engine, self.browser)

    def dev(self) -> None:
        if not self.has_tools():
            with self.telling():
                self.steps.start(self.tools)

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Say what comes, what is under way, and how long it took."""
        begun = monotonic()
        with only_one():
            print(say("first"), file=sys.stderr, flush=True)
            threading.Thread(target=self.steps.watch, daemon=True).start()
            try:
                yield
            finally:
                self.steps.over.set()
            print(CLEAR + say("done", monotonic() - begun), file=sys.stderr, flush=True)

    def packages(self) -> None:
        with self.steps.step("packages"):
            environment("play", "packages", "requirements/run.txt")

    def has_tools(self) -> bool:
        return is_fresh("tools", fingerprint("requirements/dev.txt", "setup.py", "pyproject.toml") + sys.version)

    def tools(self) -> None:
        if self.has_tools():
            return
        with self.steps.step("tools"):
            environment("dev", "tools", "requirements/dev.txt")
            pip("tools", "dev", "--no-build-isolation", "--editable", ".", FILONE_BUILD="pure")
            keep("tools", fingerprint("requirements/dev.txt", "setup.py", "pyproject.toml") + sys.version)

    def builder(self) -> None:
        with self.steps.step("builder"):
            environment("build", "builder", "requirements/build.txt")

    def engine(self) -> None:
        """The compiled build, beside the editable one."""
        self.builder()
        mark = fingerprint(*SOURCES, "web")
        if not is_fresh("compiled", mark):
            with self.steps.step("engine"):
                keep("compiled", "in pieces, should this be stopped")
                self.prune(VENV / "compiled")
                self.build("compiled", "build", "--build-lib", VENV / "compiled")
                keep("compiled", mark)

    def wheel(self, build: str) -> Path:
        """A wheel of this build, with the page."""
        for folder in ROOT.glob("build/lib*"):
            self.prune(folder)
        folder = VENV / "wheel"
        shutil.rmtree(folder, ignore_errors=True)
        self.build(build, "bdist_wheel", "--compression", "stored", "--dist-dir", folder)
        return next(folder.glob("*.whl"))

    def build(self, build: str, *command: str | Path) -> None:
        """The C of all groups on all cores, then the page."""
        run("engine", *NICE, python_of("build"), "setup.py", "--quiet", *command, FILONE_BUILD=build)

    def install(self, wheel: Path, name: str, *how: str | Path) -> None:
        pip("install", name, *how, wheel)

    def page(self, *flags: str) -> None:
        python = Path(sys.executable)
        if self.needs_node():
            with self.steps.step("node"):
                environment("node", "node", "requirements/node.txt")
            python = python_of("node")
        with self.steps.step("page"):
            run("page", python, "web/page.py", *flags)

    def page_with_tools(self) -> None:
        self.page("--tools")

    def browser(self) -> None:
        """For the tests of the page: the machine's, or Debian's package, without windows where there is such a one."""
        if not os.environ.get("CHROMIUM") and not any(map(shutil.which, BROWSERS)):
            install = " || ".join(f"apt-get install -qq -y --no-install-recommends {name}" for name in BROWSERS)
            with self.steps.step("browser"):
                run("browser", "sh", "-c", f"apt-get update -qq && {{ {install}; }}")

    def needs_node(self) -> bool:
        found = subprocess.run(
            [sys.executable, "-c", "import page; raise SystemExit(page.node_folder() is None)"],
            cwd=ROOT / "web",
            check=False,
        )
        return found.returncode != 0

    def prune(self, folder: Path) -> None:
        """What was built from a source that is gone, or as `setup.py` told it once, must not stay."""
        told = (ROOT / "setup.py").stat().st_mtime
        for extension in folder.rglob("*.so"):
            if extension.stat().st_mtime < told:
                extension.unlink()
        for file in filter(Path.is_file, folder.glob("filone/**/*")):
            source = ROOT / "src" / file.relative_to(folder)
            if not source.exists() and not source.with_name(f"{file.name.split('.')[0]}.py").exists():
                file.unlink()


class Server:
    """`filone serve` beside the work that goes on: it ends when this ends, and can be started again."""

    def __enter__(self) -> Server:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
        self.process = subprocess.Popen([FILONE, "serve"])
        return self

    @property
    def runs(self) -> bool:
        return self.process.poll() is None

    @contextmanager
    def away(self) -> Iterator[None]:
        """Not running for a moment, if it ran at all. Pages find it again by themselves; no move is lost."""
        ran = self.runs
        self.process.terminate()
        self.process.wait()
        yield
        if ran:
            self.process = subprocess.Popen([FILONE, "serve", "--no-browser"])

    def wait(self) -> int:
        return self.process.wait()

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()


FILONE = VENV / "play" / "bin" / "filone"


def run_server() -> int:
    os.execv(FILONE, [str(FILONE), "serve"])  # noqa: S606  (no shell is wanted)


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  (an older one can still say so)
        print(say("old", sys.version.split()[0]), file=sys.stderr)
        return 2
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # parsing again what is under .venv takes every process seconds
    preparation = Preparation()
    try:
        if sys.argv[1] == "play":
            return preparation.play()
        {"test": preparation.test, "dev": preparation.dev}[sys.argv[1]]()
    except KeyboardInterrupt:
        return 130
    except Failed as failure:
        print(f"{CLEAR}{failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
