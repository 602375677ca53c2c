"""The types of the page are those of the server, and what it draws is what the games are made of."""

import runpy

import pytest

from web.conftest import WEB


@pytest.mark.parametrize("script", ["message_types.py", "content.py"])
def test_generated_files_are_current(script: str) -> None:
    generate = runpy.run_path(str(WEB / "scripts" / script))["generate"]
    for path, text in generate().items():
        assert path.read_text("utf-8") == text, f"{path.relative_to(WEB)}: run `npm run types`"
