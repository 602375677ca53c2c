import io
from collections.abc import Callable

import pytest

from filone.cli.main import main

Run = Callable[..., str]
Play = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command as a person would type it; what it printed. It must succeed."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(line: str) -> str:
        assert main(line.split()) == 0
        captured = capsys.readouterr()
        assert captured.err == ""
        return captured.out

    return run


@pytest.fixture
def refuse(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command that must be refused in one line with exit code 2; the line."""
    monkeypatch.setenv("LC_ALL", "C")

    def refuse(line: str) -> str:
        try:
            code = main(line.split())
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else 1
        captured = capsys.readouterr()
        assert code == 2
        assert captured.out == ""
        assert captured.err.count("\n") == 1
        assert captured.err.startswith("filone: ")
        return captured.err.removeprefix("filone: ").strip()

    return refuse


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """A session at the terminal with the keyboard scripted; what it printed."""

    def play(*lines: str, more: str = "", lang: str = "en", what: str = "toy --players 2") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(f"play {what} --seed 3 --lang {lang} {more}".split()) == 0
        return capsys.readouterr().out

    return play
