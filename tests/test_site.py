"""The documentation builds, every link in it leads somewhere, and no page of it needs another host."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mkdocs")

DOCS = Path(__file__).parents[1] / "docs"
LOADED = re.compile(r"""<(?:script|img|iframe|source)[^>]*\ssrc=["']?([^"'\s>]+)|<link[^>]*\shref=["']?([^"'\s>]+)""")
STYLED = re.compile(r"""(?:url\(|@import\s)["']?([^"')]+)""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, str(DOCS / "make_site.py"), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_page_is_there(site: Path) -> None:
    for page in DOCS.rglob("*.md"):
        assert (site / page.relative_to(DOCS)).with_suffix(".html").is_file(), page
    assert (site / "rules/saboteur.it.html").is_file()


def test_nothing_comes_from_another_host(site: Path) -> None:
    loaded = [
        (page.name, found)
        for pattern, kind in ((LOADED, "*.html"), (STYLED, "*.css"))
        for page in site.rglob(kind)
        for match in pattern.finditer(page.read_text("utf-8"))
        for found in match.groups()
        if found
    ]
    assert loaded
    assert [one for one in loaded if re.match(r"(https?:)?//", one[1])] == []
