"""Writes the reference from the code: `docs/reference/contract.md` and a page for every game.

python docs/make_reference.py
"""
# ruff: noqa: INP001

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from filone import games
from filone.kernel import Game, Option
from filone.kernel.effects import Effects
from filone.kernel.features import encoder_of
from filone.kernel.texts import words_of

DOCS = Path(__file__).parent
KERNEL = DOCS.parent / "src/filone/kernel"
WRITTEN = "Written by `docs/make_reference.py`. Do not edit.\n"

CONTRACT = (
    (
        "A game and its positions",
        (("game", "Game"), ("facts", "Facts"), ("state", "State"), ("view", "View"), ("view", "Outcome")),
    ),
    ("Moves", (("space", "MoveSpace"), ("space", "Kind"), ("space", "Arg"), ("effects", "Effects"))),
    ("What came of a move", (("told", "Tale"), ("told", "Told"))),
    (
        "Arguments of moves",
        tuple(("space", name) for name in ("Names", "Number", "Seat", "Flag", "Cell")),
    ),
    (
        "What a game is written with",
        (
            *(("position", "Position"), ("decisions", "Decision"), ("decisions", "OfSeat"), ("decisions", "OfChance")),
            *(("decisions", "name_of"), ("objections", "Code")),
            *(("options", name) for name in ("flag", "choice", "number", "data", "Option")),
        ),
    ),
    ("Records and chance", (("record", "Record"), ("unfold", "unfold"), ("dice", "Dice"), ("draws", "pick"))),
    ("What every seat was told", (("history", "History"),)),
    ("Positions as numbers", (("features", "Feature"), ("features", "Encoder"), ("features", "Row"))),
    ("What a good player knows", (("knowledge", "Knowledge"), ("knowledge", "Thought"))),
    ("Which games there are", (("registry", "names"), ("registry", "load"), ("registry", "register"))),
)
"""What tools outside the project may use, by module of `filone.kernel` and name, in the order of the page."""


# The contract


def contract() -> str:
    parts = ["# The Python contract\n", WRITTEN]
    for title, entries in CONTRACT:
        parts.append(f"## {title}\n")
        parts += [entry(module, name) for module, name in entries]
    parts.append("## Errors\n")
    parts += [entry("errors", node.name) for node in tree("errors").body if isinstance(node, ast.ClassDef)]
    return "\n".join(parts).rstrip() + "\n"


def tree(module: str) -> ast.Module:
    return ast.parse((KERNEL / f"{module}.py").read_text("utf-8"))


def entry(module: str, name: str) -> str:
    """A class with its public methods and fields, or a function."""
    node = next(node for node in tree(module).body if getattr(node, "name", "") == name)
    if isinstance(node, ast.FunctionDef):
        return f"### {name}\n\n```python\n{name}{signature(node)}\n```\n\n`filone.kernel.{module}`. {told(node)}\n"
    assert isinstance(node, ast.ClassDef)
    start = next((inner for inner in node.body if getattr(inner, "name", "") == "__init__"), None)
    made = signature(start) if isinstance(start, ast.FunctionDef) else ""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    lines = [f"### {name}\n"]
    if made:
        lines.append(f"```python\n{name}{made.removesuffix(' -> None')}\n```\n")
    lines.append(f"`filone.kernel.{module}`")
    lines[-1] += f", a `{bases}`. {told(node)}\n" if bases else f". {told(node)}\n"
    rows = list(members(node))
    if rows:
        lines += ["| | |", "|---|---|", *rows, ""]
    return "\n".join(lines)


def members(node: ast.ClassDef) -> Iterator[str]:
    for inner, following in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
            value = f" = {ast.unparse(inner.value)}" if inner.value is not None else ""
            said = following.value if isinstance(following, ast.Expr) else None
            text = str(said.value) if isinstance(said, ast.Constant) else ""
            yield row(f"{inner.target.id}: {ast.unparse(inner.annotation)}{value}", text)
        elif isinstance(inner, ast.FunctionDef) and not inner.name.startswith("_"):
            is_property = any(ast.unparse(mark) == "property" for mark in inner.decorator_list)
            made = signature(inner)
            yield row(inner.name + (made.partition(")")[2].replace(" ->", ":") if is_property else made), told(inner))


def signature(node: ast.FunctionDef) -> str:
    """As it is called: without `self`."""
    arguments = node.args
    if arguments.args and arguments.args[0].arg in ("self", "cls"):
        arguments = ast.arguments(
            posonlyargs=[],
            args=arguments.args[1:],
            vararg=arguments.vararg,
            kwonlyargs=arguments.kwonlyargs,
            kw_defaults=arguments.kw_defaults,
            kwarg=arguments.kwarg,
            defaults=arguments.defaults,
        )
    return f"({ast.unparse(arguments)})" + (f" -> {ast.unparse(node.returns)}" if node.returns else "")


