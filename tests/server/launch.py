"""Servers as processes, quickly: this one has everything imported and forks one for every line that asks for it.

`start DATABASE PORT` is answered with the process and its port when it listens (0 if it does not come to that),
`wait PROCESS` with how it ended.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from filone.kernel.registry import register
from filone.server import logs
from filone.server.serve import server
from server.harness import config


def start(database: str, port: str) -> None:
    answers, answer = os.pipe()
    process = os.fork()
    if not process:
        os.close(answers)
        sys.stdin.close()
        with os.fdopen(answer, "w") as told:
            server(config(database, port=int(port)), lambda port: print(port, file=told, flush=True)).run()
        os._exit(0)
    os.close(answer)
    with os.fdopen(answers) as reading:
        print(process, reading.readline().strip() or 0, flush=True)


def main() -> None:
    register("toy", "toy.game")
    logs.set_up("error")
    for line in sys.stdin:
        match line.split():
            case "start", database, port:
                start(database, port)
            case "wait", process:
                print(os.waitstatus_to_exitcode(os.waitpid(int(process), 0)[1]), flush=True)


main()
