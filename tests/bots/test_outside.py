"""Bots from outside: installed, from a module, and programs in any language."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from filone import bots, games
from filone.bots import Budget, outside
from filone.bots.arena import matches, play
from filone.bots.bot import RandomBot
from filone.bots.levels import SUBSTITUTE, UnknownBot
from filone.bots.outside import BrokenBot, LostBot, Program
from filone.kernel import View
from filone.server.ratings import strength

GAME = games.load("toy")
AUTHORED = """
class Runner:
    def __init__(self, game):
        self.game = game

    def choose(self, view, budget, rng):
        return self.game.imagine(view, rng).legal()[-1]
"""
PROGRAM = """
import json, sys
for line in sys.stdin:
    print(json.loads(line)["moves"][-1]["move"], flush=True)
"""


def program(tmp_path: Path, text: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(text)
    return f"exec:{sys.executable} {file}"


def decision() -> tuple[View, list[int]]:
    """What a seat sees that is asked something, and what it may answer."""
    state = GAME.start(2, {})
    rng = Random(1)
    while state.turn < 0 or len(state.moves()) < 2:
        state.advance(rng.choice(state.moves()))
    return state.view(state.turn), state.moves()


def test_a_class_of_a_module_in_this_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "authored.py").write_text(AUTHORED)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    view, legal = decision()
    assert bots.bring(GAME, "authored:Runner").choose(view, Budget(), Random(1)) == legal[-1]


def test_a_program_is_asked_a_line_and_answers_a_line(tmp_path: Path) -> None:
    name = program(tmp_path, PROGRAM)
    view, legal = decision()
    assert bots.bring(GAME, name).choose(view, Budget(), Random(1)) == legal[-1]
    match, *_ = matches("toy", [name, "random"], 2, 2, options={}, seed=1, budget=Budget(seconds=9))
    assert play(match).scores == play(match).scores


def test_a_program_that_is_late_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "GRACE", 0.1)
    late = Program(GAME, program(tmp_path, "import time; time.sleep(60)"))
    with pytest.raises(LostBot):
        late.choose(decision()[0], Budget(seconds=0.1), Random(1))


@pytest.mark.parametrize("answer", ["999999", "'x'", ""])
def test_a_program_that_answers_nonsense_is_named(tmp_path: Path, answer: str) -> None:
    lost = Program(GAME, program(tmp_path, f"input(); print({answer})"))
    with pytest.raises(LostBot, match=r"bot\.py"):
        lost.choose(decision()[0], Budget(seconds=9), Random(1))


@pytest.mark.parametrize("name", ["nowhere:Runner", "sys:Nothing", "math:sqrt", "exec:", "exec:/no/such/program"])
def test_what_cannot_be_brought_is_said(name: str) -> None:
    with pytest.raises(BrokenBot, match="cannot be brought"):
        bots.bring(GAME, name).choose(decision()[0], Budget(), Random(1))


def test_an_installed_bot_has_a_name_like_the_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("last", "filone.bots.bot:RandomBot", "filone.bots")
    monkeypatch.setattr(outside, "installed", lambda: {"last": point})
    assert bots.names() == [*bots.LEVELS, "last"]
    assert isinstance(bots.load(GAME, "last"), RandomBot)
    assert bots.title("last", "it") == "last"


def test_a_hyphen_makes_no_style_of_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only ours have styles, and those are ours in every style."""
    names = ["random-forest", "deep-bold", "adept-bold"]
    points = [EntryPoint(name, "filone.bots.bot:RandomBot", "filone.bots") for name in names]
    monkeypatch.setattr(outside, "entry_points", lambda **_: points)
    outside.installed.cache_clear()
    assert list(outside.installed()) == names[:2]
    outside.installed.cache_clear()
    assert bots.level_and_style("random-forest") == ("random-forest", "")
    assert bots.player("deep-bold", "en") == ""
    assert strength("saboteur", "adept-forest") == strength("saboteur", SUBSTITUTE)


@pytest.mark.parametrize("name", ["sys:exit", "exec:true"])
def test_a_server_loads_nothing_but_names(name: str) -> None:
    """What a stranger may write must not be run."""
    with pytest.raises(UnknownBot):
        bots.load(GAME, name)
