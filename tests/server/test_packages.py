"""A game in a package of its own, installed beside us: listed, and played in the terminal and at a table."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from filone import games
from filone.cli.main import main
from filone.cli.new_game import make_package
from filone.kernel import registry
from server.harness import Player, Refused, Running, start

NAME = "drift"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As `pip install` leaves it: the package, and beside it what it says of itself."""
    site = make_package(tmp_path, NAME).parent
    said = site / f"{NAME}-0.1.0.dist-info"
    said.mkdir()
    (said / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 0.1.0\n", "utf-8")
    (said / "entry_points.txt").write_text(f"[filone.games]\n{NAME} = {NAME}.game\n", "utf-8")
    monkeypatch.syspath_prepend(str(site))
    registry._installed.cache_clear()
    yield
    registry._installed.cache_clear()
    for module in [module for module in sys.modules if module.partition(".")[0] == NAME]:
        del sys.modules[module]


def test_the_terminal_lists_and_plays_it(installed: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert NAME in capsys.readouterr().out
    assert main(["sim", NAME, "--players", "2", "--games", "3", "--seed", "1"]) == 0
    assert main(["arena", NAME, "--players", "2", "--bots", "novice,random", "--games", "2"]) == 0


def test_the_server_gives_its_words_and_a_table(installed: None, player: Callable[..., Player]) -> None:
    ada, ugo = player("Ada"), player("Ugo")
    assert NAME in [info["name"] for info in ada.get("games")]
    for lang, words in (("it", "pepite"), ("en", "nuggets")):
        assert words in ada.get(f"games/{NAME}/texts", lang=lang)["fluent"]
        assert ada.get(f"games/{NAME}/rules", lang=lang)
    assert f"{NAME}.DriftView" in ada.get("openapi.json")["components"]["schemas"]
    table = ada.new_table(NAME, 2)
    ugo.command(table, "join")
    ada.command(table, "start")
    players = {0: ada, 1: ugo}
    position = ada.get(f"tables/{table}")
    while position["table"]["status"] != "over":
        position = (mover := players[position["table"]["turn"]]).get(f"tables/{table}")
        position = mover.move(position)
    assert position["outcome"]["winners"]


@pytest.mark.parametrize("fault", ["raise ValueError", "while True: pass", "__import__('os')._exit(1)"])
def test_a_bot_that_fails_keeps_no_table_waiting(
    installed: None, run: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    knowledge = next(tmp_path.rglob("knowledge.py"))
    knowledge.write_text(
        knowledge.read_text("utf-8").replace("return DriftThought(root, seat, rng)", f"\n        {fault}"), "utf-8"
    )
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(knowledge.parents[2]), os.environ.get("PYTHONPATH", "")]))
    server = run(workers=1, bot_seconds=-1.0, worker_command=(sys.executable, "-m", "filone.server.worker"))
    ada = Player(server.address, "Ada")
    for _ in range(2):
        table = ada.new_table(NAME, 2, bots={"1": "novice"})
        position = ada.command(table, "start")
        with ada.socket() as socket:
            socket.watch(table)
            while not any(entry["seat"] == 1 for entry in ada.get(f"tables/{table}/log")["entries"]):
                position = ada.move(position) if position["moves"] else socket.wait("position")
    assert server.hall.metrics.bot_failures._value.get() > 0
    ada.close()


def test_a_game_that_fails_takes_nobody_else_along(
    installed: None, player: Callable[..., Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ugo, eva, leo = (player(name) for name in ("Ada", "Ugo", "Eva", "Leo"))
    broken, sound = start([ada, ugo], NAME), start([eva, leo])

    def fail(*_: object) -> None:
        raise ValueError

    with ugo.socket() as watching, leo.socket() as other:
        watching.watch(broken)
        other.watch(sound)
        position = next(one for one in (ada.position(broken), ugo.position(broken)) if one["moves"])
        with monkeypatch.context() as patched:
            patched.setattr(games.load(NAME), "own", fail)
            with pytest.raises(Refused, match="internal"):
                (ada, ugo)[position["seat"]].move(position)
            with pytest.raises(ConnectionClosed):
                watching.wait("never")
            eva.move(eva.position(sound), "keep")
            assert other.wait("your_turn")["table"] == sound
    assert ada.position(broken)["version"] > position["version"], "the move stands"
    with ugo.socket() as again:
        assert again.watch(broken)["version"] > position["version"]


def test_the_package_says_where_its_game_is(tmp_path: Path) -> None:
    import tomllib

    make_package(tmp_path, NAME)
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["entry-points"]["filone.games"] == {NAME: f"{NAME}.game"}
