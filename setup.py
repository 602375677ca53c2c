"""Compiles the hot half of Filone with mypyc, from the same source that runs interpreted, and builds the web page.

`FILONE_BUILD` chooses: `auto` (the default) compiles where a C compiler works and says so where none does,
`compiled` fails rather than fall back, `pure` never compiles. How the page is built is told in `web/page.py`.
"""

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError, ExecError, PlatformError
from setuptools.modified import newer_group

PACKAGE = Path("src/filone")
COMPILED = ("kernel/*.py", "games/*/**/*.py", "bots/playout.py", "bots/search*.py")
MEETS_PEOPLE = (
    "advice",
    "dice",
    "effects",
    "errors",
    "facts",
    "findings",
    "game",
    "history",
    "notebook",
    "options",
    "pickling",
    "record",
    "registry",
    "rulebook",
    "sentences",
    "svg",
    "texts",
    "told",
    "view",
)
READ_ONCE = (
    "eldorado/content/layout",
    "valdora/content/valley_file",
)
# Modules that meet people or files (msgspec structs, texts, drawings) and long tables gain nothing from compilation.
INTERPRETED = (
    "**/__init__.py",
    *(f"kernel/{module}.py" for module in MEETS_PEOPLE),
    *(f"games/*/{module}.py" for module in ("coach", "draw", "effects", "findings", "game", "picture", "told", "view")),
    *(f"games/{module}.py" for module in READ_ONCE),
)

# For gcc and clang: calls within an extension go straight to the function, and those to Python by one jump less, which
# saves a few instructions in a hundred, and the tables of other groups, which mypyc names in every C file, are one.
# Python asks for warnings, which nobody reads of generated code and which take a third of the time.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-fcommon", "-Wno-all", "-pipe"]
if os.name == "nt":
    FLAGS = []

HALVED = 5_000_000
"""Characters of C from which on a group is two files: a changed line is soon compiled, with two cores at work on it."""

METADATA_ONLY = {"dist_info", "egg_info", "sdist"}


def compiled_modules() -> list[str]:
    """The source files that mypyc compiles, in a fixed order."""
    left_out = {path for pattern in INTERPRETED for path in PACKAGE.glob(pattern)}
    return sorted(str(path) for pattern in COMPILED for path in PACKAGE.glob(pattern) if path not in left_out)


def group_of(module: str) -> str:
    """What is compiled together, and anew when one of it changes: the kernel, a game with its bot, the search."""
    layer, name, *_ = Path(module).relative_to(PACKAGE).parts
    return name if layer == "games" else layer


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


def run_once(modules: list[str]) -> str:
    """A header that tells the compiler not to optimise what a module does when it is imported.

    Tables of cards and tiles are long there, and optimising them takes a fifth of the time that compiling takes.
    """
    header = Path("build/run_once.h")
    lines = ["#ifdef __clang__", "#define ONCE __attribute__((optnone, noinline))", "#else"]
    lines += ['#define ONCE __attribute__((optimize("O0")))', "#endif"]
    for module in modules:
        name = module.removeprefix("src/").removesuffix(".py").replace("/", "___")
        lines.append(f"char CPyDef_{name}_____top_level__(void) ONCE;")
    write_anew(header, "\n".join([*lines, ""]))
    return str(header)


def whole(group: str, sources: dict[str, str]) -> list[str]:
    """A group's C as one file, or two even ones if it is large: what is compiled together is inlined in each other.

    What its modules share, mypyc's runtime above all, goes with the rules, which are last by name.
    """
    modules = sorted(source for source in sources if "___" in source)
    shared = sorted(sources.keys() - set(modules))
    size = sum(map(len, sources.values()))
    first: list[str] = []
    while size > HALVED and 2 * sum(map(len, first)) < size:
        first.append(sources[modules.pop(0)])
    rest = [sources[source] for source in [*shared, *modules]]
    pieces = [first, rest] if first else [rest]
    files = [Path("build/whole", f"{group}_{number}.c") for number in range(len(pieces))]
    for file, piece in zip(files, pieces, strict=True):
        write_anew(file, "\n".join(piece))
    return list(map(str, files))


def write_anew(file: Path, text: str) -> None:
    """Unless it is as it was, so that what is made from it stays up to date."""
    if not file.is_file() or file.read_text("utf-8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


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
    from mypyc.build import include_dir, mypycify  # noqa: PLC0415  (a pure build needs no mypy)

    sys.path.insert(0, "tools")
    from docstrings import docstrings, documented  # noqa: PLC0415

    once = run_once(compiled_modules())
    groups: dict[str, list[str]] = {}
    for module in compiled_modules():
        groups.setdefault(group_of(module), []).append(module)
    # Without mypy's cache: what mypyc remembers of a class lacks which of its numbers may be unset, and another group
    # that asks for one dies of it. Generating all C takes a few seconds more, and only what has changed is compiled.
    # In a process that ends at once: letting go of all that mypy knows takes seconds.
    with ProcessPoolExecutor(1) as pool:
        built: list[Extension] = pool.submit(
            mypycify,
            [f"--cache-dir={os.devnull}", *compiled_modules()],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            separate=[(modules, f"filone_{group}") for group, modules in groups.items()],
        ).result()
    docs = docstrings(compiled_modules(), PACKAGE.parent)
    for extension in built:
        if extension.name.endswith("__mypyc"):
            sources = {source: documented(Path(source).read_text("utf-8"), docs) for source in extension.sources}
            extension.sources = whole(extension.name, sources)
            extension.include_dirs = [*extension.include_dirs, *map(str, Path(include_dir()).glob("*/"))]
        flags = FLAGS and [*FLAGS, "-include", once]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # mypyc gives all the same list
    return built


def build_page() -> None:
    """An sdist holds the page instead of what it is made of."""
    page = Path("web/page.py")
    if page.exists():
        subprocess.run([sys.executable, page], check=True)


class CompiledFirst(build):  # type: ignore[misc]  # setuptools has no types
    """Whoever builds the page beside this has the time of the compiler for it."""

    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] == "build_py")


class BuildInPieces(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles every C file on the next free core, unless it is as it was; setuptools only links."""

    def build_extensions(self) -> None:
        work: dict[str, Extension] = {}
        for extension in self.extensions:
            objects = self.compiler.object_filenames(extension.sources, output_dir=self.build_temp)
            for source, target in zip(extension.sources, objects, strict=True):
                if newer_group([source, __file__, *extension.depends], target):
                    work[source] = extension
            extension.sources, extension.extra_objects = [], objects
            extension.depends = [*extension.depends, *objects]
        # The longest first, so that no core is left with one at the end.
        longest = sorted(work, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(self.compile, longest, [work[source] for source in longest]))
        super().build_extensions()

    def compile(self, source: str, extension: Extension) -> None:
        self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )


class BuildWithPage(build_py):  # type: ignore[misc]  # setuptools has no types
    """The page goes into the package before the package is put together."""

    def run(self) -> None:
        if not self.editable_mode:
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
        cmdclass={
            "build": CompiledFirst,
            "build_ext": BuildInPieces,
            "build_py": BuildWithPage,
            "sdist": SourcesWithPage,
        },
        options={"build_ext": {"parallel": os.cpu_count()}},
    )
