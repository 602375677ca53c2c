"""What the commands print: columns, JSON, a progress bar."""

import shutil
import sys
from collections.abc import Sequence
from time import monotonic
from typing import Any, TextIO

import msgspec

PATIENCE = 0.5
"""Seconds before a progress bar appears: what is quick needs none."""


WIDEST = 100
"""Longer lines are hard to read, however wide the terminal is."""


def width() -> int:
    """How long a line of text may be."""
    return min(shutil.get_terminal_size().columns, WIDEST)


def print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def printable(text: str) -> str:
    """What others wrote, with everything that a terminal would obey instead of show as an escape sequence."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def print_columns(rows: Sequence[Sequence[str]], right: int = 0) -> None:
    """Rows in aligned columns, the last `right` of them flush right."""
    rows = [[printable(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    left = len(widths) - right
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row[:left], widths, strict=False)]
        cells += [cell.rjust(width) for cell, width in zip(row[left:], widths[left:], strict=True)]
        print("  ".join(cells).rstrip())


class Progress:
    """A bar on the error stream while something takes time; nothing where nobody is watching.

    Where nobody knows how much there is in all, it counts.
    """

    WIDTH = 30

    def __init__(self, total: int | None, stream: TextIO | None = None) -> None:
        self.total = total
        self.done = 0
        self.stream = stream or sys.stderr
        self.start = monotonic()
        self.shown = False

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *exception: object) -> None:
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()

    def step(self, count: int = 1) -> None:
        self.done += count
        seconds = monotonic() - self.start
        if not self.stream.isatty() or seconds < PATIENCE:
            return
        told = str(self.done)
        if self.total is not None:
            full = self.WIDTH * self.done // self.total
            left = seconds / self.done * (self.total - self.done)
            bar = "█" * full + "░" * (self.WIDTH - full)
            told = f"{bar} {100 * self.done // self.total:3} %  {left:.0f} s"
        self.stream.write(f"\r{told} \x1b[K")
        self.stream.flush()
        self.shown = True
