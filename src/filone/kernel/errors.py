"""What can go wrong, as data: a key and its details. The sentence comes from the texts, in the reader's language."""

from filone.kernel.texts import Value, words_of


class FiloneError(Exception):
    """Bad input, told clearly. Nothing has changed. `key` is a text of `package`."""

    package = "filone.kernel"
    key = "error"

    def __init__(self, **details: Value) -> None:
        super().__init__(details)
        self.details = details

    def sentence(self, lang: str) -> str:
        """What is wrong, in the reader's language."""
        return words_of(self.package, lang)(self.key, **self.details)

    def __str__(self) -> str:
        return self.sentence("en")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), vars(self))


def _rebuild(kind: type[FiloneError], attributes: dict[str, object]) -> FiloneError:
    error = kind.__new__(kind, attributes["details"])
    vars(error).update(attributes)
    return error


class MalformedMove(FiloneError):
    """Not a move of this game at all."""

    key = "error-malformed"


class IllegalMove(FiloneError):
    """A move of this game that the rules forbid now; `clause` says which rule."""

    key = "error-illegal"

    @property
    def clause(self) -> str:
        return str(self.details["clause"])

    def __str__(self) -> str:
        """Whoever reads a traceback has not seen the move; whoever plays has."""
        return f"{self.details['move']}: {super().__str__()}"


class NotYourTurn(FiloneError):
    """A move for a seat that is not on turn."""

    key = "error-not-your-turn"


class GameOver(FiloneError):
    """A move after the end."""

    key = "error-over"


class NotOver(FiloneError):
    """An outcome asked for before the end."""

    key = "error-not-over"


class UnknownGame(FiloneError):
    """No game has this name; `allowed` lists those there are."""

    key = "error-unknown-game"


class BadSeats(FiloneError):
    """The game is not played by so many."""

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

    def sentence(self, lang: str) -> str:
        details = self.details
        if details["reason"] == "data":
            words = words_of(str(details["package"]), lang)
            details = {"name": details["name"], "why": words(str(details["why"]), **details)}
        return words_of(self.package, lang)(f"error-option-{self.details['reason']}", **details)


class BadRecord(FiloneError):
    """A file that is not a record, or one that its game does not lead through; `reason` is a key of the texts."""

    def sentence(self, lang: str) -> str:
        return words_of(self.package, lang)(f"error-record-{self.details['reason']}", **self.details)
