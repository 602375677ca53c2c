"""A server as a process: `launch.py DATABASE PORT`. It prints its port when it is ready."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from filone.kernel.registry import register
from filone.server import logs
from filone.server.serve import server
from server.harness import config


def main() -> None:
    register("toy", "toy.game")
    logs.set_up("error")
    database, port = sys.argv[1:]
    server(config(database, port=int(port)), lambda port: print(port, flush=True)).run()


main()
