"""From a clone to the first move: clones the checkout, runs `make play` with a new HOME and no caches, and plays the
first move of each game against bots in a browser. With `--edit` it measures instead what a changed line costs: `make
quick` of its game, and until the game is compiled and its tests run.

    python benchmarks/first_minute.py [--edit]

Runs on an interpreter that has the development tools (Playwright), with Chromium on the machine.
"""

import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from time import monotonic

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[0] = str(ROOT / "tests")  # in place of this folder, which has a `server` of its own

from web.conftest import FLAGS, chromium  # noqa: E402
from web.player import Player, against_bots  # noqa: E402  (the tests' own player)

CACHES = {"PYTHONPATH", "XDG_CACHE_HOME", "npm_config_cache"}
SEATS = {"saboteur": 3, "valdora": 3, "eldorado": 2, "caverna": 2}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def fresh(home: Path) -> dict[str, str]:
    """The environment of somebody who has nothing of ours."""
    return {name: value for name, value in os.environ.items() if name not in CACHES} | {"HOME": str(home)}


def make_play(clone: Path, home: Path) -> tuple[subprocess.Popen[str], str, float]:
    """Start it, tell what it says with the second it says it in, and give its address."""
    begun = monotonic()
    server = subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=fresh(home),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stderr is not None
    for line in server.stderr:
        print(f"{monotonic() - begun:6.1f}  {line}", end="", flush=True)
        if found := re.search(r"http://\S+", line):
            threading.Thread(target=server.stderr.read, daemon=True).start()
            return server, found[0], monotonic() - begun
    sys.exit("make play ended without an address")


def first_move(page: Page, game: str) -> float:
    """Seconds from the open table to a move of ours that the server has taken."""
    against_bots(page, game, SEATS[game], "novice")
    begun = monotonic()
    player = Player(page, seed=1)
    assert player.wait()
    player.play()
    return monotonic() - begun


def play(clone: Path, home: Path) -> None:
    for time in ("first", "second"):
        server, address, seconds = make_play(clone, home)
        print(f"make play, the {time} time: an address after {seconds:.1f} s", flush=True)
        if time == "first":
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                page = browser.new_page(viewport={"width": 1440, "height": 900})
                page.goto(address)
                for game in SEATS:
                    print(f"{game}: the first move after {first_move(page, game):.1f} s", flush=True)
                browser.close()
        server.terminate()
        server.wait()


def edit(clone: Path, home: Path) -> None:
    """What has been prepared once is there; of the run that follows each change the time is taken."""
    for target, game in (("quick", "saboteur"), ("compiled", "caverna")):
        make(clone, home, target, game)
        for what, file, before, after in CHANGES[game]:
            changed = Path(clone, "src/filone/games", game, file)
            changed.write_text(changed.read_text().replace(before, after, 1))
            seconds, tests = make(clone, home, target, game)
            print(f"make {target} GAME={game} after {what}: {seconds:.1f} s, of which tests {tests:.0f} s", flush=True)


CHANGES = {
    "saboteur": [("a new name in position.py", "position.py", "\n\n\n", "\n\nCHANGED = 1\n\n\n")],
    "caverna": [
        ("a changed line of a rule", "rules/harvest.py", "if number < len(FIRST", "if 1 + number <= len(FIRST"),
        ("a new name in position.py", "position.py", "\n\n\n", "\n\nCHANGED = 1\n\n\n"),
    ],
}
"""What is changed, where, from what to what. What a group's modules know of each other changes with a new name only."""


def make(clone: Path, home: Path, target: str, game: str) -> tuple[float, float]:
    """The seconds that it takes, and those of its tests."""
    begun = monotonic()
    command = ["make", target, f"GAME={game}"]
    done = subprocess.run(command, cwd=clone, env=fresh(home), stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout)
    return monotonic() - begun, float(re.findall(r"\| tests[^|]*\| (\d+) \|", done.stdout)[-1])


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder, "filone"), Path(folder, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        (edit if "--edit" in sys.argv else play)(clone, home)


if __name__ == "__main__":
    main()
