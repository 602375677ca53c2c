"""`filone new-game NAME`: a whole small game in the house's shape, to be changed into another, in a checkout or, with
`--package`, in a package of its own that is installed beside Filone."""

import re
from argparse import Namespace
from pathlib import Path

from filone.cli import template
from filone.cli.arguments import Parser, UsageError
from filone.kernel.texts import words_of

TEMPLATE = Path(template.__file__).parent
KINDS = (".py", ".md", ".ftl")
PROJECT = """[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1.0"
dependencies = ["filone"]

[project.entry-points."filone.games"]
{name} = "{name}.game"

[tool.setuptools.package-data]
"*" = ["rulebook/*.md", "texts/*.ftl"]

[tool.pytest.ini_options]
pythonpath = ["src", "tests"]
addopts = ["--import-mode=importlib"]
markers = ["clause(*numbers): the clauses of the rulebook that this test checks"]
"""
REGISTERED = re.compile(r"(_NAMES = \([^)]*?),?\)")


def arguments(parser: Parser) -> None:
    parser.add_argument("name", metavar=parser.text("help-new-name"), help=parser.text("help-new"))
    parser.add_argument("--checkout", type=Path, default=Path(), metavar="DIR", help=parser.text("help-checkout"))
    parser.add_argument("--package", type=Path, metavar="DIR", help=parser.text("help-package"))


def run(args: Namespace) -> int:
    words = words_of("filone.cli", args.lang)
    if args.package is None:
        print(words("new-made", folder=str(make(args.checkout, args.name)), name=args.name))
    else:
        folder = make_package(args.package, args.name)
        print(words("new-packaged", folder=str(folder), project=str(args.package), name=args.name))
    return 0


def make(checkout: Path, name: str) -> Path:
    """Write the game's folder and its tests, and register it; gives the folder. Nothing is written over."""
    check(name)
    registry = checkout / "src/filone/games/__init__.py"
    if not registry.is_file() or not (checkout / "tests/games").is_dir():
        raise UsageError("wrong-checkout", folder=str(checkout))
    folder = registry.parent / name
    write(folder, checkout / "tests/games" / name, f"filone.games.{name}")
    listed = registry.read_text("utf-8")
    registry.write_text(REGISTERED.sub(rf'\1, "{name}")', listed, count=1), "utf-8")
    return folder


def make_package(project: Path, name: str) -> Path:
    """The same in a folder that can be installed: the entry point registers it."""
    check(name)
    if (project / "pyproject.toml").exists():
        raise UsageError("wrong-exists", value=name)
    folder = project / "src" / name
    write(folder, project / "tests/games" / name, name)
    (project / "pyproject.toml").write_text(PROJECT.format(name=name), "utf-8")
    return folder


def check(name: str) -> None:
    if not re.fullmatch("[a-z][a-z0-9]{1,29}", name) or name == TEMPLATE.name:
        raise UsageError("wrong-name", value=name)


def write(folder: Path, tests: Path, package: str) -> None:
    if folder.exists() or tests.exists():
        raise UsageError("wrong-exists", value=folder.name)
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.suffix in KINDS):
        inside = source.relative_to(TEMPLATE)
        if inside == Path("tests/__init__.py"):
            continue
        target = tests / inside.name if inside.parts[0] == "tests" else folder / inside
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text("utf-8"), folder.name, package), "utf-8")


def renamed(text: str, name: str, package: str) -> str:
    """The template's own name, package and classes give way to the game's."""
    own = template.__name__
    text = text.replace(f"{own}.tests", f"games.{name}").replace(own, package)
    return text.replace(TEMPLATE.name.title(), name.title()).replace(f'"{TEMPLATE.name}"', f'"{name}"')
