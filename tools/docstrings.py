"""Docstrings for compiled code: mypyc keeps the signature of everything and the docstring of nothing.

It leaves a place for them in its C, where they are filled in before that is compiled.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

_FUNCTION = re.compile(r'\(PyCFunction\)CPyPy_(?P<name>\w+),(?P<rest>[^"{}]*PyDoc_STR\("[^"]*)"')
_CLASS = re.compile(r'CPyType_(?P<name>\w+)_template_ = \{(?P<rest>[^"{}]*"[^"]*"[^"{}]*\.tp_doc = PyDoc_STR\("[^"]*)"')


def docstrings(modules: list[str], root: Path) -> dict[str, str]:
    """The docstrings of these modules as C, each under the name that mypyc gives to what it is about."""
    found: dict[str, str] = {}
    for module in map(Path, modules):
        place = ".".join(module.relative_to(root).with_suffix("").parts)
        for node in ast.parse(module.read_text("utf-8")).body:
            found.update(_of(node, place))
            if isinstance(node, ast.ClassDef):
                for inner in node.body:
                    found.update(_of(inner, f"{place}.{node.name}"))
    return found


def documented(text: str, docs: dict[str, str]) -> str:
    """mypyc's C with the docstrings in it."""

    def fill_in(found: "re.Match[str]") -> str:
        return f'{found[0][:-1]}{docs.get(found["name"], "")}"'

    for pattern in (_FUNCTION, _CLASS):
        text = pattern.sub(fill_in, text)
    return text


def _of(node: ast.stmt, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
        yield f"{place}.{node.name}".replace(".", "___"), "".join(_escaped(byte) for byte in text.encode())


def _escaped(byte: int) -> str:
    """A byte of a C string; three octal digits, so that no digit after them is taken for one of them."""
    return chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}"
