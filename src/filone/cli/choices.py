"""A numbered list of choices, long ones told in part: a word finds the rest."""

from collections.abc import Sequence

from filone.kernel.texts import Words

SHOWN = 40
"""Choices printed without being asked for."""


class Choices:
    """What the player may do; numbers start at 1 and stay the same when only some are shown."""

    def __init__(self, words: Words, choices: Sequence[str]) -> None:
        self._words = words
        self._choices = list(enumerate(choices, 1))

    def print_first(self) -> None:
        """As many as one takes in at a glance."""
        self._print(self._choices[:SHOWN])
        if len(self._choices) > SHOWN:
            print(self._words("choices-more", count=len(self._choices) - SHOWN))

    def print_with(self, part: str) -> None:
        """The choices in which `part` occurs: all of them if it is empty."""
        found = [(number, choice) for number, choice in self._choices if part.casefold() in choice.casefold()]
        self._print(found)
        if not found:
            print(self._words("choices-none", part=part))

    def _print(self, shown: Sequence[tuple[int, str]]) -> None:
        for number, choice in shown:
            print(f"{number:4}  {choice}")

    def index(self, line: str) -> int | None:
        """The choice whose number this is."""
        return int(line) - 1 if line.isdecimal() and 1 <= int(line) <= len(self._choices) else None
