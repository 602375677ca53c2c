"""What can go wrong, as data: a key and its details. The sentence comes from the texts, in the reader's language."""

from typing import ClassVar

from filone.kernel.texts import KERNEL_WORDS, Value, words_of


class FiloneError(Exception):
    """Bad input, told clearly. Nothing has changed."""

    key: ClassVar[str] = "error"

    def __init__(self, **details: Value) -> None:
        super().__init__(details)
        self.details = details

    def sentence(self, lang: str) -> str:
        return KERNEL_WORDS[lang](self.key, **self.details)

    def __str__(self) -> str:
        return self.sentence("en")

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.details)


def _again(kind: type[FiloneError], details: dict[str, Value]) -> FiloneError:
    return kind(**details)


class MalformedMove(FiloneError):
    """Not a move of this game at all."""

    key = "error-malformed"


class IllegalMove(FiloneError):
    """A move of this game that the rules forbid now; `clause` says which rule."""

    key = "error-illegal"

    @property
    def clause(self) -> str:
        return str(self.details["clause"])


class NotYourTurn(FiloneError):
    key = "error-not-your-turn"


class GameOver(FiloneError):
    key = "error-over"


class NotOver(FiloneError):
    key = "error-not-over"


class UnknownGame(FiloneError):
    key = "error-unknown-game"


class BadSeats(FiloneError):
    key = "error-seats"


class BadData(ValueError):
    """What the check of a data option finds wrong: a key of the game's own texts, `wrong-...`, and its details."""

    def __init__(self, key: str, **details: Value) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details


class BadOption(FiloneError):
    """An option that does not exist or has a wrong value; `reason` is a key of the texts that says what is allowed.

    What is wrong with data is told in the texts of the game, whose `package` is among the details.
    """

    key = "error-option"

    def sentence(self, lang: str) -> str:
        details = self.details
        if details["reason"] == "data":
            words = words_of(str(details["package"]), lang)
            details = {"name": details["name"], "why": words(str(details["why"]), **details)}
        return KERNEL_WORDS[lang](f"error-option-{self.details['reason']}", **details)


class BadRecord(FiloneError):
    key = "error-record"

    def sentence(self, lang: str) -> str:
        words = KERNEL_WORDS[lang]
        return words(f"error-record-{self.details['reason']}", **self.details)
