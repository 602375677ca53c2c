"""The conformance kit: what every game must answer for, wherever it lives.

A game in a package of its own registers itself and collects the checks as its tests (they need pytest and hypothesis):

    from filone.kernel.registry import register
    register("chess", "my_package.chess.game")

    from filone.testing.conformance import *
"""

from pathlib import Path

tests = Path("tests")
"""Where the tests of the games and the golden transcripts lie; a `conftest.py` may say otherwise."""
