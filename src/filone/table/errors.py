"""What a table refuses, as data: a code for programs, a sentence for people. Nothing has changed."""

from typing import ClassVar

from filone.kernel import FiloneError
from filone.kernel.texts import Value, words_of


class Refusal(FiloneError):
    """`code` is one of the error codes of the wire, and leads to the text `refused-<code>`."""

    package: ClassVar[str] = "filone.table"

    def __init__(self, code: str, **details: Value) -> None:
        super().__init__(**details)
        self.code = code

    def sentence(self, lang: str) -> str:
        return words_of(self.package, lang)(f"refused-{self.code.replace('_', '-')}", **self.details)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.code, self.details)


def _again(kind: type[Refusal], code: str, details: dict[str, Value]) -> Refusal:
    return kind(code, **details)
