"""The reference says what the code says."""

import re
import runpy
from pathlib import Path

from filone.server.api import ROUTES
from filone.server.api.documents import documents

DOCS = Path(__file__).parents[1] / "docs"


def test_the_reference_is_current() -> None:
    written: dict[Path, str] = runpy.run_path(str(DOCS / "make_reference.py"))["generate"]()
    for path, text in written.items():
        assert path.exists(), f"{path.name} is missing: run `python docs/make_reference.py`"
        assert path.read_text("utf-8") == text, f"{path.name} is stale: run `python docs/make_reference.py`"
    assert {path.name for path in (DOCS / "reference").iterdir()} == {path.name for path in written}


def test_every_route_is_in_the_guide() -> None:
    guide = (DOCS / "api.md").read_text("utf-8")
    told = set(re.findall(r"`((?:GET|POST|PUT|PATCH|DELETE) api/[^`? ]*)", guide))
    routes = [*ROUTES, *documents(ROUTES, "0")]
    assert told == {f"{route.method} {route.path.removeprefix('/')}" for route in routes}
