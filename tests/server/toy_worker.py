"""A worker that knows the toy as well."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from filone.kernel.registry import register  # noqa: E402
from filone.server.worker import main  # noqa: E402

register("toy", "toy.game")
main()
