"""Fluent files and the code that uses them, taken apart."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class Message(msgspec.Struct):
    """What a message needs: the variables of its value, the names of its attributes, the terms it refers to."""

    variables: set[str]
    attributes: set[str]
    terms: set[str]


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.terms.add(f"-{node.id.name}")


def messages(package: str, lang: str) -> dict[str, Message]:
    """The messages and terms (whose keys begin with a dash) of a folder in one language."""
    return parse(files(package).joinpath(f"texts/{lang}.ftl").read_text("utf-8"))


def parse(text: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, (ftl.Message, ftl.Term)):
            key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            assert key not in found, f"{key} twice"
            assert entry.value is not None, f"{key} says nothing"
            references = _References()
            references.visit(entry)
            attributes = {attribute.id.name for attribute in entry.attributes}
            found[key] = Message(references.variables, attributes, references.terms)
    return found


def key_patterns(source: Path, prefix: str = "") -> Iterator[re.Pattern[str]]:
    """The keys that a module may ask for: its string literals, with a hole wherever an f-string has one."""
    tree = ast.parse(source.read_text("utf-8"))
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-zA-Z0-9_-]+" for p in node.values]
            if re.match(r"[a-z]+\\-", parts[0]) and str(getattr(node.values[0], "value", "")).startswith(prefix):
                yield re.compile("".join(parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            if re.fullmatch(r"[a-z][a-zA-Z0-9_-]*", node.value) and node.value.startswith(prefix):
                yield re.compile(re.escape(node.value))
