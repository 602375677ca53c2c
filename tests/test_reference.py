"""The reference says what the code says."""

import runpy
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def test_the_reference_is_current() -> None:
    written: dict[Path, str] = runpy.run_path(str(DOCS / "make_reference.py"))["generate"]()
    for path, text in written.items():
        assert path.exists(), f"{path.name} is missing: run `python docs/make_reference.py`"
        assert path.read_text("utf-8") == text, f"{path.name} is stale: run `python docs/make_reference.py`"
    assert {path.name for path in (DOCS / "reference").iterdir()} == {path.name for path in written}
