"""The words that people read: the same in both languages, none missing, none unused, all set alike."""

import re
from functools import cache
from pathlib import Path

import pytest

import filone
from filone.kernel.rulebook import rulebook
from filone.kernel.texts import LANGUAGES
from filone.testing.fluent import key_patterns, messages

ROOT = Path(filone.__file__).parent
PACKAGES = sorted(
    "filone." + path.parents[1].relative_to(ROOT).as_posix().replace("/", ".") for path in ROOT.glob("*/texts/en.ftl")
)


@pytest.mark.parametrize("package", PACKAGES)
def test_languages_say_the_same(package: str) -> None:
    first, *others = (messages(package, lang) for lang in LANGUAGES)
    for other in others:
        assert {key: m.variables for key, m in other.items()} == {key: m.variables for key, m in first.items()}


def test_no_text_is_there_twice() -> None:
    """The second would win, and nobody would notice."""
    for path in [path for path in READ if path.suffix == ".ftl"]:
        keys = re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
        assert sorted(keys) == sorted(set(keys)), path


@pytest.mark.parametrize("package", PACKAGES)
def test_no_text_is_unused(package: str) -> None:
    """A key is used if some module could ask for it, literally or by an f-string."""
    assert [key for key in messages(package, "en") if not any(pattern.fullmatch(key) for pattern in asked_for())] == []


@cache
def asked_for() -> list[re.Pattern[str]]:
    return [pattern for source in ROOT.rglob("*.py") for pattern in key_patterns(source)]


READINGS = {
    "saboteur": "4.4 4.7 4.9 5.8 6.13 7.4 8.4 8.8 8.11 9.3",
    "valdora": "1.4 1.9 2.7 3.4 6.7",
    "eldorado": "1.5 5.2 6.6",
}
"""Clauses that go beyond what is printed: whoever reads them must be told."""


@pytest.mark.parametrize("game", READINGS)
@pytest.mark.parametrize(("lang", "formula"), [("en", "(Our reading.)"), ("it", "(Interpretazione nostra.)")])
def test_a_reading_of_ours_says_so(game: str, lang: str, formula: str) -> None:
    clauses = rulebook(f"filone.games.{game}", lang).clauses()
    for number in READINGS[game].split():
        rule, _, _tables = clauses[number].text.partition("\n\n")
        assert rule.endswith(formula), number


READ = sorted(
    path
    for folder in (ROOT, Path(__file__).parents[1] / "web" / "src", Path(__file__).parent / "toy")
    for pattern in ("texts/*.ftl", "rulebook/*.md")
    for path in folder.rglob(pattern)
)


@pytest.mark.parametrize("path", READ, ids=lambda path: "/".join(path.parts[-4:]))
def test_texts_are_set_alike(path: Path) -> None:
    """One apostrophe, no space before an ellipsis, British spelling, a round is a giro; no rule has coordinates."""
    aside = r"^#.*|^[\w-]+ =" if path.suffix == ".ftl" else "`[^`]*`"
    text = re.sub(aside, "", path.read_text("utf-8"), flags=re.MULTILINE)
    spelling = (
        r"|\w*(?:color|neighbor|harbor|parlor|traveler)\w*" if path.stem == "en" else r"|\bmanche\b|(?<![$[])\bround\b"
    )
    spelling += r"|\d,-?\d" if path.suffix == ".md" else ""
    assert re.findall(r"\w+'\w*|\S+ …|\.\.\." + spelling, text, flags=re.IGNORECASE) == []
