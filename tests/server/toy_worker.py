"""A worker that knows the toy as well."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from filone.kernel.registry import register
from filone.server.worker import main

register("toy", "toy.game")
main()
