"""`filone new-game NAME`: a whole small game in the house's shape, to be changed into another, in a checkout."""

import re
from argparse import Namespace
from pathlib import Path

from filone.cli import template
from filone.cli.arguments import Parser, UsageError
from filone.kernel.texts import words_of

TEMPLATE = Path(template.__file__).parent
KINDS = (".py", ".md", ".ftl")
REGISTERED = re.compile(r"(_NAMES = \([^)]*?),?\)")


def arguments(parser: Parser) -> None:
    parser.add_argument("name", metavar=parser.text("help-new-name"), help=parser.text("help-new"))
    parser.add_argument("--checkout", type=Path, default=Path(), metavar="DIR", help=parser.text("help-checkout"))


def run(args: Namespace) -> int:
    folder = make(args.checkout, args.name)
    print(words_of("filone.cli", args.lang)("new-made", folder=str(folder), name=args.name))
    return 0


def make(checkout: Path, name: str) -> Path:
    """Write the game's folder and its tests, and register it; gives the folder. Nothing is written over."""
    if not re.fullmatch("[a-z][a-z0-9]{1,29}", name) or name == TEMPLATE.name:
        raise UsageError("wrong-name", value=name)
    registry = checkout / "src/filone/games/__init__.py"
    if not registry.is_file() or not (checkout / "tests/games").is_dir():
        raise UsageError("wrong-checkout", folder=str(checkout))
    folder, tests = registry.parent / name, checkout / "tests/games" / name
    if folder.exists() or tests.exists():
        raise UsageError("wrong-exists", value=name)
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.suffix in KINDS):
        inside = source.relative_to(TEMPLATE)
        if inside == Path("tests/__init__.py"):
            continue
        target = tests / inside.name if inside.parts[0] == "tests" else folder / inside
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text("utf-8"), name), "utf-8")
    listed = registry.read_text("utf-8")
    registry.write_text(REGISTERED.sub(rf'\1, "{name}")', listed, count=1), "utf-8")
    return folder


def renamed(text: str, name: str) -> str:
    """The template's own name, package and classes give way to the game's."""
    package = template.__name__
    text = text.replace(f"{package}.tests", f"games.{name}").replace(package, f"filone.games.{name}")
    return text.replace(TEMPLATE.name.title(), name.title()).replace(f'"{TEMPLATE.name}"', f'"{name}"')
