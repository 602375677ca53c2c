"""A numbered list of choices, long ones told in part: a word finds the rest."""

from collections.abc import Sequence
from textwrap import wrap

from filone.cli.output import width
from filone.kernel.texts import Words

SHOWN = 40
"""Choices printed without being asked for."""
INDENT = 6
"""Where a choice begins, after its number."""
COLUMN = 56
"""As far as a choice may reach before what stands beside it moves out of line."""
NARROWEST = 24
"""What stands beside a choice has at least so much room."""


class Choices:
    """What the player is asked and may do, each with what stands beside it (nothing is fine).

    Numbers start at 1 and stay the same when only some are shown.
    """

    def __init__(self, words: Words, question: str, choices: Sequence[tuple[str, str]]) -> None:
        self._words = words
        self._question = question
        self._choices = [(number, choice, beside) for number, (choice, beside) in enumerate(choices, 1)]

    def print_first(self) -> None:
        """The question, and as many choices as one takes in at a glance."""
        print(self._question)
        self._print(self._choices[:SHOWN])
        if len(self._choices) > SHOWN:
            print(self._words("choices-more", count=len(self._choices) - SHOWN))

    def print_with(self, part: str) -> None:
        """The choices in which `part` occurs: all of them if it is empty."""
        found = [shown for shown in self._choices if part.casefold() in f"{shown[1]} {shown[2]}".casefold()]
        self._print(found)
        if not found:
            print(self._words("choices-none", part=part))

    def _print(self, shown: Sequence[tuple[int, str, str]]) -> None:
        column = min(max((len(choice) for _, choice, beside in shown if beside), default=0), COLUMN)
        for number, choice, beside in shown:
            first, *more = wrap(beside, max(width() - column - INDENT - 2, NARROWEST)) or [""]
            print(f"{number:{INDENT - 2}}  {choice:<{column}}  {first}".rstrip())
            for line in more:
                print(" " * (INDENT + column + 2) + line)

    def index(self, line: str) -> int | None:
        """The choice whose number this is."""
        return int(line) - 1 if line.isdecimal() and 1 <= int(line) <= len(self._choices) else None
