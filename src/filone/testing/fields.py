"""Copies made from declarations: `python -m filone.testing.fields [FOLDER ...]` writes every `copy_fields` anew.

A class of a position names its fields once, as the annotated names of its body. The method that copies them stands
below, under a marker line, as source: read at run time the declaration would cost twice as much.
"""

import ast
import re
import sys
from pathlib import Path

MARKER = "    # Made by `make fields` from the declaration above."
METHOD = re.compile(rf"^{re.escape(MARKER)}\n    def copy_fields\(.*?\n(?=\n|\Z)", re.MULTILINE | re.DOTALL)
SHARED = re.compile(r"(int|i64|bool|str|float|tuple\[.*|frozenset\[.*|.*\| None)$")
"""What never changes is shared by the copies."""


def copied(name: str, kind: str) -> str:
    """How a field of this written type is copied: lists, vecs, what is in them, and whatever has a `copy` itself."""
    field = f"self.{name}"
    if SHARED.match(kind):
        return field
    inside = re.match(r"(?:list|vec)\[(.*)\]$", kind)
    if not inside:
        return f"{field}.copy()"
    if SHARED.match(inside[1]):
        return f"{field}[:]"
    return f"[row[:] for row in {field}]" if inside[1].startswith("list[") else f"[item.copy() for item in {field}]"


def method(cls: ast.ClassDef) -> str:
    """The source of a class's `copy_fields`."""
    lines = [MARKER, f"    def copy_fields(self, twin: {cls.name}) -> None:"]
    for node in cls.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            lines.append(f"        twin.{node.target.id} = {copied(node.target.id, ast.unparse(node.annotation))}")
    return "\n".join(lines) + "\n"


def renewed(source: str) -> str:
    """A module with every such method made anew."""
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    made = {cls.name: method(cls) for cls in classes}

    def of_its_class(old: re.Match[str]) -> str:
        name = re.search(r"twin: (\w+)", old[0])
        assert name is not None, old[0]
        return made[name[1]]

    return METHOD.sub(of_its_class, source)


def stale(folder: Path) -> dict[Path, str]:
    """The modules of a folder whose copies do not follow from the declaration, and what they should be."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text("utf-8")
        if MARKER in source and renewed(source) != source:
            found[path] = renewed(source)
    return found


if __name__ == "__main__":
    for folder in sys.argv[1:] or ["src/filone/games", "tests/toy"]:
        for path, source in stale(Path(folder)).items():
            path.write_text(source, "utf-8")
            print(path)
