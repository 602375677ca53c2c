"""A numbered list of choices, long ones told in part: a word finds the rest."""

from collections.abc import Sequence

from filone.kernel.texts import Words

SHOWN = 24
"""Choices printed without being asked for."""


class Choices:
    """What the player may do; numbers start at 1 and stay the same when only some are shown."""

    def __init__(self, words: Words, choices: Sequence[str]) -> None:
        self._words = words
        self._choices = list(enumerate(choices, 1))

    def print(self, part: str = "") -> None:
        """The choices in which `part` occurs; without it the first ones."""
        found = [(number, choice) for number, choice in self._choices if part.casefold() in choice.casefold()]
        shown = found if part or len(found) <= SHOWN else found[:SHOWN]
        for number, choice in shown:
            print(f"{number:4}  {choice}")
        if not found:
            print(self._words("choices-none", part=part))
        if len(shown) < len(found):
            print(self._words("choices-more", count=len(found) - len(shown)))

    def index(self, line: str) -> int | None:
        """The choice whose number this is."""
        return int(line) - 1 if line.isdecimal() and 1 <= int(line) <= len(self._choices) else None