def told(node: ast.FunctionDef | ast.ClassDef) -> str:
    return ast.get_docstring(node) or ""


def row(code: str, text: str) -> str:
    """Of a table in Markdown, where a bar ends a cell."""
    cells = (f"`{code}`", " ".join(text.split()))
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


# A game


def page(game: Game) -> str:
    words = words_of(game.package, "en")
    least, most = game.seats.start, game.seats.stop - 1
    parts = [
        f"# {words('game-name')}\n",
        WRITTEN,
        f"`games.load({game.name!r})`: {words('game-tagline')}\n",
        f"{least} players" if least == most else f"{least} to {most} players",
    ]
    parts[-1] += f". Version {game.rules} of the rules. {game.space.size:,} moves in the space.\n"
    if game.options:
        parts += ["## Options\n", "| name | default | allowed | |", "|---|---|---|---|"]
        parts += [option_row(option, words.help(option.text)) for option in game.options]
        parts.append("")
    if game.sets:
        parts += ["Sets of options that go together: `game.start(seats, game.sets[name])`.\n"]
        parts += ["| set | options | |", "|---|---|---|"]
        parts += [set_row(name, options, words.help(f"set-{name}")) for name, options in game.sets.items()]
        parts.append("")
    parts += ["## Decisions\n", "What `view.ask` says, and how a player is asked.\n", "| ask | |", "|---|---|"]
    parts += [row(ask, words(f"ask-{ask}")) for ask in game.asks]
    parts += ["", "## Moves\n", game.space.document(), ""]
    parts += ["## Scores\n", "| category | |", "|---|---|"]
    parts += [row(category, words(f"score-{category}")) for category in game.categories]
    parts += ["", "## What a seat sees\n", *structs(game.view)]
    parts += ["## What a move does\n", *structs(effects_of(game))]
    parts += ["## What a learner sees\n", *features(game)]
    return "\n".join(parts).rstrip() + "\n"


def features(game: Game) -> Iterator[str]:
    """Those of the smallest table."""
    encoder = encoder_of(game.package, game.start(game.seats[0]))
    size = f"{encoder.width:,} numbers, and {encoder.actions:,} moves a number of their own"
    yield f"With {game.seats[0]} players `rl.encoder` gives {size}. Seats are counted from whoever looks.\n"
    yield from ("| feature | numbers | up to | |", "|---|---|---|---|")
    for one in encoder.features:
        yield f"| {one.name} | {len(one.labels)} | {one.most} | {one.about} |"


def option_row(option: Option, help: str) -> str:
    default = msgspec.json.encode(option.default).decode()
    return f"| `{option.name}` | `{default}` | {option.allowed} | {help} |"


def set_row(name: str, options: dict[str, Any], help: str) -> str:
    return f"| `{name}` | `{msgspec.json.encode(options).decode()}` | {help} |"


def structs(view: type[msgspec.Struct]) -> list[str]:
    """The view, and the structs it is made of."""
    waiting: list[Any] = [view]
    lines: list[str] = []
    for struct in waiting:
        said = told_of(struct)
        lines += [f"### {struct.__name__}\n", *([f"{said}\n"] if said else []), "| field | type |", "|---|---|"]
        for field in msgspec.structs.fields(struct):
            lines.append(row(field.name, "").rstrip("| ") + f" | {spell(field.type).replace('|', chr(92) + '|')} |")
            waiting += [inner for inner in inside(field.type) if inner not in waiting]
        lines.append("")
    return lines


def effects_of(game: Game) -> type[msgspec.Struct]:
    """The struct of the game's own, if it has one."""
    if find_spec(f"{game.package}.effects") is None:
        return Effects
    module = import_module(f"{game.package}.effects")
    own = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Effects)]
    return next((struct for struct in own if struct is not Effects), Effects)


def told_of(struct: type[msgspec.Struct]) -> str:
    return "\n".join(line.strip() for line in (struct.__doc__ or "").splitlines()).strip()


def inside(kind: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(kind, type) and get_origin(kind) is None and issubclass(kind, msgspec.Struct):
        yield kind
    for inner in get_args(kind):
        yield from inside(inner)


def spell(kind: Any) -> str:
    """A type as it is written."""
    if isinstance(kind, type) and get_origin(kind) is None:
        return "None" if kind is type(None) else kind.__name__
    text = str(kind).replace("typing.", "")
    for inner in inside(kind):
        text = text.replace(f"{inner.__module__}.{inner.__qualname__}", inner.__name__)
    return text


def generate() -> dict[Path, str]:
    """What each file should hold."""
    folder = DOCS / "reference"
    ours = [games.load(name) for name in games.names()]
    pages = {folder / f"{game.name}.md": page(game) for game in ours if game.package.startswith("filone.games.")}
    return {folder / "contract.md": contract()} | pages


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(__doc__)
    for path, text in generate().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
