"""Who is for ever underway comes to nothing: turns in which a pawn came back for nothing, counted over whole games."""

import subprocess
import sys
from pathlib import Path

COUNT = Path(__file__).parents[3] / "benchmarks/circles.py"


def circles(bot: str, nodes: int, turns: int) -> int:
    command = [sys.executable, str(COUNT), "--bot", bot, "--nodes", str(nodes), "--turns", str(turns)]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[0])


def test_chance_walks_in_circles_and_somebody_counts_them() -> None:
    assert circles("random", 1, 100) > 5


def test_who_thinks_does_not() -> None:
    assert circles("master", 15, 40) == 0
