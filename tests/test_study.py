"""The study of many games can be made anew."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

DOCS = Path(__file__).parents[1] / "docs"
GAMES = ("saboteur", "valdora", "eldorado", "caverna")


def test_a_few_games_make_a_page_with_four_charts(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    command = [sys.executable, str(DOCS / "make_study.py"), "--games", "4", "--jobs", "1", "--folder", str(tmp_path)]
    subprocess.run([*command, "--journal", str(journal)], check=True)
    page = (tmp_path / "study.md").read_text("utf-8")
    for name in GAMES:
        chart = ET.fromstring((tmp_path / f"pictures/study-{name}.svg").read_text("utf-8"))  # noqa: S314
        assert len(chart.findall("{*}rect")) > 1, name
        assert f"pictures/study-{name}.svg" in page
    played = journal.read_bytes()
    subprocess.run([*command, "--journal", str(journal)], check=True)
    assert journal.read_bytes() == played, "what is in the journal is not played again"
    assert (tmp_path / "study.md").read_text("utf-8") == page


def test_the_page_says_how_many_games_it_is_from_and_finds_something_in_each() -> None:
    page = (DOCS / "study.md").read_text("utf-8")
    assert "10,000 in all" in page
    assert all(re.search(rf"[\d,]+ of {name}", page) for name in GAMES)
    assert page.count("their intervals do not meet") == len(GAMES)
