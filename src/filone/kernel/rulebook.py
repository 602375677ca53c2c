"""A game's rulebook: `rulebook/<lang>.md` beside its code, read clause by clause."""

import re
from functools import cache
from importlib.resources import files

import msgspec

_SECTION = re.compile(r"^## (\d+) (.+)$")
_CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* (.+)$")


class Clause(msgspec.Struct, frozen=True):
    """One rule, in Markdown."""

    number: str
    text: str


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rulebook; its number begins those of its clauses."""

    number: str
    title: str
    clauses: tuple[Clause, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    sections: tuple[Section, ...]

    def clauses(self) -> dict[str, Clause]:
        """All of them, by number."""
        return {clause.number: clause for section in self.sections for clause in section.clauses}


@cache
def rulebook(package: str, lang: str) -> Rulebook:
    """The rulebook of the game in `package`. A list or a table after a clause belongs to it."""
    text = files(package).joinpath(f"rulebook/{lang}.md").read_text("utf-8")
    title = ""
    sections: list[tuple[str, str, list[Clause]]] = []
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        line = " ".join(paragraph.split("\n"))
        if line.startswith("# "):
            title = line[2:]
        elif section := _SECTION.match(line):
            sections.append((section[1], section[2], []))
        elif clause := _CLAUSE.match(line):
            sections[-1][2].append(Clause(clause[1], clause[2]))
        elif sections and sections[-1][2]:
            last = sections[-1][2].pop()
            sections[-1][2].append(Clause(last.number, f"{last.text}\n\n{paragraph}"))
        else:
            raise ValueError(f"rulebook/{lang}.md: neither title, section nor clause: {line[:60]!r}")
    return Rulebook(title, tuple(Section(number, name, tuple(clauses)) for number, name, clauses in sections))
