"""Playing many matches: here in processes, or on a Ray cluster; interrupted and taken up again without loss."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import msgspec

from filone.bots.arena import Match, Played, play


class Journal:
    """The matches played so far, a JSON line each; without a path it is only remembered."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.played: list[Played] = []
        if path is not None and path.exists():
            whole, _, torn = path.read_bytes().rpartition(b"\n")
            self.played = [msgspec.json.decode(line, type=Played) for line in whole.splitlines()]
            if torn:  # the last line of an interrupted run
                path.write_bytes(whole + b"\n" if whole else b"")

    def write(self, played: Played) -> None:
        self.played.append(played)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")

    def missing(self, matches: Iterable[Match]) -> list[Match]:
        keys = {played.key for played in self.played}
        return [match for match in matches if match.key not in keys]


def run(matches: Sequence[Match], jobs: int, ray: str | None = None) -> Iterator[Played]:
    """Play the matches, and hand out each as it ends."""
    if ray is not None:
        yield from run_on_ray(matches, ray)
    elif jobs == 1:
        yield from map(play, matches)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            futures = [pool.submit(play, match) for match in matches]
            try:
                for future in as_completed(futures):
                    yield future.result()
            finally:
                for future in futures:
                    future.cancel()


def run_on_ray(matches: Sequence[Match], address: str) -> Iterator[Played]:
    """`address` is a cluster's, or `local` for one that lives as long as the tournament."""
    import ray  # noqa: PLC0415  (an extra: only those who have a cluster need it)

    ray.init(address=address, log_to_driver=False)
    try:
        remote = ray.remote(play)
        waiting = [remote.remote(match) for match in matches]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()
