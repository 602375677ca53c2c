"""What a table refuses, as data: a code for programs, a sentence for people. Nothing has changed."""

from filone.kernel import FiloneError
from filone.kernel.texts import Value


class Refusal(FiloneError):
    """`code` is one of the error codes of the wire, and leads to the text `refused-<code>`."""

    package = "filone.table"

    def __init__(self, code: str, **details: Value) -> None:
        super().__init__(**details)
        self.code = code
        self.key = f"refused-{code.replace('_', '-')}"
