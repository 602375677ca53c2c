"""Compiles the hot half of Filone with mypyc, from the same source that runs interpreted.

`FILONE_BUILD` chooses: `auto` (the default) compiles where a C compiler works and says so where none does,
`compiled` fails rather than fall back, `pure` never compiles.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

COMPILED = ("kernel/*.py", "games/*/*.py", "bots/playout.py", "bots/search*.py")

# Modules that meet people or files: msgspec structs, texts, drawings. They gain nothing from compilation.
INTERPRETED = {
    "kernel": {
        "__init__",
        "dice",
        "errors",
        "game",
        "options",
        "pickling",
        "record",
        "registry",
        "rulebook",
        "texts",
        "view",
    },
    "games": {"__init__", "draw", "game", "view"},
    "bots": {"__init__"},
}

METADATA_ONLY = {"dist_info", "egg_info", "sdist"}


def compiled_modules() -> list[str]:
    """The source files that mypyc compiles, in a fixed order."""
    package = Path("src/filone")
    return sorted(
        str(path)
        for pattern in COMPILED
        for path in package.glob(pattern)
        if path.stem not in INTERPRETED[path.relative_to(package).parts[0]]
    )


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

    return mypycify(compiled_modules(), opt_level="3", debug_level="0")


if __name__ == "__main__":
    setup(ext_modules=extensions())
