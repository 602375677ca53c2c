"""Wrong arguments: one readable line in the reader's language, exit code 2, nothing done."""

from pathlib import Path

import pytest

from cli.conftest import Run
from filone.cli.arguments import value_of
from filone.cli.main import language
from filone.kernel import data, flag, number


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "missing: COMMAND"),
        ("dance", "COMMAND cannot be 'dance'; allowed: "),
        ("rules", "missing: GAME"),
        ("rules chess", "There is no game called “chess”. There are: "),
        ("rules toy --lang fr", "--lang cannot be 'fr'; allowed: 'en', 'it'"),
        ("version now", "cannot understand: now"),
        ("sim toy --players 2", "missing: --games"),
        ("sim toy --players", "--players needs a value"),
        ("sim toy --players two --games 1", "--players must be a whole number, not 'two'"),
        ("sim toy --players 9 --games 1", "toy is played by 2-4 players, not by 9."),
        ("sim toy --players 2 --games 0", "--games must be at least 1, not 0"),
        ("sim toy --players 2 --games 1 --jobs 0", "--jobs must be at least 1, not 0"),
        ("sim toy --players 2 --games 1 --option lucky", "“lucky” is not an option; write NAME=VALUE"),
        ("sim toy --players 2 --games 1 --option luck=true", "toy has no option “luck”. It has: lucky."),
        ("sim toy --players 2 --games 1 --option lucky=3", "Option “lucky” cannot be “3”. Allowed: true, false."),
        ("sim toy --players 2 --games 1 --set ten", "toy has no set “ten”; it has: nine"),
        ("play toy --players 2 --seat 3", "there is no seat 3; seats go from 1 to 2"),
        (
            "play toy --players 2 --bots genius",
            "There is no bot called “genius”. There are: random, novice, adept, master.",
        ),
        ("replay nowhere.json", "This file cannot be read: No such file or directory."),
        ("bench toy --seconds 0", "--seconds must be at least 1, not 0"),
        ("serve --port 65536", "--port must be from 0 to 65535, not 65536"),
        ("serve --host 192.0.2.1 --port 0", "cannot listen on 192.0.2.1:0: "),
        ("admin tables --database sqlite:////nowhere/filone.db", "cannot use “/nowhere/filone.db”: No such file"),
        ("backup /nowhere/copy.db --database sqlite:////nowhere/filone.db", "cannot use “/nowhere/filone.db”: No such"),
        ("backup --restore /nowhere/copy.db", "cannot use “/nowhere/copy.db”: No such file"),
        ("rules --lang it", "manca: GIOCO"),
        ("rules chess --lang=it", "Non c’è nessun gioco"),
    ],
)
def test_refusals(refuse: Run, line: str, answer: str) -> None:
    assert answer in refuse(line)


def test_the_system_sets_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language([]) == "en"
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert language([]) == "it"
    assert language(["games", "--lang", "en"]) == "en"


def test_options_are_read_by_their_type(tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    file.write_text("[1, 2]")
    assert value_of(flag("a", default=False), "true") is True
    assert value_of(number("a", range(3), None), "2") == 2
    assert value_of(number("a", range(3), None), "null") is None
    assert value_of(data("a", lambda _: None), str(file)) == [1, 2]


def test_help_speaks_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    from filone.cli.main import main

    with pytest.raises(SystemExit):
        main(["sim", "--help", "--lang", "it"])
    assert capsys.readouterr().out.startswith("uso: filone sim")
