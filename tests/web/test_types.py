"""The types of the page are those of the server."""

import runpy

from web.conftest import WEB


def test_generated_types_are_current() -> None:
    generate = runpy.run_path(str(WEB / "scripts" / "message_types.py"))["generate"]
    for path, text in generate().items():
        assert path.read_text("utf-8") == text, f"{path.relative_to(WEB)}: run `npm run types`"
